/** The combat in one line: strengths, odds, row, column, die and adjusted columns. */
import { el } from "../../../../dom.ts";
import { die } from "../../../../worksheet/dice.ts";
import { headline } from "../texts.ts";
import type { RefereeContext } from "../types.ts";
import type { Report } from "../../engine-types.ts";
import type { Child } from "../../../../dom.ts";

/** The die of the combat, once it is thrown. */
export function combatDie(ctx: RefereeContext) {
  const found = report(ctx)?.findings.find(({ code }) => code === "adjusted-column");
  return found ? found.before : 0;
}

export const report = (ctx: RefereeContext): Report | null => (ctx.report.kind === "report" ? ctx.report : null);

/** The row that counts. */
export const rowInUse = (report: Report) => report.rows.find((row) => row.chosen)?.row ?? "clear";

export function summary(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const thrown = combatDie(ctx);
  const asked = report.pending?.question === "row";
  const step = (key: string, value: Child, label: string, more = "") =>
    el(
      "div",
      { class: `ref-sum ${more}`, data: { key } },
      el("dt", { text: label }),
      el("dd", { class: "num" }, value),
    );
  const rolled = report.faces.find(({ face }) => face === thrown);
  const defenders = report.outcome?.defenderColumn ?? rolled?.defenderColumn;
  const attackers = report.outcome?.attackerColumn ?? rolled?.attackerColumn;
  return el(
    "dl",
    { class: "ref-summary" },
    step("strength", `${report.odds.attack} : ${report.odds.defense}`, t("sum.strength")),
    step("odds", report.odds.text, t("sum.odds")),
    step("row", t(`row.${rowInUse(report)}`), t(asked ? "sum.row.assumed" : "sum.row"), "ref-sum-word"),
    step(
      "column",
      report.illegal ? t("sum.illegal") : String(report.column),
      t(asked ? "sum.column.assumed" : "sum.column"),
      report.illegal ? "is-bad" : "",
    ),
    !report.illegal &&
      step("die", thrown ? die(thrown) : el("span", { class: "muted", text: t("sum.notYet") }), t("sum.die")),
    !report.illegal &&
      thrown > 0 &&
      step("acn", String(report.outcome?.adjustedColumn ?? rolled?.adjustedColumn ?? ""), t("sum.acn")),
    !report.illegal &&
      thrown > 0 &&
      step(
        "on",
        el("span", {}, `${defenders}`, el("span", { class: "ref-sum-vs", text: " / " }), `${attackers}`),
        t("sum.columns"),
      ),
  );
}

/** The same for a listener. */
export function spokenSummary(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const head = headline(report, ctx.app.lang);
  if (report.illegal && report.pending?.question !== "row") return head;
  if (report.outcome)
    return `${head} ${t("sum.spoken.done", { defender: report.outcome.defenderColumn, attacker: report.outcome.attackerColumn })}`;
  return report.pending
    ? `${head} ${t("sum.spoken.asks", { question: t(`question.${report.pending.question}`) })}`
    : head;
}

/** On narrow screens, the result at the foot of the sheet and the way to the report. */
export function jump(ctx: RefereeContext) {
  const found = report(ctx);
  const { t } = ctx.app.lang;
  const text = found
    ? [
        `${found.odds.attack} : ${found.odds.defense}`,
        found.odds.text,
        t(`row.${rowInUse(found)}`),
        found.illegal ? t("sum.illegal") : `${t("sum.column")} ${found.column}`,
      ].join(" · ")
    : "";
  return (
    found &&
    el(
      "button",
      { type: "button", class: "ref-jump", data: { do: "goto", target: "ref-report", key: "jump" } },
      el("span", { class: "num", text }),
      el("span", { text: `${t("sum.jump")} ↓` }),
    )
  );
}
