// Rommel at the table (8.8): sent to German units by mouse and by key, shown on the map and in words, his shift told
// before the attack.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const { Game } = await initWasm();
const SEED = "00112233445566778899aabbccddeeff";
const goals = (game) => game.legal().orders.flatMap((order) => (order.rommel ? [order.rommel.hex] : []));

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** A race with Rommel, played by the script until something is so. */
function begin(until) {
  const game = Game.begin({
    options: { scenario: "race-for-tobruk", rules: { switches: { rommel: "present" } } },
    dice: { kind: "seed", seed: SEED },
  });
  while (!until(game)) assert.equal(game.give(game.opponent()).kind, "given");
  return game;
}

/** The game of a link on the table, both players at this screen. */
async function open(link, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link}`,
    ...options,
  });
  await askSide(view.page);
  await view.page.click("dialog[data-about=open] [data-value=yes]");
  await view.page.waitForSelector(PAINTED);
  return view;
}

/** Puts the cursor of the map on a hex. */
async function goTo(page, hex) {
  await page.fill("#pl-goto", hex);
  await page.press("#pl-goto", "Enter");
}

test("by mouse: a button sends him to German units, the map says where he is, and he goes once in a phase", async () => {
  const game = begin((game) => goals(game).length > 1);
  const [hex] = goals(game);
  const { page, problems, close } = await open(game.gameLink());
  const buttons = page.locator(".pl-decision[data-asked=rommel] [data-do=order]");
  assert.equal(await buttons.count(), goals(game).length);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await buttons.first().click();
  await page.locator("#pl-log", { hasText: "Rommel joins the units in" }).waitFor();
  await page.waitForSelector(".pl-decision[data-asked=rommel]", { state: "detached" });
  await goTo(page, hex);
  await page
    .locator(".pl-stage [aria-selected=true], .pl-stage [role=gridcell]", { hasText: "Rommel" })
    .first()
    .waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await page.locator("#pl-rommel", { hasText: "Rommel is here." }).waitFor();
  assert.deepEqual(await axe(page, ".pl-stack"), []);
  await page.click("#pl-undo");
  await page.waitForSelector(".pl-decision[data-asked=rommel]");
  assert.equal(await page.locator("#pl-rommel").count(), 0, "taken back, he is not there");
  assert.deepEqual(problems(), []);
  await close();
});

test("by keyboard and on a narrow screen: the digit of a hex sends him there", async () => {
  const game = begin((game) => goals(game).length > 1);
  const { page, problems, close } = await open(game.gameLink(), { viewport: { width: 360, height: 740 } });
  await page.focus("#pl-decision-title");
  await page.keyboard.press("2");
  await page.locator("#pl-log", { hasText: "Rommel joins the units in" }).waitFor();
  await page.waitForSelector(".pl-decision[data-asked=rommel]", { state: "detached" });
  assert.deepEqual(problems(), []);
  await close();
});
