// @ts-check
/** The position and its edits. Pure functions; every edit returns a new sheet. */
import { parseHex, spiNumber } from "../geometry.ts";

/** @typedef {import("./types.ts").PositionSheet} PositionSheet */
/** @typedef {import("./types.ts").BoardUnit} BoardUnit */
/** @typedef {import("./types.ts").Counter} Counter */

const LONGEST = 60;

/** @param {PositionSheet["rules"]} [rules] @returns {PositionSheet} */
export const newTable = (rules = { preset: "spi1981Errata", switches: {} }) => ({
  rules,
  charts: [],
  position: { units: [] },
});

/** @param {PositionSheet} sheet */
export const isEmpty = ({ position }) =>
  !position.units.length &&
  !position.forts?.length &&
  !position.ports?.length &&
  !position.railhead &&
  !position.gameTurn;

/** @param {PositionSheet} sheet @param {string} id */
export const unitOf = (sheet, id) => sheet.position.units.find((unit) => unit.id === id);

/** Units by hex, made once for each list of units. @type {WeakMap<BoardUnit[], Map<number, BoardUnit[]>>} */
const indices = new WeakMap();

/** The stacks of the position, the lowest unit first. @param {PositionSheet} sheet */
export function stacksOf({ position: { units } }) {
  const known = indices.get(units);
  if (known) return known;
  /** @type {Map<number, BoardUnit[]>} */
  const made = new Map();
  for (const unit of units) {
    const hex = parseHex(unit.hex);
    const pile = made.get(hex);
    if (pile) pile.push(unit);
    else made.set(hex, [unit]);
  }
  indices.set(units, made);
  return made;
}

/** The units of a hex, the lowest first. @param {PositionSheet} sheet @param {number} hex */
export const unitsIn = (sheet, hex) => stacksOf(sheet).get(hex) ?? [];

/** @param {PositionSheet} sheet @param {(units: BoardUnit[]) => BoardUnit[]} edit @returns {PositionSheet} */
const withUnits = (sheet, edit) => ({ ...sheet, position: { ...sheet.position, units: edit(sheet.position.units) } });

/** @param {PositionSheet} sheet @param {Partial<PositionSheet["position"]>} fields */
export const withPosition = (sheet, fields) => ({ ...sheet, position: tidy({ ...sheet.position, ...fields }) });

/** A name that no unit bears. @param {PositionSheet} sheet @param {string} name */
export function freeName(sheet, name) {
  const used = new Set(sheet.position.units.map((unit) => unit.id));
  const base = name.trim() || "Unit";
  if (!used.has(base)) return base;
  const numbered = (/** @type {number} */ n) =>
    `${Array.from(base)
      .slice(0, LONGEST - ` #${n}`.length)
      .join("")} #${n}`;
  let n = 2;
  while (used.has(numbered(n))) n++;
  return numbered(n);
}

/** @param {PositionSheet} sheet @param {Counter} counter @param {number} hex */
export const place = (sheet, counter, hex) =>
  withUnits(sheet, (units) => [...units, { ...counter, id: freeName(sheet, counter.id), hex: spiNumber(hex) }]);

/** Puts units on top of a hex. @param {PositionSheet} sheet @param {string[]} ids @param {number} hex */
export function put(sheet, ids, hex) {
  const moved = new Set(ids);
  return withUnits(sheet, (units) => [
    ...units.filter(({ id }) => !moved.has(id)),
    ...units.filter(({ id }) => moved.has(id)).map((unit) => ({ ...unit, hex: spiNumber(hex) })),
  ]);
}

/** @param {PositionSheet} sheet @param {string[]} ids */
export const remove = (sheet, ids) => withUnits(sheet, (units) => units.filter(({ id }) => !ids.includes(id)));

/**
 * Sets fields of units; `undefined` takes one away.
 * @param {PositionSheet} sheet
 * @param {string[]} ids
 * @param {Partial<BoardUnit>} fields
 */
export const setUnits = (sheet, ids, fields) =>
  withUnits(sheet, (units) => units.map((unit) => (ids.includes(unit.id) ? tidy({ ...unit, ...fields }) : unit)));

/** @param {PositionSheet} sheet @param {string} id @param {BoardUnit} unit under any free name */
export function replaceUnit(sheet, id, unit) {
  const rest = remove(sheet, [id]);
  const named = tidy({ ...unit, id: freeName(rest, unit.id) });
  return { sheet: withUnits(sheet, (units) => units.map((old) => (old.id === id ? named : old))), id: named.id };
}

/** A new phase: nothing is spent yet. @param {PositionSheet} sheet */
export const newPhase = (sheet) => withUnits(sheet, (units) => units.map(({ spent, infiltrated, ...unit }) => unit));

/** @param {PositionSheet} sheet */
export const anySpent = (sheet) => sheet.position.units.some((unit) => unit.spent || unit.infiltrated);

/** Leaves out what is not there. @template {object} T @param {T} fields @returns {T} */
const tidy = (fields) =>
  /** @type {T} */ (Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));

/** Letters of a unit's name at the most, in what comes from elsewhere. */
const LONGEST_NAME = 200;

/**
 * The first value of a foreign position that no board can show: a hex that is not on the map, or a name too long; empty
 * for none.
 * @param {PositionSheet} sheet @returns {string} such as `position.units[3].hex`
 */
export function faultIn({ position }) {
  const lists = /** @type {const} */ ([
    ["units", position.units],
    ["forts", position.forts ?? []],
    ["ports", position.ports ?? []],
  ]);
  for (const [name, list] of lists) {
    const at = list.findIndex(({ hex }) => parseHex(hex) < 0);
    if (at >= 0) return `position.${name}[${at}].hex`;
  }
  const long = position.units.findIndex(({ id }) => id.length > LONGEST_NAME || !id.isWellFormed());
  if (long >= 0) return `position.units[${long}].id`;
  return position.railhead === undefined || parseHex(position.railhead) >= 0 ? "" : "position.railhead";
}

/**
 * Reads a stored position; anything that is not one gives null.
 * @param {string|null|undefined} text @returns {PositionSheet|null}
 */
export function parseTable(text) {
  if (!text) return null;
  try {
    const sheet = JSON.parse(text);
    const { units } = sheet.position;
    if (!Array.isArray(units) || !Array.isArray(sheet.charts) || typeof sheet.rules !== "object" || !sheet.rules)
      return null;
    return units.every((unit) => typeof unit?.id === "string" && parseHex(String(unit.hex)) >= 0) ? sheet : null;
  } catch {
    return null;
  }
}
