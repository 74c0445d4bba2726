// What a unit may do beside moving, seen on the map of the referee: combats and back, supply units, retreats, values
// and their sources.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { openExplorer, placeByKeys, unitsByHex } from "./explorer-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Chooses what stands on top of a hex, by the map's own keys. */
async function choose(page, hex) {
  await page.fill("#ex-goto", hex);
  await page.press("#ex-goto", "Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.locator("#ex-going-title").waitFor();
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
]) {
  layoutTest(`a unit chosen shows its points and its supply without scrolling, ${width} px wide`, async (fonts) => {
    const { page, close } = await openExplorer(site, { fonts, viewport: { width, height } });
    await placeByKeys(page, "5/5 lt", "L1312");
    await page.evaluate(() => scrollTo(0, 0));
    await choose(page, "L1312");
    const brief = await page.locator(".ex-brief strong").boundingBox();
    assert.ok(brief.y >= 0 && brief.y + brief.height <= height, `${brief.y}`);
    assert.match(await page.textContent(".ex-brief"), /^11 movement points.*out of general supply.*combat supply/);
    assert.equal(await page.getAttribute("#ex-tray", "open"), null, "the tray makes room");
    await close();
  });
}

layoutTest("below the map the panel scrolls and the map stays in sight", async (fonts) => {
  const { page, close } = await openExplorer(site, { fonts, viewport: { width: 390, height: 844 } });
  await placeByKeys(page, "5/5 lt", "L1312");
  await page.locator("#ex-keys").scrollIntoViewIfNeeded();
  const stage = await page.locator(".ex-stage").boundingBox();
  assert.ok(stage.y >= -1 && stage.height > 250, JSON.stringify(stage));
  await close();
});

test("the combat of the map is decided on the worksheet, and its result comes back to the map", async () => {
  const { page, close, problems } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L1312");
  await placeByKeys(page, "22(2) armd", "L1313");
  await choose(page, "L1312");
  await page.click("#ex-brief-attack");
  await page.check('.ex-attack input[type="checkbox"]');
  await page.click("#ex-to-worksheet");
  await page.locator("#ref-origin-back").waitFor();
  assert.equal(await page.locator("#ref-origin-take").count(), 0, "nothing to take before the die");
  assert.deepEqual(await axe(page, "#referee"), []);
  await page.click("#ref-origin-back");
  await page.locator("#ex-status", { hasText: "The map is unchanged" }).waitFor();
  assert.ok(await page.isVisible("#ref-map"));
  await page.click("#ref-mode-combat");
  for (let n = 0; n < 30 && !(await page.locator("#ref-origin-take").count()); n++)
    await page.locator("#ref-report .ref-pending button:not([aria-disabled=true])").first().click();
  const ends = await page.locator(".ref-end").allTextContents();
  await page.click("#ref-origin-take");
  await page.locator("#ex-status", { hasText: "shows the result of the combat" }).waitFor();
  assert.ok(await page.isVisible("#ref-map"));
  const units = Object.entries(await unitsByHex(page))
    .map(([hex, words]) => `${hex} ${words}`)
    .join("; ");
  assert.notEqual(units, "L1312 5/5 Lt Armd (Axis); L1313 22(2) Armd (Commonwealth)", ends.join("; "));
  for (const [end, name] of ends.flatMap((text) =>
    ["5/5 Lt Armd", "22(2) Armd"].filter((name) => text.includes(name)).map((name) => [text, name]),
  )) {
    const hex = /to (L\d{4})/.exec(end)?.[1];
    if (hex) assert.ok(units.includes(`${hex} ${name}`) || units.includes(name), `${end}: ${units}`);
  }
  await page.click("#ex-undo");
  assert.deepEqual(await unitsByHex(page), { L1312: "5/5 Lt Armd (Axis)", L1313: "22(2) Armd (Commonwealth)" });
  await page.click("#ref-mode-combat");
  await page.click("#ref-reset");
  assert.equal(await page.locator("#ref-origin").count(), 0, "another sheet is not from the map");
  assert.deepEqual(problems(), []);
  await close();
});

test("a supply unit changes its mode, and a dump is destroyed with its die", async () => {
  const { page, close, problems } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L1312");
  await placeByKeys(page, "german msu", "L1312");
  await choose(page, "L1312");
  assert.match(await page.textContent(".ex-acts"), /Change to a dump.*Emergency supply/);
  await page.click("#ex-act-toDump");
  await page.locator("#ex-status", { hasText: "German Dump is a dump." }).waitFor();
  assert.deepEqual(await unitsByHex(page), { L1312: "5/5 Lt Armd (Axis); German Dump (Axis)" });
  await page.click("#ex-act-destroy");
  const dialog = page.locator("dialog[open]");
  assert.match(await dialog.textContent(), /3 of 6 faces destroy it/);
  assert.deepEqual(await axe(page, "dialog[open]"), []);
  await dialog.locator('[data-face="6"]').click();
  await page.locator("#ex-status", { hasText: "German Dump is not destroyed" }).waitFor();
  await page.click("#ex-act-destroy");
  await dialog.locator('[data-face="1"]').click();
  await page.locator("#ex-status", { hasText: "German Dump is destroyed" }).waitFor();
  assert.deepEqual(await unitsByHex(page), { L1312: "5/5 Lt Armd (Axis)" });
  await page.click("#ex-tray > summary");
  await placeByKeys(page, "german msu", "L1312");
  await choose(page, "L1312");
  await page.click("#ex-act-emergency");
  await page.locator("#ex-status", { hasText: "is expended" }).waitFor();
  await choose(page, "L1312");
  assert.match(await page.textContent(".ex-brief"), /^22 movement points/);
  await page.click('[data-do="unit.judged"]');
  await page.locator(".ex-brief", { hasText: "11 movement points" }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("a retreat shows its first hexes and why not the others, and goes hex by hex", async () => {
  const { page, close, problems } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L1312");
  await placeByKeys(page, "22(2) armd", "L1313");
  await choose(page, "L1312");
  await page.click("#ex-retreat");
  await page.fill("#ex-retreat-hexes", "2");
  await page.press("#ex-retreat-hexes", "Tab");
  await page.locator(".ex-retreat", { hasText: "It must retreat 2 hexes" }).waitFor();
  assert.match(await page.textContent(".ex-retreat .ex-list"), /L1313Enemy units are there\. .*11\.6/);
  assert.match(await page.textContent(".ex-legend"), /possible first hex of a retreat/);
  assert.deepEqual(await axe(page, "#referee"), []);
  await page.click("#ex-retreat-L1311");
  await page.locator("#ex-status", { hasText: "retreated to L1311" }).waitFor();
  await page.locator(".ex-retreat", { hasText: "It must retreat 1 hex;" }).waitFor();
  await page.locator('.ex-retreat [data-do="retreat.to"]').first().click();
  await page.locator("#ex-retreat", { hasText: "Show where" }).waitFor();
  assert.equal(Object.keys(await unitsByHex(page)).includes("L1311"), false);
  assert.deepEqual(problems(), []);
  await close();
});

test("stand-ins are marked where they count, and all values are listed with source and case", async () => {
  const { page, close, problems } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L1312");
  await choose(page, "L1312");
  await page.keyboard.press("ArrowLeft");
  assert.ok((await page.locator(".ex-way .ex-note .ref-recon").count()) > 0, "the cost of the hex is a stand-in");
  await page.click('[data-do="tables.show"]');
  await page.locator("#ex-tables[open] tbody tr").first().waitFor();
  assert.ok((await page.locator("#ex-tables tbody tr").count()) > 60);
  await page.fill("#ex-table-search", "range dump");
  await page.locator("#ex-tables", { hasText: "1 value" }).waitFor();
  assert.match(
    await page.textContent("#ex-tables tbody"),
    /^Range of a dump, in movement points12(◇reconstructed|published: .+)7\.1$/,
  );
  await page.fill("#ex-table-search", "rough motorized");
  assert.match(await page.textContent("#ex-tables tbody"), /Rough, motorized4attested: Moves 58, 17\.278\.29/);
  assert.deepEqual(await axe(page, "#ex-tables"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("a unit that stands where none can is named with the way to it", async () => {
  const { page, close } = await openExplorer(site);
  const link = await page.evaluate(async () => {
    const calls = await import("/pkg/desert-fox/desert_fox.js");
    await calls.default();
    return calls.encodePosition({
      position: {
        units: [
          { id: "A", roster: "200-mtrzd", hex: "L1312" },
          { id: "Wet", roster: "5-5lt", hex: "L2803" },
        ],
      },
    });
  });
  await page.evaluate((hash) => void (location.hash = hash), link);
  await page.locator("#ex-status", { hasText: "position from the link" }).waitFor();
  await choose(page, "L1312");
  assert.match(await page.textContent(".ex-going .ex-refused"), /^Wet: No unit can be/);
  await page.click('.ex-going .ex-refused [data-do="hex.open"]');
  await page.locator("#ex-stack-title", { hasText: "L2803" }).waitFor();
  await page.click("#ex-remove");
  await choose(page, "L1312");
  await page.locator(".ex-allowance").waitFor();
  await close();
});
