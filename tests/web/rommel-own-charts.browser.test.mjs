// The Referee of Rommel in the Desert answers with an owner's values where the owner wants it, and says so; the map shows
// the hexsides and roads of the owner's copy, in the Referee and in a game that is begun with them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { COVER } from "./rommel-play-helpers.mjs";

const PATH = "?game=rommel-in-the-desert#referee";
const TERRAIN = "[data-what='map/12,1-13,1/terrain'] select";
const ROAD = "[data-what='map/12,1-13,1/road'] select";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const text = async (page, selector) => (await page.locator(selector).allInnerTexts()).join(" ").replace(/\s+/g, " ");
const says = (page, words) => page.locator("#rr-whose", { hasText: words }).waitFor();

async function openReferee(options = {}) {
  const view = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", path: PATH, ...options });
  await view.page.waitForSelector("#rr-search");
  return view;
}

/** Enters that a mountain without a road lies east of Tobruk. */
async function enterMountain(page) {
  await page.click("#rr-room-charts");
  await page.waitForSelector("#rc-rows table");
  await page.selectOption("#rc-group", "map");
  await page.fill("#rc-search", "Tobruk 13,1");
  await page.selectOption(TERRAIN, "mountain");
  await page.locator("#rc-state", { hasText: "1 value of yours is saved" }).waitFor();
  await page.selectOption(ROAD, "none");
  await page.locator("#rc-state", { hasText: "2 values of yours are saved" }).waitFor();
}

/** The row of the hexside to the east in the answer about a hex. */
const east = (page) => text(page, "#rr-answer-hex [data-key=E]");

test("the Referee counts with the hexsides of the owner's copy, shows them on the map, and says whose values these are", async () => {
  const { page, problems, close } = await openReferee();
  await says(page, "By the values of this page");
  await enterMountain(page);
  assert.deepEqual(await axe(page, "#rr-charts"), []);
  await page.click("#rr-room-position");
  await says(page, "By the values of this page");
  await page.fill("#rr-goto", "Tobruk");
  await page.press("#rr-goto", "Enter");
  await page.keyboard.press("Enter");
  await page.click("#rr-topic-hex");
  assert.match(await east(page), /clear highway/);
  await page.selectOption("#rr-values", "own");
  await says(page, "By your charts: 2 values differ from this page");
  assert.match(await east(page), /mountain –/);
  assert.deepEqual(await axe(page, ".rr"), []);
  await page.click("#rr-room-charts");
  await page.selectOption(ROAD, "track");
  await page.click("#rr-room-position");
  await page.waitForFunction(() =>
    /track/.test(document.querySelector("#rr-answer-hex [data-key=E]")?.textContent ?? ""),
  );
  assert.match(await east(page), /mountain track/, "what is entered since counts as well");
  await page.click("#rr-undo");
  await page.waitForFunction(() => /–/.test(document.querySelector("#rr-answer-hex [data-key=E]")?.textContent ?? ""));
  await says(page, "By the charts of this position: 2 values");
  await page.selectOption("#rr-values", "");
  await says(page, "By the values of this page");
  assert.match(await east(page), /clear highway/);
  assert.deepEqual(problems(), []);
  await close();
});

test("speed and steps of the owner's blocks count in the Referee, and a new position begins with them", async () => {
  const { page, problems, close } = await openReferee();
  await page.click("#rr-room-charts");
  await page.waitForSelector("#rc-rows table");
  await page.selectOption("#rc-group", "unit");
  await page.fill("#rc-search", "21/5");
  const set = async (attribute, value, n) => {
    const field = page.locator(`[data-what='unit/${attribute}/21/5'] input`);
    await field.fill(value);
    await field.press("Enter");
    await page.locator("#rc-state", { hasText: n }).waitFor();
  };
  await set("steps", "2", "1 value of yours is saved");
  await set("speed", "1", "2 values of yours are saved");
  await page.click("#rr-room-position");
  await page.fill("#rr-search", "21/5");
  assert.match(await text(page, ".rr-tray-list"), /4 steps, speed 3|4 steps/);
  await page.selectOption("#rr-values", "own");
  await page.locator(".rr-tray-list", { hasText: "2 steps" }).waitFor();
  await page.click("#rr-reset", { force: true });
  await says(page, "By your charts: 2 values");
  assert.deepEqual(problems(), []);
  await close();
});

test("a game begun with the owner's charts shows their hexsides on its map", async () => {
  const { page, problems, close } = await openReferee();
  await enterMountain(page);
  await page.click("#tab-play");
  await page.locator("#pl-new-more > summary").click();
  await page.selectOption("#pl-new-charts", "own");
  await page.locator("#pl-new [type=submit]").click();
  await page.waitForSelector(PAINTED);
  if (await page.locator(COVER).count()) await page.click(`${COVER} [data-value=off]`);
  await page.fill("#pl-goto", "Tobruk");
  await page.press("#pl-goto", "Enter");
  await page.waitForFunction(() => /mountain/.test(document.querySelector(".pl-stage")?.textContent ?? ""));
  assert.deepEqual(problems(), []);
  await close();
});
