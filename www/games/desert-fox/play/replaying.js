// @ts-check
/** The game as it stood earlier, on the map and in the panel. */
import { createPlayback } from "../../../play/replay.js";
import { noOptions } from "./options.js";
import { trailOf } from "./order-effects.js";
import { situationOf } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../../../play/replay.js").Replay} Replay */

/**
 * @param {PlayContext} ctx
 * @param {{present: () => PlayContext["now"], changed: () => void}} on
 */
export function createReplay(ctx, { present, changed }) {
  const { session } = ctx;
  const playback = createPlayback(ctx);
  const at = (/** @type {number} */ orders) => situationOf(session.viewAt(orders), noOptions());

  /**
   * Shows the game after so many orders; null comes back to the present.
   * @param {number|null} orders
   * @param {Partial<Replay>} [changes] to how it goes on; by itself it does not
   */
  function to(orders, changes = {}) {
    const by = ctx.replay?.by ?? "order";
    ctx.replay = orders === null ? null : { by, plays: false, until: null, ...changes, at: orders };
    ctx.now = orders === null ? present() : at(orders);
    ctx.trail = [];
    if (orders) {
      const [last] = session.journal(orders - 1, orders);
      if (last) Object.assign(ctx, { trail: trailOf(last.order, at(orders - 1)), trailSide: last.by });
    }
    changed();
    playback.wait();
  }
  return { to, close: playback.close };
}
