// @ts-check
/** A unit's counter on the map: the same symbol, values, shape and letter as the picture in the lists. */
import { counterPiece } from "../art/counter-face.ts";
import { shortName } from "../art/counter.ts";
import { lowestLine, printed, valuesOf } from "../values.ts";

/** @typedef {import("../values.ts").Values} Values */

/** Supply units have no strength; these say what they are. */
const BLANK = /** @type {Record<string, string>} */ ({ msu: "MSU", dump: "DUMP", detachment: "DET" });

/**
 * The printed values of a unit on the map, its own movement allowance included.
 * @param {import("./types.ts").BoardUnit} unit
 * @param {Map<string, import("./types.ts").RosterUnit>} roster
 * @returns {Values}
 */
export function boardValues(unit, roster) {
  const { class: kind, movementAllowance, ...rest } = unit;
  const values = valuesOf({ ...rest, ...(kind ? { motorized: kind === "motorized" } : {}) }, roster);
  return { ...values, movement: movementAllowance ?? values.movement };
}

/** @type {WeakMap<Values, import("../../../board/counters.ts").Piece>} */
const pieces = new WeakMap();

/** @param {Values} values @returns {import("../../../board/counters.ts").Piece} */
export function pieceOf(values) {
  const known = pieces.get(values);
  if (known) return known;
  const made = makePiece(values);
  pieces.set(values, made);
  return made;
}

/** @param {Values} values */
function makePiece(values) {
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
    marks: [
      ...(depleted ? [/** @type {const} */ ("depleted")] : []),
      ...(disrupted ? [/** @type {const} */ ("disrupted")] : []),
    ],
  });
}
