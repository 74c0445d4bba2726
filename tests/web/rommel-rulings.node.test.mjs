// Puts every case of `tests/rommel-in-the-desert/rulings` to the wasm; `crate/rommel-in-the-desert/tests/rulings.rs` puts
// the same cases to the engine, and tries their switches.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { readCases } from "./case-files.mjs";
import { initWasm } from "./harness.mjs";
import { mismatch } from "./matching.mjs";

const FOLDER = "tests/rommel-in-the-desert/rulings";
const wasm = await initWasm("rommel-in-the-desert");

for (const file of (await readdir(new URL(`../../${FOLDER}/`, import.meta.url))).sort()) {
  if (!file.endsWith(".json") || file.endsWith(".schema.json")) continue;
  const cases = await readCases(file, "rommel-in-the-desert");
  test(file, () => {
    assert.ok(cases.length > 0);
    const faults = cases.map(({ name, call, expect }) => {
      const fault = mismatch(expect, wasm[call.call](call.query));
      return fault && `${name}: ${fault}`;
    });
    assert.deepEqual(
      faults.filter((fault) => fault),
      [],
    );
  });
}
