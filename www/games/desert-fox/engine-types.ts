/** The names of the engine's types that the page uses, and which of them the shared parts of the page work with. */

import type { MapData } from "./map-model.ts";
import type {
  Carrier,
  CombatQuery,
  GameOrder,
  GameOutcome,
  GamePhase,
  GameStart,
  Game as Handle,
  LegalView,
  MoveMode,
  MoveView,
  Outcome,
  Refusal,
  RuleSetChoice,
} from "../../../pkg/desert-fox/desert_fox.js";
export type {
  /** The engine's game. */
  Game as Handle,
  LegalView,
  CounterView,
  EventView,
  GameOrder,
  GameOrderAnswer,
  GamePhase,
  GameStart,
  ScenarioInfo,
  Segment,
  Side,
  StandingOrders,
  MoveMode,
  MoveView,
  Carrier,
  Refusal,
  MoveStep,
  AdviceView,
  AttackAdvice,
  MissedView,
  ProspectView,
  RiskView,
  Answer,
  BarredHex,
  BoardAnswer,
  BoardQuery,
  BoardUnit,
  ChartChange,
  ChartFault,
  ChartSetReport,
  ChartValue,
  ChoiceReport,
  City,
  CombatHex,
  CombatQuery,
  CombatReport,
  CombatUnit,
  Cut,
  DecisionView,
  Effect,
  EndView,
  Face,
  FindingView,
  GameView,
  Hexside,
  HexsideTerrain,
  MoveAnswer,
  Nation,
  Note,
  ObjectivesView,
  Outcome,
  Sample,
  ScheduledView,
  TurnView,
  OverrunAnswer,
  OverrunAnswers,
  OwnValue,
  Phase,
  Position,
  PositionSheet,
  Preset,
  Provenance,
  ReachAnswer,
  ReachedHex,
  Refused,
  Relation,
  Report,
  RosterUnit,
  RuleSetChoice,
  RuleSets,
  Setting,
  StackingAnswer,
  SupplyAct,
  SupplyAnswer,
  SwitchInfo,
  Switches,
  TableValue,
  Terrain,
  TraceAnswer,
  UnitChances,
  UnitEnd,
  UnitKind,
  UnitOutcome,
  UnitSize,
  Way,
  ZonesAnswer,
  GameQuestion,
  PossibleOverrun,
} from "../../../pkg/desert-fox/desert_fox.js";

export type Wasm = typeof import("../../../pkg/desert-fox/desert_fox.js");

/** The types of Desert Fox. */
export interface DesertFox {
  wasm: Wasm;
  map: MapData;
  start: GameStart;
  handle: Handle;
  view: TableView;
  order: GameOrder;
  report: OrderTold;
  refusal: Refusal;
  legal: LegalView;
  reach: MoveView | undefined;
  options: Options;
  worksheet: Worksheet;
}

export type App = import("../../shell/app-types.ts").App<DesertFox>;

export type ReadyApp = import("../../shell/app-types.ts").ReadyApp<DesertFox>;

/** The worksheet of a combat, as other parts of the page use it. */
export interface Worksheet {
  /** Of the combat. */
  rules: () => RuleSetChoice | undefined;
  /** Shows a combat; `where`: the map that it comes from. */
  open: (
    query: CombatQuery,
    say: string,
    where?: { back: () => void; applyOutcome: (outcome: Outcome) => void },
  ) => void;
}

export type TableView = Omit<import("../../../pkg/desert-fox/desert_fox.js").TableView, "phase" | "outcome"> & {
  phase: GamePhase;
  outcome?: GameOutcome;
};

export type OrderTold = Omit<import("../../../pkg/desert-fox/desert_fox.js").OrderTold, "phase"> & { phase: GamePhase };

/** Where a unit can go. */
export interface MoveRange {
  mode: MoveMode;
  hexes: Map<number, number>;
  forced: Map<number, number>;
}

/** The legal orders, indexed as the table needs them. */
export interface Options {
  /** Every order that is listed one by one. */
  orders: GameOrder[];
  /** By unit. */
  moves: Map<string, MoveRange>;
  /** By unit. */
  carries: Map<string, { by: Carrier; hexes: Set<number> }[]>;
  overruns: { units: string[]; hex: number }[];
  /** The hexes of reinforcements, by unit. */
  places: Map<string, Set<number>>;
  /**
   * By the hex attacked; `strands` are hexes that must be attacked and that no unit could attack any more after an
   * attack by all of `units` on this one alone.
   */
  attacks: Map<number, { units: string[]; must: boolean; strands: number[] }>;
  withdrawals: LegalView["withdrawals"];
  invasions: NonNullable<LegalView["invasions"]>;
  /** Whether the phase, segment or declaration may be ended. */
  done: boolean;
}
