// How long an order takes in Chromium from the key that gives it to the frame that shows it, in a game with many
// counters.
//
//   node --import ./tests/web/strip-types.mjs tests/web/bench-orders.mjs
//   node --import ./tests/web/strip-types.mjs tests/web/bench-orders.mjs --width 1920 --height 1080 --orders 60
//
// The game is played by the scripted opponent up to a movement phase with as many counters as real games have; then
// units are moved one after the other on the map. Work is the time on the page's thread: the key, the engine, the
// drawing in the next frame. What is saved in idle time afterwards does not count, unless it keeps that frame from
// being drawn. Processor time is what the page's thread used from the key to the second frame: it does not grow
// when other threads and programs want the processor.

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
  console.log(`${counters} counters, ${orders} orders, ${values.width} by ${values.height}, device pixel ratio 1`);
  for (const [name, whole] of [
    ["near, counters one by one", false],
    ["the whole map", true],
  ]) {
    const { page, problems, context } = await openLink(site, link, { viewport });
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.evaluate(installMoves, { whole });
    const [elapsed, scripts, layout] = [[], [], []];
    for (const move of moves.slice(0, Number(values.orders))) {
      if (!(await page.evaluate((m) => globalThis.chooseMove(m), move))) continue;
      const before = await threadTime(cdp);
      const time = await page.evaluate(() => globalThis.giveMove());
      const after = await threadTime(cdp);
      if (!time) continue;
      elapsed.push(time);
      scripts.push(after.scripts - before.scripts);
      layout.push(after.layout - before.layout);
    }
    const given = String(elapsed.length).padStart(3);
    const lines = { time: elapsed, "processor, scripts": scripts, "processor, layout": layout };
    for (const [what, list] of Object.entries(lines))
      console.log(`${name.padEnd(28)} ${given} orders  ${what.padEnd(18)} ${figures(list)}`);
    for (const line of problems()) console.log(line);
    await context.close();
  }
} finally {
  await site.close();
}

/** Milliseconds of the processor that the page's thread has used for scripts, and for styles and layout. */
async function threadTime(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
  return { scripts: of("ScriptDuration"), layout: of("RecalcStyleDuration") + of("LayoutDuration") };
}

/** What the benchmark does on the page: it chooses a move, and gives it. Runs in the page. */
function installMoves({ whole }) {
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

  globalThis.chooseMove = async ({ from, to }) => {
    press(grid, "Escape");
    press(grid, "Escape");
    await pick(from);
    await pick(to);
    if (!document.querySelector(".pl-goal")) return false;
    if (whole) {
      fit.click();
      await settled();
    }
    return true;
  };
  globalThis.giveMove = async () => {
    const before = orders();
    let started = 0;
    requestAnimationFrame(() => (started = performance.now()));
    const pressed = performance.now();
    press(grid, "Enter");
    await Promise.resolve();
    const act = performance.now() - pressed;
    await frame();
    const time = act + performance.now() - started;
    await frame();
    return orders() === before ? 0 : time;
  };
}
