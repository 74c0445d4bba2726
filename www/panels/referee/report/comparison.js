// @ts-check
/**
 * The same combat under another rule set, side by side: its figures, what it brings to each unit, and the findings that
 * differ.
 */
import { el } from "../../../dom.js";
import { ask } from "../adjudicate.js";
import { caseChips, select } from "../widgets.js";
import { endText, fraction, refusalText, sentence } from "../texts.js";
import { part } from "./findings.js";
import { rowInUse } from "./summary.js";

/** @typedef {import("../types.js").Desk} Desk */
/** @typedef {import("../types.js").Report} Report */
/** @typedef {import("../types.js").FindingView} FindingView */
/** @typedef {import("../types.js").EndView} EndView */

/** The rule set of a sheet that names none. */
const USUAL = "spi1981Errata";

/** @param {Report} report @param {Desk} desk */
export function underPart(report, desk) {
  const { t } = desk.app.lang;
  const here = desk.sheet.query.rules?.preset ?? USUAL;
  const own = Object.keys(desk.sheet.query.rules?.switches ?? {}).length > 0;
  const options = desk.ruleSets.presets
    .filter(({ preset }) => own || preset !== here)
    .map(({ preset }) => /** @type {[string, string]} */ ([preset, t(`preset.${preset}`)]));
  const box = select({
    id: "ref-under",
    label: t("under.which"),
    value: options.some(([preset]) => preset === desk.under) ? desk.under : "",
    options: [["", t("under.none")], ...options],
    set: "under",
  });
  const chosen = options.find(([preset]) => preset === desk.under);
  return part(
    "under",
    t("under.title"),
    box,
    chosen ? beside(report, chosen, desk) : el("p", { class: "ref-hint", text: t("under.hint") }),
  );
}

/** @param {Report} report @param {[string, string]} other rule set and its name @param {Desk} desk */
function beside(report, [preset, name], desk) {
  const { t, tn } = desk.app.lang;
  const query = { ...desk.sheet.query, rules: { preset: /** @type {any} */ (preset) } };
  const asked = ask({ ...desk.sheet, query }, desk.app.wasm.adjudicateCombat);
  if (asked.report.kind === "refused")
    return el(
      "ul",
      { class: "ref-refusals" },
      asked.report.refusals.map((refusal) =>
        el("li", {}, refusalText(refusal, desk.app.lang), " ", caseChips(refusal.cases, refusal.rulings, desk)),
      ),
    );
  const theirs = asked.report;
  const here = Object.keys(desk.sheet.query.rules?.switches ?? {}).length
    ? t("under.own")
    : t(`preset.${desk.sheet.query.rules?.preset ?? USUAL}`);
  const rows = figures(desk)
    .map(([label, value]) => ({ label, mine: value(report), theirs: value(theirs) }))
    .concat(units(report, theirs, desk))
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
      list(t("under.only", { name: here }), mine, desk),
      list(t("under.only", { name }), others, desk),
    ),
  ];
}

/** What is told of both, by its name. @param {Desk} desk @returns {[string, (report: Report) => string][]} */
function figures({
  app: {
    lang: { t },
  },
}) {
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

/** @param {number[]} columns */
const span = (columns) => [...new Set([Math.min(...columns), Math.max(...columns)])].join("–");

/** What becomes of each unit. @param {Report} report @param {Report} theirs @param {Desk} desk */
function units(report, theirs, { app: { lang } }) {
  const told = (/** @type {Report} */ of, /** @type {string} */ id) => {
    const end = of.outcome?.units.find(({ unit }) => unit === id);
    if (end) return endText(end, lang);
    const ends = of.chances.find(({ unit }) => unit === id)?.ends ?? [];
    return ends
      .map((/** @type {EndView} */ one) =>
        ends.length > 1 ? `${endText(one, lang)} ${fraction(one.chance)}` : endText(one, lang),
      )
      .join("; ");
  };
  return report.chances.map(({ unit }) => ({ label: unit, mine: told(report, unit), theirs: told(theirs, unit) }));
}

/** Findings of each that the other has not. @param {FindingView[]} one @param {FindingView[]} two */
function onlyIn(one, two) {
  const key = (/** @type {FindingView} */ { code, unit, hex, side, before, after }) =>
    JSON.stringify([code, unit, hex, side, before, after]);
  const without = (/** @type {FindingView[]} */ list, /** @type {FindingView[]} */ other) => {
    const known = new Set(other.map(key));
    return list.filter((finding) => !known.has(key(finding)));
  };
  return [without(one, two), without(two, one)];
}

/** @param {string} title @param {FindingView[]} findings @param {Desk} desk */
const list = (title, findings, desk) =>
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
            sentence(finding, desk.app.lang, desk.cell),
            " ",
            caseChips(finding.cases, finding.rulings, desk),
          ),
        ),
      ),
    ),
  );
