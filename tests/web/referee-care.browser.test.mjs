// What the worksheet takes care of: the focus, saves that cannot be read, odd entries and odd links.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { openSite, serveSources } from "./harness.mjs";
import { addUnit, loadExample, openReferee } from "./referee-helpers.mjs";
import { putRows, rows, saved } from "./storage-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
const dialogTexts = (page) => page.locator("dialog[open]").allInnerTexts();
const slots = (page) => rows(page, "sheets");

test("a menu gives the focus back on Escape and closes when the focus goes on", async () => {
  const { page, close } = await openReferee(site);
  await page.focus("#ref-menu-examples");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  assert.equal(await focused(page), "ref-menu-examples");
  assert.equal(await page.locator(".ref-menu[open]").count(), 0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  assert.equal(await page.locator(".ref-menu[open]").count(), 0);
  await close();
});

test("the focus is never lost where a redraw takes away what had it", async () => {
  const { page, close } = await openReferee(site);
  await page.focus(".ref-welcome .button-primary");
  await page.keyboard.press("Enter");
  await page.locator("#ref-status", { hasText: "opened" }).waitFor();
  assert.equal(await focused(page), "ref-choice-0", "the open question");
  await page.focus("#ref-dice-clear");
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "ref-die-1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+z");
  assert.equal(await focused(page), "ref-die-1", "undone from a question that is gone");
  await page.locator(".ref-unit .ref-toggle").first().focus();
  await page.keyboard.press("m");
  const field = await focused(page);
  await page.selectOption(":focus", "B");
  assert.equal(await focused(page), field, "the same field of the card in its new stack");
  await close();
});

test("a newest save of an earlier version that is damaged is handed over before the one before it is written on", async () => {
  const { page, close } = await openReferee(site);
  await loadExample(page, "ex1");
  await saved(page, "ref");
  const [{ text }] = await slots(page);
  await serveSources(page);
  const damaged = await page.evaluate(async (text) => {
    const { openDatabase } = await import("/www/games/desert-fox/store.ts");
    const database = await openDatabase();
    await database.change(["sheets"], (change) => change.objectStore("sheets").clear());
    await database.close();
    const key = (part) => `desertfox:v1:sheet:${part}`;
    const write = async (part, number) => {
      const stamp = `${number} 2026-11-21T09:30:00.000Z`;
      const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${stamp}\n${text}`));
      const sha = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      localStorage.setItem(key(part), `${sha} ${stamp}\n${text}`);
      localStorage.setItem(key("head"), JSON.stringify({ slot: part, rev: number, sha, savedAt: stamp.slice(2) }));
    };
    await write("a", 1);
    await write("b", 2);
    localStorage.setItem(key("b"), localStorage.getItem(key("b")).slice(0, -3));
    return localStorage.getItem(key("b"));
  }, text);
  await page.reload();
  await page.waitForSelector("dialog[open]");
  assert.match((await dialogTexts(page))[0], /you see the one before it/);
  const offered = await page.locator("dialog[open] textarea").inputValue();
  assert.equal(offered, damaged, "the damaged text, whole");
  const before = await slots(page);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".ref-unit").count(), 7);
  assert.deepEqual(await slots(page), before, "nothing is written before a change");
  assert.match(await page.locator("#ref-kept").textContent(), /Not saved yet/);
  await close();
});

for (const [what, text] of [
  ["of a later version", '{"version":2,"precious":true}'],
  [
    "that the engine does not understand",
    '{"query":{"rules":{},"attacker":"axis","units":[{"id":"x","hex":"A","kind":"zeppelin"}],"hexes":[{"id":"A"}],"hexsides":[],"support":{"axis":{},"commonwealth":{}},"answers":[]},"roles":{"A":"axis"},"later":[]}',
  ],
  [
    "with a hexside that is none",
    '{"query":{"rules":{},"attacker":"axis","units":[],"hexes":[{"id":"A"}],"hexsides":[null],"support":{"axis":{},"commonwealth":{}},"answers":[]},"roles":{},"later":[]}',
  ],
]) {
  test(`a whole save ${what} is handed over, and the worksheet starts`, async () => {
    const { page, close, problems } = await openReferee(site);
    await putRows(page, "sheets", [{ id: "combat", number: 9, text }]);
    const before = await slots(page);
    await page.reload();
    await page.waitForSelector("dialog[open]");
    assert.equal(await page.locator("dialog[open] textarea").inputValue(), text);
    assert.deepEqual(await slots(page), before);
    await page.locator("dialog[open] .button", { hasText: "Close" }).click();
    await page.waitForSelector(".ref-welcome");
    await loadExample(page, "ex1");
    await saved(page, "ref");
    assert.match(await page.locator("#ref-kept").textContent(), /^Saved in this browser/);
    assert.deepEqual(problems(), []);
    await close();
  });
}

test("a link of a later version says so, and a second link takes the place of the first question", async () => {
  const { page, close } = await openReferee(site);
  await loadExample(page, "ex1");
  const go = (hash) => page.evaluate((hash) => void (location.hash = hash), hash);
  await go("d2.s.abc");
  await page.locator("dialog[open]", { hasText: "newer version" }).waitFor();
  await go("d1.s.abc");
  await page.locator("dialog[open]", { hasText: "cut short" }).waitFor();
  assert.equal((await dialogTexts(page)).length, 1);
  assert.match((await dialogTexts(page))[0], /Close$/);
  await close();
});

layoutTest("long names and their doubles fit from 360 px on and are fought", async (fonts) => {
  for (const width of [360, 1280]) {
    const { page, close } = await openReferee(site, { fonts, viewport: { width, height: 850 } });
    for (const at of [0, 1]) {
      await page.locator('[data-do="value.new"]').nth(at).click();
      await page.fill("#ref-v-name", "W".repeat(60));
      await page.click(".ref-dialog .button-primary");
    }
    await page.fill("#ref-h-0-name", "W".repeat(40));
    await page.keyboard.press("Tab");
    await page.click("#ref-die-1");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `${width} px`);
    for (const box of await page.locator(".ref-side select").all())
      assert.ok((await box.boundingBox()).width > 60, "a hexside’s fields keep their room");
    await close();
  }
});

test("a value behind a side that the counter has not does not hold the form back", async () => {
  const { page, close } = await openReferee(site);
  await page.locator('[data-do="value.new"]').first().click();
  await page.fill("#ref-v-name", "Own");
  await page.fill("#ref-v-back-strength", "99");
  await page.uncheck("#ref-v-hasBack");
  await page.click(".ref-dialog .button-primary");
  await page.locator("#ref-status", { hasText: "Own added" }).waitFor();
  await close();
});

test("a hex name that is taken or missing is refused at its field", async () => {
  const { page, close } = await openReferee(site);
  const name = page.locator("#ref-h-0-name");
  for (const [entry, words] of [
    ["T", "There is already a hex T."],
    ["", "A hex needs a name."],
  ]) {
    await name.fill(entry);
    await page.keyboard.press("Tab");
    await page.locator("#ref-h-0-name-fault", { hasText: words }).waitFor();
    assert.equal(await name.getAttribute("aria-invalid"), "true");
    assert.equal(await name.getAttribute("aria-describedby"), "ref-h-0-name-fault");
    assert.equal(await name.inputValue(), "A");
  }
  await name.fill("Q");
  await page.keyboard.press("Tab");
  await page.locator("#ref-h-0-name-fault").waitFor({ state: "detached" });
  await close();
});

test("an entry that changes nothing is no step of undo", async () => {
  const { page, close } = await openReferee(site);
  await addUnit(page, 0, "armd");
  await page.fill("#ref-air-axis", "99");
  await page.keyboard.press("Tab");
  await page.fill("#ref-air-axis", "77");
  await page.keyboard.press("Tab");
  await page.click("#ref-undo");
  assert.equal(await page.inputValue("#ref-air-axis"), "0");
  await close();
});

test("the results table says by arrow keys and by tap where a value comes from", async () => {
  const { page, close } = await openReferee(site, { hasTouch: true, viewport: { width: 400, height: 850 } });
  await loadExample(page, "ex1");
  await page.focus(".ref-scroll");
  await page.keyboard.press("ArrowRight");
  await page.locator("#ref-cell", { hasText: "Morale 2, column 11: 4dp. Attested" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator("#ref-cell", { hasText: /^Morale 2, column 12: .*Reconstructed/ }).waitFor();
  await page.locator(".ref-crt tbody td").first().tap();
  await page.locator("#ref-cell", { hasText: "Morale 1, column 1" }).waitFor();
  await close();
});

test("what is printed is dark on light, whatever paper is chosen", async () => {
  const { page, close } = await openReferee(site);
  await page.click("[data-paper=dark]");
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "light");
  await close();
});
