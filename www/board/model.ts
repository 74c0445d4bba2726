// @ts-check
/** The map's data indexed by hex: what is in a hex, on its sides and through it. Facts only, no rules. */

export const TERRAINS = ["clear", "rough", "mountain", "sand_sea", "marsh", "oasis", "city", "sea", "off_map"];

/** @typedef {import("./geometry.ts").Geometry} Geometry */
/**
 * @typedef {object} Side
 * @property {string} kind ridge, escarpment, sea, frontier or what else the game has
 * @property {boolean} [low] true when this hex lies below the escarpment
 */
/**
 * A hex of the map; a game may note more of it.
 * @typedef {{id: string, terrain: string, provenance: string, country?: string}} HexRecord
 */
/**
 * A named place.
 * @typedef {{hex: string, name: string, kinds: string[], provenance?: string, confidence?: string, source?: string}} Place
 */
/** A road or another line through hexes. @typedef {{name: string, hexes: string[]}} Line */
/**
 * The data of a map, in the form of map.json.
 * @typedef {object} MapData
 * @property {HexRecord[]} hexes
 * @property {{id: string, terrain: string}[]} [surroundings] cells of the grid that are no hexes
 * @property {Record<string, string[][]>} hexsides pairs of hexes, by what lies between them
 * @property {{pairs: string[][]}} [frontier]
 * @property {Record<string, Line[]>} lines
 * @property {Place[]} places
 * @property {{name: string, hexes: string[]}[]} areas
 * @property {ReadonlyMap<string, unknown>} [gaps] hexsides that a road crosses
 */
/**
 * @template {MapData} [Data=MapData]
 * @typedef {object} MapModel
 * @property {Geometry} geometry
 * @property {Set<string>} major names of places that are printed large
 * @property {Data} data the file as loaded
 * @property {Uint8Array} terrain index into TERRAINS
 * @property {Data["hexes"]} records the file's hex records by hex; a cell of the grid that is no hex of the game has none
 * @property {((line: number, column: number) => string)|undefined} beyond the terrain of cells outside the grid; they
 *   continue the outermost hexes without it
 * @property {((x: number, y: number, terrain: string) => string)|undefined} reliefAt what the ground at a point is
 *   like, where its hexes do not say it
 * @property {Map<number, Side[][]>} sides six lists for each hex that has any
 * @property {Map<number, {kind: string, name: string, directions: number[]}[]>} lines
 * @property {Map<number, Data["places"][number][]>} places
 * @property {Map<number, string[]>} areas
 */

/**
 * @template {MapData} Data
 * @param {Data} data map.json
 * @param {Geometry} geometry
 * @param {readonly string[]} [major] names of places that are printed large
 * @returns {MapModel<Data>}
 */
export function createModel(data, geometry, major = []) {
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

/** @param {MapData} data @param {Geometry} geometry */
function readSides(data, { directionTo, parse }) {
  /** @type {Map<number, Side[][]>} */
  const sides = new Map();
  const add = (/** @type {number} */ hex, /** @type {number} */ other, /** @type {Side} */ side) => {
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

/** @param {MapData} data @param {Geometry} geometry */
function readLines(data, { directionTo, parse }) {
  /** @type {Map<number, {kind: string, name: string, directions: number[]}[]>} */
  const lines = new Map();
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

/** @param {MapData} data @param {Geometry["parse"]} parse */
function readAreas(data, parse) {
  const areas = new Map();
  for (const area of data.areas)
    for (const id of area.hexes) areas.set(parse(id), [...(areas.get(parse(id)) ?? []), area.name]);
  return areas;
}

/**
 * @template {Place[]} Places
 * @param {Places} items
 * @param {Geometry["parse"]} parse
 */
function byHex(items, parse) {
  /** @type {Map<number, Place[]>} */
  const found = new Map();
  for (const item of items) found.set(parse(item.hex), [...(found.get(parse(item.hex)) ?? []), item]);
  return /** @type {Map<number, Places[number][]>} */ (found);
}

/**
 * The key of a hexside, the same from both hexes.
 * @param {number} a @param {number} b
 */
export const sideKey = (a, b) => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** @param {string} name */
const plain = (name) =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/**
 * Finds a hex by printed number or by the (beginning of the) name of a place.
 * @param {MapModel} model @param {string} text
 * @returns {number} the hex, or -1
 */
export function findHex(model, text) {
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
