// The page requests every module that it starts with before it needs it, and the engine of the game that it shows.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

import { requestedFirst } from "../../crate/xtask/site/first-board.mjs";
import { GAMES } from "../../www/games/games.js";
import { chooseGame } from "../../www/shell/which-game.js";
import { readText, root } from "./harness.mjs";

/** The modules that a module imports, at once or later; types in comments do not count. */
function imports(file, text) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const named = code.matchAll(/(?:\bfrom\s*|^\s*import\s*|\bimport\(\s*)"(\.[^"]+\.js)"/gm);
  return [...named].map(([, path]) => posix.join(posix.dirname(file), path));
}

// Fetched once the page is ready, or when their section is opened: what nothing else needs is not preloaded.
const LATER = [
  "www/embed/play.js",
  "www/help/case-words.js",
  "www/help/open.js",
  "www/offline/offline.js",
  "www/play/play.js",
  "www/play/without-engine.js",
  ...GAMES.flatMap(({ id }) =>
    [
      "embed/play-parts.js",
      "explorer/explorer.js",
      "help/glossary.js",
      "help/help.js",
      "play/parts.js",
      "referee/modes.js",
      "referee/referee.js",
      "rules/rules.js",
      "store.js",
    ].map((file) => `www/games/${id}/${file}`),
  ),
];
const SECOND = GAMES.slice(1).flatMap(({ id }) => [`www/games/${id}/game.js`, `www/games/${id}/embed/embed.js`]);

async function reachable(starts, without) {
  const later = new Set([...LATER, ...without]);
  const seen = new Set();
  const open = [...starts];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || later.has(file)) continue;
    seen.add(file);
    open.push(...imports(file, await readText(file)));
  }
  return [...seen].sort();
}

/** The modules that an HTML page names itself. */
const named = (html) =>
  [...html.matchAll(/<(?:link rel="modulepreload" href|script type="module"(?: async)? src)="([^"]+)"/g)].map(
    ([, path]) => path,
  );

/** What the first script requests at an address: paths of files, and after them those of modules. */
async function requested(from) {
  const links = await requestedFirst(from);
  const paths = (kind) => links.flatMap(({ rel, path }) => (rel === kind ? path : []));
  assert.ok(links.every(({ rel }, at) => (rel === "preload") === at < paths("preload").length));
  return { files: paths("preload"), modules: paths("modulepreload") };
}

const STYLE_WATCH = "www/shell/style-watch.js";

test("the first script of the page stands before the style sheets and imports nothing, as the one that looks after them", async () => {
  const [beforeStyles] = (await readText("index.html")).split('<link rel="stylesheet"', 1);
  assert.deepEqual(named(beforeStyles), ["www/games/early.js", STYLE_WATCH]);
  for (const script of named(beforeStyles)) assert.deepEqual(imports(script, await readText(script)), []);
});

for (const { id, early } of GAMES) {
  test(`the first script requests the engine and the modules that the page starts with for ${id}, and no others`, async () => {
    const others = GAMES.flatMap((game) => (game.id === id ? [] : `www/games/${game.id}/game.js`));
    const embeds = GAMES.map((game) => `www/games/${game.id}/embed/embed.js`);
    const { files, modules } = await requested({ search: `?game=${id}` });
    const scripts = named(await readText("index.html"));
    assert.deepEqual([...scripts, ...modules].sort(), await reachable(scripts, [...others, ...embeds]));
    assert.deepEqual(files, early);
    for (const file of files) assert.ok(existsSync(root + file), file);
  });
}

test("the first script requests the engine of the game that the page chooses", async () => {
  const [first, second] = GAMES.map(({ id }) => id);
  const cases = [first, second, "none", null].flatMap((stored) => [
    { stored },
    ...["", "#map", "#first-game", "#d1.g.x.y", "#r1.t.x", "#r2.p.x", "#R017", "#D041", "#I017", "#R17", "#rules"].map(
      (hash) => ({ stored, hash }),
    ),
    ...[first, second, "none"].flatMap((game) => [
      { stored, search: `?lang=de&game=${game}` },
      { stored, search: `?game=${game}`, noted: second },
      { stored, noted: game, hash: "#d1.g.x.y" },
    ]),
  ]);
  const seen = new Set();
  for (const from of cases) {
    const chosen = chooseGame(GAMES, { search: "", hash: "", ...from });
    assert.deepEqual((await requested(from)).files, chosen.early, JSON.stringify(from));
    seen.add(chosen);
  }
  assert.equal(seen.size, GAMES.length);
});

test("embed.html preloads the modules that it starts with, all of them and no other", async () => {
  const started = await reachable(["www/embed/page.js", STYLE_WATCH], [...SECOND, `www/games/${GAMES[0].id}/game.js`]);
  assert.deepEqual(named(await readText("embed.html")).sort(), started);
});
