// The worksheet's pure parts: state, edits, texts, examples.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { initWasm, readText, textFiles } from "./harness.mjs";
import { adjudicateSheet, firstRefusedAnswer } from "../../www/games/desert-fox/referee/adjudicate.ts";
import * as edits from "../../www/games/desert-fox/referee/edit.ts";
import { createHistory } from "../../www/worksheet/history.ts";
import { mapFacts } from "../../www/games/desert-fox/referee/map-facts.ts";
import * as sheets from "../../www/games/desert-fox/referee/sheet.ts";
import { surround } from "../../www/games/desert-fox/referee/surround.ts";
import { reportText } from "../../www/games/desert-fox/referee/text.ts";
import { valuesOf } from "../../www/games/desert-fox/values.ts";
import { answerText, endText, fraction, headline, ratio, sentence } from "../../www/games/desert-fox/referee/texts.ts";
import { makeLang } from "../../www/lang/lang.ts";

let wasm, lang, types, examples, roster, facts, sideOfUnit;
before(async () => {
  wasm = await initWasm();
  lang = makeLang(
    "en",
    (await textFiles("en")).map(([, texts]) => texts),
  );
  types = await readText("pkg/desert-fox/desert_fox.d.ts");
  examples = JSON.parse(await readText("www/games/desert-fox/referee/examples.json"));
  roster = new Map(wasm.roster().units.map((unit) => [unit.id, unit]));
  facts = mapFacts(JSON.parse(await readText("pkg/desert-fox/map.json")));
  sideOfUnit = (unit) => valuesOf(unit, roster).side;
});

/** The values of a string union in the declarations. */
const union = (name) =>
  [...new RegExp(`export type ${name} = ([^;]*);`).exec(types)[1].matchAll(/"([^"]+)"/g)].map((match) => match[1]);

test("every code of the engine has its text", () => {
  const prefixes = {
    Code: "finding",
    RefusalCode: "refusal",
    Question: "question",
    Stage: "stage",
    EndPlace: "end",
    Preset: "preset",
    Nation: "nation",
    UnitKind: "kind",
    Provenance: "provenance",
    TerrainRow: "row",
    Side: "side",
    Way: "way",
    HexsideTerrain: "hexside",
    Effect: "effect",
  };
  const has = (key) => lang.has(key) || lang.has(`${key}.other`);
  const missing = Object.entries(prefixes).flatMap(([name, prefix]) =>
    union(name)
      .map((value) => `${prefix}.${value}`)
      .filter((key) => !has(key)),
  );
  const { switches } = wasm.ruleSets();
  for (const { field, values } of switches)
    missing.push(
      ...[`rules.switch.${field}`, ...values.map((value) => `rules.switch.${field}.${value}`)].filter(
        (key) => !has(key),
      ),
    );
  for (const question of union("Question"))
    if (!has(`question.${question}.ask`)) missing.push(`question.${question}.ask`);
  for (const example of examples)
    missing.push(...[`example.${example.id}`, `example.${example.id}.what`].filter((key) => !has(key)));
  assert.deepEqual(missing, []);
});

test("sentences name the unit and the numbers, in the right number", () => {
  const finding = (code, before, after, more = {}) =>
    sentence({ code, stage: "die", cases: [], rulings: [], unit: "Savona", before, after, ...more }, lang, () => "4dp");
  assert.equal(finding("supply-drawn", 0, 1), "Savona draws 1 stacking point of combat supply.");
  assert.equal(finding("supply-drawn", 0, 2), "Savona draws 2 stacking points of combat supply.");
  assert.equal(finding("result", 2, 11), "Savona: morale line 2, column 11: 4dp.");
  assert.equal(finding("flak", 9, 5), "Savona fires at armor and reduces its strength by 4.");
  assert.equal(finding("retreated", 3, 1, { hex: "E2104" }), "Savona retreats to E2104: hex 1 of 3.");
  assert.equal(answerText({ kind: "commit", airPoints: 2, naval: true }, lang), "2 air points and naval support");
  assert.equal(
    endText({ place: "retreated", hexes: 4, depleted: true, disrupted: true }, lang),
    "retreats 4 hexes, depleted, disrupted",
  );
  assert.equal(fraction([1, 3], lang), "1/3");
  assert.equal(fraction([1, 1], lang), "always");
});

test("findings of either side and beyond the table say so", () => {
  const bare = (code, before, after, more = {}) =>
    sentence({ code, stage: "die", cases: [], rulings: [], before, after, ...more }, lang, () => "E");
  const named = (code, before, after) => bare(code, before, after, { unit: "Savona" });
  const free = (side, count) => bare("zero-points-free", count, 0, { side });
  assert.equal(free("axis", 1), "Axis: 1 unit without stacking points draws nothing.");
  assert.equal(free("commonwealth", 2), "Commonwealth: 2 units without stacking points draw nothing.");
  assert.equal(named("depleted-instead", 2, 0), "Savona is depleted instead of retreating 2 hexes.");
  assert.equal(named("depleted-instead", 1, 0), "Savona is depleted instead of retreating 1 hex.");
  assert.equal(named("result", 1, 18), "Savona: morale line 1, column 18: E.");
  assert.equal(named("result", 1, 21), "Savona: morale line 1, column 21, off the table and read in column 18: E.");
  assert.equal(bare("attacker-result", 0, 1), "All attackers: column 1: E.");
  assert.equal(bare("attacker-result", 0, -4), "All attackers: column -4, off the table and read in column 1: E.");
  assert.match(bare("attacker-shifts", 9, 11), /from column 9 to 11\.$/);
  assert.match(bare("defender-shifts", 5, -10), /from column 5 to -10\.$/);
  assert.equal(bare("odds", 11, 4), "11 against 4 is 2:1, rounded in the defender’s favor.");
  assert.match(named("need-not-be-attacked", 0, 0), /its zone of control covers no attacker\.$/);
  assert.match(named("need-not-be-attacked", 0, 1), /no attacker in its zone of control could attack it\.$/);
  assert.match(named("need-not-be-attacked", 0, 2), /it is adjacent to no attacker\.$/);
});

test("odds are rounded as the engine rounds them", () => {
  assert.deepEqual(
    [
      [11, 4],
      [13, 4],
      [4, 4],
      [3, 4],
      [1, 3],
      [0, 3],
    ].map(([attack, defense]) => ratio(attack, defense)),
    ["2:1", "3:1", "1:1", "1:2", "1:3", "0:3"],
  );
});

test("while the row is open the report names the odds and no row", () => {
  const unit = (id, nation, hex, strength) => ({
    id,
    nation,
    kind: "infantry",
    hex,
    full: { strength, morale: 2, stackingPoints: 1 },
  });
  const units = [unit("a", "german", "A", 9), unit("d", "commonwealth", "D", 2)];
  const query = { attacker: "axis", units, hexes: [{ id: "D", fort: 1 }] };
  const reported = (answers) => headline(wasm.adjudicateCombat({ ...query, answers }), lang);
  assert.equal(reported([]), "9 against 2 is 4:1. The defender has yet to choose the row.");
  assert.equal(reported([{ kind: "row", row: "clear" }]), "9 against 2 is 4:1, row Clear, column 7.");
  const sheet = sheets.fromQuery(query, sideOfUnit);
  assert.doesNotMatch(
    reportText(sheet, wasm.adjudicateCombat(query), lang, () => "", {}),
    /row Clear|column \d/i,
  );
});

test("the examples load, and only the refused one is refused", () => {
  for (const { id, query } of examples) {
    const { sheet, report, dropped } = adjudicateSheet(sheets.fromQuery(query, sideOfUnit), wasm.adjudicateCombat);
    assert.equal(report.kind, id === "ex2c" ? "refused" : "report", id);
    assert.equal(dropped, 0, id);
    assert.deepEqual(
      wasm.adjudicateCombat(wasm.decodeLink(wasm.encodeLink(sheets.compactQuery(sheet)))),
      report,
      `${id} by link`,
    );
  }
});

test("the combat example reads as the rulebook has it", () => {
  const sheet = sheets.fromQuery(examples[0].query, sideOfUnit);
  const report = wasm.adjudicateCombat(sheet.query);
  const text = reportText(sheet, report, lang, () => "", {});
  assert.match(text, /11 against 4 is 2:1, row Clear, column 4\./);
  assert.match(text, /STRENGTHS\n(- .*\n)*- 22\(2\) Armd is armor without infantry/);
  assert.match(
    reportText(sheet, report, lang, () => "", { bbcode: true, url: "https://example.org/#d1" }),
    /\[url=https:\/\/example\.org\/#d1\]/,
  );
});

test("answers are dropped from the first refused one", () => {
  const sheet = sheets.fromQuery(examples[0].query, sideOfUnit);
  const { sheet: left, dropped } = adjudicateSheet(edits.removeUnit(sheet, '"a" Arty'), wasm.adjudicateCombat);
  assert.equal(dropped, 1);
  assert.deepEqual(left.query.answers, [{ kind: "die", face: 5 }]);
  assert.equal(
    firstRefusedAnswer({ kind: "refused", refusals: [{ path: "units[0].hex" }, { path: "answers[3]" }] }),
    3,
  );
});

test("stepping back keeps the answer for stepping forward; a new answer forgets it", () => {
  const sheet = sheets.fromQuery(examples[0].query, sideOfUnit);
  const back = sheets.stepBack(sheets.stepBack(sheet));
  assert.deepEqual([back.query.answers.length, back.later.length], [0, 2]);
  assert.deepEqual(sheets.stepForward(sheets.stepForward(back)), sheet);
  assert.deepEqual(sheets.answer(back, { kind: "die", face: 1 }).later, []);
  assert.deepEqual(sheets.clearDice(sheet).query.answers, []);
});

test("edits leave the old sheet as it was and name units apart", () => {
  const start = sheets.newSheet();
  const frozen = JSON.stringify(start);
  const unit = { id: "Axis Dump", roster: "axis-dump", hex: "T" };
  const two = edits.addUnit(edits.addUnit(start, unit), unit);
  assert.deepEqual(
    two.query.units.map(({ id }) => id),
    ["Axis Dump", "Axis Dump #2"],
  );
  const ridge = edits.setSide(two, "A", "T", { terrain: "ridge" });
  assert.equal(edits.setSide(ridge, "T", "A", { terrain: undefined }).query.hexsides.length, 0);
  assert.equal(edits.removeHex(ridge, "T").query.units.length, 0);
  assert.equal(JSON.stringify(start), frozen);
});

test("the map tells terrain and hexsides, and the ground around a printed hex", () => {
  assert.deepEqual(facts.hex("2136"), facts.hex("E2104"));
  assert.equal(facts.hex("T"), null);
  assert.equal(facts.side("L2228", "L2329").terrain, "ridge");
  const sheet = edits.renameHex(
    edits.addUnit(sheets.newSheet(), { id: "Savona", roster: "savona", hex: "T" }),
    "T",
    "L2131",
    facts,
  );
  const around = surround(sheet, facts);
  assert.equal(sheets.hexesOf(around, "beside").length, 18);
  assert.deepEqual(around.query.units[0].retreat, { kind: "map" });
});

test("a stored text that is no sheet is not taken for one", () => {
  const good = JSON.stringify(sheets.newSheet());
  assert.deepEqual(sheets.parseSheet(good), sheets.newSheet());
  for (const bad of [
    null,
    "",
    "{}",
    "[1]",
    '{"query":{}}',
    good.slice(5),
    good.replace('"commonwealth","units"', '"greek","units"'),
  ])
    assert.equal(sheets.parseSheet(bad), null);
});

test("undo and redo go back and forth until something new is done", () => {
  const history = createHistory(1);
  history.push(2);
  history.push(3);
  assert.deepEqual([history.undo(), history.undo(), history.canUndo(), history.redo()], [2, 1, false, 2]);
  history.push(4);
  assert.equal(history.canRedo(), false);
});
