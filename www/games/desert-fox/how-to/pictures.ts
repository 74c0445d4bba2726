/** The pictures of the two pages for newcomers: which part of the map each shows and what lies on it. Plain data. */
import { counterPiece } from "../art/counter-face.ts";
import { COUNT, neighbour, parseHex } from "../geometry.ts";
import type { Counter, Mark } from "../art/counter-face.ts";
import type { Still } from "../../../board/still.ts";

const hexes = (names: string) => names.split(" ").map(parseHex);
/** The hexes of pairs such as L2421:2. */
const costs = (pairs: string) =>
  pairs.split(" ").map((pair) => {
    const [hex, cost] = pair.split(":");
    return { hex: parseHex(hex), cost: Number(cost) };
  });

export const PANZER: Counter = {
  id: "",
  side: "axis",
  nation: "german",
  kind: "armor",
  name: "5/5 Lt",
  armor: 3,
  values: "7-1-22",
  brief: "7-1",
};
const FOOT: Counter = {
  ...PANZER,
  side: "commonwealth",
  nation: "commonwealth",
  kind: "infantry",
  size: "brigade",
  name: "20/9 Aus",
  values: "4-1-10",
  brief: "4-1",
};
const RECON: Counter = {
  ...FOOT,
  kind: "reconnaissance",
  size: undefined,
  name: "11H",
  values: "(1)-2-28",
  brief: "(1)-2",
};
const ITALIANS: Counter = {
  ...PANZER,
  nation: "italian",
  kind: "infantry",
  size: "division",
  name: "Savona",
  values: "3-4-10",
  brief: "3-4",
};
const MSU: Counter = { ...PANZER, kind: "msu", size: undefined, name: "№ 2", values: "MSU 22", brief: "MSU" };
const DUMP: Counter = { ...MSU, kind: "dump", name: "№ 1", values: "DUMP", brief: "DUMP" };

const marked = (counter: Counter, ...marks: Mark[]): Counter => ({ ...counter, marks });
const pile = (hex: string | number, ...counters: Counter[]) => ({
  hex: typeof hex === "string" ? parseHex(hex) : hex,
  pieces: counters.map(counterPiece),
});

/** The panzers on their depleted side. */
const WORN = marked({ ...PANZER, values: "4-2-22", brief: "4-2" }, "depleted");

/** The counters beside one another: full, depleted, disrupted, and a supply unit. */
export const COUNTERS = [PANZER, WORN, marked(PANZER, "disrupted"), MSU];

/** A unit, its path and the hexes nearby with their costs, as the engine gives them for the guided game. */
export const MOVE = {
  unit: "5-5lt",
  from: "L2422",
  to: "L2116",
  path: "L2422 L2421 L2420 L2419 L2319 L2318 L2217 L2216 L2116",
  costs: [0, 2, 3, 4, 5, 6, 7, 8, 9],
  near:
    "L2522:1 L2622:2 L2421:2 L2523:2 L2420:3 L2722:3 L2521:3 L2621:3 L2721:4 L2419:4 L2322:4 L2321:5 L2320:5 L2319:5 " +
    "L2418:5 L2820:5 L2620:5 L2520:5 L2819:6 L2417:6 L2318:6 L2220:6 L2723:6 L2120:7 L2217:7 L2416:7 L2818:7 L2122:7 " +
    "L2218:7",
};
/** A unit and its chain of supply units to a source, as the engine traces it; the other unit has none. */
export const SUPPLY = {
  unit: "L2220",
  msu: "L2217",
  dump: "L2314",
  source: "L2306",
  out: "L1720",
  legs: [
    "L2220 L2320 L2419 L2319 L2318 L2217",
    "L2217 L2216 L2316 L2315 L2314",
    "L2314 L2313 L2312 L2411 L2410 L2409 L2309 L2308 L2307 L2306",
  ],
};

const FRONT = parseHex("L1718");
const [EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST] = [0, 1, 2, 3, 4].map((side) => neighbour(FRONT, side));
const RING = [0, 1, 2, 3, 4, 5].map((side) => neighbour(FRONT, side)).filter((hex) => hex >= 0 && hex < COUNT);
const attack = { from: [WEST, SOUTH_WEST], to: FRONT, text: "2:1", side: "axis" };
const enemies = [pile(FRONT, FOOT)];

export const PICTURES: Record<string, Still> = {
  map: {
    middle: parseHex("E1502"),
    across: 69.5,
    overlays: {
      goals: hexes("L2306 L2329 E1833").map((hex) => ({ hex })),
      supply: [
        { side: "axis", hexes: [], sources: hexes("L0701") },
        { side: "commonwealth", hexes: [], sources: hexes("E1833") },
      ],
    },
  },
  move: {
    middle: parseHex("L2319"),
    across: 11,
    piles: [pile(MOVE.from, PANZER)],
    overlays: { reach: { start: parseHex(MOVE.from), hexes: costs(MOVE.near), allowance: 10 } },
    path: { hexes: hexes(MOVE.path), costs: MOVE.costs },
  },
  supply: {
    middle: parseHex("L2113"),
    across: 18,
    piles: [pile(SUPPLY.unit, PANZER), pile(SUPPLY.msu, MSU), pile(SUPPLY.dump, DUMP), pile(SUPPLY.out, ITALIANS)],
    overlays: {
      supply: [{ side: "axis", hexes: [], sources: hexes(SUPPLY.source), out: hexes(SUPPLY.out) }],
      lines: SUPPLY.legs.map((leg) => ({ hexes: hexes(leg), side: "axis" })),
    },
  },
  fight: {
    bare: true,
    middle: FRONT,
    across: 7,
    piles: [...enemies, pile(WEST, PANZER), pile(SOUTH_WEST, ITALIANS)],
    overlays: { attacks: [attack] },
  },
  zone: { bare: true, middle: FRONT, across: 7, piles: enemies, overlays: { zones: { commonwealth: RING } } },
  reinforcement: {
    middle: parseHex("L0703"),
    across: 9,
    piles: [pile("L0701", PANZER), pile("L0702", MSU)],
    overlays: { choices: hexes("L0703 L0704") },
  },
  reaction: {
    bare: true,
    middle: FRONT,
    across: 7,
    piles: [pile(WEST, PANZER), pile(neighbour(EAST, 0), RECON)],
    overlays: { moves: [{ hexes: [FRONT, EAST, neighbour(EAST, 0)], side: "commonwealth" }] },
  },
  breakthrough: {
    bare: true,
    middle: FRONT,
    across: 9,
    piles: [pile(neighbour(EAST, 0), PANZER), pile(NORTH_EAST, FOOT), pile(WEST, ITALIANS)],
    overlays: { moves: [{ hexes: [NORTH_WEST, WEST, FRONT, EAST, neighbour(EAST, 0)], side: "axis" }] },
  },
  refit: {
    bare: true,
    middle: FRONT,
    across: 6,
    piles: [pile(FRONT, WORN), pile(EAST, PANZER)],
    overlays: {
      moves: [{ hexes: [FRONT, EAST], side: "axis" }],
      markers: [{ kind: "fort", hex: WEST, level: 1, side: "axis" }],
    },
  },
};

/** Returns the same without the map's words, as large as a stamp. */
const stamp = (still: Still): Still => ({ ...still, across: 4, bare: true });

/** The strip of phases: a picture for each. */
export const STAMPS: Record<string, Still> = {
  reinforcement: stamp({ ...PICTURES.reinforcement, middle: parseHex("L0702") }),
  airAllocation: stamp({
    middle: FRONT,
    across: 4,
    overlays: { markers: [{ kind: "air", hex: FRONT, count: 3, side: "axis" }] },
  }),
  initialMovement: stamp({ ...PICTURES.move, middle: parseHex("L2421") }),
  firstReaction: stamp({ ...PICTURES.reaction, middle: EAST }),
  firstCombat: stamp(PICTURES.fight),
  motorizedMovement: stamp(PICTURES.breakthrough),
  secondReaction: stamp({ ...PICTURES.reaction, middle: EAST }),
  secondCombat: stamp(PICTURES.fight),
  refit: stamp(PICTURES.refit),
};
