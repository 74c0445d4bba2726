// The log of the game screen: its rows stay on the page from one order to the next.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { openLink, step } from "./play-helpers.mjs";

let site;
let link;
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  // More orders than the log shows at once, the last of them in a movement phase.
  const game = wasm.Game.begin({
    options: { scenario: "gazala-battle" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  for (let view = game.view(); view.orders < 60 || view.phase !== "initialMovement" || view.segment !== "main"; ) {
    game.give(game.opponent());
    view = game.view();
  }
  link = game.gameLink();
});
after(() => site.close());

const log = (page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll(".pl-log h4")].map(({ textContent }) => textContent),
    rows: [...document.querySelectorAll(".pl-entry")].map((row) => `${row.value} ${row.textContent}`),
    starts: [...document.querySelectorAll(".pl-log ol")].map(({ start }) => start),
  }));

/** The log as a page builds it that opens the game anew. */
async function afresh(page) {
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.waitForSelector(".pl-entry");
  return log(page);
}

test("after orders, undo, redo and a new phase the log says what a page says that is opened anew", async () => {
  const { page, close, problems } = await openLink(site, link);
  await step(page);
  await step(page);
  await page.keyboard.press("Control+z");
  await step(page);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await page.keyboard.press("x");
  if (await page.locator("#pl-done-anyway").count()) await page.click("#pl-done-anyway");
  await page.waitForFunction(() => document.querySelectorAll(".pl-log h4").length > 1);
  const live = await log(page);
  assert.equal(live.rows.length, 40);
  assert.ok(live.rows.every((row) => /^\d+ \S/.test(row)));
  await page.waitForSelector("[data-save-status=saved]");
  assert.deepEqual(await afresh(page), live);

  await page.click("#pl-log-earlier");
  const all = await log(page);
  assert.ok(all.rows.length > 60);
  assert.deepEqual(all.rows.slice(0, 40), live.rows);
  assert.deepEqual(problems(), []);
  await close();
});
