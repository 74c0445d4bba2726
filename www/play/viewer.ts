/**
 * For whom a game is shown at this screen. Whatever draws a game or puts it into words asks the engine here, so that
 * nothing hidden from the viewer reaches the page.
 */

import type { AnyGame, Handle } from "../shell/engine-types.ts";
import type { Seats } from "./session.ts";

/** A side, an observer at neither, or null for everybody. */
export type Viewer = string | null;

export type Views<Game extends AnyGame = AnyGame> = ReturnType<typeof viewsOf<Game>>;

/** Who sees what both players see, and nothing more. */
export const OBSERVER = "observer";

/**
 * The side played here; of several the one that decides, or the other one where what follows from standing orders is
 * given without a decision. Everybody once the game is over, and where the computer plays all sides. Where all sides
 * are played elsewhere, the viewer does not change, and is an observer at first.
 */
export function viewerOf(
  seats: Seats,
  { by, phase, follows }: { by: string; phase: string; follows?: unknown },
  before: Viewer = null,
): Viewer {
  if (phase === "over") return null;
  const here = Object.keys(seats).filter((side) => seats[side] === "player");
  if (follows && before !== null && here.includes(before)) return before;
  if (follows && here.length) return here.find((side) => side !== by) ?? by;
  if (here.length) return here.includes(by) ? by : here[0];
  return isElsewhere(seats) ? (before ?? OBSERVER) : null;
}

/** Whether a side is played elsewhere and none here. */
export const isElsewhere = (seats: Seats) =>
  Object.values(seats).includes("away") && !Object.values(seats).includes("player");

/** A copy of a game that shows no more than its viewer may see. */
export function copyFor<Copy extends { setViewer(viewer?: string): void }, Charts>(
  Game: { load(save: string, charts?: Charts): Copy },
  save: string,
  charts: Charts,
  viewer?: Viewer,
): Copy {
  const copy = Game.load(save, charts);
  copy.setViewer(viewer ?? undefined);
  return copy;
}

/**
 * What a game shows to its viewer. `seats`: who plays each side; without it the viewer does not change. `first`: the
 * viewer at first.
 */
export function viewsOf<Game extends AnyGame = AnyGame>(
  handle: Handle<Game> & Game["handle"],
  seats?: () => Seats,
  first: Viewer = null,
) {
  let viewer = first;
  let settled = !seats;
  const shown = () => {
    if (!settled) view();
    handle.setViewer(viewer ?? undefined);
    return handle;
  };
  /** The game as it stands, for the viewer of this moment. */
  function view(): Game["view"] {
    settled = true;
    const now = shown().view();
    const next = seats ? viewerOf(seats(), now, viewer) : viewer;
    if (next === viewer) return now;
    viewer = next;
    return shown().view();
  }
  return {
    /** The viewer of the last `view`. */
    viewer: () => viewer,
    view,
    /** The game as it stood after a number of orders. */
    viewAt: (orders: number): Game["view"] => shown().viewAt(orders),
    /** What may be ordered now; the hexes of a unit that moves are left to `reach`. */
    legal: () => shown().legalWithoutReach(),
    /** What a unit reaches. */
    reach: (unit: string) => shown().reach(unit),
    /** `to`: all without it. */
    journal: (from?: number, to?: number) => shown().journal(from, to).orders,
    /** What came of an order. */
    give: (order: Game["order"], faces: number[]) => shown().give(order, faces),
    /** `receiver`: the side played here. */
    receive: (link: string, upTo?: number, receiver?: string) => shown().receive(link, upTo, receiver),
    /** The engine's game, which answers what the viewer may know. */
    asViewer: shown,
    /** The game in words. */
    transcript: () => shown().transcript(),
  };
}
