// @ts-check
/** What Buildup points buy: steps, supply cards, minefields. */
import { el } from "../../../../dom.ts";
import { button } from "../../../../worksheet/widgets.ts";
import { spokenBlock } from "../../art/game-blocks.ts";
import { bodyOf, ofKind } from "../situation.js";
import { asked } from "../ask.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../handle.js").Order} Order */

/** What is chosen to be placed by a click on the map. @typedef {"layMines"|"liftMines"} MineKind */

/** A button that gives an order. @param {PlayContext} ctx @param {Order} order @param {string} text @param {string} id */
export const orderButton = (ctx, order, text, id) =>
  button("order", text, { id, data: { order: String(ctx.now.orders.indexOf(order)) } });

/** @param {PlayContext} ctx */
export function spendingView(ctx) {
  const { t, tn } = ctx.app.lang;
  const prices = asked(ctx, { ask: "prices" }, "prices");
  if (!prices) return null;
  const steps = ofKind(ctx.now.orders, "step");
  const [card] = ofKind(ctx.now.orders, "card");
  const priceOf = (/** @type {string} */ id) => prices.units.find(({ handle }) => String(handle) === id)?.step ?? 0;
  return el(
    "div",
    { class: "bu-spending" },
    el(
      "section",
      { class: "bu-buy", "aria-labelledby": "bu-steps" },
      el("h4", { id: "bu-steps", text: t("buildup.steps") }),
      steps.length
        ? el(
            "ul",
            { class: "bu-list" },
            steps.map((order) => {
              const id = String(bodyOf(order).unit);
              const block = ctx.now.units.get(id);
              return el(
                "li",
                { data: { key: `step-${id}` } },
                el("span", { text: block ? spokenBlock(block, ctx.rosterOf, ctx.app.lang) : id }),
                orderButton(ctx, order, tn("buildup.step", priceOf(id)), `bu-step-${id}`),
              );
            }),
          )
        : el("p", { class: "muted", text: t("buildup.steps.none") }),
    ),
    el(
      "section",
      { class: "bu-buy", "aria-labelledby": "bu-cards" },
      el("h4", { id: "bu-cards", text: t("buildup.cards") }),
      card
        ? orderButton(ctx, card, tn("buildup.card", prices.card), "bu-card")
        : el("p", { class: "muted", text: t("buildup.card.none", { n: prices.card }) }),
    ),
    el(
      "section",
      { class: "bu-buy", "aria-labelledby": "bu-mines" },
      el("h4", { id: "bu-mines", text: t("buildup.mines") }),
      mines(ctx, "layMines", prices.layMines),
      mines(ctx, "liftMines", prices.liftMines),
    ),
  );
}

/** A button that asks for the hex of a minefield. @param {PlayContext} ctx @param {MineKind} kind @param {number} price */
function mines(ctx, kind, price) {
  const { tn, t } = ctx.app.lang;
  const orders = ofKind(ctx.now.orders, kind);
  if (!orders.length) return el("p", { class: "muted", text: t(`buildup.${kind}.none`, { n: price }) });
  const on = ctx.selection.form.mines === kind;
  return el(
    "div",
    {},
    button("buildup.mines", tn(`buildup.${kind}`, price), {
      id: `bu-${kind}`,
      "aria-pressed": String(on),
      data: { mines: kind },
    }),
    on && el("p", { class: "muted", text: t("buildup.mines.where") }),
    on &&
      el(
        "div",
        { class: "card-row" },
        orders.map((order) =>
          orderButton(ctx, order, ctx.hexWords(bodyOf(order).hex), `bu-${kind}-${bodyOf(order).hex}`),
        ),
      ),
  );
}
