// @ts-check
/**
 * Buttons and check boxes that give orders, shared by the parts of the panel; and how the page names what orders name.
 */
import { el } from "../../../dom.ts";
import { button, check } from "../../../worksheet/widgets.ts";
import { digit } from "./offers.js";
import { resultNames } from "./results.js";
import { orderText } from "./texts.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */

/** How the page speaks of this game. @param {PlayContext} ctx @returns {import("./texts.js").TextNames} */
export const textNames = (ctx) => ({
  lang: ctx.app.lang,
  unit: ctx.unitName,
  hex: ctx.hexWords,
  at: (id) => ctx.now.units.get(id)?.at ?? "",
  combat: (number) => ctx.now.view.combats[number],
  results: () => resultsOf(ctx),
});

/**
 * The results to choose from, asked of the engine once for each situation.
 * @type {WeakMap<object, Map<number, string>>}
 */
const results = new WeakMap();

/** @param {PlayContext} ctx */
function resultsOf({ now, session }) {
  const known = results.get(now) ?? resultNames(session.handle, now.options.orders);
  results.set(now, known);
  return known;
}

/** The digit on a button. @param {{digit?: number}} data */
export const keyCap = ({ digit: number }) => number !== undefined && el("kbd", { "aria-hidden": "true", text: number });

/**
 * A button that gives an order.
 * @param {GameOrder} order
 * @param {PlayContext} ctx
 * @param {number} [number] its digit key
 */
export function orderButton(order, ctx, number) {
  const at = ctx.now.options.orders.indexOf(order);
  const { data, ...keys } = digit(number);
  return button(
    "order",
    orderText(order, textNames(ctx)),
    { class: "button pl-order", id: `pl-order-${at}`, ...keys, data: { order: at, ...data } },
    keyCap(data),
  );
}

/**
 * The same button where the order may be listed a second time: without an id.
 * @param {GameOrder} order
 * @param {PlayContext} ctx
 */
export function listedButton(order, ctx) {
  const node = orderButton(order, ctx);
  node.removeAttribute("id");
  return node;
}

/**
 * @param {string} action
 * @param {string} text
 * @param {Record<string, any>} data
 * @param {boolean} keyed
 * @param {number} place
 * @param {Record<string, any>} [props]
 */
export function keyedButton(action, text, data, keyed, place, props = {}) {
  const { data: more, ...keys } = digit(keyed ? place + 1 : undefined);
  return button(
    action,
    text,
    { class: "button pl-order", ...props, ...keys, data: { ...data, ...more } },
    keyCap(more),
  );
}

/**
 * Check boxes of a list of the panel.
 * @param {PlayContext} ctx
 * @param {string} name
 * @param {string[]} values
 * @param {(value: string) => string} words
 */
export function picks(ctx, name, values, words) {
  const chosen = ctx.selection.picks[name] ?? [];
  return el(
    "div",
    { class: "ex-checks" },
    values.map((value) =>
      check({
        id: `pl-pick-${name}-${value}`,
        label: words(value),
        checked: chosen.includes(value),
        set: "pick",
        data: { list: name, value },
      }),
    ),
  );
}

/** @param {PlayContext} ctx @param {string} id */
export const nameAndPlace = (ctx, id) => `${ctx.unitName(id)}, ${ctx.hexWords(ctx.now.units.get(id)?.at ?? "")}`;
