// How long the levels of the computer player think in wasm under Node, for each player-turn, and how many rollouts they
// make in a second. Seconds are those of the processor, so that other programs do not count.
//
//   node tests/web/bench-levels.mjs
//   node tests/web/bench-levels.mjs --game rommel-in-the-desert --scenario 1941 --level captain --turns 12

import { parseArgs } from "node:util";

import { initWasm } from "./harness.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    scenario: { type: "string" },
    level: { type: "string" },
    turns: { type: "string", default: "6" },
  },
});
const SCENARIOS = {
  "desert-fox": ["campaign", "gazala-battle", "race-for-tobruk"],
  "rommel-in-the-desert": ["gazala", "1941"],
};
const games = values.game ? [values.game] : Object.keys(SCENARIOS);
const levels = values.level ? [values.level] : ["captain", "commander"];

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** What tells a player-turn from the next; nothing between them. */
const turnOf = (view) =>
  view.stage && view.stage !== "turns" ? "" : `${view.turn ?? view.month} ${view.phasing ?? view.active}`;

/** The order that thinking comes to. */
function wholeThought(game, level) {
  for (;;) {
    const thought = game.think(level, 1_000);
    if (thought.kind === "order") return thought;
  }
}

/** Plays player-turns with a level on both sides: the seconds of each, and all rollouts. */
function play(wasm, scenario, level, turns) {
  const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: "07".repeat(16) } });
  const spent = new Map();
  let rollouts = 0;
  for (;;) {
    const turn = turnOf(game.view());
    if (turn && !spent.has(turn) && spent.size === turns) break;
    const before = seconds();
    const { order, why } = wholeThought(game, level);
    rollouts += why?.rollouts ?? 0;
    if (!order) break;
    if (turn) spent.set(turn, (spent.get(turn) ?? 0) + seconds() - before);
    game.give(order);
  }
  game.free();
  return { spent: [...spent.values()], rollouts };
}

for (const id of games) {
  const wasm = await initWasm(id);
  for (const scenario of values.scenario ? [values.scenario] : SCENARIOS[id])
    for (const level of levels) {
      const begun = seconds();
      const { spent, rollouts } = play(wasm, scenario, level, Number(values.turns));
      const all = seconds() - begun;
      const mean = spent.reduce((sum, one) => sum + one, 0) / spent.length;
      const rate = rollouts / all;
      console.log(
        `${id} ${scenario} ${level}: ${mean.toFixed(2)} s a player-turn, longest ${Math.max(...spent).toFixed(2)}; ` +
          `${rate.toFixed(0)} rollouts a second`,
      );
    }
}
