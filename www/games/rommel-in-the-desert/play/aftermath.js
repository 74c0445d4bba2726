// @ts-check
/** What the page shows a player after an order: the outcome of a battle turn, and what the others did in their turn. */
import { createAftermath as createStory } from "../../../play/aftermath.ts";
import { outcomeAfter } from "./outcome.js";
import { recapOf } from "./recap.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {Parameters<typeof createStory>[1]} Board */

/** Whether a battle turn is being fought. @param {import("./handle.js").TableView} view */
const isFighting = ({ firing, hits }) => firing !== null || hits !== null;

/** @param {PlayContext} ctx @param {Board} board */
export function createAftermath(ctx, board) {
  const { session } = ctx;
  const isPlayer = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  return createStory(ctx, board, {
    recap: (from) => recapOf(ctx, from),
    outcome: (before) => outcomeAfter(ctx, before),
    isFighting,
    // What follows from standing orders belongs to the turn of the enemy.
    isAct: ({ by, active, follows }) => isPlayer(by) && !(follows && !isPlayer(active)),
    phasing: ({ active }) => active,
  });
}
