// @ts-check
/** The game as it stood earlier, on the map and in the panel. */
import { createPlayback } from "../../../play/replay.js";
import { noOptions } from "./options.js";
import { trailOf } from "./order-effects.js";
import { situationOf } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../../../play/replay.js").Replay} Replay */
/** @typedef {import("./moving.js").MoveStep} MoveStep */

/**
 * @param {PlayContext} ctx
 * @param {{present: () => PlayContext["now"], changed: (step: MoveStep|null) => void}} on `changed`: with the order
 *   that has been given, where the replay plays order by order
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
    const from = ctx.replay?.at ?? -1;
    ctx.replay = orders === null ? null : { by, plays: false, until: null, ...changes, at: orders };
    ctx.now = orders === null ? present() : at(orders);
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
    playback.wait();
  }
  return { to, close: playback.close };
}
