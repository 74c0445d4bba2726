// Pages that keep games in a database and a storage of their own, for the tests of the kept games under Node.
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { readText } from "./harness.mjs";
import { FakeStorage, summary } from "./library-helpers.mjs";
import { createRecords } from "../../www/store/records.ts";
import { createGames, createLocks, createMirror, openDatabase } from "../../www/games/desert-fox/store.ts";

export const START = Date.parse("2026-11-21T09:30:00.000Z");
export const PICTURE = "data:image/png;base64,AAAA";
export const race = await readText("tests/saves/v1/race.desertfox.json");
export const campaign = await readText("tests/saves/v1/campaign.desertfox.json");
let databases = 0;

/** A browser: its storage and the name of its database; `refused` denies the database. */
export const browser = ({ storage = new FakeStorage(), refused = false } = {}) => ({
  storage,
  refused,
  name: `test ${++databases}`,
});

/** A database that refuses everything, as some private windows have it. */
const refusing = { ...(await openDatabase("refusing")), state: "denied" };

/** A page in a browser: ids and times are the same in every run. `tamper` changes the calls of its database. */
export async function page(
  of,
  { manager = null, name = "p", clock = { now: START }, tamper = (database) => database } = {},
) {
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

/** A browser with one game, saved once for each text in order. */
export async function stored(texts, of = browser()) {
  const games = await page(of, { name: "k" });
  const { id, saved } = await games.create(texts[0], summary(1), PICTURE);
  await saved;
  for (const [i, text] of texts.slice(1).entries())
    assert.match((await games.save(id, text, summary(i + 2), PICTURE)).kind, /^(saved|copied)$/);
  games.leave(id);
  await games.settled();
  return { of, id };
}

export const copyOf = (id) => `desertfox:v1:copy:games:${id}`;
