// @ts-check
/** The counters that an order has moved, on their way over the map. */
import { durationOf } from "../../../play/pace.ts";
import { hexOf } from "./situation.js";
import { trailOf } from "./order-effects.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../../../board/glide.ts").Move} Move */
/** An order, whether a player at this screen gave it, and the game before it. @typedef {{order: any, own: boolean, then: Pick<Situation, "units">}} MoveStep */

/**
 * The counters that an order has moved on the map: those that it names along its path, others straight to where they
 * stand.
 * @param {any} order @param {Pick<Situation, "units">} then @param {Pick<Situation, "units">} now @returns {Move[]}
 */
export function movesOf(order, then, now) {
  const trail = trailOf(order, then);
  /** @type {Map<string, {ids: string[], hexes: number[]}>} */
  const groups = new Map();
  for (const id of now.units.keys()) {
    const [from, to] = [hexOf(then, id), hexOf(now, id)];
    if (from < 0 || to < 0 || from === to) continue;
    const hexes = trail[0] === from && trail.at(-1) === to ? trail : [from, to];
    const group = groups.get(hexes.join()) ?? { ids: [], hexes };
    group.ids.push(id);
    groups.set(hexes.join(), group);
  }
  return [...groups.values()];
}

/** Shows what an order has moved. @param {PlayContext} ctx @param {import("../../../board/minimap.ts").GameBoard} board @param {MoveStep} step */
export function showMoves(ctx, board, { order, own, then }) {
  const moves = movesOf(order, then, ctx.now);
  board.showMoves(moves, durationOf(moves, ctx.pace, own));
}
