// A move of several blocks in Rommel in the Desert: what the page says before it is given, and what it comes to.

import assert from "node:assert/strict";
import { test } from "node:test";

import { forecast } from "../../www/games/rommel-in-the-desert/play/movement/forecast.js";
import { moveTo } from "../../www/games/rommel-in-the-desert/play/movement/giving.js";
import { goalView } from "../../www/games/rommel-in-the-desert/play/movement/goal-view.js";
import { originsOf } from "../../www/games/rommel-in-the-desert/play/movement/moves.js";
import { outlook, planOf, standing } from "../../www/games/rommel-in-the-desert/play/movement/planning.js";
import { hexOf } from "../../www/games/rommel-in-the-desert/play/situation.js";
import { begin, contextOf, having } from "./rommel-screen-helpers.mjs";

/** Moves of all blocks of a hex into a hex with enemies that not all of them enter, in games played by the script. */
function* attacks(scenario, seed) {
  const game = begin(scenario, seed.repeat(16));
  for (let n = 0; n < 260 && !game.view().outcome; n++) {
    const { stage, phase, option } = game.view();
    const free = stage === "turns" && phase === "movement" && option !== "pass";
    const origins = free ? originsOf(game.legal()) : new Map();
    for (const [from, kind] of origins) {
      if (kind !== "group") continue;
      const ctx = contextOf(game.branch(game.view().orders));
      ctx.selection.at = from;
      ctx.selection.chosen = (ctx.now.stacks.get(from) ?? [])
        .filter(({ side }) => side === ctx.now.view.active)
        .map(({ handle }) => String(handle));
      const plan = planOf(ctx);
      const goals = new Set(plan.candidates.flatMap(({ hexes }) => [...hexes.keys()]));
      for (const hex of goals) {
        if (!standing(ctx, hex).enemies.length) continue;
        const { go, stay, forced, narrow } = outlook(ctx, plan, hex);
        if (go.length && (narrow.length || forced.length || stay.length)) yield { game, ctx, plan, hex };
      }
    }
    assert.equal(game.give(game.opponent()).kind, "given");
  }
}

test("who enters, who tries and who stays comes out as it was said, where a hexside cannot take all as well", async () => {
  const seen = { full: 0, marches: 0, stays: 0, seeks: 0 };
  for (const [scenario, seed] of [
    ["1940", "07"],
    ["1941", "05"],
    ["1942", "0b"],
  ])
    for (const { game, ctx, plan, hex } of attacks(scenario, seed)) {
      // Each attack is carried out in a game of its own.
      const own = contextOf(game.branch(ctx.session.length()));
      Object.assign(own.selection, { at: ctx.selection.at, chosen: [...plan.chosen] });
      const said = forecast(own, planOf(own), hex);
      const started = new Map(plan.chosen.map((id) => [id, hexOf(own.now, id)]));
      seen.full += Number(outlook(own, planOf(own), hex).narrow.length > 0);
      seen.marches += said.march.length;
      seen.stays += said.stay.length;
      seen.seeks += said.seek.length;
      own.selection.form.goal = hex;
      const [button] = having(goalView(own, planOf(own)), "id", "pl-goal-0");
      const { textContent } = button;
      if (said.enter.length) assert.match(textContent, new RegExp(`^Move ${said.enter.length} block`));
      for (const { id } of said.march)
        assert.match(textContent, new RegExp(`${own.unitName(id)}.*tr(y|ies) on 4 to 6|towards.*4 to 6`), textContent);
      for (const id of said.stay) assert.match(textContent, new RegExp(`${own.unitName(id)}.* stays?`), textContent);
      await moveTo(own, hex);
      const mines = own.now.view.mines.length > ctx.now.view.mines.length;
      if (mines || own.session.seat() !== "player") continue;
      const where = `${scenario}, ${own.said}`;
      for (const id of said.enter) assert.equal(hexOf(own.now, id), hex, where);
      for (const { id, at } of said.march) assert.equal(hexOf(own.now, id), at, where);
      for (const id of said.stay) assert.equal(hexOf(own.now, id), started.get(id), where);
      for (const { id } of said.march)
        assert.ok(
          own.said.includes(`${own.unitName(id)} waits in hex ${hexOf(own.now, id)} for a forced march`),
          where,
        );
      own.session.close();
    }
  assert.ok(seen.full && seen.marches && seen.stays, JSON.stringify(seen));
});
