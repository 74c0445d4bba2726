// The kept games where the browser refuses its database or its storage, or has no room left.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FakeLocks, summary } from "./library-helpers.mjs";
import { PICTURE, browser, page, race, stored } from "./library-store-helpers.mjs";

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
