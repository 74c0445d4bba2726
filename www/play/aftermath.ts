// @ts-check
/** What the page shows a player after an order: the outcome of a combat, and what the others did in their turn. */

/** @typedef {import("../shell/engine-types.ts").AnyGame} AnyGame */
/**
 * What a game says of its combats.
 * @template {AnyGame} Game
 * @typedef {object} StoryParts
 * @property {(from: number) => import("./types.ts").Recap|null} recap what the others have done from an order on
 * @property {(before: Game["view"], report: Game["told"]) => import("./types.ts").Outcome|null} outcome of the combat
 *   that an order has ended, or null
 * @property {(view: Game["view"]) => boolean} isFighting whether a combat is under way
 * @property {(report: Game["told"]) => boolean} isAct whether the player at this screen has done this
 * @property {(view: Game["view"]) => string} phasing whose turn it is
 */

/**
 * @template {AnyGame} Game
 * @param {import("./types.ts").PlayContext<Game>} ctx
 * @param {() => {view: {x: number, y: number}, lookAt: (x: number, y: number) => void}} board
 * @param {StoryParts<Game>} parts
 */
export function createAftermath(ctx, board, { recap: recapOf, outcome, isFighting, isAct, phasing }) {
  const { session } = ctx;
  const isPlayer = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  const { settings } = session;
  const entries = () => ctx.journal.entries();
  /** How many orders the player has seen: up to the last of the player, or to the last recap that was closed. */
  let seen = Math.min(
    settings.seen ?? entries().findLastIndex(({ side, follows }) => isPlayer(side) && !follows) + 1,
    session.length(),
  );
  /** What the map showed in its middle then. @type {[number, number]|null} */
  let left = null;

  /** What the others have done from an order on; the map is where the player left it. @param {number} from */
  function recap(from) {
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

  /** The player has given an order, or history has changed. @param {Game["view"]} before @param {Game["told"]} [report] */
  function goOn(before, report) {
    ctx.recap = null;
    // An answer in the enemy's combat belongs to the enemy's turn.
    if (!report || !isFighting(before) || isPlayer(phasing(before))) see();
    const { x, y } = board().view;
    if (session.seat() !== "player") left = [x, y];
  }

  /**
   * After a change of the game: once the player decides again, the page shows what the others have done.
   * @param {Game["view"]} before @param {Game["told"]|undefined} report
   * @param {boolean} received orders have come in by a link
   */
  function changed(before, report, received) {
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
