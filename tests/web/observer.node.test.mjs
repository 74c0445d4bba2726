// Somebody at neither side of a game of Rommel in the Desert sees what both players see.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm } from "./harness.mjs";
import { SECOND, gameOf } from "./two-games-helpers.mjs";

const SIDES = ["axis", "allied"];
const names = ({ blocks }) => blocks.flatMap(({ name }) => name ?? []).sort();

const viewOf = (game, viewer) => {
  game.setViewer(viewer);
  return game.view();
};

test("an observer is given the names of the blocks that both players know, and no hand", async () => {
  const game = gameOf(await initWasm(SECOND), "1940", 40);
  const [axis, allied] = SIDES.map((side) => viewOf(game, side));
  assert.ok(names(axis).length > 0 && names(allied).length > 0);
  const shown = viewOf(game, "observer");
  assert.deepEqual(
    names(shown),
    names(axis).filter((name) => names(allied).includes(name)),
  );
  assert.equal(shown.blocks.length, axis.blocks.length, "the others stand there without a name");
  assert.ok(shown.blocks.every(({ name, steps }) => name !== undefined || steps === undefined));
  assert.ok(shown.hands.every(Number.isInteger), "how many cards each holds");
  assert.deepEqual(shown.standing, [null, null]);
  assert.deepEqual(shown.points, [null, null]);
});

test("an observer is given no decision, no estimate and no advice while the game runs", async () => {
  const game = gameOf(await initWasm(SECOND), "1940", 40);
  const orders = viewOf(game).orders;
  game.setViewer("observer");
  assert.deepEqual(game.legal(), []);
  for (const answer of [game.opponent(), game.impliedOrder(), game.outlook(orders), game.luck(0, orders)])
    assert.equal(answer, undefined);
  assert.deepEqual([game.missed(orders), game.playOn(orders, 1)], [undefined, undefined]);
  assert.throws(() => game.setViewer("neutral"), { code: "bad-argument" });
});
