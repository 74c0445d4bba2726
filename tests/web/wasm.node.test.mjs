import assert from "node:assert/strict";
import { test } from "node:test";

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
