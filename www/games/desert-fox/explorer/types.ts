/** The names of the engine's types that the map explorer uses, and its own. */

import type {
  ReadyApp as App,
  BoardAnswer,
  BoardQuery,
  BoardUnit,
  MoveAnswer,
  MoveMode,
  Nation,
  PositionSheet,
  Refused,
  RosterUnit,
  RuleSets,
} from "../engine-types.ts";
import type { Answers } from "./queries.ts";
import type { SaveStatus } from "../../../store/sheet-saver.ts";
import type { Values } from "../values.ts";
import type { MapModel } from "../map-model.ts";

export type Question = BoardQuery["question"];

/** A kind of answer. */
export type Answer<K extends BoardAnswer["kind"]> = Extract<BoardAnswer, { kind: K }>;

/** What was asked and came back, or that the engine refused. */
export type AnswerOrRefusal<K extends BoardAnswer["kind"]> = Answer<K> | Answer<"refused">;

/** The kind of answer to a question. */
export type KindOfAnswer<Q extends Question> = Q["kind"] extends BoardAnswer["kind"] ? Q["kind"] : "done";

/** A counter as the tray offers it: a unit without a hex. */
export type Counter = Omit<BoardUnit, "hex">;

/** What is being placed: a new counter, or units taken up from their hex. */
export type Hand = { counter: Counter } | { units: string[] };

/** What is chosen and shown; it is no part of the position and is not stored. */
export interface Selection {
  /** The hex chosen, or -1. */
  at: number;
  /** Units in it. */
  chosen: string[];
  mode: MoveMode;
  /** The hex that a move is to end in, or -1. */
  goal: number;
  /** The hex under pointer or cursor, or -1. */
  pointed: number;
  hand: Hand | null;
  search: string;
  nation: Nation | "all";
  /** Hexes that the unit chosen is to retreat, or 0. */
  retreat: number;
  /** What the values of the tables are searched for. */
  tables: string;
}

/** What the views of the explorer read and its actions change. */
export interface ExplorerContext {
  app: App;
  sheet: PositionSheet;
  selection: Selection;
  answers: Answers;
  roster: Map<string, RosterUnit>;
  ruleSets: RuleSets;
  saveStatus: SaveStatus;
  overlays: Set<string>;
  /** Lists that the reader has opened. */
  opened: Set<string>;
  /** Hexes to be attacked. */
  targets: Set<number>;
  /** Units that could attack and do not. */
  excluded: Set<string>;
  /** What the engine said to the attack. */
  refusal: Refused | null;
  canUndo: boolean;
  canRedo: boolean;
  /** A sentence at the field where a hex was typed. */
  fault: string;
  valuesOf: (unit: BoardUnit | Counter) => Values;
  /** Of a unit, or of what the engine names a hex of. */
  hexOf: (at: { hex: string }) => number;
  /** The number of the edition in force. */
  hexName: (hex: number) => string;
  /** Number and name. */
  placeName: (hex: number) => string;
  change: (sheet: PositionSheet, options?: { say?: string; focus?: string; selection?: Partial<Selection> }) => void;
  updateSelection: (selection: Partial<Selection>, say?: string) => void;
  say: (text: string) => void;
  model: MapModel;
  /** Asks for the dice after a move. */
  roll: (move: MoveAnswer) => Promise<number[] | null>;
  /** The hex of a printed number or place, or -1. */
  find: (text: string) => number;
  /** Brings a hex into sight on the map. */
  show: (hex: number) => void;
  /** Brings the map before the worksheet. */
  forward: () => void;
}
