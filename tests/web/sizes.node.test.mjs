// What `cargo xtask site` counts together, and which sizes it finds fault with. That those of the page are in order is tested
// in site.browser.test.mjs, with the folder itself.

import assert from "node:assert/strict";
import { test } from "node:test";

import { committed, faults, scriptsOf } from "../../crate/xtask/site/sizes.mjs";

test("a game has all scripts of the bundle but those of other games", () => {
  const shared = ["pkg/page/base.js"];
  const of = (game) => [`pkg/page/${game}.js`, `pkg/page/games-${game}-help-help.js`];
  const games = ["first", "second"];
  const apart = ["pkg/first/glue.js", "pkg/page/first.css", "pkg/page/first.js.gz", "www/first.js", "sw.js"];
  for (const game of games)
    assert.deepEqual(scriptsOf(game, games, [...games.flatMap(of), ...shared, ...apart]), [...of(game), ...shared]);
});

test("a size above its bound is a fault, and so is a bound far above it, an old figure and a part without a bound", () => {
  const of = (gzip) => ({ "game, wasm": { gzip } });
  const found = (size, most, before) => faults(of(size), { most: of(most), sizes: of(before) });
  assert.deepEqual(found(1000, 1025, 1000), []);
  assert.deepEqual(found(1000, 1000, 991), []);
  assert.deepEqual(found(1026, 1025, 1026), ["game, wasm, gzip: 1026, above its bound of 1025"]);
  assert.deepEqual(found(1000, 1051, 1000), ["game, wasm, gzip: 1000, so its bound of 1051 watches nothing"]);
  for (const before of [989, 1011])
    assert.deepEqual(found(1000, 1025, before), [
      `game, wasm, gzip: 1000, not ${before}: run \`cargo xtask site --save-sizes\``,
    ]);
  assert.deepEqual(faults(of(1000), { most: {}, sizes: of(1000) }), ["game, wasm, gzip: 1000, bound missing"]);
  assert.deepEqual(faults({}, { most: of(1000), sizes: of(1000) }), ["game, wasm, gzip: gone, bound 1000"]);
});

test("both games have bounds for their first board, in requests and bytes, and for their wasm", async () => {
  const { most } = await committed();
  for (const game of ["desert-fox", "rommel-in-the-desert"]) {
    assert.deepEqual(Object.keys(most[`${game}, first board`]), ["requests", "gzip", "brotli"]);
    assert.deepEqual(Object.keys(most[`${game}, wasm`]), ["gzip", "brotli"]);
  }
});
