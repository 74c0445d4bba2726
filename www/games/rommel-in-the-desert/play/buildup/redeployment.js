// @ts-check
/** Redeployment by road and by sea. */
import { el } from "../../../../dom.ts";
import { button } from "../../../../worksheet/widgets.ts";
import { parseHex } from "../../geometry.ts";
import { bodyOf, hexOf, kindOf, ofKind, pathFrom } from "../situation.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../handle.js").Order} Order */

/** Where a block may go, and by which order. @param {PlayContext} ctx @param {string} id @returns {Map<number, Order>} */
export function goalsOf(ctx, id) {
  /** @type {Map<number, Order>} */
  const goals = new Map();
  for (const order of ofKind(ctx.now.orders, "road", "sea")) {
    const { unit, path, to } = bodyOf(order);
    if (String(unit) !== id) continue;
    const hex = kindOf(order) === "sea" ? parseHex(to) : (pathFrom(hexOf(ctx.now, id), path).at(-1) ?? -1);
    // A road costs less than the sea, and the shortest is listed first.
    const known = goals.get(hex);
    if (!known || (kindOf(order) === "road" && kindOf(known) === "sea")) goals.set(hex, order);
  }
  return goals;
}

/** Blocks that may redeploy. @param {PlayContext} ctx @returns {string[]} */
export const redeployable = (ctx) => [
  ...new Set(ofKind(ctx.now.orders, "road", "sea").map((order) => String(bodyOf(order).unit))),
];

/** @param {PlayContext} ctx */
export function redeploymentView(ctx) {
  const { t } = ctx.app.lang;
  const units = redeployable(ctx);
  const [chosen] = ctx.selection.chosen;
  if (!units.length) return el("p", { class: "muted", text: t("buildup.redeploy.none") });
  return el(
    "div",
    {},
    el("p", { text: t(chosen ? "buildup.redeploy.where" : "buildup.redeploy.which") }),
    el(
      "div",
      { class: "pl-tray-blocks", role: "group", "aria-label": t("buildup.redeploy") },
      units.map((id) =>
        button("buildup.choose", `${ctx.unitName(id)}, ${ctx.placeName(hexOf(ctx.now, id))}`, {
          id: `bu-unit-${id}`,
          class: `button button-small${chosen === id ? " is-chosen" : ""}`,
          "aria-pressed": String(chosen === id),
          data: { unit: id },
        }),
      ),
    ),
    chosen && el("h4", { id: "bu-to", text: t("buildup.redeploy.to") }),
    chosen &&
      el(
        "div",
        { class: "card-row", role: "group", "aria-labelledby": "bu-to" },
        [...goalsOf(ctx, chosen)].map(([hex, order]) =>
          button(
            "order",
            t(kindOf(order) === "sea" ? "buildup.bySea" : "buildup.byRoad", { hex: ctx.placeName(hex) }),
            {
              id: `bu-to-${hex}`,
              class: "button button-small",
              data: { order: String(ctx.now.orders.indexOf(order)) },
            },
          ),
        ),
      ),
  );
}
