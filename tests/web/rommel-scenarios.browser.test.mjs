// Every scenario of Rommel in the Desert begins and is played by the page to its first battle, and a month of 1940 is
// played against the computer with the mouse.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import * as geometry from "../../www/games/rommel-in-the-desert/geometry.js";
import { createHand, watchMap } from "./clicks-helpers.mjs";
import { openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { PAINTED, ready } from "./play-helpers.mjs";
import { ROMMEL } from "./rommel-play-helpers.mjs";

const SCENARIOS = ROMMEL.scenarios().scenarios.map(({ id }) => id);
/** Those whose first battle comes soon. */
const SHORT = ["1940", "gazala"];
/** The controls that take a player through a turn, in order of preference. */
const CONTROLS = [
  "#set-up-done",
  "#set-up-rest",
  "#pl-hand-keep",
  "#pl-bid",
  "#pl-option-basic",
  "#pl-option-pass",
  "#pl-done",
  ".pl-decision .button-primary",
  ".pl-decision .card-row > button",
].map((control) => `${control}:not([aria-disabled=true]):visible`);

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** Begins a game by the form. */
async function begin(scenario, seats, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
    path: "?game=rommel-in-the-desert#play",
    ...options,
  });
  const { page } = view;
  await page.check(`#pl-scenario-${scenario}`);
  await page.check(`#pl-seats-${seats}`);
  if (options.cover) await page.check("#pl-new-cover");
  await page.click("#pl-start");
  if (options.cover) await page.click("dialog[open] [data-value=show]");
  await page.waitForSelector(PAINTED);
  return view;
}

const month = (page) => page.locator(".pl-turn").innerText();
const isOver = async (page) => (await page.locator("#pl-over").count()) > 0;

/** Presses the first control that is there, and waits until the player decides again. */
async function press(page) {
  await ready(page);
  if (await isOver(page)) return;
  for (const control of CONTROLS) {
    const found = page.locator(control).first();
    if (!(await found.count())) continue;
    await found.click();
    return ready(page);
  }
  throw new Error(`no way to go on: ${await page.locator(".pl-panel").innerText()}`);
}

for (const scenario of SCENARIOS)
  (SHORT.includes(scenario) ? test : longTest)(`${scenario} is played by the page to its first battle`, async () => {
    const { page, problems, close } = await begin(scenario, "axis");
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-seats");
    for (const side of ["axis", "allied"]) await page.selectOption(`#pl-seat-${side}`, "script");
    await page.click("dialog[open] .button-primary");
    // Each painting of the log shows the last orders, and the script gives many of them between two.
    await page.waitForFunction(
      () => document.querySelector("#pl-over") || /Battle turn in /.test(document.querySelector(".pl-log").textContent),
      null,
      { timeout: 60_000 },
    );
    assert.equal(await isOver(page), false, "the battle comes before the end");
    await page.locator("#pl-script-stop").click();
    await page.waitForSelector("#pl-script[data-state=stopped]");
    assert.deepEqual(problems(), []);
    await close();
  });

/** Plays on until the month is another one, or the game is over. */
async function playMonth(page) {
  const now = await month(page);
  for (let i = 0; i < 120 && !(await isOver(page)) && (await month(page)) === now; i++) await press(page);
  return now;
}

test("a month of 1940 against the computer is played with the mouse", async () => {
  const { page, problems, close } = await begin("1940", "axis");
  assert.equal(await playMonth(page), "September 1940");
  assert.equal(await month(page), "October 1940");
  assert.equal(await page.getAttribute(".pl-guide", "data-phase"), "buildup");
  assert.equal(await page.locator(".pl-whose").count(), 0, "the Buildup is the turn of neither side");
  assert.deepEqual(problems(), []);
  await close();
});

longTest("the whole game of 1940 against the computer is played with the mouse", async () => {
  const { page, problems, close } = await begin("1940", "allied");
  for (let i = 0; i < 8 && !(await isOver(page)); i++) await playMonth(page);
  assert.ok(await isOver(page));
  assert.deepEqual(problems(), []);
  await close();
});

test("on a phone the map goes to the blocks of the player who is to move", async () => {
  const { page, problems, close } = await begin("1941", "axis", { viewport: { width: 390, height: 844 } });
  await page.evaluate(watchMap);
  while ((await page.getAttribute(".pl-guide", "data-phase")) !== "movement") await press(page);
  const hand = createHand(page, geometry);
  await hand.hex("El Agheila");
  assert.deepEqual(hand.log, ["click El Agheila"], "it is pressed where it is, without a drag of the map");
  assert.deepEqual(problems(), []);
  await close();
});

test("after the cover the log names no block that the other player has placed", async () => {
  const { page, problems, close } = await begin("1940", "hot", { cover: true });
  const names = await page
    .locator(".pl-tray-block")
    .evaluateAll((list) => list.map((node) => node.getAttribute("aria-label").split(",")[0]));
  assert.equal(names.length, 8);
  await press(page);
  assert.match(await page.locator(".pl-log").innerText(), new RegExp(`${names[0]} is placed`));
  await page.click("#set-up-done");
  await page.click("dialog[open] [data-value=show]");
  await page.waitForFunction(() => !document.querySelector("dialog, .is-covered"));
  const log = await page.locator(".pl-log").innerText();
  assert.match(log, /A block is placed/);
  assert.deepEqual(
    names.filter((name) => log.includes(name)),
    [],
  );
  assert.deepEqual(problems(), []);
  await close();
});
