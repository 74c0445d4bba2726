// The list of the kept games: new names, copies, removal and its undoing, exports that are due, storage that is to
// last.

import assert from "node:assert/strict";
import { test } from "node:test";

import { summary } from "./library-helpers.mjs";
import { START, browser, page, race, stored } from "./library-store-helpers.mjs";
import { exportDue } from "../../www/store/card.ts";
import { createPersistence } from "../../www/store/browser.ts";
import { toCard } from "../../www/games/desert-fox/store.ts";

test("rename, copy, remove and its undoing", async () => {
  const { of, id } = await stored(["one", "two"]);
  const games = await page(of);
  const before = games.list()[0].card.savedAt;
  await games.rename(id, "  The\u202e long\n road ");
  assert.equal(games.list()[0].card.name, "The long road");
  assert.equal(games.list()[0].card.savedAt, before, "a name is no move");
  const copy = await games.duplicate(id, "Copy");
  assert.deepEqual(
    games.list().map(({ card }) => card.name),
    ["Copy", "The long road"],
  );
  assert.equal(games.find(copy.id).text, "two");
  assert.equal(await games.remove(copy.id), "removed");
  assert.deepEqual([games.removed().id, games.removed().card.name], [copy.id, "Copy"]);
  assert.equal(games.list().length, 1);
  assert.equal(await games.undo(), true);
  assert.equal((await page(of, { name: "q" })).find(copy.id).text, "two");
  await games.remove(copy.id);
  await games.remove(id);
  assert.equal(await games.undo(), true);
  assert.deepEqual(
    games.list().map(({ card }) => card.name),
    ["The long road"],
    "only the last removal can be undone",
  );
  assert.deepEqual(
    (await page(of, { name: "r" })).list().map(({ card }) => card.name),
    ["The long road"],
  );
  await games.open(id);
  assert.equal(await games.remove(id), "open", "a game that is open is not removed");
  assert.equal(games.same("two"), id);
  assert.equal(games.same("other"), "");
});

test("a removal that the database refuses leaves the game in the list", async () => {
  const { of, id } = await stored(["one"]);
  const games = await page(of, {
    tamper: (database) => ({ ...database, change: () => Promise.reject(new Error("no")) }),
  });
  assert.equal(await games.remove(id), "failed");
  assert.equal(games.find(id).text, "one");
});

test("a removal makes room, and its undoing goes to memory where the room is taken meanwhile", async () => {
  const { of, id } = await stored([race, race], browser({ refused: true }));
  const games = await page(of);
  const used = games.mirror.used();
  await games.remove(id);
  assert.ok(games.mirror.used() < 100);
  of.storage.limit = used / 3;
  assert.equal(await games.undo(), false);
  assert.equal(games.find(id).text, race);
  assert.deepEqual(games.unsaved(), [id]);
});

test("a game is due for export after many orders or days, and no more when it was exported", async () => {
  const clock = { now: START };
  const games = await page(browser(), { clock });
  const { id } = await games.create("one", summary(1));
  await games.settled();
  const due = () => exportDue(games.list()[0].card, clock.now);
  assert.equal(due(), null);
  clock.now += 8 * 86_400_000;
  assert.deepEqual(due(), { why: "days", n: 8 });
  await games.save(id, "two", summary(100));
  assert.deepEqual(due(), { why: "orders", n: 100 });
  await games.exported(id);
  assert.equal(due(), null);
  await games.save(id, "three", summary(120));
  assert.equal(games.list()[0].card.exported.orders, 100);
  clock.now += 7 * 86_400_000;
  assert.deepEqual(due(), { why: "days", n: 7 });
});

test("the browser is asked once to keep what is stored, when a game has come to its second game-turn", async () => {
  const calls = [];
  const notes = new Map();
  const store = { get: (key) => notes.get(key) ?? null, set: (key, value) => !!notes.set(key, value) };
  const manager = { persist: async () => calls.push("persist") > 9, persisted: async () => false };
  const persistence = createPersistence(store, manager);
  await persistence.offer(toCard({ turn: 1 }));
  assert.deepEqual(calls, []);
  await persistence.offer(toCard({ turn: 2 }));
  await persistence.offer(toCard({ turn: 3 }));
  await createPersistence(store, manager).offer(toCard({ turn: 4 }));
  assert.deepEqual(calls, ["persist"]);
  assert.equal(await persistence.state(), "loose");
  assert.equal(
    await createPersistence(store, { persist: async () => true, persisted: () => Promise.reject(new Error()) }).state(),
    "unknown",
  );
  assert.equal(
    await createPersistence(store, { persist: async () => true, persisted: async () => true }).ask(),
    "kept",
  );
});
