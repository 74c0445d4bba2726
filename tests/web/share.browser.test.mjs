// Sending a game from the page, and turns that come in for a game that is only kept.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite, readText } from "./harness.mjs";
import { openGame, PAINTED } from "./play-helpers.mjs";
import { rows, saved } from "./storage-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const entries = (page) => page.$$eval(".pl-entry", (all) => Math.max(0, ...all.map((entry) => Number(entry.value))));
const clip = (page) => page.evaluate(() => navigator.clipboard.readText());
const BOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** Ends the phase, whatever it would forget. */
async function step(page) {
  const before = await entries(page);
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
  await page.waitForFunction(
    (n) => Math.max(0, ...[...document.querySelectorAll(".pl-entry")].map((entry) => entry.value)) > n,
    before,
  );
}

/** Copies one form of the game. */
async function copy(page, key) {
  await page.click(`#pl-share-${key}`);
  await page.locator("#pl-share-said", { hasText: "Copied" }).waitFor();
  return clip(page);
}

test("a game goes out as a link in each form, with its length, and the frame of a website shows the same game", async () => {
  const { page, context, close, problems } = await openGame(site, { seats: "hot", ...BOARD });
  await step(page);
  await page.click("#pl-share");
  await page.waitForSelector("#pl-share-html");
  assert.deepEqual(await axe(page, "#play"), []);
  const link = await copy(page, "game");
  assert.equal(await page.textContent("#pl-share-game-what .badge"), `${link.length} characters`);
  assert.equal(await copy(page, "angle"), `<${link}>`);
  assert.equal(
    await copy(page, "bbcode"),
    `[url=${link}]Desert Fox: Race for Tobruk (Game-turn 1 of 5, March 1941 · First Enemy Reaction Phase · Commonwealth to decide)[/url]`,
  );
  assert.match(
    await copy(page, "markdown"),
    /^\[Desert Fox: Race for Tobruk \(.*\)\]\(<http.*#d1\.g\.[\w-]+\.[0-9a-f]{8}>\)$/,
  );
  await page.click("#pl-share-part-turn");
  assert.match(await copy(page, "angle"), /^<http.*#d1\.t\./);
  assert.equal(await page.evaluate(() => document.activeElement.id), "pl-share-angle");
  assert.match(await copy(page, "text"), /Race for Tobruk/);
  const snippet = await copy(page, "html");
  const [, src] = /src="([^"]+)"/.exec(snippet);
  assert.ok(src.startsWith(`${site.address}embed.html#d1.g.`));
  const frame = await context.newPage();
  await frame.goto(src);
  await frame.waitForSelector("html[data-ready]");
  assert.match(await frame.textContent(".em-line"), /Race for Tobruk.*First Enemy Reaction Phase/);
  assert.deepEqual(problems(), []);
  await close();
});

test("the picture shows the map with a line that says where the game stands", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  const size = await page.$eval(".pl-stage canvas", ({ width, height }) => ({ width, height }));
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error("closed"));
  });
  await page.click("#pl-share");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#pl-share-png")]);
  assert.match(file.suggestedFilename(), /\.png$/);
  const { readFile } = await import("node:fs/promises");
  const png = await readFile(await file.path());
  assert.deepEqual([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join(""), "PNG");
  assert.equal(png.readUInt32BE(16), size.width);
  assert.ok(png.readUInt32BE(20) > size.height + 30, "a line under the map");
  assert.deepEqual(problems(), []);
  await close();
});

test("a link too long for a chat message says so, and where the clipboard is closed the text can be copied by hand", async () => {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    path: `#${(await readText("tests/saves/v1/race.link.txt")).trim()}`,
  });
  const { page } = view;
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("closed"));
  });
  await page.click("#pl-share");
  assert.match(await page.textContent("#pl-share-game-what"), /Discord allows 2,000/);
  await page.click("#pl-share-game");
  await page.waitForSelector("dialog textarea");
  assert.match(await page.inputValue("dialog textarea"), /#d1\.g\./);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a turn finds its game among those kept, is shown first, and goes on there; no other game changes", async () => {
  const here = await openGame(site, { seats: "hot", ...BOARD });
  await step(here.page);
  await here.page.click("#pl-share");
  const game = new URL(await copy(here.page, "game")).hash;
  await here.page.keyboard.press("Escape");
  await step(here.page);
  await here.page.click("#pl-share");
  const turn = new URL(await copy(here.page, "turn")).hash;
  await here.close();

  const there = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", path: game });
  const { page } = there;
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.check("#pl-scenario-campaign");
  await page.check("#pl-seats-hot");
  await page.click("#pl-start");
  await page.locator(".pl-name", { hasText: "Campaign" }).waitFor();

  await saved(page);
  const stored = async () => JSON.stringify(await rows(page, "games"));
  const before = await stored();
  await page.evaluate((hash) => (location.hash = hash), turn);
  await askSide(page);
  assert.match(await page.textContent("dialog"), /turn of one of your saved games.*2 orders.*current game closes/s);
  assert.deepEqual(await axe(page, "dialog"), []);
  await page.click("dialog [data-value=no]");
  assert.equal(await stored(), before, "nothing has changed");
  // The link that was not taken stays in the address, and is asked about again with the page.
  await page.reload();
  await page.click("dialog [data-value=yes]");
  await page.locator(".pl-name", { hasText: "Race for Tobruk" }).waitFor();
  assert.equal(await entries(page), 2);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.locator(".pl-name", { hasText: "Race for Tobruk" }).waitFor();
  assert.equal(await entries(page), 2, "the turn is kept");
  assert.deepEqual(there.problems(), []);
  await there.close();
});

test("a turn pasted into the list of games, or in a file, is shown with its game and taken there", async () => {
  const here = await openGame(site, { seats: "away", ...BOARD });
  await here.page.click("#pl-share");
  const game = new URL(await copy(here.page, "game")).hash;
  await here.page.keyboard.press("Escape");
  await step(here.page);
  await here.page.click("#pl-share");
  const turn = await copy(here.page, "turn");
  await here.close();

  const there = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", path: game });
  const { page } = there;
  await askSide(page);
  await page.selectOption("#pl-open-seats", "commonwealth");
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector("#pl-menu-games", { state: "attached" });
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.click("#lib-paste");
  await page.fill("#lib-paste-text", `My move: <${turn}>`);
  await page.locator("dialog dialog [data-value=ok]").click();
  const incoming = page.locator("dialog[data-about=import]");
  await incoming.waitFor();
  assert.match(await incoming.textContent(), /Race for Tobruk.*1 order.*turn of a game saved here/s);
  assert.equal(await incoming.locator("[data-value=keep]").count(), 0, "a turn is no game of its own");
  assert.deepEqual(await axe(page, "dialog[data-about=import]"), []);
  await incoming.locator("[data-value=turn]").click();
  await page.locator("dialog[data-about=open] [data-value=yes]").click();
  await page.waitForFunction(() => document.querySelector(".pl-entry")?.value === 1);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.setInputFiles("#pl-new-file", { name: "turn.txt", mimeType: "text/plain", buffer: Buffer.from(turn) });
  await page.locator("dialog[data-about=open] [data-fault=known]").waitFor();
  assert.deepEqual(there.problems(), []);
  await there.close();
});

test("a turn of a game that is not kept here is refused with its reason", async () => {
  const here = await openGame(site, { seats: "away", ...BOARD });
  await step(here.page);
  await here.page.click("#pl-share");
  const turn = new URL(await copy(here.page, "turn")).hash;
  await here.close();
  const there = await site.openPage({ waitFor: "html[data-ready]", path: turn });
  await there.page.waitForSelector("dialog [data-fault=other-game]");
  assert.deepEqual(await rows(there.page, "games"), []);
  assert.deepEqual(there.problems(), []);
  await there.close();
});
