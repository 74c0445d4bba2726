/** Edits of the situation: units, hexes, hexsides. Pure functions; each returns a new sheet. */
import { edit, enemy, freeHexName, freeUnitName } from "./sheet.ts";
import type { Role, Sheet } from "./types.ts";
import type { CombatHex, CombatUnit, Hexside, Preset, Side, Switches } from "../engine-types.ts";
import type { MapFacts } from "./map-facts.ts";

export const unitOf = (sheet: Sheet, id: string) => sheet.query.units.find((unit) => unit.id === id);
export const hexOf = (sheet: Sheet, id: string) => sheet.query.hexes.find((hex) => hex.id === id);

/** `unit`: a unit whose name may still be taken. */
export const addUnit = (sheet: Sheet, unit: CombatUnit) =>
  edit(sheet, (draft) => void draft.query.units.push({ ...unit, id: freeUnitName(draft, unit.id) }));

export const removeUnit = (sheet: Sheet, id: string) =>
  edit(sheet, ({ query }) => {
    query.units = query.units.filter((unit) => unit.id !== id);
    for (const hex of query.hexes) if (hex.fortUnit === id) delete hex.fortUnit;
  });

/** Sets fields of a unit; `undefined` takes a field away. */
export const setUnit = (sheet: Sheet, id: string, fields: Partial<CombatUnit>) =>
  edit(sheet, (draft) => assign(unitOf(draft, id), fields));

function assign<T extends object>(target: T | undefined, fields: Partial<T>) {
  if (!target) return;
  Object.assign(target, fields);
  for (const key of Object.keys(fields) as (keyof T)[]) if (target[key] === undefined) delete target[key];
}

/** Replaces a unit by another under any free name. */
export const replaceUnit = (sheet: Sheet, id: string, unit: CombatUnit) =>
  edit(sheet, (draft) => {
    const at = draft.query.units.findIndex((other) => other.id === id);
    if (at < 0) return;
    draft.query.units[at] = { ...unit, id: "\u0000" };
    draft.query.units[at].id = freeUnitName(draft, unit.id);
  });

export const moveUnit = (sheet: Sheet, id: string, hex: string) =>
  edit(sheet, (draft) => {
    const unit = unitOf(draft, id);
    if (!unit || !hexOf(draft, hex)) return;
    unit.hex = hex;
    draft.query.units = [...draft.query.units.filter((other) => other !== unit), unit];
  });

export const addHex = (sheet: Sheet, role: Role, id: string = freeHexName(sheet, role)): Sheet =>
  edit(sheet, (draft) => {
    draft.query.hexes.push({ id });
    draft.roles[id] = role;
  });

/** Takes a hex away with its units and hexsides. */
export const removeHex = (sheet: Sheet, id: string) =>
  edit(sheet, ({ query, roles }) => {
    query.hexes = query.hexes.filter((hex) => hex.id !== id);
    query.units = query.units.filter((unit) => unit.hex !== id);
    query.hexsides = query.hexsides.filter((side) => side.from !== id && side.to !== id);
    delete roles[id];
  });

export const setHex = (sheet: Sheet, id: string, fields: Partial<CombatHex>) =>
  edit(sheet, (draft) => assign(hexOf(draft, id), fields));

/** Renames a hex; a printed number brings terrain, city and hexsides from the map. */
export function renameHex(sheet: Sheet, from: string, to: string, facts: MapFacts) {
  return edit(sheet, (draft) => {
    const hex = hexOf(draft, from);
    if (!hex || !to || hexOf(draft, to)) return;
    writeName(draft, from, to);
    const known = facts.hex(to);
    if (!known) return;
    assign(hex, { terrain: known.terrain, city: known.city });
    for (const other of draft.query.hexes) {
      const between = other === hex ? null : facts.side(to, other.id);
      if (between && isFront(draft, to, other.id)) writeSide(draft, to, other.id, between);
    }
  });
}

/** `to`: a name that no hex has. */
function writeName(draft: Sheet, from: string, to: string) {
  assign(hexOf(draft, from), { id: to });
  draft.roles[to] = draft.roles[from];
  delete draft.roles[from];
  for (const unit of draft.query.units) if (unit.hex === from) unit.hex = to;
  for (const side of draft.query.hexsides) {
    if (side.from === from) side.from = to;
    if (side.to === from) side.to = to;
  }
}

/** Whether a hexside lies between the two players. */
export function isFront(sheet: Sheet, a: string, b: string) {
  const [one, other] = [sheet.roles[a], sheet.roles[b]];
  return one !== "beside" && other !== "beside" && one !== other;
}

export const sideBetween = (sheet: Sheet, a: string, b: string): Hexside | undefined =>
  sheet.query.hexsides.find((side) => (side.from === a && side.to === b) || (side.from === b && side.to === a));

export const setSide = (sheet: Sheet, a: string, b: string, fields: Partial<Hexside>) =>
  edit(sheet, (draft) => writeSide(draft, a, b, fields));

/** A hexside of the front that is open ground needs no line. */
function writeSide(draft: Sheet, a: string, b: string, fields: Partial<Hexside>) {
  let side = sideBetween(draft, a, b);
  if (!side) {
    side = { from: a, to: b };
    draft.query.hexsides.push(side);
  }
  assign(side, fields);
  const plain = (side.terrain ?? "none") === "none" && (side.way ?? "none") === "none" && side.adjacent !== false;
  if (plain && isFront(draft, a, b)) draft.query.hexsides = draft.query.hexsides.filter((other) => other !== side);
}

export const removeSide = (sheet: Sheet, a: string, b: string) =>
  edit(sheet, (draft) => {
    const side = sideBetween(draft, a, b);
    draft.query.hexsides = draft.query.hexsides.filter((other) => other !== side);
  });

/** Pairs of an attacker's and a defender's hex. */
export function frontPairs(sheet: Sheet): [string, string][] {
  const { attacker, hexes } = sheet.query;
  const of = (side: Side) => hexes.filter((hex) => sheet.roles[hex.id] === side).map((hex) => hex.id);
  return of(attacker).flatMap((from) => of(enemy(attacker)).map((to) => [from, to] as [string, string]));
}

/** Another side attacks. Hexes that only have a letter get one that fits: attackers from A on, defenders from T on. */
export function setAttacker(sheet: Sheet, attacker: Side) {
  if (attacker === sheet.query.attacker) return sheet;
  return edit(sheet, (draft) => {
    draft.query.attacker = attacker;
    const isLettered = ({ id }: CombatHex) => /^[A-Z]$/.test(id) && draft.roles[id] !== "beside";
    const unnamed = draft.query.hexes.filter(isLettered).map(({ id }, at) => {
      writeName(draft, id, `\u0000${at}`);
      return `\u0000${at}`;
    });
    for (const id of unnamed) writeName(draft, id, freeHexName(draft, draft.roles[id]));
  });
}

export const setSupport = (sheet: Sheet, side: Side, fields: { airPoints?: number; naval?: boolean }) =>
  edit(sheet, ({ query }) => {
    query.support ??= {};
    assign((query.support[side] ??= {}), fields);
  });

export const setPreset = (sheet: Sheet, preset: string) =>
  edit(sheet, ({ query }) => {
    query.rules = { preset: preset as Preset, switches: {} };
  });

/** Sets a switch; the preset's own value needs no mention. */
export const setSwitch = (sheet: Sheet, field: string, value: string, preset: Record<string, string>) =>
  edit(sheet, ({ query }) => {
    query.rules ??= {};
    const switches = (query.rules.switches ?? {}) as Record<string, string>;
    if (preset[field] === value) delete switches[field];
    else switches[field] = value;
    query.rules.switches = switches as Switches;
  });
