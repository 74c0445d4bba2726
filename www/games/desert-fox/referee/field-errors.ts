import { el } from "../../../dom.ts";
import { caseChips } from "../../../worksheet/widgets.ts";
import { refusalText } from "./texts.ts";
import type { Refusal } from "../engine-types.ts";
import type { RefereeContext } from "./types.ts";

/** Sentences at a field that is refused. */
export function fieldErrors(refusals: Refusal[], id: string, ctx: RefereeContext) {
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
