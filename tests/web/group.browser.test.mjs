// Several stacks that move at once: by a held key or a button, with a preview of who cannot and why, undone together.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED, entries, openLink } from "./play-helpers.mjs";

let site;
let found;
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  found = positionOf(wasm);
});
after(() => site.close());

/** Hexes that can be brought to the middle of the stage. */
const inside = (hex) => /^L(1[2-9]|2[0-2])(1[2-9]|2[0-9])$/.test(hex);

/**
 * A game with two stacks, a hex that all of both reach, and one that only the second reaches.
 */
function positionOf(wasm) {
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "08".repeat(16) },
  });
  for (let view = game.view(); view.phase !== "over"; view = game.view()) {
    const stacks =
      view.phase === "initialMovement" && view.segment === "main" ? stacksOf(view, game.legal().moves) : [];
    for (const one of stacks)
      for (const two of stacks) {
        if (one === two) continue;
        const common = [...one.all].filter((hex) => two.all.has(hex) && !two.occupied.has(hex) && inside(hex));
        const apart = [...two.all].filter((hex) => !one.any.has(hex) && !two.occupied.has(hex) && inside(hex));
        if (common.length && apart.length)
          return { link: game.gameLink(), one, two, both: common.at(-1), second: apart.at(-1) };
      }
    game.give(game.opponent());
  }
  throw new Error("no such stacks");
}

/** The stacks of which every unit can move, with the hexes that all reach, and that any reaches. */
function stacksOf(view, moves) {
  const occupied = new Set(view.units.map(({ at }) => at));
  const reach = new Map(moves.map(({ unit, hexes }) => [unit, new Set(hexes.map(({ hex }) => hex))]));
  const places = new Map();
  for (const { id, at } of view.units) if (inside(at)) places.set(at, [...(places.get(at) ?? []), id]);
  return [...places].flatMap(([at, ids]) => {
    const sets = ids.map((id) => reach.get(id));
    if (sets.some((set) => !set?.size)) return [];
    const any = new Set(sets.flatMap((set) => [...set]));
    return [{ at, ids, any, all: new Set([...any].filter((hex) => sets.every((set) => set.has(hex)))), occupied }];
  });
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
async function clickHex(page, hex, key = "") {
  const at = await pointOf(page, hex);
  if (key) await page.keyboard.down(key);
  await page.mouse.click(...at);
  if (key) await page.keyboard.up(key);
}
const status = (page) => page.textContent("#pl-status");
const grouped = (page) => page.$$eval(".pl-group-card .ex-list [data-do='group.remove']", (all) => all.length);

test("stacks chosen with Control held go to one hex by an order each, and are taken back together", async () => {
  const { link, one, two, both } = found;
  const { page, close, problems } = await openLink(site, link);
  const had = await entries(page);
  await clickHex(page, one.at, "Control");
  assert.match(await status(page), /added to the group/);
  await clickHex(page, two.at, "Control");
  assert.equal(await grouped(page), 2);
  await clickHex(page, both);
  assert.equal(await page.locator(".pl-group-stays").count(), 0);
  assert.ok((await page.locator(".pl-group-goes").count()) >= 2);
  assert.deepEqual(await axe(page, ".pl-group-card"), []);
  await page.click("#pl-group-go");
  await page.waitForFunction(() => /the group is in/.test(document.querySelector("#pl-status").textContent));
  assert.ok((await entries(page)) >= had + 2);
  assert.equal(await page.locator(".pl-group-card").count(), 0);
  await page.click("#pl-undo");
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) === n, had);
  assert.deepEqual(problems(), []);
  await close();
});

test("the preview says who stays and why, and the others go", async () => {
  const { link, one, two, second } = found;
  const { page, close, problems } = await openLink(site, link);
  const had = await entries(page);
  await clickHex(page, one.at, "Control");
  await clickHex(page, two.at, "Control");
  await clickHex(page, second);
  const stays = await page.$$eval(".pl-group-stays", (all) => all.map(({ textContent }) => textContent));
  assert.equal(stays.length, one.ids.length);
  assert.ok(stays.every((text) => /out of reach with [\d.]+ movement points left/.test(text)));
  assert.match(await page.textContent("#pl-group-go"), /^Move \d+ units? to .*; .* stays?/);
  await page.click("#pl-group-go");
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
  assert.match(await page.textContent(".pl-entry"), new RegExp(second));
  assert.match(await status(page), /moved to .*; .* stays?\.$/);
  assert.deepEqual(problems(), []);
  await close();
});

test("a button adds the chosen units, keys alone move the group, and Escape lets go of it", async () => {
  const { link, one, two, both } = found;
  const { page, close } = await openLink(site, link);
  const had = await entries(page);
  for (const { at } of [one, two]) {
    await pointOf(page, at);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#pl-group-add");
    await page.focus("#pl-group-add");
    await page.keyboard.press("Enter");
    await page.waitForSelector(`[id^="pl-group-remove-"]`);
  }
  assert.equal(await grouped(page), 2);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".pl-group-card").count(), 0);
  for (const { at } of [one, two]) await clickHex(page, at, "Control");
  await clickHex(page, two.at, "Control");
  assert.equal(await grouped(page), 1, "a second click takes a stack off");
  await clickHex(page, two.at, "Control");
  await pointOf(page, both);
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) >= n + 2, had);
  await close();
});
