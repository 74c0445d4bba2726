// Detachments on the game screen (17): formed by mouse and by keyboard, refused with the reason, and removed.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const { Game } = await initWasm();
const SEED = "00112233445566778899aabbccddeeff";
const isDetach = (order) => typeof order === "object" && "detach" in order;

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** A race with detachments, played by the script as far as its first movement phase. */
function begin(detachments = "allowed") {
  const game = Game.begin({
    options: { scenario: "race-for-tobruk", rules: { switches: { detachments } } },
    dice: { kind: "seed", seed: SEED },
  });
  while (game.view().phase !== "initialMovement") assert.equal(game.give(game.opponent()).kind, "given");
  return game;
}

/** The game of a link on the table, both players at this screen. */
async function open(link) {
  const view = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", path: `#${link}` });
  await askSide(view.page);
  await view.page.click("dialog[data-about=open] [data-value=yes]");
  await view.page.waitForSelector(PAINTED);
  return view;
}

const parentsOf = (game) =>
  game
    .legal()
    .orders.filter(isDetach)
    .map(({ detach }) => detach.unit);
const row = (unit) => `.pl-stack [data-key="unit-${unit}"]`;
const button = (page, unit) => page.locator(`${row(unit)} .pl-order`, { hasText: "form a detachment" });

test("by mouse: a unit forms a detachment by its button; the die stays, and the unit forms no other", async () => {
  const game = begin();
  const [unit] = parentsOf(game);
  const { page, problems, close } = await open(game.gameLink());
  // The list of what can move leads to the stack of the unit.
  while (!(await page.locator(row(unit)).count())) await page.click("#pl-next");
  if ((await page.getAttribute(`#pl-unit-${unit}`, "aria-pressed")) === "false") await page.click(`#pl-unit-${unit}`);
  await button(page, unit).click();
  await page.waitForSelector(`${row("axis-detachment-1")} #pl-unit-axis-detachment-1`);
  assert.match(await page.textContent(row("axis-detachment-1")), /14 of 14 movement points/);
  assert.match(await page.textContent(row(unit)), /has formed a detachment/);
  assert.equal(await button(page, unit).count(), 0);
  if ((await page.getAttribute(`#pl-unit-${unit}`, "aria-pressed")) !== "true") await page.click(`#pl-unit-${unit}`);
  assert.match(
    await page.textContent(`#pl-no-detachment-${unit}`),
    /already formed a detachment in this player-turn.*17\.1[34]|depleted.*17\.13/s,
  );
  assert.equal(await page.getAttribute("#pl-undo", "aria-disabled"), "true", "a die is not taken back");
  assert.deepEqual(await axe(page, ".pl-side"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("by keyboard: B forms it, and says why another unit cannot", async () => {
  const game = begin();
  const parents = parentsOf(game);
  const { page, problems, close } = await open(game.gameLink());
  const chosen = () =>
    page.evaluate(() => document.querySelector(".pl-pick[aria-pressed=true]")?.id.replace("pl-unit-", "") ?? "");
  const until = async (wanted) => {
    for (let step = 0; step < 60 && !wanted(await chosen()); step += 1) await page.keyboard.press(step % 2 ? "c" : "n");
    return chosen();
  };
  await page.keyboard.press("m");
  const able = await until((unit) => parents.includes(unit));
  assert.ok(parents.includes(able), able);
  await page.keyboard.press("b");
  await page.waitForSelector("#pl-unit-axis-detachment-1");
  const other = await until((unit) => unit && !parents.includes(unit) && !unit.includes("detachment"));
  await page.keyboard.press("b");
  assert.match(await page.textContent("#pl-status"), /cannot form a detachment/, other);
  assert.equal(await page.locator("#pl-unit-axis-detachment-2").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

/** The link of the game before the order that takes the detachment off the map, and that order. */
function beforeRemoval() {
  const game = begin();
  assert.equal(game.give({ detach: { unit: parentsOf(game)[0] } }).kind, "given");
  for (;;) {
    const [link, order] = [game.gameLink(), game.opponent()];
    assert.equal(game.give(order).kind, "given");
    if (!game.view().units.some(({ id }) => id === "axis-detachment-1")) return { link, order };
  }
}

for (const hand of ["mouse", "keyboard"]) {
  test(`by ${hand}: it is removed when its time is over`, async () => {
    const { link, order } = beforeRemoval();
    const { page, problems, close } = await open(link);
    assert.ok(order === "done" || order === "roll", JSON.stringify(order));
    if (hand === "mouse") await page.click(order === "done" ? "#pl-done" : ".pl-decision [data-do=order]");
    else await page.keyboard.press(order === "done" ? "x" : "1");
    const anyway = page.locator("#pl-done-anyway");
    if (order === "done" && (await anyway.count()))
      await (hand === "mouse" ? anyway.click() : page.keyboard.press("Enter"));
    await page
      .locator(".pl-log, #pl-log", { hasText: "Detachment № 1 is removed from" })
      .first()
      .waitFor({ state: "attached" });
    assert.deepEqual(problems(), []);
    await close();
  });
}

test("a game without the option offers none and says nothing of it", async () => {
  const game = begin("absent");
  assert.deepEqual(parentsOf(game), []);
  const { page, problems, close } = await open(game.gameLink());
  await page.click("#pl-next");
  assert.equal(await page.locator(".pl-no-detachment").count(), 0);
  assert.equal(await page.locator(".pl-order", { hasText: "form a detachment" }).count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});
