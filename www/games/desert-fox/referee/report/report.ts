/** The right-hand page: refusals, or the combat from its strengths to its end. */
import { el } from "../../../../dom.ts";
import { button, caseChips, hexField, sideField, unitField } from "../../../../worksheet/widgets.ts";
import { refusalText } from "../texts.ts";
import { decisions } from "../decisions.ts";
import { enemy, isEmpty } from "../sheet.ts";
import { chancesPart } from "./chances.ts";
import { outcomePart } from "./outcome.ts";
import { oddsPart, strengths } from "./strengths.ts";
import { summary } from "./summary.ts";
import { resultsTable } from "./table.ts";
import { underPart } from "./comparison.ts";
import type { RefereeContext } from "../types.ts";
import type { Refusal } from "../../engine-types.ts";

export function reportView(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  if (ctx.report.kind === "refused") return refusedView(ctx.report.refusals, ctx);
  const report = ctx.report;
  return el(
    "div",
    { class: "ref-report", data: { key: "report" } },
    el(
      "div",
      { class: "ref-strip", data: { key: "strip" } },
      el("h2", { class: "visually-hidden", text: t("part.report") }),
      summary(report, ctx),
    ),
    decisions(report, ctx),
    outcomePart(report, ctx),
    el(
      "div",
      { class: "ref-report-grid", data: { key: "grid" } },
      strengths(report, ctx),
      el(
        "div",
        { class: "ref-report-side" },
        resultsTable(report, ctx),
        chancesPart(report, ctx),
        oddsPart(report, ctx),
      ),
    ),
    underPart(report, ctx),
  );
}

/** What stands in the place of a report. */
function refusedView(refusals: Refusal[], ctx: RefereeContext) {
  if (isEmpty(ctx.sheet)) return welcome(ctx);
  return isUnfinished(refusals) ? unfinished(refusals, ctx) : refused(refusals, ctx);
}

/** Whether nothing is wrong but that a side has no units yet. */
export const isUnfinished = (refusals: Refusal[]) =>
  refusals.length > 0 && refusals.every(({ code }) => code === "no-attackers" || code === "no-defenders");

/** What the combat still needs, with the way to it. */
function unfinished(refusals: Refusal[], ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  return el(
    "div",
    { class: "ref-report card ref-unfinished", data: { key: "unfinished" } },
    el("h2", { text: t("unfinished.title") }),
    refusals.map((refusal) =>
      el(
        "p",
        { class: "row", data: { code: refusal.code } },
        refusalText(refusal, ctx.app.lang),
        " ",
        button("goto", t("refused.goto"), { class: "button button-small", data: { target: target(refusal, ctx) } }),
      ),
    ),
  );
}

function welcome(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const steps = [1, 2, 3].map((n) => el("li", { text: t(`welcome.${n}`) }));
  return el(
    "div",
    { class: "ref-report card ref-welcome", data: { key: "welcome" } },
    el("h2", { text: t("welcome.title") }),
    el("ol", {}, steps),
    el(
      "p",
      { class: "row" },
      button("example", t("welcome.example"), { class: "button button-primary", data: { id: "ex1" } }),
    ),
    el("h3", { text: t("keys.title") }),
    keys(ctx),
  );
}

/** What has a key on the worksheet: the keys are texts too. */
export const KEYS = ["add", "remove", "move", "dice", "undo", "redo"];

function keys(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  return el(
    "dl",
    { class: "ref-keys-list" },
    KEYS.map((key) => [
      el(
        "dt",
        {},
        t(`keys.${key}.keys`)
          .split(" ")
          .map((name) => el("kbd", { text: name })),
      ),
      el("dd", { text: t(`keys.${key}`) }),
    ]),
  );
}

function refused(refusals: Refusal[], ctx: RefereeContext) {
  const { t, tn } = ctx.app.lang;
  return el(
    "div",
    { class: "ref-report", data: { key: "refused" } },
    el(
      "section",
      { class: "card notice-bad ref-refused", "aria-labelledby": "ref-refused-title" },
      el("h2", { id: "ref-refused-title", text: tn("refused.title", refusals.length) }),
      el("p", { class: "muted", text: t("refused.hint") }),
      el(
        "ul",
        { class: "ref-refusals" },
        refusals.map((refusal) =>
          el(
            "li",
            { data: { code: refusal.code } },
            el(
              "span",
              {},
              refusal.unit && el("strong", { text: `${refusal.unit}: ` }),
              refusalText(refusal, ctx.app.lang),
              " ",
              caseChips(refusal.cases, refusal.rulings, ctx),
            ),
            target(refusal, ctx) &&
              button("goto", t("refused.goto"), {
                class: "button button-small",
                data: { target: target(refusal, ctx) },
              }),
          ),
        ),
      ),
    ),
  );
}

/** Id of the control for the place in the query. */
export function target({ code, path }: Refusal, ctx: RefereeContext): string {
  const { query, roles } = ctx.sheet;
  const [, list, index, field] = /^(\w+)(?:\[(\d+)\])?\.?(\w+)?/.exec(path) ?? [];
  const missing = code === "no-attackers" ? query.attacker : enemy(query.attacker);
  if (list === "units" && index === undefined)
    return `ref-add-${query.hexes.findIndex((hex) => roles[hex.id] === missing)}`;
  if (list === "units") {
    const unit = query.units[Number(index)];
    if (!unit) return "";
    const own = {
      hex: "hex",
      cover: "cover",
      depleted: "depleted",
      full: "values",
      back: "values",
      nation: "values",
      kind: "values",
    }[field ?? ""];
    return unitField(unit.id, own ?? "card");
  }
  if (list === "hexes" && index !== undefined)
    return hexField(Number(index), field === "fort" || field === "fortUnit" ? field : "name");
  const side = list === "hexsides" ? query.hexsides[Number(index)] : undefined;
  if (side) return sideField(side.from, side.to);
  if (list === "support")
    return path.includes("naval") ? `ref-naval-${path.split(".")[1]}` : `ref-air-${path.split(".")[1]}`;
  return "";
}
