/**
 * Gives the orders that follow from standing orders: those of a player at this screen, and those that another player
 * has sent. The view of a game names the order that follows (`follows`), by a rule of the engine that leaves no choice.
 */

import type { Session } from "./session.ts";
import type { AnyGame } from "../shell/engine-types.ts";

/** Whether a game is played at this screen: one that is only looked at goes no further. */
const isPlayedHere = ({ settings }: Pick<Session, "settings">) =>
  Object.values(settings.seats).some((seat) => seat !== "away");

/** `changed`: it has stopped, or goes on. */
export function createFollower<Game extends AnyGame>(
  session: Session<Game>,
  give: (order: Game["order"]) => Promise<{ ok: boolean }>,
  changed: () => void = () => {},
) {
  let busy = false;
  let stopped = false;
  const next = () =>
    session.isOpen() && !session.over() && isPlayedHere(session) ? session.view().follows : undefined;

  function stop(now: boolean) {
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
