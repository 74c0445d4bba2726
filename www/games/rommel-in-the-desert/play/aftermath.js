// @ts-check
/** What the player is told after an order: the outcome of a battle turn, and what the others did in their turn. */
import { createAftermath as createStory } from "../../../play/aftermath.js";
import { battleOutcome } from "./outcome.js";
import { recapOf } from "./recap.js";
import { kindOf } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {Parameters<typeof createStory>[1]} Board */

/** Whether a battle turn is being fought. @param {import("./types.js").TableView} view */
const isFighting = ({ firing, hits }) => firing !== null || hits !== null;

/** @param {PlayContext} ctx @param {Board} board */
export function createAftermath(ctx, board) {
  const { session } = ctx;
  const isPlayer = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  /** Where the last battle turn began. */
  const lastFight = () => session.journal(0).findLastIndex((/** @type {any} */ { order }) => kindOf(order) === "fight");
  return createStory(/** @type {any} */ (ctx), board, {
    recap: (from) => recapOf(ctx, from),
    outcome: (before, report) =>
      (isFighting(before) || kindOf(report.order) === "fight") && !isFighting(ctx.now.view)
        ? battleOutcome(ctx, lastFight())
        : null,
    isFighting,
    isAct: ({ by }) => isPlayer(by),
    phasing: ({ active }) => active,
  });
}
