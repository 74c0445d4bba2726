/** Sentences and labels for what the engine answers. Pure functions over the catalogue. */

import type { Lang } from "../../../lang/lang.ts";
import type { Answer, FindingView, Refusal, Report, UnitEnd } from "../engine-types.ts";

/** Terrain rows by the number that a finding carries. */
export const ROWS = ["clear", "rough", "mountain", "level1", "level2"] as const;

/** Columns of the results table; what lies beyond is read at the end columns. */
const COLUMNS = 18;

/** Why a unit need not be attacked, by the number that the finding carries. */
const SPARED = [
  "finding.need-not-be-attacked",
  "finding.need-not-be-attacked.barred",
  "finding.need-not-be-attacked.apart",
] as const;

/** Findings whose sentence counts what was before. */
const COUNT_BEFORE = new Set([
  "zero-points-free",
  "zero-points-charged",
  "depleted-instead",
  "stopped-in-city",
  "retreat-ignored",
]);

/** A text with a count where the catalogue has one. */
export const counted = (lang: Lang, key: string, n: number, params: Record<string, unknown>) =>
  lang.has(`${key}.other`) ? lang.tn(key, n, params) : lang.t(key, params);

/** A finding as a sentence. `cell`: looks a result up in the table. */
export function sentence(finding: FindingView, lang: Lang, cell: (line: string, column: number) => string = () => "") {
  const { code, unit = "", hex = "", before, after } = finding;
  const row = code === "terrain-row" || code === "city-row" ? lang.t(`row.${ROWS[after] ?? "clear"}`) : "";
  const result =
    code === "result" ? cell(`morale${before}`, after) : code === "attacker-result" ? cell("attackers", after) : "";
  const side = finding.side ? lang.t(`beside.${finding.side}`) : "";
  const column = Math.max(1, Math.min(COLUMNS, after));
  const params = {
    unit,
    hex,
    side,
    before,
    after,
    row,
    less: before - after,
    odds: ratio(before, after),
    end: column === after ? "" : lang.t("finding.result.end", { column }),
    result: result ? lang.t("finding.result.is", { result: result === "-" ? "–" : result }) : "",
  };
  if (code === "need-not-be-attacked") return lang.t(SPARED[after] ?? SPARED[0], params);
  if (code === "retreated" && hex) return lang.t("finding.retreated.at", params);
  return counted(lang, `finding.${code}`, COUNT_BEFORE.has(code) ? before : after, params);
}

/** Odds rounded in the defender's favor, such as 2:1, 1:3 or 0:4. */
export function ratio(attack: number, defense: number) {
  if (attack <= 0) return `0:${defense}`;
  return attack >= defense ? `${Math.floor(attack / defense)}:1` : `1:${Math.ceil(defense / attack)}`;
}

/** The line in which a report begins: strengths, odds, row and column. */
export function headline({ illegal, pending, odds: { attack, defense, text }, rows, column = 0 }: Report, lang: Lang) {
  if (pending?.question === "row") return lang.t("sum.spoken.row", { attack, defense, odds: text });
  if (illegal) return lang.t("sum.spoken.illegal", { attack, defense });
  const row = lang.t(`row.${rows.find((row) => row.chosen)?.row ?? "clear"}`);
  return lang.t("sum.spoken", { attack, defense, odds: text, row, column });
}

export function refusalText(refusal: Pick<Refusal, "code" | "unit" | "found">, lang: Lang) {
  const text = lang.t(`refusal.${refusal.code}`, { unit: refusal.unit ?? "", found: refusal.found ?? "" });
  return refusal.found && lang.has(`refusal.${refusal.code}.found`)
    ? lang.t(`refusal.${refusal.code}.found`, { unit: refusal.unit ?? "", found: refusal.found })
    : text;
}

/** What an answer says, with its unit where that is not plain. */
export function answerText(answer: Answer, lang: Lang, named = false) {
  const text = bareAnswer(answer, lang);
  return named && "unit" in answer && answer.kind !== "deplete" && answer.kind !== "advance"
    ? lang.t("answer.for", { unit: answer.unit, answer: text })
    : text;
}

function bareAnswer(answer: Answer, lang: Lang) {
  switch (answer.kind) {
    case "row":
      return lang.t(`row.${answer.row}`);
    case "commit":
      return commitText(answer, lang);
    case "die":
      return lang.t("answer.die", { face: answer.face });
    case "shifts":
      return answer.columns ? counted(lang, "answer.shifts", answer.columns, {}) : lang.t("answer.shifts.none");
    case "result":
      return lang.t("answer.result", { result: answer.result });
    case "deplete":
    case "advance":
    case "retreatTo":
    case "placeDump":
      return lang.t(`answer.${answer.kind}`, answer);
    default:
      return lang.t(`answer.${answer.kind}`);
  }
}

function commitText({ airPoints, naval }: Extract<Answer, { kind: "commit" }>, lang: Lang) {
  const parts = [
    airPoints ? counted(lang, "answer.commit.air", airPoints, {}) : "",
    naval ? lang.t("answer.commit.naval") : "",
  ].filter(Boolean);
  return parts.length ? lang.list(parts) : lang.t("answer.commit.none");
}

/** What becomes of a unit, in words. */
export function endText(end: UnitEnd, lang: Lang) {
  const place =
    end.place === "retreated" ? counted(lang, "end.retreated", end.hexes ?? 0, {}) : lang.t(`end.${end.place}`);
  const at = end.hex ? lang.t("end.at", { hex: end.hex }) : "";
  const marks = [end.depleted && lang.t("end.depleted"), end.disrupted && lang.t("end.disrupted")].filter(
    (mark) => typeof mark === "string",
  );
  if (end.place === "stands" && marks.length) return lang.t("end.stays", { marks: lang.list(marks) });
  return [place + at, ...marks].join(", ");
}

/** Letters for a segment: S, R4, A, X, †, with D and d. */
export function endCode(end: UnitEnd, lang: Lang) {
  const place = lang.t(`end.${end.place}.code`, { hexes: end.hexes ?? "" });
  const marks = (end.depleted ? "D" : "") + (end.disrupted ? "d" : "");
  return end.place === "stands" && marks ? marks : place + (marks ? `\u2009${marks}` : "");
}

/** What sort of end it is, for colour and pattern. */
export function endClass(end: UnitEnd) {
  if (end.place === "stands") return end.depleted ? "worn" : end.disrupted ? "shaken" : "stands";
  if (end.place === "retreated") return end.depleted ? "retreated-worn" : "retreated";
  return end.place;
}

/** A chance in words: always, or an exact fraction such as 1/3. */
export const fraction = ([of, outOf]: [number, number], { t }: Lang) =>
  of === outOf ? t("end.always") : `${of}/${outOf}`;
