/** What the page shows a player after an order: the outcome of a combat, and what the others did in their turn. */

import type { AnyGame } from "../shell/engine-types.ts";
import type { Outcome, PlayContext, Recap } from "./types.ts";

/** What a game says of its combats. */
interface StoryParts<Game extends AnyGame> {
  /** What the others have done from an order on. */
  recap: (from: number) => Recap | null;
  /** Of the combat that an order has ended, or null. */
  outcome: (before: Game["view"], report: Game["report"]) => Outcome | null;
  /** Whether a combat is under way. */
  isFighting: (view: Game["view"]) => boolean;
  /** Whether the player at this screen has done this. */
  isAct: (report: Game["report"]) => boolean;
  /** Whose turn it is. */
  phasing: (view: Game["view"]) => string;
}

export function createAftermath<Game extends AnyGame>(
  ctx: PlayContext<Game>,
  board: () => { view: { x: number; y: number }; lookAt: (x: number, y: number) => void },
  { recap: recapOf, outcome, isFighting, isAct, phasing }: StoryParts<Game>,
) {
  const { session } = ctx;
  const isPlayer = (side: string) => session.settings.seats[side] === "player";
  const { settings } = session;
  const entries = () => ctx.journal.entries();
  /** How many orders the player has seen: up to the last of the player, or to the last recap that was closed. */
  let seen = Math.min(
    settings.seen ?? entries().findLastIndex(({ side, follows }) => isPlayer(side) && !follows) + 1,
    session.length(),
  );
  /** What the map showed in its middle then. */
  let left: [number, number] | null = null;

  /** What the others have done from an order on; the map is where the player left it. */
  function recap(from: number) {
    ctx.recap = recapOf(from);
    if (!ctx.recap) return see();
    // The summary holds the combats of the others' turn. The result of one that the player's own order ended stays.
    if (ctx.outcome && ctx.outcome.to > from) ctx.outcome = null;
    if (left) board().lookAt(...left);
  }

  /** The player has seen all orders. */
  function see() {
    seen = settings.seen = session.length();
  }

  /** The game has been opened: shows what the player has not seen yet. */
  function opened() {
    const decides = session.seat() === "player" || session.over();
    const others = entries().slice(seen);
    if (!decides || isFighting(ctx.now.view) || !Object.keys(settings.seats).some(isPlayer)) return;
    if (others.some(({ side }) => !isPlayer(side))) recap(seen);
  }

  /** The player has given an order, or history has changed. */
  function goOn(before: Game["view"], report?: Game["report"]) {
    ctx.recap = null;
    // An answer in the enemy's combat belongs to the enemy's turn.
    if (!report || !isFighting(before) || isPlayer(phasing(before))) see();
    const { x, y } = board().view;
    if (session.seat() !== "player") left = [x, y];
  }

  /**
   * After a change of the game: once the player decides again, the page shows what the others have done. `received`:
   * orders have come in by a link.
   */
  function changed(before: Game["view"], report: Game["report"] | undefined, received: boolean) {
    const ended = report && !ctx.replay ? outcome(before, report) : null;
    ctx.outcome = ended ?? (report && !ctx.replay && !isAct(report) ? ctx.outcome : null);
    const decides = session.seat() === "player" || session.over();
    if (received && decides) return recap(Math.min(seen, before.orders));
    if (!report || isAct(report)) return goOn(before, report);
    if (!decides || ctx.replay || isFighting(ctx.now.view)) return;
    const own = ctx.outcome && ctx.outcome.to === session.length() && ctx.outcome.from < seen;
    // The player's own combat has just ended: its outcome says everything.
    if (own) see();
    else recap(seen);
  }

  /** The player has read the recap; a result beside it stays until the next order. */
  function close() {
    if (!ctx.recap) ctx.outcome = null;
    ctx.recap = null;
    see();
    ctx.callbacks.save(session);
  }

  return { changed, opened, close, seen: () => seen };
}
