// The two pages for newcomers: every paragraph has its text, and what the pictures show is what the engine says.

import assert from "node:assert/strict";
import { test } from "node:test";

import { OPENING } from "../../www/games/desert-fox/guide/opening.ts";
import { PAGES, STRIP, askedFor } from "../../www/games/desert-fox/how-to/content.ts";
import { MOVE, PICTURES, STAMPS, SUPPLY } from "../../www/games/desert-fox/how-to/pictures.ts";
import { PHASES } from "../../www/games/desert-fox/play/situation.js";
import { initWasm, readText } from "./harness.mjs";

const wasm = await initWasm();
const json = async (path) => JSON.parse(await readText(path));
const texts = await json("www/games/desert-fox/lang/en/how-to.json");
const ledger = await json("pkg/desert-fox/rulings.json");
const examples = await json("www/games/desert-fox/referee/examples.json");

test("every paragraph and mistake has its text, every picture its words, and no text is left over", () => {
  const wanted = PAGES.flatMap((page) =>
    page.parts.flatMap(({ id, picture, says, wrong = [] }) => {
      const prefix = page.id === "turn" ? `how.turn.${id}` : `how.${id}`;
      return [
        ...(page.id === "turn" ? [] : [prefix]),
        ...says.map((_, i) => `${prefix}.${i + 1}`),
        ...wrong.map((_, i) => `${prefix}.wrong.${i + 1}`),
        ...(picture && picture !== "strip" ? [`how.picture.${picture}`, `how.caption.${picture}`] : []),
      ];
    }),
  );
  const frame = /^how\.(title|intro|to)\.(game|turn)$|^how\.(contents|wrong|print)$/;
  assert.deepEqual(
    Object.keys(texts)
      .filter((key) => !frame.test(key))
      .sort(),
    [...new Set(wanted)].sort(),
  );
});

test("the second page has every phase of a player-turn in its order, and the strip a picture for each", () => {
  assert.deepEqual(STRIP, [...PHASES]);
  assert.deepEqual(Object.keys(STAMPS), STRIP);
  const shown = PAGES.flatMap(({ parts }) => parts.flatMap(({ picture }) => picture ?? []));
  assert.deepEqual(
    Object.keys(PICTURES).filter((name) => !shown.includes(name)),
    [],
  );
});

test("an address names a page and a part of it; what it does not know is the first page", () => {
  assert.deepEqual(askedFor("#how-to-play").page.id, "game");
  assert.deepEqual(askedFor("#how-to-play/turn").page.id, "turn");
  assert.deepEqual(askedFor("#how-to-play/turn/refit").part, "refit");
  assert.deepEqual(askedFor("#how-to-play/turn/fight").part, "");
  assert.deepEqual(askedFor("#how-to-play/elsewhere/refit").page.id, "game");
});

test("case numbers are cases of the rulebook", () => {
  const known = new Set(ledger.flatMap(({ cases }) => cases));
  const sections = new Set([...known].map((number) => number.split(".")[0]));
  for (const { parts } of PAGES)
    for (const { says, wrong = [] } of parts)
      for (const number of [...says, ...wrong].flat()) assert.ok(sections.has(number.split(".")[0]), number);
});

test("the path of the picture and its costs are what the engine gives in the guided game", () => {
  const game = wasm.Game.open(OPENING);
  const { hexes } = game.legal().moves.find(({ unit }) => unit === MOVE.unit);
  const costs = new Map(hexes.map(({ hex, cost }) => [hex, cost]));
  const found = game.path(MOVE.unit, MOVE.to, false);
  assert.equal(found.hexes.join(" "), MOVE.path);
  const steps = game.steps([MOVE.unit], found.path, false);
  assert.deepEqual(
    steps.map(({ cost }) => Number(cost)),
    MOVE.costs.slice(1).map((cost, i) => cost - MOVE.costs[i]),
  );
  for (const pair of MOVE.near.split(" ")) {
    const [hex, cost] = pair.split(":");
    assert.equal(Number(costs.get(hex)), Number(cost), hex);
  }
});

test("the chain of the supply picture is what the engine traces, and the other unit is out of supply", () => {
  const unit = (id, hex) => ({ id, roster: id, hex });
  const supply = (id, hex, kind) => ({ id, kind, nation: "german", hex });
  const position = {
    units: [
      unit("8-15-armd", SUPPLY.unit),
      unit("savona", SUPPLY.out),
      supply("msu", SUPPLY.msu, "msu"),
      supply("dump", SUPPLY.dump, "dump"),
    ],
    ports: [{ hex: SUPPLY.source, side: "axis" }],
  };
  const traced = (id) => wasm.askBoard({ position, question: { kind: "trace", unit: id } });
  assert.deepEqual(
    traced("8-15-armd").general.map(({ hexes }) => hexes.join(" ")),
    SUPPLY.legs,
  );
  assert.equal(traced("savona").supply.general, false);
});

test("the combat worked through in words is the rulebook's example (11.9)", () => {
  const { query } = examples.find(({ id }) => id === "ex1");
  const { odds, column, findings } = wasm.adjudicateCombat(query);
  assert.deepEqual([odds.attack, odds.defense, odds.text, column], [11, 4, "2:1", 4]);
  const numbers = (code) =>
    findings.filter((finding) => finding.code === code).map(({ before, after }) => [before, after]);
  assert.deepEqual(numbers("adjusted-column"), [[5, 9]]);
  assert.deepEqual(numbers("attacker-shifts"), [[9, 11]]);
  assert.equal(numbers("artillery-shift").length, 2);
});
