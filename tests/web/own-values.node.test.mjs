// An owner's values as the store keeps them: two pages change them in turn, and one that cannot stand keeps no other
// out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browser } from "./library-store-helpers.mjs";
import { createCharts } from "../../www/store/charts.ts";
import { createRecords } from "../../www/store/records.ts";
import {
  createValues,
  enter,
  enterMany,
  enterTyped,
  undo,
  undoable,
  withTyped,
  withTypedName,
} from "../../www/store/values.ts";
import { createMirror, openDatabase } from "../../www/games/desert-fox/store.ts";

/**
 * A page over what a browser stores; without a database, over its copies. `tamper` changes the calls of its database.
 */
async function page(of, stores = true, tamper = (database) => database) {
  const database = tamper(await openDatabase(of.name));
  const records = createRecords("charts", {
    database: stores ? database : { ...database, state: "denied" },
    mirror: createMirror(of.storage),
  });
  await records.load();
  return Object.assign(createCharts(records), { settled: records.settled, copyBusy: records.copyBusy });
}

/** Numbers below 10 can stand, and all of them may add up to 20. */
const values = createValues({
  format: "numbers",
  ours: () => "0",
  judge(changes) {
    let sum = 0;
    for (const [at, change] of changes.entries()) {
      const value = Number(change.new);
      sum += value;
      const code = value >= 0 && value < 10 ? (sum > 20 ? "sum" : "") : "value";
      if (code) return { fault: { code, at, what: change.what, value: change.new }, text: "", check: "" };
    }
    return { fault: null, text: changes.length ? JSON.stringify({ format: "numbers", changes }) : "", check: "c" };
  },
});
const NEW = { text: "", meta: { name: "Mine" } };
const change = (charts, act) => charts.change("set-1", NEW, (stored) => values.write(stored, act));
const now = (charts) => values.settled(charts.row("set-1") ?? NEW);

for (const stores of [true, false])
  test(`${stores ? "database" : "copies"}: two pages that enter values in turn and at once keep all of them`, async () => {
    const of = browser();
    const [one, two] = [await page(of, stores), await page(of, stores)];
    for (let i = 0; i < 20; i++) {
      const tab = i % 2 ? one : two;
      void tab.change("set-1", NEW, (stored) => withTyped(stored, `p${i}`, "x"));
      const done = change(tab, enter(`p${i}`, i % 5 ? "1" : "many"));
      if (i % 3 === 0) await done;
    }
    await Promise.all([one.settled(), two.settled()]);
    const { taken, faults } = now(await page(of, stores));
    assert.deepEqual([taken.size, [...faults.keys()].sort()], [16, ["p0", "p10", "p15", "p5"]]);
  });

/**
 * What a database does with a change while it takes none: it reads what is there and cannot write, or not even that.
 */
const REFUSALS = {
  full: (run) => run((store) => ({ get: (id) => store.get(id), put: () => Promise.reject(new Error("full")) })),
  unreadable: () => Promise.reject(new Error("unreadable")),
};
for (const [how, refuse] of Object.entries(REFUSALS))
  test(`values entered while the database is ${how} join those that another page has entered meanwhile`, async () => {
    const of = browser();
    let refuses = false;
    const one = await page(of, true, (database) => ({
      ...database,
      state: database.state,
      change: (kinds, work) =>
        refuses
          ? refuse((only) =>
              database.change(kinds, (change) => work({ objectStore: (kind) => only(change.objectStore(kind)) })),
            )
          : database.change(kinds, work),
    }));
    const two = await page(of);
    assert.equal(await change(two, enter("a", "1")), "saved");
    refuses = true;
    assert.equal(await change(one, enter("b", "2")), "copied");
    assert.equal(await change(one, enter("c", "3")), "copied");
    refuses = false;
    assert.equal(await change(one, enter("d", "4")), "saved");
    assert.deepEqual([...now(await page(of)).taken.keys()].sort(), ["a", "b", "c", "d"]);
  });

test("a text that is still being written is copied when the page goes, and found at the next visit", async () => {
  const of = browser();
  const one = await page(of);
  await change(one, enter("a", "1"));
  void one.change("set-1", NEW, (stored) => withTyped(stored, "b", "2"));
  one.copyBusy();
  assert.equal([...of.storage.texts.keys()].length, 1);
  await one.settled();
  const next = await page(of);
  await change(next, enterTyped);
  const { taken } = now(next);
  assert.deepEqual(
    [...taken],
    [
      ["a", "1"],
      ["b", "2"],
    ],
  );
});

test("what is half typed in one page stays as it is when another page changes something else", async () => {
  const of = browser();
  const [one, two] = [await page(of), await page(of)];
  await change(one, enter("a", "1"));
  void one.change("set-1", NEW, (stored) => withTyped(stored, "a", "2"));
  await one.change("set-1", NEW, (stored) => withTypedName(stored, "Min"));
  await change(two, enter("b", "3"));
  const later = await page(of);
  const { taken, typed, faults, name } = now(later);
  assert.deepEqual(
    [Object.fromEntries(taken), [...typed], faults.size, name],
    [{ a: "1", b: "3" }, [["a", "2"]], 0, "Min"],
  );
  assert.equal(later.row("set-1").meta.name, "Mine");
  await change(later, enterTyped);
  assert.deepEqual([Object.fromEntries(now(later).taken), later.row("set-1").meta.name], [{ a: "2", b: "3" }, "Min"]);
});

test("a text is taken when what kept it out has changed, and nothing that was taken is lost meanwhile", async () => {
  const one = await page(browser());
  for (const what of ["a", "b", "c"]) await change(one, enter(what, "8"));
  assert.deepEqual([[...now(one).taken.keys()], now(one).faults.get("c").code], [["a", "b"], "sum"]);
  await change(one, enter("a", "1"));
  assert.deepEqual(
    [[...now(one).taken], now(one).faults.size],
    [
      [
        ["b", "8"],
        ["a", "1"],
        ["c", "8"],
      ],
      0,
    ],
  );
  await change(one, enter("b", ""));
  assert.deepEqual([...now(one).taken.keys()], ["a", "c"]);
});

test("what was removed or read from a file comes back, but for what was entered since", async () => {
  const one = await page(browser());
  await change(one, enter("a", "1"));
  await change(one, enter("b", "many"));
  await change(
    one,
    enterMany(() => [
      ["a", ""],
      ["b", ""],
      ["c", "3"],
    ]),
  );
  assert.deepEqual([[...now(one).taken], undoable(now(one)).length], [[["c", "3"]], 3]);
  await change(one, enter("c", "4"));
  await change(one, undo);
  const { taken, typed, steps } = now(one);
  assert.deepEqual(
    [[...taken].sort(), [...typed], steps],
    [
      [
        ["a", "1"],
        ["c", "4"],
      ],
      [["b", "many"]],
      [],
    ],
  );
});
