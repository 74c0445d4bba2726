/** A unit's printed values: the sheet's own over the roster's. */

import type { CombatUnit, Face, Nation, RosterUnit, Side, UnitKind, UnitSize } from "./engine-types.ts";

export interface Values {
  name: string;
  nation: Nation;
  side: Side;
  kind: UnitKind;
  size: UnitSize | undefined;
  motorized: boolean;
  full: Face;
  back: Face | undefined;
  /** The side that is up. */
  face: Face;
  depleted: boolean;
  disrupted: boolean;
  movement: number | undefined;
  armorRating: number | undefined;
  arrival: number | undefined;
  /** Values that no source document states. */
  reconstructed: string[];
}

const FOOT = new Set(["infantry", "heavyInfantry", "heavyAirborneInfantry", "gliderInfantry"]);
const CHECKED = ["strength", "morale", "stackingPoints", "movementAllowance"];
const NOTHING: Face = { strength: 0, morale: 5, stackingPoints: 0 };

export const sideOf = (nation: string | undefined): Side => (nation === "commonwealth" ? "commonwealth" : "axis");

/** Units of a type are usually motorized. */
export const usuallyMotorized = (kind: string) => !FOOT.has(kind);

export function valuesOf(unit: CombatUnit, roster: Map<string, RosterUnit>): Values {
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

export function reconstructed(counter: RosterUnit) {
  const known = new Set((counter.known ?? []).map((value) => value.split(" ")[0]));
  return BLANK.has(counter.kind) ? [] : CHECKED.filter((value) => !known.has(value));
}

/** As printed: strength (in parentheses), morale, movement. */
export function printed(face: Face, movement: number | undefined) {
  const strength = face.parenthesized ? `(${face.strength})` : String(face.strength);
  return [strength, face.morale, ...(movement === undefined ? [] : [movement])].join("-");
}

/** Counters that print no strength. */
const BLANK = new Set(["msu", "dump", "detachment"]);

/** The lowest line of a counter: its values, or the movement allowance alone. */
export const lowestLine = ({ kind, face, movement }: Pick<Values, "kind" | "face" | "movement">) =>
  BLANK.has(kind) ? String(movement || "") : printed(face, movement);

/** Values of a counter in the roster, as a unit of its own would have them. */
export const valuesOfCounter = (counter: RosterUnit): Values =>
  valuesOf({ id: counter.name, roster: counter.id, hex: "" }, new Map([[counter.id, counter]]));
