// @ts-check
/** The report as text for a forum or a mail. Pure. */
import { answerText, endText, fraction, headline, refusalText, sentence } from "./texts.ts";

/** @typedef {import("./types.ts").Sheet} Sheet */
/** @typedef {import("./types.ts").CombatReport} CombatReport */
/** @typedef {import("./types.ts").Report} Report */
/** @typedef {import("./types.ts").Lang} Lang */
/**
 * @typedef {{title: (s: string) => string, item: (s: string) => string, strong: (s: string) => string, link: (url:
 *   string) => string}} Style
 */

const PLAIN = /** @type {Style} */ ({
  title: (s) => `\n${s.toUpperCase()}`,
  item: (s) => `- ${s}`,
  strong: (s) => s,
  link: (url) => url,
});
const BBCODE = /** @type {Style} */ ({
  title: (s) => `\n[b]${s}[/b]`,
  item: (s) => `• ${s}`,
  strong: (s) => `[b]${s}[/b]`,
  link: (url) => `[url=${url}]${url}[/url]`,
});

const STAGES = /** @type {const} */ ([
  "duty",
  "supply",
  "strength",
  "odds",
  "die",
  "defender",
  "attacker",
  "retreat",
  "advance",
  "elimination",
]);

/**
 * @param {Sheet} sheet @param {CombatReport} report @param {Lang} lang
 * @param {(line: string, column: number) => string} cell looks a result up in the table
 * @param {{bbcode?: boolean, url?: string}} [options]
 */
export function reportText(sheet, report, lang, cell, { bbcode = false, url = "" } = {}) {
  const style = bbcode ? BBCODE : PLAIN;
  const { t } = lang;
  const lines = [
    style.strong(t("text.title", { preset: t(`preset.${sheet.query.rules?.preset ?? "spi1981Errata"}`) })),
  ];
  if (report.kind === "refused") {
    lines.push(
      style.title(lang.tn("refused.title", report.refusals.length)),
      ...report.refusals.map((refusal) =>
        style.item(
          `${refusal.unit ? `${refusal.unit}: ` : ""}${refusalText(refusal, lang)} (${refusal.cases.join(", ")})`,
        ),
      ),
    );
  } else {
    lines.push(
      ...head(report, lang, style),
      ...steps(report, lang, style, cell),
      ...chances(report, lang, style),
      ...result(sheet, report, lang, style),
    );
  }
  if (url) lines.push("", style.link(url));
  return lines.join("\n");
}

/** @param {Report} report @param {Lang} lang @param {Style} style */
function head(report, lang, style) {
  return [style.strong(headline(report, lang))];
}

/**
 * @param {Report} report
 * @param {Lang} lang
 * @param {Style} style
 * @param {(line: string, column: number) => string} cell
 */
function steps(report, lang, style, cell) {
  return STAGES.flatMap((stage) => {
    const found = report.findings.filter((finding) => finding.stage === stage);
    if (!found.length) return [];
    return [
      style.title(lang.t(`stage.${stage}`)),
      ...found.map((finding) => style.item(`${sentence(finding, lang, cell)} [${finding.cases.join(", ")}]`)),
    ];
  });
}

/** @param {Report} report @param {Lang} lang @param {Style} style */
function chances(report, lang, style) {
  if (report.outcome) return [];
  return [
    style.title(lang.t("part.chances")),
    ...report.chances.map(({ unit, ends }) =>
      style.item(`${unit}: ${ends.map((end) => `${fraction(end.chance, lang)} ${endText(end, lang)}`).join("; ")}`),
    ),
  ];
}

/** @param {Sheet} sheet @param {Report} report @param {Lang} lang @param {Style} style */
function result(sheet, report, lang, style) {
  const given = sheet.query.answers.length
    ? [
        style.title(lang.t("decide.given")),
        ...sheet.query.answers.map((answer) => style.item(answerText(answer, lang, true))),
      ]
    : [];
  if (!report.outcome) return given;
  return [
    ...given,
    style.title(lang.t("part.outcome")),
    ...report.outcome.units.map((unit) => style.item(`${style.strong(unit.unit)}: ${endText(unit, lang)}`)),
  ];
}
