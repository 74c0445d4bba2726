// @ts-check
/**
 * A game at the table: owns the engine's handle, tells listeners after each change and hands the game to who keeps it.
 */
import { agreementOf, isPending } from "./agreement.js";
import { sidesPlayedHere } from "./new-orders.js";
import { isElsewhere, viewsOf } from "./viewer.js";

/** @typedef {import("./types.js").Handle} Handle */
/** @typedef {import("./types.js").GameOrder} GameOrder */
/** The id of a side. @typedef {string} Side */
/**
 * What the table shows of a game. Every game has: who decides (`by`), `phase`, `turn`, how many `orders` it has, how
 * many it had when the player-turn began (`turnBegins`), `scenario`, whether dice are `entered`, and at its end the
 * `outcome`.
 * @typedef {any} TableView
 */
/**
 * What an order has brought about: its number from 0 (`at`), who gave it (`by`), the `order`, the `faces` thrown, and
 * what the game itself adds.
 * @typedef {any} OrderTold
 */
/** @typedef {any} Refusal */
/**
 * Makes an index of the engine's legal list; `reach` asks for the hexes of a unit, which the list leaves out.
 * @typedef {{none: () => any, read: (legal: any, reach: (unit: string) => any) => any}} Reader
 */
/** Who plays a side; away: somebody at another screen. @typedef {"player"|"script"|"away"} Seat */
/** @typedef {Record<Side, Seat>} Seats */
/** @typedef {{ok: true, report: OrderTold} | {ok: false, refusal: Refusal}} Given */
/**
 * What has changed.
 * @typedef {object} Change
 * @property {"order"|"undo"|"redo"|"received"|"seats"|"note"} kind
 * @property {OrderTold} [report] the order and what it brought about, as the viewer knows it now
 * @property {boolean} handed another side decides now
 */
/**
 * Settings beside the record.
 * @typedef {object} Settings
 * @property {Seats} seats
 * @property {boolean} handOver covers the map when the decision goes to another player at this screen
 * @property {import("./levels.js").Level} [level] of the computer player
 * @property {boolean} [answered] the player at another screen has this game for certain: it came by a link, or a turn
 *   did
 * @property {number} [seen] how many orders the player at this screen has seen or been told of
 * @property {boolean} [hints] false: the players have agreed to do without the analyst's hints
 * @property {Side} [unconfirmed] the side played here whose standing orders came with a link and do not apply yet
 * @property {Side} [viewer] for whom the game is shown while no side of it is played here
 * @property {string} [secret] the number that the player here has committed to, until it is revealed; in no link and no
 *   file
 */
/** @typedef {ReturnType<typeof createSession>} Session */

/**
 * @param {Handle} handle
 * @param {Settings} settings
 * @param {{id: string, name: string, earlier: number, lastTurn: number}} scenario
 * @param {Reader} reader
 * @param {import("./viewer.js").Viewer} [viewer] for whom the game is shown where no side of it is played here
 */
export function createSession(handle, settings, scenario, reader, viewer = settings.viewer ?? null) {
  /** @type {((change: Change) => void)[]} */
  const listeners = [];
  const views = viewsOf(handle, () => settings.seats, viewer);
  let view = current();
  /** @type {any} */
  let options = null;
  /** Who decided last. */
  let by = view.by;
  let id = "";
  let open = true;
  let agreement = agreementOf(handle);

  /** The game as it stands. Nothing follows from standing orders that the player here has not confirmed. */
  function current() {
    const now = views.view();
    return now.follows && now.by === settings.unconfirmed ? { ...now, follows: undefined } : now;
  }

  /** @param {Omit<Change, "handed">} change */
  function notify(change) {
    const { orders } = view;
    if (change.kind === "note") return void listeners.forEach((listener) => listener({ ...change, handed: false }));
    const before = views.viewer();
    if (change.report && change.report.by === settings.unconfirmed && change.report.order.standing)
      delete settings.unconfirmed;
    view = current();
    options = null;
    if (change.report && before !== views.viewer()) [change.report] = views.journal(orders, orders + 1);
    // What follows from standing orders is no decision: the players stay where they are.
    const handed = by !== view.by && view.phase !== "over" && !view.follows;
    if (!view.follows) by = view.by;
    for (const listener of [...listeners]) if (open) listener({ ...change, handed });
  }

  return {
    handle,
    settings,
    scenario: { ...scenario, lastTurn: handle.lastTurn?.() ?? scenario.lastTurn },
    view: () => view,
    viewer: views.viewer,
    /** What may be ordered now, as the reader gives it. */
    options: () =>
      (options ??=
        view.phase === "over" || isPending(agreement) ? reader.none() : reader.read(views.legal(), views.reach)),
    /** Before the players have agreed on a seed nothing is decided at this screen. @returns {Seat} */
    seat: () => (isPending(agreement) ? "away" : settings.seats[view.by]),
    /** How the seed was, or is being, agreed; null where it is not. */
    agreement: () => agreement,
    /** Goes on with the agreement. Throws what the engine throws. @param {(handle: Handle) => void} step */
    agree(step) {
      step(handle);
      agreement = agreementOf(handle);
      id = "";
      if (!isPending(agreement)) {
        settings.answered = settings.secret === undefined;
        delete settings.secret;
      }
      notify({ kind: "received" });
    },
    viewAt: views.viewAt,
    journal: views.journal,
    transcript: views.transcript,
    ask: views.ask,
    battleChances: views.battleChances,
    /** The engine's id of the game, the same for all its histories. */
    id: () => (id ||= handle.gameId()),
    over: () => view.phase === "over",
    length: () => view.orders,
    /** @param {GameOrder} order @param {number[]} [faces] dice that the players have thrown @returns {Given} */
    give(order, faces = []) {
      const { kind, refusal, ...report } = views.give(order, faces);
      if (kind === "refused") return { ok: false, refusal };
      const change = { kind: /** @type {const} */ ("order"), report };
      notify(change);
      return { ok: true, report: change.report };
    },
    /** Whether an order may be given. @param {GameOrder} order */
    check: (order) => handle.check(order).kind === "allowed",
    /** The rule against an order, or null. @param {GameOrder} order @returns {Refusal|null} */
    refusal(order) {
      const check = handle.check(order);
      return check.kind === "refused" ? check.refusal : null;
    },
    /** @param {string} unit @param {string} hex @param {boolean} forced */
    path: (unit, hex, forced) => handle.path(unit, hex, forced),
    /**
     * What each step of a path costs these units and why; nothing where they cannot go it.
     * @param {string[]} units
     * @param {string} path such as `e ne`
     * @param {boolean} forced
     * @returns {any[]}
     */
    steps: (units, path, forced) => handle.steps(units, path, forced) ?? [],
    /** @param {string[]} units @param {string[]} hexes */
    preview: (units, hexes) => handle.preview({ units, hexes }),
    /** Why the last order cannot be taken back; empty where it can. */
    undoBar: () => reason(handle.canUndo()),
    /** Why no order can be given again; empty where one can. */
    redoBar: () => reason(handle.canRedo()),
    /** @param {"undo"|"redo"} direction @returns {string} why not, or empty */
    undoRedo(direction) {
      const why = reason(handle[direction]());
      if (!why) notify({ kind: direction });
      return why;
    },
    /**
     * Takes the orders of a turn link; with `upTo` only the first ones, until the game has that many. Throws what the
     * engine throws.
     * @param {string} link
     * @param {number} [upTo]
     */
    receive(link, upTo) {
      const { orders } = views.receive(link, upTo, sidesPlayedHere(settings.seats)[0]);
      settings.answered = true;
      notify({ kind: "received" });
      return orders;
    },
    /**
     * Writes a note beside an order, counted from 0; an empty text takes it away. Throws what the engine throws.
     * @param {number} order
     * @param {string} text
     */
    note(order, text) {
      handle.note(order, text);
      notify({ kind: "note" });
    },
    /**
     * A player who takes a side at another screen does not have the game yet.
     * @param {Partial<Settings>} next
     */
    set(next) {
      const { seats } = settings;
      const leaves = (/** @type {Side} */ side) => next.seats?.[side] === "away" && seats[side] !== "away";
      Object.assign(settings, next);
      delete settings.viewer;
      const viewer = views.viewer();
      if (viewer !== null && isElsewhere(settings.seats)) settings.viewer = viewer;
      if (Object.keys(seats).some(leaves)) settings.answered = false;
      notify({ kind: "seats" });
    },
    /** @param {(change: Change) => void} listener */
    onChange: (listener) => void listeners.push(listener),
    /** Gives the engine's memory back; nothing may be asked afterwards. */
    close() {
      if (open) handle.free();
      open = false;
    },
    isOpen: () => open,
  };
}

/** @param {{kind: string, reason?: string}} check */
const reason = (check) => (check.kind === "allowed" ? "" : (check.reason ?? "nothing"));
