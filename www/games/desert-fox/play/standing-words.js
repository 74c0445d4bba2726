// @ts-check
/** Standing orders in words. Pure functions over the catalogue. */

/** @typedef {import("../engine-types.ts").StandingOrders} StandingOrders */

/** The kinds of standing orders that are given for all units. */
export const KINDS = /** @type {const} */ (["noReaction", "noSupport", "rest"]);
/** The lists of units. */
export const LISTS = /** @type {const} */ (["deplete", "retreat"]);

/**
 * Standing orders in words, one for each kind.
 * @param {StandingOrders} orders @param {import("../../../lang/lang.ts").Lang} lang @param {(id: string) => string} unit
 */
export function standingWords(orders, { t, list }, unit) {
  return [
    ...KINDS.filter((kind) => orders[kind]).map((kind) => t(`play.standing.${kind}`)),
    ...LISTS.filter((name) => orders[name].length).map((name) =>
      t(`play.standing.${name}.units`, { units: list(orders[name].map(unit)) }),
    ),
  ];
}
