// Counters on their way over a board, with a clock of the test's own: where they are, when they arrive, and what ends
// their way. The board knows no game: the hexes are those of a row.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { useFakePage } from "./fake-page.mjs";
import { createGlide, pointOn } from "../../www/board/glide.ts";
import { createOpponent } from "../../www/play/computer-opponent.ts";
import { createPlayback } from "../../www/play/replay.ts";
import { movesOf } from "../../www/games/desert-fox/play/moving.js";
import { durationOf } from "../../www/play/pace.ts";

useFakePage();
const page = new EventTarget();
Object.assign(globalThis.document, {
  hidden: false,
  addEventListener: (...words) => page.addEventListener(...words),
});
Object.getPrototypeOf(globalThis.document.createElement()).remove = function () {
  this.removed = true;
};

/** Frames asked for, drawn when the test says so. @type {Map<number, (time: number) => void>} */
const frames = new Map();
let asked = 0;
globalThis.requestAnimationFrame = (draw) => frames.set(++asked, draw) && asked;
globalThis.cancelAnimationFrame = (id) => frames.delete(id);
function drawFrame(time) {
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw(time);
}

const centre = (hex) => [hex, 0];
const view = { scale: 40, toScreen: (x, y) => [x * 40, y * 40] };
const sprites = { get: () => null };
const piles = () => [
  {
    hex: 3,
    pieces: [
      { id: "tank", look: "t" },
      { id: "gun", look: "g" },
    ],
  },
  { hex: 1, pieces: [{ id: "well", look: "w" }] },
];

let canvases = [];
let changes = 0;
const root = { append: (canvas) => canvases.push(canvas) };
const board = () =>
  createGlide(root, { centre }, sprites, { view, dpr: () => 1, palette: () => ({}) }, () => changes++);
/** Where the middle of a canvas is, in hexes. */
const at = ({ style: { transform, width } }) =>
  (Number(/translate\((-?[\d.]+)px/.exec(transform)[1]) + Number.parseFloat(width) / 2) / 40;

beforeEach(() => {
  frames.clear();
  canvases = [];
  changes = 0;
});

test("a point of a path goes from hex to hex, each step in the same time", () => {
  const corner = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  const along = (share) => pointOn([0, 1, 2], share, (hex) => corner[hex]);
  assert.deepEqual(
    [along(0), along(0.25), along(0.5), along(0.75), along(1)],
    [
      [0, 0],
      [0.5, 0],
      [1, 0],
      [1, 0.5],
      [1, 1],
    ],
  );
  assert.deepEqual(
    [along(-1), along(2)],
    [
      [0, 0],
      [1, 1],
    ],
  );
});

test("a counter glides along its path, is not drawn where it goes, and arrives", async () => {
  const glide = board();
  glide.show([{ ids: ["tank"], hexes: [0, 1, 2, 3] }], 300, piles());
  assert.equal(canvases.length, 1);
  assert.equal(at(canvases[0]), 0);
  assert.deepEqual(
    glide.standing(piles()).map(({ hex, pieces }) => [hex, pieces.map(({ id }) => id)]),
    [
      [3, ["gun"]],
      [1, ["well"]],
    ],
  );
  const places = [1000, 1100, 1150, 1299].map((time) => {
    drawFrame(time);
    return at(canvases[0]).toFixed(2);
  });
  assert.deepEqual(places, ["0.00", "1.00", "1.50", "2.99"]);
  const arrival = glide.arrival();
  assert.ok(arrival);
  drawFrame(1300);
  await arrival;
  assert.equal(glide.arrival(), null);
  assert.equal(canvases[0].removed, undefined, "it goes with the frame that draws the counter where it stands");
  drawFrame(1316);
  assert.equal(canvases[0].removed, true);
  assert.equal(frames.size, 0, "no frame is asked for afterwards");
  assert.deepEqual(glide.standing(piles()), piles());
  assert.equal(changes, 2);
});

test("the canvas is painted once, however many frames there are", () => {
  let painted = 0;
  const glide = createGlide(
    root,
    { centre },
    { get: () => void painted++ },
    { view, dpr: () => 1, palette: () => ({}) },
    () => {},
  );
  glide.show([{ ids: ["tank", "gun"], hexes: [0, 3] }], 300, piles());
  for (let time = 0; time < 290; time += 16) drawFrame(time);
  assert.equal(painted, 2, "each counter once");
  glide.finish();
});

for (const type of ["pointerdown", "keydown", "wheel"])
  test(`${type} brings the counters to where they go`, async () => {
    const glide = board();
    glide.show([{ ids: ["tank"], hexes: [0, 3] }], 300, piles());
    drawFrame(0);
    const arrival = glide.arrival();
    page.dispatchEvent(new Event(type));
    await arrival;
    assert.deepEqual(glide.standing(piles()), piles());
  });

test("where no frame is drawn, the counters arrive all the same", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const glide = board();
  glide.show([{ ids: ["tank"], hexes: [0, 3] }], 300, piles());
  const arrival = glide.arrival();
  t.mock.timers.tick(1000);
  await arrival;
  assert.equal(glide.arrival(), null);
});

test("a new way begins once the last has ended, and none does without time or in a hidden page", async () => {
  const glide = board();
  glide.show([{ ids: ["tank"], hexes: [0, 3] }], 300, piles());
  const first = glide.arrival();
  glide.show([{ ids: ["well"], hexes: [0, 1] }], 300, piles());
  await first;
  assert.equal(canvases.length, 2);
  assert.deepEqual(
    glide.standing(piles()).map(({ hex }) => hex),
    [3],
  );
  glide.show([{ ids: ["tank"], hexes: [0, 3] }], 0, piles());
  assert.equal(glide.arrival(), null);
  globalThis.document.hidden = true;
  glide.show([{ ids: ["tank"], hexes: [0, 3] }], 300, piles());
  assert.equal(glide.arrival(), null);
  globalThis.document.hidden = false;
});

const units = (places) => ({ units: new Map(Object.entries(places).map(([id, at]) => [id, { id, at }])) });

test("an order moves its units along its path, and others straight to where they stand", () => {
  const then = units({ a: "L0802", b: "L0802", c: "L1010", d: "L1111" });
  const order = { move: { units: ["a", "b"], path: "e e" } };
  const now = units({ a: "L0804", b: "L0804", c: "L1012", d: "destroyed" });
  const moves = movesOf(order, then, now);
  assert.deepEqual(
    moves.map(({ ids, hexes }) => [ids, hexes.length]),
    [
      [["a", "b"], 3],
      [["c"], 2],
    ],
  );
});

test("a path takes time by the pace and its length; that of the player's order is short", () => {
  const path = (steps) => [{ ids: ["a"], hexes: Array.from({ length: steps + 1 }, (_, i) => i) }];
  assert.equal(durationOf(path(2), "slow", false), 360);
  assert.equal(durationOf(path(50), "slow", false), 1800);
  assert.equal(durationOf(path(2), "fast", false), 120);
  assert.equal(durationOf(path(9), "slow", true), 200);
  assert.equal(durationOf(path(9), "once", true), 0);
  assert.equal(durationOf(path(9), "once", false), 0);
});

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((done) => setImmediate(done));

test("the computer thinks about its next order once the counters of the last one have arrived", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const posted = [];
  /** @type {EventTarget} */
  let worker;
  globalThis.Worker = class extends EventTarget {
    postMessage({ kind }) {
      worker = this;
      posted.push(kind);
    }
    terminate() {}
  };
  let orders = 0;
  let arrive;
  let arrival = null;
  const session = {
    ...{ over: () => false, seat: () => "script", length: () => orders, view: () => ({ entered: false }) },
    settings: {},
    handle: { save: () => "", charts: () => null },
  };
  const opponent = createOpponent(session, {
    game: "desert-fox",
    changed() {},
    async give() {
      orders++;
      arrival = new Promise((resolve) => (arrive = resolve));
      return { ok: true, faces: [], why: "" };
    },
    ...{ pace: () => "fast", arrival: () => arrival },
  });
  opponent.wake();
  t.mock.timers.tick(220);
  await settle();
  assert.deepEqual(posted, ["open", "think"]);
  worker.dispatchEvent(Object.assign(new Event("message"), { data: { kind: "order", round: 1, order: "done" } }));
  await settle();
  t.mock.timers.tick(5000);
  await settle();
  assert.deepEqual(posted, ["open", "think", "given"], "the counters are still on their way");
  arrive();
  await settle();
  assert.deepEqual(posted, ["open", "think", "given", "think"]);
  opponent.close();
});

test("a replay that plays shows the next order once the counters have arrived, unless it was paused", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const seen = [];
  let arrive;
  const ctx = {
    ...{ pace: "fast", session: { length: () => 9 }, journal: { entries: () => Array(9).fill({}) } },
    replay: { at: 3, by: "order", plays: true, since: 0, until: null },
    arrival: () => new Promise((resolve) => (arrive = resolve)),
    replayTo: (at) => seen.push(at),
  };
  const playback = createPlayback(ctx);
  playback.wait();
  t.mock.timers.tick(2000);
  await settle();
  assert.deepEqual(seen, []);
  arrive();
  await settle();
  assert.deepEqual(seen, [4]);
  playback.wait();
  t.mock.timers.tick(2000);
  playback.close();
  arrive();
  await settle();
  assert.deepEqual(seen, [4]);
});
