// How long the page takes in Chromium: choosing a unit on the map, and moving the whole map with 200 counters.
//
//   node --import ./tests/web/strip-types.mjs tests/web/bench-page.mjs
//   node --import ./tests/web/strip-types.mjs tests/web/bench-page.mjs --width 1920 --height 1080
//   node --import ./tests/web/strip-types.mjs tests/web/bench-page.mjs --game rommel-in-the-desert    an order with its redraw, moving the map, switching
//
// Work is the time on the page's thread of one step: the event, the engine's call, the drawing in the next frame.
// A frame is the time from one to the next while the map moves; the browser gives one every 16.7 ms at most.

import { parseArgs } from "node:util";

import { initWasm, openSite, readText, serveSources } from "./harness.mjs";
import { figures, panMany } from "./bench-pan.mjs";
import { benchRommel } from "./bench-rommel.mjs";
import { openExplorer } from "./explorer-helpers.mjs";
import { FIRST, SECOND } from "./two-games-helpers.mjs";

const { values } = parseArgs({
  options: {
    width: { type: "string", default: "1280" },
    height: { type: "string", default: "800" },
    units: { type: "string", default: "200" },
    game: { type: "string", default: FIRST },
  },
});
const viewport = { width: Number(values.width), height: Number(values.height) };

/** A position of many units: the roster over the whole map, then supply units and detachments. */
async function crowd(most) {
  const { roster } = await initWasm();
  const { hexes } = JSON.parse(await readText("pkg/desert-fox/map.json"));
  const land = hexes.filter(({ terrain }) => ["clear", "rough"].includes(terrain)).map(({ id }) => id);
  const counters = roster().units.map(({ id, name }) => ({ id: name, roster: id }));
  while (counters.length < most)
    counters.push({
      id: `Detachment ${counters.length}`,
      nation: counters.length % 2 ? "german" : "commonwealth",
      kind: "detachment",
    });
  return counters.slice(0, most).map((counter, i) => ({ ...counter, hex: land[(i * 97) % land.length] }));
}

/** Choosing units on the map of Desert Fox, and moving it. */
async function benchExplorer(site) {
  const units = await crowd(Number(values.units));
  const { page, problems } = await openExplorer(site, { viewport });
  await serveSources(page);
  await page.evaluate(async (units) => {
    const calls = await import("/pkg/desert-fox/desert_fox.js");
    await calls.default();
    const { openSaves } = await import("/www/games/desert-fox/store.ts");
    await (await openSaves()).sheets.save(
      "position",
      JSON.stringify({ rules: { preset: "spi1981Errata", switches: {} }, charts: [], position: { units } }),
    );
  }, units);
  await page.unrouteAll();
  await page.reload();
  await page.waitForSelector(".ex-stage[data-painted=all]");
  console.log(`${units.length} counters, ${viewport.width} by ${viewport.height}, device pixel ratio 1`);

  for (const [name, overlays] of [
    ["choose a unit", []],
    ["with all overlays", ["zones-axis", "zones-commonwealth", "supply-axis", "supply-commonwealth", "stacking"]],
  ]) {
    for (const overlay of overlays) await page.check(`#ex-overlay-${overlay}`);
    console.log(
      `${name.padEnd(20)} ${figures(
        await page.evaluate(
          chooseMany,
          units.filter(({ roster }) => roster).map(({ hex }) => hex),
        ),
      )}`,
    );
    console.log(`${"  the call alone".padEnd(20)} ${figures(await page.evaluate(callMany, units))}`);
    await page.click(".ex-stage-bar .tool-button");
    const { work, frames } = await page.evaluate(panMany, ".ex-stage");
    console.log(`${"move the map: work".padEnd(20)} ${figures(work)}`);
    console.log(`${"move the map: frame".padEnd(20)} ${figures(frames)}`);
  }
  for (const line of problems()) console.log(line);
}

if (![FIRST, SECOND].includes(values.game)) throw new Error(`no such game: ${values.game}`);
const site = await openSite();
try {
  await (values.game === SECOND ? benchRommel(site, viewport) : benchExplorer(site));
} finally {
  await site.close();
}

/** Goes to each hex and takes the time of Enter. Runs in the page. */
async function chooseMany(hexes) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const grid = document.querySelector(".ex-stage .board-grid");
  const field = document.getElementById("ex-goto");
  const press = (target, key) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const times = [];
  for (const hex of hexes.slice(0, 40)) {
    field.value = hex;
    press(field, "Enter");
    do await frame();
    while (document.querySelector(".ex-stage").dataset.painted !== "all");
    await frame();
    let started = 0;
    requestAnimationFrame(() => (started = performance.now()));
    const before = performance.now();
    press(grid, "Enter");
    const work = performance.now() - before;
    await frame();
    times.push(work + performance.now() - started);
    press(grid, "Escape");
    await frame();
  }
  document.querySelector(".ex-stage-bar .tool-button:last-child").click();
  do await frame();
  while (document.querySelector(".ex-stage").dataset.painted !== "all");
  return times;
}

/** The engine's answer alone. Runs in the page. */
async function callMany(units) {
  const calls = await import("/pkg/desert-fox/desert_fox.js");
  await calls.default();
  return units
    .filter(({ roster }) => roster)
    .slice(0, 40)
    .map(({ id }) => {
      const before = performance.now();
      calls.askBoard({ position: { units }, question: { kind: "reach", units: [id], mode: "initial" } });
      return performance.now() - before;
    });
}
