// One page, two games: the landing offers both, switching needs no reload, Back leads to the game before, and a link or
// a file opens the game that it belongs to.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { FIRST, SECOND, assertSameDocument, gameOf, mark, switchTo, waitForGame } from "./two-games-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const [first, second] = await Promise.all([initWasm(FIRST), initWasm(SECOND)]);

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const open = (options = {}) => site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...options });
const query = (page) => new URL(page.url()).searchParams.get("game");

test("the first screen offers both games, each with its ways", async () => {
  const { page, problems, close } = await open({ section: "map" });
  for (const suffix of ["", `-${SECOND}`])
    for (const way of ["title", "play", "learn", "referee", "open", "how"])
      await page.waitForSelector(`#landing-${way}${suffix}`);
  assert.deepEqual(await axe(page, ".landings"), []);
  assert.deepEqual(await axe(page, ".masthead"), []);
  await mark(page);
  await page.click(`#landing-open-${SECOND}`);
  await page.waitForSelector("#lib-title");
  await waitForGame(page, SECOND);
  await assertSameDocument(page);
  assert.deepEqual(problems(), []);
  await close();
});

test("the game in the masthead is changed by keyboard, remembered, and Back leads to the one before", async () => {
  const { page, problems, close } = await open({ section: "map" });
  await mark(page);
  await page.focus("#game");
  await page.keyboard.press("ArrowDown");
  await waitForGame(page, SECOND);
  assert.equal(query(page), SECOND);
  assert.match(await page.title(), /^Rommel in the Desert/);
  assert.equal(await page.evaluate(() => document.activeElement.id), "game");
  await page.click("#tab-play");
  await page.waitForSelector("#pl-start");
  await page.goBack();
  await page.goBack();
  await waitForGame(page, FIRST);
  assert.match(await page.title(), /^Desert Fox/);
  await page.goForward();
  await waitForGame(page, SECOND);
  await assertSameDocument(page);
  await page.goto(site.address);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.inputValue("#game"), SECOND, "the game of the last visit");
  await page.goto(`${site.address}?game=${FIRST}`);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.inputValue("#game"), FIRST);
  assert.deepEqual(problems(), []);
  await close();
});

test("language and paper are shared, the open games are saved and gone on with", async () => {
  const { page, problems, close } = await open({ section: "map" });
  await page.click("#landing-play");
  await page.waitForSelector("[data-save-status=saved]");
  await page.click("[data-paper=dark]");
  await switchTo(page, SECOND);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.paper), "dark");
  await page.click("#tab-play");
  await page.click("#pl-start");
  await page.waitForSelector("[data-save-status=saved]");
  await switchTo(page, FIRST);
  await page.locator(".pl-name", { hasText: "Race for Tobruk" }).waitFor();
  await switchTo(page, SECOND);
  await page.waitForSelector("[data-save-status]");
  assert.deepEqual(problems(), []);
  await close();
});

test("a link opens the game that it belongs to, by address, by a new fragment and by text", async () => {
  const links = { [FIRST]: gameOf(first, "race-for-tobruk").gameLink(), [SECOND]: gameOf(second, "1940").gameLink() };
  const { page, problems, close } = await open({ path: `#${links[SECOND]}` });
  await mark(page);
  await waitForGame(page, SECOND);
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector("[data-save-status=saved]");
  await page.evaluate((link) => (location.hash = link), links[FIRST]);
  await waitForGame(page, FIRST);
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector("[data-save-status=saved]");
  await page.evaluate(() => (location.hash = "I015"));
  await waitForGame(page, SECOND);
  assert.equal(await page.getAttribute("[aria-selected=true][role=tab]", "data-tab"), "rules");
  await assertSameDocument(page);
  assert.deepEqual(problems(), []);
  await close();
});

test("a dropped file of the other game opens there, after the question", async () => {
  const save = gameOf(second, "1940").save();
  const { page, problems, close } = await open({ section: "map" });
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.json", { type: "application/json" }));
    return data;
  }, save);
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  await waitForGame(page, SECOND);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector("[data-save-status=saved]");
  assert.deepEqual(problems(), []);
  await close();
});
