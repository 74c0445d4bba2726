/** Types of the Referee of Rommel in the Desert. */

import type { Block, Position, Side } from "./position.ts";
import type { ReadyApp as App } from "../engine-types.ts";
import type { ChartChange } from "../charts/own-charts.ts";
import type { SaveStatus } from "../../../store/sheet-saver.ts";

/** What is asked about the position. */
export type Topic = "supply" | "reach" | "battle" | "hex";

export interface Selection {
  /** The chosen hex, -1 for none. */
  at: number;
  /** The hex under pointer or cursor. */
  pointed: number;
  /** The block to be placed; empty for none. */
  hand: string;
  /** The block that an answer is about; empty for none. */
  unit: string;
  /** Whose supply is asked about; empty for the side of the turn. */
  side: Side | "";
  search: string;
  nation: string;
  topic: Topic;
  /** Whether a move has the Rommel bonus. */
  rommel: boolean;
}

export interface RefereeContext {
  app: App;
  /** The board of this map is closed. */
  signal: AbortSignal;
  sheet: Position;
  selection: Selection;
  /** The blocks as shipped. */
  blocks: Block[];
  /** The blocks with the values of the sheet. */
  roster: Map<string, Block>;
  /** The values that this browser stores. */
  own: ChartChange[];
  switches: { field: string; values: string[] }[];
  saveStatus: SaveStatus;
  canUndo: boolean;
  canRedo: boolean;
  /** What is wrong with the hex that was typed. */
  fault: string;
  placeName: (hex: number) => string;
  /** A hex as the engine calls it, with its number. */
  hexWords: (hex: string) => string;
  say: (text: string) => void;
  change: (sheet: Position, more?: { say?: string; focus?: string; selection?: Partial<Selection> }) => void;
  select: (selection: Partial<Selection>, more?: { say?: string; focus?: string }) => void;
}
