// Scenarios of Rommel in the Desert that have been revised: an old game keeps its length on the screen too.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SEED, contextOf, wasm } from "./rommel-screen-helpers.mjs";

const lastMonth = (options) =>
  contextOf(wasm.Game.begin({ options, dice: { kind: "seed", seed: SEED } })).session.scenario.lastTurn;

test("Battleaxe ends in July, and in August where it began with its first revision", () => {
  assert.equal(lastMonth({ scenario: "battleaxe" }), 4);
  assert.equal(lastMonth({ scenario: "battleaxe", scenarioRevision: 1 }), 5);
});
