// What the page makes of the game as it stands: who can still act, and which key answers what.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm } from "./harness.mjs";
import { optionsOf, strandedBy } from "../../www/games/desert-fox/play/options.js";
import { forgotten, situationOf } from "../../www/games/desert-fox/play/situation.js";
import { OPENING } from "../../www/games/desert-fox/guide/opening.ts";
import { pilesOf, rosterOf, stackOrder } from "../../www/games/desert-fox/art/game-counters.ts";
import { piles } from "../../www/games/desert-fox/play/layers.js";
import { digit, digitsOf } from "../../www/games/desert-fox/play/offers.js";
import { untilMotorized } from "./play-helpers.mjs";

const wasm = await initWasm();
const roster = rosterOf(wasm.roster().units);
const nowOf = (game) => situationOf(game.view(), optionsOf(game.legal()));

test("in the Motorized Movement Phase units that moved before are listed, highlighted and counted until they move again", () => {
  const { game, unit } = untilMotorized(wasm);
  const now = nowOf(game);
  const listed = now.todo.flatMap(({ units }) => units);
  assert.equal(now.units.get(unit).marks.moved, true);
  assert.ok(listed.includes(unit), listed.join());
  assert.equal(forgotten(now), listed.length);
  const shown = piles({ now, counters: { roster } }).find(({ pieces }) => pieces.some(({ id }) => id === unit));
  assert.equal(shown.ready, true);
  assert.doesNotMatch(shown.pieces.find(({ id }) => id === unit).look, /moved/, "not shaded as one that has moved");

  const [hex] = game.legal().moves.find((option) => option.unit === unit).hexes;
  assert.equal(game.give({ move: { units: [unit], path: game.path(unit, hex.hex, false).path } }).kind, "given");
  const after = nowOf(game);
  assert.ok(!after.todo.some(({ units }) => units.includes(unit)), "it has moved in this phase");
  assert.equal(forgotten(after), listed.length - 1);
});

test("in the Initial Movement Phase a unit that has moved is no longer listed", () => {
  const game = wasm.Game.open(OPENING);
  const [{ unit, hexes }] = game.legal().moves;
  assert.ok(nowOf(game).todo.some(({ units }) => units.includes(unit)));
  game.give({ move: { units: [unit], path: game.path(unit, hexes[0].hex, false).path } });
  assert.ok(!nowOf(game).todo.some(({ units }) => units.includes(unit)));
});

test("a list of counters has the order of the pile on the map", () => {
  const { units } = wasm.Game.open(OPENING).view();
  for (const pile of pilesOf(units, roster)) {
    const here = units.filter(({ id }) => pile.pieces.some((piece) => piece.id === id));
    assert.deepEqual(
      stackOrder(here, roster).map(({ id }) => id),
      pile.pieces.map(({ id }) => id),
    );
  }
});

test("answers that name a number have that number as their key, others their place", () => {
  const commit = (airPoints, naval = false) => ({ answer: { commit: { airPoints, naval } } });
  const shifts = (columns) => ({ answer: { shifts: { columns } } });
  assert.deepEqual(digitsOf([commit(0), commit(0, true), commit(1), commit(2), commit(2, true)], "commit"), [
    0,
    undefined,
    1,
    2,
    undefined,
  ]);
  assert.deepEqual(digitsOf([shifts(2), shifts(1), shifts(0)], "shifts"), [2, 1, 0]);
  assert.deepEqual(digitsOf(["roll", "done"], "roll"), [1, 2]);
  assert.deepEqual(digit(0), { "aria-keyshortcuts": "0", data: { digit: 0 } });
  assert.deepEqual([digit(), digit(10)], [{ data: {} }, { data: {} }]);
});

test("an attack by all who could attack another hex leaves that hex without an attacker", () => {
  const units = [
    ["20-9-aus", "L1519"],
    ["361-inf", "L1520"],
    ["155-mtrzd", "L1518"],
  ].map(([id, at]) => ({ id, at }));
  const given = { empty: true, turn: 8, phasing: "commonwealth", phase: "firstCombat", units };
  const { legal } = wasm.playGame({ scenario: "campaign", given, legal: true });
  const options = optionsOf(legal);
  const [first, second] = [...options.attacks.keys()];
  assert.deepEqual(strandedBy(options, [first], ["20-9-aus"]), [second]);
  assert.deepEqual(strandedBy(options, [first, second], ["20-9-aus"]), []);
});
