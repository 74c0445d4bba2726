/** What wins the game, how each condition stands, and who leads and why. */
import { el } from "../dom.ts";
import { button, caseChips } from "../worksheet/widgets.ts";
import type { Condition, Objectives, Tally } from "./overview-types.ts";
import type { PlayContext } from "./types.ts";

export function objectivesView({ title, leader, lead, reason, conditions, tally }: Objectives, ctx: PlayContext) {
  const { t } = ctx.app.lang;
  return el(
    "div",
    { class: "rp-objectives stack" },
    el("p", { class: "muted", text: title }),
    el(
      "div",
      { class: `rp-lead${leader ? ` is-${leader}` : ""}` },
      el("p", { class: "rp-leader", text: lead }),
      el("p", { text: reason }),
    ),
    el("h3", { text: t("play.aims.conditions") }),
    el(
      "ul",
      { class: "rp-conditions" },
      conditions.map((condition) => conditionRow(condition, ctx)),
    ),
    tally && tallyTable(tally, ctx),
  );
}

const conditionRow = ({ id, text, cases, rulings, state, why, hex }: Condition, ctx: PlayContext) =>
  el(
    "li",
    { class: `rp-condition is-${state}`, data: { condition: id, state } },
    el("span", { class: "rp-sign", "aria-hidden": "true", text: state === "met" ? "✓" : "○" }),
    el(
      "div",
      {},
      el("p", {}, text, " ", caseChips(cases, rulings, ctx)),
      el(
        "p",
        { class: "rp-why" },
        el("strong", { text: ctx.app.lang.t(`play.aims.${state}`) }),
        ` ${why} `,
        hex >= 0 && showButton(hex, ctx),
      ),
    ),
  );

const tallyTable = ({ sides, rows, totals, note }: Tally, ctx: PlayContext) =>
  el(
    "div",
    { class: "rp-scroll" },
    el(
      "table",
      { class: "rp-table", id: "rp-tally" },
      el("caption", { text: ctx.app.lang.t("play.aims.points") }),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "col", text: ctx.app.lang.t("play.aims.item") }),
          sides.map((side) => el("th", { scope: "col", class: "num", text: side })),
        ),
      ),
      el(
        "tbody",
        {},
        rows.map(({ id, name, hex, state, points }) =>
          el(
            "tr",
            { data: { row: id } },
            el(
              "th",
              { scope: "row" },
              name,
              " ",
              hex >= 0 && showButton(hex, ctx),
              state && el("span", { class: "rp-why", text: state }),
            ),
            points.map((n) => el("td", { class: "num", text: n })),
          ),
        ),
      ),
      el(
        "tfoot",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "row", text: ctx.app.lang.t("play.aims.total") }),
          totals.map((n) => el("td", { class: "num", text: n })),
        ),
      ),
    ),
    note && el("p", { class: "muted", text: note }),
  );

/** Brings a hex into view; a dialog closes first. */
export const showButton = (hex: number, ctx: PlayContext) =>
  button("log.show", "◎", {
    class: "button button-quiet pl-where",
    "aria-label": ctx.app.lang.t("play.log.show", { hex: ctx.placeName(hex) }),
    data: { hex },
  });
