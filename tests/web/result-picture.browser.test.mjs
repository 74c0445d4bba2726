// The result of a combat and of a game as a picture: saved as a file, or handed to the system's sharing.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { openLink, openNews } from "./play-helpers.mjs";

let site;
const links = {};
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  while (game.view().battle === undefined) game.give(game.opponent());
  links.combat = game.gameLink();
  while (game.view().phase !== "over") game.give(game.opponent());
  links.over = game.gameLink();
  game.free();
});
after(() => site.close());

/** Runs in the page: there is neither a clipboard for pictures nor sharing of the system. */
const alone = () => {
  navigator.clipboard.write = () => Promise.reject(new DOMException("", "NotAllowedError"));
  Object.defineProperty(navigator, "canShare", { value: undefined, configurable: true });
};

/** Runs in the page: sharing of the system that takes files and remembers what it was given. */
const sheet = () => {
  navigator.canShare = ({ files }) => files?.length === 1;
  navigator.share = async ({ files, title }) => {
    if (globalThis.dismissed) throw new DOMException("", "AbortError");
    globalThis.given = { title, name: files[0].name, type: files[0].type, size: files[0].size };
  };
};

/** Width and height of a PNG. */
const sizeOf = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
/** The map's size in the pixels of the picture. */
const mapSize = (page) => page.$eval(".pl-stage canvas", ({ width, height }) => [width, height]);

/** Gives the first answer to each question until the combat is over. */
async function answerAll(page) {
  while (!(await page.locator(".pl-outcome").count())) {
    const asked = await page.locator(".pl-log .pl-entry").first().getAttribute("value");
    await page.locator(".pl-decision [data-do=order]").first().click();
    await page.waitForFunction((had) => document.querySelector(".pl-entry").value !== Number(had), asked);
  }
}

/** Presses a button that saves a picture. @returns {Promise<{name: string, bytes: Buffer}>} */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("the end of a game is saved as a picture of the map with the result below it", async () => {
  const { page, close, problems } = await openLink(site, links.over);
  await page.evaluate(alone);
  const { name, bytes } = await saved(page, "#pl-over-picture");
  assert.match(name, /\.png$/);
  const [[width, height], [mapWidth, mapHeight]] = [sizeOf(bytes), await mapSize(page)];
  assert.equal(width, mapWidth);
  assert.ok(height > mapHeight, "the result stands below the map");
  await page.locator("#pl-status", { hasText: `Your browser was asked to save ${name}.` }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("the outcome of a combat has more lines below the map than the end of a game", async () => {
  const { page, close, problems } = await openLink(site, links.combat);
  await page.evaluate(alone);
  await answerAll(page);
  await openNews(page, "outcome");
  const { bytes } = await saved(page, "#pl-outcome-picture");
  const [[, height], [width, mapHeight]] = [sizeOf(bytes), await mapSize(page)];
  const size = Math.max(14, Math.round(width / 64));
  assert.ok(height - mapHeight > 5 * size, "who fought, the die, and what became of the units");
  assert.deepEqual(problems(), []);
  await close();
});

test("where the system shares pictures it gets the picture, and a sheet that is closed shares nothing", async () => {
  const { page, close, problems } = await openLink(site, links.over);
  await page.evaluate(sheet);
  await page.click("#pl-over-picture");
  await page.locator("#pl-status", { hasText: "The picture was shared." }).waitFor();
  const given = await page.evaluate(() => globalThis.given);
  assert.match(given.title, /^Desert Fox: Race for Tobruk$/);
  assert.match(given.name, /\.png$/);
  assert.equal(given.type, "image/png");
  assert.ok(given.size > 10_000);
  await page.evaluate(() => (globalThis.dismissed = true));
  await page.click("#pl-over-picture");
  await page.locator("#pl-status", { hasText: "Nothing was shared." }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});
