// The Referee of Rommel in the Desert without a page: the sheet, its text, the answers to it, and the case files of the
// rulings as positions on it.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import {
  battlesOf,
  changeUnit,
  newPosition,
  parsePosition,
  placeUnit,
  queryOf,
  readPosition,
  removeUnit,
  setFirst,
  setMine,
  textOf,
} from "../../www/games/rommel-in-the-desert/referee/position.ts";
import {
  askBattle,
  askReach,
  askSides,
  askSupply,
  askTrace,
  reachOfAll,
  sidesIn,
} from "../../www/games/rommel-in-the-desert/referee/questions.ts";
import { fits } from "../../www/games/rommel-in-the-desert/referee/tray.ts";
import { findingText } from "../../www/games/rommel-in-the-desert/referee/words.ts";
import { CASE_FILES, statedBy } from "../../www/games/rommel-in-the-desert/rules/case-files.ts";
import { parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { readCases } from "./case-files.mjs";
import { initWasm, readText, textFiles } from "./harness.mjs";

const wasm = await initWasm("rommel-in-the-desert");
const roster = new Map(wasm.roster().blocks.map((block) => [block.name, block]));
const asker = (sheet) => ({ app: { wasm }, sheet, roster });
const sheetOf = (...units) => units.reduce((sheet, [name, hex]) => placeUnit(sheet, name, hex), newPosition());
const langs = await Promise.all(
  ["en", "de"].map(async (tag) =>
    makeLang(
      tag,
      (await textFiles(tag)).filter(([path]) => !path.includes("desert-fox")).map(([, texts]) => texts),
    ),
  ),
);

test("a block stands in one hex, keeps its steps when it is moved, and goes off the map", () => {
  let sheet = sheetOf(["21/5", "Mechili"]);
  sheet = changeUnit(sheet, "21/5", { steps: 2, disrupted: true, wait: 1 });
  sheet = placeUnit(sheet, "21/5", "Derna");
  assert.deepEqual(sheet.units, [{ unit: "21/5", hex: "Derna", steps: 2, disrupted: true, wait: 1 }]);
  sheet = changeUnit(sheet, "21/5", { disrupted: false });
  assert.deepEqual(sheet.units, [{ unit: "21/5", hex: "Derna", steps: 2 }], "an undisrupted block does not wait");
  assert.deepEqual(removeUnit(sheet, "21/5").units, []);
});

test("in a hex with blocks of both sides somebody was first: the side that is not at its turn, or who the reader says", () => {
  const sheet = sheetOf(["21/5", "Mechili"], ["KDG", "Mechili"], ["2/3", "Tobruk"]);
  assert.deepEqual(battlesOf(sheet, roster), [{ hex: "Mechili", first: "allied" }]);
  assert.deepEqual(battlesOf({ ...sheet, active: "allied" }, roster), [{ hex: "Mechili", first: "axis" }]);
  assert.deepEqual(battlesOf(setFirst(sheet, "Mechili", "axis"), roster), [{ hex: "Mechili", first: "axis" }]);
  assert.deepEqual(battlesOf(setFirst(removeUnit(sheet, "KDG"), "Mechili", "axis"), roster), []);
});

test("a position is read back from its text whole", () => {
  let sheet = sheetOf(["21/5", "Mechili"], ["KDG", "Mechili"]);
  sheet = changeUnit(setMine(setFirst(sheet, "Mechili", "axis"), "Tobruk", true), "KDG", { disrupted: true });
  sheet = { ...sheet, active: "allied", option: "blitz", rules: { crossingLimit: "turn" } };
  assert.deepEqual(parsePosition(textOf(sheet)), sheet);
  assert.deepEqual(parsePosition(JSON.stringify({ units: [{ unit: "KDG", hex: "12,1" }] })).units, [
    { unit: "KDG", hex: "Tobruk" },
  ]);
});

for (const [what, text] of [
  ["no JSON", "KDG in Tobruk"],
  ["a list", "[]x"],
  ["another format", '{"format":"other","units":[]}'],
  ["a block twice", '{"units":[{"unit":"KDG","hex":"Tobruk"},{"unit":"KDG","hex":"Derna"}]}'],
  ["steps that are no number", '{"units":[{"unit":"KDG","hex":"Tobruk","steps":"2"}]}'],
  ["a side that there is not", '{"battles":[{"hex":"Tobruk","first":"cw"}]}'],
  ["units that are no list", '{"units":3}'],
  ["a very long text", " ".repeat(100_001)],
])
  test(`a text with ${what} is no position`, () => assert.equal(parsePosition(text), null));

test("supply says who is supplied, how long the line is, what stops it and which hexes cut it", () => {
  const supplied = askSupply(asker(sheetOf(["21/5", "Mechili"])), "axis");
  assert.deepEqual(supplied.units, [{ unit: "21/5", supplied: true, line: 10, source: null }]);
  assert.ok(supplied.network.includes("El Agheila") && supplied.findings.some(({ code }) => code === "line-to-base"));
  const open = askTrace(asker(sheetOf(["21/5", "Mechili"])), "21/5");
  assert.ok(open.complete && open.cuts.includes("Beda Fomm"), String(open.cuts));
  const cut = asker(sheetOf(["21/5", "Mechili"], ["KDG", "Beda Fomm"]));
  assert.equal(askSupply(cut, "axis").units[0].supplied, false, "an enemy in such a hex takes supply away");
  assert.ok(askTrace(cut, "21/5").barred.some(({ hex, why }) => hex === "Beda Fomm" && why === "enemy"));
});

test("reach says how far each block of a group goes, what the Rommel bonus adds, and why a block may not move", () => {
  const sheet = changeUnit(sheetOf(["21/5", "Mechili"], ["Brescia", "Mechili"]), "Brescia", { disrupted: true });
  const plain = askReach(asker(sheet), "axis", "Mechili", false);
  const of = (report, name) => report.units.find(({ unit }) => unit === name);
  assert.equal(of(plain, "Brescia").refusal.code, "move-disrupted");
  assert.ok(of(plain, "Brescia").refusal.cases.length, "with its case");
  const bonus = askReach(asker(sheet), "axis", "Mechili", true);
  assert.ok(of(bonus, "21/5").hexes.length > of(plain, "21/5").hexes.length);
  assert.ok(of(bonus, "21/5").hexes.some(({ rommel }) => rommel));
  assert.ok(of(plain, "21/5").hexes.some(({ forcedMarch }) => forcedMarch));
});

test("of several blocks the map shows the hex as the block reaches it that needs least", () => {
  const place = (length, forcedMarch = false, rommel = false) => ({ hex: "Tobruk", length, forcedMarch, rommel });
  const units = [{ hexes: [place(2, true)] }, { hexes: [place(5)] }, { hexes: [place(4, false, true)] }];
  assert.deepEqual(reachOfAll(units), [place(5)]);
});

test("a battle turn has its chances: exact in a small one, with a stated error in a large one", () => {
  const small = askBattle(asker(sheetOf(["21/5", "Tobruk"], ["KDG", "Tobruk"])), "Tobruk");
  assert.deepEqual(
    [small.kind, small.method.kind, small.first, small.attacker],
    ["chances", "exact", "allied", "axis"],
  );
  for (const { losses } of small.sides)
    assert.ok(Math.abs(losses.reduce((sum, { chance }) => sum + chance, 0) - 1) < 1e-9);
  const all = [...roster.values()].slice(0, 12).concat([...roster.values()].slice(-12));
  const large = askBattle(asker(sheetOf(...all.map(({ name }) => [name, "Tobruk"]))), "Tobruk");
  assert.ok(large.kind === "chances" && large.method.kind === "sampled" && large.method.standardError > 0);
  const assault = askBattle(asker({ ...sheetOf(["21/5", "Tobruk"], ["KDG", "Tobruk"]), option: "assault" }), "Tobruk");
  assert.ok(assault.sides[1].expected > small.sides[1].expected, "an Assault doubles the dice");
});

test("a hex lists its six sides with terrain, road and limit", () => {
  const sides = askSides(asker(newPosition()), parseHex("Derna"));
  assert.equal(sides.length, 6);
  assert.deepEqual(
    sides.find(({ to }) => to === "Tmimi"),
    { direction: "E", to: "Tmimi", terrain: "clear", road: "highway", limit: 2 },
  );
  assert.ok(sides.some(({ terrain, road, limit }) => terrain === "mountain" && !road && limit === 0));
});

test("the side whose turn it is comes first where both are in a hex", () => {
  const sheet = sheetOf(["KDG", "Mechili"], ["21/5", "Mechili"]);
  assert.deepEqual(sidesIn(asker(sheet), "Mechili"), ["axis", "allied"]);
  assert.deepEqual(sidesIn(asker({ ...sheet, active: "allied" }), "Mechili"), ["allied", "axis"]);
});

test("blocks are found by side, nation and words", () => {
  const words = ({ name, type }) => `${name} ${type}`;
  const found = (nation, text) => [...roster.values()].filter((block) => fits(block, nation, text, words));
  assert.equal(found("all", "").length, 100);
  assert.ok(found("axis", "").length > found("italian", "").length);
  assert.ok(found("italian", "ariete ARMOR").every(({ name }) => name.startsWith("Ariete")));
  assert.deepEqual(found("allied", "ariete"), []);
});

const files = (await readdir(new URL("../rommel-in-the-desert/rulings/", import.meta.url))).filter((file) =>
  file.endsWith(".json"),
);

test("every position of a case file opens on the sheet, and the engine takes it", async () => {
  const opened = new Set();
  let positions = 0;
  for (const file of files)
    for (const { name, call, rulings = [] } of await readCases(file, "rommel-in-the-desert")) {
      const stated = statedBy(call, {});
      if (!stated) continue;
      const position = readPosition(stated);
      assert.ok(position, `${file}: ${name}`);
      const answer = wasm.askPosition({ ...queryOf(position, roster), question: { ask: "supply", side: "axis" } });
      if (answer.kind !== "supply") assert.equal(answer.refusal.code, call.query.charts ? "" : "unknown-unit", name);
      positions++;
      for (const id of rulings) opened.add(id);
    }
  assert.ok(positions > 100, `${positions} positions`);
  assert.ok([...opened].filter((id) => id.startsWith("I")).length > 30, `rulings: ${opened.size}`);
});

test("the tests of a ruling are read from the folder that the site serves", async () => {
  assert.equal(CASE_FILES.path("2.8_limit"), "tests/rommel-in-the-desert/rulings/2.8_limit.json");
  assert.ok((await readText("crate/xtask/src/site.rs")).includes('"tests/rommel-in-the-desert/rulings"'));
  assert.equal(CASE_FILES.opener({ call: "classifyHexside", query: {} }, "a hexside", { id: "I001" }), null);
});

test("every finding about a position is a whole sentence in both languages", () => {
  const { units, findings } = askSupply(asker(sheetOf(["21/5", "Mechili"], ["KDG", "Derna"])), "axis");
  assert.ok(units.length && findings.length);
  for (const lang of langs)
    for (const finding of findings) {
      const text = findingText(finding, lang);
      assert.ok(text.includes("21/5") && !/[{}]|undefined|finding\./.test(text), text);
    }
});

test("reach by forced march is the same as in a game that is being played", () => {
  const game = wasm.Game.begin({ options: { scenario: "1941" }, dice: { kind: "seed", seed: "2a".repeat(16) } });
  for (let view = game.view(); view.stage !== "turns" || view.phase !== "movement"; view = game.view())
    assert.equal(game.give(game.opponent()).kind, "given");
  const { blocks, battles, mines, active } = game.view();
  const sheet = {
    ...newPosition(),
    units: blocks.map(({ name, hex, steps, disrupted, wait }) => ({ unit: name, hex, steps, disrupted, wait })),
    battles: battles.map(([hex, first]) => ({ hex, first })),
    mines,
    active,
  };
  const names = new Map(blocks.map(({ handle, name }) => [handle, name]));
  const hexes = [...new Set(blocks.flatMap(({ side, hex }) => (side === active ? [hex] : [])))];
  const listed = (places) => places.map(({ hex, length, forcedMarch }) => `${hex} ${length} ${forcedMarch}`).sort();
  let marches = 0;
  for (const hex of hexes) {
    const played = game.ask({ ask: "group", hex });
    const stated = askReach(asker(sheet), active, hex, false);
    for (const { handle, hexes: reached } of played.units) {
      const found = stated.units.find(({ unit }) => unit === names.get(handle));
      assert.deepEqual(listed(found.hexes), listed(reached), `${names.get(handle)} in ${hex}`);
      marches += reached.filter(({ forcedMarch }) => forcedMarch).length;
    }
  }
  assert.ok(marches > 20, `${marches} forced marches`);
  game.free();
});
