// The levels of the computer player in wasm: slices of thinking, an order at once, and how long a slice takes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createOpponent } from "../../www/play/computer-opponent.ts";
import { serveOpponent } from "../../www/play/opponent-worker.ts";
import { toLevel } from "../../www/play/levels.ts";
import { settingsOf } from "../../www/play/autosave.ts";
import { initWasm } from "./harness.mjs";

const SEED = "07".repeat(16);
const GAMES = [
  ["desert-fox", "gazala-battle"],
  ["rommel-in-the-desert", "gazala"],
];
/** Milliseconds in which a page has to be heard. */
const HEARD = 100;

/** A game that the script has begun, so that there is something to decide. */
function begun(wasm, scenario, orders) {
  const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: SEED } });
  for (let given = 0; given < orders; given++) game.give(game.opponent());
  return game;
}

/** The order that thinking comes to, with the number of calls that it took and the longest of them in milliseconds. */
function thinks(game, level, steps) {
  let longest = 0;
  for (let calls = 1; ; calls++) {
    const before = performance.now();
    const thought = game.think(level, steps);
    longest = Math.max(longest, performance.now() - before);
    if (thought.kind === "order") return { ...thought, calls, longest };
    assert.ok(thought.done <= thought.of, JSON.stringify(thought));
  }
}

for (const [id, scenario] of GAMES) {
  test(`${id}: slices of any length come to the same order, with its reasons`, async () => {
    const wasm = await initWasm(id);
    const searched = [1, 7, 1_000].map((steps) => {
      const game = begun(wasm, scenario, 90);
      for (let given = 0; given < 40; given++) {
        const { order, why, calls } = thinks(game, "captain", steps);
        if (why) return { order, why, several: calls > 1 };
        assert.equal(game.give(order).kind, "given");
      }
      return null;
    });
    assert.ok(searched[0]?.several && searched[1]?.several && !searched[2]?.several);
    assert.deepEqual(searched[0].order, searched[2].order);
    assert.deepEqual(searched[0].why, searched[1].why);
    assert.deepEqual(searched[0].why, searched[2].why);
    const { style, next, rollouts, terms } = searched[0].why;
    assert.ok(style !== next && rollouts >= 10 && terms.length <= 3, JSON.stringify(searched[0].why));
  });

  test(`${id}: a step of the commander's is short, and it orders at once when it is asked to`, async () => {
    const wasm = await initWasm(id);
    const game = begun(wasm, scenario, 90);
    const longest = [];
    for (let cut = 0; cut < 3; ) {
      const before = performance.now();
      const thought = game.think("commander", 2);
      longest.push(performance.now() - before);
      if (thought.kind === "order") {
        assert.equal(game.give(thought.order).kind, "given");
        continue;
      }
      if (longest.length % 20) continue;
      cut++;
      const now = game.orderNow("commander");
      assert.equal(now.kind, "order");
      assert.equal(game.check(now.order).kind, "allowed");
      assert.equal(game.give(now.order).kind, "given");
    }
    longest.sort((a, b) => a - b);
    assert.ok(
      longest.at(Math.floor(longest.length * 0.9)) < HEARD,
      `nine in ten steps take up to ${longest.at(-1)} ms`,
    );
  });

  test(`${id}: the recruit orders what the script does`, async () => {
    const wasm = await initWasm(id);
    const game = begun(wasm, scenario, 0);
    for (let given = 0; given < 80; given++) {
      const script = game.opponent();
      assert.deepEqual(game.think("recruit", 1), { kind: "order", order: script });
      game.give(script);
    }
  });
}

test("the level is kept with the seats of a game, and an old game is played by the recruit", () => {
  const sides = [{ id: "axis" }, { id: "allied" }];
  assert.equal(settingsOf(JSON.stringify({ seats: { axis: "script" }, level: "commander" }), sides).level, "commander");
  assert.equal(settingsOf(JSON.stringify({ seats: { axis: "script" } }), sides).level, "recruit");
  assert.equal(toLevel("general"), "recruit");
});

/**
 * Lets the computer's thread think in an endless search. Each call of the engine makes one rollout and takes
 * `milliseconds`. Gives the thread's answer, the milliseconds until then, and its reports.
 */
async function thinksOnAndOn(t, milliseconds) {
  const heard = {};
  const reports = [];
  t.after(() => {
    delete globalThis.addEventListener;
    delete globalThis.postMessage;
  });
  const answered = new Promise((resolve) => {
    globalThis.addEventListener = (kind, listener) => Object.assign(heard, { [kind]: listener });
    globalThis.postMessage = (message) => (message.kind === "progress" ? reports.push(message) : resolve(message));
  });
  let done = 0;
  t.mock.method(performance, "now", () => done * milliseconds);
  const game = {
    think: () => ({ kind: "thinking", done: ++done, of: Number.POSITIVE_INFINITY }),
    orderNow: () => ({ kind: "order", order: { kind: "pass" }, why: null }),
  };
  serveOpponent({ game: "", glue: { default: async () => {}, Game: { load: () => game } } });
  heard.message({ data: { kind: "open" } });
  heard.message({ data: { kind: "think", round: 3, level: "commander" } });
  return { answer: await answered, took: done * milliseconds, reports };
}

test("a search that comes to no end gives its best order when a second is over", async (t) => {
  const { answer, took, reports } = await thinksOnAndOn(t, 10);
  assert.deepEqual(answer, { kind: "order", round: 3, order: { kind: "pass" }, why: null });
  assert.equal(took, 1000);
  assert.ok(reports.length > 5, "it reports progress meanwhile");
});

test("on a slow computer it compares two rollouts at least", async (t) => {
  assert.equal((await thinksOnAndOn(t, 1500)).took, 3000);
});

test("deciding at once ends the search that is under way, and the next decision is thought about again", async (t) => {
  t.after(() => delete globalThis.Worker);
  const asked = [];
  let heard;
  const report = () => new Promise((resolve) => (heard = resolve));
  globalThis.Worker = class extends EventTarget {
    postMessage(message) {
      asked.push(message);
      if (message.kind === "think") heard({ worker: this, round: message.round });
    }
    terminate() {}
  };
  const session = {
    settings: { level: "commander" },
    handle: { save: () => "", charts: () => "" },
    length: () => 0,
    over: () => false,
    seat: () => "script",
    view: () => ({ follows: false, entered: false }),
  };
  const opponent = createOpponent(session, {
    game: "desert-fox",
    changed() {},
    give: async () => ({ ok: true, faces: [], why: "" }),
    pace: () => "once",
  });
  const first = report();
  opponent.wake();
  const { worker, round } = await first;
  opponent.decide();
  assert.deepEqual(asked.at(-1), { kind: "now", round });
  const second = report();
  worker.dispatchEvent(new MessageEvent("message", { data: { kind: "order", round, order: "done" } }));
  assert.notEqual((await second).round, round);
  opponent.close();
});
