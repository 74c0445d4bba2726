// @ts-check
/** Orders in words, one button each: the whole list in pages, with a filter. */
import { el } from "../../../dom.ts";
import { button, withValue } from "../../../worksheet/widgets.ts";
import { orderText } from "./words.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./handle.js").Order} Order */

/** Orders on a page of the list: each costs time when the panel is drawn. */
const PAGE = 60;

/**
 * What the reader has asked of the list: words that an order holds, and how many pages of it.
 * @typedef {{wanted: string, pages: number}} Asked
 */
/** By session; the pages hold for one list of orders. @type {WeakMap<object, Asked & {of: readonly Order[]}>} */
const asked = new WeakMap();

/** @param {PlayContext} ctx @returns {Asked} */
function askedOf({ session, now: { orders } }) {
  const known = asked.get(session);
  if (!known) return { wanted: "", pages: 1 };
  return known.of === orders ? known : { wanted: known.wanted, pages: 1 };
}

/** @param {PlayContext} ctx @param {Partial<Asked>} changes */
function ask(ctx, changes) {
  asked.set(ctx.session, { ...askedOf(ctx), ...changes, of: ctx.now.orders });
  ctx.draw();
}

/**
 * Orders whose words hold all that is wanted, with their places in the list.
 * @param {readonly Order[]} orders @param {string} wanted @param {(order: Order) => string} say
 * @returns {{place: number, text: string}[]}
 */
export function matching(orders, wanted, say) {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return orders.flatMap((order, place) => {
    const text = say(order);
    const within = text.toLocaleLowerCase();
    return words.every((word) => within.includes(word)) ? [{ place, text }] : [];
  });
}

/** Every order that may be given now: what no other part of the panel offers is found here. @param {PlayContext} ctx */
export function allView(ctx) {
  const { t } = ctx.app.lang;
  const { orders } = ctx.now;
  if (!ctx.mine() || !orders.length) return el("div", { class: "ex-slot", data: { key: "all" } });
  return el(
    "details",
    { class: "card ex-part ref-fold pl-all", id: "pl-all", data: { key: "all" } },
    el("summary", {}, t("play.all"), el("span", { class: "badge num", text: String(orders.length) })),
    ctx.opened.has("all") && listView(ctx),
  );
}

/** @param {PlayContext} ctx */
function listView(ctx) {
  const { t, tn } = ctx.app.lang;
  const { orders } = ctx.now;
  const { wanted, pages } = askedOf(ctx);
  const found = matching(orders, wanted, (order) => orderText(order, ctx));
  const shown = found.slice(0, pages * PAGE);
  const field = el("input", {
    class: "input",
    id: "pl-all-filter",
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "pl-all-count",
    data: { set: "orders.filter", live: "", typing: "" },
  });
  return [
    orders.length > PAGE &&
      el(
        "div",
        { class: "field" },
        el("label", { for: "pl-all-filter", text: t("all.filter") }),
        withValue(field, wanted),
        el("p", {
          class: "field-hint num",
          id: "pl-all-count",
          role: "status",
          text: tn("all.count", found.length, { shown: shown.length }),
        }),
      ),
    el(
      "div",
      { class: "card-row" },
      shown.map(({ place, text }) => button("order", text, { data: { order: String(place) } })),
    ),
    shown.length < found.length &&
      button("orders.more", tn("all.more", Math.min(PAGE, found.length - shown.length)), {
        class: "button button-quiet",
        id: "pl-all-more",
      }),
  ];
}

/** What the list's own field and button do. @param {PlayContext} ctx */
export const allActions = (ctx) => ({
  buttons: { "orders.more": () => ask(ctx, { pages: askedOf(ctx).pages + 1 }) },
  fields: {
    "orders.filter": (/** @type {HTMLInputElement} */ { value }) => ask(ctx, { wanted: value, pages: 1 }),
  },
});
