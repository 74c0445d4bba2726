// @ts-check
/**
 * Gives the orders that follow from standing orders: those of a player at this screen, and those that another player
 * has sent. The view of a game names the order that follows (`follows`), by a rule of the engine that leaves no choice.
 */

/** @typedef {import("../shell/engine-types.ts").AnyGame} AnyGame */

/** Whether a game is played at this screen: one that is only looked at goes no further. @param {Pick<import("./session.ts").Session, "settings">} session */
const isPlayedHere = ({ settings }) => Object.values(settings.seats).some((seat) => seat !== "away");

/**
 * @template {AnyGame} Game
 * @param {import("./session.ts").Session<Game>} session
 * @param {(order: Game["order"]) => Promise<{ok: boolean}>} give
 * @param {() => void} [changed] it has stopped, or goes on
 */
export function createFollower(session, give, changed = () => {}) {
  let busy = false;
  let stopped = false;
  const next = () =>
    session.isOpen() && !session.over() && isPlayedHere(session) ? session.view().follows : undefined;

  /** @param {boolean} now */
  function stop(now) {
    if (stopped === now) return;
    stopped = now;
    changed();
  }

  return {
    /** Whether an order that follows was not given: its die was not entered. */
    stopped: () => stopped && next() !== undefined,
    /** Gives what follows, order by order, until a player decides. */
    async wake() {
      if (busy || !next()) return;
      busy = true;
      try {
        // The order that brought the game here ends before the next one begins.
        await null;
        stop(false);
        for (let order = next(); order; order = next()) if (!(await give(order)).ok) return stop(true);
      } finally {
        busy = false;
      }
    },
  };
}
