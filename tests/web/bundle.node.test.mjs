// The bundle of the page: which scripts there are, what loads what, and what the first script requests.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { ALONE, ENTRIES, STYLES } from "../../crate/xtask/page/groups.mjs";
import { requestedFirst } from "../../crate/xtask/site/first-board.mjs";
import { GAMES } from "../../www/games/games.ts";
import { VERSION } from "../../www/offline/version.js";
import { chooseGame } from "../../www/shell/which-game.ts";
import { readText, root } from "./harness.mjs";

const names = (await readdir(`${root}pkg/page`)).filter((name) => name.endsWith(".js"));
const scripts = new Map(
  await Promise.all(
    names.map(async (name) => {
      const text = await readText(`pkg/page/${name}`);
      const imported = (form) => [...text.matchAll(form)].map(([, path]) => path);
      return [
        name,
        {
          text,
          atOnce: imported(/(?:\bfrom|\bimport)["'`]\.\/([\w-]+\.js\?\w+)["'`]/g),
          later: imported(/\bimport\(["'`]\.\/([\w-]+\.js\?\w+)["'`]\)/g),
        },
      ];
    }),
  ),
);
const nameOf = (address) => address.split("?")[0];

/** A script with all that it imports at once. */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const address of scripts.get(name).atOnce) closure(nameOf(address), seen);
  return seen;
}

test("every script names the others by the version of the sources, and all of them are there", () => {
  for (const [name, { text, atOnce, later }] of scripts) {
    for (const address of [...atOnce, ...later]) {
      assert.equal(address, `${nameOf(address)}?${VERSION}`, name);
      assert.ok(scripts.has(nameOf(address)), address);
    }
    for (const [, other] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
      assert.ok(!scripts.has(other), `${name}: ${other}`);
  }
});

test("a script that is asked for under another version than its own says so and does not run", async () => {
  const said = [];
  globalThis.dispatchEvent = ({ type }) => said.push(type);
  const url = new URL("../../pkg/page/games-desert-fox-game.js", import.meta.url).href;
  await assert.rejects(import(`${url}?0123456789ab`), /another build/);
  await import(`${url}?cache=no`);
  assert.deepEqual(said, ["another-build"]);
  for (const name of names)
    if (name !== "early.js")
      assert.ok(scripts.get(name).text.includes(`(?!${VERSION}$)[0-9a-f]{12}$/.test(import.meta.url)`), name);
});

test("no script comes back to itself over what it imports, and those that stand alone import nothing", () => {
  for (const [name, { atOnce }] of scripts)
    for (const address of atOnce) assert.ok(!closure(nameOf(address)).has(name), `${name} and ${address}`);
  for (const name of [...Object.keys(ALONE), "early"]) assert.deepEqual(scripts.get(`${name}.js`).atOnce, [], name);
});

test("a board on another website loads nothing of the page that chooses a game and a language", () => {
  assert.ok(closure("page.js").has("first.js"));
  const onlyOfThePage = ["first.js", "page.js"];
  for (const name of Object.keys(ENTRIES)) {
    if (name === "page") continue;
    const all = [...closure(`${name}.js`)].flatMap((script) => [
      script,
      ...scripts.get(script).later.flatMap((address) => [...closure(nameOf(address))]),
    ]);
    assert.deepEqual(
      all.filter((script) => onlyOfThePage.includes(script)),
      [],
      name,
    );
  }
});

test("no script of one game loads one of the other at once", () => {
  const [first, second] = GAMES.map(({ id }) => id);
  for (const [game, other] of [
    [first, second],
    [second, first],
  ])
    for (const name of names.filter((name) => name.includes(game)))
      assert.deepEqual(
        [...closure(name)].filter((script) => script.includes(other)),
        [],
        name,
      );
});

test("every style sheet of www/style belongs to a group, and each group has its file", async () => {
  const grouped = new Set(Object.values(STYLES).flat());
  for (const name of await readdir(`${root}www/style`))
    if (name.endsWith(".css")) assert.ok(grouped.has(`www/style/${name}`), name);
  for (const group of Object.keys(STYLES)) assert.ok(existsSync(`${root}pkg/page/${group}.css`), group);
});

/** What the first script requests at an address: scripts, and the other files. */
async function requested(from) {
  const links = await requestedFirst(from);
  const paths = (kind) => links.flatMap(({ rel, path }) => (rel === kind ? path : []));
  return { files: paths("preload"), modules: paths("modulepreload") };
}

for (const { id, early, texts } of GAMES)
  test(`the first script requests the engine, the scripts and the texts that the page starts with for ${id}`, async () => {
    const { files, modules } = await requested({ search: `?game=${id}` });
    assert.deepEqual(files.slice(0, early.length), early);
    assert.deepEqual(
      files.slice(early.length).filter((path) => path.includes("/games/")),
      texts.page.map((file) => `www/games/${file.replace("/", "/lang/en/")}.json`),
    );
    for (const file of files) assert.ok(existsSync(root + file), file);
    const started = new Set([...closure("page.js"), ...closure(`games-${id}-game.js`)]);
    started.delete("page.js");
    assert.deepEqual(modules.sort(), [...started].map((name) => `pkg/page/${name}`).sort());
  });

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
    assert.deepEqual((await requested(from)).files.slice(0, 2), chosen.early, JSON.stringify(from));
    seen.add(chosen);
  }
  assert.equal(seen.size, GAMES.length);
});
