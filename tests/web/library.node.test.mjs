// The kept games over a database and a storage that refuse, fill up, lose and garble, and pages that stop at any
// moment.

import "fake-indexeddb/auto";

import { forceCloseDatabase } from "fake-indexeddb";
import assert from "node:assert/strict";
import { test } from "node:test";

import { readText } from "./harness.mjs";
import { FakeLocks, FakeStorage, randomOf, settled, summary } from "./library-helpers.mjs";
import {
  LARGEST_FILE,
  MOST_TEXTS,
  bundle,
  bundleName,
  createGames,
  createLocks,
  createMirror,
  fileName,
  openDatabase,
  toCard,
  unbundle,
} from "../../www/games/desert-fox/store.js";
import { exportDue, toPicture } from "../../www/store/card.js";
import { createPersistence } from "../../www/store/browser.js";
import { createCharts } from "../../www/store/charts.js";
import { LEASE } from "../../www/store/locks.js";
import { createRecords } from "../../www/store/records.js";
import { FORM, crc32, seal, unseal } from "../../www/store/sealed.js";
import { createSheets } from "../../www/store/sheets.js";
import { unwrap } from "../../www/vendor/idb/index.js";

const START = Date.parse("2026-11-21T09:30:00.000Z");
const PICTURE = "data:image/png;base64,AAAA";
const race = await readText("tests/saves/v1/race.desertfox.json");
const campaign = await readText("tests/saves/v1/campaign.desertfox.json");
let databases = 0;

/** A browser: its storage and the name of its database; `refused` denies the database. */
const browser = ({ storage = new FakeStorage(), refused = false } = {}) => ({
  storage,
  refused,
  name: `test ${++databases}`,
});

/** A database that refuses everything, as some private windows have it. */
const refusing = { ...(await openDatabase("refusing")), state: "denied" };

/** A page in a browser: ids and times are the same in every run. `tamper` changes the calls of its database. */
async function page(of, { manager = null, name = "p", clock = { now: START }, tamper = (database) => database } = {}) {
  let count = 0;
  const letters = [...name].map((letter) => letter.charCodeAt(0).toString(16)).join("");
  const random = (digits) => `${letters}${(++count).toString(16)}`.padStart(digits, "0");
  const now = () => (clock.now += 1000);
  const database = of.refused ? refusing : tamper(await openDatabase(of.name));
  const mirror = createMirror(of.storage);
  const locks = createLocks({ manager, storage: of.storage, me: random(12), now, every: () => {} });
  const records = createRecords("games", { database, mirror }, { guarded: true });
  await records.load();
  const place = !of.refused ? "database" : of.storage ? "copies" : "memory";
  return Object.assign(createGames({ records, locks, place, now, random }), {
    database,
    mirror,
    records,
    locks,
    noticed: locks.noticed,
  });
}

/** A browser with one game saved so often, its texts being those given. */
async function stored(texts, of = browser()) {
  const games = await page(of, { name: "k" });
  const { id, saved } = await games.create(texts[0], summary(1), PICTURE);
  await saved;
  for (const [i, text] of texts.slice(1).entries())
    assert.match((await games.save(id, text, summary(i + 2), PICTURE)).kind, /^(saved|copied)$/);
  games.leave(id);
  await games.settled();
  return { of, id };
}

const copyOf = (id) => `desertfox:v1:copy:games:${id}`;

test("the check of a text is the CRC-32 of its UTF-16 bytes", () => {
  assert.equal(byHand(Buffer.from("123456789")), 0xcbf43926, "the published check value");
  for (const text of ["", "1", "12", "123", "€uro 𝄞", race])
    assert.equal(crc32(text), byHand(Buffer.from(text, "utf16le")).toString(16).padStart(8, "0"));
});

/** CRC-32 bit by bit. */
function byHand(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ -1) >>> 0;
}

test("a seal knows its text, and no other", () => {
  const sealed = seal("game", 7, "a text\nof two lines, € and 𝄞");
  assert.deepEqual(unseal("game", sealed), {
    state: "good",
    form: 1,
    number: 7,
    check: sealed.slice(sealed.indexOf("\n") - 8, sealed.indexOf("\n")),
    body: "a text\nof two lines, € and 𝄞",
  });
  assert.equal(unseal("head", sealed).state, "damaged");
  assert.equal(unseal("game", null).state, "empty");
  for (let at = 0; at < sealed.length; at++) {
    for (let bit = 0; bit < 16; bit++) {
      const changed =
        sealed.slice(0, at) + String.fromCharCode(sealed.charCodeAt(at) ^ (1 << bit)) + sealed.slice(at + 1);
      assert.equal(unseal("game", changed).state, "damaged", `bit ${bit} of ${at}`);
    }
    if (at > 0) assert.equal(unseal("game", sealed.slice(0, at)).state, "damaged", `cut at ${at}`);
  }
});

test("a game that is kept is found again by the next page, with its card and picture", async () => {
  const { of, id } = await stored([race, `${race} `]);
  const games = await page(of);
  const [listed, ...more] = games.list();
  assert.deepEqual(more, []);
  assert.equal(listed.id, id);
  assert.deepEqual(
    { ...listed.card, savedAt: "", createdAt: "" },
    { ...summary(2), savedAt: "", createdAt: "", exported: null },
  );
  assert.equal(listed.picture, PICTURE);
  const opened = await games.open(id);
  assert.equal(opened.text, `${race} `);
  assert.equal(opened.readOnly, false);
  assert.equal((await games.save(id, "next", summary(3))).kind, "saved");
});

test("keys of others are left alone", async () => {
  const others = [
    ["another program", "not JSON"],
    ["desertfox:v1:tab", "map"],
    ["desertfox:v1:game:NO:a", "x"],
  ];
  for (const refused of [false, true]) {
    const { of, id } = await stored(["one", "two"], browser({ storage: new FakeStorage(others), refused }));
    const games = await page(of);
    assert.equal(games.list().length, 1);
    await games.remove(id);
    assert.deepEqual([...of.storage.texts], others);
  }
});

// ---- the queue

test("a slow disk never blocks play: the list shows the newest save at once, and of those that wait the newest alone is written", async () => {
  const { of, id } = await stored(["one"]);
  const written = [];
  const gates = [];
  const tamper = (database) => ({
    ...database,
    change: async (kinds, act) => {
      await new Promise((done) => gates.push(done));
      return database.change(kinds, async (change) => {
        const result = await act(change);
        written.push((await change.objectStore("games").get(id)).text);
        return result;
      });
    },
  });
  const games = await page(of, { tamper });
  await games.open(id);
  const answers = ["two", "three", "four", "five"].map((text, i) => games.save(id, text, summary(i + 2)));
  await settled();
  assert.equal(games.find(id).text, "five");
  assert.deepEqual([games.list()[0].card.orders, games.unsaved()], [5, []]);
  assert.deepEqual(written, []);
  const done = Promise.all(answers);
  let ended = false;
  void done.then(() => (ended = true));
  for (; !ended; await settled()) gates.splice(0).forEach((go) => go());
  assert.deepEqual(
    (await done).map(({ kind }) => kind),
    ["saved", "saved", "saved", "saved"],
  );
  assert.deepEqual(written, ["five"]);
});

test("a game that is left is let go when its last save is written, and not where it was opened again", async () => {
  const { of, id } = await stored(["one"]);
  const manager = new FakeLocks();
  const [first, second] = [await page(of, { manager }), await page(of, { manager, name: "q" })];
  await first.open(id);
  const saved = first.save(id, "two", summary(2));
  first.leave(id);
  assert.equal((await first.save(id, "three", summary(3))).kind, "elsewhere");
  assert.equal((await saved).kind, "saved");
  await first.settled();
  await settled();
  assert.deepEqual([(await second.open(id)).text, second.mine(id)], ["two", true]);
  second.leave(id);
  await settled();
  await first.open(id);
  void first.save(id, "four", summary(4));
  first.leave(id);
  assert.equal((await first.open(id)).text, "four");
  await first.settled();
  assert.equal(first.mine(id), true);
});

// ---- killed at any moment

test("a write that stops at any of its requests leaves the save before whole, and an answer of saved is true", async () => {
  const seen = new Set();
  for (let stopAt = 1; stopAt <= 8; stopAt++) {
    const { of, id } = await stored(["one", "two"]);
    let requests = 0;
    const stops = () => {
      if (++requests >= stopAt) throw Object.assign(new Error("stopped"), { name: "AbortError" });
    };
    const tamper = (database) => ({
      ...database,
      change: (kinds, act) =>
        database.change(kinds, (change) =>
          act({
            objectStore: (kind) => {
              const store = change.objectStore(kind);
              return {
                get: async (key) => {
                  stops();
                  return store.get(key);
                },
                put: async (row) => {
                  stops();
                  const key = await store.put(row);
                  stops();
                  return key;
                },
              };
            },
          }),
        ),
    });
    const games = await page(Object.assign({}, of, { storage: null }), { tamper, name: "q" });
    await games.open(id);
    const proven = { text: "two" };
    for (const text of ["three", "four"])
      if ((await games.save(id, text, summary(3))).kind === "saved") proven.text = text;
    const found = (await page(of, { name: "r" })).find(id);
    assert.equal(found.text, proven.text, `request ${stopAt}`);
    assert.equal(found.state, "good");
    seen.add(proven.text);
  }
  assert.deepEqual([...seen].sort(), ["four", "three", "two"]);
});

// ---- the copy of the open game

test("the copy of the open game is used where it is newer than the database, and goes there when the game is opened", async () => {
  const { of, id } = await stored(["one", "two"]);
  const never = (database) => ({ ...database, change: () => new Promise(() => {}) });
  const closing = await page(of, { tamper: never, manager: new FakeLocks() });
  await closing.open(id);
  void closing.save(id, "three", summary(3), PICTURE);
  assert.equal(closing.copy(id), "saved");
  const next = await page(of, { name: "q" });
  assert.deepEqual([next.find(id).text, next.find(id).card.orders, next.find(id).copied], ["three", 3, true]);
  assert.equal((await next.open(id)).text, "three");
  await next.settled();
  of.storage.texts.clear();
  assert.equal((await page(of, { name: "r" })).find(id).text, "three");
  assert.equal((await next.save(id, "four", summary(4))).kind, "saved");
});

test("an older copy, and one cut short or changed at any place, gives way to the database", async () => {
  const { of, id } = await stored(["one", "two"]);
  const games = await page(of);
  await games.open(id);
  games.copy(id);
  const whole = of.storage.texts.get(copyOf(id));
  await games.save(id, "three", summary(3));
  assert.equal((await page(of, { name: "q" })).find(id).text, "three");
  games.records.put(id, "newer", {});
  games.copy(id);
  const newer = of.storage.texts.get(copyOf(id));
  await games.settled();
  await games.save(id, "last", summary(4));
  for (let at = 0; at < newer.length; at++) {
    of.storage.texts.set(copyOf(id), newer.slice(0, at));
    const found = createMirror(of.storage).get("games", id);
    assert.equal(found, null, `cut at ${at}`);
    of.storage.texts.set(
      copyOf(id),
      newer.slice(0, at) + String.fromCharCode(newer.charCodeAt(at) ^ 1) + newer.slice(at + 1),
    );
    assert.equal(createMirror(of.storage).get("games", id), null, `changed at ${at}`);
  }
  assert.equal((await page(of, { name: "r" })).find(id).text, "last");
  assert.ok(whole);
});

test("a game that is left keeps no copy, one that is only a copy does", async () => {
  const { of, id } = await stored(["one"]);
  const games = await page(of);
  await games.open(id);
  games.copy(id);
  assert.ok(of.storage.texts.has(copyOf(id)));
  games.leave(id);
  assert.ok(!of.storage.texts.has(copyOf(id)));
  const { of: other, id: copied } = await stored(["one"], browser({ refused: true }));
  assert.ok(other.storage.texts.has(copyOf(copied)));
});

// ---- damage

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

// ---- refused

test("everything denied: games are kept in memory and every answer says so", async () => {
  const games = await page(browser({ storage: null, refused: true }));
  assert.deepEqual([games.place, games.state()], ["memory", "blocked"]);
  const { id, saved } = await games.create("one", summary(1), PICTURE);
  assert.equal((await saved).kind, "denied");
  assert.equal((await games.save(id, "two", summary(2), PICTURE)).kind, "denied");
  assert.equal(games.find(id).text, "two");
  assert.deepEqual(
    games.list().map(({ memory, picture }) => [memory, picture]),
    [["denied", PICTURE]],
  );
  assert.equal((await games.rename(id, "Name")).kind, "denied");
  assert.equal(games.list()[0].card.name, "Name");
  await games.duplicate(id, "Copy");
  assert.deepEqual(games.unsaved().length, 2);
  games.leave(id);
  assert.equal((await games.open(id)).text, "two");
  games.leave(id);
  assert.equal(await games.remove(id), "removed");
  assert.equal(games.list().length, 1);
  await games.undo();
  assert.equal(games.find(id).text, "two");
});

test("the database refused: localStorage takes what fits, every answer says so, and the next page finds it", async () => {
  const { of, id } = await stored([race, `${race} `], browser({ refused: true }));
  const games = await page(of);
  assert.deepEqual([games.place, games.state()], ["copies", "copied"]);
  const opened = await games.open(id);
  assert.deepEqual([opened.text, opened.picture, opened.state], [`${race} `, PICTURE, "good"]);
  assert.equal((await games.save(id, `${race}  `, summary(3), PICTURE)).kind, "copied");
  of.storage.limit = race.length;
  assert.equal((await games.save(id, race.repeat(2), summary(4), PICTURE)).kind, "full");
  assert.deepEqual([games.find(id).text, games.find(id).memory, games.state()], [race.repeat(2), "full", "full"]);
  assert.equal((await page(of, { name: "q" })).find(id).text, `${race}  `);
  of.storage.limit = Infinity;
  assert.equal((await games.save(id, race, summary(5))).kind, "copied");
  assert.deepEqual(games.unsaved(), []);
  of.storage.denied = true;
  assert.equal((await games.save(id, "four", summary(4))).kind, "denied");
});

test("no room for the picture: the copy is made without it", async () => {
  const { of, id } = await stored(["one", "two"], browser({ refused: true }));
  const games = await page(of);
  await games.open(id);
  of.storage.limit = [...of.storage.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0) + 600;
  assert.equal(
    (await games.save(id, "three", summary(3), `${PICTURE.slice(0, -4)}${"A".repeat(4000)}`)).kind,
    "copied",
  );
  const found = (await page(of, { name: "q" })).find(id);
  assert.deepEqual([found.text, found.card.orders, found.picture], ["three", 3, ""]);
});

test("full at every size: an answer of copied is true, and the save before is never lost", async () => {
  const { of: first, id } = await stored(["one", "two"], browser({ refused: true }));
  const used = [...first.storage.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const kinds = new Set();
  for (let limit = used - 300; limit < used + 900; limit += 7) {
    const of = { ...first, storage: first.storage.reopened() };
    of.storage.limit = limit;
    const games = await page(of, { manager: new FakeLocks() });
    await games.open(id);
    const { kind } = await games.save(id, "x".repeat(300), summary(3));
    kinds.add(kind);
    assert.equal((await page(of, { name: "q" })).find(id).text, kind === "copied" ? "x".repeat(300) : "two");
  }
  assert.deepEqual([...kinds].sort(), ["copied", "full"]);
});

test("a full database: the save before stays there, and the game goes on as a copy or in memory", async () => {
  const { of, id } = await stored([race, race]);
  let full = true;
  const tamper = (database) => ({
    ...database,
    change: (...words) =>
      full ? Promise.reject(Object.assign(new Error(), { name: "QuotaExceededError" })) : database.change(...words),
  });
  const games = await page(of, { tamper });
  await games.open(id);
  assert.equal((await games.save(id, `${race} `, summary(3))).kind, "copied");
  assert.equal(games.state(), "copied");
  of.storage.limit = race.length;
  assert.equal((await games.save(id, race.repeat(2), summary(4))).kind, "full");
  assert.deepEqual([games.state(), games.unsaved()], ["full", [id]]);
  full = false;
  assert.equal((await games.save(id, race.repeat(3), summary(5))).kind, "saved");
  assert.deepEqual([games.state(), games.unsaved()], ["saved", []]);
  assert.equal((await page(of, { name: "q" })).find(id).text, race.repeat(3));
});

test("a storage that garbles what it is given is found out", async () => {
  const { of, id } = await stored(["one", "two"], browser({ refused: true }));
  const games = await page(of, { manager: new FakeLocks() });
  await games.open(id);
  of.storage.garble = (text) => text.slice(1);
  assert.equal((await games.save(id, "three", summary(3))).kind, "failed");
  assert.equal(games.find(id).text, "three");
  of.storage.garble = null;
  assert.equal((await games.save(id, "four", summary(4))).kind, "copied");
});

// ---- two pages

for (const refused of [false, true]) {
  for (const locks of ["locks", "leases"]) {
    const where = refused ? "copies" : "database";
    const twoPages = async (of, clock = { now: START }) => {
      const manager = locks === "locks" ? new FakeLocks() : null;
      return [await page(of, { manager, name: "p", clock }), await page(of, { manager, name: "q", clock }), clock];
    };

    test(`${where}, ${locks}: the second page may look, and write once it took the game over; the first may no more`, async () => {
      const { of, id } = await stored(["one", "two"], browser({ refused }));
      const good = refused ? "copied" : "saved";
      const [first, second] = await twoPages(of);
      assert.equal((await first.open(id)).readOnly, false);
      assert.deepEqual([...(await second.elsewhere())], [id]);
      assert.equal((await second.open(id)).readOnly, true);
      assert.equal((await second.save(id, "mine", summary(3))).kind, "elsewhere");
      assert.equal((await second.rename(id, "Mine")).kind, "elsewhere");
      assert.equal(await second.remove(id), "elsewhere");
      assert.equal((await first.save(id, "three", summary(3))).kind, good);
      const lost = [];
      first.onChange((which) => lost.push([which, first.mine(id)]));
      assert.equal((await second.takeOver(id)).text, "three");
      first.noticed(`desertfox:v1:game:${id}:lease`);
      await settled();
      assert.deepEqual(lost.at(-1), [id, false]);
      assert.equal((await first.save(id, "mine", summary(4))).kind, "elsewhere");
      assert.equal((await second.save(id, "four", summary(4))).kind, good);
      assert.equal((await first.takeOver(id)).text, "four");
      second.leave(id);
      first.leave(id);
      await settled();
      assert.equal((await second.open(id)).readOnly, false, "free again");
      second.leave(id);
      assert.equal((await second.open(id)).readOnly, false, "and at once again");
    });

    test(`${where}, ${locks}: 400 random deeds of two pages never put an older game over a newer one`, async () => {
      const random = randomOf(locks === "locks" ? 7 : 8);
      const { of, id } = await stored(["0"], browser({ refused }));
      const [first, second, clock] = await twoPages(of);
      const pages = [first, second].map((games) => ({ games, at: null }));
      const count = { saved: 0, copied: 0, elsewhere: 0, newer: 0 };
      let newest = 0;
      for (let step = 0; step < 400; step++) {
        const mine = pages[Math.floor(random() * 2)];
        const deed = random();
        if (deed < 0.12) mine.at = Number((await mine.games.open(id)).text);
        else if (deed < 0.2) mine.at = Number((await mine.games.takeOver(id)).text);
        else if (deed < 0.25) mine.games.leave(id);
        else if (deed < 0.27) clock.now += LEASE * 1.1;
        else if (mine.at !== null) {
          const { kind } = await mine.games.save(id, String(newest + 1), summary(newest + 1));
          count[kind] += 1;
          if (kind === "elsewhere" || kind === "newer") continue;
          assert.equal(mine.at, newest, `step ${step}: a page that had not seen the newest save wrote`);
          mine.at = ++newest;
        }
        const { text } = refused ? first.mirror.get("games", id) : await first.database.get("games", id);
        assert.equal(text, String(newest), `step ${step}`);
      }
      assert.ok(count[refused ? "copied" : "saved"] > 40 && count.elsewhere > 40, JSON.stringify(count));
    });
  }
}

test("without locks, of two saves at once one is written and the other page learns of it", async () => {
  const free = {
    request: (name, _options, use) => Promise.resolve(use({ name, mode: "exclusive" })),
    query: async () => ({ held: [], pending: [] }),
  };
  for (const refused of [false, true]) {
    const { of, id } = await stored(["one", "two"], browser({ refused }));
    const [first, second] = [await page(of, { manager: free }), await page(of, { manager: free, name: "q" })];
    await first.open(id);
    await second.open(id);
    const kinds = (await Promise.all([first.save(id, "first", summary(3)), second.save(id, "second", summary(3))])).map(
      ({ kind }) => kind,
    );
    assert.deepEqual(kinds.sort(), refused ? ["copied", "newer"] : ["newer", "saved"]);
    const { text } = (await page(of, { name: "r" })).find(id);
    const [winner, loser] = text === "first" ? [first, second] : [second, first];
    assert.deepEqual([winner.state(), loser.state()], [refused ? "copied" : "saved", "refused"]);
    assert.equal(loser.find(id).text, text, "what is stored is shown");
    assert.equal((await loser.save(id, "over it", summary(4))).kind, "newer");
    assert.match((await winner.save(id, "on", summary(4))).kind, /saved|copied/);
    assert.equal(loser.state(), "refused");
    assert.match((await (await loser.create("over it", summary(4))).saved).kind, /saved|copied/, "as another game");
    assert.equal(loser.state(), refused ? "copied" : "saved");
  }
});

test("the foot of the page hears of a refused save, until the game is left or opened again", async () => {
  const { of, id } = await stored(["one"]);
  const manager = new FakeLocks();
  const [first, second] = [await page(of, { manager }), await page(of, { manager, name: "q" })];
  const heard = [];
  first.onChange(() => heard.push(first.state()));
  await first.open(id);
  await second.takeOver(id);
  assert.equal((await first.save(id, "mine", summary(2))).kind, "elsewhere");
  assert.equal(heard.at(-1), "refused");
  assert.equal((await first.takeOver(id)).text, "one");
  assert.deepEqual([heard.at(-1), first.state()], ["saved", "saved"]);
  const row = { ...(await first.database.get("games", id)), form: FORM + 1 };
  await first.database.change(["games"], (change) => change.objectStore("games").put(row));
  assert.equal((await first.save(id, "mine", summary(2))).kind, "later");
  assert.equal(heard.at(-1), "refused");
  first.leave(id);
  assert.equal(heard.at(-1), "saved");
  const later = createGames({ records: first.records, locks: first.locks, place: "later" });
  assert.equal(later.state(), "refused");
});

test("a lease that is not renewed is void, one that is renewed is not", async () => {
  const { of, id } = await stored(["one"]);
  const clock = { now: START };
  const first = await page(of, { clock });
  const second = await page(of, { clock, name: "q" });
  await first.open(id);
  clock.now += LEASE / 2;
  assert.equal((await second.open(id)).readOnly, true);
  clock.now += LEASE;
  assert.equal((await second.open(id)).readOnly, false);
  assert.equal((await first.save(id, "late", summary(2))).kind, "elsewhere");
  assert.equal((await second.save(id, "two", summary(2))).kind, "saved");
});

test("a page that goes frees its games at once, and may still save until another page has one", async () => {
  const { of, id } = await stored(["one"]);
  const first = await page(of);
  await first.open(id);
  first.letGo();
  assert.equal((await first.save(id, "two", summary(2))).kind, "saved");
  const second = await page(of, { name: "q" });
  const opened = await second.open(id);
  assert.deepEqual([opened.readOnly, opened.text], [false, "two"]);
  assert.equal((await first.save(id, "three", summary(3))).kind, "elsewhere");
});

test("locks that a frame may not use give way to leases", async () => {
  const { of, id } = await stored(["one"]);
  const refusing = {
    request: () => Promise.reject(Object.assign(new Error(), { name: "SecurityError" })),
    query: () => Promise.reject(new Error()),
  };
  const first = await page(of, { manager: refusing });
  const second = await page(of, { manager: refusing, name: "q" });
  assert.equal((await first.open(id)).readOnly, false);
  assert.equal((await second.open(id)).readOnly, true);
});

// ---- the list's own deeds

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

// ---- charts and sheets

test("charts stand under their check: a set that a game was begun with stays when it is changed, another gives way", async () => {
  const of = browser();
  const open = async () => {
    const records = createRecords("charts", {
      database: await openDatabase(of.name),
      mirror: createMirror(of.storage),
    });
    await records.load();
    return Object.assign(createCharts(records), { settled: records.settled });
  };
  const charts = await open();
  const set = (check, name) => ({ name, check, text: `charts ${check}` });
  assert.equal(await charts.save(set("1".repeat(16), "One")), "saved");
  charts.played("1".repeat(16));
  void charts.save(set("2".repeat(16), "Two"));
  charts.replaced("1".repeat(16), "2".repeat(16));
  void charts.save(set("3".repeat(16), "Three"));
  charts.replaced("2".repeat(16), "3".repeat(16));
  assert.deepEqual(
    charts.list().map(({ name }) => name),
    ["One", "Three"],
  );
  void charts.save(set("2".repeat(16), "Two again"));
  await charts.settled();
  const next = await open();
  assert.deepEqual(
    next.list().map(({ name, played, stored }) => [name, played, stored]),
    [
      ["One", true, true],
      ["Three", false, true],
      ["Two again", false, true],
    ],
  );
  assert.equal(next.find("2".repeat(16)).text, `charts ${"2".repeat(16)}`);
  await next.remove("2".repeat(16));
  assert.equal((await open()).find("2".repeat(16)), null);
  assert.equal(next.find(""), null);
  await next.save({ ...set("3".repeat(16), "Three"), played: true });
  await next.save(set("3".repeat(16), "Three"));
  next.replaced("3".repeat(16), "4".repeat(16));
  assert.equal(next.find("3".repeat(16)).played, true, "a set that came in as played stays, too");
});

test("a sheet that is still being written is copied when the page goes, and found at the next visit", async () => {
  const of = browser();
  const database = await openDatabase(of.name);
  const open = async (database) => {
    const records = createRecords("sheets", { database, mirror: createMirror(of.storage) });
    await records.load();
    return { records, sheets: createSheets(records, { place: "database", now: () => START }) };
  };
  const first = await open(database);
  await first.sheets.save("position", "written");
  const closing = await open({ ...database, change: () => new Promise(() => {}) });
  void closing.sheets.save("combat", "pending");
  closing.records.copyBusy();
  assert.deepEqual([...of.storage.texts.keys()], ["desertfox:v1:copy:sheets:combat"]);
  const { sheets } = await open(database);
  assert.deepEqual(
    ["combat", "position"].map((sheet) => sheets.load(sheet).text),
    ["pending", "written"],
  );
});

test("the sheets are there at the next visit, the combat beside the position", async () => {
  const of = browser();
  const open = async () => {
    const records = createRecords("sheets", {
      database: await openDatabase(of.name),
      mirror: createMirror(of.storage),
    });
    await records.load();
    return createSheets(records, { place: "database", now: () => START });
  };
  const sheets = await open();
  assert.deepEqual(sheets.load("combat"), { text: "", at: "", damaged: [] });
  void sheets.save("combat", "one");
  assert.deepEqual(await sheets.save("combat", "two"), { kind: "saved", at: "2026-11-21T09:30:00.000Z" });
  await sheets.save("position", "three");
  const next = await open();
  assert.deepEqual(
    ["combat", "position"].map((sheet) => next.load(sheet).text),
    ["two", "three"],
  );
  await sheets.save("combat", "of the other window");
  assert.equal((await next.save("combat", "of this one")).kind, "saved", "the window that saves last has the sheet");
});

test("cards and pictures are taken for what they are", () => {
  const empty = toCard(null);
  assert.deepEqual(
    toCard({ name: {}, turn: -1, side: "__proto__", orders: 1e99, savedAt: "<b>", exported: { at: 7 } }),
    empty,
  );
  assert.equal(toCard({ name: "x".repeat(999) }).name.length, 200);
  assert.equal(toCard({ settings: '{"seats":"both"}' }).settings, '{"seats":"both"}');
  assert.equal("settings" in toCard({ settings: "x".repeat(2001) }), false);
  assert.equal(toPicture("data:image/svg+xml;base64,AAAA"), "");
  assert.equal(toPicture("https://example.org/x.png"), "");
  assert.equal(toPicture("data:image/webp;base64,AAAA"), "data:image/webp;base64,AAAA");
});

test("files are named after scenario, game-turn, who decides and day", () => {
  const card = toCard({ ...summary(130), savedAt: "2026-11-21T09:30:00.000Z" });
  assert.equal(fileName(card, "2027-01-01T00:00:00.000Z"), "race-for-tobruk_T07_axis_2026-11-21.desertfox.json");
  assert.equal(
    fileName(toCard({ scenario: "../../x<y>", side: null }), "2027-01-01T00:00:00.000Z"),
    "x-y_T00_over_2027-01-01.desertfox.json",
  );
  assert.equal(bundleName("2027-01-01T00:00:00.000Z"), "desert-fox-games_2027-01-01.desertfox.json");
});

test("a collection holds texts as they are; what is none is taken as one text, or refused with a code", () => {
  const now = "2026-11-21T09:30:00.000Z";
  const settings = '{"seats":{"axis":"player","commonwealth":"away"},"handOver":false}';
  const created = "2026-10-01T08:00:00.000Z";
  const known = toCard({ name: "One", settings, createdAt: created, orders: 40 });
  const games = [
    { card: known, text: race },
    { card: toCard({}), text: "€ \n\u2028 𝄞" },
  ];
  const sheets = [{ sheet: "combat", text: "{}" }];
  const charts = [
    { text: "charts", played: true },
    { text: "others", played: false },
  ];
  const text = bundle({ games, charts, sheets }, now);
  const exported = [
    { at: now, orders: 40 },
    { at: now, orders: 0 },
  ];
  const cards = [{ settings, createdAt: created, exported: exported[0] }, { exported: exported[1] }];
  const found = games.map((one, i) => ({ name: one.card.name, text: one.text, card: cards[i] }));
  assert.deepEqual(unbundle(text), { games: found, charts, sheets });
  const spoiled = text.replace(JSON.stringify(settings), "{}").replace(created, "once");
  const odd = unbundle(spoiled.replace('"played": true', '"played": "yes"'));
  assert.deepEqual([odd.games[0].card, odd.charts[0].played], [{ exported: { at: now, orders: 40 } }, false]);
  const alone = (text) => ({ games: [{ name: "", text }], charts: [], sheets: [] });
  assert.deepEqual(unbundle(race), alone(race));
  assert.deepEqual(unbundle(`{"about":"desert-fox-games"}`), alone(`{"about":"desert-fox-games"}`));
  const first = '{"format":"desert-fox-games","schema":1,"games":[{"name":"<b>","save":"x"}]}';
  assert.deepEqual(unbundle(first).games, [{ name: "<b>", text: "x", card: {} }], "as earlier versions wrote it");
  const of = (more) => `{"format":"desert-fox-games","schema":2,"games":[]${more}}`;
  const bad = [
    text.slice(0, -3),
    '{"format":"desert-fox-games","schema":0,"games":[]}',
    '{"format":"desert-fox-games","schema":1,"games":{}}',
    '{"format":"desert-fox-games","schema":1,"games":[null]}',
    '{"format":"desert-fox-games","schema":1,"games":[{"save":7}]}',
    of(',"charts":{}'),
    of(',"charts":[7]'),
    of(',"sheets":[null]'),
    of(',"sheets":[{"sheet":"__proto__","text":""}]'),
    of(',"sheets":[{"sheet":"combat"}]'),
  ];
  for (const one of bad) assert.deepEqual(unbundle(one), { code: "bundle" }, one.slice(0, 80));
  assert.deepEqual(unbundle(text.replace('"schema": 2', '"schema": 3')), { code: "bundle-later" });
  const most = Array(MOST_TEXTS).fill({ card: toCard({}), text: "x" });
  const many = bundle({ games: most, charts: [{ text: "", played: false }] }, now);
  assert.deepEqual(unbundle(many), { code: "too-many" });
  assert.deepEqual(unbundle(`{"format":"desert-fox-games","games":${"[".repeat(200_000)}`), { code: "bundle" });
});

test("a collection of 500 long campaigns is no larger than what is taken in again", () => {
  const text = campaign.padEnd(220_000, " ");
  const games = Array.from({ length: 500 }, (_, i) => ({ card: toCard({ name: `Game ${i}` }), text: `${text}${i}` }));
  const all = bundle({ games }, "2026-11-21T09:30:00.000Z");
  assert.ok(all.length > 100 * 1024 ** 2 && all.length < LARGEST_FILE, `${all.length} characters`);
  assert.deepEqual(
    unbundle(all).games.map(({ text }) => text.length),
    games.map(({ text }) => text.length),
  );
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
