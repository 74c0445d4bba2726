// @ts-check
/** The map and the blocks with an owner's values in place of ours, as they are drawn. */
import { DIRECTIONS } from "../../../board/geometry.ts";
import { directionTo, parseHex } from "../geometry.ts";

/** @typedef {import("./own-charts.ts").ChartChange} ChartChange */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Block} Block */
/** @typedef {import("../map-model.ts").MapSource} MapSource */
/** @typedef {import("../map-model.ts").RoadClass} RoadClass */
/** @typedef {import("../map-model.ts").RoadSource} Road */

/**
 * The maps that were made, by the shipped one and what was changed.
 * @type {WeakMap<MapSource, Map<string, MapSource>>}
 */
const made = new WeakMap();

/** What an owner's copy shows on hexsides. @param {readonly ChartChange[]} changes */
export const sidesOf = (changes) => changes.filter(({ what }) => what.startsWith("map/"));

/**
 * The map with an owner's hexsides and roads; the same object for the same values.
 * @template {MapSource|null} Source
 * @param {Source} source map.json, or null where it could not be loaded
 * @param {readonly ChartChange[]} [changes] values that the engine takes
 * @returns {Source}
 */
export function ownMap(source, changes = []) {
  const sides = sidesOf(changes);
  if (!source || !sides.length) return source;
  /** @type {Map<string, MapSource>} */
  const known = made.get(source) ?? new Map();
  made.set(source, known);
  const key = JSON.stringify(sides);
  const own = known.get(key) ?? withSides(source, sides);
  known.set(key, own);
  return /** @type {Source} */ (own);
}

/** @param {MapSource} source @param {ChartChange[]} changes @returns {MapSource} */
function withSides(source, changes) {
  const hexes = new Map(source.hexes.map((hex) => [hex.id, { ...hex, sides: { ...hex.sides } }]));
  let { roads } = source;
  for (const { what, new: value } of changes) {
    const [, pair, attribute] = what.split("/");
    const [one, other] = pair.split("-");
    if (attribute === "road") roads = withRoad(roads, one, other, value);
    else
      for (const [from, to] of [
        [one, other],
        [other, one],
      ]) {
        const hex = hexes.get(from);
        if (hex) hex.sides[DIRECTIONS[directionTo(parseHex(from), parseHex(to))]] = value;
      }
  }
  return { ...source, hexes: [...hexes.values()], roads };
}

/**
 * Roads with that class of road over a hexside, or none.
 * @param {Road[]} roads @param {string} one @param {string} other @param {string} value @returns {Road[]}
 */
function withRoad(roads, one, other, value) {
  const rest = roads.flatMap((road) => {
    const cut = road.hexes.findIndex(
      (hex, i) => [hex, road.hexes[i + 1]].toSorted().join() === [one, other].toSorted().join(),
    );
    if (cut < 0) return [road];
    const parts = [road.hexes.slice(0, cut + 1), road.hexes.slice(cut + 1)];
    return parts.filter(({ length }) => length > 1).map((hexes) => ({ ...road, hexes }));
  });
  return value === "none"
    ? rest
    : [...rest, { class: /** @type {RoadClass} */ (value), name: "", provenance: "overlay", hexes: [one, other] }];
}

/** How a value of a block is read, by its attribute. @type {Record<string, (text: string) => string|number|boolean>} */
const READ = {
  type: String,
  speed: Number,
  steps: Number,
  elite: (text) => text === "yes",
};

/**
 * Blocks with an owner's values.
 * @param {readonly Block[]} blocks @param {readonly ChartChange[]} [changes] values that the engine takes
 * @returns {Block[]}
 */
export function ownBlocks(blocks, changes = []) {
  /** @type {Map<string, Partial<Block>>} */
  const own = new Map();
  for (const { what, new: value } of changes) {
    const [group, attribute, ...name] = what.split("/");
    if (group === "unit" && READ[attribute])
      own.set(name.join("/"), { ...own.get(name.join("/")), [attribute]: READ[attribute](value) });
  }
  return blocks.map((block) => ({ ...block, ...own.get(block.name) }));
}

/** The same by name. @param {readonly Block[]} blocks @param {readonly ChartChange[]} [changes] */
export const ownRoster = (blocks, changes) => new Map(ownBlocks(blocks, changes).map((block) => [block.name, block]));
