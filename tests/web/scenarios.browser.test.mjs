// Every scenario of the new game's form: what the form tells of it, its beginning on the map, and a first order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { openSite } from "./harness.mjs";
import { PAINTED, entries, openAllOrders, openGame, step } from "./play-helpers.mjs";

/** The scenarios with what the form and the game tell of them. */
const SCENARIOS = {
  "race-for-tobruk": {
    length: "5 game-turns, March 1941 to July 1941",
    begins: "Axis goes first · SPI 1981",
    turn: "Game-turn 1 of 5 · March 1941",
  },
  campaign: {
    length: "22 game-turns, March 1941 to December 1942",
    begins: "Axis goes first · SPI 1981",
    turn: "Game-turn 1 of 22 · March 1941",
  },
  "italian-campaign": {
    length: "7 game-turns, September 1940 to March 1941",
    begins: "Axis goes first · Fox Killed",
    turn: "Game-turn 1 of 7 · September 1940",
  },
  "extended-campaign": {
    length: "28 game-turns, September 1940 to December 1942",
    begins: "Axis goes first · Fox Killed",
    turn: "Game-turn 1 of 28 · September 1940",
  },
  "operation-crusader": {
    length: "3 game-turns, November 1941 to January 1942",
    begins: "Commonwealth goes first · Six Angles 2006",
    turn: "Game-turn 9 of 11 · November 1941",
  },
  "gazala-battle": {
    length: "3 game-turns, May 1942 to July 1942",
    begins: "Axis goes first · Six Angles 2006",
    turn: "Game-turn 15 of 17 · May 1942",
  },
};

/** Gives the first order that the page offers: dice, a reinforcement, or a move by keys. */
async function first(page) {
  if ((await page.getAttribute(".pl-guide", "data-phase")) === "initialMovement") return step(page);
  await openAllOrders(page);
  await page
    .locator(
      "#pl-panel [data-do=order]:not([aria-disabled=true]):visible, #pl-list-go:not([aria-disabled=true]):visible",
    )
    .first()
    .click();
  await page.waitForFunction(() => Number(document.querySelector(".pl-entry")?.value ?? 0) > 0);
}

test("the form tells length, months, who begins and the publication of every scenario", async (context) => {
  const site = await openSite();
  context.after(() => site.close());
  const { page, problems } = await site.openPage({ waitFor: "html[data-ready]", section: "play" });
  await page.waitForSelector("#pl-new-reconstructed");
  const shown = await page.$$eval("input[name=pl-scenario]", (inputs) =>
    inputs.map((input) => [
      input.value,
      input.disabled,
      [...input.parentElement.querySelectorAll(".muted")].map((line) => line.textContent),
    ]),
  );
  assert.deepEqual(
    shown.map(([id]) => id),
    Object.keys(SCENARIOS),
  );
  for (const [id, disabled, lines] of shown) {
    assert.equal(disabled, false, id);
    assert.deepEqual(lines.slice(0, 2), [SCENARIOS[id].length, SCENARIOS[id].begins], id);
    assert.ok(lines[2].length > 20, id);
  }
  assert.match(await page.textContent("#pl-new-reconstructed"), /reconstruction/);
  assert.deepEqual(problems(), []);
});

for (const [scenario, { turn }] of Object.entries(SCENARIOS)) {
  test(`${scenario} begins in its month and takes a first order, which a reload brings back`, async (context) => {
    const site = await openSite();
    context.after(() => site.close());
    const { page, problems } = await openGame(site, { scenario, seats: "hot" });
    assert.equal(await page.textContent(".pl-turn"), turn);
    await first(page);
    assert.equal(await entries(page), 1);
    await page.locator("#pl-kept", { hasText: "Saved in this browser" }).waitFor();
    await page.reload();
    await page.waitForSelector(PAINTED);
    assert.equal(await page.textContent(".pl-turn"), turn);
    assert.equal(await entries(page), 1);
    assert.deepEqual(problems(), []);
  });
}
