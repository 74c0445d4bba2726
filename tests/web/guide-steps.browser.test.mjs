// The guided first game, played as it asks: each of its twelve steps, in order, the card with the result of its combat,
// and at its end the recap of what the computer did.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { openSite } from "./harness.mjs";
import { PAINTED, offered, openNews } from "./play-helpers.mjs";

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

/** Waits until what a selector finds can be seen where it begins: in the window, and under nothing else. */
const inSight = (page, selector) =>
  page.waitForFunction((wanted) => {
    const node = document.querySelector(wanted);
    const { left, top, width } = node?.getBoundingClientRect() ?? { left: -9, top: -9, width: 0 };
    return node?.contains(document.elementFromPoint(left + width / 2, top + 4));
  }, selector);

const text = async (page, selector) => (await page.innerText(selector)).replace(/\s+/g, " ");

for (const [width, height] of [
  [1440, 900],
  [390, 844],
])
  layoutTest(`twelve steps of the guided game, result and recap appear, at ${width} by ${height}`, async (fonts) => {
    const view = await site.openPage({
      path: "tests/web/library-page.html",
      reducedMotion: "reduce",
      fonts,
      viewport: { width, height },
    });
    const { page, close, problems } = view;
    await view.context.addInitScript(watchSteps);
    await page.goto(new URL("#first-game", site.address).href);
    await page.waitForSelector(PAINTED);
    const click = (selector) => page.locator(selector).first().click();
    const step = async () => Number((await page.textContent("#tour-step")).match(/\d+/)?.[0] ?? 99);
    const isOurTurn = () => document.querySelector("#pl-script")?.dataset.state !== "thinks";

    /** Does what the step asks for; "Next" only where there is nothing to do but to read. */
    async function act() {
      const [now, at] = [await offered(page), await step()];
      if (at === 1) await click("#pl-next");
      else if (at === 2) {
        await click(".pl-going details summary");
        await click(".pl-ends button");
        await click("#pl-goal-0");
      } else if (at === 4 || at === 8 || at === 11) {
        if (at === 11) {
          assert.match(await text(page, ".pl-outcome"), /Result of combat 1 .*Axis rolls the combat die: \d/);
          for (const part of ["#pl-outcome-title", ".pl-outcome .die"]) await inSight(page, part);
          assert.ok(await page.locator(".pl-outcome.is-pointed-at").count(), "the step points at the result");
        }
        await click("#tour-next");
      } else if (now.warned) {
        await page.focus("#pl-done-anyway");
        await page.keyboard.press("Enter");
        assert.ok(
          await page.evaluate(() => document.querySelector(".pl-stage").contains(document.activeElement)),
          "the keys work on the map again",
        );
      } else if (now.answers.length) await click(".pl-decision [data-do=order]");
      else if (now.targets.length && at !== 7) {
        await click(".pl-attack [data-set=target]");
        await click("#pl-declare");
      } else if (now.done) await click("#pl-done");
      else
        await page.waitForSelector(
          "#tour-keep, #pl-done:not([aria-disabled=true]), .pl-decision [data-do=order], .pl-attack [data-set=target]",
        );
    }

    for (let n = 0; n < 80; n++) {
      // While the computer plays, the step could change between reading it and acting on it.
      await page.waitForFunction(isOurTurn);
      if (await page.locator("#tour-keep").count()) break;
      await act();
    }
    await page.waitForSelector("#tour-keep");
    assert.deepEqual(await page.evaluate(() => globalThis.shown), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await openNews(page, "recap");
    assert.match(await text(page, ".pl-recap"), /What the Commonwealth did .*Your units/);
    assert.deepEqual(problems(), []);
    await close();
  });
