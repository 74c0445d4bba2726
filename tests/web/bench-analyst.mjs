// How long the analyst takes for each of its answers in wasm under Node, in both games: the longest of some positions of
// whole games. Seconds are those of the processor, so that other programs do not count.
//
//   node tests/web/bench-analyst.mjs
//   node tests/web/bench-analyst.mjs --game rommel-in-the-desert
//
// It fails where best attacks, risks or what was left out take more than a second, or the first curve of a whole campaign
// more than two.

import { parseArgs } from "node:util";

import { initWasm } from "./harness.mjs";

const { values } = parseArgs({ options: { game: { type: "string" }, seed: { type: "string", default: "07" } } });
const MOST = { attacks: 1, risks: 1, missed: 1, "first curve": 2 };

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
function timed(act) {
  const before = seconds();
  const value = act();
  return { value, took: seconds() - before };
}

const GAMES = {
  "desert-fox": {
    scenarios: ["campaign", "gazala-battle"],
    side: ({ phasing }) => phasing,
    moment: ({ phase, segment, turn, phasing }) =>
      segment === "main" && /Movement|Combat/.test(phase) ? `${turn} ${phasing} ${phase}` : "",
    attacks: (game) => game.bestAttacks(5),
    risks: (game, side) => game.risks(side),
    points: (game) => game.series().samples.map(({ orders }) => orders),
  },
  "rommel-in-the-desert": {
    scenarios: ["1941-42", "gazala"],
    side: ({ toAct }) => toAct,
    moment: ({ stage, month, active, phase }) => (stage === "turns" ? `${month} ${active} ${phase}` : ""),
    attacks: (game) => game.view().battles.map(([hex]) => game.battleChances({ hex })),
    risks: (game, side) => ["cuts", "supply"].map((ask) => game.ask({ ask, side })),
    points(game) {
      const { orders } = game.journal(0, game.view().orders);
      const starts = orders.filter(({ events }) => events.some(({ code }) => code === "month-begins"));
      return [...starts.map(({ at }) => at + 1), game.view().orders];
    },
  },
};

/** The longest answers of a game by the scripts, with what they found. */
function play(wasm, scenario, { side, moment, attacks, risks }) {
  const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: values.seed.repeat(16) } });
  const longest = {};
  const found = {};
  const take = (name, act, count) => {
    const { value, took } = timed(act);
    longest[name] = Math.max(longest[name] ?? 0, took);
    found[name] = (found[name] ?? 0) + count(value);
  };
  let orders = 0;
  let last = "";
  for (let order; (order = game.opponent()); ) {
    const view = game.view();
    const now = moment(view);
    if (now && now !== last) {
      take(
        "attacks",
        () => attacks(game),
        (value) => (value.attacks ?? value).length,
      );
      take(
        "risks",
        () => risks(game, side(view)),
        (value) => Object.values(value).flat().length,
      );
      if (orders)
        take(
          "missed",
          () => game.missed(orders),
          (value) => value?.facts.length ?? 0,
        );
    }
    last = now;
    game.give(order);
    orders++;
  }
  return { game, longest, found };
}

let failed = false;
for (const id of values.game ? [values.game] : Object.keys(GAMES)) {
  const wasm = await initWasm(id);
  for (const scenario of GAMES[id].scenarios) {
    const { game, longest, found } = play(wasm, scenario, GAMES[id]);
    const points = GAMES[id].points(game);
    const curve = timed(() => points.map((point) => game.outlook(point)));
    longest["first curve"] = curve.took;
    found["first curve"] = curve.value.filter(Boolean).length;
    const on = timed(() => game.playOn(points[0], 1)).took;
    const luck = timed(() => game.luck(0, game.view().orders)).took;
    console.log(
      `${id} ${scenario}, ${points.length} points: a game played on from the start ${on.toFixed(2)} s, ` +
        `the luck of the whole game ${luck.toFixed(2)} s`,
    );
    for (const [name, took] of Object.entries(longest)) {
      const late = took > MOST[name];
      failed ||= late || !found[name];
      console.log(
        `  ${name.padEnd(12)} ${took.toFixed(3)} s, ${found[name]} found${late ? `: more than ${MOST[name]} s` : ""}`,
      );
    }
    game.free();
  }
}
process.exitCode = failed ? 1 : 0;
