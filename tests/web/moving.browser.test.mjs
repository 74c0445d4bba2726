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
async function watchGlides(page) {
  await page.evaluate(() => {
    globalThis.glides = [];
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes, target, type } of changes) {
        for (const node of addedNodes ?? [])
          if (node.className === "board-glide")
            globalThis.glides.push({
              node,
              places: new Set(),
              arrived: false,
              orders: document.querySelector(".pl-entry")?.value,
            });
        for (const node of removedNodes ?? []) {
          const glide = globalThis.glides.find((one) => one.node === node);
          if (glide) glide.arrived = true;
        }
        if (type === "attributes")
          globalThis.glides.find(({ node }) => node === target)?.places.add(target.style.transform);
      }
    }).observe(document.querySelector(".pl-stage"), {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["style"],
    });
  });
}
const glides = (page) =>
  page.evaluate(() => globalThis.glides.map(({ places, arrived }) => ({ places: places.size, arrived })));
const MOTION = { reducedMotion: "no-preference" };

/** Moves the next unit of the player by keyboard to the first hex to the right of it, or another near it. */
async function moveNext(page) {
  const orders = () => page.$$eval(".pl-entry", (rows) => rows[0]?.value ?? 0);
  const had = await orders();
  for (const arrow of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
    await page.keyboard.press("m");
    await page.keyboard.press("n");
    await page.keyboard.press(arrow);
    await page.keyboard.press("Enter");
    if (await page.locator("#pl-goal-0").count()) await page.keyboard.press("1");
    if ((await orders()) > had) return;
  }
  throw new Error("no unit could move");
}

test("a counter that the player moves is on its way for a moment and arrives", async () => {
  const { page, close, problems } = await openLink(site, link, MOTION);
  await watchGlides(page);
  await moveNext(page);
  await page.waitForFunction(() => globalThis.glides.length > 0 && globalThis.glides.every(({ arrived }) => arrived));
  assert.deepEqual(problems(), []);
  await close();
});

test("who wants no motion sees none", async () => {
  const { page, close } = await openLink(site, link);
  await watchGlides(page);
  await moveNext(page);
  await page.waitForSelector(PAINTED);
  assert.deepEqual(await glides(page), []);
  await close();
});

test("a replay that plays moves the counters of each order, and an input brings them to where they go", async () => {
  const { page, close, problems } = await openLink(site, link, MOTION);
  await page.evaluate((at) => (location.hash = `#play/at=${at}`), moved - 1);
  await page.waitForSelector(`.pl-replay[data-at="${moved - 1}"]`);
  await page.click(".pl-replay [data-pace=slow]");
  await watchGlides(page);
  await page.click("#pl-replay-on");
  await page.click("#pl-replay-back");
  await page.waitForSelector(`.pl-replay[data-at="${moved - 1}"]`);
  assert.deepEqual(await glides(page), [], "a step by hand moves nothing");
  await page.click("#pl-replay-play");
  await page.waitForFunction(() => globalThis.glides[0]?.places.size > 2, null, { polling: "raf" });
  assert.equal(await page.$eval(".pl-replay", (node) => Number(node.dataset.at)), moved);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => globalThis.glides[0].arrived);
  await page.click("#pl-replay-play");
  assert.equal(await page.getAttribute("#pl-replay-play", "aria-label"), "Play");
  await page.waitForFunction(() => globalThis.glides.every(({ arrived }) => arrived));
  assert.deepEqual(problems(), []);
  await close();
});

test("the counters that the computer moves are on their way and arrive", async () => {
  const { page, close, problems } = await openGame(site, { ...MOTION, seats: "commonwealth" });
  await watchGlides(page);
  await page.waitForFunction(() => globalThis.glides.filter(({ arrived }) => arrived).length > 2);
  const orders = await page.evaluate(() => globalThis.glides.map((glide) => glide.orders));
  assert.ok(new Set(orders).size > 1, "several orders have moved counters");
  assert.deepEqual(problems(), []);
  await close();
});

test("at once means no motion", async () => {
  const { page, close } = await openGame(site, { ...MOTION, seats: "axis" });
  await page.evaluate(() => localStorage.setItem("desertfox:v1:play.pace", "once"));
  await page.waitForSelector("[data-save-status=saved]");
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.waitForSelector(PAINTED);
  await watchGlides(page);
  await moveNext(page);
  assert.deepEqual(await glides(page), []);
  await close();
});
