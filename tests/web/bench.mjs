// How fast combats, searches on the board and orders are in wasm under Node: the very loops of the benches folders of
// the games, their answers checked.
//
//   node tests/web/bench.mjs            builds crate/wasm-bench and measures
//   node tests/web/bench.mjs --seconds 5

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

import { root } from "./harness.mjs";
import { wasmBench } from "./wasm-bench.mjs";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "2" } } });
const seconds = Number(values.seconds);
const { Bench, BoardBench, GameBench, RommelBench } = await wasmBench({ release: true });

/** The median rate of many short runs, which a disturbance of the machine moves less than it moves the mean. */
function measure(run, combats) {
  const rates = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    if (!run()) throw new Error("the answers are not the known ones");
    rates.push((combats * 1000) / (performance.now() - start));
  }
  return rates.sort((a, b) => a - b)[rates.length >> 1];
}

const round = (rate) => String(Math.round(rate / 100) * 100).padStart(8);
for (const [name, bench] of [
  ["mix", Bench.mix()],
  ["combat example", Bench.example()],
]) {
  const combats = bench.combats();
  for (const work of ["resolve", "report", "call"]) {
    console.log(`${name.padEnd(16)}${work.padEnd(8)}${round(measure(() => bench[work](), combats))} combats a second`);
  }
}

const TIMES = 100;
for (const [name, bench] of [
  ["Libya", BoardBench.libya()],
  ["map", BoardBench.map()],
]) {
  if (!bench.is_right()) throw new Error("the answers are not the known ones");
  const units = bench.units();
  for (const [work, run, count] of [
    ["reach", () => bench.reach(), units],
    ["reach, widest", () => bench.widest(TIMES), TIMES],
    ["dijkstra_reach", () => bench.dijkstra(), units],
    ["field_of_movement", () => bench.field(), units],
    ["supply", () => bench.supply(TIMES), TIMES],
    ["zones", () => bench.zones(TIMES), TIMES],
    ["call", () => bench.call(TIMES), TIMES],
  ]) {
    const time = (1e6 / measure(run, count)).toFixed(2).padStart(9);
    console.log(`${name.padEnd(8)}${work.padEnd(18)}${time} microseconds`);
  }
}

const games = new GameBench();
if (!games.is_right()) throw new Error("the answers are not the known ones");
for (const [name, run] of [
  ["random orders, races", () => games.orders(0)],
  ["random orders, campaigns", () => games.orders(1)],
  ["the same by dijkstra_reach", () => games.naive()],
]) {
  console.log(`${name.padEnd(27)}${round(measure(run, games.count()))} orders a second`);
}
const rolled = measure(() => games.roll_out(), games.rollouts()).toFixed(1);
console.log(`${"rollouts".padEnd(27)}${rolled.padStart(8)} a second`);
for (const [name, run, count] of [
  ["legal orders", () => games.lists(), games.situations()],
  ["orders of rollouts", () => games.roll_out(), games.thought()],
  ["order of the opponent", () => games.advice(), games.situations()],
  ["moves by dijkstra_reach", () => games.dijkstra(), games.situations()],
  ["replay of a campaign", () => games.replay(), 1],
  ["undo and redo", () => games.undo(TIMES), TIMES],
]) {
  const time = (1e6 / measure(run, count)).toFixed(1).padStart(9);
  console.log(`${name.padEnd(27)}${time} microseconds`);
}

const rommel = new RommelBench();
if (!rommel.is_right()) throw new Error("the answers are not the known ones");
for (const [name, run, count] of [
  ["reach of a group", () => rommel.reach(), rommel.groups()],
  ["supply network", () => rommel.network(), rommel.networks()],
  ["legal orders", () => rommel.lists(), rommel.situations()],
  ["chances of twelve units", () => rommel.chances(), 1],
  ["orders of rollouts", () => rommel.roll_out(), rommel.thought()],
]) {
  const time = (1e6 / measure(run, count)).toFixed(2).padStart(9);
  console.log(`rommel  ${name.padEnd(27)}${time} microseconds`);
}
const rommelRolled = measure(() => rommel.roll_out(), rommel.situations()).toFixed(1);
console.log(`rommel  ${"rollouts".padEnd(27)}${rommelRolled.padStart(8)} a second`);
const rommelOrders = round(measure(() => rommel.orders(), rommel.count()));
console.log(`rommel  ${"random orders".padEnd(27)}${rommelOrders} orders a second`);

const wasm = readFileSync(join(root, "pkg/desert-fox/desert_fox_bg.wasm"));
console.log(`pkg/desert-fox/desert_fox_bg.wasm: ${wasm.length} bytes, ${gzipSync(wasm, { level: 9 }).length} gzipped`);
