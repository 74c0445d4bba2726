// @ts-check
/** Where the one unit chosen can retreat to: the first hexes, and why not the others. */
import { el } from "../../dom.js";
import { button, caseChips, number } from "../referee/widgets.js";
import { askBoard } from "./queries.js";
import { reasonText, refusedView } from "./texts.js";

/** @typedef {import("./types.js").Desk} Desk */

/** Asks for the retreat that is shown. @param {Desk} desk @returns {import("./types.js").Got<"retreat">|null} */
export function askRetreat(desk) {
  const { chosen, retreat } = desk.sight;
  return retreat > 0 && chosen.length === 1
    ? askBoard(desk, { kind: "retreat", unit: chosen[0], hexes: retreat })
    : null;
}

/** @param {Desk} desk */
export function retreatView(desk) {
  const { t, tn } = desk.app.lang;
  const { chosen, retreat } = desk.sight;
  const unit = chosen.length === 1 ? desk.sheet.position.units.find(({ id }) => id === chosen[0]) : undefined;
  if (!unit || ["msu", "dump"].includes(desk.valuesOf(unit).kind))
    return el("div", { class: "ex-slot", data: { key: "retreat" } });
  const answer = desk.answers.retreat;
  const hexOf = (/** @type {string} */ hex) => desk.hexOf(/** @type {any} */ ({ hex }));
  const chips = (/** @type {string} */ code) => {
    const reason = answer?.kind === "retreat" ? answer.reasons.find((reason) => reason.code === code) : undefined;
    return reason ? caseChips(reason.cases, reason.rulings, desk) : null;
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
    answer?.kind === "refused" && refusedView(answer, desk),
    answer?.kind === "retreat" && [
      el("p", { text: tn("ex.retreat.owed", answer.owed, { far: answer.farthest }) }),
      answer.hexes.length
        ? el(
            "p",
            { class: "row" },
            t("ex.retreat.first"),
            answer.hexes.map((hex) =>
              button("retreat.to", desk.placeName(hexOf(hex)), {
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
              el("strong", { class: "num", text: desk.placeName(hexOf(hex)) }),
              el("span", {}, reasonText(desk, code, desk.hexName(hexOf(hex))), " ", chips(code)),
            ),
          ),
        ),
    ],
  );
}
