// Combat supply by source, stacking points, threatened stacks and hex numbers on the map; a move that leaves supply
// warns before it is made; overruns are shown from afar.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED, entries, openGame, openLink } from "./play-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

/** The first state of a game by the script that is as wanted, and what was found there. */
function until(wanted, seeds = ["07", "05", "0b"]) {
  for (const seed of seeds) {
    const game = wasm.Game.begin({
      options: { scenario: "race-for-tobruk" },
      dice: { kind: "seed", seed: seed.repeat(16) },
    });
    for (let n = 0; n < 420 && game.view().phase !== "over"; n++) {
      const view = game.view();
      const found = wanted(game, view);
      if (found) return { link: game.gameLink(), view, ...found };
      game.give(game.opponent());
    }
    game.free();
  }
  throw new Error("no such state");
}
const moves = (view) => view.phase === "initialMovement" && view.segment === "main";
/** Hexes that can be brought to the middle of the stage. */
const inside = (hex) => /^L(1[2-9]|2[0-2])(1[2-9]|2[0-9])$/.test(hex);
const at = (view, id) => view.units.find((unit) => unit.id === id)?.at;

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
const status = (page) => page.textContent("#pl-status");
/** Chooses a unit by the buttons of its stack, and no other. */
async function chooseUnit(page, view, unit) {
  await pointOf(page, at(view, unit));
  await page.keyboard.press("Enter");
  await page.waitForSelector(".pl-stack");
  if (await page.locator("#pl-no-units").count()) await page.click("#pl-no-units");
  const pick = page.locator(`[id="pl-unit-${unit}"]`);
  if ((await pick.getAttribute("aria-pressed")) !== "true") await pick.click();
  await page.waitForSelector(`[id="pl-unit-${unit}"][aria-pressed=true]`);
}

test("a key shows combat supply, and a source chosen shows whom it serves alone", async () => {
  const { page, close, problems } = await openGame(site, { seats: "axis" });
  await page.keyboard.press("m");
  await page.keyboard.press("u");
  assert.equal(await page.isChecked("#pl-layer-combat"), true);
  assert.match(await page.innerText("#pl-layers-combat"), /combat supply.*7\.3/s);
  assert.equal(await page.locator("#pl-layers-served").count(), 0);
  const sources = await page.$$eval("#pl-layer-source option", (all) => all.map(({ value }) => value));
  assert.ok(sources.length > 2);
  await page.selectOption("#pl-layer-source", sources[1]);
  assert.match(await page.innerText("#pl-layers-served"), /movement points/);
  assert.deepEqual(await axe(page, "#pl-layers"), []);
  await page.keyboard.press("u");
  assert.equal(await page.locator("#pl-layer-source").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("stacking points are said of a hex and of the map while their layer is on", async () => {
  const { page, close } = await openGame(site, { seats: "axis" });
  const game = wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "fresh" } });
  const { limit, hexes } = game.askBoard({ kind: "stacks" });
  const { hex, stackingPoints } = hexes[0];
  await page.keyboard.press("m");
  await page.keyboard.press("k");
  assert.match(await page.innerText("#pl-layers-stacking"), new RegExp(`more than ${limit} stacking points`));
  await page.fill("#pl-goto", hex);
  await page.press("#pl-goto", "Enter");
  const words = `${stackingPoints} of ${limit} stacking points`;
  await page.waitForFunction((text) => document.querySelector(".ex-line").textContent.includes(text), words);
  await close();
});

test("stacks that the enemy could overrun are named with the odds, and what is assumed is said", async () => {
  const { link, risk } = until((game, view) => {
    if (!moves(view)) return undefined;
    const { overruns } = game.askBoard({ kind: "overrunRisk", side: view.by });
    const found = overruns.find(({ supplyOnly }) => !supplyOnly);
    return found && { risk: found };
  });
  const { page, close, problems } = await openLink(site, link);
  await page.keyboard.press("m");
  await page.keyboard.press("r");
  const words = await page.locator(".pl-risk", { hasText: risk.hex }).first().innerText();
  assert.match(words, new RegExp(`${risk.from}.*${risk.odds}.*${risk.strength[0]} against ${risk.strength[1]}`));
  assert.match(await page.innerText("#pl-layers-assumed"), /all units where they are now.*8\.3/s);
  assert.deepEqual(await axe(page, "#pl-layers"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("hex numbers follow the Map page until they are chosen here, and the next visit has them so", async () => {
  const { page, close } = await openGame(site, { seats: "axis" });
  assert.equal(await page.isChecked("#pl-layer-numbers"), true);
  await page.evaluate(() => localStorage.setItem("desertfox:v1:numbers", "none"));
  await page.waitForSelector("[data-save-status=saved]");
  await page.reload();
  await page.waitForSelector(PAINTED);
  assert.equal(await page.isChecked("#pl-layer-numbers"), false);
  await page.check("#pl-layer-numbers");
  await page.waitForSelector(PAINTED);
  await page.reload();
  await page.waitForSelector(PAINTED);
  assert.equal(await page.isChecked("#pl-layer-numbers"), true);
  await close();
});

test("a move that leaves general supply asks before it is made; one within supply needs no more clicks", async () => {
  const { link, view, unit, out, within } = until((game, now) => {
    if (!moves(now)) return undefined;
    const taken = new Set(now.units.map((each) => each.at));
    for (const { unit: id, hexes } of game.legal().moves.slice(0, 6)) {
      const free = hexes.filter(({ hex }, n) => inside(hex) && !taken.has(hex) && n % 5 === 0);
      const lost = ({ hex }) => {
        const after = game.askBoard({ kind: "supplyAfter", units: [id], hex });
        return after.generalLost.includes(id);
      };
      const away = free.findLast(lost);
      const near = free.find((end) => !lost(end));
      if (away && near) return { unit: id, out: away.hex, within: near.hex };
    }
    return undefined;
  });
  const { page, close, problems } = await openLink(site, link);
  const had = await entries(page);
  await chooseUnit(page, view, unit);
  await clickHex(page, out);
  assert.match(await page.innerText("#pl-leaves"), /Leaves general supply/);
  assert.match(await page.textContent(".ex-line"), /Leaves general supply/);
  assert.deepEqual(await axe(page, ".pl-goal"), []);
  assert.equal(await entries(page), had, "nothing has moved yet");
  await page.click("#pl-goal-not");
  await clickHex(page, within);
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
  assert.deepEqual(problems(), []);
  await close();
});

test("an overrun is offered from afar with odds and cost, and a click on the enemy leads to the hex before it", async () => {
  const { link, view, unit, far } = until((game, now) => {
    if (!moves(now)) return undefined;
    for (const { unit: id, hexes } of game.legal().moves) {
      const { overruns = [] } = game.askBoard({ kind: "overruns", units: [id] });
      const found = overruns.find(
        ({ hex: to, from }) => inside(to) && from !== at(now, id) && hexes.some(({ hex }) => hex === from),
      );
      if (found) return { unit: id, far: found };
    }
    return undefined;
  });
  const { page, close, problems } = await openLink(site, link);
  await chooseUnit(page, view, unit);
  const total = Number(far.spent) + Number(far.cost);
  const offer = page.locator(`[id="pl-overrun-${far.hex}"]`);
  assert.match(await offer.innerText(), new RegExp(`${far.hex}.*from ${far.from}.*${total} movement points`));
  await clickHex(page, far.hex);
  assert.match(await status(page), new RegExp(`${far.hex}.*can be overrun from ${far.from}`));
  await page.click("#pl-goal-0");
  await clickHex(page, far.hex);
  assert.match(await page.innerText("#pl-overrun"), /It costs .* movement points/);
  assert.ok(await page.locator("#pl-overrun .ex-note").count());
  assert.deepEqual(await axe(page, ".pl-goal"), []);
  assert.deepEqual(problems(), []);
  await close();
});
