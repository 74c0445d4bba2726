// @ts-check
/** Carries the end of a move or an overrun into the position. Pure functions. */
import { parseHex, spiNumber } from "../../board/geometry.js";
import { put, setUnits, unitOf } from "./table.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").PositionSheet} PositionSheet */

/** The units stand at the end of the move, with what it cost. @param {Desk} desk @param {import("./types.js").MoveAnswer} move */
export function moved({ sheet, sight, answers }, move) {
  const goal = sight.goal;
  const infiltrated = answers.reached.get(goal)?.infiltrates || move.steps.some((step) => step.notes.some((note) => note.code === "infiltration"));
  return setUnits(put(sheet, sight.chosen, goal), sight.chosen, { spent: move.spent, ...(infiltrated ? { infiltrated: true } : {}) });
}

/** @param {Desk} desk @param {import("./types.js").OverrunAnswers} answer */
export function overrun({ sheet, valuesOf }, answer) {
  let next = sheet;
  for (const { unit: id, fate, hex, disrupted } of answer.units) {
    const unit = unitOf(next, id);
    if (!unit) continue;
    if (fate === "destroyed" || fate === "removed") next = { ...next, position: { ...next.position, units: next.position.units.filter((other) => other !== unit) } };
    else if (fate === "captured" || fate === "retaken") next = changeOwner(next, unit, valuesOf(unit).side, fate === "captured");
    else if (hex) {
      next = setUnits(put(next, [id], parseHex(hex)), [id], { disrupted: disrupted || undefined });
      if (fate === "moved") next = setUnits(next, [id], { spent: (unit.spent ?? 0) + answer.cost });
    }
  }
  return next;
}

/** A supply unit taken by the other player: another counter with its name. @param {PositionSheet} sheet @param {import("./types.js").BoardUnit} unit @param {import("./types.js").Side} from @param {boolean} marked */
function changeOwner(sheet, unit, from, marked) {
  const kind = unit.kind ?? (unit.roster?.endsWith("dump") ? "dump" : "msu");
  const taken = /** @type {import("./types.js").BoardUnit} */ ({ id: unit.id, hex: spiNumber(parseHex(unit.hex)), nation: from === "axis" ? "commonwealth" : "german", kind, ...(marked ? { capturedFrom: from } : {}) });
  return { ...sheet, position: { ...sheet.position, units: sheet.position.units.map((other) => (other === unit ? taken : other)) } };
}
