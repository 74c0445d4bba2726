/** The map of Rommel in the Desert indexed by hex. Facts only, no rules. */
import * as shared from "../../board/model.ts";
import { DIRECTIONS } from "../../board/geometry.ts";
import { MAJOR } from "./art/places.ts";
import { GEOMETRY } from "./geometry.ts";

export { findHex, sideKey } from "../../board/model.ts";

/** Roads by class, the best first. */
export const ROADS = ["highway", "track", "trail"] as const;
/** Hexside terrain that is drawn on the side. */
export const BARRIERS = ["mountain", "escarpment", "marsh"] as const;
export type RoadClass = (typeof ROADS)[number];

type Direction = "E" | "W" | "NE" | "NW" | "SE" | "SW";

/** A hex of map.json with what lies on its sides. */
interface HexSource {
  id: string;
  country: string;
  sides: Record<Direction, string>;
  name?: string;
  provenance?: string;
  source?: string;
  offBoard?: boolean;
}

export interface RoadSource {
  class: RoadClass;
  name: string;
  hexes: string[];
  provenance?: string;
  source?: string;
}

/** The data of map.json. */
export interface MapSource {
  hexes: HexSource[];
  roads: RoadSource[];
  /** Roads that do not join in a hex. */
  notJoining: { hex: string; roads: string[] }[];
  bases: { hex: string; side: string }[];
  fortresses: { hex: string; capacity: number; provenance?: string }[];
  oases: string[];
}

/** The map's data in the form of the shared board. */
export type BoardData = ReturnType<typeof boardData>;

export type MapModel = shared.MapModel<BoardData>;

/** What a painter of this map is given. */
export type Brush = import("../../board/paint-terrain.ts").Brush & { model: MapModel };

const { sideKey } = shared;
const { parse, neighbour, count, columns, rows, numbers } = GEOMETRY;

/** What lies beyond a side where no hex is. */
const BEYOND: Record<string, string> = { sea: "sea", qattara: "marsh", edge: "off_map" };
/** Steps from the board that the salt marsh reaches. */
const MARSH_REACH = 1;
/** How near to a hexside its terrain shapes the ground, in hexes. */
const NEAR_SIDE = 0.2;

/**
 * The model, besides what every map has: `model.data.country` by hex, `.gaps` and `.roads` by hexside, `.edges` as
 * pairs, `.capacity` of fortresses by hex, `.bases` and `.oases` as hexes. `source`: map.json.
 */
export function createModel(source: MapSource): MapModel {
  const data = boardData(source);
  const model = shared.createModel(data, GEOMETRY, MAJOR);
  /** The sea in the north; in the south it is no map. */
  const beyond = (line: number, column: number) =>
    line < 0
      ? "sea"
      : line >= rows
        ? "off_map"
        : shared.TERRAINS[model.terrain[line * columns + Math.min(columns, Math.max(1, column)) - 1]];
  return { ...model, beyond, reliefAt: createRelief(data) };
}

/** The map's data in the form of the shared board. `source`: map.json. */
export function boardData(source: MapSource) {
  const sides = readSides(source);
  const roads = readRoads(source);
  const blocked = new Set(BARRIERS.flatMap((kind) => sides[kind].map(([a, b]) => sideKey(parse(a), parse(b)))));
  const oases = new Set(source.oases);
  return {
    hexes: source.hexes.map((hex) => ({
      ...hex,
      terrain: oases.has(hex.id) ? "oasis" : "clear",
      provenance: hex.provenance ?? "reconstructed",
    })),
    surroundings: surroundings(source),
    hexsides: sides,
    frontier: { pairs: frontier(source) },
    lines: Object.fromEntries(ROADS.map((kind) => [kind, source.roads.filter((road) => road.class === kind)])),
    places: places(source),
    areas: [],
    country: new Map(source.hexes.map((hex) => [parse(hex.id), hex.country])),
    roads,
    edges: edges(source),
    gaps: new Map([...roads].filter(([key]) => blocked.has(key))),
    apart: new Map(source.notJoining.map(({ hex, roads: names }) => [parse(hex), names])),
    capacity: new Map(source.fortresses.map(({ hex, capacity }) => [parse(hex), capacity])),
    bases: source.bases.map(({ hex, side }) => ({ hex: parse(hex), side })),
    oases: source.oases.map(parse),
    offBoard: new Set(source.hexes.filter((h) => h.offBoard).map((h) => parse(h.id))),
  };
}

/** Pairs of hexes by what lies between them; of an escarpment the hex at its foot, nearer to the sea, comes first. */
function readSides(source: MapSource): Record<string, string[][]> {
  const found: Record<string, string[][]> = { mountain: [], escarpment: [], marsh: [] };
  const byId = new Map(source.hexes.map((hex) => [hex.id, hex]));
  const coastal = (hex: HexSource) => Object.values(hex.sides).includes("sea");
  for (const hex of source.hexes)
    DIRECTIONS.forEach((name, d) => {
      const kind = hex.sides[name];
      const other = neighbour(parse(hex.id), d);
      const facing = other >= 0 && byId.get(numbers.axial(other));
      if (!facing || !found[kind] || other < parse(hex.id)) return;
      const pair = [hex.id, facing.id];
      found[kind].push(kind === "escarpment" && !coastal(hex) && coastal(facing) ? pair.reverse() : pair);
    });
  return found;
}

/** The best road across each hexside. */
function readRoads(source: MapSource): Map<string, RoadClass> {
  const best = new Map<string, RoadClass>();
  for (const kind of ROADS)
    for (const { class: of, hexes } of source.roads) {
      if (of !== kind) continue;
      for (let i = 0; i + 1 < hexes.length; i++) {
        const key = sideKey(parse(hexes[i]), parse(hexes[i + 1]));
        if (!best.has(key)) best.set(key, kind);
      }
    }
  return best;
}

/** Pairs of hexes on either side of the border, the western one first. */
function frontier(source: MapSource) {
  const country = new Map(source.hexes.map((hex) => [parse(hex.id), hex.country]));
  const pairs = [];
  for (const [hex, name] of country)
    for (let d = 0; d < 6; d++)
      if (name === "Libya" && country.get(neighbour(hex, d)) === "Egypt")
        pairs.push([numbers.axial(hex), numbers.axial(neighbour(hex, d))]);
  return pairs;
}

/** Pairs of neighbouring hexes between which the map ends: those off the board are reached by their trail only. */
function edges(source: MapSource) {
  const there = new Set(source.hexes.map((hex) => parse(hex.id)));
  const pairs: [number, number][] = [];
  for (const { id, sides } of source.hexes)
    DIRECTIONS.forEach((name, d) => {
      const [hex, other] = [parse(id), neighbour(parse(id), d)];
      if (sides[name] === "edge" && there.has(other) && hex < other) pairs.push([hex, other]);
    });
  return pairs;
}

/** Named hexes as places of the shared board. */
function places(source: MapSource) {
  const fortresses = new Set(source.fortresses.map(({ hex }) => hex));
  const bases = new Set(source.bases.map(({ hex }) => hex));
  const oases = new Set(source.oases);
  return source.hexes
    .filter((hex) => hex.name)
    .map(({ id, name = "", provenance, source: from }) => {
      const kinds = [fortresses.has(id) && "fortress", bases.has(id) && "base", oases.has(id) && "oasis"].filter(
        (kind) => kind !== false,
      );
      return { hex: id, name, kinds: kinds.length ? kinds : ["village"], provenance, source: from };
    });
}

/** The cells of the grid that are no hexes, each as the nearest side of the board says. */
function surroundings(source: MapSource): { id: string; terrain: string }[] {
  const board = new Set(source.hexes.map((hex) => parse(hex.id)));
  const known = new Map<number, string>();
  // Sea goes before marsh, and marsh before what is no map.
  for (const kind of Object.keys(BEYOND))
    for (const hex of source.hexes)
      DIRECTIONS.forEach((name, d) => {
        const cell = neighbour(parse(hex.id), d);
        if (hex.sides[name] === kind && cell >= 0 && !board.has(cell) && !known.has(cell))
          known.set(cell, BEYOND[kind]);
      });
  for (let step = 1, grown = 1; grown; step++) {
    grown = 0;
    const next = new Map();
    for (let cell = 0; cell < count; cell++) {
      if (board.has(cell) || known.has(cell)) continue;
      const near = [0, 1, 2, 3, 4, 5].map((d) => known.get(neighbour(cell, d)));
      const found = Object.values(BEYOND).find((kind) => near.includes(kind));
      if (found) next.set(cell, found === "marsh" && step > MARSH_REACH ? "off_map" : found);
    }
    for (const [cell, kind] of next) known.set(cell, kind);
    grown = next.size;
  }
  return [...known].map(([cell, terrain]) => ({ id: numbers.axial(cell), terrain }));
}

/** The ground near a hexside is as broken as the hexside. */
function createRelief(data: ReturnType<typeof boardData>) {
  const { corner, directionTo, hexAt } = GEOMETRY;
  /** By hex, the sides with their terrain. */
  const near = new Map<number, { from: [number, number]; to: [number, number]; terrain: string }[]>();
  const grounds = [
    ["mountain", "mountain"],
    ["escarpment", "rough"],
    ["marsh", "marsh"],
  ] as const;
  for (const [kind, terrain] of grounds)
    for (const [a, b] of data.hexsides[kind].map((pair) => pair.map(parse))) {
      const d = directionTo(a, b);
      const side = { from: corner(a, d), to: corner(a, d + 1), terrain };
      for (const hex of [a, b]) near.set(hex, [...(near.get(hex) ?? []), side]);
    }
  return (x: number, y: number, terrain: string) => {
    const sides = near.get(hexAt(x, y)) ?? [];
    return sides.find(({ from, to }) => distanceTo(from, to, x, y) < NEAR_SIDE)?.terrain ?? terrain;
  };
}

function distanceTo(a: [number, number], b: [number, number], x: number, y: number) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(a[0] + share * dx - x, a[1] + share * dy - y);
}

/** Whether a hex is one of the game's. */
export const isHex = (model: MapModel, hex: number) => hex >= 0 && model.records[hex] !== undefined;
