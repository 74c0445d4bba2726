// Switching between the games frees the memory of the one that is left: board, table, engine.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { openSite } from "./harness.mjs";
import { FIRST, SECOND, switchTo } from "./two-games-helpers.mjs";

/** Switches before the memory is measured, and how much it may have grown after ten more, in bytes. */
const FIRST_SWITCHES = 4;
const SWITCHES = 10;
const MOST = 2_000_000;
/** A change of the heap too small to wait for more, in bytes. */
const NOISE = 10_000;

const site = await openSite();
after(() => site.close());

test("ten switches leave one engine and no more memory than before", async () => {
  const { page, context, problems, close } = await site.openPage({
    waitFor: "html[data-ready]",
    section: "map",
    reducedMotion: "reduce",
  });
  const debug = await context.newCDPSession(page);
  await debug.send("HeapProfiler.enable");
  await debug.send("Performance.enable");
  /** Counts the engines by their memories, which the page does not name. */
  const engines = async () => {
    const { result } = await debug.send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
    const { objects } = await debug.send("Runtime.queryObjects", { prototypeObjectId: result.objectId });
    const { result: found } = await debug.send("Runtime.callFunctionOn", {
      objectId: objects.objectId,
      functionDeclaration: "function () { return this.length }",
      returnByValue: true,
    });
    await debug.send("Runtime.releaseObject", { objectId: objects.objectId });
    return found.value;
  };
  const heap = async () => {
    await debug.send("HeapProfiler.collectGarbage");
    const { metrics } = await debug.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "JSHeapUsedSize").value;
  };
  /** The heap in bytes as soon as the page has finished its work, and collecting frees no more. */
  const measure = async () => {
    let least = Infinity;
    for (let unchanged = 0; unchanged < 5; ) {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const bytes = await heap();
      unchanged = bytes < least - NOISE ? 0 : unchanged + 1;
      least = Math.min(least, bytes);
    }
    return least;
  };
  const begin = async () => {
    await page.click("#tab-play");
    await page.click("#pl-start, #pl-kept");
  };
  for (const game of [SECOND, FIRST]) {
    await begin();
    await page.locator("[data-save-status=saved]").waitFor();
    await switchTo(page, game);
  }
  const go = async (times) => {
    for (let n = 0; n < times; n++) {
      await switchTo(page, n % 2 ? FIRST : SECOND);
      await page.locator(".pl-name").waitFor();
    }
  };
  await go(FIRST_SWITCHES);
  const before = await measure();
  await go(SWITCHES);
  const grown = (await measure()) - before;
  assert.ok(grown < MOST, `${grown} bytes more after ${SWITCHES} switches`);
  assert.equal(await engines(), 1, "the other engine is gone");
  assert.deepEqual(problems(), []);
  await close();
});
