// @ts-check
/** What a battle turn has brought about. */

/**
 * @param {import("./types.js").PlayContext} _ @param {number} _from the order with which it began
 * @returns {import("../../../play/outcome-card.js").Outcome|null}
 */
export const battleOutcome = (_, _from) => null;
