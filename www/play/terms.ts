// @ts-check
/**
 * The terms of a game in words: the rule set, every switch and every value that differs, an owner's charts, revisions
 * that are not the latest, and how much each player has ordered.
 */
import { el } from "../dom.ts";

/** @typedef {import("../shell/app-types.ts").ReadyApp} App */
/** @typedef {import("./types.ts").Handle} Handle */
/**
 * What the engine says of a game.
 * @typedef {object} Terms
 * @property {string} ruleSet
 * @property {{field: string, value: string, usual: string}[]} switches
 * @property {{name: string, check: string}} [charts] of an owner
 * @property {{what: string, value: string, shipped: string}[]} values
 * @property {{of: "rules"|"scenario", revision: number, latest: number}[]} revisions
 * @property {number[]} [branches] the orders after which it was continued as a game of its own
 * @property {SideOrders[]} sides
 */
/** @typedef {{side: string, orders: number, standing: number}} SideOrders */

/** @param {Handle} handle @returns {Terms} */
export const termsOf = (handle) => handle.terms();

/** How much a side has ordered. @param {Handle} handle @param {string} side @returns {SideOrders} */
export const ordersOfSide = (handle, side) =>
  termsOf(handle).sides.find((one) => one.side === side) ?? { side, orders: 0, standing: 0 };

/** @param {SideOrders} ordered @param {App["lang"]} lang */
export function orderedText({ side, orders, standing }, { t, tn }) {
  const all = tn("play.terms.orders", orders, { side: t(`side.${side}`) });
  return standing ? t("play.terms.withStanding", { all, standing: tn("play.terms.standing", standing) }) : all;
}

/** A sentence and a list of what it counts. @param {string} id @param {string} text @param {string[]} items */
const listed = (id, text, items) => [
  el("p", { id, text }),
  el(
    "ul",
    { class: "pl-terms-list", "aria-labelledby": id },
    items.map((item) => el("li", { text: item })),
  ),
];

/**
 * @param {Handle} handle @param {App} app
 * @param {Pick<import("./types.ts").PlayWords, "place">} words
 * @param {string} [id] of the part; those of its lists begin with it
 */
export function termsView(handle, app, words, id = "pl-terms") {
  const { lang } = app;
  const { t, tn } = lang;
  const { ruleSet, switches, charts, values, revisions, branches = [] } = termsOf(handle);
  const switched = switches.map(({ field, value, usual }) =>
    t("play.terms.switch", {
      name: t(`rules.switch.${field}`),
      value: t(`rules.switch.${field}.${value}`),
      usual: t(`rules.switch.${field}.${usual}`),
    }),
  );
  const valued = values.map(({ what, value, shipped }) =>
    t("play.terms.value", { place: words.place(what, app), value, shipped }),
  );
  const usual = !switches.length && !values.length && !charts;
  return el(
    "div",
    { class: "stack pl-terms", id },
    el("p", { id: `${id}-rules`, text: t("play.terms.rules", { name: t(`preset.${ruleSet}`) }) }),
    usual && el("p", { id: `${id}-usual`, text: t("play.terms.usual") }),
    switched.length > 0 && listed(`${id}-switches`, tn("play.terms.switches", switched.length), switched),
    charts && el("p", { id: `${id}-charts`, text: t("charts.game", charts) }),
    valued.length > 0 && listed(`${id}-values`, tn("play.terms.values", valued.length), valued),
    revisions.map(({ of, ...numbers }) =>
      el("p", { data: { revision: of }, text: t(`play.terms.revision.${of}`, numbers) }),
    ),
    branches.map((n) => el("p", { class: "pl-terms-branch", text: t("play.terms.continued", { n }) })),
    el(
      "ul",
      { class: "pl-terms-list", id: `${id}-sides`, "aria-label": t("play.terms.sides") },
      app.game.sides.map((side) =>
        el("li", { data: { side: side.id }, text: orderedText(ordersOfSide(handle, side.id), lang) }),
      ),
    ),
  );
}
