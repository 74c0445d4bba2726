// Supply and zones of control on the map of a game, and the warning before an attack without supply.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED, openGame, openLink } from "./play-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const said = (page) => page.innerText("#pl-layers-said");

test("a key lays supply over the map, in words as well, and the next visit shows it again", async () => {
  const { page, close, problems } = await openGame(site, { seats: "axis" });
  await page.keyboard.press("m");
  assert.equal(await page.locator("#pl-layers-said").count(), 0);
  await page.keyboard.press("s");
  assert.match(await said(page), /Axis: every unit is in general supply/);
  assert.equal(await page.isChecked("#pl-layer-supply"), true);
  assert.deepEqual(await axe(page, "#pl-layers"), []);
  await page.keyboard.press("z");
  assert.equal(await page.isChecked("#pl-layer-zones"), true);
  await page.keyboard.press("z");
  assert.equal(await page.isChecked("#pl-layer-zones"), false);
  await page.waitForSelector("[data-save-status=saved]");
  await page.reload();
  await page.waitForSelector(PAINTED);
  assert.match(await said(page), /Commonwealth: every unit/);
  await page.click("#pl-layer-supply");
  assert.equal(await page.locator("#pl-layers-said").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("a hex under a zone of control is said to be so while zones are shown, in the grid of hexes at once", async () => {
  const { page, close } = await openGame(site, { seats: "axis" });
  const game = wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "fresh" } });
  const occupied = new Set(game.view().units.map(({ at }) => at));
  const zone = game.askBoard({ kind: "zones", side: "axis" }).hexes.find((at) => !occupied.has(at));
  await page.keyboard.press("m");
  const hex = async () => {
    await page.fill("#pl-goto", zone);
    await page.press("#pl-goto", "Enter");
    await page.waitForFunction((at) => document.querySelector(".ex-line").textContent.includes(at), zone);
    return page.textContent(".ex-line");
  };
  assert.doesNotMatch(await hex(), /zone/);
  const cell = page.locator(".pl-stage [aria-selected=true]");
  assert.doesNotMatch(await cell.textContent(), /zone/);
  await page.keyboard.press("z");
  await cell.filter({ hasText: /zone of control/i }).waitFor({ state: "attached" });
  assert.match(await hex(), /zone of control/i);
  await page.keyboard.press("z");
  await cell.filter({ hasNotText: /zone of control/i }).waitFor({ state: "attached" });
  await close();
});

/** A game in which an attack may be declared whose attackers combat supply does not reach. */
function unsuppliedAttack() {
  for (let n = 1; n < 20; n++) {
    const seed = n.toString(16).padStart(2, "0").repeat(16);
    const game = wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "seed", seed } });
    for (let view = game.view(); view.phase !== "over"; view = game.view()) {
      if (view.phase.endsWith("Combat") && view.segment === "main" && !view.combats.length)
        for (const { hex, units } of game.legal().attacks) {
          const { findings = [] } = game.preview({ units, hexes: [hex] });
          const out = findings.filter(({ code, unit }) => code === "out-of-combat-supply" && units.includes(unit));
          if (out.length) return { link: game.gameLink(), hex };
        }
      game.give(game.opponent());
    }
    game.free();
  }
  throw new Error("no attack lacks supply");
}

test("an attack without combat supply is warned of before it is declared, and the odds tell their reasons", async () => {
  const { link, hex } = unsuppliedAttack();
  const { page, close, problems } = await openLink(site, link);
  await page.locator("label.check", { hasText: hex }).first().click();
  assert.match(await page.innerText("#pl-unsupplied"), /Out of combat supply, so attacking at half strength: .*7\.34/s);
  await page.locator("#pl-chances summary").first().click();
  assert.match(await page.innerText("#pl-chances .ref-findings"), /combat supply/i);
  assert.deepEqual(await axe(page, "#pl-chances"), []);
  assert.deepEqual(problems(), []);
  await close();
});
