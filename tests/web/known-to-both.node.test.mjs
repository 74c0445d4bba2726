// What boards of other websites show of a game with hidden blocks: what both sides know.

import assert from "node:assert/strict";
import { test } from "node:test";

import { knownToBoth } from "../../www/games/rommel-in-the-desert/embed/known-to-both.js";
import { tableGame } from "../../www/games/rommel-in-the-desert/play/handle.js";
import { initWasm } from "./harness.mjs";
import { SECOND, gameOf } from "./two-games-helpers.mjs";

const SIDES = ["axis", "allied"];
const names = ({ blocks }) => blocks.flatMap(({ name }) => name ?? []).sort();

const viewOf = (game, side) => {
  game.setViewer(side);
  return game.view();
};

test("only what both sides know is named", async () => {
  const game = tableGame(gameOf(await initWasm(SECOND), "1940", 40));
  const [axis, allied] = SIDES.map((side) => names(viewOf(game, side)));
  const all = viewOf(game).blocks.length;
  assert.ok(axis.length > 0 && allied.length > 0);
  const shown = knownToBoth(game, SIDES).viewAt(viewOf(game).orders);
  assert.deepEqual(
    names(shown),
    axis.filter((name) => allied.includes(name)),
  );
  assert.equal(shown.blocks.length, all, "the others stand there without a name");
  assert.ok(shown.blocks.every(({ name, steps }) => name !== undefined || steps === undefined));
  assert.equal(shown.hands, undefined, "nor is there a hand");
});

test("an order of which the sides know different things is left out", async () => {
  const game = tableGame(gameOf(await initWasm(SECOND), "1940", 12));
  const both = knownToBoth(game, SIDES);
  for (let at = 0; at < 12; at++) {
    const [one, other] = SIDES.map((side) => {
      game.setViewer(side);
      return JSON.stringify(game.journal(at, at + 1).orders[0]);
    });
    assert.equal(both.reportOf(at) === null, one !== other, `order ${at}`);
  }
});
