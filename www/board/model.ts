/** The map's data indexed by hex: what is in a hex, on its sides and through it. Facts only, no rules. */

export const TERRAINS = ["clear", "rough", "mountain", "sand_sea", "marsh", "oasis", "city", "sea", "off_map"];

import type { Geometry } from "./geometry.ts";

interface Side {
  /** Ridge, escarpment, sea, frontier or what else the game has. */
  kind: string;
  /** True when this hex lies below the escarpment. */
  low?: boolean;
}

/** A hex of the map; a game may note more of it. */
export interface HexRecord {
  id: string;
  terrain: string;
  provenance: string;
  country?: string;
}

/** A named place. */
export interface Place {
  hex: string;
  name: string;
  kinds: string[];
  provenance?: string;
  confidence?: string;
  source?: string;
}

/** A road or another line through hexes. */
export interface Line {
  name: string;
  hexes: string[];
}

/** The data of a map, in the form of map.json. */
export interface MapData {
  hexes: HexRecord[];
  /** Cells of the grid that are no hexes. */
  surroundings?: { id: string; terrain: string }[];
  /** Pairs of hexes, by what lies between them. */
  hexsides: Record<string, string[][]>;
  frontier?: { pairs: string[][] };
  lines: Record<string, Line[]>;
  places: Place[];
  areas: { name: string; hexes: string[] }[];
  /** Hexsides that a road crosses. */
  gaps?: ReadonlyMap<string, unknown>;
}

export interface MapModel<Data extends MapData = MapData> {
  geometry: Geometry;
  /** Names of places that are printed large. */
  major: Set<string>;
  /** The file as loaded. */
  data: Data;
  /** Index into TERRAINS. */
  terrain: Uint8Array;
  /** The file's hex records by hex; a cell of the grid that is no hex of the game has none. */
  records: Data["hexes"];
  /** The terrain of cells outside the grid; they continue the outermost hexes without it. */
  beyond: ((line: number, column: number) => string) | undefined;
  /** What the ground at a point is like, where its hexes do not say it. */
  reliefAt: ((x: number, y: number, terrain: string) => string) | undefined;
  /** Six lists for each hex that has any. */
  sides: Map<number, Side[][]>;
  lines: Map<number, { kind: string; name: string; directions: number[] }[]>;
  places: Map<number, Data["places"][number][]>;
  areas: Map<number, string[]>;
}

/** `data`: map.json. `major`: names of places that are printed large. */
export function createModel<Data extends MapData>(
  data: Data,
  geometry: Geometry,
  major: readonly string[] = [],
): MapModel<Data> {
  const { count, parse } = geometry;
  const terrain = new Uint8Array(count);
  const records = new Array(count);
  for (const record of data.hexes) {
    const hex = parse(record.id);
    terrain[hex] = TERRAINS.indexOf(record.terrain);
    records[hex] = record;
  }
  for (const cell of data.surroundings ?? []) terrain[parse(cell.id)] = TERRAINS.indexOf(cell.terrain);
  return {
    geometry,
    major: new Set(major),
    data,
    terrain,
    records,
    sides: readSides(data, geometry),
    lines: readLines(data, geometry),
    places: byHex(data.places, parse),
    areas: readAreas(data, parse),
    beyond: undefined,
    reliefAt: undefined,
  };
}

function readSides(data: MapData, { directionTo, parse }: Geometry) {
  const sides = new Map<number, Side[][]>();
  const add = (hex: number, other: number, side: Side) => {
    const six = sides.get(hex) ?? [[], [], [], [], [], []];
    six[directionTo(hex, other)]?.push(side);
    sides.set(hex, six);
  };
  const kinds = { ...data.hexsides, frontier: data.frontier?.pairs ?? [] };
  for (const [kind, pairs] of Object.entries(kinds)) {
    for (const [a, b] of pairs.map((pair) => pair.map(parse))) {
      const scarp = kind === "escarpment";
      add(a, b, scarp ? { kind, low: true } : { kind });
      add(b, a, scarp ? { kind, low: false } : { kind });
    }
  }
  return sides;
}

function readLines(data: MapData, { directionTo, parse }: Geometry) {
  const lines = new Map<number, { kind: string; name: string; directions: number[] }[]>();
  for (const [kind, list] of Object.entries(data.lines)) {
    for (const line of list) {
      const hexes = line.hexes.map(parse);
      hexes.forEach((hex, i) => {
        const next = [hexes[i - 1], hexes[i + 1]].filter((other) => other !== undefined);
        const directions = next.map((other) => directionTo(hex, other));
        lines.set(hex, [...(lines.get(hex) ?? []), { kind, name: line.name, directions }]);
      });
    }
  }
  return lines;
}

function readAreas(data: MapData, parse: Geometry["parse"]) {
  const areas = new Map();
  for (const area of data.areas)
    for (const id of area.hexes) areas.set(parse(id), [...(areas.get(parse(id)) ?? []), area.name]);
  return areas;
}

function byHex<Places extends Place[]>(items: Places, parse: Geometry["parse"]) {
  const found = new Map<number, Place[]>();
  for (const item of items) found.set(parse(item.hex), [...(found.get(parse(item.hex)) ?? []), item]);
  return found as Map<number, Places[number][]>;
}

/** The key of a hexside, the same from both hexes. */
export const sideKey = (a: number, b: number) => (a < b ? `${a}|${b}` : `${b}|${a}`);

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Finds a hex by printed number or by the (beginning of the) name of a place. Returns the hex, or -1. */
export function findHex(model: MapModel, text: string): number {
  const { parse } = model.geometry;
  const hex = parse(text);
  if (hex >= 0) return hex;
  const wanted = plain(text);
  if (!wanted) return -1;
  const places = model.data.places;
  const place =
    places.find((p) => plain(p.name) === wanted) ??
    places.find((p) => plain(p.name).startsWith(wanted)) ??
    places.find((p) => plain(p.name).includes(wanted));
  return place ? parse(place.hex) : -1;
}
