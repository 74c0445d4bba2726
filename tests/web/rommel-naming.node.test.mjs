// Scarce supply on the game screen of Rommel in the Desert: which units a source could supply, which it does, and what the
// boxes of the card make of it. The game has two cut-off fortresses that share their units.

import assert from "node:assert/strict";
import { test } from "node:test";

import { lookOf } from "../../www/games/rommel-in-the-desert/art/block.ts";
import { faceOf } from "../../www/games/rommel-in-the-desert/art/game-blocks.ts";
import { NAMING, withoutPlace } from "../../www/games/rommel-in-the-desert/play/naming/naming.js";
import { namingBy, namingOf } from "../../www/games/rommel-in-the-desert/play/naming/reading.js";
import { begin, contextOf, having, playUntil } from "./rommel-screen-helpers.mjs";

const SEED = "00000000000000000000000000000001";

/** The Allies before a turn with two scarce sources; none of their units is named. */
function siege() {
  const game = playUntil(
    begin("1941", SEED),
    (view, game) =>
      view.toAct === "allied" &&
      view.phase === "option" &&
      view.stage === "turns" &&
      game.ask({ ask: "supply", side: "allied" }).scarce.length > 1,
  );
  assert.equal(game.give({ name: { units: [] } }).kind, "given");
  return game;
}

const suppliedBy = ({ claims }) => claims.filter(({ supplied }) => supplied).length;
const namedBy = ({ claims }) => claims.filter(({ supplied, first }) => supplied && first).length;
const choose = (ctx, handle, checked) => NAMING.fields["naming.unit"](ctx, { checked }, { unit: String(handle) });

test("a unit that one source supplies claims nothing of the next, and the rest goes without", () => {
  const game = siege();
  const { scarce } = game.ask({ ask: "supply", side: "allied" });
  const [first, second] = scarce;
  const both = first.claims.filter((handle) => second.claims.includes(handle));
  assert.ok(both.length > first.capacity + second.capacity, "the sources share their units");
  const named = both.slice(0, first.capacity + second.capacity + 1);
  const { sources, named: effective, out } = namingBy(game.ask({ ask: "supply", side: "allied", named }), named);
  assert.deepEqual(sources.map(suppliedBy), [first.capacity, second.capacity]);
  const [one, other] = sources.map(({ claims }) =>
    claims.filter(({ supplied }) => supplied).map(({ handle }) => handle),
  );
  assert.ok(
    one.every((handle) => !sources[1].claims.some((claim) => claim.handle === handle)),
    "units of the first source are not offered to the second",
  );
  assert.deepEqual([...one, ...other].toSorted(), effective.toSorted());
  assert.equal(effective.length, named.length - 1, "the one too many is not named");
  assert.ok(out.includes(named.at(-1)));
});

test("boxes are filled until nothing is left, the others are disabled, and the order names those that were chosen", async () => {
  const ctx = contextOf(siege());
  const room = namingOf(ctx).sources.reduce((sum, { capacity }) => sum + capacity, 0);
  assert.ok(!namingOf(ctx).changed);
  for (const source of namingOf(ctx).sources) assert.equal(suppliedBy(source), source.capacity, "no place stays free");
  for (let n = 0; n < room; n++) {
    const [free] = namingOf(ctx).sources.filter((source) => namedBy(source) < source.capacity);
    const { handle } = free.claims.find(({ supplied }) => !supplied);
    choose(ctx, handle, true);
    assert.ok(namingOf(ctx).named.includes(handle), "it takes the place of one that is not named");
  }
  const { named, out, changed } = namingOf(ctx);
  assert.equal(named.length, room);
  assert.ok(changed && out.length > 0);
  const view = NAMING.view(ctx);
  const inputs = having(view, "type", "checkbox");
  assert.equal(inputs.filter(({ checked }) => checked).length, room);
  for (const box of inputs) assert.equal(box.attributes.has("disabled"), !box.checked, "what is not chosen cannot be");
  assert.match(view.textContent, new RegExp(`${out.length} units go without supply`));
  assert.deepEqual(withoutPlace(ctx), new Set(out.map(String)));
  choose(ctx, named[0], false);
  assert.equal(namingOf(ctx).named.length, room - 1);
  choose(ctx, named[0], true);
  await NAMING.buttons["naming.give"](ctx, {});
  const { units } = ctx.session.handle.ask({ ask: "supply", side: "allied" });
  assert.deepEqual(
    units.filter(({ source }) => source).map(({ handle }) => handle),
    named.toSorted((a, b) => a - b),
  );
  ctx.selection.named = null;
  assert.ok(!namingOf(ctx).changed, "what was ordered is no change");
});

test("where units cannot be named there is no card, and nothing is marked", () => {
  const game = siege();
  const ctx = contextOf(game, { seats: { axis: "player", allied: "script" } });
  assert.equal(namingOf(ctx), null);
  assert.equal(NAMING.view(ctx).attributes.get("class"), "ex-slot");
  assert.deepEqual(NAMING.overlays(ctx), {});
  assert.deepEqual(NAMING.describe(ctx, 0), []);
});

test("a block without supply from a scarce source is drawn differently from one with it", () => {
  const ctx = contextOf(siege());
  const [unit] = withoutPlace(ctx);
  const block = ctx.now.units.get(unit);
  const look = (cutOff) => lookOf(faceOf(block, ctx.now.view, "allied", { rosterOf: ctx.rosterOf, cutOff }));
  assert.notEqual(look(new Set([unit])), look(new Set()));
});
