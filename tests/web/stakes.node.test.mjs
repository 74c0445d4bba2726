// What each answer to a decision of a combat would bring: exact chances, and no die foreseen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm } from "./harness.mjs";

const wasm = await initWasm();
const begin = (seed) =>
  wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "seed", seed: seed.repeat(16) } });
const answersOf = (game) => game.legal().orders.filter((order) => order.answer);
const sum = (ends) => ends.reduce((all, { chance }) => all + chance[0] / chance[1], 0);
const placeOf = (unit) => (["refitBox", "destroyed"].includes(unit?.at) ? unit.at : "map");

test("the chances of each unit add up to one after every answer, and the game is as before", () => {
  let asked = 0;
  const game = begin("07");
  for (let view = game.view(); asked < 40 && view.phase !== "over"; view = game.view()) {
    if (view.battle !== undefined) {
      const before = game.fingerprint();
      for (const order of answersOf(game)) {
        const chances = game.battleIf(order);
        assert.ok(chances.length > 0, JSON.stringify(order));
        for (const { unit, ends } of chances) assert.ok(Math.abs(sum(ends) - 1) < 1e-9, unit);
        asked++;
      }
      assert.equal(game.fingerprint(), before);
    }
    game.give(game.opponent());
  }
  assert.ok(asked >= 40);
});

test("once the die is known, the last answer brings about what was compared of it", () => {
  let compared = 0;
  for (const seed of ["07", "11", "23"]) {
    const game = begin(seed);
    for (let view = game.view(); view.phase !== "over"; view = game.view()) {
      const order = game.opponent();
      const chances = view.battle === undefined || !order.answer ? undefined : game.battleIf(order);
      const { faces } = game.give(order);
      const after = game.view();
      // With no die in between and no decision after it, nothing is left to chance.
      if (!chances || faces.length || after.battle !== undefined) continue;
      const units = new Map(after.units.map((unit) => [unit.id, unit]));
      for (const { unit, ends } of chances) {
        if (ends.length !== 1) continue;
        const [{ place }] = ends;
        const expected = ["refitBox", "destroyed"].includes(place) ? place : "map";
        assert.equal(placeOf(units.get(unit)), expected, `${unit}: ${place}`);
        compared++;
      }
    }
  }
  assert.ok(compared > 20, `${compared} fates`);
});

test("nothing is compared where no combat is resolved, or of an order that is no answer", () => {
  const game = begin("07");
  assert.equal(game.battleIf("done"), undefined);
  while (game.view().battle === undefined) game.give(game.opponent());
  assert.equal(game.battleIf("done"), undefined);
});
