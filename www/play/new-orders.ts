// @ts-check
/**
 * What a link or a file adds to a game that is kept here: whose orders, and where two records differ. Pure functions.
 */

import { viewsOf } from "./viewer.ts";

/** @typedef {import("../shell/engine-types.ts").OrderTold} OrderTold */
/** @typedef {import("./session.ts").Side} Side */
/** @typedef {import("./session.ts").Seats} Seats */
/**
 * @typedef {object} NewOrders
 * @property {number} from orders of the game before the new ones
 * @property {Record<Side, number>} counts how many of the new orders each side decided
 * @property {OrderTold[]} own those that the player at this screen should have decided
 * @property {number} standing how many follow from standing orders of the player at this screen
 * @property {number} upTo how many orders of the game come before the first of `own`; all where there is none
 */
/**
 * @typedef {{key: string, orders: string[], entered: boolean}} ComparableRecord a record in a form that can be compared
 */
/**
 * @typedef {object} Comparison
 * @property {"same"|"ahead"|"behind"|"differs"} kind
 * @property {number} common orders before the first that differs
 * @property {number} here orders of the game kept
 * @property {number} there orders of the other one
 */

/**
 * The side that is played at this screen while the other one is played elsewhere; none in any other game.
 * @param {Seats|null} seats @returns {Side[]}
 */
export function sidesPlayedHere(seats) {
  if (!seats || !Object.values(seats).includes("away")) return [];
  return Object.keys(seats).filter((side) => seats[side] === "player");
}

/**
 * The side played here whose standing orders are in force in a game that comes in; none without.
 * @param {import("../shell/engine-types.ts").Handle} handle @param {Seats} seats
 */
export function standingOf(handle, seats) {
  const [side = ""] = sidesPlayedHere(seats);
  const { standing = {} } = viewsOf(handle, () => seats).view();
  return side && /** @type {Record<string, unknown>} */ (standing)[side] ? side : "";
}

/**
 * @param {OrderTold[]} orders the new ones
 * @param {number} from orders before them
 * @param {Seats|null} seats of the game kept here
 * @param {boolean} [confirmed] whether the standing orders of the player at this screen apply
 * @returns {NewOrders}
 */
export function newOrdersOf(orders, from, seats, confirmed = true) {
  const mine = sidesPlayedHere(seats);
  const decided = orders.filter(({ by }) => mine.includes(by));
  // What follows is only excused before the first order that the player has not given: that one may be forged.
  const first = decided.findIndex(({ follows }) => !follows || !confirmed);
  const own = first < 0 ? [] : decided.slice(first);
  const count = (/** @type {Side} */ side) => orders.filter(({ by }) => by === side).length;
  const counts = Object.fromEntries(Object.keys(seats ?? {}).map((side) => [side, count(side)]));
  return { from, counts, own, standing: decided.length - own.length, upTo: own[0]?.at ?? from + orders.length };
}

/**
 * The text of a save file as something to compare; null where it is none.
 * @param {string} text
 * @returns {ComparableRecord|null}
 */
export function comparableRecord(text) {
  try {
    const {
      scenario,
      rules,
      charts = [],
      branches = [],
      ownCharts = null,
      seed = "",
      agreement,
      orders,
      faces = [],
    } = JSON.parse(text);
    const rolled = new Map(faces);
    const line = (/** @type {unknown} */ order, /** @type {number} */ at) =>
      `${JSON.stringify(order)} ${rolled.get(at) ?? ""}`;
    const key = JSON.stringify([scenario, rules, charts, ownCharts, seed || (agreement ?? ""), branches]);
    return { key, orders: orders.map(line), entered: !seed && !agreement };
  } catch {
    return null;
  }
}

/**
 * How another record of the same game relates to the one kept; null where it is another game. The seed tells games
 * apart.
 * Games whose players enter their dice have none, so they are one game only if they begin with the same orders and
 * dice.
 * @param {ComparableRecord} here @param {ComparableRecord} there @returns {Comparison|null}
 */
export function compareRecords(here, there) {
  if (here.key !== there.key) return null;
  const differs = there.orders.findIndex((order, at) => order !== here.orders[at]);
  const common = differs < 0 ? there.orders.length : Math.min(differs, here.orders.length);
  if (here.entered && !common && here.orders.length && there.orders.length) return null;
  const counts = { common, here: here.orders.length, there: there.orders.length };
  if (common === counts.here && common === counts.there) return { kind: "same", ...counts };
  if (common === counts.here) return { kind: "ahead", ...counts };
  return { kind: common === counts.there ? "behind" : "differs", ...counts };
}
