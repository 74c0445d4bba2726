// The page says only what it knows: of a file that the browser was asked to save, of a browser that gives noise for
// pictures, of a window whose games may go with it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { openGame } from "./play-helpers.mjs";
import { beginRommel } from "./rommel-play-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const GAMES = {
  "Desert Fox": (options) => openGame(site, options),
  "Rommel in the Desert": (options) => beginRommel(site, "1940", "axis", options),
};

/** A browser that answers a question for pixels with noise. */
function giveNoise() {
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...area) {
    const image = getImageData.apply(this, area);
    for (let i = 0; i < image.data.length; i++) image.data[i] = Math.floor(Math.random() * 256);
    return image;
  };
}

for (const [name, begin] of Object.entries(GAMES)) {
  test(`${name}: where no file can be saved, Share says what was asked, and has the text to copy`, async () => {
    const { page, problems, close } = await begin({ acceptDownloads: false });
    await page.locator("#pl-share").click();
    await page.locator("#pl-share-file").click();
    await page.locator("#pl-share-said", { hasText: "Your browser was asked to save " }).waitFor();
    await page.locator("#pl-share-said summary").click();
    assert.match(await page.locator("#pl-share-said textarea").inputValue(), /^\{[\s\S]*"check"/);
    assert.deepEqual(problems(), []);
    await close();
  });

  test(`${name}: a browser that protects pictures is named, and the map is shown`, async () => {
    const { page, close } = await begin({});
    await page.context().addInitScript(giveNoise);
    await page.waitForSelector("[data-save-status=saved]", { state: "attached" });
    await page.reload();
    await page.waitForSelector(".pl-stage[data-painted=all]");
    assert.equal(await page.locator(".is-lost").count(), 0);
    await page.locator("#pl-share").click();
    await page.locator("#pl-share-png").click();
    await page.locator("#pl-share-said", { hasText: "The browser protects pictures of this page." }).waitFor();
    await close();
  });

  test(`${name}: Saved games warns of a private window where the browser promises nothing and has little room`, async () => {
    const { page, close } = await begin({});
    const promise = (persisted, quota) =>
      page.evaluate(
        ([persisted, room]) => {
          navigator.storage.persisted = async () => persisted;
          navigator.storage.estimate = async () => ({ usage: 1000, quota: room });
        },
        [persisted, quota],
      );
    const warned = page.locator(".lib-storage", { hasText: "If this is a private window" });
    for (const [persisted, quota, wanted] of [
      [false, 1e9, 1],
      [false, 1e11, 0],
      [true, 1e9, 0],
    ]) {
      await promise(persisted, quota);
      await page.evaluate(() => document.querySelector("#pl-menu-games").click());
      await page.locator(".lib-meter").waitFor();
      await page.waitForFunction(
        ([words, count]) => document.querySelector(".lib-storage").textContent.includes(words) === !!count,
        ["If this is a private window", wanted],
      );
      assert.equal(await warned.count(), wanted);
      await page.keyboard.press("Escape");
      await page.locator(".lib-meter").waitFor({ state: "detached" });
    }
    await close();
  });
}
