// The golden saved games are of the form that the published schema gives.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import Ajv2020 from "ajv/dist/2020.js";

import { initWasm, readText, root } from "./harness.mjs";

const folders = ["tests/saves/v1", "tests/saves/revision1"];
const schema = JSON.parse(await readText("docs/save.schema.json"));
const check = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
const names = async (folder) =>
  (await readdir(`${root}${folder}`))
    .filter((name) => name.endsWith(".desertfox.json"))
    .map((name) => `${folder}/${name}`);
const files = (await Promise.all(folders.map(names))).flat();
const read = async (name) => JSON.parse(await readText(name));

test("there are saved games", () => assert.ok(files.length > 1));

for (const name of files) {
  test(`${name} fits the schema`, async () => {
    check(await read(name));
    assert.deepEqual(check.errors ?? [], []);
  });
}

test("a game that is saved now fits the schema with the revision of its rules", async () => {
  const game = (await initWasm()).Game.begin({ options: { scenario: "race-for-tobruk" } });
  const save = JSON.parse(game.save());
  game.free();
  check(save);
  assert.deepEqual([check.errors ?? [], save.rulesRevision], [[], 3]);
});

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
    { rulesRevision: 1 },
    { faces: [[0, "7"]] },
    { check: undefined },
    { players: {} },
  ]) {
    const changed = JSON.parse(JSON.stringify({ ...save, ...change }));
    assert.equal(check(changed), false, JSON.stringify(change));
  }
});

test("the declarations of the package name every order of the schema, and no other", async () => {
  const [words, { properties }] = schema.$defs.order.oneOf;
  const declarations = await readText("pkg/desert-fox/desert_fox.d.ts");
  const [, type] = declarations.split(/^export type GameOrder(?:Answer)? =/m);
  const declared = [...type.matchAll(/^\| (?:"|\{ )(\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), [...words.enum, ...Object.keys(properties)].sort());
});
