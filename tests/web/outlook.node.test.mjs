// What the engine says of the map ahead agrees with what it then allows: overruns, combat supply, stacking.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { initWasm } from "./harness.mjs";

let wasm;
before(async () => {
  wasm = await initWasm();
});

const SEEDS = ["05", "07", "0b"];

/** Every state of some games by the script, up to an order, in which a player moves. */
function* movements(orders = 260) {
  for (const seed of SEEDS) {
    const game = wasm.Game.begin({
      options: { scenario: "race-for-tobruk" },
      dice: { kind: "seed", seed: seed.repeat(16) },
    });
    let before = "";
    for (let n = 0; n < orders; n++) {
      const view = game.view();
      if (view.phase === "over") break;
      const begins = view.phase !== before;
      before = view.phase;
      if (/Movement$/.test(view.phase) && view.segment === "main") yield { game, view, begins };
      game.give(game.opponent());
    }
    game.free();
  }
}
const overrunsOf = (legal) => legal.orders.filter((order) => order.overrun).map(({ overrun }) => overrun);
const at = (view, id) => view.units.find((unit) => unit.id === id)?.at;

test("every overrun that may be ordered is foreseen, and every one foreseen from where units stand may be ordered", () => {
  let listed = 0;
  let foreseen = 0;
  for (const { game } of movements()) {
    for (const { units, hex } of overrunsOf(game.legal())) {
      const { overruns } = game.askBoard({ kind: "overruns", units });
      assert.ok(
        overruns.some((each) => each.hex === hex),
        `${units} over ${hex}`,
      );
      listed++;
      for (const each of overruns.filter(({ from }) => from === at(game.view(), units[0]))) {
        assert.equal(game.check({ overrun: { units, hex: each.hex } }).kind, "allowed");
        foreseen++;
      }
    }
  }
  assert.ok(listed > 3 && foreseen > 3, `${listed} listed, ${foreseen} foreseen`);
});

test("an overrun foreseen after a move may be ordered once the unit has moved there", () => {
  let made = 0;
  for (const { game, view } of movements(120)) {
    if (made > 25) break;
    for (const { unit, hexes } of game.legal().moves) {
      const answer = game.askBoard({ kind: "overruns", units: [unit] });
      const far = answer.overruns?.find(({ from }) => from !== at(view, unit) && hexes.some(({ hex }) => hex === from));
      const path = far && game.path(unit, far.from, false);
      if (!path || game.give({ move: { units: [unit], path: path.path } }).kind !== "given") continue;
      const check = game.check({ overrun: { units: [unit], hex: far.hex } });
      assert.equal(check.kind, "allowed", `${unit} over ${far.hex} from ${far.from}: ${JSON.stringify(check)}`);
      game.undo();
      made++;
      break;
    }
  }
  assert.ok(made > 3, `${made} made`);
});

test("stacks at risk are those that the enemy can overrun when its Initial Movement Phase begins", () => {
  let found = 0;
  for (const { game, view, begins } of movements()) {
    if (view.phase !== "initialMovement" || !begins) continue;
    const side = view.phasing === "axis" ? "commonwealth" : "axis";
    const { overruns } = game.askBoard({ kind: "overrunRisk", side });
    for (const { units, hex } of overrunsOf(game.legal())) {
      assert.ok(
        overruns.some((each) => each.hex === hex),
        `${units} over ${hex}`,
      );
      found++;
    }
    for (const { hex, from, units, strength, supplyOnly } of overruns) {
      assert.ok(view.units.some((unit) => unit.at === hex && unit.side === side));
      assert.ok(supplyOnly || strength[0] > strength[1]);
      const walkers = units.filter((id) => at(view, id) !== from);
      for (const unit of walkers) {
        const { path } = game.path(unit, from, false);
        assert.equal(game.give({ move: { units: [unit], path } }).kind, "given", `${unit} to ${from}`);
      }
      assert.equal(game.check({ overrun: { units, hex } }).kind, "allowed", `${units} over ${hex}`);
      found++;
      for (const _ of walkers) game.undo();
    }
  }
  assert.ok(found > 10, `${found} found`);
});

test("a unit is in combat supply if and only if a supplier serves it, and every hex served is in its range", () => {
  let served = 0;
  for (const { game, view } of movements(60))
    for (const side of ["axis", "commonwealth"]) {
      const { suppliers, units } = game.askBoard({ kind: "suppliers", side });
      for (const { unit, supplied } of units) {
        const by = suppliers.filter((supplier) => supplier.units.includes(unit));
        const { emergency, fresh } = view.units.find(({ id }) => id === unit).marks;
        assert.equal(supplied, by.length > 0 || !!emergency || !!fresh, unit);
        for (const { hexes } of by) assert.ok(hexes.includes(at(view, unit)));
        served += by.length;
      }
    }
  assert.ok(served > 100);
});

test("a move that loses supply is foreseen, and one within supply loses nothing", () => {
  let lost = 0;
  let same = 0;
  for (const { game, view } of movements(160)) {
    if (lost > 8 && same > 8) break;
    const side = view.phasing;
    const general = () =>
      new Map(game.askBoard({ kind: "supply", side }).units.map(({ unit, general: is }) => [unit, is]));
    const combat = () =>
      new Map(game.askBoard({ kind: "suppliers", side }).units.map(({ unit, supplied }) => [unit, supplied]));
    const here = combat();
    for (const { unit, hexes } of game.legal().moves.slice(0, 4)) {
      const ask = (hex) => game.askBoard({ kind: "supplyAfter", units: [unit], hex });
      const hex = (hexes.find((end, n) => n % 30 === 29 && ask(end.hex).combatLost.length) ?? hexes.at(-1))?.hex;
      const path = hex && game.path(unit, hex, false);
      if (!path) continue;
      const after = ask(hex);
      assert.equal(after.kind, "supplyAfter");
      if (game.give({ move: { units: [unit], path: path.path } }).kind !== "given") continue;
      const there = combat();
      const missing = [...here].filter(([id, supplied]) => supplied && there.get(id) === false).map(([id]) => id);
      assert.deepEqual(after.combatLost.toSorted(), missing.toSorted(), `${unit} to ${hex}`);
      assert.ok(general().size > 0);
      if (missing.length) lost++;
      else same++;
      game.undo();
    }
  }
  assert.ok(lost > 2 && same > 2, `${lost} lost, ${same} same`);
});

test("the stacking points of every hex are those of its units, and a hex over the limit is marked", () => {
  for (const { game } of movements(40)) {
    const { limit, hexes } = game.askBoard({ kind: "stacks" });
    const { hexes: over } = game.askBoard({ kind: "stacking" });
    assert.ok(hexes.length > 5);
    assert.deepEqual(
      hexes.filter((hex) => hex.over).map(({ hex, stackingPoints }) => [hex, stackingPoints]),
      over.map(({ hex, stackingPoints }) => [hex, stackingPoints]),
    );
    assert.ok(hexes.every(({ stackingPoints, over: is }) => stackingPoints > limit === is));
  }
});

test("an unknown unit is refused with its place", () => {
  const game = wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "fresh" } });
  for (const question of [
    { kind: "rolls", unit: "nobody" },
    { kind: "supplyAfter", units: ["nobody"], hex: "L1313" },
  ]) {
    const answer = game.askBoard(question);
    assert.equal(answer.kind, "refused");
    assert.match(answer.refusals[0].path, /^question\.unit/);
  }
  game.free();
});
