// The layers of the page: which folder may import which other.

import assert from "node:assert/strict";
import { test } from "node:test";

import { arrowsOf, circlesOf, faultsOf, scriptsIn } from "./imports.mjs";

const WWW = new URL("../../www/", import.meta.url).pathname;

/** From the lowest to the highest. A file that stands alone lies in a lower or a higher layer than its folder. */
const LAYERS = [
  ["dom.ts", "offline/version.js", "board/sides.ts", "board/geometry.ts", "board/readable.ts"],
  ["lang/", "shell/files.ts", "shell/late.ts"],
  ["store/"],
  ["shell/"],
  ["games/games.ts", ...ofGames("listed.ts", "storage.ts", "sides.ts", "texts.ts")],
  ["board/"],
  ["help/ruling-texts.ts", "worksheet/"],
  ["library/"],
  ["play/"],
  ["how-to/"],
  ["help/"],
  ["guide/", "rules/", "embed/", "offline/"],
  // Each game; what lies in its folder itself is its own lowest layer.
  ofGames("", "art/places.ts"),
  ofGames("art/"),
  ["games/desert-fox/play/texts.js", "games/desert-fox/play/options.js", "games/desert-fox/play/standing-words.js"],
  ofGames("charts/", "game.ts", "home/", "how-to/"),
  ["games/desert-fox/choice/", "games/desert-fox/referee/"],
  ["games/desert-fox/explorer/"],
  ofGames("play/"),
  ["games/rommel-in-the-desert/referee/"],
  ["games/rommel-in-the-desert/play/library-calls.js", "games/rommel-in-the-desert/play/parts.js"],
  ofGames("guide/", "help/", "rules/", "embed/"),
  // What pages and other websites load.
  ["app.ts", "shell/early.ts", "lang/first.ts", "embed/page.ts", "desert-fox.js", "rommel-in-the-desert.js"],
];

function ofGames(...paths) {
  return ["desert-fox", "rommel-in-the-desert"].flatMap((game) => paths.map((path) => `games/${game}/${path}`));
}

test("no script of the page imports from a higher layer, and no circle has more than five files", async () => {
  const arrows = arrowsOf(await scriptsIn(WWW));
  assert.ok(arrows.length > 1000);
  assert.deepEqual(faultsOf(arrows, LAYERS), []);
});

test("an import of a value, of a type and of what is handed on is an arrow; one that is made later is none", () => {
  const scripts = new Map([
    ["a.js", 'import { b } from "./deep/b.js"; import "./deep/b.js"; const later = () => import("./e.js");'],
    ["deep/b.js", '/** @typedef {import("../c.js").C} C */ export * from "./d.js"; // import("../a.js")\n'],
    ["c.js", '/** @import { D } from "./deep/d.js" */ const text = \'import("./a.js")\';'],
    ["t.ts", 'import type { A } from "./a.js"; export type { B } from "./deep/b.js"; type C = import("./c.js").C<D>;'],
    ["deep/d.js", 'import fs from "node:fs"; import "./missing.js";'],
    ["e.js", ""],
  ]);
  assert.deepEqual(arrowsOf(scripts), [
    ["a.js", "deep/b.js"],
    ["deep/b.js", "deep/d.js"],
    ["deep/b.js", "c.js"],
    ["c.js", "deep/d.js"],
    ["t.ts", "a.js"],
    ["t.ts", "deep/b.js"],
    ["t.ts", "c.js"],
  ]);
});

test("a circle of six files is a fault and one of five is none", () => {
  const circle = (count) => Array.from({ length: count }, (_, at) => [`f${at}.js`, `f${(at + 1) % count}.js`]);
  const layers = [Array.from({ length: 6 }, (_, at) => `f${at}.js`)];
  assert.deepEqual(circlesOf([["a.js", "b.js"], ...circle(3), ["b.js", "f0.js"]]), [["f0.js", "f1.js", "f2.js"]]);
  assert.deepEqual(faultsOf(circle(5), [layers[0].slice(0, 5)]), []);
  assert.deepEqual(faultsOf(circle(6), layers), ["a circle of 6 files: f0.js, f1.js, f2.js, f3.js, f4.js, f5.js"]);
});

test("an arrow upwards, a file in no layer and a layer of nothing are faults", () => {
  const layers = [["low/", "high/base.js"], ["high/"], ["gone/"]];
  const arrows = [
    ["high/a.js", "low/b.js"],
    ["low/b.js", "high/base.js"],
    ["low/b.js", "high/c.js"],
    ["other.js", "low/b.js"],
  ];
  assert.deepEqual(faultsOf(arrows, layers), [
    "other.js is in no layer",
    "low/b.js -> high/c.js: lies above",
    "gone/: nothing lies there, take it off the layers",
  ]);
});
