// @ts-check
/** What the player is told after an order: the outcome of a combat, and what the others did in their turn. */
import { endsCombat, outcomeOf } from "./outcome.js";
import { lossesSince, recapOf } from "./recap.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.js").OrderTold} OrderTold */
/** @typedef {import("../engine-types.js").TableView} GameView */

/** Whether a combat or an overrun waits for an answer. @param {GameView} view */
const isFighting = ({ battle, overrun }) => battle !== undefined || !!overrun;

/** @param {PlayContext} ctx @param {() => {view: {x: number, y: number}, lookAt: (x: number, y: number) => void}} board */
export function createAftermath(ctx, board) {
  const { session } = ctx;
  const isPlayer = (/** @type {string} */ side) => session.settings.seats[side] === "player";
  /** What follows from standing orders belongs to the turn of the enemy. @param {OrderTold} report */
  const isAct = ({ by, phasing, follows }) => isPlayer(by) && !(follows && !isPlayer(phasing));
  const { settings } = session;
  const entries = () => ctx.journal.entries();
  /** How many orders the player has seen: up to the last of the player, or to the last recap that was closed. */
  let seen = Math.min(
    settings.seen ?? entries().findLastIndex(({ side, follows }) => isPlayer(side) && !follows) + 1,
    session.length(),
  );
  /** What the map showed in its middle then. @type {[number, number]|null} */
  let left = null;

  /**
   * The outcome to show: that of a combat just over; else the one on show, until the player goes on.
   * @param {GameView} before @param {OrderTold} [report]
   */
  function outcome(before, report) {
    if (!report || ctx.replay) return null;
    if (endsCombat(before, ctx.now.view, report)) return outcomeOf(ctx, report, ctx.now.view);
    return isAct(report) ? null : ctx.outcome;
  }

  /** What the others have done from an order on; the map is where the player left it. @param {number} from */
  function recap(from) {
    ctx.recap = recapOf(ctx, from);
    if (!ctx.recap) return see();
    // The summary tells of the last combat as well.
    ctx.outcome = null;
    if (left) board().lookAt(...left);
  }

  /** The player has seen all orders. */
  function see() {
    seen = settings.seen = session.length();
  }

  /** The game has been opened: what the player has not seen yet is told. */
  function opened() {
    const decides = session.seat() === "player" || session.over();
    const others = entries().slice(seen);
    if (!decides || isFighting(ctx.now.view) || !Object.keys(settings.seats).some(isPlayer)) return;
    if (others.some(({ side }) => !isPlayer(side))) recap(seen);
  }

  /** The player has given an order, or history has changed. @param {GameView} before @param {OrderTold} [report] */
  function goOn(before, report) {
    ctx.recap = null;
    // An answer in the enemy's combat belongs to the enemy's turn.
    if (!report || !isFighting(before) || isPlayer(before.phasing)) see();
    const { x, y } = board().view;
    if (session.seat() !== "player") left = [x, y];
  }

  /**
   * After a change of the game: once the player decides again, what the others have done is told.
   * @param {GameView} before @param {OrderTold|undefined} report
   * @param {boolean} received orders have come in by a link
   */
  function changed(before, report, received) {
    ctx.outcome = outcome(before, report);
    const decides = session.seat() === "player" || session.over();
    if (received && decides) return recap(Math.min(seen, before.orders));
    if (!report || isAct(report)) return goOn(before, report);
    if (!decides || ctx.replay || isFighting(ctx.now.view)) return;
    const own = ctx.outcome && ctx.outcome.to === session.length() && ctx.outcome.from < seen;
    // The player's own combat has just ended: its outcome says everything.
    if (own) see();
    else recap(seen);
  }

  /** The player has read the recap. */
  function close() {
    ctx.recap = ctx.outcome = null;
    see();
    ctx.callbacks.save(session);
  }

  /** @type {WeakMap<object, import("../../../play/outcome-card.js").UnitFate[]>} */
  const losses = new WeakMap();

  /** What the player has lost and was not told yet, where a combat of the enemy waits for an answer. */
  function lossesSoFar() {
    const { view } = ctx.now;
    if (ctx.replay || session.seat() !== "player" || !isFighting(view) || isPlayer(view.phasing)) return [];
    const known = losses.get(view) ?? lossesSince(ctx, seen);
    losses.set(view, known);
    return known;
  }

  return { changed, opened, close, losses: lossesSoFar };
}
