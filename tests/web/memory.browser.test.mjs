// What a game that was put aside leaves behind: nothing.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

/** Links of campaigns after this number of orders or a few more, all of them different games in which units can move. */
async function campaigns(count, orders) {
  const { Game } = await initWasm();
  return Array.from({ length: count }, (_, n) => {
    const game = Game.begin({
      options: { scenario: "campaign" },
      dice: { kind: "seed", seed: String(n + 10).repeat(16) },
    });
    while (game.view().orders < orders || game.view().phase !== "initialMovement")
      assert.equal(game.give(game.opponent()).kind, "given");
    return game.gameLink();
  });
}

/** How often garbage is collected at most. */
const COLLECTIONS = 30;
const LAST_ALONE = "false,false,false,false,true";

const site = await openSite();
after(() => site.close());

test("five campaigns opened one after the other leave one table in memory", async () => {
  const { page, context, problems, close } = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
  });
  const debug = await context.newCDPSession(page);
  await page.evaluate(() => (globalThis.stages = []));
  for (const link of await campaigns(5, 120)) {
    const before = await page.evaluate(() => globalThis.stages.length);
    await page.evaluate((link) => (location.hash = link), link);
    await askSide(page);
    await page.selectOption("dialog[data-about=open] #pl-open-seats", "both");
    await page.click("dialog[data-about=open] [data-value=yes]");
    await page.waitForFunction((painted) => {
      const stage = document.querySelector(painted);
      if (!stage || globalThis.stages.some((one) => one.deref() === stage)) return false;
      globalThis.stages.push(new WeakRef(stage));
      return true;
    }, PAINTED);
    assert.equal(await page.evaluate(() => globalThis.stages.length), before + 1);
    await page.click("#pl-next");
  }
  await page.waitForFunction(() => !document.querySelector("dialog"));
  await debug.send("HeapProfiler.enable");
  // A finalizer or a task of the browser may hold one for a moment.
  let alive;
  for (let round = 0; round < COLLECTIONS && alive !== LAST_ALONE; round++) {
    await debug.send("HeapProfiler.collectGarbage");
    alive = await page.evaluate(() => globalThis.stages.map((one) => one.deref() !== undefined).join());
  }
  assert.equal(alive, LAST_ALONE);
  assert.deepEqual(problems(), []);
  await close();
});
