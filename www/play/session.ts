/**
 * A game at the table: owns the engine's handle, tells listeners after each change and hands the game to who keeps it.
 */
import { agreementOf, isPending } from "./agreement.ts";
import { sidesPlayedHere } from "./new-orders.ts";
import { isElsewhere, viewsOf } from "./viewer.ts";
import type { AnyGame, Handle, Scenario, TableEngine } from "../shell/engine-types.ts";
import type { Level } from "./levels.ts";
import type { Viewer, Views } from "./viewer.ts";

/** The id of a side. */
export type Side = string;

/** Makes an index of the engine's legal list; `reach` asks for the hexes of a unit, which the list leaves out. */
export interface Reader<Game extends AnyGame = AnyGame> {
  none(): Game["options"];
  read(legal: Game["legal"], reach: (unit: string) => Game["reach"]): Game["options"];
}

/** Who plays a side; away: somebody at another screen. */
export type Seat = "player" | "script" | "away";

export type Seats = Record<Side, Seat>;

type Given<Game extends AnyGame = AnyGame> =
  | { ok: true; report: Game["report"] }
  | { ok: false; refusal: Game["refusal"] };

/** What has changed. */
export interface Change<Game extends AnyGame = AnyGame> {
  kind: "order" | "undo" | "redo" | "received" | "seats" | "note";
  /** The order and what it brought about, as the viewer knows it now. */
  report?: Game["report"];
  /** Another side decides now. */
  handed: boolean;
}

/** Settings beside the record. */
export interface Settings {
  seats: Seats;
  /** Covers the map when the decision goes to another player at this screen. */
  handOver: boolean;
  /** Of the computer player. */
  level?: Level;
  /** The player at another screen has this game for certain: it came by a link, or a turn did. */
  answered?: boolean;
  /** How many orders the player at this screen has seen or been told of. */
  seen?: number;
  /** `false`: the players have agreed to do without the analyst's hints. */
  hints?: boolean;
  /** The side played here whose standing orders came with a link and do not apply yet. */
  unconfirmed?: Side;
  /** For whom the game is shown while no side of it is played here. */
  viewer?: Side;
  /** The number that the player here has committed to, until it is revealed; in no link and no file. */
  secret?: string;
}

export type Session<Game extends AnyGame = AnyGame> = ReturnType<typeof createSession<Game>>;

/** A scenario by its id; one that the engine does not list has its id for a name. */
export const scenarioOf = (engine: Pick<TableEngine, "scenarios">, id: string) =>
  engine.scenarios().scenarios.find((one) => one.id === id) ?? { id, name: id, earlier: 0, lastTurn: 0 };

/** `viewer`: for whom the game is shown where no side of it is played here. */
export function createSession<Game extends AnyGame = AnyGame>(
  handle: Handle<Game> & Game["handle"],
  settings: Settings,
  scenario: Scenario,
  reader: Reader<Game>,
  viewer: Viewer = settings.viewer ?? null,
) {
  const listeners: ((change: Change<Game>) => void)[] = [];
  const views: Views<Game> = viewsOf(handle, () => settings.seats, viewer);
  let view = current();
  let options: Game["options"] | null = null;
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

  function notify(change: Omit<Change<Game>, "handed">) {
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
    handle: handle as Game["handle"],
    settings,
    scenario: { ...scenario, lastTurn: handle.lastTurn?.() ?? scenario.lastTurn },
    view: () => view,
    viewer: views.viewer,
    /** What may be ordered now, as the reader gives it. */
    options: () =>
      (options ??=
        view.phase === "over" || isPending(agreement) ? reader.none() : reader.read(views.legal(), views.reach)),
    /** Before the players have agreed on a seed nothing is decided at this screen. */
    seat: (): Seat => (isPending(agreement) ? "away" : settings.seats[view.by]),
    /** How the seed was, or is being, agreed; null where it is not. */
    agreement: () => agreement,
    /** Goes on with the agreement. Throws what the engine throws. */
    agree(step: (handle: Game["handle"]) => void) {
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
    /** `faces`: dice that the players have thrown. */
    give(order: Game["order"], faces: number[] = []): Given<Game> {
      const given = views.give(order, faces);
      if (given.kind === "refused") return { ok: false, refusal: given.refusal };
      const { kind, ...report } = given;
      const change = { kind: "order" as const, report: report as Game["report"] };
      notify(change);
      return { ok: true, report: change.report };
    },
    /** Whether an order may be given. */
    check(order: Game["order"]) {
      return handle.check(order).kind === "allowed";
    },
    /** The rule against an order, or null. */
    refusal(order: Game["order"]): Game["refusal"] | null {
      const check = handle.check(order);
      return check.kind === "refused" ? check.refusal : null;
    },
    /** Why the last order cannot be taken back; empty where it can. */
    undoBar: () => reason(handle.canUndo()),
    /** Why no order can be given again; empty where one can. */
    redoBar: () => reason(handle.canRedo()),
    /** Returns why not, or empty. */
    undoRedo(direction: "undo" | "redo"): string {
      const why = reason(handle[direction]());
      if (!why) notify({ kind: direction });
      return why;
    },
    /**
     * Takes the orders of a turn link; with `upTo` only the first ones, until the game has that many. Throws what the
     * engine throws.
     */
    receive(link: string, upTo?: number) {
      const { orders } = views.receive(link, upTo, sidesPlayedHere(settings.seats)[0]);
      settings.answered = true;
      notify({ kind: "received" });
      return orders;
    },
    /** Writes a note beside an order, counted from 0; an empty text takes it away. Throws what the engine throws. */
    note(order: number, text: string) {
      handle.note(order, text);
      notify({ kind: "note" });
    },
    /** A player who takes a side at another screen does not have the game yet. */
    set(next: Partial<Settings>) {
      const { seats } = settings;
      const leaves = (side: Side) => next.seats?.[side] === "away" && seats[side] !== "away";
      Object.assign(settings, next);
      delete settings.viewer;
      const viewer = views.viewer();
      if (viewer !== null && isElsewhere(settings.seats)) settings.viewer = viewer;
      if (Object.keys(seats).some(leaves)) settings.answered = false;
      notify({ kind: "seats" });
    },
    onChange: (listener: (change: Change<Game>) => void) => void listeners.push(listener),
    /** Gives the engine's memory back; nothing may be asked afterwards. */
    close() {
      if (open) handle.free();
      open = false;
    },
    isOpen: () => open,
  };
}

/** Whether an order gives or takes back standing orders. */
const givesStanding = (order: unknown) =>
  typeof order === "object" && order !== null && "standing" in order && !!order.standing;

const reason = (check: { kind: string; reason?: string }) =>
  check.kind === "allowed" ? "" : (check.reason ?? "nothing");
