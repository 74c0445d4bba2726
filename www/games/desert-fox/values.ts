// @ts-check
/** A unit's printed values: the sheet's own over the roster's. */

/** @typedef {import("./engine-types.ts").CombatUnit} CombatUnit */
/** @typedef {import("./engine-types.ts").RosterUnit} RosterUnit */
/** @typedef {import("./engine-types.ts").Face} Face */
/**
 * @typedef {object} Values
 * @property {string} name
 * @property {import("./engine-types.ts").Nation} nation
 * @property {import("./engine-types.ts").Side} side
 * @property {import("./engine-types.ts").UnitKind} kind
 * @property {import("./engine-types.ts").UnitSize|undefined} size
 * @property {boolean} motorized
 * @property {Face} full
 * @property {Face|undefined} back
 * @property {Face} face the side that is up
 * @property {boolean} depleted
 * @property {boolean} disrupted
 * @property {number|undefined} movement
 * @property {number|undefined} armorRating
 * @property {number|undefined} arrival
 * @property {string[]} reconstructed values that no source document states
 */

const FOOT = new Set(["infantry", "heavyInfantry", "heavyAirborneInfantry", "gliderInfantry"]);
const CHECKED = ["strength", "morale", "stackingPoints", "movementAllowance"];
const NOTHING = /** @type {Face} */ ({ strength: 0, morale: 5, stackingPoints: 0 });

/** @param {string|undefined} nation @returns {import("./engine-types.ts").Side} */
export const sideOf = (nation) => (nation === "commonwealth" ? "commonwealth" : "axis");

/** Units of a type are usually motorized. @param {string} kind */
export const usuallyMotorized = (kind) => !FOOT.has(kind);

/** @param {CombatUnit} unit @param {Map<string, RosterUnit>} roster @returns {Values} */
export function valuesOf(unit, roster) {
  const counter = unit.roster ? roster.get(unit.roster) : undefined;
  const nation = unit.nation ?? counter?.nation ?? "commonwealth";
  const kind = unit.kind ?? counter?.kind ?? "infantry";
  const full = unit.full ?? counter?.full ?? NOTHING;
  const back = unit.back ?? (unit.full ? undefined : counter?.depleted);
  return {
    name: unit.id,
    nation,
    side: sideOf(nation),
    kind,
    size: counter?.size,
    motorized: unit.motorized ?? counter?.motorized ?? usuallyMotorized(kind),
    full,
    back,
    face: (unit.depleted && back) || full,
    depleted: !!unit.depleted,
    disrupted: !!unit.disrupted,
    movement: counter?.movementAllowance,
    armorRating: counter?.armorRating,
    arrival: counter?.arrival,
    reconstructed: unit.full || !counter ? [] : reconstructed(counter),
  };
}

/** @param {RosterUnit} counter */
export function reconstructed(counter) {
  const known = new Set((counter.known ?? []).map((value) => value.split(" ")[0]));
  return BLANK.has(counter.kind) ? [] : CHECKED.filter((value) => !known.has(value));
}

/** As printed: strength (in parentheses), morale, movement. @param {Face} face @param {number|undefined} movement */
export function printed(face, movement) {
  const strength = face.parenthesized ? `(${face.strength})` : String(face.strength);
  return [strength, face.morale, ...(movement === undefined ? [] : [movement])].join("-");
}

/** Counters that print no strength. */
const BLANK = new Set(["msu", "dump", "detachment"]);

/**
 * The lowest line of a counter: its values, or the movement allowance alone.
 * @param {Pick<Values, "kind"|"face"|"movement">} values
 */
export const lowestLine = ({ kind, face, movement }) =>
  BLANK.has(kind) ? String(movement || "") : printed(face, movement);

/**
 * Values of a counter in the roster, as a unit of its own would have them.
 * @param {RosterUnit} counter
 * @returns {Values}
 */
export const valuesOfCounter = (counter) =>
  valuesOf({ id: counter.name, roster: counter.id, hex: "" }, new Map([[counter.id, counter]]));
