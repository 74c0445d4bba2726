// @ts-check
/** The two sides, as every part of the page draws them. */

/** @type {import("../../board/sides.ts").Side[]} */
export const SIDES = [
  { id: "axis", letter: "A", shape: "square", token: "axis", hatch: "rising" },
  { id: "allied", letter: "B", shape: "round", token: "cw", hatch: "falling" },
];
