// @ts-check
/** Air, refit and victory points, and who is off the map. */
import { el } from "../../../dom.ts";
import { bodyOf, ofKind } from "./options.js";
import { orderButton } from "./order-buttons.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/**
 * The air points of a side, in words.
 * @param {string} side @param {{points?: number, malta?: number, used?: number}} air
 * @param {import("../../../lang/lang.ts").Lang} lang
 */
export const airLine = (side, air, { t }) =>
  `${t("play.boxes.air")}: ${t("play.boxes.air.line", { side: t(`side.${side}`), points: 0, malta: 0, used: 0, ...air })}`;

/** @param {PlayContext} ctx */
export function boxesView(ctx) {
  const { t, tn, list } = ctx.app.lang;
  const { view } = ctx.now;
  const row = (/** @type {string} */ key, /** @type {any} */ ...value) => [
    el("dt", { text: t(key) }),
    el("dd", { class: "num" }, value),
  ];
  const box = (/** @type {string} */ place) => {
    const units = view.units.filter(({ at }) => at === place);
    const orders = ctx.mine()
      ? ofKind(ctx.now.options.orders, "refit").filter((order) => units.some(({ id }) => id === bodyOf(order).unit))
      : [];
    return [
      units.length
        ? list(
            units.map(({ id, since }) =>
              since ? t("play.boxes.withdrawn.since", { unit: ctx.unitName(id), turn: since }) : ctx.unitName(id),
            ),
          )
        : t("play.boxes.empty"),
      orders.length > 0 &&
        el(
          "div",
          { class: "pl-orders" },
          orders.map((order) => orderButton(order, ctx)),
        ),
    ];
  };
  const air = (/** @type {"axis"|"commonwealth"} */ side) =>
    el("div", {
      text: t("play.boxes.air.line", { side: t(`side.${side}`), points: 0, malta: 0, used: 0, ...view.air[side] }),
    });
  return el(
    "details",
    { class: "card ex-part ref-fold pl-boxes", id: "pl-boxes", open: true, data: { key: "boxes" } },
    el("summary", { text: t("play.boxes") }),
    el(
      "dl",
      { class: "facts" },
      row("play.boxes.points", t("play.boxes.points.line", { axis: 0, commonwealth: 0, ...view.points })),
      row("play.boxes.air", air("axis"), air("commonwealth")),
      view.invasion &&
        row(
          "play.boxes.invasion",
          t(`play.boxes.invasion.${view.invasion.fallen ? "fallen" : "stands"}`, {
            units: list(view.invasion.units.map(ctx.unitName)),
            turn: view.invasion.turn,
          }),
        ),
      row("play.boxes.refit", t("play.boxes.refit.line", { german: 0, italian: 0, commonwealth: 0, ...view.refit })),
      row("play.boxes.refitBox", ...box("refitBox")),
      row("play.boxes.destroyed", ...box("destroyed")),
      row("play.boxes.withdrawn", ...box("withdrawn")),
    ),
    view.repaired > 0 && el("p", { class: "muted", text: tn("play.boxes.repaired", view.repaired) }),
  );
}
