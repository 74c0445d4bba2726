/**
 * The same combat under another rule set, side by side: its figures, what it brings to each unit, and the findings that
 * differ.
 */
import { el } from "../../../../dom.ts";
import { adjudicateSheet } from "../adjudicate.ts";
import { caseChips, select } from "../../../../worksheet/widgets.ts";
import { endText, fraction, refusalText, sentence } from "../texts.ts";
import { part } from "./findings.ts";
import { rowInUse } from "./summary.ts";
import type { EndView, FindingView, Preset, Report } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";

/** The rule set of a sheet that names none. */
const USUAL = "spi1981Errata";

export function underPart(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const here = ctx.sheet.query.rules?.preset ?? USUAL;
  const own = Object.keys(ctx.sheet.query.rules?.switches ?? {}).length > 0;
  const options = ctx.ruleSets.presets
    .filter(({ preset }) => own || preset !== here)
    .map(({ preset }) => [preset, t(`preset.${preset}`)] as [Preset, string]);
  const box = select({
    id: "ref-under",
    label: t("under.which"),
    value: options.some(([preset]) => preset === ctx.comparedPreset) ? ctx.comparedPreset : "",
    options: [["", t("under.none")], ...options],
    set: "under",
  });
  const chosen = options.find(([preset]) => preset === ctx.comparedPreset);
  return part(
    "under",
    t("under.title"),
    box,
    chosen ? beside(report, chosen, ctx) : el("p", { class: "ref-hint", text: t("under.hint") }),
  );
}

/** `other`: rule set and its name. */
function beside(report: Report, [preset, name]: [Preset, string], ctx: RefereeContext) {
  const { t, tn } = ctx.app.lang;
  const query = { ...ctx.sheet.query, rules: { preset } };
  const asked = adjudicateSheet({ ...ctx.sheet, query }, ctx.app.wasm.adjudicateCombat);
  if (asked.report.kind === "refused")
    return el(
      "ul",
      { class: "ref-refusals" },
      asked.report.refusals.map((refusal) =>
        el("li", {}, refusalText(refusal, ctx.app.lang), " ", caseChips(refusal.cases, refusal.rulings, ctx)),
      ),
    );
  const theirs = asked.report;
  const here = Object.keys(ctx.sheet.query.rules?.switches ?? {}).length
    ? t("under.own")
    : t(`preset.${ctx.sheet.query.rules?.preset ?? USUAL}`);
  const rows = figures(ctx)
    .map(([label, value]) => ({ label, mine: value(report), theirs: value(theirs) }))
    .concat(units(report, theirs, ctx))
    .filter(({ mine, theirs }) => mine || theirs);
  const differ = rows.filter(({ mine, theirs }) => mine !== theirs).length;
  const [mine, others] = onlyIn(report.findings, theirs.findings);
  return [
    el("p", {
      class: "ref-under-count",
      role: "status",
      id: "ref-under-count",
      text: differ || mine.length || others.length ? tn("under.differ", differ) : t("under.same", { name }),
    }),
    asked.dropped > 0 && el("p", { class: "ref-hint", text: tn("under.dropped", asked.dropped) }),
    el(
      "div",
      { class: "ref-scroll", tabindex: "0", role: "region", "aria-label": t("under.title") },
      el(
        "table",
        { class: "ref-under" },
        el("caption", { class: "visually-hidden", text: t("under.caption", { one: here, two: name }) }),
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            [t("under.what"), here, name].map((text) => el("th", { scope: "col", text })),
          ),
        ),
        el(
          "tbody",
          {},
          rows.map((row) =>
            el(
              "tr",
              { class: row.mine === row.theirs ? null : "is-other", data: { key: `under-${row.label}` } },
              el(
                "th",
                { scope: "row" },
                row.label,
                row.mine !== row.theirs && [" ", el("span", { class: "badge badge-accent", text: t("under.mark") })],
              ),
              el("td", { text: row.mine }),
              el("td", { text: row.theirs }),
            ),
          ),
        ),
      ),
    ),
    el(
      "div",
      { class: "ref-under-findings" },
      list(t("under.only", { name: here }), mine, ctx),
      list(t("under.only", { name }), others, ctx),
    ),
  ];
}

/** What is said of both, by its name. */
function figures({
  app: {
    lang: { t },
  },
}: RefereeContext): [string, (report: Report) => string][] {
  return [
    [t("sum.strength"), ({ odds }) => `${odds.attack} : ${odds.defense}`],
    [t("sum.odds"), ({ odds }) => odds.text],
    [t("sum.row"), (report) => t(`row.${rowInUse(report)}`)],
    [t("sum.column"), (report) => (report.illegal ? t("sum.illegal") : String(report.column))],
    [t("chances.defenders"), ({ faces, illegal }) => (illegal ? "" : span(faces.map((face) => face.defenderColumn)))],
    [t("chances.attackers"), ({ faces, illegal }) => (illegal ? "" : span(faces.map((face) => face.attackerColumn)))],
    [
      t("part.supply"),
      ({ supply }) => supply.map(({ side, stackingPoints }) => `${t(`side.${side}`)} ${stackingPoints}`).join(", "),
    ],
  ];
}

const span = (columns: number[]) => [...new Set([Math.min(...columns), Math.max(...columns)])].join("–");

/** What becomes of each unit. */
function units(report: Report, theirs: Report, { app: { lang } }: RefereeContext) {
  const describe = (of: Report, id: string) => {
    const end = of.outcome?.units.find(({ unit }) => unit === id);
    if (end) return endText(end, lang);
    const ends = of.chances.find(({ unit }) => unit === id)?.ends ?? [];
    return ends
      .map((one: EndView) =>
        ends.length > 1 ? `${endText(one, lang)} ${fraction(one.chance, lang)}` : endText(one, lang),
      )
      .join("; ");
  };
  return report.chances.map(({ unit }) => ({
    label: unit,
    mine: describe(report, unit),
    theirs: describe(theirs, unit),
  }));
}

/** Findings of each that the other has not. */
function onlyIn(one: FindingView[], two: FindingView[]) {
  const key = ({ code, unit, hex, side, before, after }: FindingView) =>
    JSON.stringify([code, unit, hex, side, before, after]);
  const without = (list: FindingView[], other: FindingView[]) => {
    const known = new Set(other.map(key));
    return list.filter((finding) => !known.has(key(finding)));
  };
  return [without(one, two), without(two, one)];
}

const list = (title: string, findings: FindingView[], ctx: RefereeContext) =>
  findings.length > 0 &&
  el(
    "div",
    {},
    el("h4", { text: title }),
    el(
      "ul",
      { class: "ref-findings" },
      findings.map((finding) =>
        el(
          "li",
          { class: "ref-finding is-other", data: { code: finding.code } },
          el(
            "span",
            { class: "ref-finding-text" },
            sentence(finding, ctx.app.lang, ctx.cell),
            " ",
            caseChips(finding.cases, finding.rulings, ctx),
          ),
        ),
      ),
    ),
  );
