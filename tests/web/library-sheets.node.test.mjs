// Charts and the sheets of the Referee, kept beside the games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { START, browser } from "./library-store-helpers.mjs";
import { createCharts } from "../../www/store/charts.ts";
import { createRecords } from "../../www/store/records.ts";
import { createSheets } from "../../www/store/sheets.ts";
import { createMirror, openDatabase } from "../../www/games/desert-fox/store.ts";

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
  charts.replaced("1".repeat(16));
  void charts.save(set("3".repeat(16), "Three"));
  charts.replaced("2".repeat(16));
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
  await next.remove(["2".repeat(16)]);
  assert.equal((await open()).find("2".repeat(16)), null);
  assert.equal(next.find(""), null);
  await next.save({ ...set("3".repeat(16), "Three"), played: true });
  await next.save(set("3".repeat(16), "Three"));
  next.replaced("3".repeat(16));
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
