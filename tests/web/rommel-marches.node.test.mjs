// Forced marches on the movement screen of Rommel in the Desert: in the later moves of a turn, and in withdrawals, whose
// dice are rolled at once.

import assert from "node:assert/strict";
import { test } from "node:test";

import { hexName, parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { askCandidates } from "../../www/games/rommel-in-the-desert/play/movement/asking.js";
import { goalView } from "../../www/games/rommel-in-the-desert/play/movement/goal-view.js";
import { originsOf } from "../../www/games/rommel-in-the-desert/play/movement/moves.js";
import { outlook, planOf } from "../../www/games/rommel-in-the-desert/play/movement/planning.js";
import { tapHex } from "../../www/games/rommel-in-the-desert/play/movement/tapping.js";
import { begin, contextOf, having, playUntil } from "./rommel-screen-helpers.mjs";

const choosing =
  (side) =>
  ({ stage, phase, toAct }) =>
    stage === "turns" && phase === "option" && toAct === side;

test("in the second move of an Offensive the blocks of the first have their reach, forced marches included", () => {
  const game = playUntil(begin("1940"), choosing("axis"));
  game.give({ playCards: { cards: { real: 2, dummies: 0 } } });
  game.give({ choose: { option: "offensive" } });
  game.give({ groupMove: { hex: "Bardia", rommel: false } });
  const unit = game.legal().find((order) => order.move).move.unit;
  game.give(game.legal().find((order) => order.move?.unit === unit));
  assert.equal(game.give("done").kind, "given");
  const ctx = contextOf(game);
  const { hex } = ctx.now.units.get(String(unit));
  const question = { ask: "group", hex, rommel: false };
  assert.ok(
    game.ask(question).units.length > 0,
    "the engine answers, whether or not it names the block as spent between two moves",
  );
  const found = askCandidates(ctx, { kind: "group", hex: parseHex(hex), destination: -1, rommel: false });
  const block = found.find(({ id }) => id === String(unit));
  assert.equal(block?.refusal, "");
  const marches = [...block.hexes.values()].filter(({ forcedMarch }) => forcedMarch);
  assert.ok(block.hexes.size > marches.length && marches.length > 0, "both kinds of hexes");
  game.give({ groupMove: { hex, rommel: false } });
  const asked = game.ask(question).units.find(({ handle }) => handle === unit);
  assert.deepEqual([...block.hexes.values()], asked.hexes, "the same hexes once the move has begun");
  game.free();
});

/** A game in which a block can withdraw from a hex by a forced march; `retreats` tells whether from a battle. */
function withdrawing(retreats) {
  for (const scenario of ["1940", "1941", "crusader", "gazala"]) {
    const game = begin(scenario);
    for (let n = 0; n < 500 && game.view().stage !== "over"; n++) {
      const { phase, stage, toAct, active } = game.view();
      if (stage === "turns" && phase === (retreats ? "movement" : "option") && toAct === active) {
        const copy = game.branch(n);
        if (!retreats) copy.give({ playCards: { cards: { real: 0, dummies: 0 } } });
        for (const [hex, kind] of originsOf(copy.legal())) {
          const name = hexName(hex);
          if (kind !== "withdrawal" || copy.view().phase !== "movement") continue;
          const answer = copy.ask({ ask: "withdrawals", side: active, hex: name });
          const able = (answer.units ?? []).filter(({ hexes }) => hexes.some(({ forcedMarch }) => forcedMarch));
          if (answer.retreat !== retreats || able.length < 2) continue;
          if (copy.give({ withdrawal: { hex: name, rommel: false } }).kind === "given") return { game: copy, hex };
        }
        copy.free();
      }
      game.give(game.opponent());
    }
    game.free();
  }
  return assert.fail("no such withdrawal");
}

for (const [title, retreats, tag, words] of [
  ["a withdrawal from a quiet hex", false, "en", /rolled at once .* one hex short, disrupted\./],
  ["a retreat from a battle", true, "en", /rolled at once .* one hex short, disrupted, and costs it a step\./],
  ["a retreat from a battle, in German", true, "de", /fällt sofort .* ein Feld davor, ist desorganisiert und verliert/],
])
  test(`${title} under way names its forced marches, and asks before the die`, () => {
    const { game, hex } = withdrawing(retreats);
    const ctx = contextOf(game, { tag });
    const plan = planOf(ctx);
    assert.deepEqual([plan.kind, plan.hex, plan.current?.kind], ["withdrawal", hex, "withdrawal"]);
    const marches = plan.candidates.flatMap(({ id, hexes }) =>
      [...hexes].flatMap(([to, { forcedMarch }]) => (forcedMarch ? [{ id, to }] : [])),
    );
    assert.ok(marches.length > 0, "marches of the move under way are known");
    const [{ id, to }] = marches;
    ctx.selection.form = { picked: [id] };
    const { forced, asks } = outlook(ctx, planOf(ctx), to);
    assert.deepEqual([forced, asks], [[id], true]);
    const orders = ctx.session.length();
    assert.equal(tapHex(ctx, to, { by: "mouse" }), true);
    assert.equal(ctx.session.length(), orders, "one click rolls no die");
    const [risk] = having(goalView(ctx, planOf(ctx)), "data-key", "risk");
    assert.match(risk.textContent, words);
    assert.doesNotMatch(risk.textContent, /end of the phase|Ende der Phase|Until then|Bis dahin/);
    game.free();
  });
