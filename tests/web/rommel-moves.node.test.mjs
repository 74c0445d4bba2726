// Moves and supply cards of Rommel in the Desert as the game screen computes them, against the engine.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm } from "./harness.mjs";
import {
  answerWorth,
  cardsFor,
  expectedReal,
  knownHand,
  pressed,
  sizeOf,
} from "../../www/games/rommel-in-the-desert/play/cards/bids.js";
import { neighbour, parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import {
  ableOf,
  beforeLast,
  candidatesAmong,
  candidatesOf,
  marchesOf,
  moveOf,
  moveUnderWay,
  offersRommel,
  originsOf,
  planTo,
  reachOf,
  sidesInto,
} from "../../www/games/rommel-in-the-desert/play/movement/moves.js";
import { pathFrom } from "../../www/games/rommel-in-the-desert/play/situation.js";

const { Game } = await initWasm("rommel-in-the-desert");
const SEED = "00112233445566778899aabbccddeeff";

/** A game played by the script until a phase of a side. */
function until(scenario, phase, side) {
  const game = Game.begin({ options: { scenario }, dice: { kind: "seed", seed: SEED } });
  for (let view = game.view(); ; view = game.view()) {
    if (view.stage === "turns" && view.phase === phase && view.toAct === side) return game;
    assert.equal(game.give(game.opponent()).kind, "given");
  }
}

/** A game of 1940 whose Axis may make a group move. */
function moving() {
  const game = until("1940", "option", "axis");
  assert.equal(game.give({ playCards: { cards: { real: 1, dummies: 0 } } }).kind, "given");
  assert.equal(game.give({ choose: { option: "basic" } }).kind, "given");
  return game;
}

const bardia = parseHex("Bardia");
const group = (game, hex = "Bardia") => candidatesOf(game.ask({ ask: "group", hex }).units);

test("hexes where a move can begin are those of the engine's orders", () => {
  const game = moving();
  const origins = originsOf(game.legal());
  assert.equal(origins.get(bardia), "group");
  assert.deepEqual(
    [...origins.keys()].sort(),
    [...new Set(game.legal().flatMap((order) => (order.groupMove ? [parseHex(order.groupMove.hex)] : [])))].sort(),
  );
  assert.equal(offersRommel(game.legal()), false, "1940 knows no Rommel bonus");
  assert.equal(offersRommel(until("1941", "movement", "axis").legal()), true);
});

test("in a Pass turn blocks can only withdraw", () => {
  const game = until("1940", "option", "axis");
  game.give({ playCards: { cards: { real: 0, dummies: 0 } } });
  assert.deepEqual(new Set(originsOf(game.legal()).values()), new Set(["withdrawal"]));
});

test("every hex in reach ends the path there, and the engine takes the move", () => {
  const game = moving();
  const candidates = group(game);
  game.give({ groupMove: { hex: "Bardia", rommel: false } });
  for (const { id, hexes } of candidates)
    for (const [hex, { path, length, forcedMarch }] of hexes) {
      const walked = pathFrom(bardia, path, neighbour);
      assert.equal(walked.at(-1), hex);
      assert.equal(walked.length - 1, length);
      if (!forcedMarch) assert.equal(game.check({ move: { unit: Number(id), path } }).kind, "allowed");
    }
});

test("the orders of a move under way name the same hexes as the engine's answer, without forced marches", () => {
  const game = moving();
  const asked = group(game).flatMap(({ id, hexes }) =>
    [...hexes].filter(([, { forcedMarch }]) => !forcedMarch).map(([hex, { length }]) => `${id} ${hex} ${length}`),
  );
  game.give({ groupMove: { hex: "Bardia", rommel: false } });
  const listed = candidatesAmong(game.legal(), () => bardia).flatMap(({ id, hexes }) =>
    [...hexes].map(([hex, { length }]) => `${id} ${hex} ${length}`),
  );
  assert.deepEqual(listed.sort(), asked.sort());
});

test("reach tells apart what all chosen blocks reach, what some do, and what takes a forced march", () => {
  const candidates = group(moving());
  const all = ableOf(candidates);
  assert.equal(all.length, 3);
  const { all: near, some, forced } = reachOf(candidates, all);
  assert.ok(near.length && forced.length);
  for (const { hex, cost } of near)
    for (const { hexes } of candidates) assert.ok((hexes.get(hex)?.length ?? Infinity) <= cost);
  for (const { hex } of forced) assert.ok(candidates.every(({ hexes }) => hexes.get(hex)?.forcedMarch ?? true));
  assert.ok(some.every(({ count }) => count < all.length));
  const one = reachOf(candidates, [all[0]]);
  assert.equal(one.some.length, 0, "one block has no hexes that only some reach");
  assert.equal(one.all.length + one.forced.length, candidates[0].hexes.size);
});

test("a plan names who goes, who stays, and who needs a forced march", () => {
  const candidates = group(moving());
  const ids = ableOf(candidates);
  const { forced } = reachOf(candidates, ids);
  const plan = planTo(candidates, ids, forced[0].hex);
  assert.deepEqual([...plan.go.map(({ id }) => id), ...plan.stay].sort(), [...ids].sort());
  assert.equal(plan.forced.length, plan.go.length);
  const { reached } = plan.go[0];
  const waits = beforeLast(reached, bardia, neighbour);
  assert.equal(waits, pathFrom(bardia, reached.path, neighbour).at(-2));
  assert.deepEqual(planTo(candidates, ids, bardia).stay, ids);
});

test("hexsides fill as blocks enter a hex with enemies", () => {
  const game = moving();
  const target = parseHex("Mersa Matruh");
  const sides = () => sidesInto(game.ask({ ask: "hexsides" }).hexsides, target);
  assert.ok(sides().every(({ used, open, limit }) => used === 0 && open === limit));
  game.give({ groupMove: { hex: "Bardia", rommel: false } });
  const { id, reached } = planTo(group(game), ableOf(group(game)), target).go[0];
  assert.equal(game.give({ move: { unit: Number(id), path: reached.path } }).kind, "given");
  const from = beforeLast(reached, bardia, neighbour);
  const side = sides().find((each) => each.from === from);
  assert.deepEqual([side.used, side.open], [1, side.limit - 1]);
  // Who first enters owns its side; the engine names the others hostile.
  for (const { hostile, open } of sides()) if (hostile) assert.equal(open, 0);
});

test("the move under way is found in the journal, and ends with its order", () => {
  const game = moving();
  const now = () => moveUnderWay(game.journal(game.view().turnBegins).orders, game.legal());
  assert.equal(now(), null);
  game.give({ groupMove: { hex: "Bardia", rommel: false } });
  assert.deepEqual(now(), { kind: "group", hex: bardia, destination: -1, rommel: false, moved: 0 });
  game.give(game.legal().find((order) => order.move));
  assert.equal(now().moved, 1);
  game.give("done");
  assert.equal(now(), null);
});

test("a withdrawal ends by itself when nobody is left to go", () => {
  const game = until("1940", "option", "axis");
  game.give({ playCards: { cards: { real: 0, dummies: 0 } } });
  game.give({ withdrawal: { hex: "Bardia", rommel: false } });
  const now = () => moveUnderWay(game.journal(game.view().turnBegins).orders, game.legal());
  for (let order = game.legal().find((each) => each.move); order; order = game.legal().find((each) => each.move)) {
    assert.equal(now()?.kind, "withdrawal");
    assert.equal(game.give(order).kind, "given");
  }
  assert.equal(now(), null);
});

test("a regroup move names command hex and destination, an empty command hex as well", () => {
  const game = moving();
  const order = { regroupMove: { command: "Gambut", destination: "Sollum", rommel: false } };
  assert.equal(game.check(order).kind, "allowed");
  assert.deepEqual(moveOf(order), {
    kind: "regroup",
    hex: parseHex("Gambut"),
    destination: parseHex("Sollum"),
    rommel: false,
    moved: 0,
  });
  const reached = candidatesOf(game.ask({ ask: "regroup", command: "Gambut", destination: "Sollum" }).units);
  assert.ok(ableOf(reached).length > 0);
});

test("forced marches are listed by block, those of a regroup move apart", () => {
  const game = moving();
  game.give({ groupMove: { hex: "Bardia", rommel: false } });
  game.give(game.legal().find((order) => order.move));
  game.give("done");
  game.give("done");
  const { open, declared } = marchesOf(game.legal());
  assert.deepEqual(declared, []);
  const steps = game.legal().filter((order) => order.forceMarch).length;
  assert.equal([...open.values()].flat().length, steps);
  assert.deepEqual(marchesOf([{ rollMarch: { unit: 7 } }, "done"]), { open: new Map(), declared: ["7"] });
});

test("a hand is known to its owner, and only counted by others", () => {
  assert.deepEqual(knownHand({ real: 2 }), { real: 2, dummies: 0 });
  assert.equal(knownHand(5), null);
  assert.deepEqual([sizeOf(5), sizeOf({ real: 2, dummies: 1 }), sizeOf(null)], [5, 3, 0]);
  const game = until("1940", "option", "axis");
  game.setViewer("axis");
  const [own, enemy] = game.view().hands;
  assert.ok(knownHand(own));
  assert.equal(typeof enemy, "number");
});

test("a new hand is judged by the cards that are not in the old one", () => {
  assert.equal(expectedReal({ real: 0, dummies: 0 }, { real: 28, dummies: 14 }), 0);
  assert.equal(expectedReal({ real: 1, dummies: 3 }, { real: 28, dummies: 14 }).toFixed(3), ((4 * 27) / 38).toFixed(3));
  assert.equal(expectedReal({ real: 28, dummies: 14 }, { real: 28, dummies: 14 }), 0);
});

test("a tie in the challenge goes to the Axis", () => {
  assert.deepEqual(answerWorth(2, 2), { losesTo: 3, certain: true });
  assert.deepEqual(answerWorth(1, 3), { losesTo: 2, certain: false });
  assert.deepEqual(answerWorth(0, 1), { losesTo: 1, certain: false });
});

test("cards are pressed and taken back, and an option is paid with its price at least", () => {
  assert.deepEqual(pressed({ real: 0, dummies: 0 }, "real", 2), { real: 1, dummies: 0 });
  assert.deepEqual(pressed({ real: 1, dummies: 1 }, "dummies", 0), { real: 1, dummies: 0 });
  assert.deepEqual(cardsFor({ real: 0, dummies: 2 }, 1, 3), { real: 1, dummies: 2 });
  assert.deepEqual(cardsFor({ real: 0, dummies: 2 }, 2, 3), { real: 2, dummies: 1 });
  assert.deepEqual(cardsFor({ real: 2, dummies: 0 }, 1, 3), { real: 2, dummies: 0 });
  assert.deepEqual(cardsFor({ real: 1, dummies: 2 }, 0, 3), { real: 0, dummies: 2 }, "no real card in a Pass turn");
});
