// The map of Rommel in the Desert and the blocks on it: every fact of the map's data is drawn and said, and no more
// is drawn
// and said of a block than its viewer knows.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DIRECTIONS } from "../../www/board/geometry.ts";
import { TERRAINS } from "../../www/board/model.ts";
import { groupSlots, groupsOf, pieceAt } from "../../www/board/stacks.ts";
import { View } from "../../www/board/view.ts";
import { MAP_ART } from "../../www/games/rommel-in-the-desert/art/map-art.ts";
import { blockPiece } from "../../www/games/rommel-in-the-desert/art/block.ts";
import * as blocks from "../../www/games/rommel-in-the-desert/art/game-blocks.ts";
import { NAMED } from "../../www/games/rommel-in-the-desert/art/places.ts";
import { TYPES } from "../../www/games/rommel-in-the-desert/art/unit-symbols.ts";
import { GEOMETRY, hexName, numberOf, parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { describeHex, roadTexts, sideTexts } from "../../www/games/rommel-in-the-desert/home/hex-info.ts";
import { BARRIERS, createModel, isHex, sideKey } from "../../www/games/rommel-in-the-desert/map-model.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { initWasm, readText } from "./harness.mjs";

const GAME = "rommel-in-the-desert";
const map = JSON.parse(await readText(`pkg/${GAME}/map.json`));
const model = createModel(map);
const texts = JSON.parse(await readText(`www/games/${GAME}/lang/en/board.json`));
const lang = makeLang("en", [texts]);
const hex = (id) => {
  const found = parseHex(id);
  assert.ok(isHex(model, found), `${id} is on the map`);
  return found;
};

test("the named hexes are those of the map's data, and each is found by name and by number", () => {
  const named = Object.fromEntries(map.hexes.filter(({ name }) => name).map(({ name, id }) => [name, id]));
  assert.deepEqual(NAMED, named);
  for (const [name, id] of Object.entries(named)) {
    assert.equal(parseHex(name), hex(id));
    assert.equal(hexName(hex(id)), name);
    assert.equal(numberOf(hex(id)), id);
  }
});

test("every road runs from hex to neighbouring hex", () => {
  for (const { name, hexes } of map.roads)
    hexes.slice(1).forEach((id, i) => assert.equal(GEOMETRY.distance(hex(hexes[i]), hex(id)), 1, `${name}: ${id}`));
  assert.deepEqual(
    Object.values(model.data.lines)
      .flat()
      .map(({ name }) => name)
      .sort(),
    map.roads.map(({ name }) => name).sort(),
  );
});

test("what the data says of a hexside is on both of its hexes, an escarpment with its foot towards the sea", () => {
  const coastal = (record) => Object.values(record.sides).includes("sea");
  let count = 0;
  for (const record of map.hexes)
    DIRECTIONS.forEach((name, d) => {
      const kind = record.sides[name];
      const here = hex(record.id);
      const found = (model.sides.get(here)?.[d] ?? []).filter((side) => side.kind !== "frontier");
      assert.deepEqual(
        found.map((side) => side.kind),
        BARRIERS.includes(kind) ? [kind] : [],
        `${record.id} ${name}`,
      );
      if (kind !== "escarpment") return;
      count++;
      assert.equal(found[0].low, coastal(record), `${record.id} ${name}`);
    });
  assert.ok(count > 10);
});

test("a road through a mountain, an escarpment or a marsh leaves a gap, and only there", () => {
  const crossed = new Set();
  for (const { hexes } of map.roads)
    hexes.slice(1).forEach((id, i) => {
      const [from, to] = [hex(hexes[i]), hex(id)];
      const kind = model.records[from].sides[DIRECTIONS[GEOMETRY.directionTo(from, to)]];
      if (BARRIERS.includes(kind)) crossed.add(sideKey(from, to));
    });
  assert.deepEqual(new Set(model.data.gaps.keys()), crossed);
  assert.ok(crossed.size > 3);
});

test("beyond its hexes lie sea, salt marsh and what is no map, as the sides say", () => {
  const beyond = { sea: "sea", qattara: "marsh", edge: "off_map" };
  for (const record of map.hexes)
    DIRECTIONS.forEach((name, d) => {
      const wanted = beyond[record.sides[name]];
      const cell = GEOMETRY.neighbour(hex(record.id), d);
      if (!wanted || cell < 0) return;
      if (isHex(model, cell)) {
        // Between two hexes the map may end, and does so from both.
        assert.equal(record.sides[name], "edge");
        const pair = [hex(record.id), cell].sort((a, b) => a - b);
        assert.ok(
          model.data.edges.some((edge) => edge.join() === pair.join()),
          `${record.id} ${name}`,
        );
        return;
      }
      const facing = map.hexes.flatMap((other) =>
        DIRECTIONS.filter((_, k) => GEOMETRY.neighbour(hex(other.id), k) === cell).map((side) => other.sides[side]),
      );
      assert.ok(
        facing.some((kind) => beyond[kind] === TERRAINS[model.terrain[cell]]),
        `${record.id} ${name}`,
      );
    });
  const cells = Array.from({ length: GEOMETRY.count }, (_, cell) => cell);
  assert.equal(cells.filter((cell) => isHex(model, cell)).length, map.hexes.length);
  assert.equal(model.beyond(-1, 10), "sea");
  assert.equal(model.beyond(GEOMETRY.rows, 10), "off_map");
});

test("the border wire runs between the hexes that the data names", () => {
  const along = model.data.frontier.pairs.flat();
  assert.deepEqual([...new Set(along)].sort(), [...map.border].sort());
});

test("fortresses, bases, oases and roads that do not join are where the data has them", () => {
  for (const { hex: id, capacity } of map.fortresses) assert.equal(model.data.capacity.get(hex(id)), capacity);
  assert.deepEqual(
    model.data.bases,
    map.bases.map(({ hex: id, side }) => ({ hex: hex(id), side })),
  );
  for (const id of map.oases) assert.equal(TERRAINS[model.terrain[hex(id)]], "oasis");
  for (const { hex: id, roads } of map.notJoining) assert.deepEqual(model.data.apart.get(hex(id)), roads);
});

test("a hex is described with its place, country, hexsides, gaps and roads", () => {
  const tobruk = describeHex(hex("Tobruk"), model, lang, "long");
  for (const part of [
    "Tobruk",
    "12,1",
    "fortress for 5 blocks",
    "Libya",
    "sea to the north-east",
    "highway “Coast road”",
  ])
    assert.ok(tobruk.includes(part), `${part}: ${tobruk}`);
  assert.ok(sideTexts(hex("Benghazi"), model, lang).includes("gap in the mountain, track to the east"));
  assert.ok(sideTexts(hex("Sidi Omar"), model, lang).some((text) => text.startsWith("border to the")));
  const apart = roadTexts(hex("9,1"), model, lang);
  assert.equal(apart.length, 3);
  assert.match(apart[2], /do not join: Maraua and Derna-Mechili/);
  for (let cell = 0; cell < GEOMETRY.count; cell++) {
    const text = describeHex(cell, model, lang, "long");
    assert.ok(!/map\.|road\.|terrain\.|undefined/.test(text), text);
  }
});

const engine = await initWasm(GAME);
const roster = engine.roster().blocks;
const rosterOf = blocks.rosterOf(roster);
/** Orders after which there are battles. */
const ORDERS = 120;

/** A game in its course, as each player and as somebody who sees everything has it. */
function views() {
  const game = engine.Game.begin({
    options: { scenario: "crusader" },
    dice: { kind: "seed", seed: "00112233445566778899aabbccddeeff" },
  });
  for (let i = 0; i < ORDERS; i++) game.give(game.opponent());
  const seenBy = (viewer) => {
    game.setViewer(viewer);
    return game.view();
  };
  const found = { axis: seenBy("axis"), allied: seenBy("allied"), all: seenBy(null) };
  game.free();
  return found;
}
const { all, ...players } = views();

/** Draws on nothing and gives the texts that were written. */
function writtenBy(paint) {
  const written = [];
  const c = new Proxy(
    {},
    {
      get: (values, name) =>
        values[name] ??
        ((...args) => {
          if (name === "fillText" || name === "strokeText") written.push(args[0]);
        }),
    },
  );
  paint(c, 120, new Proxy({}, { get: (_, name) => String(name) }), 1);
  return written;
}

for (const [viewer, view] of Object.entries(players)) {
  const unknown = view.blocks.filter((block) => block.hex && !blocks.isKnown(block));
  const known = new Set(view.blocks.map(({ name }) => name).filter(Boolean));
  const secret = roster.map(({ name }) => name).filter((name) => !known.has(name));
  const blocksIn = (at) => view.blocks.filter(({ hex }) => hex !== undefined && parseHex(hex) === at);

  test(`${viewer}: the piles hold every block, and of one that it does not know only its side and state`, () => {
    assert.ok(unknown.length > 5 && known.size > 5);
    const piles = blocks.pilesOf(view, viewer, { rosterOf });
    const pieces = new Map(piles.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece])));
    assert.equal(pieces.size, view.blocks.filter((block) => block.hex).length);
    const looks = new Map();
    for (const block of unknown) {
      const piece = pieces.get(blocks.idOf(block));
      const state = [block.side, block.disrupted, block.wait].join();
      assert.equal(looks.get(state) ?? piece.look, piece.look);
      looks.set(state, piece.look);
      assert.deepEqual(
        writtenBy(piece.paint).filter((text) => !/^\d$/.test(text)),
        [block.side === "axis" ? "A" : "B"],
      );
    }
    const fields = JSON.stringify(piles).split(/["|,]/);
    assert.deepEqual(
      secret.filter((name) => fields.includes(name)),
      [],
    );
    for (const { hex: at, sum, against } of piles)
      for (const each of [sum, against].filter(Boolean)) {
        const side = blocksIn(at).filter((block) => block.side === each.side);
        assert.equal(each.units, side.length);
        assert.equal(each.strength === "?", !side.every(blocks.isKnown));
      }
  });

  test(`${viewer}: what is said of the hexes names no block that it does not know`, () => {
    for (const id of new Set(view.blocks.map((block) => block.hex).filter(Boolean))) {
      const here = blocksIn(parseHex(id));
      const said = blocks.spokenPile(here, rosterOf, lang, { view, viewer });
      const words = said.flatMap((text) => text.split(", "));
      assert.deepEqual(
        secret.filter((name) => words.includes(name)),
        [],
      );
      for (const block of here) {
        assert.equal(words.includes(block.name), blocks.isKnown(block));
        const alone = blocks.spokenBlock(block, rosterOf, lang);
        if (!blocks.isKnown(block)) assert.ok(alone.startsWith("unknown "), alone);
        assert.ok(!/block\.|unit\.|undefined/.test(alone), alone);
      }
    }
  });
}

test("who sees everything sees every label", () => {
  const pieces = blocks.pilesOf(all, null, { rosterOf }).flatMap((pile) => pile.pieces);
  const here = all.blocks.filter((block) => block.hex);
  for (const block of here)
    assert.ok(pieces.find(({ id }) => id === blocks.idOf(block)).look.includes(block.name), block.name);
});

test("where both sides are in a hex, their blocks lie apart and each is found by the pointer", () => {
  const view = players.axis;
  assert.ok(view.battles.length > 0);
  const view2 = new View(MAP_ART.geometry);
  view2.resize(1200, 600);
  for (const [id] of view.battles) {
    const pile = blocks.pilesOf(view, "axis", { rosterOf }).find((each) => each.hex === parseHex(id));
    assert.deepEqual([pile.sum.side, pile.against.side], ["axis", "allied"]);
    const groups = groupsOf(pile.pieces);
    assert.deepEqual(
      groups.map(({ pieces }) => new Set(pieces.map(({ group }) => group)).size),
      [1, 1],
    );
    view2.centreOn(...GEOMETRY.centre(pile.hex), 90);
    const [x, y] = view2.middle(pile.hex);
    const slots = groupSlots(groups, x, y, view2.scale);
    const right = Math.max(...slots[0].map((slot) => slot.x + slot.size));
    assert.ok(slots[1].every((slot) => slot.x >= right - 0.12 * view2.scale));
    slots.forEach((group, i) => {
      const top = group[group.length - 1];
      const place = pieceAt(pile, top.x + top.size * (i ? 0.8 : 0.2), top.y + top.size / 2, view2);
      assert.equal(pile.pieces[place].group, i ? "allied" : "axis");
    });
  }
});

test("steps, elite, disruption, waiting and being seen by both change the look of a block, and only they", () => {
  const label = { name: "21/5", nation: "german", type: "armor", speed: 3, most: 4, steps: 4, elite: true };
  const face = { id: "1", side: "axis", label, flat: false, wait: 0, open: false, spent: false };
  const others = [
    { ...face, label: { ...label, steps: 3 } },
    { ...face, label: { ...label, elite: false } },
    { ...face, flat: true },
    { ...face, flat: true, wait: 1 },
    { ...face, open: true },
    { ...face, spent: true },
    { ...face, label: null },
  ];
  const looks = [face, ...others].map((each) => blockPiece(each).look);
  assert.equal(new Set(looks).size, looks.length);
  assert.equal(blockPiece({ ...face, id: "2" }).look, looks[0]);
});

test("every type of unit has a symbol and a name in both languages", async () => {
  const german = JSON.parse(await readText(`www/games/${GAME}/lang/de/board.json`));
  const types = [...new Set(roster.map(({ type }) => type))];
  assert.deepEqual(
    types.filter((type) => !TYPES.includes(type)),
    [],
  );
  for (const type of TYPES) assert.ok(texts[`unit.${type}`] && german[`unit.${type}`], type);
});
