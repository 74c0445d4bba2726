// @ts-check
/**
 * The sheet of the Referee: blocks on the map, battles, mines, whose turn it is. Pure functions; each gives a new sheet.
 */

import { readChanges } from "../charts/own-charts.ts";
import { hexName, parseHex } from "../geometry.ts";

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Block} Block */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").UnitQuery} UnitQuery */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").BattleQuery} BattleQuery */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").RuleSet} RuleSet */
/** @typedef {import("../charts/own-charts.ts").ChartChange} ChartChange */
/** @typedef {"axis"|"allied"} Side */
/** @typedef {"basic"|"offensive"|"assault"|"blitz"} Option */
/**
 * @typedef {object} Position
 * @property {UnitQuery[]} units
 * @property {BattleQuery[]} battles who was first where the reader has said so
 * @property {string[]} mines
 * @property {Side} active
 * @property {Option} option
 * @property {RuleSet} rules
 * @property {ChartChange[]} charts an owner's values, with which the Referee answers
 */
/** @typedef {ReadonlyMap<string, Block>} Roster */
/**
 * What JSON may state of a position; each member is checked.
 * @typedef {{[member in "format"|keyof Position]?: unknown}} Stated
 */
/** @typedef {{unit?: unknown, hex?: unknown, disrupted?: unknown, steps?: unknown, wait?: unknown}} StatedUnit */
/** @typedef {{hex?: unknown, first?: unknown, enteredFrom?: unknown}} StatedBattle */

/** What a text of a position begins with. */
export const FORMAT = "rommel-in-the-desert-position";
/** Blocks, battles and mines in a text; more are not read. */
const MOST = 200;
/** Letters of a text that is read. */
export const LONGEST = 400_000;
/** The options in which battles are fought. */
export const OPTIONS = /** @type {const} */ (["basic", "offensive", "assault", "blitz"]);
export const SIDES = /** @type {const} */ (["axis", "allied"]);

/** @param {ChartChange[]} [charts] @returns {Position} */
export const newPosition = (charts = []) => ({
  units: [],
  battles: [],
  mines: [],
  active: "axis",
  option: "basic",
  rules: {},
  charts,
});

/** @param {Position} position */
export const isEmpty = ({ units, mines }) => !units.length && !mines.length;

/** The side of a block. @param {Pick<Block, "nation">|undefined} block @returns {Side} */
export const sideOf = (block) => (block?.nation === "allied" ? "allied" : "axis");

/** @param {Side} side @returns {Side} */
export const enemyOf = (side) => (side === "axis" ? "allied" : "axis");

/** @param {Position} position @param {string} name */
export const unitOf = ({ units }, name) => units.find(({ unit }) => unit === name);

/** @param {Position} position @param {string} hex */
export const unitsIn = ({ units }, hex) => units.filter((unit) => unit.hex === hex);

/**
 * Puts a block into a hex, from another or from beside the map.
 * @param {Position} position @param {string} name @param {string} hex @returns {Position}
 */
export function placeUnit(position, name, hex) {
  const unit = { ...unitOf(position, name), unit: name, hex };
  return { ...position, units: [...position.units.filter((other) => other.unit !== name), unit] };
}

/** @param {Position} position @param {string} name @returns {Position} */
export const removeUnit = (position, name) => ({
  ...position,
  units: position.units.filter(({ unit }) => unit !== name),
});

/**
 * Changes what is known of a block; a value that is undefined leaves it as the block comes.
 * @param {Position} position @param {string} name @param {Partial<UnitQuery>} values @returns {Position}
 */
export const changeUnit = (position, name, values) => ({
  ...position,
  units: position.units.map((unit) => (unit.unit === name ? compact({ ...unit, ...values }) : unit)),
});

/** Without values that say nothing. @param {UnitQuery} unit @returns {UnitQuery} */
function compact({ unit, hex, steps, disrupted, wait }) {
  return {
    unit,
    hex,
    ...(steps !== undefined && { steps }),
    ...(disrupted && { disrupted }),
    ...(disrupted && wait ? { wait } : {}),
  };
}

/**
 * The position with other values of an owner: a block has no more steps than they give it.
 * @param {Position} position @param {ChartChange[]} charts @param {Roster} roster with these values @returns {Position}
 */
export const withCharts = (position, charts, roster) => ({
  ...position,
  charts,
  units: position.units.map((unit) =>
    compact({ ...unit, steps: (unit.steps ?? 0) < (roster.get(unit.unit)?.steps ?? 0) ? unit.steps : undefined }),
  ),
});

/** @param {Position} position @param {string} hex @param {boolean} mined @returns {Position} */
export const setMine = (position, hex, mined) => ({
  ...position,
  mines: [...position.mines.filter((other) => other !== hex), ...(mined ? [hex] : [])],
});

/** @param {Position} position @param {string} hex @param {Side} first @returns {Position} */
export const setFirst = (position, hex, first) => ({
  ...position,
  battles: [...position.battles.filter((battle) => battle.hex !== hex), { hex, first }],
});

/** Hexes with blocks of both sides, in the order in which they came. @param {Position} position @param {Roster} roster */
export function battleHexes({ units }, roster) {
  const hexes = [...new Set(units.map(({ hex }) => hex))];
  return hexes.filter(
    (name) => new Set(units.flatMap(({ unit, hex }) => (hex === name ? [sideOf(roster.get(unit))] : []))).size > 1,
  );
}

/**
 * The battles of a position: where the reader has not said who was first, it is the side whose turn it is not.
 * @param {Position} position @param {Roster} roster @returns {BattleQuery[]}
 */
export const battlesOf = (position, roster) =>
  battleHexes(position, roster).map(
    (hex) => position.battles.find((battle) => battle.hex === hex) ?? { hex, first: enemyOf(position.active) },
  );

/** The position as the engine takes it, without a question. @param {Position} position @param {Roster} roster */
export const queryOf = (position, roster) => ({
  rules: position.rules,
  charts: position.charts,
  units: position.units,
  battles: battlesOf(position, roster),
  mines: position.mines,
});

/** The position as a text to hand on. @param {Position} position */
export const textOf = (position) => JSON.stringify({ format: FORMAT, version: 1, ...position }, null, 1);

/**
 * The name of a hex as the sheet has it, so that one hex has one name there; what is no hex stays for the engine to refuse.
 * @param {string} text
 */
export function sheetHex(text) {
  const hex = parseHex(text);
  return hex < 0 ? text : hexName(hex);
}

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string" && value.length > 0 && value.length <= 40;
const isCount = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9;
/** @param {unknown} value @returns {value is Side} */
const isSide = (value) => SIDES.includes(/** @type {Side} */ (value));
/** @param {unknown} value @returns {unknown[]|null} */
const listOf = (value) => (value === undefined ? [] : Array.isArray(value) && value.length <= MOST ? value : null);

/**
 * The position in a value of JSON: one of this page's texts, or a question of a case file. Null where it is none.
 * @param {unknown} stated @returns {Position|null}
 */
export function readPosition(stated) {
  if (!stated || typeof stated !== "object") return null;
  const value = /** @type {Stated} */ (stated);
  if (value.format !== undefined && value.format !== FORMAT) return null;
  const units = /** @type {StatedUnit[]|null} */ (listOf(value.units));
  const battles = /** @type {StatedBattle[]|null} */ (listOf(value.battles));
  const mines = listOf(value.mines);
  if (!units || !battles || !mines) return null;
  const known = units.every(
    (unit) =>
      isText(unit?.unit) &&
      isText(unit.hex) &&
      (unit.disrupted === undefined || typeof unit.disrupted === "boolean") &&
      (unit.steps === undefined || (isCount(unit.steps) && Number(unit.steps) > 0)) &&
      (unit.wait === undefined || isCount(unit.wait)),
  );
  const fought = battles.every((battle) => isText(battle?.hex) && isSide(battle.first));
  const charts = readChanges(value.charts ?? []);
  if (!known || !fought || !mines.every(isText) || !charts) return null;
  if (new Set(units.map(({ unit }) => unit)).size !== units.length) return null;
  return {
    units: units.map((unit) => compact(/** @type {UnitQuery} */ ({ ...unit, hex: sheetHex(String(unit.hex)) }))),
    battles: battles.map(({ hex, first, enteredFrom }) => ({
      hex: sheetHex(String(hex)),
      first: /** @type {Side} */ (first),
      ...(Array.isArray(enteredFrom) && { enteredFrom: enteredFrom.filter(isText) }),
    })),
    mines: mines.map(sheetHex),
    active: isSide(value.active) ? value.active : "axis",
    option: OPTIONS.find((option) => option === value.option) ?? "basic",
    rules: rulesOf(value.rules),
    charts,
  };
}

/** The switches of a rule set that are words; the engine says which it knows. @param {unknown} rules @returns {RuleSet} */
const rulesOf = (rules) =>
  Object.fromEntries(Object.entries(rules ?? {}).filter(([field, value]) => isText(field) && isText(value)));

/** The position of a text, or null. @param {string} text @returns {Position|null} */
export function parsePosition(text) {
  if (text.length > LONGEST) return null;
  try {
    return readPosition(JSON.parse(text));
  } catch {
    return null;
  }
}
