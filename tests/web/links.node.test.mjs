// Links and storage as a page sees them, and the sample that shows every call.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm, readText } from "./harness.mjs";

const wasm = await initWasm();
const golden = JSON.parse(await readText("tests/golden/links.json"));

const combats = golden.filter(({ content }) => !content.position);
const positions = golden.filter(({ content }) => content.position);

test("links made long ago carry the combat that they carried", () => {
  assert.ok(combats.length > 3);
  for (const { name, link, content } of combats) {
    assert.deepEqual(wasm.adjudicateCombat(wasm.decodeLink(`#${link}`)), wasm.adjudicateCombat(content), name);
    const again = wasm.encodeLink(wasm.decodeLink(link));
    assert.deepEqual(wasm.decodeLink(again), wasm.decodeLink(link), name);
  }
});

test("links made long ago carry the position that they carried", () => {
  assert.ok(positions.length > 0);
  for (const { name, link, content } of positions) {
    const { kind, sheet } = wasm.decodeAnyLink(`#${link}`);
    assert.deepEqual({ kind, sheet }, { kind: "position", sheet: content }, name);
    assert.deepEqual(wasm.decodeAnyLink(wasm.encodePosition(sheet)).sheet, content, name);
  }
});

test("a link tells what it carries, and the call for combats takes no position", () => {
  assert.equal(wasm.decodeAnyLink(combats[0].link).kind, "combat");
  assert.throws(() => wasm.decodeLink(positions[0].link), {
    name: "EngineError",
    code: "bad-link",
    details: { path: "kind" },
  });
});

test("a bad link is refused by name, and the next good one is read", () => {
  const [{ link }] = golden;
  const code = (text) => {
    try {
      wasm.decodeLink(text);
    } catch (error) {
      assert.equal(error.name, "EngineError");
      assert.equal(error.code, "bad-link");
      return error.details.path;
    }
    return "read";
  };
  assert.equal(code(""), "empty");
  assert.equal(code("panel-rules"), "form");
  assert.equal(code(link.slice(0, -1)), "cut-short");
  assert.equal(code(link.replace("d1.", "d9.")), "tag");
  assert.equal(code("x".repeat(70_000)), "form");
  assert.equal(code(`d1.c.${"x".repeat(70_000)}`), "too-long");
  assert.equal(code(`${link.slice(0, 30)}\n ${link.slice(30)}\n`), "read");
});

test("an argument is refused where it cannot be read, unknown fields included", () => {
  const [{ content }] = golden;
  const path = (change) => {
    const query = structuredClone(content);
    change(query);
    try {
      wasm.encodeLink(query);
    } catch (error) {
      assert.equal(error.code, "bad-argument");
      return error.details.path;
    }
    return "read";
  };
  assert.equal(
    path(() => {}),
    "read",
  );
  assert.equal(
    path((query) => (query.units[1].full.strength = 256)),
    "units[1].full.strength",
  );
  assert.equal(
    path((query) => (query.units[0].color = "tan")),
    "units[0].color",
  );
  assert.equal(
    path((query) => (query.attacker = undefined)),
    "attacker",
  );
  for (const nothing of [undefined, null, 7, "text", () => 1, 1n]) {
    assert.throws(() => wasm.adjudicateCombat(nothing), { name: "EngineError", code: "bad-argument" });
  }
});

test("without a browser a copy is refused, and nothing is thrown", () => {
  assert.equal(wasm.keepCopy("desertfox:v1:copy:games:1", "one"), "denied");
});

test("the samples use every call", async () => {
  const [declarations, sheets, games] = await Promise.all(
    ["pkg/desert-fox/desert_fox.d.ts", "tests/web/sample.ts", "tests/web/sample-game.ts"].map(readText),
  );
  const sample = sheets + games;
  const handle = /^export class Game \{(.*?)^\}/ms.exec(declarations)[1];
  const methods = [...handle.matchAll(/^ {4}(?:static )?(\w+)\(/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== "constructor");
  assert.ok(methods.length > 25);
  for (const name of methods) assert.match(games, new RegExp(`\\.${name}\\(`), name);
  const calls = [...declarations.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  assert.ok(calls.length > 12);
  for (const name of calls.filter((name) => name !== "initSync"))
    assert.match(sample, new RegExp(`\\b${name}\\(`), name);
});
