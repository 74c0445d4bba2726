// The page's texts: each key that the page names is there, in one file only, and everything that the engine can say has
// a text.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { TEXTS } from "../../www/games/desert-fox/texts.ts";
import { TEXTS as ROMMEL_TEXTS } from "../../www/games/rommel-in-the-desert/texts.ts";
import { ANALYST_FILES, EMBED_FILES, FILES, HELP_FILES, PLAY_FILES, pathOf } from "../../www/lang/lang.ts";
import { initWasm, readText, textFiles } from "./harness.mjs";

const GAMES = ["desert-fox", "rommel-in-the-desert"];
const everything = await textFiles("en");
const ofGame = (path) => /^www\/games\/([\w-]+)\//.exec(path)?.[1] ?? "";
/** The files that a page of a game loads. */
const filesOf = (game) => everything.filter(([path]) => ["", game].includes(ofGame(path)));
const catalogues = filesOf("desert-fox");
const allKeys = new Set(everything.flatMap(([, texts]) => Object.keys(texts)));
const keys = new Set(catalogues.flatMap(([, texts]) => Object.keys(texts)));
const declarations = await readText("pkg/desert-fox/desert_fox.d.ts");

test("the page loads its files of texts before the rest of the page is there, and others when they are needed or for a board on another website", async () => {
  const listed = new Set([FILES, PLAY_FILES, EMBED_FILES, HELP_FILES, ANALYST_FILES, Object.values(TEXTS)].flat(2));
  assert.deepEqual([...listed].map((file) => pathOf("en", file)).sort(), catalogues.map(([path]) => path).sort());
  const rommel = new Set(
    Object.values(ROMMEL_TEXTS)
      .flat()
      .map((file) => pathOf("en", file)),
  );
  assert.deepEqual(
    everything.flatMap(([path]) => (ofGame(path) === "rommel-in-the-desert" && !rommel.has(path) ? [path] : [])),
    [],
  );
  const html = await readText("index.html");
  assert.equal(html.match(/<script [^>]*src="([^"]+)"|rel="(?:module)?preload"/)?.[1], "pkg/page/early.js");
});

test("every text that the page names by its whole key is there", async () => {
  const modules = (await readdir(new URL("../../www/", import.meta.url), { recursive: true })).filter((file) =>
    /\.[jt]s$/.test(file),
  );
  const missing = [];
  for (const file of modules) {
    const source = await readText(`www/${file}`);
    const own = ofGame(`www/${file}`);
    const known = own ? new Set(filesOf(own).flatMap(([, texts]) => Object.keys(texts))) : allKeys;
    for (const [, key] of source.matchAll(/\bt\("([\w.-]+)"[,)]/g))
      if (!known.has(key)) missing.push(`${file}: ${key}`);
    for (const [, key] of source.matchAll(/\btn\("([\w.-]+)",/g))
      if (!known.has(`${key}.other`) || !known.has(`${key}.one`)) missing.push(`${file}: ${key}`);
  }
  assert.deepEqual(missing, []);
});

for (const game of GAMES)
  test(`${game}: no key stands in two files that its page loads, and every counted text has its singular`, () => {
    const all = filesOf(game).flatMap(([, texts]) => Object.keys(texts));
    const own = new Set(all);
    assert.deepEqual(
      all.filter((key, i) => all.indexOf(key) !== i),
      [],
    );
    assert.deepEqual(
      all.filter(
        (key) => key.endsWith(".other") && !/^(city|beside)\./.test(key) && !own.has(key.replace(/other$/, "one")),
      ),
      [],
    );
  });

/** The values of a type of the engine. */
function values(type) {
  const [, union] = declarations.match(new RegExp(`^export type ${type} = ([^;]*);`, "m")) ?? [];
  const found = [...(union ?? "").matchAll(/"([^"]+)"/g)].map(([, value]) => value);
  assert.ok(found.length > 1, type);
  return found;
}

const SAID = [
  ["Code", "finding"],
  ["BoardCode", "note"],
  ["RefusalCode", "refusal"],
  ["Stage", "stage"],
  ["Side", "side"],
  ["Nation", "nation"],
  ["UnitKind", "kind"],
  ["Terrain", "terrain"],
  ["HexsideTerrain", "hexside"],
  ["Way", "way"],
  ["Provenance", "provenance"],
  ["Preset", "preset"],
  ["MovementClass", "class"],
  ["MoveMode", "mode"],
  ["Phase", "phase"],
  ["Carrier", "carrier"],
  ["SupplyAct", "act"],
  ["Fate", "fate"],
  ["OverrunQuestion", "overrun"],
  ["UnitSize", "size"],
  ["RefitStep", "refit"],
  ["EventCode", "event"],
  ["GamePhase", "gamePhase"],
  ["Segment", "segment"],
  ["VictoryLevel", "victory"],
];

for (const [type, start] of SAID) {
  test(`every ${type} has a text`, () => {
    const missing = values(type).filter(
      (value) => !keys.has(`${start}.${value}`) && !keys.has(`${start}.${value}.other`),
    );
    assert.deepEqual(missing, []);
  });
}

// What an event carries, and what follows from it: the name of its phase, the number of its combat counted from 1, the
// movement
// points between its half points before and after.
const OF_EVENT = ["unit", "hex", "side", "nation", "before", "after", "n", "phase", "combat", "points"];

test("the text of an event names only what an event tells", () => {
  const texts = catalogues.flatMap(([, texts]) => Object.entries(texts)).filter(([key]) => key.startsWith("event."));
  assert.ok(texts.length > 50);
  const strange = texts.filter(([, text]) =>
    [...text.matchAll(/\{(\w+)\}/g)].some(([, name]) => !OF_EVENT.includes(name)),
  );
  assert.deepEqual(strange, []);
});

test("every scenario has a name and a sentence, and every publication of one a name", async () => {
  const scenarios = await readText("crate/desert-fox/data/scenarios.toml");
  const names = [...scenarios.matchAll(/^name = "([^"]+)"$/gm)].map(([, name]) => name);
  const sets = [...scenarios.matchAll(/^set = "([^"]+)"$/gm)].map(([, set]) => `play.new.set.${set}`);
  assert.ok(names.length > 1 && sets.length === names.length);
  const about = names.map((name) => name.replace(/^scenario/, "play.new.about"));
  assert.deepEqual(
    [...names, ...about, ...sets].filter((key) => !keys.has(key)),
    [],
  );
});

test("every switch of the rules has a text, and each of its values", async () => {
  const { switches } = (await initWasm()).ruleSets();
  const wanted = switches.flatMap(({ field, values }) => [field, ...values.map((value) => `${field}.${value}`)]);
  assert.deepEqual(
    wanted.filter((key) => !keys.has(`rules.switch.${key}`)),
    [],
  );
});

test("every ruling of a switch has an explanation of each value", async () => {
  const { switches } = (await initWasm()).ruleSets();
  assert.ok(switches.length > 10 && switches.every(({ rulings }) => rulings.length));
  const missing = switches.flatMap(({ field, values, rulings }) =>
    values
      .map((value) => `rules.says.${field}.${value}`)
      .filter((key) => !keys.has(key))
      .map((key) => `${rulings.join(", ")}: ${key}`),
  );
  assert.deepEqual(missing, []);
});

test("a note that waits for a die has a text for the die rolled", () => {
  const rolled = [...keys].filter((key) => /^note\..*\.rolled$/.test(key));
  assert.ok(rolled.length > 3);
  for (const key of rolled) {
    const [before, after] = [key.replace(/\.rolled$/, ""), key].map((key) =>
      catalogues.map(([, texts]) => texts[key]).find(Boolean),
    );
    assert.match(after, /\{after\}/, key);
    assert.doesNotMatch(before ?? "{after}", /\{after\}/, key);
  }
});

test("every document in which a value of the charts stands has a name", async () => {
  const { chartTables } = await initWasm();
  const documents = new Set(chartTables({ changes: [] }).values.flatMap(({ source }) => source?.split(" ")[0] ?? []));
  assert.ok(documents.size > 5);
  assert.deepEqual(
    [...documents].filter((document) => !keys.has(`source.${document}`)),
    [],
  );
});
