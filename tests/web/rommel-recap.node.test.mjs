// The recap of Rommel in the Desert: each battle is shown as it stood when its battle turn was over.

import assert from "node:assert/strict";
import { test } from "node:test";

import { hexName } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { originsOf } from "../../www/games/rommel-in-the-desert/play/movement/moves.js";
import { recapOf } from "../../www/games/rommel-in-the-desert/play/recap.js";
import { begin, contextOf } from "./rommel-screen-helpers.mjs";

const BOTH_SCRIPTS = { axis: "script", allied: "script" };

test("a battle of the recap ends with its battle turn, not with what came later", () => {
  const game = begin("crusader");
  /** How many orders the game had when the battle turn of each fight was over. */
  const ends = new Map();
  let open = -1;
  for (let n = 0; n < 400; n++) {
    const order = game.opponent();
    if (order.fight) open = n;
    game.give(order);
    const { firing, hits, orders } = game.view();
    if (open < 0 || firing || hits) continue;
    ends.set(open, orders);
    open = -1;
  }
  assert.ok(ends.size > 1);
  const from = [...ends.keys()][0];
  const { combats, to } = recapOf(contextOf(game, { seats: BOTH_SCRIPTS }), from);
  assert.deepEqual(
    combats.map((combat) => [combat.from, combat.to]),
    [...ends],
  );
  assert.ok(combats.some((combat) => combat.to < to));
  game.free();
});

/** A retreat from a battle whose rearguard the enemy engages, fought to its end; `from`: orders before the retreat. */
function rearguard() {
  for (const scenario of ["1940", "1941", "crusader", "gazala"]) {
    const game = begin(scenario);
    for (let n = 0; n < 500 && game.view().stage !== "over"; n++) {
      const { phase, stage, active } = game.view();
      const origins = stage === "turns" && phase === "movement" ? originsOf(game.legal()) : [];
      for (const [at, kind] of origins) {
        const hex = hexName(at);
        if (kind !== "withdrawal") continue;
        const copy = game.branch(n);
        const [from] = [copy.view().orders];
        const { retreat, units } = copy.ask({ ask: "withdrawals", side: active, hex });
        if (retreat && units.length > 1 && copy.give({ withdrawal: { hex, rommel: false } }).kind === "given") {
          const move = copy.legal().find((order) => order.move);
          if (move && copy.give(move).kind === "given") copy.give("done");
          const engaged = copy.view().orders;
          if (copy.give({ engage: { engage: true } }).kind === "given") {
            while (copy.view().firing || copy.view().hits) copy.give(copy.opponent());
            return { game: copy, from, engaged, hex };
          }
        }
        copy.free();
      }
      game.give(game.opponent());
    }
    game.free();
  }
  return assert.fail("no rearguard was engaged");
}

test("the battle of an engaged rearguard is in the recap", () => {
  const { game, from, engaged, hex } = rearguard();
  const { combats } = recapOf(contextOf(game, { seats: BOTH_SCRIPTS }), from);
  assert.deepEqual(
    combats.map(({ from: began, title }) => [began, title]),
    [[engaged, `Battle at ${hex}: the result`]],
  );
  assert.ok(combats[0].units.length > 0);
  game.free();
});
