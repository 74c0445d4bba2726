// The kept games over a storage that refuses, fills up, loses and garbles, and pages that stop between any two writes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readText } from "./harness.mjs";
import { FakeLocks, FakeStorage, randomOf, settled, summary } from "./library-helpers.mjs";
import { exportDue, toCard, toPicture } from "../../www/store/card.js";
import { bundle, bundleName, fileName, unbundle } from "../../www/panels/library/files.js";
import { createPersistence } from "../../www/store/browser.js";
import { createGames } from "../../www/store/games.js";
import { LEASE } from "../../www/store/locks.js";
import { crc32, seal, unseal } from "../../www/store/sealed.js";

const START = Date.parse("2026-11-21T09:30:00.000Z");
const PICTURE = "data:image/png;base64,AAAA";
const race = await readText("tests/saves/v1/race.desertfox.json");

/** A page's games: ids and times are the same in every run. */
function page(storage, { manager = null, name = "p", clock = { now: START } } = {}) {
  let count = 0;
  const letters = [...name].map((letter) => letter.charCodeAt(0).toString(16)).join("");
  return createGames({ storage, manager, now: () => (clock.now += 1000), random: (digits) => `${letters}${(++count).toString(16)}`.padStart(digits, "0"), every: () => {} });
}

/** A storage with one game saved so often, its texts being those given. */
async function kept(texts, storage = new FakeStorage()) {
  const games = page(storage, { name: "k" });
  const { id } = await games.create(texts[0], summary(1), PICTURE);
  texts.slice(1).forEach((text, i) => assert.equal(games.save(id, text, summary(i + 2), PICTURE).kind, "saved"));
  games.leave(id);
  return { storage, id };
}

const keys = (id) => Object.fromEntries(["a", "b", "head"].map((part) => [part, `desertfox:v1:game:${id}:${part}`]));

test("the check of a text is the CRC-32 of its UTF-16 bytes", () => {
  assert.equal(byHand(Buffer.from("123456789")), 0xcbf43926, "the published check value");
  for (const text of ["", "1", "12", "123", "€uro 𝄞", race]) assert.equal(crc32(text), byHand(Buffer.from(text, "utf16le")).toString(16).padStart(8, "0"));
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
  assert.deepEqual(unseal("game", sealed), { state: "good", form: 1, number: 7, check: sealed.slice(sealed.indexOf("\n") - 8, sealed.indexOf("\n")), body: "a text\nof two lines, € and 𝄞" });
  assert.equal(unseal("head", sealed).state, "damaged");
  assert.equal(unseal("game", null).state, "empty");
  for (let at = 0; at < sealed.length; at++) {
    for (let bit = 0; bit < 16; bit++) {
      const changed = sealed.slice(0, at) + String.fromCharCode(sealed.charCodeAt(at) ^ (1 << bit)) + sealed.slice(at + 1);
      assert.equal(unseal("game", changed).state, "damaged", `bit ${bit} of ${at}`);
    }
    if (at > 0) assert.equal(unseal("game", sealed.slice(0, at)).state, "damaged", `cut at ${at}`);
  }
});

test("a game that is kept is found again by the next page, with its card and picture", async () => {
  const { storage, id } = await kept([race, `${race} `]);
  const games = page(storage.reopened());
  const [listed, ...more] = games.list();
  assert.deepEqual(more, []);
  assert.equal(listed.id, id);
  assert.deepEqual({ ...listed.card, savedAt: "", createdAt: "" }, { ...summary(2), savedAt: "", createdAt: "", exported: null });
  assert.equal(listed.picture, PICTURE);
  const opened = await games.open(id);
  assert.equal(opened.text, `${race} `);
  assert.equal(opened.readOnly, false);
  assert.equal(games.save(id, "next", summary(3)).kind, "saved");
});

test("the list is made from the slots where the heads are lost, damaged or behind", async () => {
  const { storage, id } = await kept(["one", "two", "three"]);
  const { head } = keys(id);
  const before = page(storage.reopened()).list()[0];
  for (const spoil of [(texts) => texts.delete(head), (texts) => texts.set(head, "rubbish"), (texts) => texts.set(head, texts.get(head).replace("orders", "0rders"))]) {
    const copy = storage.reopened();
    spoil(copy.texts);
    const games = page(copy);
    const [listed] = games.list();
    assert.deepEqual(listed.card, before.card);
    assert.equal(listed.state, "good");
    const { text } = await games.open(id);
    assert.equal(text, "three");
    games.save(id, "four", summary(4), PICTURE);
    assert.equal(page(copy.reopened()).list()[0].picture, PICTURE);
  }
});

test("keys of others are left alone", async () => {
  const storage = new FakeStorage([["another program", "not JSON"], ["desertfox:v1:tab", "map"], ["desertfox:v1:game:NO:a", "x"]]);
  const { id } = await kept(["one", "two"], storage);
  const games = page(storage);
  assert.equal(games.list().length, 1);
  await games.remove(id);
  games.forget();
  assert.deepEqual([...storage.texts.keys()], ["another program", "desertfox:v1:tab", "desertfox:v1:game:NO:a"]);
});

// ---- killed between any two writes

/** What a page does; `proven` takes what it was told is saved, `trying` what may be there instead. */
const DEEDS = {
  "the first save": async (games, id, told) => told(await games.create("new", summary(1), PICTURE), "new"),
  "a save": async (games, id, told) => { await games.open(id); told(games.save(id, "three", summary(3), PICTURE), "three"); },
  "three saves": async (games, id, told) => {
    await games.open(id);
    for (const text of ["three", "four", "five"]) told(games.save(id, text, summary(5), PICTURE), text);
  },
  "a new name": async (games, id, told) => told(await games.rename(id, "Other"), "two"),
  "a copy": async (games, id, told) => told(await games.duplicate(id, "Copy"), "two"),
  "an export": (games, id) => games.exported(id),
};

for (const torn of [false, true]) {
  for (const [deed, act] of Object.entries(DEEDS)) {
    test(`killed at any write of ${deed}${torn ? ", half of it written" : ""}: the newest proven game is there`, async () => {
      const { storage: first, id } = await kept(["one", "two"]);
      let cuts = 0;
      for (let stopAt = 1; ; stopAt++) {
        const storage = first.reopened();
        Object.assign(storage, { stopAt, torn });
        const proven = new Map([[id, "two"]]);
        const whole = new Set(["one", "two", "new", "three", "four", "five"]);
        let trying = ["two"];
        const told = (answer, text) => {
          if (answer.kind === "saved") proven.set(answer.id, text);
        };
        const games = page(storage, { name: "q" });
        await act(games, id, told).catch(() => {});
        if (storage.writes < stopAt) break;
        cuts += 1;
        // A save that stopped says so or nothing; the text on its way may be there whole instead.
        const order = ["two", "three", "four", "five"];
        trying = order.slice(order.indexOf(proven.get(id)));
        const next = page(storage.reopened(), { name: "r" });
        for (const [game, text] of proven) {
          // The lease of a page that was killed holds for a while yet; taking over is what its owner does.
          const found = await next.takeOver(game);
          assert.ok(found.text === text || (game === id && found.text === trying[1]), `write ${stopAt}: ${found.text} instead of ${text}`);
          assert.equal(next.save(game, "after", summary(9)).kind, "saved", `write ${stopAt}`);
        }
        for (const { id: game, state } of next.list()) if (state !== "damaged") assert.ok(whole.has(next.find(game).text) || next.find(game).text === "after");
      }
      assert.ok(cuts >= (deed === "an export" ? 1 : 2), `${cuts} cuts`);
    });
  }
}

test("killed at any write of a removal or of its undoing: the game is there whole, or not at all as asked", async () => {
  const { storage: first, id } = await kept(["one", "two"]);
  let cuts = 0;
  for (let stopAt = 1; ; stopAt++) {
    const storage = first.reopened();
    storage.stopAt = stopAt;
    const games = page(storage, { name: "q" });
    const done = await games.remove(id);
    const undone = done === "removed" && games.undo();
    if (storage.writes < stopAt) break;
    cuts += 1;
    const found = page(storage.reopened()).find(id);
    if (undone || done !== "removed") assert.equal(found?.text, "two", `write ${stopAt}`);
    else assert.ok(!found || found.text === "two", `write ${stopAt}`);
  }
  // Without locks of the browser a lease is written and taken back too.
  assert.ok(cuts >= 8, `${cuts} cuts`);
});

test("a write that never reached the disk costs at most the save it belonged to, and is told", async () => {
  const { storage: first, id } = await kept(["one", "two"]);
  for (let dropAt = 1; ; dropAt++) {
    const storage = first.reopened();
    storage.dropAt = dropAt;
    const games = page(storage, { name: "q" });
    await games.open(id);
    for (const text of ["three", "four", "five"]) games.save(id, text, summary(5));
    if (storage.writes < dropAt) break;
    const found = page(new FakeStorage(storage.disk)).find(id);
    assert.ok(["four", "five"].includes(found.text), `${dropAt}: ${found.text}`);
    if (found.text === "four") assert.equal(found.state, "older", `${dropAt}`);
  }
});

// ---- damage

/** Flips one bit, or cuts the text short. */
function damage(text, random) {
  const at = Math.floor(random() * text.length);
  if (random() < 0.4) return text.slice(0, at);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << Math.floor(random() * 8))) + text.slice(at + 1);
}

test("100 random flips and cuts of what is stored: the newest game that is whole is opened, the damaged text is kept", async () => {
  const random = randomOf(1941);
  const older = race.replace("seed", "sEed");
  const { storage: first, id } = await kept(["one", older, race]);
  const { a, b } = keys(id);
  const newest = first.texts.get(a).includes(race) ? a : b;
  const seen = { good: 0, older: 0 };
  for (let run = 0; run < 100; run++) {
    const storage = first.reopened();
    const key = Object.values(keys(id))[Math.floor(random() * 3)];
    const spoiled = damage(storage.texts.get(key), random);
    storage.texts.set(key, spoiled);
    const games = page(storage, { name: "q" });
    const found = await games.open(id);
    seen[found.state] += 1;
    if (key === newest) {
      assert.equal(found.text, older, `run ${run}`);
      assert.equal(found.state, "older");
      if (spoiled) assert.deepEqual(found.damaged, [spoiled]);
      assert.equal(games.save(id, "next", summary(4)).kind, "saved");
      assert.equal(games.save(id, "last", summary(5)).kind, "saved");
      if (spoiled) assert.deepEqual(page(storage.reopened()).find(id).damaged, [spoiled], "still there after two saves");
    } else {
      assert.equal(found.text, race, `run ${run}`);
    }
  }
  assert.ok(seen.good > 20 && seen.older > 20, JSON.stringify(seen));
});

test("where both slots are damaged both texts are handed over and nothing is written", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const { a, b } = keys(id);
  for (const key of [a, b]) storage.texts.set(key, storage.texts.get(key).slice(0, -1));
  const games = page(storage);
  const found = await games.open(id);
  assert.equal(found.state, "damaged");
  assert.equal(found.text, "");
  assert.deepEqual(found.damaged.map((text) => text.split("\n").at(-1)), ["on", "tw"]);
  assert.equal(found.card.name, "My game", "the head still tells which game it was");
  assert.equal(games.mine(id), false);
  assert.equal(games.save(id, "anything", summary(1)).kind, "elsewhere");
  assert.equal((await games.rename(id, "Name")).kind, "gone");
  assert.deepEqual(games.find(id).damaged.length, 2);
});

test("a game that was open when both its slots were spoiled is saved anew, and the spoiled texts are put aside", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const games = page(storage);
  await games.open(id);
  const { a, b } = keys(id);
  for (const key of [a, b]) storage.texts.set(key, `spoiled ${key}`);
  for (const text of ["three", "four", "five"]) assert.equal(games.save(id, text, summary(3)).kind, "saved");
  const found = page(storage.reopened()).find(id);
  assert.equal(found.text, "five");
  assert.deepEqual(found.damaged.sort(), [`spoiled ${a}`, `spoiled ${b}`]);
  games.leave(id);
  await games.forgetDamaged(id);
  assert.deepEqual(games.find(id).damaged, []);
});

test("a damaged text is put aside once, though the save after it was killed", async () => {
  const { storage: first, id } = await kept(["one", "two"]);
  let { texts } = first;
  texts.set(keys(id).b, "spoiled");
  for (const stopAt of [2, Infinity]) {
    const storage = new FakeStorage(texts);
    const games = page(storage, { manager: new FakeLocks() });
    await games.open(id);
    storage.stopAt = stopAt;
    games.save(id, "three", summary(3));
    texts = storage.texts;
    assert.deepEqual([...texts].filter(([key]) => key.includes(":damaged")).map(([, text]) => text), ["spoiled"]);
    assert.equal(page(new FakeStorage(texts)).find(id).text, stopAt === 2 ? "one" : "three");
  }
});

test("everything cleared by another program: the open game is saved whole again", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const games = page(storage);
  const told = [];
  games.onChange((which) => told.push(which));
  await games.open(id);
  storage.texts.clear();
  games.noticed(null);
  assert.ok(told.includes(null));
  assert.equal(games.find(id), null);
  assert.equal(games.save(id, "three", summary(3)).kind, "saved");
  assert.equal(page(storage.reopened()).find(id).text, "three");
});

test("a save of a later version of the page is listed, not opened and never written over", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const { a, b } = keys(id);
  const body = `{"name":"Tomorrow"}\ntext`;
  const line = `desert-fox-game 2 9 ${body.length}`;
  storage.texts.set(b, `${line} ${crc32(`${line}\n${body}`)}\n${body}`);
  const before = [...storage.texts].filter(([key]) => [a, b].includes(key));
  const games = page(storage);
  assert.equal(games.list()[0].state, "later");
  assert.equal((await games.open(id)).text, "");
  assert.equal((await games.rename(id, "Mine")).kind, "gone");
  assert.deepEqual([...storage.texts].filter(([key]) => [a, b].includes(key)), before);
});

// ---- refused

test("denied storage: games are kept in memory and every answer says so", async () => {
  const games = page(null);
  assert.equal(games.denied, true);
  const { kind, id } = await games.create("one", summary(1), PICTURE);
  assert.equal(kind, "denied");
  assert.equal(games.save(id, "two", summary(2), PICTURE).kind, "denied");
  assert.equal(games.find(id).text, "two");
  assert.deepEqual(games.list().map(({ memory, picture }) => [memory, picture]), [["denied", PICTURE]]);
  assert.equal((await games.rename(id, "Name")).kind, "denied");
  assert.equal(games.list()[0].card.name, "Name");
  await games.duplicate(id, "Copy");
  assert.deepEqual(games.unsaved().length, 2);
  games.leave(id);
  assert.equal((await games.open(id)).text, "two");
  games.leave(id);
  assert.equal(await games.remove(id), "removed");
  assert.equal(games.list().length, 1);
  games.undo();
  assert.equal(games.find(id).text, "two");
  assert.deepEqual(games.usage().all, 0);
});

test("storage that is denied later on: the game goes on in memory", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const games = page(storage, { manager: new FakeLocks() });
  await games.open(id);
  storage.denied = true;
  assert.equal(games.save(id, "three", summary(3)).kind, "denied");
  assert.deepEqual(games.list().map(({ id }) => games.find(id).text), ["three"]);
  storage.denied = false;
  assert.equal(page(storage.reopened()).find(id).text, "two");
  assert.equal(games.save(id, "four", summary(4)).kind, "saved");
  assert.deepEqual(games.unsaved(), []);
});

test("full storage: the old save stays, the game goes on in memory, and is stored when there is room again", async () => {
  const { storage, id } = await kept([race, race]);
  const games = page(storage);
  await games.open(id);
  storage.limit = 2 * race.length + 4000;
  assert.equal(games.save(id, race.repeat(2), summary(3), PICTURE).kind, "full");
  assert.equal(games.find(id).text, race.repeat(2));
  assert.equal(page(storage.reopened()).find(id).text, race);
  assert.equal(games.save(id, race.repeat(3), summary(4), PICTURE).kind, "full");
  storage.limit = Infinity;
  assert.equal(games.save(id, race.repeat(4), summary(5), PICTURE).kind, "saved");
  assert.equal(page(storage.reopened()).find(id).text, race.repeat(4));
});

test("no room for the picture: the game is saved without it", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const games = page(storage);
  await games.open(id);
  storage.limit = [...storage.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0) + 600;
  assert.equal(games.save(id, "three", summary(3), `${PICTURE.slice(0, -4)}${"A".repeat(4000)}`).kind, "saved");
  const found = page(storage.reopened()).find(id);
  assert.deepEqual([found.text, found.card.orders, found.picture], ["three", 3, ""]);
});

test("full at every size: an answer of saved is true, and the save before is never lost", async () => {
  const { storage: first, id } = await kept(["one", "two"]);
  const used = [...first.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const kinds = new Set();
  for (let limit = used - 300; limit < used + 900; limit += 7) {
    const storage = first.reopened();
    storage.limit = limit;
    const games = page(storage);
    await games.open(id);
    const { kind } = games.save(id, "x".repeat(300), summary(3));
    kinds.add(kind);
    assert.equal(page(storage.reopened()).find(id).text, kind === "saved" ? "x".repeat(300) : "two");
  }
  assert.deepEqual([...kinds].sort(), ["full", "saved"]);
});

test("a storage that garbles what it is given is found out", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const games = page(storage);
  await games.open(id);
  storage.garble = (text) => text.slice(1);
  assert.equal(games.save(id, "three", summary(3)).kind, "failed");
  assert.equal(games.find(id).text, "three");
  storage.garble = null;
  const found = page(storage.reopened()).find(id);
  assert.deepEqual([found.text, found.state], ["two", "good"]);
  assert.equal(games.save(id, "four", summary(4)).kind, "saved");
});

// ---- two pages

for (const locks of ["locks", "leases"]) {
  const twoPages = (storage, clock = { now: START }) => {
    const manager = locks === "locks" ? new FakeLocks() : null;
    return [page(storage, { manager, name: "p", clock }), page(storage, { manager, name: "q", clock }), clock];
  };

  test(`${locks}: the second page may look, and write once it took the game over; the first may no more`, async () => {
    const { storage, id } = await kept(["one", "two"]);
    const [first, second] = twoPages(storage);
    assert.equal((await first.open(id)).readOnly, false);
    assert.deepEqual([...(await second.elsewhere())], [id]);
    assert.equal((await second.open(id)).readOnly, true);
    assert.equal(second.save(id, "mine", summary(3)).kind, "elsewhere");
    assert.equal((await second.rename(id, "Mine")).kind, "elsewhere");
    assert.equal(await second.remove(id), "elsewhere");
    assert.equal(first.save(id, "three", summary(3)).kind, "saved");
    const lost = [];
    first.onChange((which) => lost.push([which, first.mine(id)]));
    assert.equal((await second.takeOver(id)).text, "three");
    first.noticed(`desertfox:v1:game:${id}:lease`);
    await settled();
    assert.deepEqual(lost.at(-1), [id, false]);
    assert.equal(first.save(id, "mine", summary(4)).kind, "elsewhere");
    assert.equal(second.save(id, "four", summary(4)).kind, "saved");
    assert.equal((await first.takeOver(id)).text, "four");
    second.leave(id);
    first.leave(id);
    await settled();
    assert.equal((await second.open(id)).readOnly, false, "free again");
    second.leave(id);
    assert.equal((await second.open(id)).readOnly, false, "and at once again");
  });

  test(`${locks}: 2000 random deeds of two pages never put an older game over a newer one`, async () => {
    const random = randomOf(locks === "locks" ? 7 : 8);
    const { storage, id } = await kept(["0"]);
    const [first, second, clock] = twoPages(storage);
    const pages = [first, second].map((games) => ({ games, at: null }));
    const count = { saved: 0, elsewhere: 0, newer: 0, denied: 0, full: 0, failed: 0, later: 0, gone: 0 };
    let newest = 0;
    for (let step = 0; step < 2000; step++) {
      const mine = pages[Math.floor(random() * 2)];
      const deed = random();
      if (deed < 0.12) mine.at = Number((await mine.games.open(id)).text);
      else if (deed < 0.2) mine.at = Number((await mine.games.takeOver(id)).text);
      else if (deed < 0.25) mine.games.leave(id);
      else if (deed < 0.27) clock.now += LEASE * 1.1;
      else if (mine.at !== null) {
        const { kind } = mine.games.save(id, String(newest + 1), summary(newest + 1));
        count[kind] += 1;
        if (kind !== "saved") continue;
        assert.equal(mine.at, newest, `step ${step}: a page that had not seen the newest save wrote`);
        mine.at = ++newest;
      }
      assert.equal(page(storage.reopened()).find(id).text, String(newest), `step ${step}`);
    }
    assert.ok(count.saved > 200 && count.elsewhere > 200, JSON.stringify(count));
    assert.equal(count.denied + count.full + count.failed + count.later + count.gone, 0);
  });
}

test("were there no lock: a save of another page at any moment of a save leaves a whole game, and the loser is told", async () => {
  const { storage: start, id } = await kept(["one", "two"]);
  const free = { request: (name, options, use) => Promise.resolve(use({ name, mode: "exclusive" })), query: async () => ({ held: [], pending: [] }) };
  const winners = new Set();
  for (let moment = 1; ; moment++) {
    const storage = start.reopened();
    const [first, second] = [page(storage, { manager: free }), page(storage, { manager: free, name: "q" })];
    await first.open(id);
    await second.open(id);
    const from = storage.calls;
    let other = null;
    storage.before = (call) => {
      if (call - from !== moment || other) return;
      other = "busy";
      other = second.save(id, "second", summary(3)).kind;
    };
    const own = first.save(id, "first", summary(3)).kind;
    storage.before = null;
    if (other === null) break;
    const { text, state } = page(storage.reopened()).find(id);
    assert.equal(state, "good", `moment ${moment}`);
    assert.ok(["first", "second"].includes(text), `moment ${moment}: ${text}`);
    assert.ok([own, other].includes("saved"));
    const [winner, loser] = text === "first" ? [first, second] : [second, first];
    winners.add(text);
    assert.equal(loser.save(id, "over it", summary(4)).kind, "newer", `moment ${moment}`);
    assert.equal(winner.save(id, "on", summary(4)).kind, "saved", `moment ${moment}`);
    assert.equal((await loser.create("over it", summary(4))).kind, "saved", "as a game of its own");
  }
  assert.ok(winners.size > 0);
});

test("a lease that is not renewed is void, one that is renewed is not", async () => {
  const { storage, id } = await kept(["one"]);
  const clock = { now: START };
  const first = page(storage, { clock });
  const second = page(storage, { clock, name: "q" });
  await first.open(id);
  clock.now += LEASE / 2;
  assert.equal((await second.open(id)).readOnly, true);
  clock.now += LEASE;
  assert.equal((await second.open(id)).readOnly, false);
  assert.equal(first.save(id, "late", summary(2)).kind, "elsewhere");
  assert.equal(second.save(id, "two", summary(2)).kind, "saved");
});

test("a page that goes frees its games at once, and may still save until another page has one", async () => {
  const { storage, id } = await kept(["one"]);
  const first = page(storage);
  await first.open(id);
  first.letGo();
  assert.equal(first.save(id, "two", summary(2)).kind, "saved");
  const second = page(storage, { name: "q" });
  const opened = await second.open(id);
  assert.deepEqual([opened.readOnly, opened.text], [false, "two"]);
  assert.equal(first.save(id, "three", summary(3)).kind, "elsewhere");
});

test("locks that a frame may not use give way to leases", async () => {
  const { storage, id } = await kept(["one"]);
  const refusing = { request: () => Promise.reject(Object.assign(new Error(), { name: "SecurityError" })), query: () => Promise.reject(new Error()) };
  const first = page(storage, { manager: refusing });
  const second = page(storage, { manager: refusing, name: "q" });
  assert.equal((await first.open(id)).readOnly, false);
  assert.equal((await second.open(id)).readOnly, true);
});

// ---- the list's own deeds

test("rename, copy, remove and its undoing", async () => {
  const { storage, id } = await kept(["one", "two"]);
  const games = page(storage);
  const before = games.list()[0].card.savedAt;
  await games.rename(id, "  The\u202e long\n road ");
  assert.equal(games.list()[0].card.name, "The long road");
  assert.equal(games.list()[0].card.savedAt, before, "a name is no move");
  const copy = await games.duplicate(id, "Copy");
  assert.deepEqual(games.list().map(({ card }) => card.name), ["Copy", "The long road"]);
  assert.equal(games.find(copy.id).text, "two");
  assert.equal(await games.remove(copy.id), "removed");
  assert.deepEqual([games.removed().id, games.removed().card.name], [copy.id, "Copy"]);
  assert.equal(games.list().length, 1);
  assert.equal(games.undo(), true);
  assert.equal(games.find(copy.id).text, "two");
  await games.remove(copy.id);
  await games.remove(id);
  assert.equal(games.undo(), true);
  assert.deepEqual(games.list().map(({ card }) => card.name), ["The long road"], "only the last removal can be undone");
  await games.open(id);
  assert.equal(await games.remove(id), "open", "a game that is open is not removed");
  assert.equal(games.same("two"), id);
  assert.equal(games.same("other"), "");
});

test("a removal makes room, and its undoing goes to memory where the room is taken meanwhile", async () => {
  const { storage, id } = await kept([race, race]);
  const games = page(storage);
  const used = games.usage().own;
  await games.remove(id);
  assert.equal(games.usage().own, 0);
  storage.limit = used / 3;
  assert.equal(games.undo(), false);
  assert.equal(games.find(id).text, race);
  assert.deepEqual(games.unsaved(), [id]);
});

test("a game is due for export after many orders or days, and no more when it was exported", async () => {
  const clock = { now: START };
  const storage = new FakeStorage();
  const games = page(storage, { clock });
  const { id } = await games.create("one", summary(1));
  const due = () => exportDue(games.list()[0].card, clock.now);
  assert.equal(due(), null);
  clock.now += 8 * 86_400_000;
  assert.deepEqual(due(), { why: "days", n: 8 });
  games.save(id, "two", summary(100));
  assert.deepEqual(due(), { why: "orders", n: 100 });
  await games.exported(id);
  assert.equal(due(), null);
  games.save(id, "three", summary(120));
  assert.equal(games.list()[0].card.exported.orders, 100);
  clock.now += 7 * 86_400_000;
  assert.deepEqual(due(), { why: "days", n: 7 });
});

test("cards and pictures are taken for what they are", () => {
  const empty = toCard(null);
  assert.deepEqual(toCard({ name: {}, turn: -1, side: "__proto__", orders: 1e99, savedAt: "<b>", exported: { at: 7 } }), empty);
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
  assert.equal(fileName(toCard({ scenario: "../../x<y>", side: null }), "2027-01-01T00:00:00.000Z"), "x-y_T00_over_2027-01-01.desertfox.json");
  assert.equal(bundleName("2027-01-01T00:00:00.000Z"), "desert-fox-games_2027-01-01.desertfox.json");
});

test("a collection holds texts as they are; what is none is taken as one text, or refused", () => {
  const games = [{ card: toCard({ name: "One" }), text: race }, { card: toCard({}), text: "€ \n\u2028 𝄞" }];
  const text = bundle(games);
  assert.deepEqual(unbundle(text), [{ name: "One", text: race }, { name: "", text: games[1].text }]);
  assert.deepEqual(unbundle(race), [{ name: "", text: race }]);
  assert.deepEqual(unbundle(`{"about":"desert-fox-games"}`), [{ name: "", text: `{"about":"desert-fox-games"}` }]);
  for (const bad of [text.slice(0, -3), text.replace('"schema": 1', '"schema": 2'), '{"format":"desert-fox-games","schema":1,"games":{}}', '{"format":"desert-fox-games","schema":1,"games":[null]}', '{"format":"desert-fox-games","schema":1,"games":[{"save":7}]}']) assert.equal(unbundle(bad), null, bad.slice(0, 80));
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
  assert.equal(await createPersistence(store, { persist: async () => true, persisted: () => Promise.reject(new Error()) }).state(), "unknown");
  assert.equal(await createPersistence(store, { persist: async () => true, persisted: async () => true }).ask(), "kept");
});
