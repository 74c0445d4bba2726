// No argument of a call ends in a trap or takes long: each is refused with an `EngineError`, and the engine goes on.

import assert from "node:assert/strict";
import { cpuUsage } from "node:process";
import { test } from "node:test";

import { initWasm, readText } from "./harness.mjs";

const GAMES = { "desert-fox": "1", "rommel-in-the-desert": "1940" };
const SEED = "07".repeat(16);

const cyclic = {};
cyclic.self = cyclic;
const throwing = {
  toJSON() {
    throw new TypeError("no JSON");
  },
};
let deep = [];
for (let level = 0; level < 10_000; level++) deep = [deep];

/** Values of every type, and such as no call takes. */
const VALUES = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e9,
  2 ** 32,
  2 ** 53,
  1e308,
  10n ** 30n,
  Symbol("none"),
  "",
  "x",
  "\u{0}\ud800",
  "9".repeat(100_000),
  "x".repeat(9_000_000),
  [],
  ["x", 1, null],
  new Array(2_000_000),
  new Uint8Array(2_000_000),
  { length: 1e9 },
  {},
  cyclic,
  throwing,
  deep,
  () => 1,
  new Date(),
  new Proxy({}, { get: () => assert.fail("read") }),
  Object.create(null),
];

/** The calls of a module and their parameters, by its declarations. */
async function callsOf(game) {
  const declarations = await readText(`pkg/${game}/${game.replaceAll("-", "_")}.d.ts`);
  const [, members] = /^export class Game \{(.*?)^\}/ms.exec(declarations);
  const parse = (text, pattern) =>
    [...text.matchAll(pattern)].map(([, fixed, name, list]) => ({
      name,
      fixed: !!fixed,
      parameters: list.split(", ").filter(Boolean).length,
    }));
  return {
    functions: parse(declarations, /^export function( ?)(\w+)\((.*)\):/gm),
    methods: parse(members, /^ {4}(static )?(\w+)\((.*)\):/gm),
  };
}

/** Calls and gives what was thrown; the call must be short by the time of the processor, however busy it is. */
function thrown(what, act) {
  const begin = cpuUsage();
  let error = null;
  try {
    act();
  } catch (found) {
    error = found;
  }
  const took = cpuUsage(begin).user / 1000;
  assert.ok(took < 1000, `${what} took ${took.toFixed()} ms`);
  if (!error) return null;
  assert.ok(["EngineError", "TypeError"].includes(error.name), `${what}: ${error.stack}`);
  if (error.name === "EngineError") assert.ok(error.code && typeof error.details.path === "string", what);
  return error;
}

/** Calls of the module that start and end it. */
const LIFE = ["initSync", "unload"];

for (const [game, scenario] of Object.entries(GAMES)) {
  test(`${game}: every exported call refuses wrong arguments with a reason, in no time, and the engine goes on`, async () => {
    const wasm = await initWasm(game);
    const { functions, methods } = await callsOf(game);
    const exported = Object.keys(wasm).filter((name) => typeof wasm[name] === "function" && /^[a-z]/.test(name));
    const named = functions.map(({ name }) => name);
    assert.deepEqual(
      exported.filter((name) => !named.includes(name)),
      ["default"],
    );
    const scenarios = wasm.scenarios().scenarios.map(({ id }) => id);
    const begun = { options: { scenario: scenarios.includes(scenario) ? scenario : scenarios[0] } };
    const begin = () => wasm.Game.begin({ ...begun, dice: { kind: "seed", seed: SEED } });
    const game_ = begin();
    const state = game_.fingerprint();
    const refused = new Set();
    for (const [index, value] of VALUES.entries()) {
      for (const { name, parameters } of functions) {
        if (!parameters || LIFE.includes(name)) continue;
        const what = `${name} of value ${index}, ${typeof value}`;
        if (thrown(what, () => wasm[name](...Array(parameters).fill(value)))) refused.add(name);
      }
      for (const { name, fixed, parameters } of methods) {
        if (!parameters) continue;
        const what = `Game.${name} of value ${index}, ${typeof value}`;
        const error = thrown(what, () => {
          const of = fixed ? wasm.Game : game_;
          const given = of[name](...Array(parameters).fill(value));
          if (given instanceof wasm.Game) given.free();
        });
        if (error) refused.add(name);
      }
    }
    const calls = [...functions.filter(({ name }) => !LIFE.includes(name)), ...methods];
    const taking = calls.filter(({ parameters }) => parameters).map(({ name }) => name);
    assert.deepEqual(
      taking.filter((name) => !refused.has(name)),
      [],
      "each refuses some of them",
    );
    assert.equal(game_.fingerprint(), state, "nothing has changed");
    assert.equal(game_.verify().kind, "follows");
    game_.free();
    begin().free();
  });

  test(`${game}: a text or a number of another type is named, and a count has a bound`, async () => {
    const wasm = await initWasm(game);
    const [{ id }] = wasm.scenarios().scenarios;
    const played = wasm.Game.begin({ options: { scenario: id }, dice: { kind: "seed", seed: SEED } });
    const refusal = (act) => {
      const { name, code, details } = thrown("", act);
      return `${name} ${code} ${details.path}`;
    };
    const bad = (path) => `EngineError bad-argument ${path}`;
    assert.equal(
      refusal(() => played.note(0, 1e308)),
      bad("text"),
    );
    assert.equal(
      refusal(() => played.note("x", "note")),
      bad("order"),
    );
    assert.equal(
      refusal(() => played.revealSecret(1e308)),
      bad("secret"),
    );
    assert.equal(
      refusal(() => wasm.Game.open({})),
      bad("link"),
    );
    assert.equal(
      refusal(() => played.receive("", "1")),
      bad("upTo"),
    );
    assert.equal(
      refusal(() => played.playOn(0, 1e9)),
      bad("number"),
    );
    assert.equal(
      refusal(() => played.think("captain", 1_001)),
      bad("steps"),
    );
    assert.equal(
      refusal(() => played.journal(0, -1)),
      bad("to"),
    );
    assert.equal(
      thrown("", () => played.journal(0, null)),
      null,
      "what may be left out may be null",
    );
    played.free();
  });
}
