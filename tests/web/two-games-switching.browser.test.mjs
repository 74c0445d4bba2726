// Switching between the games where something is in the way: a question that is open, a game that does not load, a list
// that closes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { denyStorage } from "./storage-helpers.mjs";
import { FIRST, SECOND, assertSameDocument, gameOf, mark, switchTo, waitForGame } from "./two-games-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";
import { PAINTED } from "./play-helpers.mjs";

const [first, second] = await Promise.all([initWasm(FIRST), initWasm(SECOND)]);
const link = (engine, scenario) => gameOf(engine, scenario).gameLink();

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const open = (options = {}) => site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...options });

test("a game that does not load leaves the open one in place, and a notice offers another try", async () => {
  const { page, pageErrors, close } = await open({ section: "map" });
  await page.route(`**/games-${SECOND}-game.js*`, (route) => route.abort());
  await page.selectOption("#game", SECOND);
  await page.locator("#switch-failed[role=alert]", { hasText: "Rommel in the Desert" }).waitFor();
  await waitForGame(page, FIRST);
  assert.match(await page.title(), /^Desert Fox/);
  assert.equal(new URL(page.url()).searchParams.get("game") ?? FIRST, FIRST);
  assert.ok(await page.isVisible("#landing-play"), "the open game is still there");
  await page.unroute(`**/games-${SECOND}-game.js*`);
  await page.click("#switch-failed-retry");
  await waitForGame(page, SECOND);
  assert.equal(await page.locator("#switch-failed").count(), 0);
  await page.waitForSelector("#landing-play");
  assert.deepEqual(pageErrors, []);
  await close();
});

test("a link of the other game is followed while the question about the first is open", async () => {
  const { page, problems, close } = await open({ path: `#${link(second, "1940")}` });
  await mark(page);
  await askSide(page);
  await page.evaluate((fragment) => (location.hash = fragment), link(first, "race-for-tobruk"));
  await waitForGame(page, FIRST);
  await page.locator(".pl-name", { hasText: "Race for Tobruk" }).waitFor();
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  await assertSameDocument(page);
  assert.deepEqual(problems(), []);
  await close();
});

test("closing the list leaves the engine to the game that was opened out of it", async () => {
  const { page, problems, close } = await open({ section: "map" });
  const text = gameOf(second, "1941-42").save();
  await page.click("#landing-open");
  const buffer = Buffer.from(text);
  // Shows what the file holds with the engine of the other game.
  await page.setInputFiles("#lib-file", { name: "game.json", mimeType: "application/json", buffer });
  await page.click("dialog[data-about=import] [data-value=open]");
  await waitForGame(page, SECOND);
  await page.locator(".pl-name", { hasText: "1941" }).waitFor();
  // Both sides are played here: the game comes covered.
  await page.click("dialog[open] [data-value=show]");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  await page.click("#tab-map");
  await page.click("#landing-play");
  await page.locator(".pl-name", { hasText: "1940" }).waitFor();
  await page.waitForSelector("[data-save-status=saved]");
  assert.deepEqual(problems(), []);
  await close();
});

test("a game of the other that a second window plays is opened to look at", async () => {
  const { page, context, problems, close } = await open({ path: `#${link(second, "1941-42")}` });
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector("[data-save-status=saved]");
  const other = await context.newPage();
  await other.goto(new URL(`?game=${FIRST}#play`, site.address).href);
  await other.click("#tab-map");
  await other.click("#landing-open");
  const card = other.locator(".lib-game", { hasText: "Rommel in the Desert" });
  await card.locator("[data-act=open]").click();
  await other.click("dialog [data-value=look]");
  await waitForGame(other, SECOND);
  await other.locator(".pl-name", { hasText: "1941" }).waitFor();
  assert.equal(await other.getAttribute("[data-save-status]", "data-save-status"), "look");
  assert.equal(await page.getAttribute("[data-save-status]", "data-save-status"), "saved", "it is still played there");
  assert.deepEqual(problems(), []);
  await close();
});

test("where the browser stores nothing, the list of one game has the other's games and opens them", async () => {
  const view = await open({ path: `?game=${SECOND}` });
  const { page, context, pageErrors } = view;
  await context.addInitScript(denyStorage);
  await page.goto(new URL(`?game=${SECOND}#${link(second, "1941-42")}`, site.address).href);
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.locator(".pl-name", { hasText: "1941" }).waitFor();
  await mark(page);
  await switchTo(page, FIRST);
  await page.click("#tab-map");
  await page.click("#landing-open");
  const card = page.locator(".lib-game", { hasText: "Rommel in the Desert" });
  await card.locator("[data-act=open]").click();
  await waitForGame(page, SECOND);
  await page.locator(".pl-name", { hasText: "1941" }).waitFor();
  await assertSameDocument(page);
  assert.deepEqual(pageErrors, []);
  await view.close();
});
