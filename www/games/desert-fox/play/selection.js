// @ts-check
/** The choice of units and hexes in its first state. */

/** Where the choice in a new situation begins. @returns {import("./types.js").Selection} */
export const emptySelection = () => ({
  at: -1,
  chosen: [],
  moveKind: "walk",
  goal: -1,
  pointed: -1,
  targets: [],
  excluded: [],
  warned: false,
  picks: {},
  before: null,
  group: [],
});

/** No stack is chosen. */
export const NO_CHOICE = { at: -1, chosen: [], goal: -1, moveKind: /** @type {const} */ ("walk"), before: null };
