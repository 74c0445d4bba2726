// @ts-check
/**
 * A game at the table: owns the engine's handle, tells listeners after each change and hands the game to who keeps it.
 */
import { agreementOf, isPending } from "./agreement.ts";
import { sidesPlayedHere } from "./new-orders.ts";
import { isElsewhere, viewsOf } from "./viewer.ts";

/** @typedef {import("../shell/engine-types.ts").AnyGame} AnyGame */
/** The id of a side. @typedef {string} Side */
/**
 * Makes an index of the engine's legal list; `reach` asks for the hexes of a unit, which the list leaves out.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {{none(): Game["options"], read(legal: Game["legal"], reach: (unit: string) => Game["reach"]):
 *   Game["options"]}} Reader
 */
/** Who plays a side; away: somebody at another screen. @typedef {"player"|"script"|"away"} Seat */
/** @typedef {Record<Side, Seat>} Seats */
/**
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {{ok: true, report: Game["told"]} | {ok: false, refusal: Game["refusal"]}} Given
 */
/**
 * What has changed.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {object} Change
 * @property {"order"|"undo"|"redo"|"received"|"seats"|"note"} kind
 * @property {Game["told"]} [report] the order and what it brought about, as the viewer knows it now
 * @property {boolean} handed another side decides now
 */
/**
 * Settings beside the record.
 * @typedef {object} Settings
 * @property {Seats} seats
 * @property {boolean} handOver covers the map when the decision goes to another player at this screen
 * @property {import("./levels.ts").Level} [level] of the computer player
 * @property {boolean} [answered] the player at another screen has this game for certain: it came by a link, or a turn
 *   did
 * @property {number} [seen] how many orders the player at this screen has seen or been told of
 * @property {boolean} [hints] false: the players have agreed to do without the analyst's hints
 * @property {Side} [unconfirmed] the side played here whose standing orders came with a link and do not apply yet
 * @property {Side} [viewer] for whom the game is shown while no side of it is played here
 * @property {string} [secret] the number that the player here has committed to, until it is revealed; in no link and no
 *   file
 */
/**
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {ReturnType<typeof createSession<Game>>} Session
 */

/**
 * A scenario by its id; one that the engine does not list has its id for a name.
 * @param {Pick<import("../shell/engine-types.ts").TableEngine, "scenarios">} engine @param {string} id
 */
export const scenarioOf = (engine, id) =>
  engine.scenarios().scenarios.find((one) => one.id === id) ?? { id, name: id, earlier: 0, lastTurn: 0 };

/**
 * @template {AnyGame} [Game=AnyGame]
 * @param {import("../shell/engine-types.ts").Handle<Game> & Game["handle"]} handle
 * @param {Settings} settings
 * @param {import("../shell/engine-types.ts").Scenario} scenario
 * @param {Reader<Game>} reader
 * @param {import("./viewer.ts").Viewer} [viewer] for whom the game is shown where no side of it is played here
 */
export function createSession(handle, settings, scenario, reader, viewer = settings.viewer ?? null) {
  /** @type {((change: Change<Game>) => void)[]} */
  const listeners = [];
  /** @type {import("./viewer.ts").Views<Game>} */
  const views = viewsOf(handle, () => settings.seats, viewer);
  let view = current();
  /** @type {Game["options"]|null} */
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

  /** @param {Omit<Change<Game>, "handed">} change */
  function notify(change) {
    const { orders } = view;
    if (change.kind === "note") return void listeners.forEach((listener) => listener({ ...change, handed: false }));
    const before = views.viewer();
    if (change.report && change.report.by === settings.unconfirmed && givesStanding(change.report.order))
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
    handle: /** @type {Game["handle"]} */ (handle),
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
    /** Goes on with the agreement. Throws what the engine throws. @param {(handle: Game["handle"]) => void} step */
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
    asViewer: views.asViewer,
    /** The engine's id of the game, the same for all its histories. */
    id: () => (id ||= handle.gameId()),
    over: () => view.phase === "over",
    length: () => view.orders,
    /** @param {Game["order"]} order @param {number[]} [faces] dice that the players have thrown @returns {Given<Game>} */
    give(order, faces = []) {
      const given = views.give(order, faces);
      if (given.kind === "refused") return { ok: false, refusal: given.refusal };
      const { kind, ...report } = given;
      const change = { kind: /** @type {const} */ ("order"), report: /** @type {Game["told"]} */ (report) };
      notify(change);
      return { ok: true, report: change.report };
    },
    /** Whether an order may be given. @param {Game["order"]} order */
    check(order) {
      return handle.check(order).kind === "allowed";
    },
    /** The rule against an order, or null. @param {Game["order"]} order @returns {Game["refusal"]|null} */
    refusal(order) {
      const check = handle.check(order);
      return check.kind === "refused" ? check.refusal : null;
    },
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
    /** @param {(change: Change<Game>) => void} listener */
    onChange: (listener) => void listeners.push(listener),
    /** Gives the engine's memory back; nothing may be asked afterwards. */
    close() {
      if (open) handle.free();
      open = false;
    },
    isOpen: () => open,
  };
}

/** Whether an order gives or takes back standing orders. @param {unknown} order */
const givesStanding = (order) => typeof order === "object" && order !== null && "standing" in order && !!order.standing;

/** @param {{kind: string, reason?: string}} check */
const reason = (check) => (check.kind === "allowed" ? "" : (check.reason ?? "nothing"));
