// @ts-check
/** What the player is told after an order: the outcome of a combat, and what the others did in their turn. */
import { endsCombat, outcomeOf } from "./outcome.js";
import { recapOf } from "./recap.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.js").OrderTold} OrderTold */
/** @typedef {import("../engine-types.js").TableView} GameView */

/** @param {PlayContext} ctx @param {() => {view: {x: number, y: number}, lookAt: (x: number, y: number) => void}} board */
export function createAftermath(ctx, board) {
  const { session } = ctx;
  const isPlayer = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  /** How many orders the game had after the player's last one, and what the map showed in its middle. */
  let ownOrders = session.length();
  /** @type {[number, number]|null} */
  let left = null;

  /**
   * The outcome to show: that of a combat just over; else the one on show, until the player goes on.
   * @param {GameView} before @param {OrderTold} [report]
   */
  function outcome(before, report) {
    if (!report || ctx.replay) return null;
    if (endsCombat(before, ctx.now.view, report)) return outcomeOf(ctx, report, ctx.now.view);
    return isPlayer(report.by) ? null : ctx.outcome;
  }

  /**
   * Once the player decides again, what the others have done since the player's last order is told, and the map is
   * where the player left it.
   * @param {OrderTold} [report]
   */
  function recap(report) {
    if (!report || isPlayer(report.by)) {
      ctx.recap = null;
      ownOrders = session.length();
      const { x, y } = board().view;
      if (session.seat() !== "player") left = [x, y];
    } else if ((session.seat() === "player" || session.over()) && !ctx.replay) {
      ctx.recap = recapOf(ctx, ownOrders);
      if (!ctx.recap) return;
      // The summary tells of the last combat as well.
      ctx.outcome = null;
      if (left) board().lookAt(...left);
    }
  }

  /** After a change of the game. @param {GameView} before @param {OrderTold} [report] */
  return (before, report) => {
    ctx.outcome = outcome(before, report);
    recap(report);
  };
}
