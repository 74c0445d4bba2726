// For whom a game is shown: what is hidden from a player is neither drawn nor spoken, on any part that games share.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { createGrid } from "../../www/board/access.ts";
import { createMinimap } from "../../www/board/minimap.ts";
import { createPieces } from "../../www/board/pieces.ts";
import { View } from "../../www/board/view.ts";
import { GEOMETRY } from "../../www/games/desert-fox/geometry.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { createJournal, createLogView, entryOf } from "../../www/play/log.ts";
import { createSession } from "../../www/play/session.ts";
import { viewerOf } from "../../www/play/viewer.ts";
import { readText } from "./harness.mjs";
import { useFakePage, written } from "./fake-page.mjs";

useFakePage();

const PALETTE = new Proxy({}, { get: (_, name) => String(name) });
const SIDES = ["north", "south"].map((id) => ({ id, token: id, shape: "square", letter: id[0] }));
const HEX = 500;

/**
 * A game of two players. Each has a counter in a hex and lays two more there in its turn; the other player sees a
 * counter, and not which one.
 */
function hiddenGame() {
  const units = SIDES.map(({ id }) => ({ side: id, name: `first of ${id}` }));
  const orders = [];
  const decides = () => SIDES[Math.floor(orders.length / 2) % 2].id;
  let viewer;
  const shown = (side, name) => (viewer === undefined || viewer === side ? name : `a counter of ${side}`);
  const reported = ({ by, name }, at) => ({
    kind: "given",
    ...{ at, by, turn: 1, phase: "move", phasing: by, order: { place: shown(by, name) }, faces: [] },
  });
  return {
    setViewer: (side) => void (viewer = side),
    view: () => ({
      by: decides(),
      ...{ phase: orders.length < 4 ? "move" : "over", turn: 1, orders: orders.length },
      units: units.map(({ side, name }) => ({ side, name: shown(side, name) })),
    }),
    legalWithoutReach: () => units.map(({ side, name }) => ({ place: shown(side, name) })),
    give({ place }) {
      const order = { by: decides(), name: place };
      units.push({ side: order.by, name: place });
      orders.push(order);
      return reported(order, orders.length - 1);
    },
    journal: (from, to = orders.length) => ({
      orders: orders.slice(from, to).map((order, i) => reported(order, from + i)),
    }),
    transcript: () => orders.map(({ by, name }) => shown(by, name)).join("\n"),
  };
}

const lang = makeLang("en", []);
const words = { entry: ({ order }) => ({ text: order.place, events: [] }), date: () => "" };
const ctxOf = (journal) => ({
  session: { scenario: { earlier: 0 } },
  app: { lang, game: { sides: SIDES }, store: { get: () => null } },
  ...{ journal, words, logLength: 40, callbacks: { notes: () => false }, placeName: String },
});

/** A game at the table, and all that can be seen and heard of it. @param {Record<string, string>} seats */
function tableOf(seats) {
  const session = createSession(
    hiddenGame(),
    { seats, handOver: true },
    { id: "", name: "" },
    { none: () => [], read: (list) => list },
  );
  const journal = createJournal(session);
  const ctx = ctxOf(journal);
  const reports = [];
  session.onChange(({ report }) => reports.push(report));
  const names = () => session.view().units.map(({ name }) => name);
  const grid = createGrid({ label: "", help: "", describe: (hex) => (hex === HEX ? names().join() : "") }, GEOMETRY);
  grid.show(HEX);
  const view = new View(GEOMETRY);
  view.resize(600, 400);
  view.centreOn(...GEOMETRY.centre(HEX), 60);
  const pieces = createPieces({ geometry: GEOMETRY, sides: SIDES });
  const piles = () => {
    const paint = (text) => (c) => c.fillText(text, 0, 0);
    return [{ hex: HEX, pieces: names().map((name) => ({ id: name, look: name, paint: paint(name) })) }];
  };
  const board = {
    ...{ view, sides: SIDES, palette: () => PALETTE, miniature: () => ({}) },
    piles: () => piles().map((pile) => ({ ...pile, sum: { side: "north", units: 2, strength: names().join() } })),
  };
  return {
    session,
    place: (name) => session.give({ place: name }),
    /** All that is drawn and said at this moment. */
    all() {
      written.length = 0;
      journal.add((report) => entryOf(report, ctx));
      pieces.set({ piles: piles() });
      pieces.show(view, 1, PALETTE, true);
      const map = createMinimap(Object.assign(new EventTarget(), { id: "" }), board, { label: "", help: "" });
      grid.refresh();
      const spoken = [grid.grid, grid.live, map.element, createLogView()(ctx)].map(({ textContent }) => textContent);
      const copied = [session.transcript(), JSON.stringify([session.view(), session.options(), reports.at(-1)])];
      return [...written, ...spoken, ...copied].join("\n");
    },
  };
}

test("the viewer is the side played here, of several the one that decides, and everybody where nothing is to be hidden", () => {
  const view = { by: "south", phase: "move" };
  assert.equal(viewerOf({ north: "player", south: "script" }, view), "north");
  assert.equal(viewerOf({ north: "player", south: "away" }, view), "north");
  assert.equal(viewerOf({ north: "player", south: "player" }, view), "south");
  assert.equal(viewerOf({ north: "script", south: "script" }, view, "north"), null);
  // What follows from the standing orders of the south is given while the north looks on.
  const followed = { ...view, follows: "done" };
  for (const before of ["north", null])
    assert.equal(viewerOf({ north: "player", south: "player" }, followed, before), "north");
  assert.equal(viewerOf({ north: "away", south: "player" }, followed), "south");
  assert.equal(viewerOf({ north: "player", south: "away" }, { ...view, phase: "over" }), null);
});

test("a game that another window has taken over stays hidden as it was", () => {
  const { session, all } = tableOf({ north: "player", south: "away" });
  session.set({ seats: { north: "away", south: "away" } });
  assert.equal(session.viewer(), "north");
  assert.doesNotMatch(all(), /first of south/);
});

test("against the computer nothing draws or says what it has laid", () => {
  const { place, all } = tableOf({ north: "player", south: "script" });
  for (const name of ["tanks", "guns", "decoy"]) place(name);
  const shown = all();
  for (const name of ["first of north", "tanks", "a counter of south"]) assert.match(shown, new RegExp(name));
  for (const name of ["first of south", "decoy"]) assert.doesNotMatch(shown, new RegExp(name));
});

test("at one screen each player finds only their own counters, on the board, in the log and in what is sent", () => {
  const { session, place, all } = tableOf({ north: "player", south: "player" });
  place("tanks");
  assert.match(all(), /first of north[\s\S]*tanks/);
  const { report } = place("guns");
  assert.equal(session.viewer(), "south");
  assert.equal(report.order.place, "a counter of north", "the report is that of the player who looks now");
  assert.doesNotMatch(all(), /first of north|tanks|guns/);
  assert.match(all(), /first of south[\s\S]*a counter of north/);
  place("decoy");
  assert.match(all(), /decoy/);
  session.set({ seats: { north: "player", south: "away" } });
  assert.doesNotMatch(all(), /first of south|decoy/);
  assert.match(all(), /tanks/);
});

test("after the end everything is shown", () => {
  const { place, all } = tableOf({ north: "player", south: "away" });
  for (const name of ["tanks", "guns", "decoy", "mines"]) place(name);
  for (const name of ["first of south", "decoy", "mines"]) assert.match(all(), new RegExp(name));
});

test("only one module asks the engine, or a game's form of its handle, what a game shows", async () => {
  const modules = (await readdir(new URL("../../www/", import.meta.url), { recursive: true })).filter(
    (file) => /\.[jt]s$/.test(file) && file !== "play/viewer.ts" && !file.endsWith("/play/handle.js"),
  );
  const asks =
    /\b(?:handle|game|copy|then|next)\.(?:setViewer|view|viewAt|legal|legalWithoutReach|reach|journal|opening|transcript)\(/g;
  const found = [];
  for (const file of modules)
    for (const [call] of (await readText(`www/${file}`)).matchAll(asks)) found.push(`${file}: ${call}`);
  assert.deepEqual(found, []);
});
