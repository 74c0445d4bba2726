// What tells the story of a game — the outcome of a combat, the recap of a turn, the replay — with the data of a small
// game: these parts know nothing of Desert Fox.

import assert from "node:assert/strict";
import { test } from "node:test";

import { makeLang } from "../../www/lang/lang.ts";
import { newsView } from "../../www/play/news.ts";
import { createPlayback, replayView, stepFrom } from "../../www/play/replay.ts";
import { readText } from "./harness.mjs";
import { useFakePage } from "./fake-page.mjs";

useFakePage();

const files = ["www/lang/en/play.json", "www/games/desert-fox/lang/en/app.json"];
const lang = makeLang(
  "en",
  (await Promise.all(files.map((file) => readText(file)))).map((text) => JSON.parse(text)),
);
const fate = (name, text, unharmed) => ({
  ...{ id: name, name, text, unharmed, side: "north" },
  ...{ before: null, after: null, tone: unharmed ? "stands" : "destroyed" },
});
const outcome = {
  ...{ title: "Fight for the well", about: "tanks against guns", from: 3, to: 5, hex: 500 },
  dice: [{ face: 4, text: "north rolls" }],
  table: {
    name: "Die 4: column 3.",
    columns: [2, 3],
    marks: [{ column: 3, text: "by the die" }],
    rows: [{ name: "guns", cells: ["-", "X"], read: { column: 3, read: "read for guns" } }],
  },
  units: [fate("guns", "lost", false), fate("tanks", "stands", true)],
  notes: ["The well is dry."],
};

/** Six orders: two phases of north's turn, then south's turn, which begins with a combat. */
const entries = [
  ["1 north move", "1 north", false],
  ["1 north move", "1 north", false],
  ["1 north rest", "1 north", false],
  ["1 south move", "1 south", true],
  ["1 south move", "1 south", false],
  ["1 south rest", "1 south", false],
].map(([turn, playerTurn, fights], i) => ({
  ...{ number: i + 1, side: playerTurn.slice(2), turn, playerTurn, heading: turn, fights },
  ...{ text: `order ${i + 1}`, faces: [], note: "", events: [] },
}));

function context(replay = null) {
  const ctx = {
    app: { lang, game: { sides: [] } },
    ...{ replay, pace: "once", placeName: (hex) => `hex ${hex}`, callbacks: { notes: () => false } },
    arrival: () => null,
    opened: new Set(["recap-orders"]),
    journal: { entries: () => entries },
    session: { length: () => entries.length, settings: { seats: {} } },
    overview: {},
    /** The positions shown, one after the other. */
    seen: [],
    replayTo(at, changes = {}) {
      ctx.seen.push(at);
      const before = ctx.replay ?? { by: "order", since: 0, until: null };
      ctx.replay = at === null ? null : { ...before, plays: false, ...changes, at };
      playback.wait();
    },
  };
  const playback = createPlayback(ctx);
  return ctx;
}

/** What has happened, as the panel shows it. */
const news = (story, asked = false) =>
  newsView({ ...context(), recap: null, outcome: null, mine: () => asked, ...story }, true);
test("what has happened is open where nothing is asked, else a line with what became of units; the latest comes first", () => {
  const recap = { title: "What north did", from: 5, to: 9, losses: [], combats: [], dice: [], orders: [], trails: [] };
  const ids = ({ children = [] }) => children.flatMap((child) => [child.attributes?.get("id"), ...ids(child)]);
  const folds = (story, asked) => ids(news(story, asked)).filter((id) => /-fold$/.test(id ?? ""));
  assert.deepEqual(folds({ outcome, recap }), []);
  assert.deepEqual(folds({ outcome, recap }, true), ["pl-recap-fold", "pl-outcome-fold"]);
  assert.deepEqual(folds({ outcome, recap: { ...recap, to: 3 } }, true), ["pl-outcome-fold", "pl-recap-fold"]);
  const [, line] = news({ outcome, recap }, true).children;
  assert.match(line.textContent, /Fight for the well.*guns: lost/);
});

test("the outcome names the die, the cell that was read and what became of every unit", () => {
  const textContent = news({ outcome }).textContent.replace(/\s+/g, " ");
  for (const part of ["Fight for the well", "north rolls", "X read for guns", "guns", "lost", "Unharmed: tanks", "dry"])
    assert.ok(textContent.includes(part), `${part} in ${textContent}`);
  assert.equal(news({}).textContent, "");
});

test("the recap tells losses first, then combats, then the other orders", () => {
  const recap = {
    ...{ title: "What north did", from: 0, to: 3, trails: [] },
    ...{ losses: outcome.units.slice(0, 1), combats: [outcome] },
    dice: [
      { faces: [2, 5], text: "weather" },
      { faces: [], text: "it rains" },
    ],
    orders: [{ at: 2, text: "tanks to the well", hex: 500 }],
  };
  const { textContent } = news({ recap });
  const places = ["What north did", "guns", "tanks against guns", "weather", "it rains", "tanks to the well"].map(
    (part) => textContent.indexOf(part),
  );
  assert.ok(
    places.every((at, i) => at >= 0 && (i === 0 || at > places[i - 1])),
    `${places} in ${textContent}`,
  );
  assert.match(
    news({ recap: { ...recap, losses: [], combats: [], dice: [], orders: [] } }).textContent,
    /None of your units was affected/,
  );
});

test("a step of a replay goes to the next order, phase, player-turn or combat, and back", () => {
  const steps = (by, direction, from) => {
    const found = [];
    for (let at = from; at !== (direction > 0 ? 6 : 0); found.push(at)) at = stepFrom(entries, at, by, direction);
    return found;
  };
  assert.deepEqual(steps("order", 1, 0), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(steps("phase", 1, 0), [2, 3, 5, 6]);
  assert.deepEqual(steps("turn", 1, 0), [3, 6]);
  assert.deepEqual(steps("combat", 1, 0), [3, 6]);
  assert.deepEqual(steps("phase", -1, 6), [5, 3, 2, 0]);
  assert.deepEqual(steps("turn", -1, 4), [3, 0]);
});

test("a replay plays to its end and stops; that of a recap stops where the recap does and comes back", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const wait = () => Array.from({ length: 20 }, () => t.mock.timers.tick(120));
  const whole = context();
  whole.replayTo(0, { plays: true, by: "phase" });
  wait();
  assert.deepEqual(whole.seen, [0, 2, 3, 5, 6, 6]);
  assert.equal(whole.replay.plays, false);

  const part = context();
  part.replayTo(1, { plays: true, until: 3 });
  wait();
  assert.deepEqual(part.seen, [1, 2, 3, null]);

  const paused = context();
  paused.replayTo(0, { plays: true });
  paused.replayTo(1, { plays: false });
  wait();
  assert.deepEqual(paused.seen, [0, 1]);
});

test("the replay shows the order it stands at and offers to play or to pause", () => {
  const view = (changes) =>
    replayView(context({ at: 3, by: "order", plays: false, since: 0, until: null, ...changes })).textContent;
  assert.match(view({}), /After order 3 of 6/);
  assert.match(view({}), /order 3/);
  assert.ok(view({}).includes("▶") && view({ plays: true }).includes("❚❚"));
});
