// @ts-check
/** The blocks that an order has moved, on their way over the map. */
import { durationOf } from "../../../play/pace.ts";
import { hexOf } from "./situation.js";
import { trailOf } from "./trail.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../../../board/glide.ts").Move} Move */

/**
 * The blocks that an order has moved: those that it names along its path, others straight to where they stand.
 * @param {import("./types.js").EntryView} report @param {Situation} then @param {Situation} now @returns {Move[]}
 */
export function movesOf(report, then, now) {
  const trail = trailOf(report, then);
  /** @type {Move[]} */
  const moves = [];
  for (const id of now.units.keys()) {
    const [from, to] = [hexOf(then, id), hexOf(now, id)];
    if (from < 0 || to < 0 || from === to) continue;
    moves.push({ ids: [id], hexes: trail[0] === from && trail.at(-1) === to ? trail : [from, to] });
  }
  return moves;
}

/**
 * Shows what an order has moved.
 * @param {PlayContext} ctx @param {import("../../../board/game-board.ts").GameBoard} board
 * @param {import("./types.js").EntryView} report @param {Situation} then
 */
export function showMoves(ctx, board, report, then) {
  const moves = movesOf(report, then, ctx.now);
  board.showMoves(moves, durationOf(moves, ctx.pace, ctx.session.settings.seats[report.by] === "player"));
}
