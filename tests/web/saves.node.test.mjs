// The golden saved games are of the form that the published schema gives.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import Ajv2020 from "ajv/dist/2020.js";

import { readText, root } from "./harness.mjs";

const folder = "tests/saves/v1";
const schema = JSON.parse(await readText("docs/save.schema.json"));
const check = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
const files = (await readdir(`${root}${folder}`)).filter((name) => name.endsWith(".desertfox.json"));
const read = async (name) => JSON.parse(await readText(`${folder}/${name}`));

test("there are saved games", () => assert.ok(files.length > 1));

for (const name of files) {
  test(`${name} fits the schema`, async () => {
    check(await read(name));
    assert.deepEqual(check.errors ?? [], []);
  });
}

test("what is no saved game of this form does not fit", async () => {
  const save = await read(files[0]);
  for (const change of [
    { schema: 2 },
    { format: "other" },
    { seed: "12" },
    { orders: [{ move: { units: ["5-5lt"], path: "north" } }] },
    { orders: [{ move: { units: ["5-5lt"] } }] },
    { orders: [{ answer: { retreatTo: { unit: "5-5lt" } } }] },
    { orders: ["surrender"] },
    { checkpoints: [] },
    { faces: [[0, "7"]] },
    { check: undefined },
    { players: {} },
  ]) {
    const changed = JSON.parse(JSON.stringify({ ...save, ...change }));
    assert.equal(check(changed), false, JSON.stringify(change));
  }
});
