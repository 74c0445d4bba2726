// @ts-check
/** What the map says about a printed hex number: terrain, city, and what lies between two neighbours. */
import { directionTo, neighbour, parseHex, spiNumber } from "../geometry.ts";

/** @typedef {import("./types.ts").Terrain} Terrain */
/** @typedef {import("./types.ts").City} City */
/** @typedef {{terrain: Terrain, city: City|undefined, place: string}} HexFacts */
/**
 * @typedef {{terrain: import("./types.ts").HexsideTerrain, way: import("./types.ts").Way, adjacent: boolean}} SideFacts
 */
/**
 * @typedef {object} MapFacts
 * @property {(id: string) => HexFacts|null} hex null when the text is no printed number
 * @property {(a: string, b: string) => SideFacts|null} side null unless both are printed numbers
 * @property {(id: string) => string[]} around the neighbours' numbers
 */

const TERRAIN = /** @type {Record<string, Terrain>} */ ({ sand_sea: "sandSea", off_map: "offMap" });
const CITIES = /** @type {City[]} */ (["Benghazi", "Tobruk", "Bardia", "Alexandria"]);

/** @typedef {import("../map-model.ts").MapData} MapData */

/** @param {MapData|null} map map.json, or null @returns {MapFacts} */
export function mapFacts(map) {
  if (!map) return { hex: () => null, side: () => null, around: () => [] };
  /** @type {Map<number, import("../map-model.ts").HexRecord>} */
  const records = new Map(map.hexes.map((record) => [parseHex(record.id), record]));
  /** @type {Map<number, string>} */
  const places = new Map(map.places.map((place) => [parseHex(place.hex), place.name]));
  const sides = readSides(map);
  const roads = readRoads(map);
  return {
    hex(id) {
      const at = parseHex(id);
      const record = records.get(at);
      if (at < 0 || !record) return null;
      const place = places.get(at) ?? "";
      const city = CITIES.find((city) => city === place);
      const terrain = TERRAIN[record.terrain] ?? /** @type {Terrain} */ (record.terrain);
      return { terrain, city: city ?? (terrain === "city" ? "other" : undefined), place };
    },
    side(a, b) {
      const [from, to] = [parseHex(a), parseHex(b)];
      if (from < 0 || to < 0) return null;
      const key = keyOf(from, to);
      return { terrain: sides.get(key) ?? "none", way: roads.get(key) ?? "none", adjacent: directionTo(from, to) >= 0 };
    },
    around(id) {
      const at = parseHex(id);
      return at < 0
        ? []
        : [0, 1, 2, 3, 4, 5]
            .map((direction) => neighbour(at, direction))
            .filter((hex) => hex >= 0)
            .map(spiNumber);
    },
  };
}

/** @param {number} a @param {number} b */
const keyOf = (a, b) => `${Math.min(a, b)}|${Math.max(a, b)}`;

/** @param {MapData} map */
function readSides(map) {
  /** @type {Map<string, import("./types.ts").HexsideTerrain>} */
  const sides = new Map();
  for (const kind of /** @type {const} */ (["ridge", "escarpment", "sea"])) {
    for (const [a, b] of map.hexsides[kind] ?? []) sides.set(keyOf(parseHex(a), parseHex(b)), kind);
  }
  return sides;
}

/** @param {MapData} map */
function readRoads(map) {
  /** @type {Map<string, import("./types.ts").Way>} */
  const roads = new Map();
  for (const [list, way] of /** @type {const} */ ([
    ["tracks", "track"],
    ["roads", "road"],
  ])) {
    for (const line of map.lines[list] ?? []) {
      const hexes = line.hexes.map(parseHex);
      for (let i = 1; i < hexes.length; i++) roads.set(keyOf(hexes[i - 1], hexes[i]), way);
    }
  }
  return roads;
}
