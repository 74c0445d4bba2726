// Withdrawals by dice at the table: the panel says what the die asks for, the Commonwealth chooses by mouse or by key,
// and the box says since when a unit is away.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { askSide } from "./first-look-helpers.mjs";

/** A campaign of the scripted opponent up to a die that asks for two units and finds enough of them. */
function gameBefore(wasm) {
  const options = {
    scenario: "campaign",
    rules: { preset: "spi1981Errata", switches: { variableWithdrawal: "byDice" } },
  };
  const game = wasm.Game.begin({ options, dice: { kind: "seed", seed: "05".repeat(16) } });
  const asked = () =>
    game.legal().withdrawals.length > 2 &&
    game.legal().orders.length === 0 &&
    ["brigades", "armor"].reduce((sum, kind) => sum + (game.view().drawn?.[kind] ?? 0), 0) === 2;
  while (!asked()) assert.equal(game.give(game.opponent()).kind, "given");
  return game;
}

const game = gameBefore(await initWasm());
const link = game.gameLink();
const { drawn, turn } = game.view();
const due = game.legal().withdrawals.map((option) => option.due);
const site = await openSite();
after(() => site.close());

async function open(options = {}) {
  const opened = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link}`,
    ...options,
  });
  await askSide(opened.page);
  await opened.page.click("dialog[data-about=open] [data-value=yes]");
  await opened.page.waitForSelector(".pl-guide[data-segment=withdrawal]");
  return opened;
}

const button = (page, unit) => page.locator(`[data-do=withdraw][data-due="${unit}"]`);

test("the units that the die asks for are chosen with the mouse; the box says since when they are away", async () => {
  const { page, close, problems } = await open();
  const said = drawn.armor ? /1 brigade and 1 armor unit more/ : /2 brigades more/;
  await page.locator("#pl-drawn", { hasText: said }).waitFor();
  assert.equal(await page.getAttribute("#pl-done", "aria-disabled"), "true");
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.locator("#pl-todo", { hasText: "can be withdrawn" }).waitFor();
  await button(page, due[0]).click();
  await page.locator("#pl-log", { hasText: "Withdraw" }).waitFor();
  await page.locator("#pl-drawn", { hasText: /requires 1 (brigade|armor unit) more/ }).waitFor();
  await page.locator("#pl-boxes", { hasText: `(since game-turn ${turn})` }).waitFor();
  assert.equal(await button(page, due[0]).count(), 0);
  await page.locator("[data-do=withdraw]").first().click();
  await page.waitForSelector("#pl-drawn", { state: "detached" });
  assert.equal(await page.getAttribute("#pl-done", "aria-disabled"), null);
  await page.click("#pl-undo");
  await page.locator("#pl-drawn", { hasText: /requires 1 / }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("by keyboard the first nine have a digit, and the phase goes on when all have left", async () => {
  const { page, close, problems } = await open({ viewport: { width: 360, height: 740 } });
  await page.focus("#pl-decision-title");
  await page.keyboard.press("1");
  await page.locator("#pl-drawn", { hasText: /requires 1 / }).waitFor();
  await page.keyboard.press("1");
  await page.waitForSelector("#pl-drawn", { state: "detached" });
  await page.keyboard.press("x");
  await page.waitForFunction(() => document.querySelector(".pl-guide")?.dataset.segment !== "withdrawal");
  assert.deepEqual(problems(), []);
  await close();
});
