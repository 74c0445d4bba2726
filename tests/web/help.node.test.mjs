// The texts of the help: every case that it names is known, every word and phase has its texts, and none is left over.

import assert from "node:assert/strict";
import { test } from "node:test";

import { WORDS, found } from "../../www/games/desert-fox/help/glossary.ts";
import { CASES } from "../../www/games/desert-fox/play/guide.js";
import { GUIDED, linesOf } from "../../www/games/desert-fox/help/phases.ts";
import { OPENING } from "../../www/games/desert-fox/guide/opening.ts";
import { STEPS } from "../../www/games/desert-fox/guide/steps.ts";
import { initWasm, readText } from "./harness.mjs";

const read = async (path) => JSON.parse(await readText(path));
const [rulings, guide, glossary] = await Promise.all(
  [
    "pkg/desert-fox/rulings.json",
    "www/games/desert-fox/lang/en/guide.json",
    "www/games/desert-fox/lang/en/glossary.json",
  ].map(read),
);
const known = new Set(rulings.flatMap(({ cases }) => cases));

test("every case in glossary, phase guide and guided game has a ruling to show", () => {
  const cited = [...WORDS, ...STEPS].flatMap(({ cases }) => cases).concat(Object.values(CASES).flat());
  assert.ok(cited.length > 80);
  assert.deepEqual(
    [...new Set(cited)].filter((number) => !known.has(number)),
    [],
  );
});

test("every word of the glossary has a name and a text, points to known words, and no text is left over", () => {
  const ids = WORDS.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(Object.keys(glossary).sort(), ids.flatMap((id) => [`glossary.${id}`, `glossary.${id}.text`]).sort());
  assert.deepEqual(
    WORDS.flatMap(({ see = [] }) => see).filter((id) => !ids.includes(id)),
    [],
  );
});

test("a search of the glossary finds words by name, by text and by the beginning of a case", () => {
  const named = (wanted) =>
    WORDS.filter(({ id, cases }) =>
      found({ name: glossary[`glossary.${id}`], text: glossary[`glossary.${id}.text`], cases }, wanted),
    ).map(({ id }) => id);
  assert.deepEqual(named("ZONE of control").includes("zone"), true);
  assert.ok(named("trucks").includes("msu"));
  assert.deepEqual(named("10.3"), ["infiltration"]);
  assert.deepEqual(named("no such word"), []);
});

test("every phase has its lines in the quick guide, every step of the first game its text, and none is left over", () => {
  const lines = GUIDED.flatMap((phase) => {
    const found = linesOf(phase, (key) => key in guide);
    assert.ok(found.length > 0, phase);
    return found;
  });
  const steps = STEPS.map(({ key }) => `guide.step.${key}`);
  const there = Object.keys(guide).filter((key) => /^(help\.phase\.|guide\.step\.)/.test(key));
  assert.deepEqual(there.sort(), [...lines, ...steps].sort());
  assert.ok(STEPS.length >= 8 && STEPS.length <= 12);
});

test("the guided game opens before the Axis moves, with an attack at hand and an honest record", async () => {
  const game = (await initWasm()).Game.open(OPENING);
  const { turn, phase, by, phasing } = game.view();
  assert.deepEqual({ turn, phase, by, phasing }, { turn: 4, phase: "initialMovement", by: "axis", phasing: "axis" });
  assert.equal(game.verify().kind, "follows");
  game.give("done");
  while (game.view().by !== "axis") game.give(game.opponent());
  assert.equal(game.view().phase, "firstCombat");
  assert.deepEqual(
    game.legal().attacks.map(({ hex }) => hex),
    ["L2224"],
  );
  game.free();
});
