// An owner of Rommel in the Desert enters values with real keys and clicks: none is lost.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { openSite, serveSources } from "./harness.mjs";

const PATH = "?game=rommel-in-the-desert#referee";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const at = (page, what) => page.locator(`#rr-charts tr[data-what='${what}'] :is(input, select)`);
const shown = (page, what) => at(page, what).inputValue();
const says = (page, text) => page.locator("#rc-state", { hasText: text }).waitFor();
const untaken = (page) => page.locator("#vb-typed");

/** Shows a group of the form. */
async function showGroup(page, group, search = "") {
  await page.click("#rr-room-charts");
  await page.selectOption("#rc-group", group);
  await page.fill("#rc-search", search);
  await page.waitForSelector("#rc-rows tbody tr");
}

async function open(group, search, options = {}) {
  const view = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", path: PATH, ...options });
  await showGroup(view.page, group, search);
  return view;
}

async function again(page, group, search) {
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await showGroup(page, group, search);
}

/** Types over what stands in a field that is clicked. */
async function type(page, what, text) {
  await at(page, what).click({ clickCount: 3 });
  await page.keyboard.type(text);
}

/** What the browser stores, as a raw row. */
async function stored(page, put) {
  await serveSources(page);
  return page.evaluate(async (put) => {
    const { openDatabase } = await import("/www/store/database.ts");
    const { crc32 } = await import("/www/store/sealed.ts");
    const database = await openDatabase("rommel-in-the-desert");
    const row = await database.change(["charts"], async (change) => {
      const store = change.objectStore("charts");
      const row = await store.get("own");
      if (put) await store.put({ id: "own", form: 1, number: 7, check: crc32(put.text), meta: {}, ...put });
      return row;
    });
    await database.close();
    return row;
  }, put);
}

test("Tab and a click after a changed value arrive in the next field, and what is typed there counts there", async () => {
  const { page, close, problems } = await open("unit", "21/5");
  await type(page, "unit/speed/21/5", "4");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.what), "unit/steps/21/5");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await says(page, "2 values of yours are saved");
  assert.deepEqual([await shown(page, "unit/speed/21/5"), await shown(page, "unit/steps/21/5")], ["4", "3"]);
  // A fault of the field that is left stands beneath it and moves nothing away from under the pointer.
  await type(page, "unit/speed/21/5", "fast");
  const box = await at(page, "unit/steps/21/5").boundingBox();
  await page.mouse.click(box.x + 9, box.y + 9, { clickCount: 3 });
  await page.keyboard.type("2");
  await untaken(page).locator("#vb-count", { hasText: "1 value is not taken" }).waitFor();
  await type(page, "unit/steps/21/5", "1");
  const button = await page.locator("#rr-room-position").boundingBox();
  await page.mouse.click(button.x + 9, button.y + 9);
  await page.waitForSelector("#rr-position:not([hidden])");
  await again(page, "unit", "21/5");
  assert.deepEqual([await shown(page, "unit/speed/21/5"), await shown(page, "unit/steps/21/5")], ["fast", "1"]);
  assert.deepEqual(problems(), []);
  await close();
});

test("a press that begins when a field is left ends on the same button", async () => {
  const { page, close } = await open("unit", "21/5");
  await type(page, "unit/type/21/5", "camel");
  const drop = await page.locator("#rc-clear").boundingBox();
  await page.mouse.move(drop.x + 9, drop.y + 9);
  await page.mouse.down();
  const below = await at(page, "unit/steps/21/5").boundingBox();
  assert.equal(await page.locator("#vb-count").count(), 0, "nothing moves while the button is down");
  assert.deepEqual(await at(page, "unit/steps/21/5").boundingBox(), below);
  await page.mouse.up();
  await page.waitForSelector("#rc-undo:not([hidden])");
  await close();
});

test("a value that is not taken keeps no other from being saved, and stays after a reload with its fault", async () => {
  const { page, close, problems } = await open("numbers");
  await type(page, "buildup/card", "many");
  await type(page, "buildup/minefield", "9");
  await type(page, "buildup/sea", "7");
  await page.keyboard.press("Tab");
  await says(page, "2 values of yours are saved");
  for (const reload of [false, true]) {
    if (reload) await again(page, "numbers");
    await untaken(page).locator("#vb-count", { hasText: "1 value is not taken. It stays as you typed it" }).waitFor();
    assert.match(await untaken(page).innerText(), /Supply card, points.*This value cannot stand here/s);
    assert.equal(await shown(page, "buildup/card"), "many");
    assert.equal(await at(page, "buildup/card").getAttribute("aria-invalid"), "true");
    assert.match(await page.locator("tr[data-what='buildup/card'] .field-error").innerText(), /cannot stand here/);
    assert.deepEqual([await shown(page, "buildup/minefield"), await shown(page, "buildup/sea")], ["9", "7"]);
  }
  await page.selectOption("#rc-group", "fire");
  await untaken(page).getByRole("button", { name: "Supply card, points" }).click();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.what), "buildup/card");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await says(page, "3 values of yours are saved");
  assert.equal(await untaken(page).innerText(), "");
  assert.deepEqual(problems(), []);
  await close();
});

test("what is being typed is there after a reload, after another section and after Back", async () => {
  const { page, close, problems } = await open("numbers");
  await page.evaluate(() => (location.hash = "map"));
  await page.waitForSelector("#map:not([hidden])");
  await page.evaluate(() => (location.hash = "referee"));
  await page.waitForSelector("#rc-rows tbody tr");
  await type(page, "buildup/card", "8");
  await page.goBack();
  await page.waitForSelector("#map:not([hidden])");
  await page.goForward();
  assert.equal(await shown(page, "buildup/card"), "8");
  await says(page, "1 value of yours is saved");
  await type(page, "buildup/sea", "7");
  await again(page, "numbers");
  await says(page, "2 values of yours are saved");
  assert.deepEqual([await shown(page, "buildup/card"), await shown(page, "buildup/sea")], ["8", "7"]);
  assert.deepEqual(problems(), []);
  await close();
});

test("a long value is there at the next visit, and one that is too long is kept and named", async () => {
  const { page, close, problems } = await open("scenario/1942");
  const names = await page.evaluate(async () => {
    const calls = await import("/pkg/rommel-in-the-desert/rommel_in_the_desert.js");
    await calls.default();
    const { roster } = calls;
    return roster().blocks.map(({ name }) => name);
  });
  const long = names
    .slice(0, 60)
    .sort()
    .map((name) => `${name}: 16`)
    .join("; ");
  assert.ok(long.length > 500 && long.length < 2000);
  await at(page, "scenario/1942/entries").fill(long);
  await page.keyboard.press("Tab");
  await says(page, "1 value of yours is saved");
  await again(page, "scenario/1942");
  await says(page, "1 value of yours is saved");
  assert.equal(await shown(page, "scenario/1942/entries"), long);
  const longer = `${long}; `.repeat(4);
  await at(page, "scenario/1942/entries").fill(longer);
  await page.keyboard.press("Tab");
  await untaken(page).locator("#vb-count", { hasText: "1 value is not taken" }).waitFor();
  assert.match(await untaken(page).innerText(), /longer than 2,000 characters/);
  await again(page, "scenario/1942");
  assert.equal(await shown(page, "scenario/1942/entries"), longer);
  assert.deepEqual(problems(), []);
  await close();
});

test("all values that were removed come back by one key, also after a reload", async () => {
  const { page, close, problems } = await open("numbers");
  await type(page, "buildup/card", "8");
  await type(page, "buildup/sea", "seven");
  await type(page, "buildup/minefield", "9");
  await page.click("#rc-clear");
  await says(page, "Our values stand everywhere. 0 values of yours");
  assert.equal(await untaken(page).innerText(), "");
  await again(page, "numbers");
  await page.focus("#rc-undo");
  await page.keyboard.press("Enter");
  await says(page, "2 values of yours are saved");
  assert.deepEqual(
    [await shown(page, "buildup/card"), await shown(page, "buildup/sea"), await shown(page, "buildup/minefield")],
    ["8", "seven", "9"],
  );
  assert.equal(await page.isVisible("#rc-undo"), false);
  assert.deepEqual(problems(), []);
  await close();
});

test("a file that is read leaves the other values, says what it replaced, and can be taken back", async () => {
  const { page, close, problems } = await open("numbers");
  await type(page, "buildup/card", "8");
  await type(page, "buildup/minefield", "9");
  await page.keyboard.press("Tab");
  await says(page, "2 values of yours are saved");
  const changes = [
    { what: "buildup/card", new: "7" },
    { what: "buildup/sea", new: "6" },
  ];
  const text = JSON.stringify({ format: "rommel-in-the-desert-charts", version: 1, changes });
  await page.setInputFiles("#rc-file", { name: "mine.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await says(page, "mine.json is read. 1 value of yours was replaced. 3 values of yours are saved");
  assert.deepEqual([await shown(page, "buildup/card"), await shown(page, "buildup/sea")], ["7", "6"]);
  await type(page, "buildup/sea", "5");
  await page.click("#rc-undo");
  await says(page, "3 values of yours are saved");
  assert.deepEqual(
    [await shown(page, "buildup/card"), await shown(page, "buildup/minefield"), await shown(page, "buildup/sea")],
    ["8", "9", "5"],
    "what was entered since stays",
  );
  assert.deepEqual(problems(), []);
  await close();
});

test("two tabs that enter values in turn keep all of them", async () => {
  const { page, close, problems } = await open("fire");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector("html[data-ready]");
  await showGroup(other, "fire");
  const places = await page.$$eval("#rc-rows tr[data-what]", (rows) => rows.map(({ dataset }) => dataset.what));
  assert.ok(places.length >= 8);
  for (const [i, what] of places.entries()) {
    const tab = i % 2 ? other : page;
    const next = (await shown(tab, what)) === "5" ? "4" : "5";
    await type(tab, what, next);
    if (i % 3) await tab.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await other.keyboard.press("Tab");
  await other.close();
  await again(page, "owned");
  await says(page, `${places.length} values of yours are saved`);
  assert.equal(await page.locator("#rc-rows tr[data-what]").count(), places.length);
  assert.deepEqual(problems(), []);
  await close();
});

test("what is half typed in one tab is not taken by a change in another, and stays until it is left", async () => {
  const { page, close, problems } = await open("fire");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector("html[data-ready]");
  await showGroup(other, "fire");
  const [half, whole] = await page.$$eval("#rc-rows tr[data-what]", (rows) => rows.map(({ dataset }) => dataset.what));
  const next = (await shown(page, half)) === "5" ? "4" : "5";
  await type(page, half, next);
  await type(other, whole, (await shown(other, whole)) === "5" ? "4" : "5");
  await other.keyboard.press("Tab");
  await says(other, "1 value of yours is saved");
  assert.equal(await shown(page, half), next);
  await page.keyboard.press("Tab");
  await says(page, "2 values of yours are saved");
  assert.deepEqual(problems(), []);
  await close();
});

test("stored values of which a part cannot be read are used as far as they can, and the text is kept and named", async () => {
  const { page, close, problems } = await open("numbers", "", { acceptDownloads: true });
  const changes = [{ what: "buildup/card", new: "8" }, { what: "buildup/gone", new: "1" }, 7];
  const text = JSON.stringify({ format: "rommel-in-the-desert-charts", version: 1, changes });
  await stored(page, { text, meta: { name: "My charts" } });
  await again(page, "numbers");
  await says(page, "1 value of yours is saved");
  assert.match(await untaken(page).innerText(), /buildup\/gone.*There is no such value/s);
  await page.locator("#vb-aside", { hasText: "cannot be read in full. It is kept" }).waitFor();
  await type(page, "buildup/sea", "7");
  await page.keyboard.press("Tab");
  await says(page, "2 values of yours are saved");
  await stored(page, { text: "{", meta: (await stored(page)).meta });
  await again(page, "numbers");
  await page.locator("#vb-aside", { hasText: "2 stored texts" }).waitFor();
  await type(page, "buildup/sea", "6");
  await page.keyboard.press("Tab");
  await says(page, "1 value of yours is saved");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#vb-aside-save")]);
  const exported = await readFile(await file.path(), "utf8");
  assert.ok(exported.includes(text) && exported.endsWith("{"));
  await page.click("#vb-aside-delete");
  await page.waitForFunction(() => !document.querySelector("#vb-aside").textContent);
  assert.deepEqual((await stored(page)).meta.aside, []);
  await untaken(page).getByRole("button", { name: "Remove" }).click();
  await page.waitForFunction(() => !document.querySelector("#vb-typed").textContent);
  assert.deepEqual(problems(), []);
  await close();
});
