// Texts that are too long for any file, link or question are refused before the engine copies them: its memory does not
// grow.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { initWasm } from "./harness.mjs";

const wasm = await initWasm();
const bytes = await readFile(new URL("../../pkg/desert-fox/desert_fox_bg.wasm", import.meta.url));
const { memory } = wasm.initSync({ module: new WebAssembly.Module(bytes) });
const LONG = "x".repeat(50 * 1024 * 1024);

/** What a call throws: its code and path. */
function thrown(call) {
  try {
    call();
  } catch ({ name, code, details }) {
    assert.equal(name, "EngineError");
    return [code, details.path];
  }
  return assert.fail("nothing is thrown");
}

test("a text that is too long is refused as such, and the memory stays small", () => {
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "00".repeat(16) },
  });
  const board = { position: { units: [] }, question: { kind: "hex", hex: LONG } };
  for (const [call, path] of [
    [() => wasm.Game.load(LONG), ["bad-save", "too-long"]],
    [() => wasm.Game.open(`d1.g.${LONG}`), ["bad-link", "too-long"]],
    [() => game.receive(`d1.t.${LONG}`), ["bad-link", "too-long"]],
    [() => wasm.decodeAnyLink(LONG), ["bad-link", "too-long"]],
    [() => wasm.decodeLink(LONG), ["bad-link", "too-long"]],
    [() => wasm.askBoard(board), ["bad-argument", "too-long"]],
  ])
    assert.deepEqual(thrown(call), path);
  assert.equal(wasm.readCharts(LONG).fault.code, "too-long");
  assert.ok(memory.buffer.byteLength < 24 * 1024 * 1024, `${memory.buffer.byteLength} bytes`);
});

test("the longest texts that are allowed are still looked at", () => {
  assert.deepEqual(
    thrown(() => wasm.Game.load(" ".repeat(2 * 1024 * 1024))),
    ["bad-save", "unreadable"],
  );
  assert.deepEqual(
    thrown(() => wasm.Game.load(7)),
    ["bad-argument", "text"],
  );
});

test("an argument that cannot be read always has a place", () => {
  for (const [argument, path] of [
    [undefined, "$"],
    [null, "$"],
    [7, "$"],
    [{}, "position"],
    [{ "": 1 }, "$"],
  ])
    assert.deepEqual(
      thrown(() => wasm.askBoard(argument)),
      ["bad-argument", path],
      JSON.stringify(argument),
    );
});
