// Counters on their way over the map of a game: those of the player for a moment, those of the computer at the pace
// chosen, and none for who wants no motion.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { openGame, openLink, PAINTED } from "./play-helpers.mjs";

let site;
let link;
/** Orders of the record of which the one before moves a counter over the map. @type {number} */
let moved;
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  while (game.view().orders < 12) game.give(game.opponent());
  while (game.view().phase !== "motorizedMovement" || game.view().segment !== "main") game.give(game.opponent());
  link = game.gameLink();
  moved = game.journal(0).orders.findIndex(({ order }) => order.move?.path.split(" ").length > 2) + 1;
});
after(() => site.close());

/**
 * Counts, in the page, the canvases of counters on their way and the frames in which each has moved; and the orders of
 * the log at the moments at which one sets out.
 */
async function watchWays(page) {
  await page.evaluate(() => {
    globalThis.ways = [];
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes, target, type } of changes) {
        for (const node of addedNodes ?? [])
          if (node.className === "board-glide")
            globalThis.ways.push({
              node,
              places: new Set(),
              arrived: false,
              orders: document.querySelector(".pl-entry")?.value,
            });
        for (const node of removedNodes ?? []) {
          const way = globalThis.ways.find((one) => one.node === node);
          if (way) way.arrived = true;
        }
        if (type === "attributes")
          globalThis.ways.find(({ node }) => node === target)?.places.add(target.style.transform);
      }
    }).observe(document.querySelector(".pl-stage"), {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["style"],
    });
  });
}
const ways = (page) =>
  page.evaluate(() => globalThis.ways.map(({ places, arrived }) => ({ places: places.size, arrived })));
const MOTION = { reducedMotion: "no-preference" };

/** Moves the next unit of the player by keyboard to the first hex to the right of it, or another near it. */
async function moveNext(page) {
  const orders = () => page.$$eval(".pl-entry", (rows) => rows[0]?.value ?? 0);
  const had = await orders();
  for (const way of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
    await page.keyboard.press("m");
    await page.keyboard.press("n");
    await page.keyboard.press(way);
    await page.keyboard.press("Enter");
    if (await page.locator("#pl-goal-0").count()) await page.keyboard.press("1");
    if ((await orders()) > had) return;
  }
  throw new Error("no unit could move");
}

test("a counter that the player moves is on its way for a moment and arrives", async () => {
  const { page, close, problems } = await openLink(site, link, MOTION);
  await watchWays(page);
  await moveNext(page);
  await page.waitForFunction(() => globalThis.ways.length > 0 && globalThis.ways.every(({ arrived }) => arrived));
  assert.deepEqual(problems(), []);
  await close();
});

test("who wants no motion sees none", async () => {
  const { page, close } = await openLink(site, link);
  await watchWays(page);
  await moveNext(page);
  await page.waitForSelector(PAINTED);
  assert.deepEqual(await ways(page), []);
  await close();
});

test("a replay that plays moves the counters of each order, and an input brings them to where they go", async () => {
  const { page, close, problems } = await openLink(site, link, MOTION);
  await page.evaluate((at) => (location.hash = `#play/at=${at}`), moved - 1);
  await page.waitForSelector(`.pl-replay[data-at="${moved - 1}"]`);
  await page.click(".pl-replay [data-pace=slow]");
  await watchWays(page);
  await page.click("#pl-replay-on");
  await page.click("#pl-replay-back");
  await page.waitForSelector(`.pl-replay[data-at="${moved - 1}"]`);
  assert.deepEqual(await ways(page), [], "a step by hand moves nothing");
  await page.click("#pl-replay-play");
  await page.waitForFunction(() => globalThis.ways[0]?.places.size > 2, null, { polling: "raf" });
  assert.equal(await page.$eval(".pl-replay", (node) => Number(node.dataset.at)), moved);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => globalThis.ways[0].arrived);
  await page.click("#pl-replay-play");
  assert.equal(await page.getAttribute("#pl-replay-play", "aria-label"), "Play");
  await page.waitForFunction(() => globalThis.ways.every(({ arrived }) => arrived));
  assert.deepEqual(problems(), []);
  await close();
});

test("the counters that the computer moves are on their way and arrive", async () => {
  const { page, close, problems } = await openGame(site, { ...MOTION, seats: "commonwealth" });
  await watchWays(page);
  await page.waitForFunction(() => globalThis.ways.filter(({ arrived }) => arrived).length > 2);
  const orders = await page.evaluate(() => globalThis.ways.map((way) => way.orders));
  assert.ok(new Set(orders).size > 1, "several orders have moved counters");
  assert.deepEqual(problems(), []);
  await close();
});

test("at once means no motion, and the computer goes on as fast as it can", async () => {
  const { page, close } = await openGame(site, { ...MOTION, seats: "axis" });
  await page.evaluate(() => localStorage.setItem("desertfox:v1:play.pace", "once"));
  await page.waitForSelector("[data-save-status=saved]");
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.waitForSelector(PAINTED);
  await watchWays(page);
  await moveNext(page).catch(() => {});
  assert.deepEqual(await ways(page), []);
  await close();
});
