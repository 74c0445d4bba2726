// Operation Herkules at the table: Malta is invaded with the keyboard alone, and with the mouse; the panel tells the
// chance before.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, initWasm, openSite } from "./harness.mjs";
import { askSide } from "./first-look-helpers.mjs";

/**
 * A campaign of the scripted opponent up to the first Air Allocation Phase in which both units can sail with air
 * points.
 */
function gameBefore() {
  const options = { scenario: "campaign", rules: { preset: "spi1981Errata", switches: { herkules: "allowed" } } };
  const game = wasm.Game.begin({ options, dice: { kind: "seed", seed: "06".repeat(16) } });
  const fits = () => game.legal().invasions?.some(({ units, points }) => units.length === 2 && points > 0);
  for (
    let reported = game.give(game.opponent());
    reported.turn < 15 || reported.phase !== "reinforcement" || !fits();
    reported = game.give(game.opponent())
  )
    assert.equal(reported.kind, "given");
  return game;
}

const wasm = await initWasm();
const ready = gameBefore();
const link = ready.gameLink();
const chances = ready.legal().invasions;
const site = await openSite();
after(() => site.close());

async function openAt(text, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${text}`,
    ...options,
  });
  await askSide(view.page);
  await view.page.click("dialog[data-about=open] [data-value=yes]");
  await view.page.waitForSelector(".pl-guide[data-phase=airAllocation]");
  return view;
}

const listed = (units, points) => chances.find((one) => one.points === points && one.units.join() === units.join());
const orders = (page) => page.$eval(".pl-entry", (node) => Number(node.value));

/** What the log says last agrees with the die: no higher than the index takes the island. */
async function settled(page, { index }) {
  const last = page.locator(".pl-log li").last();
  const text = await page.textContent("#pl-log");
  const [, face, against] = /Assault on Malta: die (\d) \(takes the island on (-?\d+) or less/.exec(text);
  assert.equal(Number(against), index);
  assert.match(text, Number(face) <= index ? /Malta falls\./ : /Malta holds\./);
  await last.waitFor();
  assert.equal(await page.$(".pl-invasion"), null, "there is one invasion in a game");
  assert.equal(await page.isEnabled("#pl-done"), true);
}

test("by mouse: the index follows whom and what is sent, each part with its case, and the die is thrown against it", async () => {
  const { page, close, problems } = await openAt(link);
  assert.equal(await page.getAttribute("#pl-invade", "aria-disabled"), "true");
  await page.click("label:has(#pl-invader-ramcke)");
  await page
    .locator("#pl-invasion-index[data-wins]", { hasText: `Assault Index ${listed(["ramcke"], 0).index}.` })
    .waitFor();
  await page.click("label:has(#pl-invader-folgore)");
  await page.selectOption("#pl-invasion-points", "1");
  const both = listed(["ramcke", "folgore"], 1);
  await page.locator("#pl-invasion-index", { hasText: `Assault Index ${both.index}.` }).waitFor();
  assert.equal(Number(await page.getAttribute("#pl-invasion-index", "data-wins")), both.wins);
  assert.deepEqual(
    await page.$$eval("#pl-invasion-index li", (all) => all.map(({ dataset }) => dataset.code)),
    both.parts.map(({ code }) => code),
  );
  await page.hover("#pl-invasion-index .pl-invasion-chance .case-tip");
  await page.locator(".popover", { hasText: "R070" }).waitFor();
  await page.mouse.move(1, 1);
  assert.deepEqual(await axe(page, ".pl-invasion"), []);
  await page.click("#pl-invade");
  await page.waitForSelector(".pl-invasion", { state: "detached" });
  await settled(page, both);
  assert.deepEqual(problems(), []);
  await close();
});

layoutTest("by keyboard alone: the same on a small screen, the case opening on focus", async (fonts) => {
  const { page, close, problems } = await openAt(link, { fonts, viewport: { width: 360, height: 740 } });
  await page.focus("#pl-invader-ramcke");
  await page.keyboard.press("Space");
  await page.locator("#pl-invasion-index", { hasText: "Assault Index" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "pl-invader-ramcke", "the focus stays");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "pl-invader-folgore");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  const both = listed(["ramcke", "folgore"], 1);
  await page.locator("#pl-invasion-index", { hasText: `Assault Index ${both.index}.` }).waitFor();
  await page.focus("#pl-invasion-index li .case-tip");
  await page.locator(".popover", { hasText: "16.11" }).waitFor();
  await page.keyboard.press("Escape");
  const before = await orders(page);
  await page.focus("#pl-invade");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".pl-invasion", { state: "detached" });
  assert.equal(await orders(page), before + 1);
  await settled(page, both);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(problems(), []);
  await close();
});

test("among all orders in words the many invasions are behind one line, and can be given there", async () => {
  const { page, close, problems } = await openAt(link);
  const had = await orders(page);
  const listed = ready.legal().orders.filter(({ invade }) => invade).length;
  await page.click("#pl-all > summary");
  const fold = page.locator("#pl-all details", { hasText: "Invasions of Malta" });
  assert.match(await fold.locator("summary").textContent(), new RegExp(`\\b${listed}\\b`));
  assert.equal(await fold.locator("[data-do=order]").first().isVisible(), false);
  await fold.locator("summary").click();
  await fold.locator("[data-do=order]").first().click();
  await page.waitForFunction((had) => document.querySelector(".pl-entry").value > had, had);
  assert.deepEqual(problems(), []);
  await close();
});

test("without the switch there is no invasion to order", () => {
  const game = wasm.Game.begin({ options: { scenario: "campaign" }, dice: { kind: "seed", seed: "01".repeat(16) } });
  assert.deepEqual(game.check({ invade: { units: ["ramcke"], points: 0, supply: [] } }).refusal.cases, ["16.0"]);
  game.free();
});
