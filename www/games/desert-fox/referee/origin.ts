/** Where a combat came from, and the way back there with its result. */
import { el } from "../../../dom.ts";
import { button } from "../../../worksheet/widgets.ts";
import type { Outcome } from "../engine-types.ts";
import type { RefereeContext } from "./types.ts";

/** The map that a combat came from. */
export interface Origin {
  /** Shows it again. */
  back: () => void;
  /** Carries the result there. */
  applyOutcome: (outcome: Outcome) => void;
}

/** A line with the ways back; nothing once the combat on the worksheet is another one. `from`: the units that came. */
export function originBar(ctx: RefereeContext, from: { units: string[] } | null) {
  const { t } = ctx.app.lang;
  const here = new Set(ctx.sheet.query.units.map(({ id }) => id));
  if (!from?.units.some((id) => here.has(id))) return el("div", { class: "ref-origin-slot" });
  const done = ctx.report.kind === "report" && ctx.report.outcome;
  return el(
    "div",
    { class: "ref-origin-slot" },
    el(
      "p",
      { class: "notice row ref-origin", id: "ref-origin" },
      el("span", { text: t(done ? "origin.done" : "origin.open") }),
      done
        ? button("origin.take", t("origin.take"), {
            class: "button button-primary button-small",
            id: "ref-origin-take",
          })
        : null,
      button("origin.back", t("origin.back"), { class: "button button-small", id: "ref-origin-back" }),
    ),
  );
}
