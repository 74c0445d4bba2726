// Random games come out in wasm as they do natively: the same orders, dice and states.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readText } from "./harness.mjs";
import { wasmBench } from "./wasm-bench.mjs";

const { random_game, random_game_pairwise } = await wasmBench({ release: false });

/** Plays the games of a golden file again. */
async function compare(context, file, count, play) {
  const { scenario, games } = JSON.parse(await readText(`tests/golden/${file}`));
  assert.equal(games.length, count);
  assert.equal(new Set(games).size, games.length);
  for (const [number, known] of games.entries()) assert.equal(play(scenario, number), known, `game ${number}`);
  const orders = games.map((game) => Number(game.split(" ")[0]));
  context.diagnostic(`${orders.reduce((sum, count) => sum + count)} orders`);
}

test("two hundred random games end in the same state as natively, after the same orders and dice", (context) =>
  compare(context, "game_hashes.json", 200, random_game));

test("a hundred random games under all switches end in the same state as natively", (context) =>
  compare(context, "pairwise_hashes.json", 100, random_game_pairwise));

test("random games of the later scenarios do so too", async () => {
  const later = JSON.parse(await readText("tests/golden/later_game_hashes.json"));
  assert.equal(later.length, 4);
  for (const { scenario, games } of later)
    for (const [number, known] of games.entries())
      assert.equal(random_game(scenario, number), known, `${scenario} ${number}`);
});

test("a game that cannot be played says so", () => {
  assert.equal(random_game("nowhere", 0), "nowhere cannot be played");
});
