// The referee gives the same answers natively and in wasm: ten thousand random combats, compared as text.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

import { initWasm, root } from "./harness.mjs";

const COUNT = 10_000;

/** Runs the project's command and gives the lines that it prints. */
function tool(words, input) {
  const command = ["run", "--quiet", "--package", "tool", "--", ...words];
  const { status, stdout, stderr } = spawnSync("cargo", command, { cwd: root, input, maxBuffer: 2 ** 30 });
  assert.equal(status, 0, String(stderr));
  return String(stdout).trimEnd().split("\n");
}

test("ten thousand random combats are answered alike natively and in wasm", async (context) => {
  const wasm = await initWasm();
  const questions = tool(["combats", "--count", String(COUNT)]);
  const answers = tool(["adjudicate", "--strict"], questions.join("\n"));
  assert.equal(questions.length, COUNT);
  assert.equal(answers.length, COUNT);
  let refused = 0;
  for (const [at, question] of questions.entries()) {
    const { id, query } = JSON.parse(question);
    const native = JSON.parse(answers[at]);
    assert.equal(native.id, id);
    const expected = JSON.stringify(native.answer);
    const found = JSON.stringify(wasm.adjudicateCombat(query));
    if (found !== expected) {
      const from = Math.max(0, [...expected].findIndex((letter, place) => letter !== found[place]) - 60);
      const part = (text) => text.slice(from, from + 160);
      assert.fail(`seed ${id} at character ${from}:\nnative ${part(expected)}\nwasm   ${part(found)}`);
    }
    refused += native.answer.kind === "refused" ? 1 : 0;
  }
  context.diagnostic(`${COUNT} alike, ${refused} of them refused`);
});

test("a combat survives a link and is answered as before", async () => {
  const wasm = await initWasm();
  for (const question of tool(["combats", "--count", "500", "--seed", "20000"])) {
    const { query } = JSON.parse(question);
    const read = wasm.decodeLink(`#${wasm.encodeLink(query)}`);
    assert.deepEqual(wasm.adjudicateCombat(read), wasm.adjudicateCombat(query));
  }
});
