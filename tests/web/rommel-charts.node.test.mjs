// The values of an owner of Rommel in the Desert: their file, their groups and labels, and a game that is begun with them.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  SET,
  groupsOf,
  labelOf,
  parse,
  storedChanges,
  textOf,
} from "../../www/games/rommel-in-the-desert/charts/own-charts.ts";
import { libraryCalls } from "../../www/games/rommel-in-the-desert/play/library-calls.js";
import { makeLang } from "../../www/lang/lang.ts";
import { initWasm, textFiles } from "./harness.mjs";

const wasm = await initWasm("rommel-in-the-desert");
const { values } = wasm.charts({ changes: [] });
const CHANGES = [
  { what: "unit/steps/21/5", new: "3" },
  { what: "buildup/card", new: "9" },
];
const storeOf = (text) => ({ find: (check) => (check === SET ? { text } : null) });

test("a file of charts is read back whole, and nothing else is taken for one", () => {
  assert.deepEqual(parse(textOf(CHANGES)), CHANGES);
  const long = [{ what: "scenario/1942/entries", new: "😀".repeat(2000) }];
  assert.deepEqual(parse(textOf(long)), long, "as long as the engine takes it");
  for (const text of [
    "",
    "{}",
    "[1]",
    '{"format":"rommel-in-the-desert-charts","changes":[{"what":3}]}',
    "x".repeat(2e6),
  ])
    assert.equal(parse(text), null, text.slice(0, 60));
});

test("values that are stored go into a game, and with its link and its file", () => {
  const changes = storedChanges(storeOf(textOf(CHANGES)), wasm);
  assert.deepEqual(changes, CHANGES);
  const game = wasm.Game.begin({ options: { scenario: "1941", charts: changes }, dice: { kind: "fresh" } });
  assert.deepEqual(wasm.Game.open(game.gameLink()).options().charts, CHANGES);
  assert.deepEqual(wasm.Game.load(game.save()).options().charts, CHANGES);
});

test("a stored value that the engine does not take keeps no other from being used", () => {
  const wrong = [{ what: "buildup/card", new: "many" }, CHANGES[0], { what: "buildup/gone", new: "1" }];
  assert.deepEqual(storedChanges(storeOf(textOf(wrong)), wasm), [CHANGES[0]]);
  assert.deepEqual(storedChanges(storeOf(textOf([...CHANGES, 7])), wasm), CHANGES);
  assert.deepEqual(storedChanges(storeOf(textOf([{ what: "buildup/card", new: "many" }])), wasm), []);
  assert.deepEqual(storedChanges(storeOf("damaged"), wasm), []);
  assert.deepEqual(storedChanges({ find: () => null }, wasm), []);
});

test("every value of the charts has a group and a label of its own in every language", async () => {
  assert.deepEqual(groupsOf(values).slice(0, 3), ["numbers", "fire", "unit"]);
  for (const tag of ["en", "de"]) {
    const own = (await textFiles(tag)).filter(([path]) => !path.includes("desert-fox"));
    const lang = makeLang(
      tag,
      own.map(([, texts]) => texts),
    );
    for (const key of groupsOf(values)) {
      const [first, id] = key.split("/");
      assert.ok(lang.has(`charts.group.${first}`) && (!id || lang.has(`scenario.${id}`)), `${tag} ${key}`);
    }
    for (const { what, provenance } of values) {
      assert.ok(lang.has(labelOf(what).key), `${tag} ${what}`);
      assert.ok(lang.has(`provenance.${provenance}.short`), provenance);
    }
  }
  const labels = values.map(({ what }) => `${what.split("/").slice(0, 2)} ${Object.values(labelOf(what))}`);
  assert.equal(new Set(labels).size, values.length);
});

test("charts and a position that come in with a file of games are taken where the engine takes them", () => {
  const { charts, sheet } = libraryCalls({ wasm, lang: { t: (key) => key } });
  assert.deepEqual(charts(textOf(CHANGES)), { name: "charts.name", check: SET, text: textOf(CHANGES) });
  assert.equal(charts(textOf([{ what: "buildup/card", new: "many" }])).code, "unread");
  const units = (unit) => JSON.stringify({ units: [{ unit, hex: "Tobruk" }] });
  assert.deepEqual(
    [sheet("position", units("KDG")), sheet("position", units("nobody")), sheet("combat", units("KDG"))],
    [true, false, false],
  );
});
