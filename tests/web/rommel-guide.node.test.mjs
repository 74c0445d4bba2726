// The record that the guided first game of Rommel in the Desert opens is honest, and its steps can be played.

import assert from "node:assert/strict";
import { test } from "node:test";

import { OPENING, OPENING_ORDERS } from "../../www/games/rommel-in-the-desert/guide/opening.ts";
import { STEPS, accepts } from "../../www/games/rommel-in-the-desert/guide/steps.ts";
import { initWasm } from "./harness.mjs";

const { Game } = await initWasm("rommel-in-the-desert");

test("the guided game opens before the first turn of the Axis, with three real cards and a dummy", () => {
  const game = Game.open(OPENING);
  const { scenario, orders, stage, phase, toAct, hands } = game.view();
  assert.deepEqual(
    { scenario, orders, stage, phase, toAct },
    { scenario: "1940", orders: OPENING_ORDERS, stage: "turns", phase: "option", toAct: "axis" },
  );
  assert.deepEqual(hands[0], { real: 3, dummies: 1 });
  assert.equal(game.verify().kind, "follows");
  game.free();
});

test("two of three blocks reach Mersa Matruh from Bardia along the road, and the Allies stand and fight", () => {
  const game = Game.open(OPENING);
  const give = (order) => assert.equal(game.give(order).kind, "given", JSON.stringify(order));
  const reach = (unit) =>
    game
      .ask({ ask: "group", hex: "Bardia" })
      .units.find(({ handle }) => handle === unit)
      .hexes.find(({ hex }) => hex === "Mersa Matruh");
  give({ playCards: { cards: { real: 1, dummies: 0 } } });
  give({ choose: { option: "basic" } });
  const [first, second, third] = game.ask({ ask: "group", hex: "Bardia" }).units.map(({ handle }) => handle);
  give({ groupMove: { hex: "Bardia", rommel: false } });
  for (const unit of [first, second]) {
    assert.equal(reach(unit).length, 5);
    give({ move: { unit, path: reach(unit).path } });
  }
  assert.equal(reach(third), undefined, "the hexside is full");
  give("done");
  give("done");
  while (game.view().toAct === "allied") give(game.opponent());
  assert.equal(game.view().phase, "combat");
  assert.deepEqual(game.legal(), [{ fight: { hex: "Mersa Matruh" } }]);
  game.free();
});

test("a step takes the order that it asks for and no other, and a reading step takes none", () => {
  const at = (key) => STEPS.findIndex((step) => step.key === key);
  const basic = { playCards: { cards: { real: 1, dummies: 0 } } };
  const ctx = { now: { orders: [basic] } };
  assert.ok(accepts(ctx, at("option"), basic));
  assert.ok(!accepts(ctx, at("option"), { playCards: { cards: { real: 2, dummies: 0 } } }));
  assert.ok(!accepts(ctx, at("cards"), basic));
  assert.ok(accepts(ctx, STEPS.length, basic), "after the last step everything is open");
});
