// @ts-check
/** The game as it stood earlier, on the map and in the panel. */
import { WHOLE, createPlayback } from "../../../play/replay.ts";
import { situationOf } from "./situation.js";
import { trailOf } from "./trail.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../../../play/types.ts").Replay} Replay */
/** @typedef {{view: {x: number, y: number}, lookAt: (x: number, y: number) => void}} Looks */

/**
 * @param {PlayContext} ctx
 * @param {{present: () => PlayContext["now"], board: () => Looks, changed: () => void}} on
 */
export function createReplay(ctx, { present, board, changed }) {
  const { session } = ctx;
  const playback = createPlayback(/** @type {any} */ (ctx));
  const at = (/** @type {number} */ orders) => situationOf(/** @type {any} */ (session.viewAt(orders)), []);
  /** What the map showed in its middle before. @type {[number, number]|null} */
  let left = null;

  /**
   * Shows the game after a number of orders; null comes back to the present.
   * @param {number|null} orders
   * @param {Partial<Replay>} [changes] to how it goes on; by itself it does not
   */
  function to(orders, changes = {}) {
    const before = ctx.replay ?? { by: /** @type {const} */ ("order"), ...WHOLE };
    const { x, y } = board().view;
    if (!ctx.replay && orders !== null) left = [x, y];
    ctx.replay = orders === null ? null : { ...before, plays: false, ...changes, at: orders };
    ctx.now = orders === null ? present() : at(orders);
    ctx.trail = [];
    if (orders) {
      const [last] = session.journal(orders - 1, orders);
      Object.assign(ctx, { trail: trailOf(last, at(orders - 1)), trailSide: last.by });
    }
    changed();
    if (orders === null && left) {
      board().lookAt(...left);
      left = null;
    }
    ctx.callbacks.replay?.(orders);
    playback.wait();
  }
  return { to, close: playback.close };
}
