// How long the page takes in Chromium: choosing a unit on the map, and moving the whole map with 200 counters.
//
//   node tests/web/bench-page.mjs
//   node tests/web/bench-page.mjs --width 1920 --height 1080
//
// Work is the time on the page's thread of one step: the event, the engine's call, the drawing in the next frame.
// A frame is the time from one to the next while the map moves; the browser gives one every 16.7 ms at most.

import { parseArgs } from "node:util";

import { initWasm, openSite, readText } from "./harness.mjs";
import { openExplorer } from "./explorer-helpers.mjs";

const { values } = parseArgs({ options: { width: { type: "string", default: "1280" }, height: { type: "string", default: "800" }, units: { type: "string", default: "200" } } });
const viewport = { width: Number(values.width), height: Number(values.height) };

/** A position of many units: the roster over the whole map, then supply units and detachments. */
async function crowd(most) {
  const { roster } = await initWasm();
  const { hexes } = JSON.parse(await readText("pkg/map.json"));
  const land = hexes.filter(({ terrain }) => ["clear", "rough"].includes(terrain)).map(({ id }) => id);
  const counters = roster().units.map(({ id, name }) => ({ id: name, roster: id }));
  while (counters.length < most) counters.push({ id: `Detachment ${counters.length}`, nation: counters.length % 2 ? "german" : "commonwealth", kind: "detachment" });
  return counters.slice(0, most).map((counter, i) => ({ ...counter, hex: land[(i * 97) % land.length] }));
}

const site = await openSite();
try {
  const units = await crowd(Number(values.units));
  const { page, problems } = await openExplorer(site, { viewport });
  await page.evaluate(async (units) => {
    const calls = await import("/pkg/desert_fox.js");
    await calls.default();
    calls.savePosition(JSON.stringify({ rules: { preset: "spi1981Errata", switches: {} }, charts: [], position: { units } }));
  }, units);
  await page.reload();
  await page.waitForSelector(".ex-stage[data-painted=all]");
  const text = (list) => {
    const sorted = list.slice().sort((a, b) => a - b);
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1).padStart(6);
    return `median ${at(0.5)} ms  95 of 100 ${at(0.95)} ms  longest ${at(1)} ms`;
  };
  console.log(`${units.length} counters, ${viewport.width} by ${viewport.height}, device pixel ratio 1`);

  for (const [name, overlays] of [["choose a unit", []], ["with all overlays", ["zones-axis", "zones-commonwealth", "supply-axis", "supply-commonwealth", "stacking"]]]) {
    for (const overlay of overlays) await page.check(`#ex-overlay-${overlay}`);
    console.log(`${name.padEnd(20)} ${text(await page.evaluate(chooseMany, units.filter(({ roster }) => roster).map(({ hex }) => hex)))}`);
    console.log(`${"  the call alone".padEnd(20)} ${text(await page.evaluate(callMany, units))}`);
    const { work, frames } = await page.evaluate(panMany);
    console.log(`${"move the map: work".padEnd(20)} ${text(work)}`);
    console.log(`${"move the map: frame".padEnd(20)} ${text(frames)}`);
  }
  for (const line of problems()) console.log(line);
} finally {
  await site.close();
}

/** Goes to each hex and takes the time of Enter. Runs in the page. */
async function chooseMany(hexes) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const grid = document.querySelector(".ex-stage .board-grid");
  const field = document.getElementById("ex-goto");
  const press = (target, key) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
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
  const calls = await import("/pkg/desert_fox.js");
  await calls.default();
  return units.filter(({ roster }) => roster).slice(0, 40).map(({ id }) => {
    const before = performance.now();
    calls.askBoard({ position: { units }, question: { kind: "reach", units: [id], mode: "initial" } });
    return performance.now() - before;
  });
}

/** Moves the map a little in each frame, nearer than the whole so that it can move. Runs in the page. */
async function panMany() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const stage = document.querySelector(".ex-stage");
  const box = stage.getBoundingClientRect();
  document.querySelector(".ex-stage-bar .tool-button").click();
  do await frame();
  while (stage.dataset.painted !== "all");
  const at = (type, x, y) => stage.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0, buttons: 1, clientX: box.left + x, clientY: box.top + y, bubbles: true }));
  stage.setPointerCapture = () => {};
  const [work, frames] = [[], []];
  let views = 0;
  stage.addEventListener("viewchange", () => views++);
  const x = box.width / 2;
  at("pointerdown", x, 8);
  let last = 0;
  for (let i = 0; i < 150; i++) {
    let started = 0;
    requestAnimationFrame(() => (started = performance.now()));
    const before = performance.now();
    at("pointermove", x + 180 * Math.sin(i / 12), 8);
    const moved = performance.now() - before;
    const now = await frame();
    work.push(moved + performance.now() - started);
    if (last) frames.push(now - last);
    last = now;
  }
  at("pointerup", x, 8);
  if (views < 100) throw new Error("the map did not move");
  return { work: work.slice(10), frames: frames.slice(10) };
}
