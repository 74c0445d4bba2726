/** What the views of objectives, turns, units and graphs are given: plain data that a game makes. */

import type { Overlays } from "../board/overlays.ts";

/** Whether a condition holds at this moment. */
export type ConditionState = "met" | "open";

/** A victory condition with its state. */
export interface Condition {
  id: string;
  text: string;
  cases: readonly string[];
  rulings: readonly string[];
  state: ConditionState;
  /** By what it is met or open. */
  why: string;
  /** Where to look, or -1. */
  hex: number;
}

/** Victory points by what gives them. */
export interface Tally {
  /** Their names, in the order of the points. */
  sides: string[];
  rows: { id: string; name: string; hex: number; state: string; points: number[] }[];
  totals: number[];
  note: string;
}

/** What wins a game, and how it stands. */
export interface Objectives {
  title: string;
  /** The id of a side. */
  leader: string | null;
  /** Who leads, or who has won. */
  lead: string;
  /** Why. */
  reason: string;
  conditions: Condition[];
  tally: Tally | null;
}

/** A unit that comes or goes. */
export interface Scheduled {
  id: string;
  name: string;
  side: string;
  counter: Element | null;
  /** Such as the die on which it depends. */
  note: string;
  /** No source states its game-turn. */
  reconstructed: boolean;
}

/** A game-turn of the track. */
export interface TrackTurn {
  turn: number;
  date: string;
  state: "past" | "now" | "coming";
  /** The game ends with it. */
  last: boolean;
  /** Those that are not empty. */
  groups: { kind: "arrives" | "leaves" | "returns"; units: Scheduled[] }[];
}

/** A unit of the order of battle. */
export interface BattleUnit {
  id: string;
  name: string;
  counter: Element | null;
  /** In words. */
  state: string;
  tone: "full" | "depleted" | "lost" | "coming" | "off";
  /** In words. */
  place: string;
  /** -1 off the map. */
  hex: number;
}

export interface BattleGroup {
  id: string;
  side: string;
  title: string;
  units: BattleUnit[];
}

/** A line or a set of bars. */
export interface GraphSeries {
  name: string;
  /** 1 and 2 for the sides, 0 for what they are compared with. */
  tone: 0 | 1 | 2;
  /** One for each label. */
  values: (number | null)[];
}

/** A graph; `format` writes a value in the table. */
export interface Graph {
  id: string;
  title: string;
  note: string;
  shape: "lines" | "bars";
  /** What the labels are. */
  across: string;
  labels: string[];
  series: GraphSeries[];
  format?: (value: number) => string;
  /** In place of round numbers. */
  ticks?: { value: number; label: string }[];
  /** The scale begins at 0. */
  fromZero?: boolean;
}

/** What a game makes for these views, asked when they are shown. */
export interface Overview {
  objectives: () => Objectives;
  track: () => TrackTurn[];
  battle: () => BattleGroup[];
  graphs: () => Graph[];
  analyst?: AnalystParts;
}

/** Marks of the analyst on the map, in the form of the board's extras. */
export type MapMarks = NonNullable<Overlays["extras"]>;

/** Marks that are shown, with what they mean. */
export type ShownMarks = MapMarks & { caption: string };

/** Something that the analyst has found. */
export interface Finding {
  text: string;
  /** Lines below it. */
  more?: string[];
  cases?: string[];
  marks?: MapMarks;
}

/** What an answer has found. */
export interface Findings {
  /** How it was found. */
  note?: string;
  /** What is said where there is nothing. */
  none: string;
  /** What all marks together mean on the map. */
  legend?: string;
  findings: Finding[];
}

/**
 * A question to the analyst: calls of the engine's game with their arguments, and how the answers are read. One that
 * looks ahead is not asked once the game is over.
 */
export interface Question {
  id: string;
  ahead?: boolean;
  asks: (readonly [string, readonly unknown[]])[];
  read(answers: readonly unknown[]): Findings;
}

/** What a game gives to the analyst's tab. */
export interface AnalystParts {
  questions: () => Question[];
  /** From which win chances are taken. */
  points: () => { orders: number; label: string }[];
  /** What the turns are called. */
  across: () => string;
  /** The name of a turn. */
  turn: (turn: number) => string;
}
