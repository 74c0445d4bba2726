// A link to another device: the share sheet of the system, a QR code, and the title of the window when it is your turn.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import jsQR from "jsqr";

import { axe, initWasm, openSite, readText } from "./harness.mjs";
import { linkOf, openGame, openLink, PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** A share sheet that takes addresses and remembers what it was given, or answers like one that was closed. */
const sheet = () => {
  navigator.canShare = ({ url }) => url.startsWith("http");
  navigator.share = async (data) => {
    if (globalThis.dismissed) throw new DOMException("", "AbortError");
    globalThis.given = data;
  };
};

/** The pixels of the code on the page, 4 to a module. */
const pixels = (page) =>
  page.evaluate(async () => {
    const drawn = document.querySelector("svg.pl-qr");
    const size = 4 * drawn.viewBox.baseVal.width;
    const copy = drawn.cloneNode(true);
    for (const [name, value] of Object.entries({ width: size, height: size })) copy.setAttribute(name, value);
    for (const [part, like] of [...copy.children].map((one, at) => [one, drawn.children[at]]))
      part.setAttribute("fill", getComputedStyle(like).fill);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return { size, data: [...context.getImageData(0, 0, size, size).data] };
  });

async function answer(page, value) {
  await page.click(`dialog [data-value=${value}]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
}

test("a QR code of a link is read as that link, in either theme", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page, close, problems } = await openGame(site, { seats: "away", colorScheme, ...CLIPBOARD });
    await page.click("#pl-share");
    await page.click("#pl-share-game");
    await page.locator("#pl-share-said", { hasText: "Copied" }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.click("#pl-share-game-qr");
    await page.waitForSelector("svg.pl-qr");
    const { size, data } = await pixels(page);
    assert.equal(jsQR(Uint8ClampedArray.from(data), size, size)?.data, link);
    assert.match(await page.getAttribute("svg.pl-qr", "aria-label"), /^QR code: Whole-game link, \d+ characters$/);
    assert.deepEqual(await axe(page, "dialog"), []);
    await page.click("#pl-share-game-qr");
    assert.equal(await page.locator("svg.pl-qr").count(), 0, "a second press puts it away");
    assert.deepEqual(problems(), []);
    await close();
  }
});

test("a link too long for a QR code says so in place of it", async () => {
  const race = wasm.Game.load(await readText("tests/saves/v1/race.desertfox.json")).gameLink();
  const { page, close, problems } = await openLink(site, race);
  await page.click("#pl-share");
  await page.click("#pl-share-game-qr");
  await page.locator("#pl-share-game-code", { hasText: /too many for a QR code \(1,200 at most\)/ }).waitFor();
  assert.equal(await page.locator("svg.pl-qr").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("the system's share sheet gets the link where there is one", async () => {
  const { page, close, problems } = await openGame(site, { seats: "away", ...CLIPBOARD });
  await page.click("#pl-share");
  assert.equal(await page.locator("#pl-share-game-system").count(), 0, "this browser has none");
  await answer(page, "ok");
  await page.evaluate(sheet);
  const link = await linkOf(page, "game");
  await page.click("#pl-share");
  await page.click("#pl-share-game-system");
  await page.locator("#pl-share-said", { hasText: "The link was shared" }).waitFor();
  const given = await page.evaluate(() => globalThis.given);
  assert.equal(new URL(given.url).hash, link);
  assert.match(given.title, /Race for Tobruk/);
  await page.evaluate(() => (globalThis.dismissed = true));
  await page.click("#pl-share-game-system");
  await page.locator("#pl-share-said", { hasText: "Nothing was shared" }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("the title says Your turn while it is the player's turn in a game by links, and in no other game", async () => {
  const mine = await openGame(site, { seats: "away", ...CLIPBOARD });
  const usual = (await mine.page.title()).replace("Your turn · ", "");
  assert.equal(await mine.page.title(), `Your turn · ${usual}`);
  const link = await linkOf(mine.page, "game");
  await mine.page.click("#ref-menu-pl");
  await mine.page.click("#pl-menu-seats");
  await mine.page.selectOption("#pl-seat-axis", "away");
  await mine.page.selectOption("#pl-seat-commonwealth", "player");
  await answer(mine.page, "ok");
  assert.equal(await mine.page.title(), usual);

  const there = await site.openPage({ waitFor: "html[data-ready]", path: link, reducedMotion: "reduce" });
  await askSide(there.page);
  await there.page.selectOption("#pl-open-seats", "both");
  await answer(there.page, "yes");
  await there.page.waitForSelector(PAINTED);
  assert.equal(await there.page.title(), usual);
  for (const view of [mine, there]) {
    assert.deepEqual(view.problems(), []);
    await view.close();
  }
});
