// The computer's levels on the page: chosen on the form, remembered with the game, thinking without blocking the page,
// stopped or cut short at once, and explained on request.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { PAINTED, entries, newGameForm, ready } from "./play-helpers.mjs";

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
 * Lets the computer decide as soon as the page shows how far its search has come, and pauses it after the next order.
 * It presses in the page, because a busy computer may be through with its turn before a test has looked.
 */
function pressWhileItThinks() {
  const seen = { progress: [], before: -1, after: -1 };
  globalThis.thinking = seen;
  const orders = () => Number(document.querySelector(".pl-entry")?.value ?? 0);
  new MutationObserver(() => {
    if (document.querySelector("#pl-script")?.dataset.state !== "thinks") return;
    const search = document.querySelector("#pl-script-progress");
    if (seen.before < 0 && search) {
      seen.progress = [search.value, search.max];
      seen.before = orders();
      document.querySelector("#pl-script-now").click();
    } else if (seen.before >= 0 && seen.after < 0 && orders() > seen.before) {
      seen.after = orders();
      document.querySelector("#pl-script-stop").click();
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

test("the page stays alive while the commander thinks, and deciding or pausing takes effect at once", async () => {
  const { page, close, problems } = await beginAgainst("commander", pressWhileItThinks);
  await page.waitForSelector("#pl-script[data-state=stopped]");
  const { progress, before, after } = await page.evaluate(() => globalThis.thinking);
  const [done, of] = progress;
  assert.ok(done < of, `the page was heard while the computer had compared ${done} of ${of}`);
  assert.ok(after > before, "the order comes at once");
  assert.equal(await entries(page), after, "no order comes after the pause");
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
