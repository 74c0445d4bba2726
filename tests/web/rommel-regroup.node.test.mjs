// Regroup moves on the movement screen of Rommel in the Desert: what is offered leads to a move.

import assert from "node:assert/strict";
import { test } from "node:test";

import { hexName } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { moveOf } from "../../www/games/rommel-in-the-desert/play/movement/moves.js";
import { commandsOf, destinationsOf, planOf } from "../../www/games/rommel-in-the-desert/play/movement/planning.js";
import { tapHex } from "../../www/games/rommel-in-the-desert/play/movement/tapping.js";
import { movementView } from "../../www/games/rommel-in-the-desert/play/movement/view.js";
import { SEED, begin, contextOf, having, playUntil, wasm } from "./rommel-screen-helpers.mjs";

const mayRegroup = ({ stage, phase }, game) =>
  stage === "turns" && phase === "movement" && game.legal().some((order) => order.regroupMove);

/** The screen with a command hex chosen, as far as it goes. */
function chosen(game, ...hexes) {
  const ctx = contextOf(game);
  ctx.selection.form = { kind: "regroup" };
  for (const hex of hexes) tapHex(ctx, hex, { by: "mouse" });
  return ctx;
}

for (const { id } of wasm.scenarios().scenarios)
  test(`${id}: every command hex offered is of the map, and each of its destinations takes a block there`, () => {
    const game = playUntil(begin(id, SEED), mayRegroup);
    const ctx = chosen(game);
    const commands = [...commandsOf(ctx)];
    for (const order of game.legal()) if (order.regroupMove) assert.ok(commands.includes(moveOf(order).hex));
    for (const [i, command] of commands.entries()) {
      assert.notEqual(game.ask({ ask: "group", hex: hexName(command) }).refusal?.code, "unknown-hex");
      const destinations = [...destinationsOf(ctx, command, false)];
      assert.ok(destinations.length > 0, hexName(command));
      const goal = destinations[i % destinations.length];
      const there = chosen(game, command, goal);
      assert.ok(planOf(there).chosen.length > 0, `${hexName(command)} to ${hexName(goal)}`);
      assert.ok(having(movementView(there), "id", "pl-goal-0").length, "a button confirms the move");
    }
    game.free();
  });
