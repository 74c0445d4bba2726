// What a link or a file adds to a game that is kept here, and records of older rules as the page gets them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { compareRecords, sidesPlayedHere, newOrdersOf, comparableRecord } from "../../www/play/new-orders.ts";
import { findGame } from "../../www/play/turns.ts";
import { initWasm, readText } from "./harness.mjs";
import { changedSave } from "./records.mjs";

const wasm = await initWasm();
const race = await readText("tests/saves/v1/race.desertfox.json");
const SEATS = { axis: "player", commonwealth: "away" };

test("the orders of a side are guarded where the other one is played at another screen", () => {
  assert.deepEqual(sidesPlayedHere(SEATS), ["axis"]);
  assert.deepEqual(sidesPlayedHere({ axis: "away", commonwealth: "player" }), ["commonwealth"]);
  for (const seats of [
    { axis: "player", commonwealth: "player" },
    { axis: "player", commonwealth: "script" },
    { axis: "away", commonwealth: "away" },
    null,
  ])
    assert.deepEqual(sidesPlayedHere(seats), [], JSON.stringify(seats));
});

test("new orders are counted by side, and the last order before the first of the own side is named", () => {
  const orders = ["commonwealth", "commonwealth", "axis", "commonwealth", "axis"].map((by, i) => ({ by, at: 10 + i }));
  const newOrders = newOrdersOf(orders, 10, SEATS);
  assert.deepEqual(
    [newOrders.counts, newOrders.from, newOrders.upTo, newOrders.own.map(({ at }) => at)],
    [{ axis: 2, commonwealth: 3 }, 10, 12, [12, 14]],
  );
  const { own, upTo } = newOrdersOf(orders, 10, { axis: "player", commonwealth: "player" });
  assert.deepEqual([own, upTo], [[], 15]);
  assert.equal(newOrdersOf(orders.slice(2), 12, SEATS).upTo, 12, "nothing can be taken before it");
});

test("another history of a game is named by the first order that differs; another game is none", () => {
  const game = wasm.Game.load(race);
  const part = (orders) => {
    const branch = game.branch(orders);
    const text = branch.save();
    branch.free();
    return text;
  };
  const relation = (here, there) => compareRecords(comparableRecord(here), comparableRecord(there));
  assert.deepEqual(relation(part(20), part(20)), { kind: "same", common: 20, here: 20, there: 20 });
  assert.deepEqual(relation(part(20), part(26)), { kind: "ahead", common: 20, here: 20, there: 26 });
  assert.deepEqual(relation(part(26), part(20)), { kind: "behind", common: 20, here: 26, there: 20 });
  const other = JSON.parse(part(26));
  other.orders[17] = { revoke: { combat: 7 } };
  assert.deepEqual(relation(part(26), JSON.stringify(other)), { kind: "differs", common: 17, here: 26, there: 26 });
  assert.equal(relation(race, JSON.stringify({ ...other, seed: "00".repeat(16) })), null);
  assert.equal(comparableRecord("no record"), null);
  const newer = JSON.stringify({ ...JSON.parse(part(20)), rulesRevision: 2 });
  assert.equal(relation(part(20), newer).kind, "same", "a revision makes no other game");
  game.free();
});

test("games whose players roll their own dice are one game where they begin alike", () => {
  const begin = (...faces) => ({
    scenario: "a",
    rules: {},
    orders: ["roll", "done"],
    faces: faces.map((digits, i) => [i, digits]),
  });
  const relation = (here, there) =>
    compareRecords(comparableRecord(JSON.stringify(here)), comparableRecord(JSON.stringify(there)));
  assert.equal(relation(begin("3"), begin("4")), null);
  assert.deepEqual(relation(begin("3", "5"), begin("3", "6")), { kind: "differs", common: 1, here: 2, there: 2 });
});

test("a record of older rules throws what they were and how far it follows, and opens up to there as a new game", () => {
  const text = changedSave(race, (save) => void (save.orders[150] = { revoke: { combat: 7 } }));
  const fault = (read) => {
    try {
      read();
    } catch (error) {
      return error;
    }
    return null;
  };
  const error = fault(() => wasm.Game.load(text));
  assert.deepEqual(
    [error.name, error.code, error.details.path, error.details.order],
    ["EngineError", "bad-save", "refused", 150],
  );
  assert.equal(error.details.refusals.length, 1);
  const { rules, scenario, scenarioChanged, changed, orders, at, agreed } = error.details.older;
  assert.deepEqual([rules, scenario, scenarioChanged, at], [1, 1, false, 150]);
  assert.ok(orders > at && agreed <= at && Array.isArray(changed));
  assert.match(error.message, /made by revision 1 of the rules; changed since: /);
  const game = wasm.Game.loadAsFar(text);
  assert.equal(game.view().orders, 150);
  assert.equal(JSON.parse(game.save()).rulesRevision, 3, "it goes on by the rules of today");
  game.free();
  const current = changedSave(
    race,
    (save) => void Object.assign(save, { rulesRevision: 3 }).orders.splice(150, 1, { revoke: { combat: 7 } }),
  );
  for (const read of [wasm.Game.load, wasm.Game.loadAsFar]) {
    const { details } = fault(() => read(current));
    assert.deepEqual([details.path, details.order, details.older], ["refused", 150, undefined]);
  }
});

test("a save without checkpoints is refused, as its schema says", () => {
  const text = changedSave(race, (save) => void (save.checkpoints = []));
  assert.throws(() => wasm.Game.load(text), { code: "bad-save", details: { path: "checkpoints" } });
});

test("a turn is tried on the games whose cards name its game, and on those whose cards name none", () => {
  const begin = (seed) => wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "seed", seed } });
  const game = begin("0123456789abcdef".repeat(2));
  const other = begin("fedcba9876543210".repeat(2));
  const [early, id] = [game.save(), game.gameId()];
  game.give(game.opponent());
  const link = game.turnLink(0);
  const stored = {
    other: { text: other.save(), card: { name: "other", game: other.gameId() } },
    old: { text: other.save(), card: { name: "of an earlier version" } },
    mine: { text: early, card: { name: "mine", game: id } },
  };
  const games = {
    list: () => Object.entries(stored).map(([id, { card }]) => ({ id, card, state: "good" })),
    find: (id) => stored[id],
  };
  const loaded = [];
  const counting = {
    decodeAnyLink: wasm.decodeAnyLink,
    Game: { load: (text) => loaded.push(text) && wasm.Game.load(text) },
  };
  const found = findGame(counting, link, null, games);
  assert.deepEqual([found.id, found.copy.view().orders], ["mine", 1]);
  assert.equal(loaded.length, 2, "the other game is not replayed where its card names it");
  const cards = (game) => Object.assign(stored.mine.card, { game });
  cards(undefined);
  assert.equal(findGame(counting, link, null, games).id, "mine");
  cards(other.gameId());
  assert.throws(() => findGame(counting, link, null, games), { details: { path: "other-game" } });
});
