// One list of saved games for both games of the page: cards name the game, opening one switches, and a collection holds
// both.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { FIRST, SECOND, assertSameDocument, gameOf, mark, switchTo, waitForGame } from "./two-games-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const [first, second] = await Promise.all([initWasm(FIRST), initWasm(SECOND)]);

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** A page on which a game of each is saved; the first game is open. */
async function withBoth() {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link(second, "1940")}`,
  });
  const { page } = view;
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector("[data-save-status=saved]");
  await page.evaluate((fragment) => (location.hash = fragment), link(first, "race-for-tobruk"));
  await waitForGame(page, FIRST);
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector("[data-save-status=saved]");
  await mark(page);
  return view;
}
const link = (engine, scenario) => gameOf(engine, scenario).gameLink();

/** Opens the list of saved games. */
async function openList(page) {
  await switchTo(page, await page.inputValue("#game"));
  await page.click("#tab-map");
  await page.click("#landing-open");
  await page.waitForSelector("#lib-title");
}

/** The names on the cards. */
const names = (page) => page.locator(".lib-dialog .lib-list .lib-name").allTextContents();

test("the list holds the games of both, names and filters them, and opens one in its game", async () => {
  const { page, problems, close } = await withBoth();
  await openList(page);
  await page.locator(".lib-game .badge", { hasText: "Rommel in the Desert" }).waitFor();
  assert.deepEqual((await names(page)).sort(), ["1940: The Italian Advance", "Race for Tobruk"]);
  assert.deepEqual(await axe(page, ".lib-dialog"), []);
  await page.selectOption("#lib-game", "Rommel in the Desert");
  assert.deepEqual(await names(page), ["1940: The Italian Advance"]);
  await page.click(".lib-game [data-act=open]");
  await waitForGame(page, SECOND);
  await page.locator(".pl-name", { hasText: "1940" }).waitFor();
  await assertSameDocument(page);
  assert.deepEqual(problems(), []);
  await close();
});

test("a game of the other is renamed, copied, deleted and brought back in the list", async () => {
  const { page, problems, close } = await withBoth();
  await openList(page);
  const other = page.locator(".lib-game", { hasText: "Rommel in the Desert" });
  await other.locator("[data-act=rename]").click();
  await page.fill("#lib-name", "Our desert");
  await page.click("dialog [data-value=ok]");
  await page.locator(".lib-name", { hasText: "Our desert" }).waitFor();
  await other.locator("[data-act=copy]").click();
  await other.nth(1).waitFor();
  await other.first().locator("[data-act=delete]").click();
  await page.click("#lib-undo");
  await other.nth(1).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("one collection holds the games of both, and gives both back to another browser", async () => {
  const view = await withBoth();
  await openList(view.page);
  await view.page.locator(".lib-game .badge", { hasText: "Rommel in the Desert" }).waitFor();
  const download = view.page.waitForEvent("download");
  await view.page.click("#lib-exportAll");
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  assert.match(file.suggestedFilename(), /^games_\d{4}-\d\d-\d\d\.json$/);
  assert.deepEqual(
    JSON.parse(text).collections.map(({ format, games }) => [format, games.length]),
    [
      ["desert-fox-games", 1],
      ["rommel-in-the-desert-games", 1],
    ],
  );
  await view.close();

  const { page, problems, close } = await site.openPage({ waitFor: "html[data-ready]", section: "map" });
  await page.click("#landing-open");
  const buffer = Buffer.from(text);
  await page.setInputFiles("#lib-file", { name: "games.json", mimeType: "application/json", buffer });
  await page.click("dialog[data-about=import] [data-value=keep]");
  await page.locator(".lib-game .badge", { hasText: "Rommel in the Desert" }).waitFor();
  assert.deepEqual((await names(page)).sort(), ["1940: The Italian Advance", "Race for Tobruk"]);
  assert.deepEqual(problems(), []);
  await close();
});
