import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { initWasm, readText } from "./harness.mjs";

test("the wasm, the page's constant and the recorded facts name the same build", async () => {
  const wasm = await initWasm();
  const { BUILD_ID } = await import("../../pkg/desert-fox/build.js");
  const facts = JSON.parse(await readText("pkg/desert-fox/build.json"));
  assert.match(BUILD_ID, /^[0-9a-f]{12}$/);
  assert.equal(wasm.version().buildId, BUILD_ID);
  assert.equal(facts.buildId, BUILD_ID);
  assert.equal(wasm.version().engine, facts.engine);
});

test("the wasm, whole games with their border and the opponents and the analyst included, has at most 1,095 kB gzipped", async () => {
  const bytes = await readFile(new URL("../../pkg/desert-fox/desert_fox_bg.wasm", import.meta.url));
  const size = gzipSync(bytes, { level: 9 }).length;
  console.log(`wasm: ${bytes.length} bytes, ${size} gzipped`);
  assert.ok(size <= 1_095_000, `${size} bytes`);
});
