// Every key of a text that the page can build or hand on is there, in both languages and for each game that loads the
// script: keys written out, keys of templates with all values that their holes can have, and keys that a function
// returns.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { SyntaxKind } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

import * as foxHelp from "../../www/games/desert-fox/help/help.ts";
import * as foxWords from "../../www/games/desert-fox/help/glossary.ts";
import * as foxGuide from "../../www/games/desert-fox/guide/steps.ts";
import * as foxHowTo from "../../www/games/desert-fox/how-to/content.ts";
import { labelOf } from "../../www/games/rommel-in-the-desert/charts/own-charts.ts";
import * as rommelHelp from "../../www/games/rommel-in-the-desert/help/help.ts";
import * as rommelWords from "../../www/games/rommel-in-the-desert/help/glossary.ts";
import * as rommelGuide from "../../www/games/rommel-in-the-desert/guide/steps.ts";
import * as rommelHowTo from "../../www/games/rommel-in-the-desert/how-to/content.ts";
import { LANGUAGES } from "../../www/lang/choice.ts";
import { NO_KEYS, NO_TEXTS, OF_GAME, SHARED } from "./built-keys.mjs";
import { initWasm, readText, root, textFiles } from "./harness.mjs";

const FOX = "desert-fox";
const ROMMEL = "rommel-in-the-desert";
const GAMES = [FOX, ROMMEL];
const gameOf = (path) => /www\/games\/([\w-]+)\//.exec(path)?.[1] ?? "";
/** The games whose page loads a script. */
const gamesOf = (file) => (gameOf(file) ? [gameOf(file)] : GAMES);

/** The keys that the page of a game loads, by language. @type {Map<string, Set<string>>} */
const loaded = new Map();
for (const tag of LANGUAGES)
  for (const game of GAMES) {
    const files = (await textFiles(tag)).filter(([path]) => ["", game].includes(gameOf(path)));
    loaded.set(`${tag} ${game}`, new Set(files.flatMap(([, texts]) => Object.keys(texts))));
  }
const beginnings = new Set([...loaded.values()].flatMap((keys) => [...keys].map((key) => key.split(".")[0])));
/** Forms of a text that depend on a number, or on what came of it. */
const FORMS = ["", ".other", ".comes", ".waits", ".succeeds", ".fails"];
/** Where a key has no text: languages and games. @param {string} key @param {readonly string[]} games */
const lacking = (key, games) =>
  [...loaded].flatMap(([where, keys]) =>
    games.includes(where.split(" ")[1]) && !FORMS.some((form) => keys.has(key + form)) ? [`${key} (${where})`] : [],
  );

const project = new API({ cwd: root });
after(() => project.close());
const { program, checker } = project
  .updateSnapshot({ openProjects: [`${root}tests/web/tsconfig.json`] })
  .getProjects()[0];
const scripts = program.getSourceFileNames().filter((file) => file.includes("/www/") && !file.includes("/vendor/"));

/** The strings that a type consists of, or null where it has no end. @returns {string[]|null} */
function stringsOf(type) {
  if (!type) return null;
  if (type.isUnionType()) {
    const parts = type.getTypes().map(stringsOf);
    return parts.includes(null) ? null : parts.flat();
  }
  if (type.isLiteralType()) return [String(type.value)];
  return ["undefined", "null"].includes(checker.typeToString(type)) ? [] : null;
}

/**
 * @typedef {{file: string, key: string}} Written
 * @typedef {{file: string, text: string, pattern: string, parts: string[], holes: (string[]|null)[], asked: boolean}}
 *   Built
 */
/** @type {{written: Written[], built: Built[], joined: string[], actions: Set<string>}} */
const found = { written: [], built: [], joined: [], actions: new Set() };
const KEY = /^[a-z]\w*(\.[\w-]+)+$/i;
const known = (/** @type {string} */ text) => beginnings.has(text.split(".")[0]);
/** Functions whose first argument is the name of an action. */
const NAMES_AN_ACTION = /^(button|digitButton|keyedButton|action|act|answer)$/;

for (const file of scripts) {
  const source = program.getSourceFile(file);
  const asked = new Set([...source.text.matchAll(/\bhas\(\s*(`[^`]*`|"[^"]*")/g)].map(([, text]) => text));
  const look = (node, parent) => {
    if (node.kind === SyntaxKind.ImportDeclaration) return;
    if (node.kind === SyntaxKind.StringLiteral && known(node.text)) {
      const isAction =
        (parent.kind === SyntaxKind.PropertyAssignment && parent.name === node) ||
        (parent.kind === SyntaxKind.MethodDeclaration && parent.name === node) ||
        (parent.kind === SyntaxKind.CallExpression &&
          parent.arguments[0] === node &&
          NAMES_AN_ACTION.test(parent.expression.getText()));
      if (isAction) found.actions.add(node.text);
      else if (KEY.test(node.text) && !asked.has(`"${node.text}"`)) found.written.push({ file, key: node.text });
      if (/^[a-z]\w*(\.[\w-]+)*\.$/i.test(node.text)) found.joined.push(`${file}: ${node.text}`);
    }
    if (
      node.kind === SyntaxKind.TemplateExpression &&
      /^[a-z]\w*\.[\w.-]*$/i.test(node.head.text) &&
      known(node.head.text)
    ) {
      const spans = [...node.templateSpans];
      const holes = checker.getTypeAtLocation(spans.map(({ expression }) => expression)).map(stringsOf);
      const parts = [node.head.text, ...spans.map(({ literal }) => literal.text)];
      const text = node.getText();
      found.built.push({ file, text, pattern: parts.join("*"), parts, holes, asked: asked.has(text) });
    }
    node.forEachChild((child) => look(child, node));
  };
  look(source, source);
}

/** The templates that build a key for which the page does not ask by `has`. */
const built = found.built.filter(({ text, asked }) => !asked && !NO_KEYS.has(text));

/** What stands for values in the table, by game. */
const engines = { [FOX]: await initWasm(FOX), [ROMMEL]: await initWasm(ROMMEL) };
const camel = (/** @type {string} */ text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const switches = (game) => (game === FOX ? engines[FOX].ruleSets() : engines[ROMMEL].switches()).switches;
const scenarios = (game) => engines[game].scenarios().scenarios;
const PARTS = {
  [FOX]: [foxHelp, foxWords, foxGuide, foxHowTo],
  [ROMMEL]: [rommelHelp, rommelWords, rommelGuide, rommelHowTo],
};
const [help, glossary, guide, howTo] = [0, 1, 2, 3].map((i) => (game) => PARTS[game][i]);
/** @type {Record<string, (game: string) => string[]>} */
const SOURCES = {
  switch: (game) => switches(game).map(({ field }) => field),
  setting: (game) => switches(game).flatMap(({ field, values }) => values.map((value) => `${field}/${value}`)),
  scenarioName: () => scenarios(FOX).map(({ name }) => name.split(".").at(-1)),
  scenarioCamel: (game) => scenarios(game).map(({ id }) => camel(id)),
  word: (game) => glossary(game).WORDS.map(({ id }) => id),
  step: (game) => guide(game).STEPS.map(({ key }) => key),
  part: (game) => howTo(game).PAGES[0].parts.map(({ id }) => id),
  refereeKey: (game) => [...help(game).HELP.keys.referee],
  chartLabel: () =>
    engines[ROMMEL].charts({ changes: [] }).values.flatMap(({ what }) => {
      const [first, second] = labelOf(what).key.split(".").slice(1);
      return second && !["unit", "map", "scenario"].includes(first) ? [`${first}/${second}`] : [];
    }),
};
const declarations = {};
for (const game of GAMES) declarations[game] = await readText(`pkg/${game}/${game.replaceAll("-", "_")}.d.ts`);

/** The values of a name in the table: of a list above, or of a type of the engine. @returns {string[]} */
function valuesOf(name, game) {
  if (SOURCES[name]) return SOURCES[name](game);
  const [, union] = declarations[game].match(new RegExp(`^export type ${name} = ([^;]*);`, "m")) ?? [];
  if (union) return [...union.matchAll(/"([^"]+)"/g)].map(([, value]) => value);
  assert.ok(
    GAMES.some((other) => declarations[other].includes(`export type ${name} = `)),
    `no engine knows ${name}`,
  );
  return [];
}

/** What can stand in the holes of a pattern on the page of a game, or null where the table is silent. */
function tabled(pattern, game) {
  const line = OF_GAME[game][pattern] ?? SHARED[pattern];
  return line === undefined
    ? null
    : line.split(" ").flatMap((word) => {
        const [, before, name] = /^(.*?)@(\w+)$/.exec(word) ?? [];
        return name ? valuesOf(name, game).map((value) => before + value) : word ? [word] : [];
      });
}

/** The keys that a template builds on the page of a game, or null where that is not known. @param {Built} template */
function keysOf({ pattern, parts, holes }, game) {
  const values = tabled(pattern, game);
  const join = (/** @type {string[]} */ filled) =>
    filled.reduce((key, value, i) => key + value + parts[i + 1], parts[0]);
  if (values) return values.map((value) => join(parts.length > 2 ? value.split("/") : [value]));
  if (holes.includes(null)) return null;
  return holes
    .reduce((all, some) => all.flatMap((head) => some.filter(Boolean).map((value) => [...head, value])), [[]])
    .map(join);
}

test("every key that a script names or a function returns has a text", () => {
  assert.ok(found.written.length > 2000);
  const missing = found.written
    .filter(({ key }) => !found.actions.has(key) && !NO_TEXTS.has(key))
    .flatMap(({ file, key }) => lacking(key, gamesOf(file)).map((where) => `${file.slice(root.length)}: ${where}`));
  assert.deepEqual([...new Set(missing)], []);
});

test("what can stand in a key that a template builds is known: by its type, or by the table", () => {
  assert.ok(built.length > 400);
  const unknown = built.filter((template) => gamesOf(template.file).some((game) => keysOf(template, game) === null));
  assert.deepEqual(
    unknown.map(({ file, text }) => `${file.slice(root.length)}: ${text}`),
    [],
  );
});

test("no key is put together with a plus sign, which no test could follow", () => {
  assert.deepEqual(found.joined, []);
});

for (const game of GAMES)
  test(`${game}: every key that a template can build has a text`, () => {
    const missing = new Set();
    for (const template of built) {
      if (!gamesOf(template.file).includes(game)) continue;
      for (const key of keysOf(template, game) ?? [])
        for (const where of lacking(key, [game])) missing.add(`${where} by ${template.text}`);
    }
    assert.deepEqual([...missing], []);
  });

test("the table of templates holds no line that no script needs", () => {
  const patterns = new Set(found.built.map(({ pattern }) => pattern));
  const lines = [SHARED, ...Object.values(OF_GAME)].flatMap(Object.keys);
  assert.deepEqual(
    lines.filter((line) => !patterns.has(line)),
    [],
  );
  const texts = new Set(found.built.map(({ text }) => text));
  assert.deepEqual(
    [...NO_KEYS].filter((text) => !texts.has(text)),
    [],
  );
  const written = new Set(found.written.map(({ key }) => key));
  assert.deepEqual(
    [...NO_TEXTS].filter((key) => !written.has(key)),
    [],
  );
});
