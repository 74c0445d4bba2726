/** The report as text for a forum or a mail. Pure. */
import { answerText, endText, fraction, headline, refusalText, sentence } from "./texts.ts";
import type { Sheet } from "./types.ts";
import type { CombatReport, Report } from "../engine-types.ts";
import type { Lang } from "../../../lang/lang.ts";

interface Style {
  title: (s: string) => string;
  item: (s: string) => string;
  strong: (s: string) => string;
  link: (url: string) => string;
}

const PLAIN: Style = {
  title: (s) => `\n${s.toUpperCase()}`,
  item: (s) => `- ${s}`,
  strong: (s) => s,
  link: (url) => url,
};
const BBCODE: Style = {
  title: (s) => `\n[b]${s}[/b]`,
  item: (s) => `• ${s}`,
  strong: (s) => `[b]${s}[/b]`,
  link: (url) => `[url=${url}]${url}[/url]`,
};

const STAGES = [
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
] as const;

/** `cell`: looks a result up in the table. */
export function reportText(
  sheet: Sheet,
  report: CombatReport,
  lang: Lang,
  cell: (line: string, column: number) => string,
  { bbcode = false, url = "" }: { bbcode?: boolean; url?: string } = {},
) {
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

function head(report: Report, lang: Lang, style: Style) {
  return [style.strong(headline(report, lang))];
}

function steps(report: Report, lang: Lang, style: Style, cell: (line: string, column: number) => string) {
  return STAGES.flatMap((stage) => {
    const found = report.findings.filter((finding) => finding.stage === stage);
    if (!found.length) return [];
    return [
      style.title(lang.t(`stage.${stage}`)),
      ...found.map((finding) => style.item(`${sentence(finding, lang, cell)} [${finding.cases.join(", ")}]`)),
    ];
  });
}

function chances(report: Report, lang: Lang, style: Style) {
  if (report.outcome) return [];
  return [
    style.title(lang.t("part.chances")),
    ...report.chances.map(({ unit, ends }) =>
      style.item(`${unit}: ${ends.map((end) => `${fraction(end.chance, lang)} ${endText(end, lang)}`).join("; ")}`),
    ),
  ];
}

function result(sheet: Sheet, report: Report, lang: Lang, style: Style) {
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
