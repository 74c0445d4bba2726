/** The position and its edits. Pure functions; every edit returns a new sheet. */
import { parseHex, spiNumber } from "../geometry.ts";
import type { BoardUnit, PositionSheet } from "../engine-types.ts";
import type { Counter } from "./types.ts";

const LONGEST = 60;

export const newTable = (rules: PositionSheet["rules"] = { preset: "spi1981Errata", switches: {} }): PositionSheet => ({
  rules,
  charts: [],
  position: { units: [] },
});

export const isEmpty = ({ position }: PositionSheet) =>
  !position.units.length &&
  !position.forts?.length &&
  !position.ports?.length &&
  !position.railhead &&
  !position.gameTurn;

export const unitOf = (sheet: PositionSheet, id: string) => sheet.position.units.find((unit) => unit.id === id);

/** Units by hex, made once for each list of units. */
const indices = new WeakMap<BoardUnit[], Map<number, BoardUnit[]>>();

/** The stacks of the position, the lowest unit first. */
export function stacksOf({ position: { units } }: PositionSheet) {
  const known = indices.get(units);
  if (known) return known;
  const made = new Map<number, BoardUnit[]>();
  for (const unit of units) {
    const hex = parseHex(unit.hex);
    const pile = made.get(hex);
    if (pile) pile.push(unit);
    else made.set(hex, [unit]);
  }
  indices.set(units, made);
  return made;
}

/** The units of a hex, the lowest first. */
export const unitsIn = (sheet: PositionSheet, hex: number) => stacksOf(sheet).get(hex) ?? [];

const withUnits = (sheet: PositionSheet, edit: (units: BoardUnit[]) => BoardUnit[]): PositionSheet => ({
  ...sheet,
  position: { ...sheet.position, units: edit(sheet.position.units) },
});

export const withPosition = (sheet: PositionSheet, fields: Partial<PositionSheet["position"]>) => ({
  ...sheet,
  position: tidy({ ...sheet.position, ...fields }),
});

/** A name that no unit bears. */
export function freeName(sheet: PositionSheet, name: string) {
  const used = new Set(sheet.position.units.map((unit) => unit.id));
  const base = name.trim() || "Unit";
  if (!used.has(base)) return base;
  const numbered = (n: number) =>
    `${Array.from(base)
      .slice(0, LONGEST - ` #${n}`.length)
      .join("")} #${n}`;
  let n = 2;
  while (used.has(numbered(n))) n++;
  return numbered(n);
}

export const place = (sheet: PositionSheet, counter: Counter, hex: number) =>
  withUnits(sheet, (units) => [...units, { ...counter, id: freeName(sheet, counter.id), hex: spiNumber(hex) }]);

/** Puts units on top of a hex. */
export function put(sheet: PositionSheet, ids: string[], hex: number) {
  const moved = new Set(ids);
  return withUnits(sheet, (units) => [
    ...units.filter(({ id }) => !moved.has(id)),
    ...units.filter(({ id }) => moved.has(id)).map((unit) => ({ ...unit, hex: spiNumber(hex) })),
  ]);
}

export const remove = (sheet: PositionSheet, ids: string[]) =>
  withUnits(sheet, (units) => units.filter(({ id }) => !ids.includes(id)));

/** Sets fields of units; `undefined` takes one away. */
export const setUnits = (sheet: PositionSheet, ids: string[], fields: Partial<BoardUnit>) =>
  withUnits(sheet, (units) => units.map((unit) => (ids.includes(unit.id) ? tidy({ ...unit, ...fields }) : unit)));

/** `unit`: under any free name. */
export function replaceUnit(sheet: PositionSheet, id: string, unit: BoardUnit) {
  const rest = remove(sheet, [id]);
  const named = tidy({ ...unit, id: freeName(rest, unit.id) });
  return { sheet: withUnits(sheet, (units) => units.map((old) => (old.id === id ? named : old))), id: named.id };
}

/** A new phase: nothing is spent yet. */
export const newPhase = (sheet: PositionSheet) =>
  withUnits(sheet, (units) => units.map(({ spent, infiltrated, ...unit }) => unit));

export const anySpent = (sheet: PositionSheet) => sheet.position.units.some((unit) => unit.spent || unit.infiltrated);

/** Leaves out what is not there. */
const tidy = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Letters of a unit's name at the most, in what comes from elsewhere. */
const LONGEST_NAME = 200;

/**
 * The first value of a foreign position that no board can show: a hex that is not on the map, or a name too long; empty
 * for none. It gives a path such as `position.units[3].hex`.
 */
export function faultIn({ position }: PositionSheet): string {
  const lists = [
    ["units", position.units],
    ["forts", position.forts ?? []],
    ["ports", position.ports ?? []],
  ] as const;
  for (const [name, list] of lists) {
    const at = list.findIndex(({ hex }) => parseHex(hex) < 0);
    if (at >= 0) return `position.${name}[${at}].hex`;
  }
  const long = position.units.findIndex(({ id }) => id.length > LONGEST_NAME || !id.isWellFormed());
  if (long >= 0) return `position.units[${long}].id`;
  return position.railhead === undefined || parseHex(position.railhead) >= 0 ? "" : "position.railhead";
}

/** Reads a stored position; anything that is not one gives null. */
export function parseTable(text: string | null | undefined): PositionSheet | null {
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
