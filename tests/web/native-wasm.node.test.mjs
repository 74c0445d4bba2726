// The referee gives the same answers natively and in wasm: random combats and positions, compared as text.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm, tool } from "./harness.mjs";

const COMBATS = 10_000;
const POSITIONS = 2_000;

/** Asks the same questions natively and in wasm, compares the answers as text, and counts the refused ones. */
function refusedAlike(questions, call) {
  const answers = tool(["adjudicate", "--strict"], questions.join("\n"));
  assert.equal(answers.length, questions.length);
  let refused = 0;
  for (const [at, question] of questions.entries()) {
    const { id, query } = JSON.parse(question);
    const native = JSON.parse(answers[at]);
    assert.equal(native.id, id);
    const expected = JSON.stringify(native.answer);
    const found = JSON.stringify(call(query));
    if (found !== expected) {
      const from = Math.max(0, [...expected].findIndex((letter, place) => letter !== found[place]) - 60);
      const part = (text) => text.slice(from, from + 160);
      assert.fail(`seed ${id} at character ${from}:\nnative ${part(expected)}\nwasm   ${part(found)}`);
    }
    refused += native.answer.kind === "refused" ? 1 : 0;
  }
  return refused;
}

test("ten thousand random combats are answered alike natively and in wasm", async (context) => {
  const wasm = await initWasm();
  const questions = tool(["combats", "--count", String(COMBATS)]);
  assert.equal(questions.length, COMBATS);
  const refused = refusedAlike(questions, wasm.adjudicateCombat);
  context.diagnostic(`${COMBATS} alike, ${refused} of them refused`);
});

test("two thousand questions about random positions are answered alike natively and in wasm", async (context) => {
  const wasm = await initWasm();
  const questions = tool(["positions", "--count", String(POSITIONS)]);
  assert.equal(questions.length, POSITIONS);
  const refused = refusedAlike(questions, wasm.askBoard);
  assert.ok(refused < POSITIONS * 0.7, `${refused} are refused`);
  context.diagnostic(`${POSITIONS} alike, ${refused} of them refused`);
});

test("a combat survives a link and is answered as before", async () => {
  const wasm = await initWasm();
  for (const question of tool(["combats", "--count", "500", "--seed", "20000"])) {
    const { query } = JSON.parse(question);
    const read = wasm.decodeLink(`#${wasm.encodeLink(query)}`);
    assert.deepEqual(wasm.adjudicateCombat(read), wasm.adjudicateCombat(query));
  }
});

test("a position survives a link and is answered as before", async () => {
  const wasm = await initWasm();
  for (const text of tool(["positions", "--count", "200", "--seed", "20000"])) {
    const { rules, charts, position, question } = JSON.parse(text).query;
    const read = wasm.decodeAnyLink(`#${wasm.encodePosition({ rules, charts, position })}`);
    assert.equal(read.kind, "position");
    assert.deepEqual(wasm.askBoard({ ...read.sheet, question }), wasm.askBoard({ rules, charts, position, question }));
  }
});
