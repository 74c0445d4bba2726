// The kept games: sealed texts, the queue of saves, pages that stop at any moment, and the copy of the open game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FakeLocks, FakeStorage, settled, summary } from "./library-helpers.mjs";
import { PICTURE, browser, copyOf, page, race, stored } from "./library-store-helpers.mjs";

import { crc32, seal, unseal } from "../../www/store/sealed.ts";
import { createMirror } from "../../www/games/desert-fox/store.ts";

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
