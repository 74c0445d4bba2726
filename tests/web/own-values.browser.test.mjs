// An owner of Desert Fox enters values with real keys and clicks: none is lost.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { newGameForm } from "./play-helpers.mjs";
import { putRows, rows } from "./storage-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const fieldOf = (what) => `#ch-${what.replaceAll("/", "_")}`;
const shown = (page, what) => page.locator(fieldOf(what)).inputValue();
const says = (page, text) => page.locator("#ch-state", { hasText: text }).waitFor();
const untaken = (page) => page.locator("#vb-typed");
const AIR = Array.from({ length: 10 }, (_, i) => `air/axis/${i + 1}`);
const COST = "movement/clear/motorized";

async function openCharts(page) {
  await page.click("#pl-new-charts-edit");
  await page.waitForSelector("#ch-new");
}

/** Opens a set and groups of it. */
async function edit(page, name, ...groups) {
  const set = page.locator(".ch-set", { hasText: name });
  if (name) await set.locator("[id^=ch-edit]").click();
  else await page.click("#ch-new");
  await page.waitForSelector("#ch-name");
  await page.selectOption("#ch-shown", "all");
  for (const group of groups) {
    await page.click(`#ch-group-${group} > summary`);
    await page.waitForSelector(`#ch-group-${group} [data-what]`);
  }
}

/** Types over what stands in a field that is clicked. */
async function type(page, what, text) {
  await page.locator(fieldOf(what)).click({ clickCount: 3 });
  await page.keyboard.type(text);
}

async function again(page) {
  await page.reload();
  await page.waitForSelector("#pl-new");
  if (!(await page.isVisible("#pl-new-charts-edit"))) await page.click("#pl-new-more > summary");
  await openCharts(page);
}

async function open(options = {}) {
  const view = await newGameForm(site, options);
  await openCharts(view.page);
  return view;
}

test("one value that is not taken keeps no other from being saved, and stays after Close and a reload with its fault", async () => {
  const { page, close, problems } = await open();
  await edit(page, "", "movement", "air");
  await type(page, COST, "x");
  for (const [i, what] of AIR.entries()) await type(page, what, String(i + 11));
  await says(page, "Saved: 9 values");
  const foot = await untaken(page).boundingBox();
  assert.ok(foot.y > 0 && foot.y + foot.height <= 800, "the fault is in the window where one types");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await openCharts(page);
  assert.match(await page.locator(".ch-set").innerText(), /My charts 10 values.*1 not taken/s);
  await again(page);
  await edit(page, "My charts", "air");
  await says(page, "Saved: 10 values");
  for (const [i, what] of AIR.entries()) assert.equal(await shown(page, what), String(i + 11));
  await untaken(page).locator("#vb-count", { hasText: "1 value is not taken. It stays as you typed it" }).waitFor();
  assert.match(await untaken(page).innerText(), /“x” is not possible/);
  assert.match(await page.textContent("#ch-group-movement > summary"), /1 not taken/);
  assert.deepEqual(await axe(page, "dialog"), []);
  await untaken(page).getByRole("button").click();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.what), COST);
  assert.deepEqual([await shown(page, COST), await page.getAttribute(fieldOf(COST), "aria-invalid")], ["x", "true"]);
  const beside = page.locator(`tr[data-place='${COST}'] .field-error`);
  assert.match(await beside.innerText(), /“x” is not possible/);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await says(page, "Saved: 11 values");
  assert.equal(await untaken(page).innerText(), "");
  assert.deepEqual(problems(), []);
  await close();
});

test("a stack is moved unit by unit through a hex that holds too much, and nothing else is unsaved", async () => {
  const { page, close, problems } = await open();
  await edit(page, "", "setup-gazala-battle", "air");
  const units = await page.evaluate(async () => {
    const calls = await import("/pkg/desert-fox/desert_fox.js");
    await calls.default();
    const { chartTables } = calls;
    const { values } = chartTables({ changes: [] });
    return values
      .filter(({ what, ours }) => /^setup\/gazala-battle\/[^/]+$/.test(what) && /^L\d{4}$/.test(ours))
      .map(({ what, ours }) => ({ what, ours }));
  });
  const axis = units.filter(({ what }) => /savona|pavia|brescia|trento|sabratha|bologna|trieste/.test(what));
  const { ours: hex } = axis[0];
  const moved = [];
  for (const { what, ours } of axis.slice(1)) {
    if (ours === hex) continue;
    await type(page, what, hex);
    await page.keyboard.press("Tab");
    moved.push(what);
    if ((await untaken(page).innerText()) !== "") break;
  }
  assert.match(await untaken(page).innerText(), /too many stacking points/);
  const last = moved.at(-1);
  await type(page, AIR[0], "12");
  await page.keyboard.press("Tab");
  await says(page, `Saved: ${moved.length} value`);
  assert.equal(await shown(page, last), hex);
  // The unit that was there first goes elsewhere: now the last one has room.
  await type(page, axis[0].what, "box");
  await page.keyboard.press("Tab");
  await says(page, `Saved: ${moved.length + 2} values`);
  assert.equal(await untaken(page).innerText(), "");
  assert.equal(await shown(page, last), hex);
  assert.deepEqual(problems(), []);
  await close();
});

test("what is being typed is there after a reload, with the name of the set", async () => {
  const { page, close, problems } = await open();
  await edit(page, "", "air");
  await page.click("#ch-name", { clickCount: 3 });
  await page.keyboard.type("SPI 1981");
  await type(page, AIR[0], "1");
  await page.keyboard.type("2");
  await again(page);
  await edit(page, "SPI 1981", "air");
  await says(page, "Saved: 1 value");
  assert.equal(await shown(page, AIR[0]), "12");
  await page.click("#ch-name", { clickCount: 3 });
  await page.keyboard.press("Delete");
  await type(page, AIR[1], "13");
  await page.keyboard.press("Tab");
  await says(page, "Saved: 2 values");
  assert.match(await page.textContent("#ch-name-fault"), /need a name/);
  assert.deepEqual(problems(), []);
  await close();
});

test("a text that is too long is kept and named", async () => {
  const { page, close, problems } = await open();
  await edit(page, "", "air");
  const long = "1 ".repeat(300).trim();
  await page.fill(fieldOf(AIR[0]), long);
  await page.keyboard.press("Tab");
  await untaken(page).locator("li", { hasText: "longer than 200 characters" }).waitFor();
  await again(page);
  await edit(page, "My charts", "air");
  assert.equal(await shown(page, AIR[0]), long);
  assert.deepEqual(problems(), []);
  await close();
});

test("two tabs that enter values in turn keep all of them in one set", async () => {
  const { page, close, problems } = await open();
  await edit(page, "", "air");
  await type(page, AIR[0], "11");
  await page.keyboard.press("Tab");
  await says(page, "Saved: 1 value");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector("#pl-new");
  await other.click("#pl-new-more > summary");
  await openCharts(other);
  await edit(other, "My charts", "air");
  for (const [i, what] of AIR.entries()) await type(i % 2 ? other : page, what, String(i + 11));
  await page.keyboard.press("Tab");
  await says(page, "Saved: 9 values");
  await other.keyboard.press("Tab");
  await says(other, "Saved: 10 values");
  for (const tab of [page, other])
    for (const [i, what] of AIR.entries()) assert.equal(await shown(tab, what), String(i + 11));
  await other.close();
  await again(page);
  assert.equal(await page.locator(".ch-set").count(), 1);
  assert.match(await page.locator(".ch-set").innerText(), /My charts 10 values/);
  assert.deepEqual(problems(), []);
  await close();
});

test("what is half typed in one tab is not taken by a change in another, and stays until it is left", async () => {
  const { page, close, problems } = await open();
  await edit(page, "", "air");
  await type(page, AIR[0], "11");
  await page.keyboard.press("Tab");
  await says(page, "Saved: 1 value");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector("#pl-new");
  await other.click("#pl-new-more > summary");
  await openCharts(other);
  await edit(other, "My charts", "air");
  await type(page, AIR[1], "12");
  await type(other, AIR[2], "13");
  await other.keyboard.press("Tab");
  await says(other, "Saved: 2 values");
  assert.equal(await shown(page, AIR[1]), "12");
  await page.keyboard.press("Tab");
  await says(page, "Saved: 3 values");
  assert.deepEqual(problems(), []);
  await close();
});

/** A set as earlier versions of the page stored it. */
const setOf = (page, changes) =>
  page.evaluate(async (changes) => {
    const calls = await import("/pkg/desert-fox/desert_fox.js");
    await calls.default();
    const { makeCharts } = calls;
    return makeCharts({ name: "Mine", changes });
  }, changes);

test("a set that is stored from earlier is edited as one set, and its values stay for the games that use them", async () => {
  const { page, close, problems } = await open();
  const old = await setOf(page, [{ what: AIR[0], new: "11" }]);
  const played = await setOf(page, [{ what: AIR[1], new: "12" }]);
  await putRows(page, "charts", [
    { id: old.check, text: old.text, meta: { name: "Mine", played: false } },
    { id: played.check, text: played.text, meta: { name: "Played", played: true } },
  ]);
  await again(page);
  for (const name of ["Mine", "Played"]) {
    await edit(page, name, "air");
    await says(page, "Saved: 1 value");
    await type(page, AIR[5], "15");
    await page.keyboard.press("Tab");
    await says(page, "Saved: 2 values");
    await page.click("#ch-back");
  }
  await page.waitForFunction(() => document.querySelectorAll(".ch-set").length === 3);
  await again(page);
  assert.equal(await page.locator(".ch-set", { hasText: "Mine" }).count(), 1);
  assert.match(await page.locator(".ch-set", { hasText: "Mine" }).innerText(), /2 values/);
  const stored = (await rows(page, "charts")).find(({ id }) => id === played.check);
  assert.equal(stored.text, played.text);
  assert.deepEqual(problems(), []);
  await close();
});

test("stored charts of which a part cannot be read are used as far as they can, and the text is kept and named", async () => {
  const { page, close, problems } = await open({ acceptDownloads: true });
  const { check, text } = await setOf(page, [{ what: AIR[0], new: "11" }]);
  const damaged = text.replace('{"what"', '7, {"what":"air/axis/99","new":"1"}, {"what"');
  await putRows(page, "charts", [{ id: check, text: damaged, meta: { name: "Mine", played: false } }]);
  await again(page);
  await edit(page, "Mine", "air");
  await says(page, "Saved: 1 value");
  assert.match(await untaken(page).innerText(), /There is no value “air\/axis\/99”/);
  await type(page, AIR[1], "12");
  await page.keyboard.press("Tab");
  await says(page, "Saved: 2 values");
  await again(page);
  await edit(page, "Mine", "air");
  assert.deepEqual([await shown(page, AIR[0]), await shown(page, AIR[1])], ["11", "12"]);
  await page.locator("#vb-aside", { hasText: "cannot be read in full. It is kept" }).waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#vb-aside-save")]);
  assert.equal(await readFile(await file.path(), "utf8"), damaged);
  assert.deepEqual(problems(), []);
  await close();
});

test("a set that was deleted is put back by one key", async () => {
  const { page, close, problems } = await open();
  await edit(page, "", "air");
  await type(page, AIR[0], "11");
  await type(page, AIR[1], "none");
  await page.click("#ch-back");
  await page.click("[id^=ch-delete]");
  await page.click("[id^=ch-delete]");
  await page.locator("#ch-say", { hasText: "My charts deleted" }).waitFor();
  assert.equal(await page.locator(".ch-set").count(), 0);
  await page.focus("#ch-undo");
  await page.keyboard.press("Enter");
  await again(page);
  await edit(page, "My charts", "air");
  assert.deepEqual([await shown(page, AIR[0]), await shown(page, AIR[1])], ["11", "none"]);
  assert.deepEqual(problems(), []);
  await close();
});
