// A game that comes by a link for the first time is looked at without a question, from neither side, until one is
// taken.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { openGame } from "./play-helpers.mjs";
import { ROMMEL, SEED, linkWhen } from "./rommel-play-helpers.mjs";
import { EVERYTHING, untilRefit } from "./standing-helpers.mjs";
import { rows } from "./storage-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const OPEN = "dialog[data-about=open]";
const SIDES = ["axis", "allied"];

/** A race for Tobruk that the script has played for some orders. */
function race(orders = 20, scenario = "race-for-tobruk") {
  const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: SEED } });
  for (let n = 0; n < orders && game.view().phase !== "over"; n++) game.give(game.opponent());
  return game.gameLink();
}

/** The page with a link in its address, which is looked at. */
async function look(link, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link}`,
    ...options,
  });
  await view.page.waitForSelector("#pl-look-take");
  await view.page.waitForSelector(".pl-stage[data-painted=all]");
  return view;
}

const count = (page, selector) => page.locator(selector).count();

test("a first link is shown without a question, and nothing of it is saved or can be changed", async () => {
  const link = race();
  const { page, problems, close } = await look(link);
  assert.equal(await count(page, "dialog"), 0);
  assert.match(await page.textContent("#pl-look"), /You are looking at it. Take a side to play on/);
  assert.match(await page.textContent("#pl-kept"), /^Not saved/);
  assert.deepEqual(await rows(page, "games"), []);
  for (const control of ["#pl-away-here", "#pl-menu-seats", "#pl-menu-note", ".pl-orders [data-do=order]"])
    assert.equal(await count(page, control), 0, control);
  assert.equal(await page.getAttribute("#pl-undo", "aria-disabled"), "true");
  assert.deepEqual(await axe(page, "#play"), []);
  // The link stays in the address: after a reload the game is there again.
  await page.reload();
  await page.waitForSelector("#pl-look-take");
  assert.equal(await page.evaluate(() => location.hash), `#${link}`);
  assert.deepEqual(problems(), []);
  await close();
});

test("the open game waits behind a first link and is there again once that is closed", async () => {
  const view = await openGame(site, { seats: "axis" });
  const { page, problems, close } = view;
  await page.waitForSelector("[data-save-status=saved]");
  const name = await page.textContent(".pl-name");
  await page.evaluate((link) => (location.hash = link), race(8, "campaign"));
  await page.waitForSelector("#pl-look-take");
  assert.notEqual(await page.textContent(".pl-name"), name);
  await page.focus("#pl-look-close");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("#pl-look"));
  assert.equal(await page.textContent(".pl-name"), name);
  assert.doesNotMatch(await page.evaluate(() => location.hash), /d1/, "the link has left the address");
  assert.equal((await rows(page, "games")).length, 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("who takes a side that holds orders and standing orders sees how many, and rejects them first", async () => {
  const game = untilRefit(wasm);
  const side = game.view().by;
  assert.equal(game.give({ standing: EVERYTHING }).kind, "given");
  const orders = game.terms().sides.find((one) => one.side === side);
  assert.ok(orders.orders > 0 && orders.standing > 0);
  const { page, problems, close } = await look(game.gameLink());
  await page.click("#pl-look-take");
  await page.selectOption("#pl-open-seats", side);
  assert.match(await page.textContent("#pl-open-side"), new RegExp(`\\b${orders.orders} order`));
  await page.waitForSelector("#pl-open-side-standing");
  const values = await page.$$eval(`${OPEN} [data-value]`, (all) => all.map(({ dataset }) => dataset.value));
  assert.equal(values[0], "no");
  await page.click(`${OPEN} [data-value=no]`);
  await page.waitForSelector("#pl-look-take");
  assert.deepEqual(await rows(page, "games"), [], "it is looked at as before");
  await page.click("#pl-look-take");
  await page.click(`${OPEN} [data-value=yes]`);
  await page.waitForSelector("[data-save-status=saved]");
  assert.equal(await count(page, "#pl-look"), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("Rommel in the Desert: a first link shows of hidden things what both players see", async () => {
  const link = linkWhen("1940", ({ stage, orders }) => stage === "turns" && orders > 60);
  const game = ROMMEL.Game.open(link);
  const named = (viewer) => {
    game.setViewer(viewer);
    return game.view().blocks.flatMap(({ name }) => name ?? []);
  };
  const secret = named().filter((name) => !named("observer").includes(name));
  assert.ok(
    SIDES.every((side) => secret.some((name) => named(side).includes(name))),
    "both players hide blocks",
  );
  const { page, problems, close } = await look(link);
  const text = await page.evaluate(() => document.querySelector("#play").textContent);
  assert.deepEqual(
    secret.filter((name) => text.includes(name)),
    [],
  );
  assert.equal(await count(page, "#pl-hand-title ~ [data-key] .rd-cards"), 0, "no hand lies open");
  await page.click("#pl-overview");
  await page.waitForSelector("#rp-body #pl-terms");
  assert.equal(await count(page, "#rp-tab-analyst"), 0);
  await page.click("#rp-close");
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  await page.waitForSelector("#pl-slider");
  assert.equal(await count(page, "#pl-replay-branch"), 0, "nor can it be continued with both hands open");
  await page.click("#pl-look-take");
  await page.selectOption("#pl-open-seats", "allied");
  await page.click(`${OPEN} [data-value=yes]`);
  await page.waitForSelector("[data-save-status=saved]");
  assert.deepEqual(problems(), []);
  await close();
});

test("a game that is over is looked through and saved on demand, and a link with an order shows it there", async () => {
  const over = race(4000);
  const { page, problems, close } = await look(over);
  assert.equal(await page.textContent("#pl-look-take"), "Save it here …");
  await page.waitForSelector("#pl-over");
  assert.equal(await page.getAttribute("#pl-undo", "aria-disabled"), "true");
  await page.evaluate((link) => (location.hash = link), `${race()}/at=7`);
  await page.waitForSelector(".pl-replay[data-at='7']");
  assert.equal(await page.textContent("#pl-look-take"), "Take a side …");
  assert.deepEqual(problems(), []);
  await close();
});

test("the list of games leads back to the game that waits behind a first link", async () => {
  const { page, problems, close } = await openGame(site, { seats: "axis" });
  await page.waitForSelector("[data-save-status=saved]");
  const name = await page.textContent(".pl-name");
  await page.evaluate((link) => (location.hash = link), race(8, "campaign"));
  await page.waitForSelector("#pl-look-take");
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.click(".lib-game.is-current [data-act=open]");
  await page.waitForFunction(() => !document.querySelector("dialog[open], #pl-look"));
  assert.equal(await page.textContent(".pl-name"), name);
  assert.deepEqual(problems(), []);
  await close();
});

test("what a Desert Fox game of a first link is continued with has a game of its own, and the link leaves the address", async () => {
  const { page, problems, close } = await look(race());
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  await page.click("#pl-replay-back");
  await page.click("#pl-replay-branch");
  await page.waitForSelector("[data-save-status=saved]");
  assert.equal(await count(page, "#pl-look"), 0);
  assert.doesNotMatch(await page.evaluate(() => location.hash), /d1/);
  assert.deepEqual(problems(), []);
  await close();
});
