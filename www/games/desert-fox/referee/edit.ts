// @ts-check
/** Edits of the situation: units, hexes, hexsides. Pure functions; each returns a new sheet. */
import { edit, enemy, freeHexName, freeUnitName } from "./sheet.ts";

/** @typedef {import("./types.ts").Sheet} Sheet */
/** @typedef {import("./types.ts").CombatUnit} CombatUnit */
/** @typedef {import("./types.ts").CombatHex} CombatHex */
/** @typedef {import("./types.ts").Hexside} Hexside */
/** @typedef {import("./types.ts").Role} Role */
/** @typedef {import("./types.ts").Side} Side */
/** @typedef {import("./map-facts.ts").MapFacts} MapFacts */

/** @param {Sheet} sheet @param {string} id */
export const unitOf = (sheet, id) => sheet.query.units.find((unit) => unit.id === id);
/** @param {Sheet} sheet @param {string} id */
export const hexOf = (sheet, id) => sheet.query.hexes.find((hex) => hex.id === id);

/** @param {Sheet} sheet @param {CombatUnit} unit a unit whose name may still be taken */
export const addUnit = (sheet, unit) =>
  edit(sheet, (draft) => void draft.query.units.push({ ...unit, id: freeUnitName(draft, unit.id) }));

/** @param {Sheet} sheet @param {string} id */
export const removeUnit = (sheet, id) =>
  edit(sheet, ({ query }) => {
    query.units = query.units.filter((unit) => unit.id !== id);
    for (const hex of query.hexes) if (hex.fortUnit === id) delete hex.fortUnit;
  });

/**
 * Sets fields of a unit; `undefined` takes a field away.
 * @param {Sheet} sheet
 * @param {string} id
 * @param {Partial<CombatUnit>} fields
 */
export const setUnit = (sheet, id, fields) => edit(sheet, (draft) => assign(unitOf(draft, id), fields));

/** @template {object} T @param {T|undefined} target @param {Partial<T>} fields */
function assign(target, fields) {
  if (!target) return;
  Object.assign(target, fields);
  for (const key of /** @type {(keyof T)[]} */ (Object.keys(fields))) if (target[key] === undefined) delete target[key];
}

/** Replaces a unit by another under any free name. @param {Sheet} sheet @param {string} id @param {CombatUnit} unit */
export const replaceUnit = (sheet, id, unit) =>
  edit(sheet, (draft) => {
    const at = draft.query.units.findIndex((other) => other.id === id);
    if (at < 0) return;
    draft.query.units[at] = { ...unit, id: "\u0000" };
    draft.query.units[at].id = freeUnitName(draft, unit.id);
  });

/** @param {Sheet} sheet @param {string} id @param {string} hex */
export const moveUnit = (sheet, id, hex) =>
  edit(sheet, (draft) => {
    const unit = unitOf(draft, id);
    if (!unit || !hexOf(draft, hex)) return;
    unit.hex = hex;
    draft.query.units = [...draft.query.units.filter((other) => other !== unit), unit];
  });

/** @param {Sheet} sheet @param {Role} role @param {string} [id] @returns {Sheet} */
export const addHex = (sheet, role, id = freeHexName(sheet, role)) =>
  edit(sheet, (draft) => {
    draft.query.hexes.push({ id });
    draft.roles[id] = role;
  });

/** Takes a hex away with its units and hexsides. @param {Sheet} sheet @param {string} id */
export const removeHex = (sheet, id) =>
  edit(sheet, ({ query, roles }) => {
    query.hexes = query.hexes.filter((hex) => hex.id !== id);
    query.units = query.units.filter((unit) => unit.hex !== id);
    query.hexsides = query.hexsides.filter((side) => side.from !== id && side.to !== id);
    delete roles[id];
  });

/** @param {Sheet} sheet @param {string} id @param {Partial<CombatHex>} fields */
export const setHex = (sheet, id, fields) => edit(sheet, (draft) => assign(hexOf(draft, id), fields));

/**
 * Renames a hex; a printed number brings terrain, city and hexsides from the map.
 * @param {Sheet} sheet
 * @param {string} from
 * @param {string} to
 * @param {MapFacts} facts
 */
export function renameHex(sheet, from, to, facts) {
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

/** @param {Sheet} draft @param {string} from @param {string} to a name that no hex has */
function writeName(draft, from, to) {
  assign(hexOf(draft, from), { id: to });
  draft.roles[to] = draft.roles[from];
  delete draft.roles[from];
  for (const unit of draft.query.units) if (unit.hex === from) unit.hex = to;
  for (const side of draft.query.hexsides) {
    if (side.from === from) side.from = to;
    if (side.to === from) side.to = to;
  }
}

/** Whether a hexside lies between the two players. @param {Sheet} sheet @param {string} a @param {string} b */
export function isFront(sheet, a, b) {
  const [one, other] = [sheet.roles[a], sheet.roles[b]];
  return one !== "beside" && other !== "beside" && one !== other;
}

/** @param {Sheet} sheet @param {string} a @param {string} b @returns {Hexside|undefined} */
export const sideBetween = (sheet, a, b) =>
  sheet.query.hexsides.find((side) => (side.from === a && side.to === b) || (side.from === b && side.to === a));

/** @param {Sheet} sheet @param {string} a @param {string} b @param {Partial<Hexside>} fields */
export const setSide = (sheet, a, b, fields) => edit(sheet, (draft) => writeSide(draft, a, b, fields));

/**
 * A hexside of the front that is open ground needs no line.
 * @param {Sheet} draft
 * @param {string} a
 * @param {string} b
 * @param {Partial<Hexside>} fields
 */
function writeSide(draft, a, b, fields) {
  let side = sideBetween(draft, a, b);
  if (!side) {
    side = { from: a, to: b };
    draft.query.hexsides.push(side);
  }
  assign(side, fields);
  const plain = (side.terrain ?? "none") === "none" && (side.way ?? "none") === "none" && side.adjacent !== false;
  if (plain && isFront(draft, a, b)) draft.query.hexsides = draft.query.hexsides.filter((other) => other !== side);
}

/** @param {Sheet} sheet @param {string} a @param {string} b */
export const removeSide = (sheet, a, b) =>
  edit(sheet, (draft) => {
    const side = sideBetween(draft, a, b);
    draft.query.hexsides = draft.query.hexsides.filter((other) => other !== side);
  });

/** Pairs of an attacker's and a defender's hex. @param {Sheet} sheet @returns {[string, string][]} */
export function frontPairs(sheet) {
  const { attacker, hexes } = sheet.query;
  const of = (/** @type {Side} */ side) => hexes.filter((hex) => sheet.roles[hex.id] === side).map((hex) => hex.id);
  return of(attacker).flatMap((from) => of(enemy(attacker)).map((to) => /** @type {[string, string]} */ ([from, to])));
}

/**
 * Another side attacks. Hexes that only have a letter get one that fits: attackers from A on, defenders from T on.
 * @param {Sheet} sheet @param {Side} attacker
 */
export function setAttacker(sheet, attacker) {
  if (attacker === sheet.query.attacker) return sheet;
  return edit(sheet, (draft) => {
    draft.query.attacker = attacker;
    const isLettered = (/** @type {CombatHex} */ { id }) => /^[A-Z]$/.test(id) && draft.roles[id] !== "beside";
    const unnamed = draft.query.hexes.filter(isLettered).map(({ id }, at) => {
      writeName(draft, id, `\u0000${at}`);
      return `\u0000${at}`;
    });
    for (const id of unnamed) writeName(draft, id, freeHexName(draft, draft.roles[id]));
  });
}

/** @param {Sheet} sheet @param {Side} side @param {{airPoints?: number, naval?: boolean}} fields */
export const setSupport = (sheet, side, fields) =>
  edit(sheet, ({ query }) => {
    query.support ??= {};
    assign((query.support[side] ??= {}), fields);
  });

/** @param {Sheet} sheet @param {string} preset */
export const setPreset = (sheet, preset) =>
  edit(sheet, ({ query }) => {
    query.rules = { preset: /** @type {import("../engine-types.ts").Preset} */ (preset), switches: {} };
  });

/**
 * Sets a switch; the preset's own value needs no mention.
 * @param {Sheet} sheet
 * @param {string} field
 * @param {string} value
 * @param {Record<string, string>} preset
 */
export const setSwitch = (sheet, field, value, preset) =>
  edit(sheet, ({ query }) => {
    query.rules ??= {};
    const switches = /** @type {Record<string, string>} */ (query.rules.switches ?? {});
    if (preset[field] === value) delete switches[field];
    else switches[field] = value;
    query.rules.switches = /** @type {import("../engine-types.ts").Switches} */ (switches);
  });
