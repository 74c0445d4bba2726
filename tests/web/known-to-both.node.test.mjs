// What boards of other websites show of a game with hidden blocks: what one side knows, or what both do.

import assert from "node:assert/strict";
import { test } from "node:test";

import { knownToBoth } from "../../www/games/rommel-in-the-desert/embed/known-to-both.js";
import { tableGame } from "../../www/games/rommel-in-the-desert/play/handle.js";
import { initWasm } from "./harness.mjs";
import { SECOND, gameOf } from "./two-games-helpers.mjs";

const SIDES = ["axis", "allied"];
const names = ({ blocks }) => blocks.flatMap(({ name }) => name ?? []).sort();

test("a side sees its own blocks, and without a side only what both know is named", async () => {
  const game = tableGame(gameOf(await initWasm(SECOND), "1940", 40));
  const { orders } = game.view();
  const known = (side) => names(knownToBoth(game, SIDES, side).viewAt(orders));
  const [axis, allied] = SIDES.map(known);
  assert.ok(axis.length > 0 && allied.length > 0);
  assert.deepEqual(
    known(""),
    axis.filter((name) => allied.includes(name)),
  );
  const shown = knownToBoth(game, SIDES, "").viewAt(orders);
  assert.ok(shown.blocks.length > known("").length, "the others stand there without a name");
  assert.ok(shown.blocks.every(({ name, steps }) => name !== undefined || steps === undefined));
  assert.equal(shown.hands, undefined, "nor is there a hand");
});

test("an order of which the sides know different things is left out", async () => {
  const game = tableGame(gameOf(await initWasm(SECOND), "1940", 12));
  const both = knownToBoth(game, SIDES, "");
  const of = SIDES.map((side) => knownToBoth(game, SIDES, side));
  for (let at = 0; at < 12; at++) {
    const [one, other] = of.map((view) => JSON.stringify(view.reportOf(at)));
    assert.equal(both.reportOf(at) === null, one !== other, `order ${at}`);
  }
});
