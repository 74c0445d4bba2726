// @ts-check
/** The game as it stood earlier, on the map and in the panel. */
import { WHOLE, createPlayback } from "../../../play/replay.ts";
import { noOptions } from "./options.js";
import { trailOf } from "./order-effects.js";
import { situationOf } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../../../play/types.ts").Replay} Replay */
/** @typedef {import("./moving.js").MoveStep} MoveStep */
/** @typedef {{view: {x: number, y: number}, lookAt: (x: number, y: number) => void}} Looks */

/**
 * @param {PlayContext} ctx
 * @param {{present: () => PlayContext["now"], board: () => Looks, changed: (step: MoveStep|null) => void}} on `changed`: with the order
 *   that has been given, where the replay plays order by order
 */
export function createReplay(ctx, { present, board, changed }) {
  const { session } = ctx;
  const playback = createPlayback(ctx);
  const at = (/** @type {number} */ orders) => situationOf(session.viewAt(orders), noOptions());

  /** What the map showed in its middle before. @type {[number, number]|null} */
  let left = null;

  /**
   * Shows the game after a number of orders; null comes back to the present.
   * @param {number|null} orders
   * @param {Partial<Replay>} [changes] to how it goes on; by itself it does not
   */
  function to(orders, changes = {}) {
    const before = ctx.replay ?? { by: /** @type {const} */ ("order"), ...WHOLE };
    const from = ctx.replay?.at ?? -1;
    ctx.replay = orders === null ? null : { ...before, plays: false, ...changes, at: orders };
    ctx.now = orders === null ? present() : at(orders);
    const { x, y } = board().view;
    if (from < 0 && orders !== null) left = [x, y];
    ctx.trail = [];
    /** @type {MoveStep|null} */
    let step = null;
    if (orders) {
      const [last] = session.journal(orders - 1, orders);
      const then = at(orders - 1);
      Object.assign(ctx, { trail: trailOf(last.order, then), trailSide: last.by });
      if (ctx.replay?.plays && orders === from + 1) step = { order: last.order, own: false, then };
    }
    changed(step);
    if (orders === null && left) {
      board().lookAt(...left);
      left = null;
    }
    ctx.callbacks.replay?.(orders);
    playback.wait();
  }
  return { to, close: playback.close };
}
