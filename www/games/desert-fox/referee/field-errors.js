// @ts-check
import { el } from "../../../dom.js";
import { caseChips } from "../../../worksheet/widgets.js";
import { refusalText } from "./texts.js";

/** @typedef {import("./types.js").RefereeContext} RefereeContext */
/** @typedef {import("./types.js").Refusal} Refusal */

/** Sentences at a field that is refused. @param {Refusal[]} refusals @param {string} id @param {RefereeContext} ctx */
export function fieldErrors(refusals, id, ctx) {
  if (!refusals.length) return null;
  return el(
    "div",
    { class: "ref-errors", id, data: { key: id } },
    refusals.map((refusal) =>
      el(
        "p",
        { class: "field-error" },
        refusalText(refusal, ctx.app.lang),
        " ",
        caseChips(refusal.cases, refusal.rulings, ctx),
      ),
    ),
  );
}
