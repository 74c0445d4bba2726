// @ts-check
/** Where a combat came from, and the way back there with its result. */
import { el } from "../../../dom.ts";
import { button } from "../../../worksheet/widgets.ts";

/** @typedef {import("./types.ts").RefereeContext} RefereeContext */
/**
 * @typedef {object} Origin the map that a combat came from
 * @property {() => void} back shows it again
 * @property {(outcome: import("../engine-types.ts").Outcome) => void} applyOutcome carries the result there
 */

/**
 * A line with the ways back; nothing once the combat on the worksheet is another one.
 * @param {RefereeContext} ctx @param {{units: string[]}|null} from the units that came
 */
export function originBar(ctx, from) {
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
