// The computer's levels on the page: chosen on the form, remembered with the game, thinking without blocking the page,
// stopped or cut short at once, and explained on request.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { PAINTED, newGameForm, ready } from "./play-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** Begins Gazala with the computer as the Axis, who moves first; `watch` runs in the page before that. */
async function beginAgainst(level, watch) {
  const view = await newGameForm(site);
  if (watch) await view.page.evaluate(watch);
  const { page } = view;
  await page.check("#pl-scenario-gazala-battle");
  await page.check("#pl-seats-commonwealth");
  await page.selectOption("#pl-new-level", level);
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
  return view;
}

test("the form explains each level with its measured strength, and shows it only against the computer", async () => {
  const { page, close, problems } = await newGameForm(site);
  const texts = [];
  for (const level of ["recruit", "captain", "commander"]) {
    await page.selectOption("#pl-new-level", level);
    texts.push(await page.innerText("#pl-new-level-what"));
  }
  assert.equal(new Set(texts).size, 3);
  assert.match(texts[2], /%/);
  assert.deepEqual(await axe(page, "#pl-new"), []);
  await page.check("#pl-seats-hot");
  assert.equal(await page.isVisible("#pl-new-level"), false);
  await close();
  assert.deepEqual(problems(), []);
});

/**
 * Watches the page while the computer thinks, and decides for it as soon as it can. Runs in the page:
 * a decision takes at most a second, so what is to be seen of one may be gone before a test has looked.
 */
function watchThinking() {
  const seen = { progress: false, hurried: false, gaps: [] };
  globalThis.thinking = seen;
  let last = 0;
  setInterval(() => {
    const now = performance.now();
    if (last && document.querySelector("#pl-script-progress")) seen.gaps.push(now - last);
    last = now;
  }, 10);
  new MutationObserver(() => {
    seen.progress ||= document.querySelector("#pl-script-progress") !== null;
    const button = document.querySelector("#pl-script-now");
    if (!button || seen.hurried || seen.gaps.length < 20) return;
    seen.hurried = true;
    button.click();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

test("the page stays alive while the commander thinks, and deciding or pausing takes effect at once", async () => {
  const { page, close, problems } = await beginAgainst("commander", watchThinking);
  await page.waitForFunction(() => globalThis.thinking.hurried);
  await page.waitForFunction(() => Number(document.querySelector(".pl-entry")?.value ?? 0) > 0);
  await page.waitForSelector("#pl-script-stop");
  await page.click("#pl-script-stop");
  await page.waitForSelector("#pl-script[data-state=stopped]");
  const { progress, gaps } = await page.evaluate(() => globalThis.thinking);
  assert.ok(progress, "the page says how far the computer is");
  const median = gaps.sort((a, b) => a - b)[gaps.length >> 1];
  assert.ok(median < 100, `the page was held up: ${gaps}`);
  await close();
  assert.deepEqual(problems(), []);
});

test("the captain plays its turn, and says on request why it went on as it did", async () => {
  const { page, close, problems } = await beginAgainst("captain");
  await ready(page);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-why");
  const dialog = page.locator("dialog[data-about=why]");
  await dialog.waitFor();
  assert.match(await dialog.innerText(), /It chose “.+” over “.+”/);
  assert.ok((await dialog.locator(".pl-reason").count()) >= 1);
  assert.deepEqual(await axe(page, "dialog[open]"), []);
  await page.click("dialog[open] [data-value=ok]");
  await close();
  assert.deepEqual(problems(), []);
});

test("the level is remembered with the game and can be changed in it", async () => {
  const { page, close, problems } = await beginAgainst("captain");
  await ready(page);
  await page.waitForSelector("#pl-kept[data-save-status=saved]");
  await page.reload();
  await page.waitForSelector(PAINTED);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  assert.equal(await page.inputValue("#pl-seat-level"), "captain");
  await page.selectOption("#pl-seat-level", "recruit");
  await page.click("dialog[open] [data-value=ok]");
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  assert.equal(await page.inputValue("#pl-seat-level"), "recruit");
  await close();
  assert.deepEqual(problems(), []);
});
