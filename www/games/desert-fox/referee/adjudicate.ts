/** Asks the engine, and takes answers back that no longer fit the situation. Pure over the engine's call. */

import type { Sheet } from "./types.ts";
import type { CombatQuery, CombatReport } from "../engine-types.ts";

/** Returns the sheet without the answers that were dropped. */
export function adjudicateSheet(
  sheet: Sheet,
  adjudicate: (query: CombatQuery) => CombatReport,
): { sheet: Sheet; report: CombatReport; dropped: number } {
  const total = sheet.query.answers.length;
  let valid = sheet;
  let report = adjudicate(valid.query);
  for (let at = firstRefusedAnswer(report); at >= 0; at = firstRefusedAnswer(report)) {
    const answers = valid.query.answers.slice(0, Math.min(at, valid.query.answers.length - 1));
    valid = { ...valid, query: { ...valid.query, answers }, later: [] };
    report = adjudicate(valid.query);
  }
  return { sheet: valid, report, dropped: total - valid.query.answers.length };
}

/** Index of the first answer that is refused, or -1. */
export function firstRefusedAnswer(report: CombatReport) {
  if (report.kind !== "refused") return -1;
  const found = report.refusals
    .map(({ path }) => /^answers(?:\[(\d+)\])?/.exec(path))
    .filter((match) => match !== null);
  if (!found.length) return -1;
  return Math.min(...found.map((match) => Number(match[1] ?? 0)));
}
