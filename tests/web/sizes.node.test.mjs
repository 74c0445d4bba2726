// What `cargo xtask site` counts together when it prints sizes, and how it prints them. No size fails a test.

import assert from "node:assert/strict";
import { test } from "node:test";

import { line, partsOf } from "../../crate/xtask/site/sizes.mjs";
import { readText } from "./harness.mjs";

const LIBRARY = "www/vendor/idb/index.js";

test("a game has its wasm and all scripts but those of other games and of old addresses", () => {
  const shared = ["www/app.js", LIBRARY];
  const of = (game) => [`pkg/${game}/glue.js`, `www/games/${game}/game.js`];
  const wasm = (game) => `pkg/${game}/game.wasm`;
  const old = ["pkg/glue.js", "pkg/game.wasm", "sw.js"];
  const two = partsOf([...of("first"), wasm("first"), ...of("second"), wasm("second"), ...shared, ...old], "", "");
  assert.deepEqual(Object.keys(two).length, 5);
  for (const game of ["first", "second"]) {
    assert.deepEqual(two[`${game}, wasm`], [wasm(game)]);
    assert.deepEqual(two[`${game}, scripts`], [...of(game), ...shared]);
  }
});

test("the first view is the page with the style sheets that it names and the modules that the first game starts with", async () => {
  const html = await readText("index.html");
  const { "first view": files } = partsOf([], html, await readText("www/games/early.js"));
  const named = [...html.matchAll(/(?:href|src)="([^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  for (const path of ["index.html", ...named, "www/dom.js", "www/games/desert-fox/game.js", "pkg/desert-fox/build.js"])
    assert.ok(files.includes(path), path);
  assert.ok(!files.includes("www/games/rommel-in-the-desert/game.js"));
  assert.ok(files.includes("www/app.js") && named.filter((path) => path.endsWith(".css")).length >= 4);
});

test("the committed figures are of the parts that the page has", async () => {
  const sizes = JSON.parse(await readText("docs/sizes.json"));
  const wasm = Object.keys(sizes).filter((part) => part.endsWith(", wasm"));
  const scripts = wasm.map((part) => part.replace("wasm", "scripts"));
  assert.deepEqual(Object.keys(sizes).sort(), ["first view", ...wasm, ...scripts].sort());
  for (const size of Object.values(sizes)) assert.ok(Number.isInteger(size) && size > 0);
});

test("a line says how much changed, and where a limit is passed", () => {
  assert.match(line("game, wasm", 500_000, 500_000), /^game, wasm +500\.0 kB gzipped, \+0\.0 kB since/);
  assert.match(line("game, wasm", 600_001, 700_000), /600\.0 kB gzipped, −100\.0 kB since .*above 600 kB/);
  assert.match(line("game, scripts", 250_000, undefined), /250\.0 kB gzipped, new$/);
  assert.match(line("first view", 120_500, 120_000), /\+0\.5 kB since .*above 120 kB/);
});
