// The first screen: what the page is for, the ways into it, and an address for each section.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { PAINTED, entries } from "./play-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const openLanding = (options = {}) => site.openPage({ waitFor: "html[data-ready]", section: "map", ...options });
const section = (page) => page.getAttribute("[role=tab][aria-selected=true]", "data-tab");

for (const [width, height] of [
  [1440, 900],
  [390, 844],
])
  layoutTest(`at ${width} by ${height} the first screen says what the page is and starts a game`, async (fonts) => {
    const { page, close, problems } = await openLanding({ fonts, viewport: { width, height } });
    for (const way of ["title", "play", "learn", "referee", "open"])
      assert.ok(await page.$eval(`#landing-${way}`, (node) => node.getBoundingClientRect().bottom <= innerHeight), way);
    assert.equal(await page.locator("#landing-continue").count(), 0, "there is no game to go on with yet");
    assert.deepEqual(await axe(page, ".landing"), []);
    await page.click("#tab-play");
    await page.waitForSelector("#pl-start");
    assert.ok(await page.$eval("#pl-start", (node) => node.getBoundingClientRect().bottom <= innerHeight));
    assert.deepEqual(problems(), []);
    await close();
  });

test("from the address to the first completed move it takes three clicks", async () => {
  const { page, close } = await openLanding();
  await page.click("#landing-play");
  await page.waitForSelector(PAINTED);
  await page.click("#pl-next");
  // The unit stands at the western edge of the map: the hexes in supply lie far west of its middle.
  const at = await page.$eval(".pl-stage", (stage) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  await page.mouse.click(at[0] - 245, at[1] + 36);
  await page.waitForSelector(".pl-entry");
  assert.equal(await entries(page), 1);
  await close();
});

test("every section has an address, and Back goes to the one before", async () => {
  const { page, close } = await openLanding();
  const at = async () => [new URL(page.url()).hash, await section(page)];
  assert.deepEqual(await at(), ["", "map"]);
  await page.click("#landing-referee");
  await page.click("#tab-rules");
  assert.deepEqual(await at(), ["#rules", "rules"]);
  await page.goBack();
  await page.waitForFunction(() => location.hash === "#referee");
  assert.deepEqual(await at(), ["#referee", "referee"]);
  await page.goBack();
  await page.waitForFunction(() => location.hash === "");
  assert.deepEqual(await at(), ["", "map"]);
  await page.goForward();
  await page.waitForFunction(() => location.hash === "#referee");
  assert.deepEqual(await at(), ["#referee", "referee"]);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.deepEqual(await at(), ["#referee", "referee"]);
  await close();
});

test("a game that was begun is gone on with, and the guided game is one click away", async () => {
  const { page, close } = await openLanding();
  await page.click("#landing-play");
  await page.waitForSelector("[data-save-status=saved]");
  await page.click("#tab-map");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#landing-continue");
  await page.waitForSelector(PAINTED);
  assert.match(await page.textContent(".pl-name"), /Race for Tobruk/);
  await page.goBack();
  await page.click("#landing-learn");
  await page.waitForSelector(".tour");
  await close();
});

test("saved games, files and links are opened from the first screen", async () => {
  const { page, close } = await openLanding();
  await page.click("#landing-open");
  await page.waitForSelector("#lib-title");
  await close();
});
