/** What became of everybody, and every finding from the die on. */
import { el } from "../../../../dom.ts";
import { counter } from "../../art/counter.ts";
import { valuesOf } from "../../values.ts";
import { endClass, endText } from "../texts.ts";
import { findingList, part } from "./findings.ts";
import { combatDie } from "./summary.ts";
import type { Report, UnitEnd } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";

const STAGES = ["die", "defender", "attacker", "retreat", "advance", "elimination"] as const;

export function outcomePart(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  if (!report.outcome && !combatDie(ctx)) return null;
  const groups = STAGES.map((stage) => ({
    stage,
    findings: report.findings.filter((finding) => finding.stage === stage),
  })).filter(({ findings }) => findings.length);
  if (!groups.length && !report.outcome) return null;
  return part(
    "outcome",
    t(report.outcome ? "part.outcome" : "part.soFar"),
    report.outcome && ends(report.outcome, ctx),
    el(
      "div",
      { class: "ref-stages" },
      groups.map(({ stage, findings }) =>
        el(
          "div",
          { class: "ref-stage", data: { key: `stage-${stage}` } },
          el("h4", { text: t(`stage.${stage}`) }),
          findingList(findings, ctx),
        ),
      ),
    ),
  );
}

function ends(outcome: NonNullable<Report["outcome"]>, ctx: RefereeContext) {
  const { lang } = ctx.app;
  const lost = (["axis", "commonwealth"] as const).filter((side) => outcome.airLost[side] > 0);
  return [
    el(
      "ul",
      { class: "ref-ends" },
      outcome.units.map((end) => endCard(end.unit, end, ctx)),
    ),
    lost.map((side) =>
      el("p", {
        class: "ref-hint",
        text: lang.tn("outcome.air", outcome.airLost[side], { side: lang.t(`side.${side}`) }),
      }),
    ),
    outcome.dump && el("p", { class: "ref-hint", text: lang.t("outcome.dump", { hex: outcome.dump }) }),
  ];
}

function endCard(id: string, end: UnitEnd, ctx: RefereeContext) {
  const { lang } = ctx.app;
  const unit = ctx.sheet.query.units.find((unit) => unit.id === id);
  const values =
    unit && valuesOf({ ...unit, depleted: end.depleted || unit.depleted, disrupted: end.disrupted }, ctx.roster);
  return el(
    "li",
    { class: `ref-end end-${endClass(end)}`, data: { key: `end-${id}`, unit: id } },
    values && counter(values, lang, { hidden: true }),
    el("span", {}, el("strong", { text: id }), el("span", { class: "ref-end-text", text: endText(end, lang) })),
  );
}
