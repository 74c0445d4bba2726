// The page names every module it needs before it needs it, so that a browser fetches them all at once.

import assert from "node:assert/strict";
import { posix } from "node:path";
import { test } from "node:test";

import { readText } from "./harness.mjs";

/** The modules that a module imports, at once or later; types in comments do not count. */
function imports(file, text) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const named = code.matchAll(/(?:\bfrom\s*|^\s*import\s*|\bimport\(\s*)"(\.[^"]+\.js)"/gm);
  return [...named].map(([, path]) => posix.join(posix.dirname(file), path));
}

// Fetched once the page is ready, or when their section is opened: what nothing else needs is not preloaded.
const LATER = [
  "www/embed/play.js",
  "www/games/desert-fox/embed/play-parts.js",
  "www/games/desert-fox/explorer/explorer.js",
  "www/games/desert-fox/help/glossary.js",
  "www/games/desert-fox/help/help.js",
  "www/games/desert-fox/play/parts.js",
  "www/games/desert-fox/referee/modes.js",
  "www/games/desert-fox/rules/rules.js",
  "www/games/desert-fox/store.js",
  "www/games/rommel-in-the-desert/embed/embed.js",
  "www/games/rommel-in-the-desert/game.js",
  "www/help/case-words.js",
  "www/help/open.js",
  "www/offline/offline.js",
  "www/play/play.js",
  "www/play/without-engine.js",
];

async function reachable(start, more) {
  const later = [...LATER, ...more];
  const seen = new Set(later);
  const open = [start];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...imports(file, await readText(file)));
  }
  seen.delete(start);
  for (const file of later) seen.delete(file);
  return [...seen].sort();
}

// What the first game brings for boards on other websites, and for the page itself, is not for the other.
for (const [page, start, later] of [
  ["index.html", "www/app.js", ["www/games/desert-fox/embed/embed.js"]],
  ["embed.html", "www/embed/page.js", ["www/games/desert-fox/game.js"]],
]) {
  test(`${page} preloads the modules that it starts with, all of them and no other`, async () => {
    const html = await readText(page);
    const preloaded = [
      ...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" async src)="([^"]+)"/g),
    ].map(([, path]) => path);
    assert.deepEqual(preloaded.sort(), await reachable(start, later));
  });
}
