// The case files are of the form that their schema gives.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import Ajv2020 from "ajv/dist/2020.js";

import { readCases } from "./case-files.mjs";
import { readText, root } from "./harness.mjs";

const folder = "tests/rulings";
const schema = JSON.parse(await readText(`${folder}/case.schema.json`));
const check = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
const files = (await readdir(`${root}${folder}`)).filter(
  (name) => name.endsWith(".json") && name !== "case.schema.json",
);

test("there are case files", () => assert.ok(files.length > 0));

for (const name of files) {
  test(`${name} fits the schema`, async () => {
    const file = JSON.parse(await readText(`${folder}/${name}`));
    for (const one of [file, { $schema: file.$schema, cases: await readCases(name) }]) {
      check(one);
      assert.deepEqual(check.errors ?? [], []);
    }
  });
}

test("a case without an expected answer does not fit", () => {
  const bare = {
    $schema: "case.schema.json",
    cases: [{ name: "nothing", rulings: ["R017"], call: { call: "roster" } }],
  };
  assert.equal(check(bare), false);
});
