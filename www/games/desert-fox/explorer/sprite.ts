/** A unit's counter on the map: the same symbol, values, shape and letter as the picture in the lists. */
import { counterPiece } from "../art/counter-face.ts";
import { shortName } from "../art/counter.ts";
import { lowestLine, printed, valuesOf } from "../values.ts";
import type { BoardUnit, RosterUnit } from "../engine-types.ts";
import type { Values } from "../values.ts";
import type { Piece } from "../../../board/counters.ts";

/** Supply units have no strength; these say what they are. */
const BLANK: Record<string, string> = { msu: "MSU", dump: "DUMP", detachment: "DET" };

/** The printed values of a unit on the map, its own movement allowance included. */
export function boardValues(unit: BoardUnit, roster: Map<string, RosterUnit>): Values {
  const { class: kind, movementAllowance, ...rest } = unit;
  const values = valuesOf({ ...rest, ...(kind ? { motorized: kind === "motorized" } : {}) }, roster);
  return { ...values, movement: movementAllowance ?? values.movement };
}

const pieces = new WeakMap<Values, Piece>();

export function pieceOf(values: Values): Piece {
  const known = pieces.get(values);
  if (known) return known;
  const made = makePiece(values);
  pieces.set(values, made);
  return made;
}

function makePiece(values: Values) {
  const { name, nation, side, kind, size, face, depleted, disrupted, armorRating, reconstructed } = values;
  return counterPiece({
    id: name,
    side,
    nation,
    kind,
    size,
    name: shortName(name),
    values: BLANK[kind] ?? lowestLine(values),
    brief: BLANK[kind] ?? printed(face, undefined),
    armor: armorRating,
    artillery: face.artillery,
    flak: face.flak,
    guessed: reconstructed.includes("strength") || reconstructed.includes("morale"),
    marks: [...(depleted ? ["depleted" as const] : []), ...(disrupted ? ["disrupted" as const] : [])],
  });
}
