// Files that are dropped somewhere on the page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite, readText } from "./harness.mjs";
import { PAINTED, openGame } from "./play-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const race = await readText("tests/saves/v1/race.desertfox.json");

/**
 * Carries files over an element and tells whether the browser keeps its own answer to them, which is to leave the page.
 */
const drag = (page, kind, selector, texts) =>
  page.evaluate(
    ([kind, selector, texts]) => {
      const dataTransfer = new DataTransfer();
      for (const [at, text] of texts.entries()) dataTransfer.items.add(new File([text], `${at}.desertfox.json`));
      const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector(selector).dispatchEvent(event);
      return !event.defaultPrevented;
    },
    [kind, selector, texts],
  );

for (const tab of ["map", "referee", "rules"]) {
  test(`a file dropped while the ${tab} is shown is a game for the table: the page says so and shows it first`, async () => {
    const { page, close, problems } = await site.openPage({ waitFor: "html[data-ready]" });
    await page.click(`#tab-${tab}`);
    const veil = page.locator(".drop-veil");
    assert.equal(await veil.isVisible(), false);
    assert.equal(await drag(page, "dragover", `#${tab}`, [race]), false);
    assert.equal(await veil.isVisible(), true);
    await page.evaluate(() => document.dispatchEvent(new DragEvent("dragleave", { bubbles: true })));
    assert.equal(await veil.isVisible(), false, "carried off the page again");
    await drag(page, "dragover", ".masthead", [race]);
    assert.equal(await drag(page, "drop", ".masthead", [race]), false);
    assert.equal(await veil.isVisible(), false);
    await page.waitForSelector("dialog[data-about=open]");
    assert.equal(await page.getAttribute("#tab-play", "aria-selected"), "true");
    assert.match(await page.textContent("dialog"), /Race for Tobruk/);
    await page.click("dialog [data-value=yes]");
    await page.waitForSelector(PAINTED);
    assert.deepEqual(problems(), []);
    await close();
  });
}

test("several files at once are shown in the list of games", async () => {
  const { page, close, problems } = await site.openPage({ waitFor: "html[data-ready]" });
  await drag(page, "drop", "#map", [race, "{}"]);
  await page.waitForSelector("dialog[data-about=import]");
  assert.equal(await page.locator("dialog[data-about=import] .lib-game").count(), 2);
  assert.equal(await page.locator("dialog[data-about=import] .lib-refused").count(), 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("an open question takes no file, and the page stays", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  await page.click("#pl-share");
  await page.waitForSelector("dialog:modal");
  assert.equal(await drag(page, "dragover", "dialog", [race]), false);
  assert.equal(await page.locator(".drop-veil").isVisible(), false);
  assert.equal(await drag(page, "drop", "dialog", [race]), false);
  assert.equal(await page.locator("dialog").count(), 1);
  assert.deepEqual(problems(), []);
  await close();
});
