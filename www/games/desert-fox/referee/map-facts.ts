/** What the map says about a printed hex number: terrain, city, and what lies between two neighbours. */
import { directionTo, neighbour, parseHex, spiNumber } from "../geometry.ts";
import type { City, HexsideTerrain, Terrain, Way } from "../engine-types.ts";
import type { HexRecord, MapData } from "../map-model.ts";

interface HexFacts {
  terrain: Terrain;
  city: City | undefined;
  place: string;
}

interface SideFacts {
  terrain: HexsideTerrain;
  way: Way;
  adjacent: boolean;
}

export interface MapFacts {
  /** Null when the text is no printed number. */
  hex: (id: string) => HexFacts | null;
  /** Null unless both are printed numbers. */
  side: (a: string, b: string) => SideFacts | null;
  /** The neighbours' numbers. */
  around: (id: string) => string[];
}

const TERRAIN: Record<string, Terrain> = { sand_sea: "sandSea", off_map: "offMap" };
const CITIES: City[] = ["Benghazi", "Tobruk", "Bardia", "Alexandria"];

/** `map`: map.json, or null. */
export function mapFacts(map: MapData | null): MapFacts {
  if (!map) return { hex: () => null, side: () => null, around: () => [] };
  const records: Map<number, HexRecord> = new Map(map.hexes.map((record) => [parseHex(record.id), record]));
  const places: Map<number, string> = new Map(map.places.map((place) => [parseHex(place.hex), place.name]));
  const sides = readSides(map);
  const roads = readRoads(map);
  return {
    hex(id) {
      const at = parseHex(id);
      const record = records.get(at);
      if (at < 0 || !record) return null;
      const place = places.get(at) ?? "";
      const city = CITIES.find((city) => city === place);
      const terrain = TERRAIN[record.terrain] ?? (record.terrain as Terrain);
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

const keyOf = (a: number, b: number) => `${Math.min(a, b)}|${Math.max(a, b)}`;

function readSides(map: MapData) {
  const sides = new Map<string, HexsideTerrain>();
  for (const kind of ["ridge", "escarpment", "sea"] as const) {
    for (const [a, b] of map.hexsides[kind] ?? []) sides.set(keyOf(parseHex(a), parseHex(b)), kind);
  }
  return sides;
}

function readRoads(map: MapData) {
  const roads = new Map<string, Way>();
  for (const [list, way] of [
    ["tracks", "track"],
    ["roads", "road"],
  ] as const) {
    for (const line of map.lines[list] ?? []) {
      const hexes = line.hexes.map(parseHex);
      for (let i = 1; i < hexes.length; i++) roads.set(keyOf(hexes[i - 1], hexes[i]), way);
    }
  }
  return roads;
}
