// @ts-check
/** The map's data indexed by hex: what is in a hex, on its sides and through it. Facts only, no rules. */
import { COUNT, directionTo, parseHex } from "./geometry.js";

export const TERRAINS = ["clear", "rough", "mountain", "sand_sea", "marsh", "oasis", "city", "sea", "off_map"];

/**
 * @typedef {object} Side
 * @property {string} kind ridge, escarpment, sea or frontier
 * @property {boolean} [low] true when this hex lies below the escarpment
 */
/**
 * @typedef {object} MapModel
 * @property {any} data the file as loaded
 * @property {Uint8Array} terrain index into TERRAINS
 * @property {any[]} records the file's hex records by hex
 * @property {Map<number, Side[][]>} sides six lists for each hex that has any
 * @property {Map<number, {kind: string, name: string, directions: number[]}[]>} lines
 * @property {Map<number, any[]>} places
 * @property {Map<number, string[]>} areas
 */

/** @param {any} data map.json @returns {MapModel} */
export function createModel(data) {
  const terrain = new Uint8Array(COUNT);
  const records = new Array(COUNT);
  for (const record of data.hexes) {
    const hex = parseHex(record.id);
    terrain[hex] = TERRAINS.indexOf(record.terrain);
    records[hex] = record;
  }
  return {
    data,
    terrain,
    records,
    sides: readSides(data),
    lines: readLines(data),
    places: byHex(data.places, (p) => [p.hex]),
    areas: readAreas(data),
  };
}

/** @param {any} data */
function readSides(data) {
  /** @type {Map<number, Side[][]>} */
  const sides = new Map();
  const add = (/** @type {number} */ hex, /** @type {number} */ other, /** @type {Side} */ side) => {
    const six = sides.get(hex) ?? [[], [], [], [], [], []];
    six[directionTo(hex, other)]?.push(side);
    sides.set(hex, six);
  };
  const kinds = { ...data.hexsides, frontier: data.frontier.pairs };
  for (const [kind, pairs] of Object.entries(kinds)) {
    for (const [a, b] of pairs.map((/** @type {string[]} */ pair) => pair.map(parseHex))) {
      const scarp = kind === "escarpment";
      add(a, b, scarp ? { kind, low: true } : { kind });
      add(b, a, scarp ? { kind, low: false } : { kind });
    }
  }
  return sides;
}

/** @param {any} data */
function readLines(data) {
  /** @type {Map<number, {kind: string, name: string, directions: number[]}[]>} */
  const lines = new Map();
  for (const [kind, list] of Object.entries(data.lines)) {
    for (const line of list) {
      const hexes = line.hexes.map(parseHex);
      hexes.forEach((/** @type {number} */ hex, /** @type {number} */ i) => {
        const next = [hexes[i - 1], hexes[i + 1]].filter((other) => other !== undefined);
        const directions = next.map((other) => directionTo(hex, other));
        lines.set(hex, [...(lines.get(hex) ?? []), { kind, name: line.name, directions }]);
      });
    }
  }
  return lines;
}

/** @param {any} data */
function readAreas(data) {
  const areas = new Map();
  for (const area of data.areas)
    for (const id of area.hexes) areas.set(parseHex(id), [...(areas.get(parseHex(id)) ?? []), area.name]);
  return areas;
}

/** @param {any[]} items @param {(item: any) => string[]} hexes */
function byHex(items, hexes) {
  /** @type {Map<number, any[]>} */
  const found = new Map();
  for (const item of items)
    for (const id of hexes(item)) found.set(parseHex(id), [...(found.get(parseHex(id)) ?? []), item]);
  return found;
}

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
  const hex = parseHex(text);
  if (hex >= 0) return hex;
  const wanted = plain(text);
  if (!wanted) return -1;
  const places = model.data.places;
  const place =
    places.find((/** @type {any} */ p) => plain(p.name) === wanted) ??
    places.find((/** @type {any} */ p) => plain(p.name).startsWith(wanted)) ??
    places.find((/** @type {any} */ p) => plain(p.name).includes(wanted));
  return place ? parseHex(place.hex) : -1;
}
