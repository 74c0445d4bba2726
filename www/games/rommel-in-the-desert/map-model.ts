// @ts-check
/** The map of Rommel in the Desert indexed by hex. Facts only, no rules. */
import * as shared from "../../board/model.ts";
import { DIRECTIONS } from "../../board/geometry.ts";
import { MAJOR } from "./art/places.ts";
import { GEOMETRY } from "./geometry.ts";

export { findHex, sideKey } from "../../board/model.ts";

/** Roads by class, the best first. */
export const ROADS = /** @type {const} */ (["highway", "track", "trail"]);
/** Hexside terrain that is drawn on the side. */
export const BARRIERS = /** @type {const} */ (["mountain", "escarpment", "marsh"]);
/** @typedef {typeof ROADS[number]} RoadClass */
/** @typedef {"E"|"W"|"NE"|"NW"|"SE"|"SW"} Direction */
/**
 * A hex of map.json with what lies on its sides.
 * @typedef {{id: string, country: string, sides: Record<Direction, string>, name?: string, provenance?: string, source?:
 *   string, offBoard?: boolean}} HexSource
 */
/** @typedef {{class: RoadClass, name: string, hexes: string[], provenance?: string, source?: string}} RoadSource */
/**
 * The data of map.json.
 * @typedef {object} MapSource
 * @property {HexSource[]} hexes
 * @property {RoadSource[]} roads
 * @property {{hex: string, roads: string[]}[]} notJoining roads that do not join in a hex
 * @property {{hex: string, side: string}[]} bases
 * @property {{hex: string, capacity: number, provenance?: string}[]} fortresses
 * @property {string[]} oases
 */
/** The map's data in the form of the shared board. @typedef {ReturnType<typeof boardData>} BoardData */
/** @typedef {shared.MapModel<BoardData>} MapModel */
/** What a painter of this map is given. @typedef {import("../../board/paint-terrain.ts").Brush & {model: MapModel}} Brush */

const { sideKey } = shared;
const { parse, neighbour, count, columns, rows, numbers } = GEOMETRY;

/** What lies beyond a side where no hex is. */
const BEYOND = /** @type {Record<string, string>} */ ({ sea: "sea", qattara: "marsh", edge: "off_map" });
/** Steps from the board that the salt marsh reaches. */
const MARSH_REACH = 1;
/** How near to a hexside its terrain shapes the ground, in hexes. */
const NEAR_SIDE = 0.2;

/**
 * The model, besides what every map has: `model.data.country` by hex, `.gaps` and `.roads` by hexside, `.edges` as
 * pairs, `.capacity` of
 * fortresses by hex, `.bases` and `.oases` as hexes.
 * @param {MapSource} source map.json
 * @returns {MapModel}
 */
export function createModel(source) {
  const data = boardData(source);
  const model = shared.createModel(data, GEOMETRY, MAJOR);
  /** The sea in the north; in the south it is no map. @param {number} line @param {number} column */
  const beyond = (line, column) =>
    line < 0
      ? "sea"
      : line >= rows
        ? "off_map"
        : shared.TERRAINS[model.terrain[line * columns + Math.min(columns, Math.max(1, column)) - 1]];
  return { ...model, beyond, reliefAt: createRelief(data) };
}

/**
 * The map's data in the form of the shared board.
 * @param {MapSource} source map.json
 */
export function boardData(source) {
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

/**
 * Pairs of hexes by what lies between them; of an escarpment the hex at its foot, nearer to the sea, comes first.
 * @param {MapSource} source
 * @returns {Record<string, string[][]>}
 */
function readSides(source) {
  /** @type {Record<string, string[][]>} */
  const found = { mountain: [], escarpment: [], marsh: [] };
  const byId = new Map(source.hexes.map((hex) => [hex.id, hex]));
  const coastal = (/** @type {HexSource} */ hex) => Object.values(hex.sides).includes("sea");
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

/** The best road across each hexside. @param {MapSource} source @returns {Map<string, RoadClass>} */
function readRoads(source) {
  /** @type {Map<string, RoadClass>} */
  const best = new Map();
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

/** Pairs of hexes on either side of the border, the western one first. @param {MapSource} source */
function frontier(source) {
  const country = new Map(source.hexes.map((hex) => [parse(hex.id), hex.country]));
  const pairs = [];
  for (const [hex, name] of country)
    for (let d = 0; d < 6; d++)
      if (name === "Libya" && country.get(neighbour(hex, d)) === "Egypt")
        pairs.push([numbers.axial(hex), numbers.axial(neighbour(hex, d))]);
  return pairs;
}

/**
 * Pairs of neighbouring hexes between which the map ends: those off the board are reached by their trail only.
 * @param {MapSource} source
 */
function edges(source) {
  const there = new Set(source.hexes.map((hex) => parse(hex.id)));
  /** @type {[number, number][]} */
  const pairs = [];
  for (const { id, sides } of source.hexes)
    DIRECTIONS.forEach((name, d) => {
      const [hex, other] = [parse(id), neighbour(parse(id), d)];
      if (sides[name] === "edge" && there.has(other) && hex < other) pairs.push([hex, other]);
    });
  return pairs;
}

/** Named hexes as places of the shared board. @param {MapSource} source */
function places(source) {
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

/**
 * The cells of the grid that are no hexes, each as the nearest side of the board says.
 * @param {MapSource} source
 * @returns {{id: string, terrain: string}[]}
 */
function surroundings(source) {
  const board = new Set(source.hexes.map((hex) => parse(hex.id)));
  /** @type {Map<number, string>} */
  const known = new Map();
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

/**
 * The ground near a hexside is as broken as the hexside.
 * @param {ReturnType<typeof boardData>} data
 */
function createRelief(data) {
  const { corner, directionTo, hexAt } = GEOMETRY;
  /**
   * By hex, the sides with their terrain.
   * @type {Map<number, {from: [number, number], to: [number, number], terrain: string}[]>}
   */
  const near = new Map();
  const grounds = /** @type {const} */ ([
    ["mountain", "mountain"],
    ["escarpment", "rough"],
    ["marsh", "marsh"],
  ]);
  for (const [kind, terrain] of grounds)
    for (const [a, b] of data.hexsides[kind].map((pair) => pair.map(parse))) {
      const d = directionTo(a, b);
      const side = { from: corner(a, d), to: corner(a, d + 1), terrain };
      for (const hex of [a, b]) near.set(hex, [...(near.get(hex) ?? []), side]);
    }
  return (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ terrain) => {
    const sides = near.get(hexAt(x, y)) ?? [];
    return sides.find(({ from, to }) => distanceTo(from, to, x, y) < NEAR_SIDE)?.terrain ?? terrain;
  };
}

/** @param {[number, number]} a @param {[number, number]} b @param {number} x @param {number} y */
function distanceTo(a, b, x, y) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(a[0] + share * dx - x, a[1] + share * dy - y);
}

/** Whether a hex is one of the game's. @param {MapModel} model @param {number} hex */
export const isHex = (model, hex) => hex >= 0 && model.records[hex] !== undefined;
