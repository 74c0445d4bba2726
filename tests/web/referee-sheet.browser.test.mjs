// The worksheet as a tool: keyboard, pointer, undo, storage, links.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import {
  addHex,
  addUnit,
  findings,
  hasFinding,
  loadExample,
  openReferee,
  strengths,
  summary,
  unitField,
} from "./referee-helpers.mjs";
import { denyStorage } from "./storage-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Presses Tab until the focus is where the selector says. */
async function tabTo(page, selector, key = "Tab") {
  for (let n = 0; n < 120; n++) {
    if (await page.evaluate((selector) => !!document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`Tab never reaches ${selector}`);
}

test("the combat example is entered and resolved by the keyboard alone", async () => {
  const view = await site.openPage({ waitFor: "html[data-ready]" });
  const { page } = view;
  const { keyboard } = page;
  await tabTo(page, "#tab-map");
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await page.waitForSelector("#ref-add-0");
  const add = async (stack, name) => {
    await tabTo(page, `#ref-add-${stack}`);
    await keyboard.type(name);
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowUp");
    await keyboard.press("Enter");
  };
  const hex = async (name) => {
    await tabTo(page, '[data-do="hex.add"][data-role="commonwealth"]');
    await keyboard.press("Enter");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(name);
  };
  await add(0, "25/10 ind hvy");
  await keyboard.type('"a" arty');
  await keyboard.press("Enter");
  await hex("B");
  await add(2, "22(2)");
  await hex("C");
  await add(3, "44 hvy");
  await keyboard.type("1/2 armd");
  await keyboard.press("Enter");
  await tabTo(page, unitField("1/2 Armd", "more"), "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page, unitField("1/2 Armd", "generalSupply"));
  await keyboard.press("Space");
  await add(1, "155 m");
  await keyboard.type("II/25");
  await keyboard.press("Enter");
  assert.equal((await strengths(page))["22(2) Armd"], 2);
  assert.equal((await summary(page)).Strength, "11 : 4");
  assert(hasFinding(await findings(page), "general-supply-no-effect", "1/2 Armd"));
  await tabTo(page, "#ref-die-1");
  await keyboard.press("5");
  await page.locator("[data-question=shifts]").waitFor();
  await keyboard.press("Enter");
  await page.locator("[data-question=depletion]").waitFor();
  assert.equal((await summary(page))["Def. / att."], "11 / 9");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("Delete removes a unit, M moves one, and undo brings both back", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await loadExample(page, "ex1");
  await page.focus(unitField("22(2) Armd", "depleted"));
  await page.keyboard.press("Delete");
  assert.equal(await page.locator(unitField("22(2) Armd", "card")).count(), 0);
  await page.keyboard.press("ControlOrMeta+z");
  assert.equal(await page.locator(unitField("22(2) Armd", "card")).count(), 1);
  await page.focus(unitField("22(2) Armd", "depleted"));
  await page.keyboard.press("m");
  await page.selectOption(unitField("22(2) Armd", "hex"), "C");
  assert.equal(await page.locator('[data-drop="C"] .ref-unit').count(), 3);
  await page.click("#ref-undo");
  assert.equal(await page.locator('[data-drop="B"] .ref-unit').count(), 1);
  await page.click("#ref-redo");
  assert.equal(await page.locator('[data-drop="C"] .ref-unit').count(), 3);
  await view.close();
});

test("a counter is dragged to another hex, but not to the other player", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await loadExample(page, "ex1");
  const drag = async (unit, hex) => {
    await page.locator(`[data-drop="${hex}"]`).evaluate((drop) => drop.scrollIntoView({ block: "center" }));
    const from = await page.locator(`.ref-unit [data-drag="${unit}"]`).boundingBox();
    const to = await page.locator(`[data-drop="${hex}"] .ref-stack-head`).boundingBox();
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 10, { steps: 4 });
    await page.mouse.up();
  };
  await drag("22(2) Armd", "A");
  assert.equal(await page.locator('[data-drop="A"] .ref-unit').count(), 3);
  assert.equal((await strengths(page))["22(2) Armd"], 3);
  await drag("22(2) Armd", "T");
  await page.locator("#ref-status", { hasText: "belongs to the Commonwealth" }).waitFor();
  assert.equal(await page.locator('[data-drop="A"] .ref-unit').count(), 3);
  await view.close();
});

test("a unit comes in by its values, and a level-2 fort doubles it", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await page.locator('[data-drop="A"] [data-do="value.new"]').click();
  await page.fill("#ref-v-name", "Layforce");
  await page.selectOption("#ref-v-kind", "infantry");
  await page.fill("#ref-v-full-strength", "4");
  await page.keyboard.press("Enter");
  await addUnit(page, 1, "Brescia");
  assert.deepEqual(await strengths(page), { Layforce: 4, Brescia: 3 });
  await page.selectOption("#ref-h-1-fort", "2");
  assert.equal((await strengths(page)).Brescia, 6);
  await page.selectOption("#ref-h-1-fortUnit", "Brescia");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("answers that no longer fit are taken back and the reader is told", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await loadExample(page, "ex1");
  assert.equal(await page.locator(".ref-answers li").count(), 2);
  await page.click(`${unitField('"a" Arty', "card")} .ref-remove`);
  await page.locator("#ref-status", { hasText: "1 answer no longer fits" }).waitFor();
  assert.equal(await page.locator(".ref-answers li").count(), 1);
  await page.click("#ref-step-back");
  assert.equal((await summary(page)).Die, "–");
  await page.click("#ref-step-forward");
  assert.equal((await summary(page)).Adjusted, "9");
  await page.click("#ref-dice-clear");
  assert.equal((await summary(page)).Die, "–");
  await view.close();
});

test("a retreat is walked hex by hex, and barred hexes say why", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await loadExample(page, "bardia");
  const barred = page.locator("#ref-barred-0");
  assert.equal(await barred.getAttribute("aria-disabled"), "true");
  await barred.focus();
  assert.match(await page.locator("#ref-barred-0-why").textContent(), /Enemy units are there\. 11\.62/);
  await barred.click({ force: true });
  assert.equal(await page.locator("[data-question=retreat]").count(), 1);
  await page.locator(".ref-choices").getByRole("button", { name: "Retreat to E2104" }).click();
  assert(hasFinding(await findings(page), "retreated", "to E2104: hex 1 of 3"));
  await view.close();
});

test("a printed hex number brings terrain and city from the map", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await page.fill("#ref-h-1-name", "l2329");
  await page.press("#ref-h-1-name", "Enter");
  assert.equal(await page.locator("#ref-h-1-name").inputValue(), "L2329");
  assert.equal(await page.locator("#ref-h-1-ground").inputValue(), "city:Tobruk");
  await page.fill("#ref-h-0-name", "L2228");
  await page.press("#ref-h-0-name", "Enter");
  assert.equal(await page.locator("#ref-s-L2228-L2329").inputValue(), "ridge");
  await view.close();
});

test("the sheet is there after a reload", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await loadExample(page, "ex1");
  await page.locator("#ref-kept", { hasText: "Saved in this browser" }).waitFor();
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal((await summary(page))["Def. / att."], "11 / 9");
  assert.equal(await page.locator(".ref-unit").count(), 7);
  await view.close();
});

test("without storage everything works and the page says so", async () => {
  const view = await site.openPage({ path: "about:blank" });
  await view.context.addInitScript(denyStorage);
  const { page } = view;
  await page.goto(site.address);
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-referee");
  await page.locator("#ref-kept", { hasText: "blocks storage" }).waitFor();
  await addUnit(page, 0, "22 Gds");
  await addUnit(page, 1, "Brescia");
  assert.equal((await summary(page)).Strength, "3 : 3");
  assert.deepEqual(view.pageErrors, []);
  await view.close();
});

test("a link opens the same combat on another page and asks before it replaces a sheet", async () => {
  const first = await openReferee(site, { permissions: ["clipboard-read", "clipboard-write"] });
  await loadExample(first.page, "ex1");
  await first.page.click("#ref-menu-copy");
  await first.page.click('[data-do="copy.link"]');
  await first.page.locator("#ref-status", { hasText: "Link copied" }).waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#d1\.c\.[\w-]+\.[0-9a-f]{8}$/);
  const other = await site.openPage({ path: new URL(link).hash, waitFor: "html[data-ready]" });
  await other.page.waitForSelector(".ref-summary");
  assert.deepEqual(await summary(other.page), await summary(first.page));
  assert.deepEqual(await strengths(other.page), await strengths(first.page));
  assert.equal(new URL(other.page.url()).hash, "");

  await loadExample(other.page, "ex3");
  await other.page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await other.page.getByRole("button", { name: "Keep my worksheet" }).click();
  assert.equal((await summary(other.page)).Strength, "1 : 8");
  // A link that was not opened stays in the address, and is asked about again with the page.
  await other.page.reload();
  await other.page.getByRole("button", { name: "Open link" }).click();
  assert.equal((await summary(other.page)).Strength, "11 : 4");
  await other.page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    new URL(link).hash.replace(/.$/, (c) => (c === "0" ? "1" : "0")),
  );
  await other.page.getByRole("heading", { name: "Cannot open this link" }).waitFor();
  await other.page.getByRole("button", { name: "Close" }).click();
  assert.deepEqual(other.problems(), []);
  await first.close();
  await other.close();
});

test("the report is copied as text and as BBCode", async () => {
  const view = await openReferee(site, { permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = view;
  await loadExample(page, "ex1");
  for (const [what, part] of [
    ["text", "- 22(2) Armd is armor without infantry"],
    ["bbcode", "[b]11 against 4 is 2:1, row Clear, column 4.[/b]"],
  ]) {
    await page.click("#ref-menu-copy");
    await page.click(`[data-do="copy.${what}"]`);
    await page.locator("#ref-status", { hasText: "copied" }).waitFor();
    assert((await page.evaluate(() => navigator.clipboard.readText())).includes(part));
    await addHex(page, "axis", 4, `X${what}`);
  }
  await view.close();
});
