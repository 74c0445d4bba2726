// The guided first game shows each of its twelve steps, in order.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { PAINTED, offered } from "./play-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** Remembers each step that was shown. Runs in the page before its scripts. */
function watchSteps() {
  globalThis.shown = [];
  const look = () => {
    const step = Number(document.querySelector("#tour-step")?.textContent?.match(/\d+/)?.[0] ?? 0);
    if (step && !globalThis.shown.includes(step)) globalThis.shown.push(step);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test("all twelve steps of the guided game appear, each after the one before", async () => {
  const view = await site.openPage({ path: "tests/web/library-page.html", reducedMotion: "reduce" });
  const { page, close, problems } = view;
  await view.context.addInitScript(watchSteps);
  await page.goto(new URL("#first-game", site.address).href);
  await page.waitForSelector(PAINTED);
  const click = (selector) => page.locator(selector).first().click();
  const step = async () => Number((await page.textContent("#tour-step")).match(/\d+/)[0]);
  for (let n = 0; n < 60 && !(await page.locator("#tour-keep").count()); n++) {
    const at = await step();
    const now = await offered(page);
    if (await page.locator("#tour-next").count()) await click("#tour-next");
    else if (at === 1) await click("#pl-next");
    else if (at === 2) {
      await click(".pl-going details summary");
      await click(".pl-ends button");
      await click("#pl-goal-0");
    } else if (now.warned) await click("#pl-done-anyway");
    else if (now.answers.length) await click(".pl-decision [data-do=order]");
    else if (now.targets.length) {
      await click(".pl-attack [data-set=target]");
      await click("#pl-declare");
    } else if (now.done) await click("#pl-done");
    else
      await page.waitForSelector(
        "#tour-keep, #tour-next, #pl-done:not([aria-disabled=true]), .pl-decision [data-do=order]",
      );
  }
  await page.waitForSelector("#tour-keep");
  assert.deepEqual(await page.evaluate(() => globalThis.shown), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.deepEqual(problems(), []);
  await close();
});
