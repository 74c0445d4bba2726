// How a page with a bundler asks about a position: `npm install <folder of pkg>/rommel-in-the-desert`, and this.
import init, { askPosition, type PositionAnswer, type UnitQuery } from "rommel-in-the-desert";

/** The units of a side with what supplies each of them. */
export function supplied(units: UnitQuery[]): string[] {
  const answer: PositionAnswer = askPosition({ units, question: { ask: "supply", side: "allied" } });
  if (answer.kind !== "supply") return [answer.kind === "refused" ? answer.refusal.code : answer.kind];
  return answer.units.map(({ unit, supplied, line, source }) => `${unit} ${supplied} ${line ?? source ?? "none"}`);
}

await init();
export const answer = supplied([{ unit: "KDG", hex: "Tobruk" }]);
