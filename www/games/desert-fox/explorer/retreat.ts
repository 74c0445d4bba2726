/** Where the one unit chosen can retreat to: the first hexes, and why not the others. */
import { el } from "../../../dom.ts";
import { button, caseChips, number } from "../../../worksheet/widgets.ts";
import { askBoard } from "./queries.ts";
import { reasonText, refusedView } from "./texts.ts";
import type { AnswerOrRefusal, ExplorerContext } from "./types.ts";

/** Asks for the retreat that is shown. */
export function askRetreat(ctx: ExplorerContext): AnswerOrRefusal<"retreat"> | null {
  const { chosen, retreat } = ctx.selection;
  return retreat > 0 && chosen.length === 1
    ? askBoard(ctx, { kind: "retreat", unit: chosen[0], hexes: retreat })
    : null;
}

export function retreatView(ctx: ExplorerContext) {
  const { t, tn } = ctx.app.lang;
  const { chosen, retreat } = ctx.selection;
  const unit = chosen.length === 1 ? ctx.sheet.position.units.find(({ id }) => id === chosen[0]) : undefined;
  if (!unit || ["msu", "dump"].includes(ctx.valuesOf(unit).kind))
    return el("div", { class: "ex-slot", data: { key: "retreat" } });
  const answer = ctx.answers.retreat;
  const hexOf = (hex: string) => ctx.hexOf({ hex });
  const chips = (code: string) => {
    const reason = answer?.kind === "retreat" ? answer.reasons.find((reason) => reason.code === code) : undefined;
    return reason ? caseChips(reason.cases, reason.rulings, ctx) : null;
  };
  return el(
    "section",
    { class: "card ex-part ex-retreat", "aria-label": t("ex.retreat", { unit: unit.id }), data: { key: "retreat" } },
    el(
      "div",
      { class: "ex-hand-row" },
      button("retreat", t(answer ? "ex.retreat.hide" : "ex.retreat.show"), {
        class: "button button-small",
        id: "ex-retreat",
        "aria-pressed": String(!!answer),
      }),
      answer &&
        number({ id: "ex-retreat-hexes", label: t("ex.retreat.by"), value: retreat, min: 1, max: 8, set: "retreat" }),
    ),
    answer?.kind === "refused" && refusedView(answer, ctx),
    answer?.kind === "retreat" && [
      el("p", { text: tn("ex.retreat.owed", answer.owed, { far: answer.farthest }) }),
      answer.hexes.length
        ? el(
            "p",
            { class: "row" },
            t("ex.retreat.first"),
            answer.hexes.map((hex) =>
              button("retreat.to", ctx.placeName(hexOf(hex)), {
                class: "button button-quiet ex-all-hex",
                id: `ex-retreat-${hex}`,
                data: { hex: hexOf(hex) },
              }),
            ),
          )
        : el("p", { class: "field-error", text: t("ex.retreat.none") }),
      answer.barred.length > 0 &&
        el(
          "ul",
          { class: "ex-list" },
          answer.barred.map(({ hex, code }) =>
            el(
              "li",
              {},
              el("strong", { class: "num", text: ctx.placeName(hexOf(hex)) }),
              el("span", {}, reasonText(ctx, code, ctx.hexName(hexOf(hex))), " ", chips(code)),
            ),
          ),
        ),
    ],
  );
}
