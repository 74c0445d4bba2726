// Choosing units on the map by mouse: no click moves the wrong ones or drops the choice.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { PAINTED, entries, openGame, openLink } from "./play-helpers.mjs";

let site;
let link;
let first;
let second;
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  const found = () => {
    const { turn, phase, segment, units } = game.view();
    if (turn < 2 || phase !== "initialMovement" || segment !== "main") return undefined;
    return twoStacks(units, game.legal().moves);
  };
  for (let stacks = found(); !stacks; stacks = found()) {
    game.give(game.opponent());
    stacks = found();
    if (stacks) [first, second] = stacks;
  }
  link = game.gameLink();
});
after(() => site.close());

/** A place at sea, out of the reach of everybody. */
const FAR = "L2625";

/** Two stacks away from the edge of the map: the first has several units, and all that move there reach the second. */
function twoStacks(units, moves) {
  const at = new Map(units.map((unit) => [unit.id, unit.at]));
  const inside = (hex) => /^L(1[2-9]|2[0-2])(1[2-9]|2[0-9])$/.test(hex);
  const movable = new Map();
  for (const move of moves)
    if (move.hexes.length && inside(at.get(move.unit)))
      movable.set(at.get(move.unit), [...(movable.get(at.get(move.unit)) ?? []), move]);
  for (const [one, here] of movable)
    for (const other of movable.keys())
      if (one !== other && here.length > 1 && here.every(({ hexes }) => hexes.some(({ hex }) => hex === other)))
        return [one, other];
  return undefined;
}

/** Brings a hex to the middle of the map and gives the place of its middle in the window. */
async function pointOf(page, hex) {
  await page.fill("#pl-goto", hex);
  await page.press("#pl-goto", "Enter");
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  await page.waitForSelector(PAINTED);
  const box = await page.locator(".pl-stage").boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
const clickHex = async (page, hex, options = {}) => page.mouse.click(...(await pointOf(page, hex)), options);
const chosen = (page) => page.$$eval(".pl-pick[aria-pressed=true]", (all) => all.map(({ textContent }) => textContent));
const title = (page) => page.textContent("#pl-stack-title");
const status = (page) => page.textContent("#pl-status");

test("a click on another stack of one's own chooses it, and a button moves the units there that were chosen", async () => {
  const { page, close, problems } = await openLink(site, link);
  const given = await entries(page);
  await clickHex(page, first);
  const before = await chosen(page);
  assert.equal(before.length, 1);
  await clickHex(page, second);
  assert.match(await title(page), new RegExp(second));
  assert.equal(await page.locator(".pl-goal").count(), 0);
  assert.equal(await entries(page), given, "nothing has moved");
  assert.match(await page.textContent("#pl-stack-join"), new RegExp(before[0]));
  await page.click("#pl-stack-join");
  await page.click("#pl-goal-0");
  await page.waitForFunction((had) => Number(document.querySelector(".pl-entry").value) > had, given);
  assert.match(await page.textContent(".pl-entry"), new RegExp(`${before[0]}.*${second}`));
  assert.deepEqual(problems(), []);
  await close();
});

test("a click out of reach says so and keeps the choice; the other button and Escape let go", async () => {
  const { page, close } = await openLink(site, link);
  await clickHex(page, first);
  const before = await chosen(page);
  await clickHex(page, FAR);
  assert.match(await status(page), /out of reach; the units stay selected/);
  assert.deepEqual(await chosen(page), before);
  await clickHex(page, FAR, { button: "right" });
  assert.equal(await page.locator(".pl-stack").count(), 0);
  await clickHex(page, first);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".pl-stack").count(), 0);
  await close();
});

test("a double click chooses the whole stack", async () => {
  const { page, close } = await openLink(site, link);
  const at = await pointOf(page, first);
  await page.mouse.dblclick(...at);
  const all = await page.locator(".pl-pick").count();
  assert.ok(all > 1);
  assert.equal((await chosen(page)).length, all);
  await close();
});

test("all units that arrive in a hex are placed there at once", async () => {
  const { page, close } = await openGame(site, { seats: "hot", scenario: "operation-crusader" });
  await page.waitForSelector(".pl-tray .pl-card");
  const arriving = await page.locator(".pl-tray .pl-card").count();
  await page.locator(".pl-tray .pl-card").first().click();
  await page.locator("[id^=pl-place-all-]").first().click();
  await page.waitForFunction((had) => document.querySelectorAll(".pl-tray .pl-card").length < had - 1, arriving);
  assert.ok((await entries(page)) > 1);
  await close();
});
