// What the map of the referee takes care of: saves and links that fail, fingers, narrow and wide windows, and
// everybody's access.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { openExplorer, placeByKeys, pointOf, unitsByHex } from "./explorer-helpers.mjs";
import { longTest } from "./long.mjs";
import { denyStorage, putRows, rows, saved } from "./storage-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (page) => page.click("#ref-mode-map");

test("a reload keeps the position and stays on the map", async () => {
  const { page, close } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L1312");
  await page.click(`[id="ex-u-5_2f_5_20_Lt_20_Armd-depleted"]`);
  await page.click("#ex-ground > summary");
  await page.fill("#ex-turn", "7");
  await page.press("#ex-turn", "Tab");
  const built = await unitsByHex(page);
  assert.deepEqual(built, { L1312: "5/5 Lt Armd (Axis, depleted)" });
  await page.reload();
  await page.waitForSelector(".ex-stage[data-painted=all]");
  assert.ok(await page.isVisible("#ref-map"));
  assert.deepEqual(await unitsByHex(page), built);
  assert.equal(await page.inputValue("#ex-turn"), "7");
  await close();
});

test("where storage is denied the map works and says that nothing is kept", async () => {
  const view = await site.openPage({ path: "pkg/desert-fox/build.json" });
  await view.page.addInitScript(denyStorage);
  await view.page.goto(site.address, { waitUntil: "load" });
  const { page } = view;
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-referee");
  await open(page);
  await page.waitForSelector(".ex-stage[data-painted=all]");
  await placeByKeys(page, "5/5 lt", "L1312");
  await page.locator("#ex-kept", { hasText: "blocks storage" }).waitFor();
  assert.equal(Object.keys(await unitsByHex(page)).length, 1);
  assert.deepEqual(view.pageErrors, []);
  await view.close();
});

test("a save that cannot be read is handed over and not written on before a change", async () => {
  const { page, close } = await openExplorer(site);
  const text = '{"rules":{},"charts":[],"position":{"units":[{"id":"x","hex":"L1312","kind":"zeppelin"}]}}';
  await saved(page, "ex");
  await putRows(page, "sheets", [{ id: "position", number: 9, text }]);
  const position = async () => (await rows(page, "sheets")).filter(({ id }) => id === "position");
  const before = await position();
  await page.reload();
  await page.waitForSelector("dialog[open]");
  assert.equal(await page.inputValue("dialog[open] textarea"), text);
  await page.keyboard.press("Escape");
  assert.deepEqual(await position(), before);
  assert.match(await page.textContent("#ex-kept"), /Not saved yet/);
  await placeByKeys(page, "5/5 lt", "L1312");
  await saved(page, "ex");
  assert.match(await page.textContent("#ex-kept"), /^Saved in this browser/);
  await close();
});

test("a link that was cut short says so; another asks before it takes the place of a position", async () => {
  const { page, close, problems } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L1312");
  const mine = await unitsByHex(page);
  // A link that was not opened may still stand in the address.
  const go = (hash) =>
    page.evaluate((hash) => {
      history.replaceState(history.state, "", "#referee");
      location.hash = hash;
    }, hash);
  await go("d1.p.abc");
  await page.locator("dialog[open]", { hasText: "end is missing" }).waitFor();
  await page.keyboard.press("Escape");
  const link = await page.evaluate(async () => {
    const calls = await import("/pkg/desert-fox/desert_fox.js");
    await calls.default();
    return calls.encodePosition({
      position: {
        units: [
          { id: "A", roster: "200-mtrzd", hex: "E0910" },
          { id: "B", roster: "commonwealth-dump", hex: "E0911" },
        ],
      },
    });
  });
  await page.click("#ref-mode-combat");
  await go(link);
  const dialog = page.locator("dialog[open]", { hasText: "Position from a link" });
  await dialog.waitFor();
  assert.match(await dialog.textContent(), /It has 2 units.*Your map has 1 unit/);
  await dialog.locator("button", { hasText: "Keep my position" }).click();
  assert.deepEqual(await unitsByHex(page), mine);
  await go(link);
  await dialog.locator("button", { hasText: "Open link" }).click();
  assert.deepEqual(await unitsByHex(page), { E0910: "A (Axis)", E0911: "B (Commonwealth)" });
  await page.click("#ex-undo");
  assert.deepEqual(await unitsByHex(page), mine);
  assert.deepEqual(problems(), []);
  await close();
});

test("a link of a combat opens the worksheet, whatever was seen last", async () => {
  const { page, close } = await openExplorer(site);
  const link = await page.evaluate(async () => {
    const calls = await import("/pkg/desert-fox/desert_fox.js");
    await calls.default();
    return calls.encodeLink({
      attacker: "axis",
      units: [
        { id: "A", roster: "200-mtrzd", hex: "A" },
        {
          id: "B",
          roster: "22-2",
          hex: "T",
          nation: "commonwealth",
          kind: "armor",
          full: { strength: 3, morale: 2, stackingPoints: 1 },
        },
      ].map(({ roster, ...unit }) => (unit.id === "A" ? { ...unit, roster } : unit)),
    });
  });
  await page.evaluate((hash) => void (location.hash = hash), link);
  await page.locator("#ref-status", { hasText: "combat from the link" }).waitFor();
  assert.ok(await page.isVisible("#ref-combat"));
  assert.ok(await page.isHidden("#ref-map"));
  await close();
});

test("fingers place: a tap takes a counter, a tap on the map lays it down, and a drag from the tray does both", async () => {
  const { page, context, close, problems } = await openExplorer(site, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const at = await pointOf(page, "L1312");
  await page.tap("#ex-tray-1 .ex-option-text");
  await page.locator("#ex-status", { hasText: "selected: tap a hex" }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.touchscreen.tap(at.x, (await page.locator(".ex-stage").boundingBox()).y + 120);
  await page.locator("#ex-status", { hasText: "placed in" }).waitFor();
  assert.equal(Object.keys(await unitsByHex(page)).length, 1);

  const { x, y } = await page.evaluate(() => {
    const stage = document.querySelector(".ex-stage");
    stage.scrollIntoView({ block: "end" });
    scrollBy(0, 330);
    const grip = document.querySelector("#ex-tray-2 .ex-grip").getBoundingClientRect();
    return { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  });
  const box = await page.locator(".ex-stage").boundingBox();
  const to = { x: box.x + 250, y: Math.max(8, box.y + box.height - 40) };
  const finger = await context.newCDPSession(page);
  const touch = (type, point) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  await touch("touchStart", { x, y });
  for (let part = 1; part <= 6; part++)
    await touch("touchMove", { x: x + ((to.x - x) * part) / 6, y: y + ((to.y - y) * part) / 6 });
  await touch("touchEnd");
  await page.waitForFunction(() => document.querySelectorAll(".ex-all-list > li").length === 2);
  assert.deepEqual(problems(), []);
  await close();
});

test("a finger moves the map over counters that are not chosen", async () => {
  const { page, context, close } = await openExplorer(site, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await placeByKeys(page, "5/5 lt", "L1312");
  const { x, y } = await pointOf(page, "L1312");
  await page.keyboard.press("Escape");
  const finger = await context.newCDPSession(page);
  const drag = async () => {
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (let part = 1; part <= 5; part++)
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + part * 20, y }] });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await drag();
  assert.deepEqual(Object.keys(await unitsByHex(page)), ["L1312"], "the map went, not the counter");
  await page.touchscreen.tap(x + 100, y);
  await page.locator("#ex-going-title").waitFor();
  await close();
});

for (const colorScheme of ["light", "dark"]) {
  longTest(`no serious finding of axe in any state, ${colorScheme} paper`, async () => {
    const { page, close } = await openExplorer(site, { colorScheme });
    assert.deepEqual(await axe(page), [], "empty");
    await page.fill("#ex-search", "no such counter");
    assert.deepEqual(await axe(page, "#referee"), [], "nothing found");
    await page.fill("#ex-search", "armd");
    await page.press("#ex-search", "Enter");
    await page.fill("#ex-hex", "nowhere");
    await page.press("#ex-hex", "Enter");
    assert.deepEqual(await axe(page, "#referee"), [], "in hand, with a fault");
    await page.click("#ex-put-back");
    await placeByKeys(page, "5/5 lt", "L1312");
    await placeByKeys(page, "22(2) armd", "L1313");
    await placeByKeys(page, "200 mtr", "L1312");
    for (const overlay of ["zones-axis", "zones-commonwealth", "supply-axis", "supply-commonwealth", "stacking"])
      await page.check(`#ex-overlay-${overlay}`);
    for (const part of ["all", "ground", "rules"]) await page.click(`#ex-${part} > summary`);
    await page.click("#ex-fold-reached");
    await page.click("#ex-fold-barred");
    await page.check('.ex-attack input[type="checkbox"]');
    assert.deepEqual(await axe(page, "#referee"), [], "everything open");
    await page.click(".ex-attack .button-small");
    await page.waitForSelector("dialog[open]");
    assert.deepEqual(await axe(page, "dialog[open]"), [], "overrun");
    await page.keyboard.press("Escape");
    await page.click("#ex-own");
    await page.waitForSelector("dialog[open]");
    assert.deepEqual(await axe(page, "dialog[open]"), [], "values");
    await close();
  });
}

layoutTest("nothing overflows sideways from 360 px to 4K, and the map stays in sight", async (fonts) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [412, 915],
    [480, 800],
    [768, 1024],
    [1280, 800],
    [2560, 1440],
    [3840, 2160],
  ]) {
    const { page, close } = await openExplorer(site, { fonts, viewport: { width, height } });
    await placeByKeys(page, "5/5 lt", "L1312");
    await placeByKeys(page, "22(2) armd", "L1313");
    await page.click("#ex-rules > summary");
    await page.click("#ex-all > summary");
    const [inner, full] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ]);
    assert.ok(full <= inner, `${width}: ${full - inner} px too wide`);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".ex-panel .card")]
        .filter((card) => card.scrollWidth > card.clientWidth + 1)
        .map((card) => card.className),
    );
    assert.deepEqual(cut, [], `cut off at ${width}`);
    await close();
  }
});

test("a unit by its own values is placed, changed and asked for its reach", async () => {
  const { page, close, problems } = await openExplorer(site);
  await page.click("#ex-own");
  await page.fill("#ref-v-name", "Marcks");
  await page.selectOption("#ref-v-kind", "reconnaissance");
  await page.selectOption("#ref-v-nation", "german");
  await page.fill("#ref-v-movement", "30");
  await page.click("dialog[open] button[type=submit]");
  await page.waitForFunction(() => document.activeElement?.id === "ex-hex");
  await page.keyboard.type("L0808");
  await page.keyboard.press("Enter");
  await page.locator("#ex-going-title", { hasText: "Marcks" }).waitFor();
  assert.match(await page.textContent(".ex-allowance"), /^(30|15) movement points/);
  await page.click("#ex-u-Marcks-values");
  await page.fill("#ref-v-name", "Menton");
  await page.click("dialog[open] button[type=submit]");
  await page.locator("#ex-going-title", { hasText: "Menton" }).waitFor();
  assert.deepEqual(await unitsByHex(page), { L0808: "Menton (Axis)" });
  assert.deepEqual(problems(), []);
  await close();
});
