// How many times a practised player presses the mouse: from the address to a move, and for a whole game-turn.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite, readText } from "./harness.mjs";
import { PAINTED, entries, offered, openNews, ready } from "./play-helpers.mjs";
import { createHand, watchMap } from "./clicks-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

/** Gazala Battle, game-turn 16: the Commonwealth player is to place ten units that arrive. */
const LINK = (await readText("tests/web/game-turn.link.txt")).trim();
const SCREEN = { width: 1440, height: 900 };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

async function open(path) {
  const view = await site.openPage({ path: "tests/web/library-page.html", viewport: SCREEN, reducedMotion: "reduce" });
  await view.context.addInitScript(watchMap);
  await view.page.goto(new URL(path, site.address).href);
  await view.page.waitForSelector("html[data-ready]");
  return view;
}

/** Opens the saved game with the Commonwealth played here and the Axis by the script. */
async function openSaved() {
  const view = await open(`#${LINK}`);
  const { page } = view;
  await askSide(page);
  await page.selectOption("#pl-open-seats", "both");
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  await page.selectOption("#pl-seat-axis", "script");
  await page.click("dialog [data-value=ok]");
  await page.waitForSelector("dialog", { state: "detached" });
  return view;
}

test("from the address to the first completed move it takes three clicks", async () => {
  const { page, close } = await open("");
  const hand = createHand(page);
  await hand.click("#landing-play");
  await page.waitForSelector(PAINTED);
  await hand.click("#pl-next");
  // The next stack stands at the coast road, with open country to its south.
  await hand.hex("L0603");
  await page.waitForSelector(".pl-entry");
  assert.equal(await entries(page), 1);
  assert.ok(hand.log.length <= 3, hand.log.join("\n"));
  await close();
});

test("a game-turn with five stacks, an attack, an overrun and nine units that arrive takes at most 40 clicks", async () => {
  const { page, problems, close } = await openSaved();
  const hand = createHand(page);
  const now = async () => {
    await ready(page);
    return offered(page);
  };
  const phase = async (wanted) => assert.equal((await now()).phase, wanted, hand.log.join("\n"));
  const answer = async (asked, pattern) => {
    assert.equal((await now()).asked, asked);
    await hand.press(page.locator(".pl-decision [data-do=order]", { hasText: pattern }).first(), `answer ${pattern}`);
  };
  const given = await entries(page);

  await phase("reinforcement");
  await hand.click("#pl-tray-commonwealth-supply-17");
  await hand.click("[id^=pl-place-all-]");
  assert.ok((await now()).entries - given >= 8, "units that arrive");
  await hand.click("#pl-done");
  await hand.click("[data-do='warn.off']");
  await phase("airAllocation");
  await hand.click("#pl-done");

  await phase("initialMovement");
  await hand.zoomOut(28);
  const moves = (await now()).entries;
  await hand.stack("E2104");
  await hand.click(".pl-pick[data-unit='1-tk']");
  await hand.click(".pl-pick[data-unit='69-50']");
  await hand.hex("L2125");
  await hand.draw("E2103", "E2104");
  await hand.hex("E2003");
  await hand.hex("L2125", true);
  await hand.draw("E1718", "E1804");
  await hand.draw("E1903", "E2003");
  assert.equal((await now()).entries - moves, 5, "a move for each stack");
  await hand.click("#pl-done");

  await phase("firstCombat");
  await hand.hex("L2224");
  await hand.click("#pl-declare");
  await now();
  await hand.click("#pl-done");
  await answer("fight", "");
  await answer("commit", "2 air points");
  await answer("shifts", "");
  await answer("advance", "Stop advancing");
  await page.waitForSelector(".pl-outcome");
  await openNews(page, "outcome");
  assert.deepEqual(await page.evaluate(hiddenParts), [], "the outcome is in view");

  await phase("motorizedMovement");
  await hand.stack("L2125");
  await hand.hex("L2224");
  await hand.press(page.locator("#pl-goal-0", { hasText: "Overrun" }), "overrun");
  for (let n = 0; n < 3; n++) await answer("supplyUnit", "capture");
  await page.waitForSelector(".pl-outcome");
  await phase("motorizedMovement");
  await hand.draw("L2224", "E2001");
  await now();
  for (let n = 0; n < 3 && (await now()).by === "commonwealth" && (await now()).turn.includes("16"); n++)
    await hand.click("#pl-done");
  assert.ok(hand.log.length <= 40, `${hand.log.length}\n${hand.log.join("\n")}`);
  assert.deepEqual(problems(), []);
  await close();
});

/** What of an outcome is not in view: its die, its table and the fate of each unit. Runs in the page. */
function hiddenParts() {
  const inView = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    if (top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const at = document.elementFromPoint((left + right) / 2, Math.min(bottom - 2, (top + bottom) / 2));
    return !!at && (node.contains(at) || at.contains(node));
  };
  const parts = [...document.querySelectorAll(".pl-outcome .die, .pl-outcome table, .pl-outcome .pl-fates li")];
  return parts.length
    ? parts.filter((node) => !inView(node)).map((node) => node.className + node.textContent)
    : ["nothing"];
}
