/** How the strengths come about: each unit from its printed value down, then the sums, supply, odds and row. */
import { el } from "../../../../dom.ts";
import { sideBadge } from "../../../../worksheet/widgets.ts";
import { enemy } from "../sheet.ts";
import { findingList, part } from "./findings.ts";
import { combatDie, rowInUse } from "./summary.ts";
import type { FindingView, Report, Side } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";
import type { Child } from "../../../../dom.ts";

/** Findings about units that take no part. */
const BESIDE = new Set(["must-be-attacked", "need-not-be-attacked", "detachment-ignored"]);

export function strengths(report: Report, ctx: RefereeContext) {
  const { attacker } = ctx.sheet.query;
  return part(
    "strengths",
    ctx.app.lang.t("part.strengths"),
    el(
      "div",
      { class: "ref-armies" },
      army(attacker, "attacker", report, ctx),
      army(enemy(attacker), "defender", report, ctx),
    ),
  );
}

function army(side: Side, role: "attacker" | "defender", report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const total = report.strengths[role];
  const units = report.strengths.units.filter((unit) => unit.side === side);
  const ours = new Set(units.map(({ unit }) => unit));
  const flak = report.findings.filter((finding) => finding.code === "flak" && isAgainst(finding, side, ctx));
  const floor = role === "defender" ? report.findings.filter(({ code }) => code === "defender-floor") : [];
  const others = report.findings.filter(
    ({ code, unit }) => !!unit && !ours.has(unit) && BESIDE.has(code) && ownerOf(unit, ctx) === side,
  );
  return el(
    "div",
    { class: "ref-army" },
    el("h4", { class: "ref-army-title" }, sideBadge(side, ctx), t(`role.${role}`)),
    el(
      "table",
      { class: "ref-sums" },
      el("caption", { class: "visually-hidden", text: t("strength.caption", { side: t(`side.${side}`) }) }),
      el(
        "thead",
        { class: "visually-hidden" },
        el(
          "tr",
          {},
          ["unit", "printed", "strength"].map((key) => el("th", { scope: "col", text: t(`strength.${key}`) })),
        ),
      ),
      units.map((unit) => unitRows(unit, report, ctx)),
      el(
        "tbody",
        { class: "ref-total" },
        total.units !== total.total || units.length > 1 ? sumRow(t("strength.sum"), total.units) : null,
        flak.length > 0 && noteRow(findingList(flak, ctx)),
        floor.length > 0 && noteRow(findingList(floor, ctx)),
        sumRow(t("strength.total"), total.total, "is-total"),
      ),
    ),
    findingList(others, ctx),
  );
}

function unitRows(
  { unit, printed, strength }: Report["strengths"]["units"][number],
  report: Report,
  ctx: RefereeContext,
) {
  const steps = report.findings.filter(
    (finding) =>
      finding.unit === unit &&
      (finding.stage === "strength" || finding.code === "need-not-be-attacked") &&
      finding.code !== "flak",
  );
  return el(
    "tbody",
    { data: { key: `strength-${unit}`, unit } },
    el(
      "tr",
      {},
      el("th", { scope: "row", text: unit }),
      el("td", { class: "num ref-printed", text: String(printed) }),
      el("td", { class: `num ref-strength${printed === strength ? "" : " is-changed"}`, text: String(strength) }),
    ),
    steps.length > 0 && noteRow(findingList(steps, ctx)),
  );
}

const noteRow = (content: Child) => el("tr", { class: "ref-note" }, el("td", { colspan: 3 }, content));

const sumRow = (label: string, value: number, more = "") =>
  el(
    "tr",
    { class: `ref-sumrow ${more}` },
    el("th", { scope: "row", colspan: 2, text: label }),
    el("td", { class: "num", text: String(value) }),
  );

/** Flak's finding is about the firing unit or about none; armor of the other side suffers. */
function isAgainst(finding: FindingView, side: Side, ctx: RefereeContext) {
  return finding.unit ? ownerOf(finding.unit, ctx) !== side : side === ctx.sheet.query.attacker;
}

export function ownerOf(id: string, ctx: RefereeContext): Side | null {
  const unit = ctx.sheet.query.units.find((unit) => unit.id === id);
  return unit ? ctx.sideOfUnit(unit) : null;
}

export function oddsPart(report: Report, ctx: RefereeContext) {
  const { t, tn } = ctx.app.lang;
  const findings = report.findings.filter(({ stage }) => stage === "odds");
  const drawn = report.supply.filter(({ stackingPoints }) => stackingPoints > 0);
  const supply = report.findings.filter(({ stage }) => stage === "supply");
  return part(
    "odds",
    t("part.odds"),
    findingList(findings, ctx),
    report.rows.length > 1 &&
      el(
        "p",
        { class: "ref-rows" },
        report.rows.map((row) =>
          el("span", {
            class: `badge${row.chosen ? " badge-accent" : ""}`,
            text:
              t(row.column ? "odds.row" : "odds.row.illegal", { row: t(`row.${row.row}`), column: row.column ?? "" }) +
              (row.chosen ? " ✓" : ""),
          }),
        ),
      ),
    !combatDie(ctx) &&
      findingList(
        report.findings.filter(({ stage }) => stage === "die"),
        ctx,
      ),
    el("h4", { text: t("part.supply") }),
    el(
      "p",
      { class: "ref-drawn" },
      drawn.length
        ? drawn.map((draw) =>
            el("span", {
              class: "badge",
              text: tn(draw.source ? "supply.drawn.from" : "supply.drawn", draw.stackingPoints, {
                side: t(`side.${draw.side}`),
                source: draw.source ?? "",
              }),
            }),
          )
        : el("span", { class: "muted", text: t("supply.drawn.none") }),
    ),
    supply.length > 0 &&
      el(
        "details",
        { class: "ref-fold", data: { key: "supply" } },
        el("summary", { text: tn("part.supply.steps", supply.length) }),
        findingList(supply, ctx),
      ),
    el("p", { class: "visually-hidden", text: t("sum.row.used", { row: t(`row.${rowInUse(report)}`) }) }),
  );
}
