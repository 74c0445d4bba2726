// How long an order takes in Chromium from the key that gives it to the frame that shows it, in a game with many
// counters.
//
//   node tests/web/bench-orders.mjs
//   node tests/web/bench-orders.mjs --width 1920 --height 1080 --orders 60
//
// The game is played by the scripted opponent up to a movement phase with as many counters as real games have; then
// units are moved one after the other on the map. Work is the time on the page's thread: the key, the engine, the
// drawing in the next frame. What is saved in idle time afterwards does not count, unless it keeps that frame from
// being drawn.

import { parseArgs } from "node:util";

import { figures } from "./bench-pan.mjs";
import { initWasm, openSite } from "./harness.mjs";
import { openLink } from "./play-helpers.mjs";

const { values } = parseArgs({
  options: {
    width: { type: "string", default: "1440" },
    height: { type: "string", default: "900" },
    orders: { type: "string", default: "40" },
    scenario: { type: "string", default: "gazala-battle" },
    turn: { type: "string", default: "16" },
  },
});
const SEED = "07".repeat(16);

/** The link of a game that stands in the initial movement of a game-turn, and what is there. */
async function game() {
  const wasm = await initWasm();
  const game = wasm.Game.begin({ options: { scenario: values.scenario }, dice: { kind: "seed", seed: SEED } });
  const stands = ({ turn, phase, segment }) =>
    turn >= Number(values.turn) && phase === "initialMovement" && segment === "main";
  let view = game.view();
  for (; !stands(view); view = game.view()) game.give(game.opponent());
  const hexOf = new Map(view.units.map(({ id, at }) => [id, at]));
  const moves = game.legal().moves.flatMap(({ unit, hexes }) => {
    const near = hexes.toSorted((a, b) => a.cost - b.cost)[0];
    return near ? [{ from: hexOf.get(unit), to: near.hex }] : [];
  });
  return { link: game.gameLink(), moves, counters: view.units.length, orders: view.orders };
}

const site = await openSite();
try {
  const { link, moves, counters, orders } = await game();
  const viewport = { width: Number(values.width), height: Number(values.height) };
  const { page, problems } = await openLink(site, link, { viewport });
  console.log(`${counters} counters, ${orders} orders, ${values.width} by ${values.height}, device pixel ratio 1`);
  for (const [name, whole] of [
    ["near, counters one by one", false],
    ["the whole map", true],
  ]) {
    const part = moves.splice(0, Number(values.orders) / 2);
    const { work, given } = await page.evaluate(moveMany, { moves: part, whole });
    console.log(`${name.padEnd(28)} ${String(given).padStart(3)} orders  ${figures(work)}`);
  }
  for (const line of problems()) console.log(line);
} finally {
  await site.close();
}

/** Moves units and takes the time of the key that gives each order. Runs in the page. */
async function moveMany({ moves, whole }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const stage = document.querySelector(".pl-stage");
  const grid = stage.querySelector(".board-grid");
  const field = document.getElementById("pl-goto");
  const [, , fit] = document.querySelectorAll(".pl-stage-column .tool-button");
  const press = (target, key) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const settled = async () => {
    do await frame();
    while (stage.dataset.painted !== "all");
    await frame();
  };
  const pick = async (hex) => {
    field.value = hex;
    press(field, "Enter");
    await settled();
    press(grid, "Enter");
    await settled();
  };
  const orders = () => document.querySelectorAll(".pl-entry").length && document.querySelector(".pl-entry").value;
  const work = [];
  let given = 0;
  for (const { from, to } of moves) {
    press(grid, "Escape");
    press(grid, "Escape");
    await pick(from);
    await pick(to);
    if (!document.querySelector(".pl-goal")) continue;
    if (whole) {
      fit.click();
      await settled();
    }
    const before = orders();
    let started = 0;
    requestAnimationFrame(() => (started = performance.now()));
    const pressed = performance.now();
    press(grid, "Enter");
    await Promise.resolve();
    const act = performance.now() - pressed;
    await frame();
    const time = act + performance.now() - started;
    await settled();
    if (orders() === before) continue;
    given += 1;
    work.push(time);
  }
  return { work, given };
}
