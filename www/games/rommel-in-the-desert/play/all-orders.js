// @ts-check
/** Orders in words, one button each. */
import { el } from "../../../dom.js";
import { button } from "../../../worksheet/widgets.js";
import { orderText } from "./words.js";

/** Buttons listed at once. */
const LISTED = 60;

/**
 * A list of orders as buttons.
 * @param {import("./types.js").PlayContext} ctx @param {import("./types.js").Order[]} orders
 */
export const orderButtons = (ctx, orders) =>
  el(
    "div",
    { class: "card-row" },
    orders
      .slice(0, LISTED)
      .map((order) =>
        button("order", orderText(order, ctx), { data: { order: String(ctx.now.orders.indexOf(order)) } }),
      ),
  );

/**
 * The question of a phase with every order that answers it.
 * @param {import("./types.js").PlayContext} ctx @param {string} key
 */
export function ordersCard(ctx, key) {
  const { t } = ctx.app.lang;
  const title = `ask-${key}`;
  return el(
    "section",
    { class: "card ex-part pl-decision", "aria-labelledby": title, data: { key: "ask", asked: key } },
    el("h3", { class: "card-title", id: title, tabindex: "-1", text: t(`gamePhase.${ctx.now.view.phase}`) }),
    orderButtons(ctx, ctx.now.orders),
  );
}

/** Every order that may be given now: what no other part of the panel offers is found here. @param {import("./types.js").PlayContext} ctx */
export function allView(ctx) {
  const { t } = ctx.app.lang;
  const { orders } = ctx.now;
  if (!ctx.mine() || !orders.length) return el("div", { class: "ex-slot", data: { key: "all" } });
  return el(
    "details",
    { class: "card ex-part ref-fold pl-all", id: "pl-all", data: { key: "all" } },
    el("summary", {}, t("play.all"), el("span", { class: "badge num", text: String(orders.length) })),
    ctx.opened.has("all") && orderButtons(ctx, orders),
  );
}
