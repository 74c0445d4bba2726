/** The names of the engine's types that the worksheet uses, and its own. */

import type {
  Answer,
  ReadyApp as App,
  ChartValue,
  CombatHex,
  CombatQuery,
  CombatReport,
  CombatUnit,
  Hexside,
  Refusal,
  RosterUnit,
  RuleSets,
  Side,
} from "../engine-types.ts";
import type { MapFacts } from "./map-facts.ts";
import type { Errors } from "../../../worksheet/errors.ts";
import type { Example } from "./examples.ts";
import type { SaveStatus } from "../../../store/sheet-saver.ts";

/** Whose hex it is on the sheet; beside the combat: neither's. */
export type Role = Side | "beside";

/** The worksheet: a query in which every hex is listed, whose each hex is, and answers stepped back over. */
export interface Sheet {
  query: CombatQuery & { hexes: CombatHex[]; hexsides: Hexside[]; answers: Answer[] };
  roles: Record<string, Role>;
  later: Answer[];
}

/** What the views of the worksheet read and its actions change. */
export interface RefereeContext {
  app: App;
  sheet: Sheet;
  report: CombatReport;
  roster: Map<string, RosterUnit>;
  ruleSets: RuleSets;
  charts: ChartValue[];
  facts: MapFacts;
  errors: Errors<Refusal>;
  change: (sheet: Sheet, options?: { say?: string; focus?: string; step?: boolean; dropped?: string }) => void;
  say: (text: string) => void;
  sideOfUnit: (unit: CombatUnit) => Side;
  examples: Example[];
  saveStatus: SaveStatus;
  /** What was wrong with the last entry, and the id of its field. */
  fault: { field: string; text: string } | null;
  /** Units whose further settings are shown. */
  opened: Set<string>;
  /** A result of the table in force. */
  cell: (line: string, column: number) => string;
  /** The rule set that the combat is compared with, or empty. */
  comparedPreset: string;
  canUndo: boolean;
  canRedo: boolean;
}
