// Objectives, turn track, order of battle, graphs and the end of a game, with the data of a small game: these parts know
// nothing of Desert Fox. And the chart library: what it weighs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { transform } from "esbuild";

import { makeLang } from "../../www/lang/lang.ts";
import { endCard, resultText } from "../../www/play/end-card.ts";
import { graphFigure, numbersTable } from "../../www/play/graphs.ts";
import { objectivesView } from "../../www/play/objectives-card.ts";
import { battleView } from "../../www/play/order-of-battle.ts";
import { trackView } from "../../www/play/turn-track.ts";
import { useFakePage } from "./fake-page.mjs";
import { readText } from "./harness.mjs";

useFakePage();

const texts = {
  ...{ "side.north": "North", "side.south": "South", "app.title": "Wadi", well: "The well" },
  ...{ "play.track.now": "Current game-turn", "play.track.last": "The game ends after this game-turn" },
};
const lang = makeLang("en", [
  JSON.parse(await readText("www/lang/en/play.json")),
  { ...texts, "victory.decisive": "Decisive victory" },
]);

const objectives = {
  title: "Four game-turns",
  leader: "north",
  lead: "If the game ended now: North",
  reason: "North holds the well.",
  conditions: [
    { id: "well", text: "Hold the well.", cases: [], rulings: [], state: "met", why: "3 tanks there.", hex: 500 },
    { id: "ford", text: "Cross the ford.", cases: [], rulings: [], state: "open", why: "Nobody there.", hex: -1 },
  ],
  tally: {
    sides: ["North", "South"],
    rows: [
      { id: "well", name: "Well", hex: 500, state: "held by North", points: [3, 0] },
      { id: "ford", name: "Ford", hex: -1, state: "held by neither side", points: [0, 0] },
    ],
    totals: [3, 0],
    note: "",
  },
};
const unit = (name, more = {}) => ({ id: name, name, side: "north", counter: null, ...more });
const track = [
  { turn: 1, date: "May", state: "past", last: false, groups: [] },
  {
    ...{ turn: 2, date: "June", state: "now", last: false },
    groups: [{ kind: "arrives", units: [unit("guns", { note: "on a die of 3", reconstructed: true })] }],
  },
  {
    ...{ turn: 3, date: "July", state: "coming", last: true },
    groups: [{ kind: "leaves", units: [unit("tanks", { note: "", reconstructed: false })] }],
  },
];
const battle = [
  {
    ...{ id: "n", side: "north", title: "North: tanks" },
    units: [
      { ...unit("tanks"), state: "depleted", tone: "depleted", place: "0500 Well", hex: 500 },
      { ...unit("guns"), state: "to come", tone: "coming", place: "game-turn 2", hex: -1 },
    ],
  },
  { id: "s", side: "south", title: "South: scouts", units: [] },
];
const graph = {
  ...{ id: "points", title: "Points", note: "", shape: "lines", across: "Game-turn", labels: ["Start", "1", "2"] },
  series: [
    { name: "North", tone: 1, values: [0, 2, 3] },
    { name: "South", tone: 2, values: [0, 1, null] },
  ],
  format: (n) => `${n} p`,
};

const context = (outcome = null) => ({
  app: { lang, game: { sides: [{ id: "north" }, { id: "south" }] } },
  now: { view: { outcome } },
  replay: null,
  callbacks: {},
  session: { scenario: { name: "well" } },
  placeName: (hex) => `hex ${hex}`,
  overview: { objectives: () => objectives, track: () => track, battle: () => battle, graphs: () => [graph] },
});
const words = (node) => node.textContent.replace(/\s+/g, " ");
const inOrder = (text, parts) => {
  const places = parts.map((part) => text.indexOf(part));
  assert.ok(
    places.every((at, i) => at >= 0 && (i === 0 || at > places[i - 1])),
    `${parts} at ${places} in ${text}`,
  );
};

test("objectives say who leads and why, then each condition with its state, then what gives points", () => {
  const text = words(objectivesView(objectives, context()));
  inOrder(text, ["If the game ended now: North", "North holds the well.", "Hold the well.", "Met.", "3 tanks there."]);
  inOrder(text, ["Cross the ford.", "Not met.", "Nobody there.", "held by North", "Total"]);
  assert.doesNotMatch(words(objectivesView({ ...objectives, tally: null }, context())), /Total/);
});

test("the turn track marks the current game-turn, the last one, and entries that are reconstructed", () => {
  const text = words(trackView(track, context()));
  inOrder(text, ["May", "No scheduled units", "June", "Current game-turn", "Arrive", "guns", "on a die of 3"]);
  inOrder(text, ["reconstructed", "July", "The game ends after this game-turn", "Withdraw", "tanks"]);
  const certain = track.filter(({ turn }) => turn !== 2);
  assert.doesNotMatch(words(trackView(certain, context())), /reconstructed/);
});

test("the order of battle lists units with place and state, of both sides or of one", () => {
  const text = words(battleView(battle, context(), ""));
  inOrder(text, ["North: tanks", "tanks", "depleted", "0500 Well", "guns", "to come", "game-turn 2", "South: scouts"]);
  assert.doesNotMatch(words(battleView(battle, context(), "south")), /North: tanks/);
});

test("a graph says its values in words and has them all in a table", () => {
  const text = words(graphFigure(graph, context()));
  inOrder(text, ["North: from 0 p to 3 p", "South: from 0 p to –"]);
  inOrder(words(numbersTable(graph)), ["Game-turn", "North", "South", "Start", "0 p", "1", "2 p", "1 p", "3 p", "–"]);
});

test("the end card says who won, how clearly, why, and what gave points; the result can be sent as a text", () => {
  const over = context({ winner: "north", level: "decisive", points: [3, 0] });
  inOrder(words(endCard(over)), ["The game is over", "North", "North holds the well.", "Well: North 3"]);
  assert.doesNotMatch(words(endCard(over)), /Ford/);
  assert.match(resultText(over), /^Wadi, The well: .*North.* North holds the well\. /);
  assert.equal(words(endCard(context())), "");
});

test("the chart library weighs less than 30 kB as the hosted page serves it", async () => {
  const { code } = await transform(await readText("www/vendor/uplot/uPlot.esm.js"), { minify: true, format: "esm" });
  const bytes = gzipSync(code).length;
  assert.ok(bytes < 30_000, `${bytes} bytes`);
});

test("nothing but the painter of graphs imports the chart library, and nothing imports that at the start", async () => {
  const overview = await readText("www/play/overview.ts");
  assert.match(overview, /import\("\.\/chart\.ts"\)/);
  assert.doesNotMatch(overview, /from "\.\/chart\.js"/);
  assert.match(await readText("www/play/overview-buttons.ts"), /import\("\.\/overview\.ts"\)/);
});
