// The symbols of the counters are those that milsymbol draws, and every kind and size of the roster has one.

import assert from "node:assert/strict";
import { test } from "node:test";

import { symbolsModule } from "../../crate/xtask/symbols.mjs";
import { SIZES, SYMBOLS } from "../../www/games/desert-fox/art/symbols.ts";
import { readText } from "./harness.mjs";

test("the committed symbols are what the script writes", async () => {
  assert.equal(await readText("www/games/desert-fox/art/symbols.ts"), symbolsModule());
});

test("every kind and every size that a counter can have is drawn", async () => {
  const declarations = await readText("pkg/desert-fox/desert_fox.d.ts");
  for (const [type, drawn] of [
    ["UnitKind", SYMBOLS],
    ["UnitSize", SIZES],
  ]) {
    const [, union] = declarations.match(new RegExp(`^export type ${type} = ([^;]*);`, "m"));
    assert.deepEqual([...union.matchAll(/"([^"]+)"/g)].map(([, name]) => name).sort(), Object.keys(drawn).sort(), type);
  }
});

test("no two kinds look alike", () => {
  const looks = Object.values(SYMBOLS).map((parts) => JSON.stringify(parts));
  assert.equal(new Set(looks).size, looks.length);
});
