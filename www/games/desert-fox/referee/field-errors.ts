// @ts-check
import { el } from "../../../dom.ts";
import { caseChips } from "../../../worksheet/widgets.ts";
import { refusalText } from "./texts.ts";

/** @typedef {import("./types.ts").RefereeContext} RefereeContext */
/** @typedef {import("./types.ts").Refusal} Refusal */

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
