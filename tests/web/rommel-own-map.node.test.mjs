// The map and the blocks of Rommel in the Desert with an owner's values: what is drawn is what the engine counts with.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DIRECTIONS } from "../../www/board/geometry.ts";
import { ownBlocks, ownMap, ownRoster } from "../../www/games/rommel-in-the-desert/charts/own-map.ts";
import { directionTo, parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { boardData, createModel } from "../../www/games/rommel-in-the-desert/map-model.ts";
import {
  newPosition,
  parsePosition,
  placeUnit,
  textOf,
  withCharts,
} from "../../www/games/rommel-in-the-desert/referee/position.ts";
import { sideKey } from "../../www/board/model.ts";
import { initWasm, readText } from "./harness.mjs";

const wasm = await initWasm("rommel-in-the-desert");
const source = JSON.parse(await readText("pkg/rommel-in-the-desert/map.json"));
const { values } = wasm.charts({ changes: [] });
const SIDES = values.filter(({ what }) => what.startsWith("map/"));
const CHANGES = [
  { what: "map/12,1-13,1/road", new: "none" },
  { what: "map/12,1-13,1/terrain", new: "mountain" },
  { what: "map/13,1-13,2/terrain", new: "clear" },
  { what: "map/13,1-13,2/road", new: "track" },
  { what: "map/12,1-12,2/road", new: "highway" },
];

/** The terrain and the road over a hexside of a map, as the page draws them. */
function drawn(map, pair) {
  const [a, b] = pair.split("-");
  const { sides } = map.hexes.find(({ id }) => id === a);
  const back = map.hexes.find(({ id }) => id === b).sides[DIRECTIONS[directionTo(parseHex(b), parseHex(a))]];
  const terrain = sides[DIRECTIONS[directionTo(parseHex(a), parseHex(b))]];
  assert.equal(terrain, back, `${pair} is the same from both hexes`);
  return { terrain, road: boardData(map).roads.get(sideKey(parseHex(a), parseHex(b))) ?? null };
}

/** The same as the engine counts with them. */
function counted(charts, pair) {
  const [from, to] = pair.split("-");
  const { terrain, road } = wasm.askPosition({ charts, question: { ask: "hexside", from, to } });
  return { terrain, road };
}

test("each hexside has a value for its terrain and one for its road, which the map shows as well", () => {
  const pairs = [...new Set(SIDES.map(({ what }) => what.split("/")[1]))];
  assert.equal(SIDES.length, 2 * pairs.length);
  assert.ok(pairs.length > 250);
  const model = boardData(source);
  for (const { what, value } of SIDES) {
    const [, pair, attribute] = what.split("/");
    const [a, b] = pair.split("-").map(parseHex);
    if (attribute === "road") assert.equal(model.roads.get(sideKey(a, b)) ?? "none", value, what);
    else
      assert.equal(source.hexes.find(({ id }) => parseHex(id) === a).sides[DIRECTIONS[directionTo(a, b)]], value, what);
  }
});

test("the map shows an owner's hexsides and roads as the engine counts with them", () => {
  const map = ownMap(source, CHANGES);
  for (const pair of ["12,1-13,1", "13,1-13,2", "12,1-12,2", "11,1-12,1", "13,1-14,1"])
    assert.deepEqual(drawn(map, pair), counted(CHANGES, pair), pair);
  assert.deepEqual(drawn(map, "12,1-13,1"), { terrain: "mountain", road: null });
  assert.deepEqual(drawn(source, "12,1-13,1"), { terrain: "clear", road: "highway" }, "the shipped map stays");
  const [west, east] = map.roads.filter(({ name }) => name === "Coast road");
  assert.deepEqual([west.hexes.at(-1), east.hexes[0]], ["12,1", "13,1"], "the coast road is cut there");
  const { lines } = createModel(map);
  const classes = (hex) => new Set((lines.get(parseHex(hex)) ?? []).map(({ kind }) => kind));
  assert.ok(classes("13,2").has("track") && classes("12,2").has("highway"), "the new roads are drawn in their hexes");
});

test("every hexside can be shown with every value that the engine takes for it", () => {
  for (const [terrain, road] of [
    ["mountain", "highway"],
    ["marsh", "none"],
    ["escarpment", "trail"],
    ["clear", "track"],
  ]) {
    const changes = SIDES.map(({ what }) => ({ what, new: what.endsWith("/road") ? road : terrain }));
    assert.equal(wasm.charts({ changes }).kind, "charts");
    const model = boardData(ownMap(source, changes));
    for (const { what } of SIDES) {
      const [a, b] = what.split("/")[1].split("-").map(parseHex);
      assert.equal(model.roads.get(sideKey(a, b)) ?? "none", road, what);
    }
  }
});

test("one map is made for the same values, and the shipped one where no hexside is changed", () => {
  assert.equal(ownMap(source, CHANGES), ownMap(source, structuredClone(CHANGES)));
  assert.equal(ownMap(source, [{ what: "buildup/card", new: "9" }]), source);
  assert.equal(ownMap(null, CHANGES), null);
});

test("blocks show an owner's type, speed, steps and elite", () => {
  const { blocks } = wasm.roster();
  const changes = [
    { what: "unit/steps/21/5", new: "2" },
    { what: "unit/speed/21/5", new: "1" },
    { what: "unit/elite/21/5", new: "no" },
    { what: "unit/type/KDG", new: "infantry" },
  ];
  const roster = ownRoster(blocks, changes);
  const { steps, speed, elite } = roster.get("21/5");
  assert.deepEqual({ steps, speed, elite }, { steps: 2, speed: 1, elite: false });
  assert.equal(roster.get("KDG").type, "infantry");
  const same = (block) => block.name !== "21/5" && block.name !== "KDG";
  assert.deepEqual(ownBlocks(blocks, changes).filter(same), blocks.filter(same));
});

test("a position carries the values by which the Referee answers, and its blocks keep within them", () => {
  const charts = [{ what: "unit/steps/21/5", new: "2" }];
  const placed = { ...placeUnit(newPosition(), "21/5", "Msus") };
  const three = { ...placed, units: [{ unit: "21/5", hex: "Msus", steps: 3 }] };
  const own = withCharts(three, charts, ownRoster(wasm.roster().blocks, charts));
  assert.deepEqual(own.units, [{ unit: "21/5", hex: "Msus" }], "a block has no more steps than it is given");
  assert.deepEqual(parsePosition(textOf(own)), own);
  assert.equal(parsePosition(textOf({ ...own, charts: [{ what: 3 }] })), null);
  assert.deepEqual(parsePosition('{"units": []}').charts, [], "texts from before have none");
});
