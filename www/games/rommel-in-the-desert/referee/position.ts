/**
 * The sheet of the Referee: blocks on the map, battles, mines, whose turn it is. Pure functions; each gives a new sheet.
 */

import { readChanges } from "../charts/own-charts.ts";
import { hexName, parseHex } from "../geometry.ts";
import type {
  BattleQuery,
  Block,
  RuleSet,
  UnitQuery,
} from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import type { ChartChange } from "../charts/own-charts.ts";
export type { Block, UnitQuery } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";

export type Side = "axis" | "allied";

export type Option = "basic" | "offensive" | "assault" | "blitz";

export interface Position {
  units: UnitQuery[];
  /** Who was first where the reader has said so. */
  battles: BattleQuery[];
  mines: string[];
  active: Side;
  option: Option;
  rules: RuleSet;
  /** An owner's values, with which the Referee answers. */
  charts: ChartChange[];
}

export type Roster = ReadonlyMap<string, Block>;

/** What JSON may state of a position; each member is checked. */
type Stated = { [member in "format" | keyof Position]?: unknown };

interface StatedUnit {
  unit?: unknown;
  hex?: unknown;
  disrupted?: unknown;
  steps?: unknown;
  wait?: unknown;
}

interface StatedBattle {
  hex?: unknown;
  first?: unknown;
  enteredFrom?: unknown;
}

/** What a text of a position begins with. */
export const FORMAT = "rommel-in-the-desert-position";
/** Blocks, battles and mines in a text; more are not read. */
const MOST = 200;
/** Letters of a text that is read. */
export const LONGEST = 400_000;
/** The options in which battles are fought. */
export const OPTIONS = ["basic", "offensive", "assault", "blitz"] as const;
export const SIDES = ["axis", "allied"] as const;

export const newPosition = (charts: ChartChange[] = []): Position => ({
  units: [],
  battles: [],
  mines: [],
  active: "axis",
  option: "basic",
  rules: {},
  charts,
});

export const isEmpty = ({ units, mines }: Position) => !units.length && !mines.length;

/** The side of a block. */
export const sideOf = (block: Pick<Block, "nation"> | undefined): Side =>
  block?.nation === "allied" ? "allied" : "axis";

export const enemyOf = (side: Side): Side => (side === "axis" ? "allied" : "axis");

export const unitOf = ({ units }: Position, name: string) => units.find(({ unit }) => unit === name);

export const unitsIn = ({ units }: Position, hex: string) => units.filter((unit) => unit.hex === hex);

/** Puts a block into a hex, from another or from beside the map. */
export function placeUnit(position: Position, name: string, hex: string): Position {
  const unit = { ...unitOf(position, name), unit: name, hex };
  return { ...position, units: [...position.units.filter((other) => other.unit !== name), unit] };
}

export const removeUnit = (position: Position, name: string): Position => ({
  ...position,
  units: position.units.filter(({ unit }) => unit !== name),
});

/** Changes what is known of a block; a value that is undefined leaves it as the block comes. */
export const changeUnit = (position: Position, name: string, values: Partial<UnitQuery>): Position => ({
  ...position,
  units: position.units.map((unit) => (unit.unit === name ? compact({ ...unit, ...values }) : unit)),
});

/** Without values that say nothing. */
function compact({ unit, hex, steps, disrupted, wait }: UnitQuery): UnitQuery {
  return {
    unit,
    hex,
    ...(steps !== undefined && { steps }),
    ...(disrupted && { disrupted }),
    ...(disrupted && wait ? { wait } : {}),
  };
}

/**
 * The position with other values of an owner: a block has no more steps than they give it. `roster`: with these values.
 */
export const withCharts = (position: Position, charts: ChartChange[], roster: Roster): Position => ({
  ...position,
  charts,
  units: position.units.map((unit) =>
    compact({ ...unit, steps: (unit.steps ?? 0) < (roster.get(unit.unit)?.steps ?? 0) ? unit.steps : undefined }),
  ),
});

export const setMine = (position: Position, hex: string, mined: boolean): Position => ({
  ...position,
  mines: [...position.mines.filter((other) => other !== hex), ...(mined ? [hex] : [])],
});

export const setFirst = (position: Position, hex: string, first: Side): Position => ({
  ...position,
  battles: [...position.battles.filter((battle) => battle.hex !== hex), { hex, first }],
});

/** Hexes with blocks of both sides, in the order in which they came. */
export function battleHexes({ units }: Position, roster: Roster) {
  const hexes = [...new Set(units.map(({ hex }) => hex))];
  return hexes.filter(
    (name) => new Set(units.flatMap(({ unit, hex }) => (hex === name ? [sideOf(roster.get(unit))] : []))).size > 1,
  );
}

/** The battles of a position: where the reader has not said who was first, it is the side whose turn it is not. */
export const battlesOf = (position: Position, roster: Roster): BattleQuery[] =>
  battleHexes(position, roster).map(
    (hex) => position.battles.find((battle) => battle.hex === hex) ?? { hex, first: enemyOf(position.active) },
  );

/** The position as the engine takes it, without a question. */
export const queryOf = (position: Position, roster: Roster) => ({
  rules: position.rules,
  charts: position.charts,
  units: position.units,
  battles: battlesOf(position, roster),
  mines: position.mines,
});

/** The position as a text to hand on. */
export const textOf = (position: Position) => JSON.stringify({ format: FORMAT, version: 1, ...position }, null, 1);

/**
 * The name of a hex as the sheet has it, so that one hex has one name there; what is no hex stays for the engine to
 * refuse.
 */
export function sheetHex(text: string) {
  const hex = parseHex(text);
  return hex < 0 ? text : hexName(hex);
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0 && value.length <= 40;
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9;
const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);
const listOf = (value: unknown): unknown[] | null =>
  value === undefined ? [] : Array.isArray(value) && value.length <= MOST ? value : null;

/** The position in a value of JSON: one of this page's texts, or a question of a case file. Null where it is none. */
export function readPosition(stated: unknown): Position | null {
  if (!stated || typeof stated !== "object") return null;
  const value: Stated = stated;
  if (value.format !== undefined && value.format !== FORMAT) return null;
  const units = listOf(value.units) as StatedUnit[] | null;
  const battles = listOf(value.battles) as StatedBattle[] | null;
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
    units: units.map((unit) => compact({ ...unit, hex: sheetHex(String(unit.hex)) } as UnitQuery)),
    battles: battles.map(({ hex, first, enteredFrom }) => ({
      hex: sheetHex(String(hex)),
      first: first as Side,
      ...(Array.isArray(enteredFrom) && { enteredFrom: enteredFrom.filter(isText) }),
    })),
    mines: mines.map(sheetHex),
    active: isSide(value.active) ? value.active : "axis",
    option: OPTIONS.find((option) => option === value.option) ?? "basic",
    rules: rulesOf(value.rules),
    charts,
  };
}

/** The switches of a rule set that are words; the engine says which it knows. */
const rulesOf = (rules: unknown): RuleSet =>
  Object.fromEntries(Object.entries(rules ?? {}).filter(([field, value]) => isText(field) && isText(value)));

/** The position of a text, or null. */
export function parsePosition(text: string): Position | null {
  if (text.length > LONGEST) return null;
  try {
    return readPosition(JSON.parse(text));
  } catch {
    return null;
  }
}
