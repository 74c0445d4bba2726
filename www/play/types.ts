/** What the game screens of all games share. A game fills in its own types (`AnyGame`) where it has a context or parts. */

import type { Reader, Seats, Session, Settings } from "./session.ts";
import type { AnyGame, Handle, OrderTold, TableEngine } from "../shell/engine-types.ts";
import type { Lang } from "../lang/lang.ts";
import type { App, ReadyApp } from "../shell/app-types.ts";
import type { Opponent, Pace } from "./computer-opponent.ts";
import type { Overview, ShownMarks } from "./overview-types.ts";
import type { Palette } from "../board/palette.ts";
import type { Charts, StoredCharts } from "../store/charts.ts";
import type { Calls } from "../library/types.ts";

/** What the surroundings of a game do: they save and open games. */
export interface PlayCallbacks {
  save: (session: Session) => void;
  saveStatus: () => SaveStatus;
  /** Whether notes written here are saved. */
  notes: () => boolean;
  newGame: () => void;
  /** Continues the game from there as another one, where that is offered. */
  branch?: (at: number) => void;
  /** Opens the library. */
  games: () => void;
  /** A save file that comes in. */
  open: (text: string) => void;
  /** The panel has been drawn again. */
  drawn?: () => void;
  /** What a game offers that is only looked at. */
  look?: FirstLook;
  /** The replay shows the game after a number of orders; null: it has ended. */
  replay?: (at: number | null) => void;
  /** What the menu offers, where that is not everything. */
  menu?: string[];
  /** What stands before the menu. */
  keys?: () => HTMLElement[];
  /** How many orders the receiver of a turn has; without it, the number is computed. */
  sent?: () => number;
}

/** A game that came by a link for the first time, before a side of it is played here. */
export interface FirstLook {
  /** A sentence before everything else, or nothing. */
  lead: string;
  /** Asks which side is played here. */
  take: () => void;
  /** It is played on, by another way than a side. */
  accepted: () => void;
  close: () => void;
}

/** An event in words. `hex`: -1 for none. */
export interface EventWords {
  text: string;
  cases: readonly string[];
  rulings: readonly string[];
  hex: number;
}

/**
 * How a game is put into words: an order and what came of it (`fights` where a combat begins with it), a refusal, the
 * date of a game-turn, the place of a value of the charts.
 */
export interface PlayWords<Game extends AnyGame = AnyGame> {
  entry(report: Game["report"], ctx: PlayContext<Game>): { text: string; events: EventWords[]; fights: boolean };
  refusal(refusal: Game["refusal"], lang: Lang): string;
  date: (turn: number, scenario: { earlier?: number }, tag: string) => string;
  place(what: string, app: { lang: App["lang"]; wasm: Game["wasm"] }): string;
}

/** Whether and where the game is saved, in words. */
export interface SaveStatus {
  kind: string;
  text: string;
  bad: boolean;
}

/** How far a step of the replay goes. */
export type Step = "order" | "phase" | "turn" | "combat";

export interface Replay {
  /** How many orders of the record are shown. */
  at: number;
  by: Step;
  /** It goes on by itself. */
  plays: boolean;
  /** Where it begins: 0, or that of the recap of a turn. */
  since: number;
  /** Where it stops and comes back to the present, for the recap of a turn. */
  until: number | null;
}

/** A cell of the results table in which a result was read: `read` says for whom. */
export interface ReadCell {
  column: number;
  read: string;
}

/** The part of a results table that a combat used. */
export interface UsedTable {
  name: string;
  columns: number[];
  /** What led to a column, in order. */
  marks: { column: number; text: string }[];
  /** A text for each column. */
  rows: { name: string; cells: string[]; read: ReadCell }[];
}

export interface UnitFate {
  id: string;
  name: string;
  side: string;
  /** Its counter. */
  before: Element | null;
  /** Null where it has left the map. */
  after: Element | null;
  /** What became of it. */
  text: string;
  /** The class of its colour. */
  tone: string;
  /** It stands where it stood, as it was. */
  unharmed: boolean;
}

/** A combat that is over, as plain data. */
export interface Outcome {
  title: string;
  /** Who fought whom. */
  about: string;
  /** Orders before it. */
  from: number;
  /** Orders after it. */
  to: number;
  /** Where it was fought, or -1. */
  hex: number;
  dice: { face: number; text: string }[];
  table: UsedTable | null;
  units: UnitFate[];
  notes: string[];
  /** How it was worked out, in the form of the game. */
  findings: unknown;
}

/** As plain data. */
export interface Recap {
  title: string;
  /** Orders before the first of them. */
  from: number;
  /** Orders after the last. */
  to: number;
  /** What has become of the player's units. */
  losses: UnitFate[];
  combats: Outcome[];
  /** Thrown outside of combats, each with what it was for, and what came of them: without faces. */
  dice: { faces: number[]; text: string }[];
  /** Everything else; `at`: orders before it. */
  orders: { at: number; text: string; hex: number }[];
  /** What the player's standing orders decided. */
  standing?: { at: number; text: string }[];
  /** No unit was affected and the orders are few: they are listed, and nothing else. */
  brief?: boolean;
  /** Of all that moved, for the map. */
  trails: { hexes: number[]; side: string }[];
}

/** An order given, in words as they were true then. */
export interface Entry {
  /** Counted from 1. */
  number: number;
  /** Who gave it. */
  side: string;
  /** The key of its phase. */
  turn: string;
  /** The key of its player-turn. */
  playerTurn: string;
  /** Whether a combat begins with it. */
  fights: boolean;
  heading: string;
  text: string;
  faces: number[];
  /** What a player wrote beside it. */
  note: string;
  /** Whether it follows from standing orders. */
  follows: boolean;
  events: EventWords[];
}

/** The entries of a game, a list for each viewer. */
export interface Journal {
  /** What the viewer may read. */
  entries: () => Entry[];
  /**
   * Adds the orders that the viewer's list does not have yet; `last`: the last order as the viewer knows it; without it
   * the engine is asked.
   */
  add: (entryOf: (report: OrderTold) => Entry, last?: OrderTold) => void;
  /** Keeps the first orders and drops the others. */
  cut: (length: number) => void;
}

/** What the views of every game read and their actions change. */
export interface PlayContext<Game extends AnyGame = AnyGame> {
  app: ReadyApp<Game>;
  session: Session<Game>;
  words: PlayWords<Game>;
  now: { view: Game["view"] };
  replay: Replay | null;
  opponent: Opponent;
  /** Gives what follows from standing orders. */
  follower?: ReturnType<typeof import("./standing-orders.ts").createFollower> | null;
  /** Of the last combat, until the player goes on. */
  outcome: Outcome | null;
  /** Of what the others did, until the player goes on. */
  recap: Recap | null;
  /** Objectives, turn track, order of battle, graphs and analyst. */
  overview: Overview;
  /** What the analyst has marked on the map, until the game changes or the player takes it off. */
  analysed: ShownMarks | null;
  draw: () => void;
  journal: Journal;
  /** Keys of the parts whose content is made when they are first opened. */
  opened: Set<string>;
  /** How many of the last orders the log shows. */
  logLength: number;
  /** Shows the game after so many orders; null: at present. */
  replayTo: (at: number | null, changes?: Partial<Replay>) => void;
  /** What ends when the counters on their way have arrived. */
  arrival: () => Promise<void> | null;
  dialogs: HTMLElement;
  focusMap: () => void;
  unitName: (id: string) => string;
  /** Number and name. */
  placeName: (hex: number) => string;
  say: (text: string) => void;
  /** Whether the player at this screen decides now. */
  mine: () => boolean;
  /** Puts the focus in the panel. */
  focusOn: (id: string) => void;
  callbacks: PlayCallbacks;
  /** How fast the script's orders are shown. */
  pace: Pace;
  /** Whether and where the game is saved. */
  saveStatus: SaveStatus;
  /** The map as it is seen. */
  snapshot: () => HTMLCanvasElement;
  palette: () => Palette;
}

/** The context of a table, with what it does on its map; `marked`: hexes that the guided game shows. */
export type TableContext<Game extends AnyGame = AnyGame> = PlayContext<Game> & {
  show: (hex: number) => void;
  reveal: (hex: number) => void;
  closeRecap: () => void;
  marked?: number[];
};

/** A game on the table. */
export interface Table {
  ctx: TableContext;
  showSaveStatus: (status: SaveStatus) => void;
  /** A small one of the map, for the list of games. */
  picture: () => string;
  /** Covers the game where it is for the next player at this screen alone. */
  cover?: () => void;
  close: () => void;
}

/** What finds the charts that a game names. */
export interface ChartFinder {
  find: (check: string) => { text: string } | null;
}

/**
 * Charts that an owner of the game has filled in: the engine, which finds the charts that a game names; what a game
 * needs that is not here, null for any other error; and the ways to fill them in.
 */
export interface PlayCharts<Game extends AnyGame = AnyGame, Needed = unknown> {
  with(wasm: Game["wasm"], charts: ChartFinder): TableEngine<Game>;
  neededBy: (error: unknown) => Needed | null;
  ask(dialogs: HTMLElement, app: ReadyApp<Game>, charts: Charts, needed: Needed): Promise<boolean>;
  edit(dialogs: HTMLElement, app: ReadyApp<Game>, charts: Charts): Promise<string>;
}

/** What the form of a new game asks of the page. */
export interface StartCallbacks<Game extends AnyGame = AnyGame> {
  /** Gives why it cannot be, or nothing. */
  begin: (start: Game["start"], settings: Settings) => string;
  /** To the open game. */
  back: (() => void) | null;
  load: (file: File) => void;
  games: () => void;
  charts: { list: () => StoredCharts[]; find: (check: string) => StoredCharts | null; edit: () => Promise<string> };
  guide: { offered: boolean; go: () => void; not: () => void };
}

/** What the guided first game asks of the page. */
export interface TourCallbacks {
  leave: () => void;
  /** Makes a game of one's own of it. */
  save: (handle: Handle) => void;
  games: () => void;
  open: (text: string) => void;
}

/**
 * What a game brings to the game screen: its words and charts, the `reader` of the legal list, the form of a new game,
 * the table, what the list of games asks of the engine, the guided first game, the game that begins without questions
 * (`quick`), and who plays on where a guided game is kept.
 */
export interface PlayParts<Game extends AnyGame = AnyGame, Needed = unknown> {
  words: PlayWords<Game>;
  charts: PlayCharts<Game, Needed>;
  reader: Reader<Game>;
  showStart(root: HTMLElement, app: ReadyApp<Game>, callbacks: StartCallbacks<Game>): void;
  mountTable(root: HTMLElement, app: ReadyApp<Game>, session: Session<Game>, callbacks: PlayCallbacks): Table;
  libraryCalls(app: ReadyApp<Game>): Partial<Calls>;
  guide(root: HTMLElement, app: ReadyApp<Game>, callbacks: TourCallbacks): Promise<{ close: () => void }>;
  quick: { start: Game["start"]; settings: Settings };
  guided: Seats;
}
