// @ts-check
/**
 * For whom a game is shown at this screen. Whatever draws a game or puts it into words asks the engine here, so that
 * nothing hidden from the viewer reaches the page.
 */

/** @typedef {import("../shell/engine-types.ts").AnyGame} AnyGame */
/** @typedef {import("./session.ts").Seats} Seats */
/** A side, an observer at neither, or null for everybody. @typedef {string|null} Viewer */
/**
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {ReturnType<typeof viewsOf<Game>>} Views
 */

/** Who sees what both players see, and nothing more. */
export const OBSERVER = "observer";

/**
 * The side played here; of several the one that decides, or the other one where what follows from standing orders is
 * given without a decision. Everybody once the game is over, and where the computer plays all sides. Where all sides are
 * played elsewhere, the viewer does not change, and is an observer at first.
 * @param {Seats} seats @param {{by: string, phase: string, follows?: unknown}} view @param {Viewer} [before] @returns {Viewer}
 */
export function viewerOf(seats, { by, phase, follows }, before = null) {
  if (phase === "over") return null;
  const here = Object.keys(seats).filter((side) => seats[side] === "player");
  if (follows && before !== null && here.includes(before)) return before;
  if (follows && here.length) return here.find((side) => side !== by) ?? by;
  if (here.length) return here.includes(by) ? by : here[0];
  return isElsewhere(seats) ? (before ?? OBSERVER) : null;
}

/** Whether a side is played elsewhere and none here. @param {Seats} seats */
export const isElsewhere = (seats) => Object.values(seats).includes("away") && !Object.values(seats).includes("player");

/**
 * A copy of a game that shows no more than its viewer may see.
 * @template {{setViewer(viewer?: string): void}} Copy @template Charts
 * @param {{load(save: string, charts?: Charts): Copy}} Game @param {string} save @param {Charts} charts
 * @param {Viewer} [viewer] @returns {Copy}
 */
export function copyFor(Game, save, charts, viewer) {
  const copy = Game.load(save, charts);
  copy.setViewer(viewer ?? undefined);
  return copy;
}

/**
 * What a game shows to its viewer.
 * @template {AnyGame} [Game=AnyGame]
 * @param {import("../shell/engine-types.ts").Handle<Game> & Game["handle"]} handle
 * @param {() => Seats} [seats] who plays each side; without it the viewer does not change
 * @param {Viewer} [first] the viewer at first
 */
export function viewsOf(handle, seats, first = null) {
  let viewer = first;
  let settled = !seats;
  const shown = () => {
    if (!settled) view();
    handle.setViewer(viewer ?? undefined);
    return handle;
  };
  /** The game as it stands, for the viewer of this moment. @returns {Game["view"]} */
  function view() {
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
    /** The game as it stood after a number of orders. @param {number} orders @returns {Game["view"]} */
    viewAt: (orders) => shown().viewAt(orders),
    /** What may be ordered now; the hexes of a unit that moves are left to `reach`. */
    legal: () => shown().legalWithoutReach(),
    /** What a unit reaches. @param {string} unit */
    reach: (unit) => shown().reach(unit),
    /** @param {number} [from] @param {number} [to] all without it */
    journal: (from, to) => shown().journal(from, to).orders,
    /** What came of an order. @param {Game["order"]} order @param {number[]} faces */
    give: (order, faces) => shown().give(order, faces),
    /** @param {string} link @param {number} [upTo] @param {string} [receiver] the side played here */
    receive: (link, upTo, receiver) => shown().receive(link, upTo, receiver),
    /** The engine's game, which answers what the viewer may know. @returns {Game["handle"]} */
    asViewer: shown,
    /** The game in words. */
    transcript: () => shown().transcript(),
  };
}
