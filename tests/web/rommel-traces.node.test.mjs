// Games of Rommel in the Desert come out in wasm as they do natively: every state, every view and every list of legal
// orders, for everybody and for each player. Random games are played natively and given again in wasm order by order.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { initWasm, tool } from "./harness.mjs";

const GAME = "rommel-in-the-desert";
const GAMES = process.env.TEST_LONG ? 200 : 20;
const VIEWERS = [undefined, "axis", "allied"];

const wasm = await initWasm(GAME);

const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** What a game shows now, as the command's traces have it. */
function look(game) {
  const [views, legal] = [[], []];
  let orders = 0;
  for (const viewer of VIEWERS) {
    game.setViewer(viewer);
    const { orders: given, turnBegins, entered, ...view } = game.view();
    assert.ok(turnBegins <= given && !entered);
    orders = given;
    views.push(hash(JSON.stringify(view)));
    legal.push(hash(JSON.stringify(game.legal())));
  }
  return { orders, state: game.fingerprint(), views, legal };
}

/** Gives the orders of a save to a new game and compares it with the looks. Tells how many orders there were. */
function replay({ number, save, looks, transcripts }) {
  const { scenario, rules, seed, orders } = JSON.parse(save);
  const game = wasm.Game.begin({ options: { scenario, rules }, dice: { kind: "seed", seed } });
  let next = 0;
  for (const [at, order] of [...orders, undefined].entries()) {
    if (looks[next]?.orders === at) assert.deepEqual(look(game), looks[next++], `game ${number} after ${at} orders`);
    if (order === undefined) continue;
    game.setViewer();
    const given = game.give(order);
    if (given.kind !== "given") assert.fail(`game ${number}, order ${at}: ${JSON.stringify(given)}`);
  }
  assert.equal(next, looks.length, `game ${number}`);
  const words = VIEWERS.map((viewer) => {
    game.setViewer(viewer);
    return hash(game.transcript());
  });
  assert.deepEqual(words, transcripts, `game ${number}`);
  assert.equal(game.save(), save, `game ${number}`);
  for (const again of [wasm.Game.load(save), wasm.Game.open(game.gameLink())]) {
    assert.equal(again.fingerprint(), looks.at(-1).state, `game ${number}`);
    again.free();
  }
  game.free();
  return orders.length;
}

test(`${GAMES} random games have natively and in wasm the same states, views, legal orders and transcripts`, (context) => {
  const traces = tool(["--game", GAME, "traces", "--count", String(GAMES)]).map(JSON.parse);
  assert.deepEqual(
    traces.map(({ number }) => number),
    [...Array(GAMES).keys()],
  );
  assert.equal(new Set(traces.map(({ save }) => JSON.parse(save).scenario)).size, wasm.scenarios().scenarios.length);
  const orders = traces.map(replay).reduce((sum, count) => sum + count);
  const looks = traces.reduce((sum, trace) => sum + trace.looks.length, 0);
  context.diagnostic(`numbers 0 to ${GAMES - 1}: ${orders} orders, ${looks} states seen by three viewers`);
});
