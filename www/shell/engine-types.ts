/**
 * What the shared parts of the page know of an engine. Each game says in its `engine-types.ts` which declarations of
 * its package take the places of these.
 *
 * Members that a game narrows are written as methods: a part for every game takes what one game brings.
 */

import type {
  AgreementView as Agreement,
  ChartsName,
  ChosenTerms,
  CopyState,
  Explanation,
  Level,
  LuckView as Luck,
  NewerRecord,
  OlderRecord,
  TextContent,
  UndoCheck,
  Version,
} from "../../pkg/desert-fox/desert_fox.js";
export type {
  /**
   * Types of `crate/site`, which are the same in the package of every game. A link that the engine has found in a text.
   */
  FoundLink,
  TextContent,
  UndoCheck,
  AgreementView as Agreement,
  CopyState,
  Version,
  OlderRecord,
  NewerRecord,
  ChosenTerms,
  ChartsName,
  Level /** Why the computer player went on as it did. */,
  Explanation /** Luck and decisions of some orders. */,
  LuckView as Luck,
} from "../../pkg/desert-fox/desert_fox.js";

/** The rule against an order. */
export interface Refusal {
  code: string;
  cases: readonly string[];
  unit?: string;
  found?: string;
  said?: string;
}

/** What an engine throws. */
export interface EngineError {
  code: string;
  message: string;
  details: ErrorDetails;
}

export interface ErrorDetails {
  path: string;
  order?: number;
  refusals?: Refusal[];
  older?: OlderRecord;
  newer?: NewerRecord;
  letter?: string;
}

/** A link of a game or of a turn, or one of another kind. */
export interface LinkContent {
  kind: string;
  game?: string;
  sheet?: object;
}

export type Thought =
  | { kind: "order"; order?: unknown; why?: Explanation }
  | { kind: "thinking"; done: number; of: number };

/** An estimate of the win chances: of each side, and of a draw. */
export interface Outlook {
  wins: [number, number];
  draw: number;
}

/** How a game that was played on ended. */
export interface PlayedOn {
  over: boolean;
  winner?: string;
}

/** A game of the engine for the computer player and the analyst, each of which has a copy. */
export interface Thinker {
  free(): void;
  setViewer(viewer?: string): void;
  give(order: unknown, faces?: number[]): { kind: string };
  think(level: Level, steps: number): Thought;
  orderNow(level: Level): Thought;
  luck(from: number, to: number): Luck | undefined;
  outlook(orders: number): Outlook | undefined;
  playOn(orders: number, number: number): PlayedOn | undefined;
}

/** The calls of an engine that need no game, and the games as it has them. */
export interface Calls {
  Game: { load(text: string, charts?: unknown[]): Thinker };
  scenarios(): { scenarios: { id: string; earlier?: number }[] };
  findLinks(text: string): TextContent;
  decodeAnyLink(link: string): LinkContent;
  keepCopy(key: string, text: string): CopyState;
  rollDie(): number;
  version(): Version;
  default(from?: unknown): Promise<unknown>;
  unload(): void;
}

/** How a game ended. */
export interface GameOutcome {
  winner?: string | null;
  level: string;
  points: readonly number[];
}

/**
 * What the table shows of a game: who decides (`by`), how many `orders` it has, how many it had when the player-turn
 * began (`turnBegins`), whether dice are `entered`, and the order that follows from standing orders.
 */
export interface TableView {
  scenario: string;
  turn: number;
  phase: string;
  by: string;
  orders: number;
  turnBegins: number;
  entered: boolean;
  outcome?: GameOutcome | null;
  follows?: unknown;
  standing?: object;
  ownCharts?: ChartsName;
}

/** An order and what it has brought about: its number from 0 (`at`), who gave it, and the `faces` thrown. */
export interface OrderTold {
  at: number;
  by: string;
  turn: number;
  phasing: string;
  phase: string;
  order: unknown;
  faces: number[];
  follows?: boolean;
  note?: string;
}

/** The types of one game. */
export interface AnyGame {
  /** The calls of its engine. */
  wasm: Calls;
  /** The data of its map. */
  map: object;
  /** How the engine begins a game. */
  start: object;
  handle: Handle;
  view: TableView;
  order: unknown;
  report: OrderTold;
  refusal: Refusal;
  legal: unknown;
  /** Of a unit, which the legal list leaves out. */
  reach: unknown;
  /** Of the legal list, as the table reads them. */
  options: unknown;
  /** What its worksheet does for others. */
  worksheet: unknown;
}

/** A game of the engine as the table uses it. */
export interface Handle<Game extends AnyGame = AnyGame> {
  view(): Game["view"];
  viewAt(orders: number): Game["view"];
  journal(from?: number, to?: number | null): { orders: Game["report"][] };
  legalWithoutReach(): Game["legal"];
  reach(unit: string): Game["reach"];
  give(
    order: Game["order"],
    faces?: number[],
  ): { kind: "refused"; refusal: Game["refusal"] } | ({ kind: "given" } & Game["report"]);
  check(order: Game["order"]): { kind: "allowed" } | { kind: "refused"; refusal: Game["refusal"] };
  branch(orders: number): Game["handle"];
  continueFrom(orders: number): Game["handle"];
  receive(link: string, upTo?: number | null, receiver?: string | null): { orders: unknown[] };
  setViewer(viewer?: string): void;
  agree(link: string, receiver?: string | null): void;
  agreement(): Agreement | undefined;
  answerOffer(answer: string): void;
  revealSecret(secret: string): void;
  canUndo(): UndoCheck;
  canRedo(): UndoCheck;
  undo(): UndoCheck;
  redo(): UndoCheck;
  terms(): ChosenTerms & { sides: { side: string; orders: number; standing: number }[] };
  charts(): unknown[];
  look(side: string, by: "player" | "computer"): void;
  looks(): { looks: { orders: number; side: string; by: "player" | "computer" }[] };
  note(order: number, text: string): void;
  fileStem(): string;
  fingerprint(): string;
  gameId(): string;
  gameLink(): string;
  turnLink(from?: number | null): string;
  save(): string;
  transcript(): string;
  verify(): { kind: "follows"; state: string } | { kind: "fault"; message: string };
  lastTurn?(): number | undefined;
  free(): void;
}

/** A scenario as the table names it. */
export interface Scenario {
  id: string;
  name: string;
  earlier: number;
  lastTurn: number;
}

/** The engine with its games in the form that the table uses. */
export type TableEngine<Game extends AnyGame = AnyGame> = Pick<Calls, "findLinks" | "decodeAnyLink"> & {
  scenarios(): { scenarios: Scenario[] };
  Game: {
    begin(start: Game["start"]): Game["handle"];
    load(text: string): Game["handle"];
    loadAsFar(text: string): Game["handle"];
    open(link: string): Game["handle"];
    openAsFar(link: string): Game["handle"];
  };
};
