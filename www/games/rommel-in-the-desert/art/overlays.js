// @ts-check
/**
 * What a game lays over this map: from plain data, with hexes as the engine names them, to the overlays of the
 * shared board.
 * Pure functions; `together` joins what several of them give.
 */
import { parseHex } from "../geometry.js";

/** @typedef {import("../../../board/overlays.js").Overlays} Overlays */
/** @typedef {Partial<Overlays>} Layers */
/** @typedef {"axis"|"allied"} SideName */
/** @typedef {import("./markers.js").Marker} Marker */

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
 * How many units have crossed hexsides into enemy hexes, of how many that may.
 * @param {readonly {from: string, to: string, units: number, limit: number}[]} crossings
 * @returns {Layers}
 */
export function limitLayers(crossings) {
  const known = crossings
    .map((crossing) => ({ ...crossing, from: parseHex(crossing.from), to: parseHex(crossing.to) }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
  return {
    markers: known.map(({ from, to, units, limit }) => ({
      kind: "limit",
      from,
      to,
      text: `${units}/${limit}`,
      full: units >= limit,
    })),
    extras: { said: known.map(({ to, units, limit }) => ({ hex: to, key: "limit", params: { n: units, limit } })) },
  };
}

/**
 * Moves as arrows, hex by hex.
 * @param {readonly {hexes: readonly string[], side: SideName}[]} moves
 * @returns {Layers}
 */
export const moveLayers = (moves) => ({ moves: moves.map(({ hexes, side }) => ({ hexes: hexesOf(hexes), side })) });

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
 * Lines by which units may withdraw, with the dice of pursuit fire that each of them draws.
 * @param {{from: string, lines: readonly {hexes: readonly string[], dice?: number}[], barred?: readonly string[],
 *   chosen?:
 *   readonly string[], side: SideName}} retreat the hexes of a line come after the hex that is left
 * @returns {Layers}
 */
export function retreatLayers({ from, lines, barred = [], chosen, side }) {
  const start = parseHex(from);
  const courses = lines
    .map(({ hexes, dice = 0 }) => ({ hexes: hexesOf(hexes), dice }))
    .filter(({ hexes }) => hexes.length > 0);
  /** By the first hex, the most dice that a line over it draws. @type {Map<number, number>} */
  const fires = new Map();
  for (const { hexes, dice } of courses) if (dice) fires.set(hexes[0], Math.max(dice, fires.get(hexes[0]) ?? 0));
  return {
    retreat: {
      from: start,
      open: [...new Set(courses.flatMap(({ hexes }) => hexes))],
      barred: hexesOf(barred),
      chosen: chosen ? [start, ...hexesOf(chosen)] : [],
    },
    lines: courses.map(({ hexes }) => ({ hexes: [start, ...hexes], side })),
    markers: [...fires].map(([to, dice]) => ({ kind: "fire", from: start, to, text: String(dice) })),
    extras: { said: [...fires].map(([hex, n]) => ({ hex, key: "fire", params: { n } })) },
  };
}

/**
 * Joins what several functions give.
 * @param {readonly Layers[]} layers
 * @returns {Layers}
 */
export function together(layers) {
  /** @type {any} */
  const joined = {};
  for (const each of layers)
    for (const [name, data] of Object.entries(each)) {
      const before = joined[name];
      if (before === undefined) joined[name] = data;
      else if (Array.isArray(data)) joined[name] = [...before, ...data];
      else if (name === "extras") joined[name] = joinLists(before, /** @type {any} */ (data));
      else joined[name] = data;
    }
  return joined;
}

/** @param {Record<string, any[]>} a @param {Record<string, any[]>} b */
const joinLists = (a, b) =>
  Object.fromEntries([...Object.keys({ ...a, ...b })].map((key) => [key, [...(a[key] ?? []), ...(b[key] ?? [])]]));

/**
 * What the overlays say of a hex, in words.
 * @param {{key: string, params: Record<string, string|number>}[]} said by the board's `overlaysAt`
 * @param {import("../../../lang/lang.js").Lang} lang
 */
export const spokenOverlays = (said, lang) => said.map(({ key, params }) => lang.t(`board.said.${key}`, params));
