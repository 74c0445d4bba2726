// @ts-check
/** What the page shows a player after an order: the outcome of a combat, and what the others did in their turn. */
import { createAftermath as createStory } from "../../../play/aftermath.ts";
import { endsCombat, outcomeOf } from "./outcome.js";
import { lossesSince, recapOf } from "./recap.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").TableView} GameView */

/** Whether a combat or an overrun waits for an answer. @param {GameView} view */
const isFighting = ({ battle, overrun }) => battle !== undefined || !!overrun;

/** @param {PlayContext} ctx @param {Parameters<typeof createStory>[1]} board */
export function createAftermath(ctx, board) {
  const { session } = ctx;
  const isPlayer = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  const story = createStory(ctx, board, {
    recap: (from) => recapOf(ctx, from),
    outcome: (before, report) =>
      endsCombat(before, ctx.now.view, report) ? outcomeOf(ctx, report, ctx.now.view) : null,
    isFighting,
    // What follows from standing orders belongs to the turn of the enemy.
    isAct: ({ by, phasing, follows }) => isPlayer(by) && !(follows && !isPlayer(phasing)),
    phasing: ({ phasing }) => phasing,
  });

  /** @type {WeakMap<object, import("../../../play/types.ts").UnitFate[]>} */
  const known = new WeakMap();

  /** What the player has lost and was not told yet, where a combat of the enemy waits for an answer. */
  function losses() {
    const { view } = ctx.now;
    if (ctx.replay || session.seat() !== "player" || !isFighting(view) || isPlayer(view.phasing)) return [];
    const found = known.get(view) ?? lossesSince(ctx, story.seen());
    known.set(view, found);
    return found;
  }

  return { ...story, losses };
}
