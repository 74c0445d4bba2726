// @ts-check
/**
 * What a game lays over this map: from plain data, with hexes as the engine names them, to the overlays of the
 * shared board.
 * Pure functions; `together` joins what several of them give.
 */
import { parseHex } from "../geometry.ts";

/** @typedef {import("../../../board/overlays.ts").Overlays} Overlays */
/** @typedef {Partial<Overlays>} Layers */
/** @typedef {"axis"|"allied"} SideName */
/** @typedef {import("./markers.ts").Marker} Marker */

/** Hexes as numbers; what is on no map is left out. @param {readonly string[]} names */
const hexesOf = (names) => names.map(parseHex).filter((hex) => hex >= 0);

/**
 * Hexes that every line runs through: who takes one of them cuts the unit off. Its own hex is in none of the lines, and
 * their common end, the base, does not count.
 * @param {readonly (readonly string[])[]} lines of one unit, all of them
 * @returns {string[]} from the unit to the base
 */
export function cutsOf(lines) {
  const [first, ...others] = lines;
  if (!first) return [];
  return first.slice(0, -1).filter((hex) => others.every((line) => line.includes(hex)));
}

/**
 * The supply network of a side, with the lines of a unit and the hexes whose loss cuts it off.
 * @param {{side: SideName, hexes: readonly string[], sources?: readonly string[], out?: readonly string[], from?:
 *   string,
 *   lines?: readonly (readonly string[])[], complete?: boolean}} supply out: hexes with units that are not supplied;
 *   from:
 *   the hex of the unit whose lines are shown; complete: no line of it is missing from the list, true unless said
 *   otherwise
 * @returns {Layers}
 */
export function supplyLayers({ side, hexes, sources = [], out = [], from, lines = [], complete = true }) {
  const cuts = complete ? hexesOf(cutsOf(lines)) : [];
  const start = from === undefined ? [] : [from];
  return {
    supply: [{ side, hexes: hexesOf(hexes), sources: hexesOf(sources), out: hexesOf(out) }],
    lines: lines.map((line) => ({ hexes: hexesOf([...start, ...line]), side })),
    extras: {
      areas: cuts.length ? [{ hexes: cuts, colour: "out", hatch: "cross", faint: true, edge: 2.4 }] : [],
      badges: cuts.map((hex) => ({ hex, text: "×", colour: "out" })),
      said: cuts.map((hex) => ({ hex, key: "cut" })),
    },
  };
}

/** Minefields that the viewer knows. @param {readonly string[]} mines @returns {Layers} */
export const mineLayers = (mines) => ({ markers: hexesOf(mines).map((hex) => ({ kind: "mine", hex })) });

/**
 * Where chosen blocks can go, each hex with the length of the path.
 * @param {{from: string, hexes: readonly {hex: string, length: number, forcedMarch?: boolean, rommel?: boolean}[],
 *   barred?:
 *   readonly string[]}} reach rommel: only with the bonus
 * @returns {Layers}
 */
export function reachLayers({ from, hexes, barred = [] }) {
  const steps = hexes
    .map(({ hex, length, forcedMarch, rommel }) => ({ hex: parseHex(hex), cost: length, forcedMarch, rommel }))
    .filter(({ hex }) => hex >= 0);
  const bonus = steps.filter(({ rommel, forcedMarch }) => rommel && !forcedMarch).map(({ hex }) => hex);
  return {
    reach: {
      start: parseHex(from),
      hexes: steps.filter(({ forcedMarch }) => !forcedMarch),
      forced: steps.filter(({ forcedMarch }) => forcedMarch),
      barred: hexesOf(barred).map((hex) => ({ hex })),
    },
    extras: {
      badges: bonus.map((hex) => ({ hex, text: "R", colour: "goal" })),
      said: bonus.map((hex) => ({ hex, key: "rommel" })),
    },
  };
}

/**
 * Hexes with units of both sides, and the one that is being fought over.
 * @param {readonly (readonly [hex: string, first: SideName])[]} battles as the view has them
 * @param {readonly [hex: string, side: SideName]|null} [firing]
 * @returns {Layers}
 */
export function battleLayers(battles, firing = null) {
  const now = firing ? parseHex(firing[0]) : -1;
  return {
    markers: hexesOf(battles.map(([hex]) => hex)).map((hex) => ({ kind: "battle", hex, now: hex === now })),
  };
}

/**
 * Joins what several functions give.
 * @param {readonly Layers[]} layers
 * @returns {Layers}
 */
export function together(layers) {
  /** @type {Record<string, object|undefined>} */
  const joined = {};
  for (const each of layers)
    for (const [name, data] of Object.entries(each)) {
      const before = joined[name];
      if (before === undefined) joined[name] = data;
      else if (Array.isArray(before) && Array.isArray(data)) joined[name] = [...before, ...data];
      else if (name === "extras") joined[name] = joinLists(/** @type {Lists} */ (before), /** @type {Lists} */ (data));
      else joined[name] = data;
    }
  return /** @type {Layers} */ (joined);
}

/** Areas, lines, badges and sentences. @typedef {Record<string, unknown[]|undefined>} Lists */
/** @param {Lists} a @param {Lists} b */
const joinLists = (a, b) =>
  Object.fromEntries([...Object.keys({ ...a, ...b })].map((key) => [key, [...(a[key] ?? []), ...(b[key] ?? [])]]));

/**
 * What the overlays say of a hex, in words.
 * @param {{key: string, params: Record<string, string|number>}[]} said by the board's `overlaysAt`
 * @param {import("../../../lang/lang.ts").Lang} lang
 */
export const spokenOverlays = (said, lang) => said.map(({ key, params }) => lang.t(`board.said.${key}`, params));
