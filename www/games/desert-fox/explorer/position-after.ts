/** Carries the end of a move or an overrun into the position. Pure functions. */
import { parseHex, spiNumber } from "../geometry.ts";
import { put, remove, setUnits, unitOf } from "./table.ts";
import type { ExplorerContext } from "./types.ts";
import type {
  BoardUnit,
  MoveAnswer,
  Nation,
  Outcome,
  OverrunAnswers,
  PositionSheet,
  Side,
  UnitOutcome,
} from "../engine-types.ts";

/** The units stand at the end of the move, with what it cost. */
export function afterMove({ sheet, selection, answers }: ExplorerContext, move: MoveAnswer) {
  const goal = selection.goal;
  const infiltrated =
    answers.reached.get(goal)?.infiltrates ||
    move.steps.some((step) => step.notes.some((note) => note.code === "infiltration"));
  return setUnits(put(sheet, selection.chosen, goal), selection.chosen, {
    spent: move.spent,
    ...(infiltrated ? { infiltrated: true } : {}),
  });
}

export function afterOverrun({ sheet, selection, valuesOf }: ExplorerContext, answer: OverrunAnswers) {
  const captor = unitOf(sheet, selection.chosen[0] ?? "");
  let next = sheet;
  for (const { unit: id, fate, hex, disrupted } of answer.units) {
    const unit = unitOf(next, id);
    if (!unit) continue;
    if (fate === "destroyed" || fate === "removed") next = remove(next, [id]);
    else if (fate === "captured" || fate === "retaken")
      next = changeOwner(next, unit, valuesOf(unit).side, captor && valuesOf(captor).nation, fate === "captured");
    else if (hex) {
      next = setUnits(put(next, [id], parseHex(hex)), [id], { disrupted: disrupted || undefined });
      if (fate === "moved") next = setUnits(next, [id], { spent: (unit.spent ?? 0) + answer.cost });
    }
  }
  return next;
}

/**
 * The end of a combat on the worksheet: losses, markers and the hexes that it names. `open`: the units whose hex is still
 * to be chosen.
 */
export function afterCombat(
  { sheet, find }: Pick<ExplorerContext, "sheet" | "find">,
  outcome: Outcome,
): { sheet: PositionSheet; open: UnitOutcome[] } {
  let next = sheet;
  const open = [];
  for (const end of outcome.units) {
    const unit = unitOf(next, end.unit);
    if (!unit) continue;
    if (["refitBox", "destroyed", "lost", "captured"].includes(end.place)) {
      next = remove(next, [end.unit]);
      continue;
    }
    const hex = end.hex ? find(end.hex) : -1;
    if (hex >= 0 && hex !== parseHex(unit.hex)) next = put(next, [end.unit], hex);
    else if (end.place === "retreated" && hex < 0) open.push(end);
    next = setUnits(next, [end.unit], {
      depleted: end.depleted || unit.depleted || undefined,
      disrupted: end.disrupted || undefined,
    });
  }
  return { sheet: next, open };
}

/**
 * A supply unit taken by the other player: it keeps its name and is drawn as the captor's. `by`: nation of the captor.
 */
function changeOwner(sheet: PositionSheet, unit: BoardUnit, from: Side, by: Nation | undefined, marked: boolean) {
  const kind = unit.kind ?? (unit.roster?.endsWith("dump") ? "dump" : "msu");
  const nation = by ?? (from === "axis" ? "commonwealth" : "german");
  const taken: BoardUnit = {
    id: unit.id,
    hex: spiNumber(parseHex(unit.hex)),
    nation,
    kind,
    ...(marked ? { capturedFrom: from } : {}),
  };
  return {
    ...sheet,
    position: { ...sheet.position, units: sheet.position.units.map((other) => (other === unit ? taken : other)) },
  };
}
