import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm } from "./harness.mjs";
import { GEOMETRY, centre, parseHex } from "../../www/games/desert-fox/geometry.ts";
import { ORDER, partsOf, textsOfOverlays } from "../../www/games/desert-fox/art/overlays.ts";
import { SHOWN, chipSize, fanAt, fanOut, levelOf, pieceAt, pileSlots } from "../../www/board/stacks.ts";
import { lookOf } from "../../www/games/desert-fox/art/counter-face.ts";
import { detailOf } from "../../www/games/desert-fox/art/counter-form.ts";
import { SIZES, SYMBOLS } from "../../www/games/desert-fox/art/symbols.ts";
import { View } from "../../www/board/view.ts";
import { tagsOf } from "../../www/board/path.ts";
import { counterOf, pilesOf, rosterOf } from "../../www/games/desert-fox/art/game-counters.ts";

const wasm = await initWasm();
const roster = rosterOf(wasm.roster().units);
const hex = parseHex("L2329");

function viewAt(scale, width = 1200, height = 600) {
  const view = new View(GEOMETRY);
  view.resize(width, height);
  view.centreOn(...centre(hex), scale);
  return view;
}
const pile = (count, more = {}) => ({
  hex,
  pieces: Array.from({ length: count }, (_, i) => ({ id: `u${i}`, look: `u${i}`, paint() {} })),
  ...more,
});
const overlap = (a, b) => a.x < b.x + b.size && b.x < a.x + a.size && a.y < b.y + b.size && b.y < a.y + a.size;

test("from the theatre to the hex more and more is drawn, and never less", () => {
  const levels = ["dots", "chips", "counters"];
  const details = ["symbol", "brief", "whole"];
  let [level, detail] = [0, 0];
  for (let scale = 5; scale <= 150; scale += 0.5) {
    const [now, size] = [levels.indexOf(levelOf(scale)), details.indexOf(detailOf(scale * 0.8))];
    assert.ok(now >= level && size >= detail, String(scale));
    [level, detail] = [now, size];
  }
  assert.deepEqual([level, detail], [2, 2]);
  assert.equal(levelOf(18.6), "chips", "the whole sheet on a screen of 1280 pixels");
  assert.equal(detailOf(22 * 0.8), "brief", "the smallest counters still say their strength");
});

test("a pile shows its topmost counters, each a step beside the one below, about the middle of its hex", () => {
  for (const [count, scale] of [
    [1, 60],
    [2, 30],
    [4, 90],
    [11, 60],
  ]) {
    const slots = pileSlots(count, 500, 300, scale);
    assert.equal(slots.length, Math.min(count, SHOWN));
    const middle = slots
      .reduce((sum, { x, y, size }) => [sum[0] + x + size / 2, sum[1] + y + size / 2], [0, 0])
      .map((sum) => sum / slots.length);
    assert.ok(Math.abs(middle[0] - 500) < 1e-6 && Math.abs(middle[1] - 300) < 1e-6);
    slots.slice(1).forEach((slot, i) => assert.ok(slot.x > slots[i].x && slot.y < slots[i].y));
    for (const slot of slots)
      assert.ok(slot.x > 500 - scale * 0.6 && slot.x + slot.size < 500 + scale * 0.6, "inside its hex");
  }
});

test("the counter under a point is the topmost that shows there", () => {
  const view = viewAt(80);
  const six = pile(6);
  const [x, y] = view.toScreen(...centre(hex));
  const slots = pileSlots(6, x, y, 80);
  assert.equal(pieceAt(six, x, y, view), 5);
  slots.forEach((slot, i) =>
    assert.equal(pieceAt(six, slot.x + 1, slot.y + slot.size - 1, view), 2 + i, "its lower left corner looks out"),
  );
  assert.equal(pieceAt(six, x + 60, y, view), -1);
});

test("a sign for a whole pile is found where it is drawn", () => {
  const view = viewAt(16);
  const summed = pile(3, { sum: { side: "axis", units: 3, strength: "12" } });
  const [x, y] = view.toScreen(...centre(hex));
  const [width, height] = chipSize(16);
  assert.equal(pieceAt(summed, x + width / 2 - 1, y - height / 2 + 1, view), 2);
  assert.equal(pieceAt(summed, x + width / 2 + 1, y, view), -1);
});

test("a spread pile stays on the stage, covers no counter with another, and finds each again", () => {
  for (const [width, height] of [
    [360, 420],
    [390, 600],
    [1280, 500],
    [2560, 1200],
  ]) {
    for (const scale of [10, 22, 60, 150]) {
      for (const count of [2, 5, 9, 14]) {
        for (const corner of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
          [0.5, 0.5],
        ]) {
          const view = viewAt(scale, width, height);
          view.x += ((0.5 - corner[0]) * (width - 20)) / scale;
          view.y += ((0.5 - corner[1]) * (height - 20)) / scale;
          const fan = fanOut(count, hex, view);
          const say = `${count} at ${scale} on ${width} by ${height}, ${corner}`;
          assert.ok(
            fan.box.x >= 0 &&
              fan.box.x + fan.box.width <= width &&
              fan.box.y >= 0 &&
              fan.box.y + fan.box.height <= height,
            say,
          );
          const slots = [...fan.slots, fan.all];
          slots.forEach((a, i) => slots.forEach((b, k) => assert.ok(i === k || !overlap(a, b), say)));
          fan.slots.forEach((slot, i) =>
            assert.equal(fanAt(fan, slot.x + slot.size / 2, slot.y + slot.size / 2), i, say),
          );
          assert.ok(
            fan.slots.every(({ size }) => size >= 44),
            "large enough for a finger",
          );
          assert.equal(fanAt(fan, fan.all.x + 2, fan.all.y + 2), "all");
          assert.equal(fanAt(fan, fan.box.x + 1, fan.box.y + 1), "fan");
          assert.equal(fanAt(fan, fan.box.x - 2, fan.box.y), null);
        }
      }
    }
  }
});

const at = (...numbers) => numbers.map(parseHex);
const [a, b, c] = at("L1010", "L1011", "L1012");
const SHOWN_ALL = {
  reach: { start: a, hexes: [{ hex: b, cost: 2 }], forced: [{ hex: c, cost: 2.5 }], barred: [{ hex }], allowance: 2 },
  zones: { axis: [a], commonwealth: [c] },
  supply: [{ side: "axis", hexes: [a, b], sources: [a], out: [c] }],
  lines: [{ hexes: [a, b, c], side: "commonwealth", cut: b }],
  goals: [{ hex: c, text: "5", side: "axis" }],
  moves: [{ hexes: [a, b], side: "axis" }],
  retreat: { from: a, open: [b], barred: [c], chosen: [a, b] },
  attacks: [{ from: [a], to: b, text: "3:1", side: "axis" }],
  targets: [{ hex: b, must: true }, { hex: c }],
  choices: [c],
  extras: {
    areas: [{ hexes: [a], colour: "out", edge: 2 }],
    lines: [{ hexes: [a, b], colour: "out", arrow: true }],
    badges: [{ hex: a, text: "5/8", colour: "out" }],
    said: [{ hex: a, key: "stacking", params: { points: 5, limit: 8 } }],
  },
  markers: [
    { kind: "fort", hex: a, level: 2, side: "axis" },
    { kind: "wreck", hex: b },
  ],
};

test("every overlay draws something by itself, and nothing once it is away", () => {
  assert.deepEqual(Object.keys(SHOWN_ALL).sort(), ORDER.toSorted());
  const size = (parts) => Object.values(parts).flat().length;
  for (const name of ORDER) assert.ok(size(partsOf({ [name]: SHOWN_ALL[name] }, new Set())) > 0, name);
  assert.equal(size(partsOf({}, new Set())), 0);
  assert.equal(
    size(partsOf(SHOWN_ALL, new Set())),
    ORDER.reduce((sum, name) => sum + size(partsOf({ [name]: SHOWN_ALL[name] }, new Set())), 0),
  );
});

test("costs beyond the allowance are a forced march in another colour, and halves are written as such", () => {
  const { words, areas } = partsOf({ reach: SHOWN_ALL.reach }, new Set([b]));
  const word = (of) => words.find((each) => each.hex === of);
  assert.deepEqual([word(b).text, word(b).low], ["2", "foot"]);
  assert.deepEqual([word(c).text, word(c).colour, word(c).low], ["2½", "forced", true]);
  assert.ok(areas.some(({ hexes, colour, dashed }) => colour === "forced" && dashed && hexes.includes(c)));
});

test("without costs the reach is an outline with a light tint, and no figure is written", () => {
  const { words, areas } = partsOf({ reach: { ...SHOWN_ALL.reach, barred: [], costs: false } }, new Set());
  assert.deepEqual(words, []);
  assert.ok(areas.every(({ alpha = 0 }) => alpha <= 0.16));
  assert.ok(areas.some(({ hexes, edge = 0, alpha }) => edge >= 3 && !alpha && hexes.includes(b)));
});

test("sides differ by hatching, not by colour alone", () => {
  const { areas } = partsOf({ zones: SHOWN_ALL.zones }, new Set());
  assert.equal(new Set(areas.map(({ hatch }) => hatch)).size, 2);
});

test("what the overlays say of a hex has a text each", async () => {
  const { default: texts } = await import("../../www/games/desert-fox/lang/en/board.json", { with: { type: "json" } });
  const kinds = ["fort", "port", "air", "wreck", "railhead"].flatMap((kind) =>
    [undefined, "axis", "commonwealth"]
      .filter((side) => (kind !== "air" && kind !== "wreck" && kind !== "railhead") || (kind === "air") === !!side)
      .map((side) => ({ kind, hex: c, side, level: 1, count: 1 })),
  );
  const said = [a, b, c, hex]
    .flatMap((of) => textsOfOverlays({ ...SHOWN_ALL, retreat: undefined, markers: kinds }, of))
    .concat([b, c].flatMap((of) => textsOfOverlays({ retreat: SHOWN_ALL.retreat }, of)));
  assert.ok(said.length > 15);
  for (const { key, params } of said) {
    assert.ok(texts[`board.said.${key}`], key);
    for (const [, name] of texts[`board.said.${key}`].matchAll(/\{(\w+)\}/g))
      assert.ok(name in params, `${key} ${name}`);
  }
});

const game = wasm.playGame({ scenario: "campaign", legal: true });

test("every counter of a game has its pile, its symbol and its printed values", () => {
  const onMap = game.units.filter(({ at }) => parseHex(at) >= 0);
  const piles = pilesOf(game.units, roster, { ready: new Set(["5-5lt"]) });
  assert.deepEqual(piles.flatMap(({ pieces }) => pieces.map(({ id }) => id)).sort(), onMap.map(({ id }) => id).sort());
  assert.equal(piles.filter(({ ready }) => ready).length, 1);
  for (const unit of onMap) {
    const counter = counterOf(unit, roster);
    assert.ok(SYMBOLS[counter.kind] && (!counter.size || SIZES[counter.size]) && counter.values, unit.id);
  }
  const tank = counterOf(
    onMap.find(({ id }) => id === "5-5lt"),
    roster,
  );
  assert.deepEqual([tank.values, tank.brief, tank.name, tank.armor], ["7-1-22", "7-1", "5/5 Lt", 3]);
  const stack = piles.find(({ pieces }) => pieces.some(({ id }) => id === "5-5lt"));
  assert.equal(stack.pieces.at(-1).id, "5-5lt", "the strongest lies on top");
});

test("each state of a counter gives it another look", () => {
  const [unit] = game.units.filter(({ id }) => id === "5-5lt");
  const judged = { general: true, combat: true };
  const look = (marks) => lookOf(counterOf({ ...unit, marks }, roster, judged));
  const fit = { general: true, supplied: true };
  const looks = [
    fit,
    { ...fit, depleted: true },
    { ...fit, disrupted: true },
    { ...fit, moved: true },
    { ...fit, fought: true },
    { ...fit, captured: true },
    { general: true },
    { supplied: true },
    { general: true, emergency: true },
  ].map(look);
  assert.equal(new Set(looks).size, looks.length);
  assert.equal(lookOf(counterOf({ ...unit, marks: {} }, roster)), look(fit), "what was not judged is not said");
});

test("each hex of a way tells what has been spent there, and where hexes are too small as many as can be read", () => {
  const view = new View(GEOMETRY);
  view.resize(900, 600);
  const row = Array.from({ length: 9 }, (_, i) => parseHex(`L10${13 + i}`));
  const way = { hexes: row, costs: row.map((_, i) => i * 1.5), forcedFrom: 6 };
  const at = (scale) => {
    view.scale = scale;
    return tagsOf(way, view);
  };
  for (const scale of [30, 60, 150])
    assert.deepEqual(
      at(scale)
        .map(({ text }) => text)
        .reverse(),
      ["1½", "3", "4½", "6", "7½", "9", "10½"],
      `${scale}`,
    );
  assert.deepEqual(
    at(60)
      .map(({ forced }) => forced)
      .reverse(),
    [false, false, false, false, false, true, true],
    "a forced march has another shape",
  );
  for (const scale of [6, 9, 14, 20]) {
    const tags = at(scale);
    assert.ok(tags.length >= 1 && tags.length < 8, `${scale}: ${tags.length}`);
    for (const [i, one] of tags.entries()) {
      assert.ok(one.h >= 8, "letters of eleven pixels");
      for (const other of tags.slice(i + 1))
        assert.ok(
          Math.abs(one.x - other.x) >= one.w + other.w || Math.abs(one.y - other.y) >= one.h + other.h,
          `${scale}: ${one.text} lies on ${other.text}`,
        );
    }
  }
});
