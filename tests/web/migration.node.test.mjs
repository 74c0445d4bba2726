// Games, charts and sheets that earlier versions of the page kept in localStorage go to the database.

import "fake-indexeddb/auto";

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { readText } from "./harness.mjs";
import { FakeLocks, FakeStorage, randomOf, summary } from "./library-helpers.mjs";
import { createLocks, createMirror, openDatabase } from "../../www/games/desert-fox/store.ts";
import { createRecords } from "../../www/store/records.ts";
import { FORM, crc32, seal } from "../../www/store/sealed.ts";
import { migrate } from "../../www/games/desert-fox/migration.ts";

const race = await readText("tests/saves/v1/race.desertfox.json");
const PICTURE = "data:image/png;base64,AAAA";
const GAME = "00000000a1b2";
const CHECK = "0123456789abcdef";
let databases = 0;

const checkOf = (sealed) => sealed.slice(0, sealed.indexOf("\n")).slice(-8);
const cardOf = (orders) => ({
  ...summary(orders),
  savedAt: "2026-11-21T09:30:00.000Z",
  createdAt: "2026-11-21T09:00:00.000Z",
  exported: null,
});
const keyOf = (part, id = GAME) => `desertfox:v1:game:${id}:${part}`;

/** A game as earlier versions kept it: two slots written in turn and a head that names the newer. */
function oldGame(texts, id = GAME) {
  const [older, newer] = texts
    .slice(-2)
    .map((text, i) =>
      seal("desert-fox-game", texts.length - 1 + i, `${JSON.stringify(cardOf(texts.length - 1 + i))}\n${text}`),
    );
  const head = seal(
    "desert-fox-head",
    texts.length,
    JSON.stringify({ slot: "b", check: checkOf(newer), card: cardOf(texts.length), picture: PICTURE }),
  );
  return [
    [keyOf("a", id), older],
    [keyOf("b", id), newer],
    [keyOf("head", id), head],
  ];
}

/** A sheet as the engine kept it. */
function oldSheet(name, texts) {
  const slots = texts.map((text, i) => {
    const stamp = `${i + 1} 2026-11-21T09:30:0${i}.000Z`;
    const sha = createHash("sha256").update(`${stamp}\n${text}`).digest("hex");
    return { sha, line: `${sha} ${stamp}\n${text}` };
  });
  const last = slots.length - 1;
  const key = (part) => `desertfox:v1:${name}:${part}`;
  const head = JSON.stringify({
    slot: "ab"[last % 2],
    rev: texts.length,
    sha: slots[last].sha,
    savedAt: "2026-11-21T09:30:00.000Z",
  });
  return [
    ...slots.slice(-2).map(({ line }, i) => [key("ab"[(last - Math.min(1, last) + i) % 2]), line]),
    [key("head"), head],
  ];
}

const oldCharts = (check = CHECK) => [
  [
    `desertfox:v1:charts:${check}:a`,
    seal("desert-fox-charts", 1, JSON.stringify({ name: "Mine", played: true, text: "charts" })),
  ],
];

const everything = () => [
  ...oldGame(["one", "two", race]),
  ...oldCharts(),
  ...oldSheet("sheet", ["first", "combat"]),
  ...oldSheet("position", ["position"]),
  ["desertfox:v1:tab", "map"],
  ["another program", "x"],
];

/** One start of the page over a storage and a database of a name. */
async function start(storage, name, { manager = null, tamper = (database) => database } = {}) {
  const database = tamper(await openDatabase(name));
  const mirror = createMirror(storage);
  const locks = createLocks({ manager, storage, me: "0a", now: () => 1_000_000, every: () => {} });
  const { taken, left } = await migrate({ storage, database, mirror, locks });
  const read = async (kind) => {
    const records = createRecords(kind, { database, mirror });
    await records.load();
    return records;
  };
  const [games, charts, sheets] = [await read("games"), await read("charts"), await read("sheets")];
  return { taken, left, database, locks, games, charts, sheets };
}

const named = () => `takeover ${++databases}`;
const old = (storage) =>
  [...storage.texts.keys()].filter(
    (key) => /:(game|charts|sheet|position):/.test(key) && !key.endsWith(":lease") && !key.includes(":copy:"),
  );

test("everything is taken over at the first start, and the old keys alone are gone", async () => {
  const storage = new FakeStorage(everything());
  const name = named();
  const { taken, left, games, charts, sheets } = await start(storage, name);
  const all = [
    ["games", GAME],
    ["charts", CHECK],
    ["sheets", "combat"],
    ["sheets", "position"],
  ];
  assert.deepEqual(
    taken,
    all.map(([kind, id]) => ({ kind, id })),
  );
  assert.deepEqual(left, []);
  assert.deepEqual([...storage.texts.keys()], ["desertfox:v1:tab", "another program"]);
  const { row, place, whole } = games.get(GAME);
  assert.deepEqual(
    [row.text, row.number, row.meta.card.orders, row.meta.picture, row.meta.aside, row.meta.older, place, whole],
    [race, 3, 3, PICTURE, [], false, "database", true],
  );
  assert.deepEqual(
    [charts.get(CHECK).row.text, charts.get(CHECK).row.meta],
    ["charts", { name: "Mine", played: true, aside: [] }],
  );
  assert.deepEqual(
    ["combat", "position"].map((sheet) => sheets.get(sheet).row.text),
    ["combat", "position"],
  );
  const again = await start(storage, name);
  assert.deepEqual(again.taken, []);
  assert.deepEqual(again.games.get(GAME).row, row);
});

test("stopped at any moment: nothing is removed before the transaction with all of it is complete, and the next start ends it", async () => {
  for (let stopAt = 0; stopAt < 12; stopAt++) {
    const storage = new FakeStorage(everything());
    const name = named();
    let requests = 0;
    const tamper = (database) => ({
      ...database,
      change: (kinds, act) =>
        database.change(kinds, (change) =>
          act({
            objectStore: (kind) => {
              const store = change.objectStore(kind);
              const step =
                (call) =>
                async (...words) => {
                  if (requests++ === stopAt) throw new Error("stopped");
                  return store[call](...words);
                };
              return { get: step("get"), put: step("put") };
            },
          }),
        ),
    });
    const before = [...storage.texts];
    const first = await start(storage, name, { tamper });
    if (requests > stopAt) {
      assert.deepEqual(
        [...storage.texts].filter(([key]) => !key.endsWith(":lease")),
        before,
        `request ${stopAt}`,
      );
      assert.deepEqual(first.games.ids(), []);
      assert.deepEqual([first.taken.length, first.left.length], [0, 4], `request ${stopAt}`);
    }
    const next = await start(storage, name);
    assert.deepEqual(
      [next.games.get(GAME).row.text, next.charts.ids(), next.sheets.ids().sort()],
      [race, [CHECK], ["combat", "position"]],
      `request ${stopAt}`,
    );
    assert.deepEqual(old(storage), []);
  }
});

test("stopped while the old keys are removed: the next start removes the rest and changes nothing", async () => {
  const count = old(new FakeStorage(everything())).length;
  for (let stopAt = 1; stopAt <= count; stopAt++) {
    const storage = new FakeStorage(everything());
    const name = named();
    storage.stopAt = stopAt;
    await start(storage, name, { manager: new FakeLocks() }).catch(() => {});
    const next = storage.reopened();
    const { games, database } = await start(next, name, { manager: new FakeLocks() });
    assert.deepEqual([games.get(GAME).row.text, games.get(GAME).row.number], [race, 3], `removal ${stopAt}`);
    assert.deepEqual(old(next), [], `removal ${stopAt}`);
    assert.equal((await database.all("games")).length, 1);
  }
});

test("a game that was played on in the database is not put back by slots that were left", async () => {
  const storage = new FakeStorage(oldGame(["one", "two"]));
  const name = named();
  const { games } = await start(storage, name);
  games.put(GAME, "three", games.get(GAME).row.meta);
  await games.settled();
  const again = new FakeStorage(oldGame(["one", "two"]));
  assert.equal((await start(again, name)).games.get(GAME).row.text, "three");
  assert.deepEqual(old(again), []);
});

test("a game that a window of an earlier version has open is left to it until it is closed", async () => {
  const manager = new FakeLocks();
  const storage = new FakeStorage([...oldGame(["one", "two"]), ...oldGame(["other"].concat("newer"), "00000000ffff")]);
  const name = named();
  let close = () => {};
  void manager.request(`desertfox:v1:game:${GAME}`, { ifAvailable: true }, () => new Promise((done) => (close = done)));
  const first = await start(storage, name, { manager });
  assert.deepEqual([first.games.ids(), old(storage).length], [["00000000ffff"], 3]);
  assert.deepEqual(first.left, [{ kind: "games", id: GAME }]);
  close();
  await new Promise((done) => setImmediate(done));
  const next = await start(storage, name, { manager });
  assert.equal(next.games.get(GAME).row.text, "two");
  assert.deepEqual([next.locks.mine(GAME), old(storage), next.left], [false, [], []]);
});

/** Flips one bit, or cuts the text short. */
function damage(text, random) {
  const at = Math.floor(random() * text.length);
  if (random() < 0.4) return text.slice(0, at);
  return (
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << Math.floor(random() * 8))) + text.slice(at + 1)
  );
}

test("100 random flips and cuts of what was stored: the newest game that is whole is taken, the damaged text is kept beside it", async () => {
  const random = randomOf(1941);
  const older = race.replace("seed", "sEed");
  const seen = { good: 0, older: 0 };
  for (let run = 0; run < 100; run++) {
    const storage = new FakeStorage(oldGame(["one", older, race]));
    const key = keyOf(["a", "b", "head"][Math.floor(random() * 3)]);
    const spoiled = damage(storage.texts.get(key), random);
    storage.texts.set(key, spoiled);
    const { row } = (await start(storage, named())).games.get(GAME);
    if (key === keyOf("b")) {
      assert.deepEqual(
        [row.text, row.meta.older, row.meta.aside],
        [older, true, spoiled ? [spoiled] : []],
        `run ${run}`,
      );
      seen.older += 1;
    } else {
      assert.equal(row.text, race, `run ${run}`);
      seen.good += 1;
    }
    assert.deepEqual(old(storage), []);
  }
  assert.ok(seen.good > 20 && seen.older > 20, JSON.stringify(seen));
});

test("where both slots are damaged both texts are kept, and the head still tells which game it was", async () => {
  const storage = new FakeStorage(oldGame(["one", "two"]));
  for (const part of ["a", "b"]) storage.texts.set(keyOf(part), storage.texts.get(keyOf(part)).slice(0, -1));
  const { row } = (await start(storage, named())).games.get(GAME);
  assert.deepEqual(
    [row.text, row.meta.aside.map((text) => text.split("\n").at(-1)), row.meta.card.name],
    ["", ["on", "tw"], "My game"],
  );
});

test("texts that were put aside earlier stay", async () => {
  const storage = new FakeStorage([...oldGame(["one", "two"]), [keyOf("damaged2"), "spoiled"]]);
  const { row } = (await start(storage, named())).games.get(GAME);
  assert.deepEqual([row.text, row.meta.older, row.meta.aside], ["two", false, ["spoiled"]]);
  assert.deepEqual(old(storage), []);
});

test("a game of a later version is left alone", async () => {
  const storage = new FakeStorage(oldGame(["one", "two"]));
  const body = '{"name":"Tomorrow"}\ntext';
  const line = `desert-fox-game ${FORM + 1} 9 ${body.length}`;
  storage.texts.set(keyOf("b"), `${line} ${crc32(`${line}\n${body}`)}\n${body}`);
  const before = [...storage.texts];
  const { taken, games } = await start(storage, named());
  assert.deepEqual([taken, games.ids(), [...storage.texts]], [[], [], before]);
});

test("damaged sheets and charts: the one before is taken, and what cannot be read is kept", async () => {
  const storage = new FakeStorage([
    ...oldSheet("sheet", ["first", "second"]),
    ...oldSheet("position", ["one"]),
    ...oldCharts(),
  ]);
  const cut = (key) => storage.texts.set(key, storage.texts.get(key).slice(0, -1));
  ["desertfox:v1:sheet:b", "desertfox:v1:position:a", `desertfox:v1:charts:${CHECK}:a`].forEach(cut);
  const { sheets, charts } = await start(storage, named());
  const [combat, position] = ["combat", "position"].map((sheet) => sheets.get(sheet).row);
  assert.deepEqual([combat.text, combat.meta.aside.map((text) => text.split("\n")[1])], ["first", ["secon"]]);
  assert.deepEqual([position.text, position.meta.aside.map((text) => text.split("\n")[1])], ["", ["on"]]);
  assert.deepEqual([charts.get(CHECK).row.text, charts.get(CHECK).row.meta.aside.length], ["", 1]);
});

test("where the database is refused the newest text goes to a copy, also where there is little room; what does not fit is left alone", async () => {
  const refused = (database) => ({ ...database, state: "denied" });
  for (const spare of [Infinity, 400, 0]) {
    const storage = new FakeStorage(oldGame([race, race, race]));
    const used = [...storage.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    storage.limit = used + spare;
    const { games } = await start(storage, named(), { tamper: refused, manager: new FakeLocks() });
    assert.deepEqual(
      [games.get(GAME).row.text, games.get(GAME).place, old(storage)],
      [race, "copy", []],
      `${spare} characters`,
    );
  }
  const storage = new FakeStorage(oldGame(["one", race]));
  storage.garble = (text) => text.slice(1);
  const before = [...storage.texts];
  const { left } = await start(storage, named(), { tamper: refused, manager: new FakeLocks() });
  assert.deepEqual(left, [{ kind: "games", id: GAME }]);
  storage.garble = null;
  assert.equal(storage.texts.get(keyOf("b")), new Map(before).get(keyOf("b")), "the newest slot is whole");
});
