// The kept games where the database is damaged, cleared, closed, unreadable or of a later version.
import { forceCloseDatabase } from "fake-indexeddb";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeLocks, summary } from "./library-helpers.mjs";
import { browser, copyOf, page, race, stored } from "./library-store-helpers.mjs";
import { createRecords } from "../../www/store/records.ts";
import { FORM, crc32 } from "../../www/store/sealed.ts";
import { unwrap } from "../../www/vendor/idb/index.js";
import { createMirror, openDatabase } from "../../www/games/desert-fox/store.ts";

test("a damaged text in the database is found out: the copy is used, or the text is handed over and kept", async () => {
  const { of, id } = await stored(["one", race]);
  const games = await page(of);
  await games.open(id);
  games.copy(id);
  const row = await games.database.get("games", id);
  await games.database.change(["games"], (change) =>
    change.objectStore("games").put({ ...row, text: race.replace("seed", "sEed") }),
  );
  const next = await page(of, { name: "q", manager: new FakeLocks() });
  const found = await next.open(id);
  assert.deepEqual([found.text, found.state, found.damaged], [race, "older", [race.replace("seed", "sEed")]]);
  assert.equal((await next.save(id, "on", summary(3))).kind, "saved");
  const after = (await page(of, { name: "r" })).find(id);
  assert.deepEqual([after.text, after.state, after.damaged], ["on", "good", [race.replace("seed", "sEed")]]);
  await next.forgetDamaged(id);
  assert.deepEqual(next.find(id).damaged, []);
});

test("without a copy a damaged text is handed over and nothing is written", async () => {
  const { of, id } = await stored(["one", "two"]);
  const games = await page(of);
  for (const spoil of [
    (row) => ({ ...row, text: "tw" }),
    (row) => ({ ...row, number: -1 }),
    ({ id }) => ({ id, text: 7 }),
    (row) => ({ ...row, meta: null }),
  ]) {
    const row = await games.database.get("games", id);
    await games.database.change(["games"], (change) => change.objectStore("games").put(spoil(row)));
    const next = await page(of, { name: "q" });
    const found = await next.open(id);
    assert.deepEqual([found.state, found.text, found.damaged.length], ["damaged", "", 1]);
    assert.equal(next.mine(id), false);
    assert.equal((await next.save(id, "anything", summary(1))).kind, "elsewhere");
    assert.equal((await next.rename(id, "Name")).kind, "gone");
    await games.database.change(["games"], (change) => change.objectStore("games").put(row));
  }
});

test("everything cleared by another program: the open game is saved whole again", async () => {
  const { of, id } = await stored(["one", "two"]);
  const games = await page(of);
  await games.open(id);
  await games.database.change(["games"], (change) => change.objectStore("games").clear());
  of.storage.texts.clear();
  assert.equal((await games.save(id, "three", summary(3))).kind, "saved");
  assert.equal((await page(of, { name: "q" })).find(id).text, "three");
});

test("a connection that the browser ended is opened again", async () => {
  const { of, id } = await stored(["one", "two"]);
  const games = await page(of);
  await games.open(id);
  await games.database.close();
  assert.equal((await games.save(id, "three", summary(3))).kind, "saved");
});

test("a transaction that ends with its connection is tried once more, any other is not", async () => {
  const database = await openDatabase(browser().name);
  const row = { id: "1", form: FORM, number: 1, check: crc32("text"), text: "text", meta: {} };
  const tries = { closed: 0, open: 0 };
  await database.change(["games"], async (change) => {
    await change.objectStore("games").put(row);
    if (++tries.closed > 1) return;
    forceCloseDatabase(unwrap(change).db);
    change.abort();
  });
  assert.equal((await database.get("games", "1")).text, "text");
  const aborted = database.change(["games"], async (change) => {
    tries.open += 1;
    change.abort();
  });
  await assert.rejects(aborted, { name: "AbortError" });
  assert.deepEqual(tries, { closed: 2, open: 1 });
});

test("a game that the database does not give out is listed as damaged, and the others are there", async () => {
  const { of, id } = await stored(["one", "two"]);
  const { id: other } = await (await page(of, { name: "o" })).add("other", summary(1));
  let broken = true;
  const fails = () => Promise.reject(Object.assign(new Error(), { name: "UnknownError" }));
  const tamper = (database) => ({
    ...database,
    all: (kind) => (broken ? fails() : database.all(kind)),
    get: (kind, key) => (broken && key === id ? fails() : database.get(kind, key)),
  });
  const games = await page(of, { name: "q", tamper, manager: new FakeLocks() });
  assert.deepEqual([games.find(other).text, games.find(other).state], ["other", "good"]);
  assert.deepEqual([games.find(id).state, games.find(id).damaged, games.unsaved()], ["damaged", [], []]);
  assert.equal((await games.open(id)).text, "");
  assert.equal((await games.save(id, "anything", summary(3))).kind, "elsewhere");
  broken = false;
  const opened = await games.open(id);
  assert.deepEqual([opened.text, opened.state], ["two", "good"]);
  assert.equal((await games.save(id, "three", summary(3))).kind, "saved");
});

test("a read that fails leaves a game as it was read before, and the next save replaces that", async () => {
  const { of, id } = await stored(["one", "two"]);
  const old = await page(of);
  await old.open(id);
  old.copy(id);
  await old.save(id, "three", summary(3));
  old.letGo();
  let broken = false;
  const read =
    (database) =>
    (...words) =>
      broken ? Promise.reject(new Error()) : database.get(...words);
  const tamper = (database) => ({ ...database, get: read(database) });
  const games = await page(of, { name: "q", tamper });
  broken = true;
  await games.records.refresh(id);
  assert.deepEqual([games.find(id)?.text, games.find(id)?.copied], ["three", false], "not the older copy");
  of.storage.texts.delete(copyOf(id));
  await games.records.refresh(id);
  assert.equal(games.find(id)?.text, "three", "not gone");
  assert.equal((await games.open(id)).text, "three");
  assert.equal((await games.save(id, "four", summary(4))).kind, "saved");
  assert.equal((await games.database.all("games"))[0].text, "four");
});

test("a save of a later version of the page is listed, not opened and never written over", async () => {
  const { of, id } = await stored(["one", "two"]);
  const games = await page(of);
  const row = { ...(await games.database.get("games", id)), form: FORM + 1, check: "of another kind" };
  await games.database.change(["games"], (change) => change.objectStore("games").put(row));
  assert.equal((await games.open(id)).state, "later");
  const next = await page(of, { name: "q" });
  assert.equal(next.list()[0].state, "later");
  assert.equal((await next.open(id)).text, "");
  assert.equal((await next.rename(id, "Mine")).kind, "gone");
  assert.deepEqual(await games.database.get("games", id), row);
});

test("a database of a later version is left alone, and the page says so", async () => {
  const of = browser();
  await new Promise((done) => {
    const request = indexedDB.open(of.name, 99);
    request.onsuccess = () => done(request.result.close());
  });
  const database = await openDatabase(of.name);
  assert.equal(database.state, "later");
  const records = createRecords("games", { database, mirror: createMirror(of.storage) }, { guarded: true });
  assert.equal(await records.put("1", "text", {}), "later");
  assert.deepEqual([...of.storage.texts], []);
});
