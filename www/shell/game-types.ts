/** What a game gives to the page: plain objects, `www/games/<game>/listed.ts` and `www/games/<game>/game.ts`. */

import type { LinkNames, Section } from "./link.ts";
import type { StorageNames } from "../store/names.ts";
import type { App } from "./app-types.ts";
import type { Side } from "../board/sides.ts";
import type { Geometry } from "../board/geometry.ts";
import type { EngineSource } from "./engine.ts";
import type { Write } from "../store/mirror.ts";
import type { Saves } from "../store/browser.ts";
import type { Calls, TableEngine } from "./engine-types.ts";
import type { Lang } from "../lang/lang.ts";

/** The files of texts that a game brings, as `lang.load` names them. */
export interface GameTexts {
  /** Of the first view, the map, and of whatever stands beside it. */
  page: readonly string[];
  /** Of the game screen. */
  play: readonly string[];
  /** Of the Referee. */
  referee: readonly string[];
  /** Of the ledger of rulings. */
  rules: readonly string[];
  /** Of a board on another website. */
  board: readonly string[];
  /** Also needed to play on from there. */
  playOn: readonly string[];
  /** Of the form of a new game. */
  newGame: readonly string[];
  /** Also needed for the pages for newcomers. */
  howTo: readonly string[];
  /** Of the help, its glossary and the guided first game. */
  help: readonly string[];
  /** Of the analyst of a game. */
  analyst: readonly string[];
}

/** What the page knows of a game before it is chosen. */
export interface ListedGame {
  /** Also the name of its folder. */
  id: string;
  /** As on its box, the same in every language. */
  name: string;
  /** A picture of it: a path in a square of 32 by 32. */
  emblem: string;
  links: LinkNames;
  storage: StorageNames;
  texts: GameTexts;
  /** A player may not see everything that the other one sees. */
  hides?: boolean;
  /** Files of texts of its saved games, in a list with those of other games. */
  cards: readonly string[];
  /** Files of its engine, which are fetched before the page has its texts. */
  early: readonly string[];
  load: () => Promise<GameDescription>;
  /** Its `EmbedGame`, what it brings to boards on other websites. */
  embed: () => Promise<object>;
}

/** A section of the page that a game brings. The shell hands every game its own app. */
export type Mount = { mount(root: HTMLElement, app: App): void | Promise<void> }["mount"];

/** What a game brings once it is chosen. */
export interface GameParts {
  sides: readonly Side[];
  geometry: Geometry;
  engine: EngineSource;
  /** The data of its map, or null. */
  loadMap: () => Promise<object | null>;
  /** The data of its ledger, or null. */
  loadRulings: () => Promise<unknown>;
  /** What this browser keeps of the game. */
  openSaves: (engine: () => Write | null) => Promise<Saves>;
  /** What it brings to the game screen. */
  playParts: () => Promise<RecordParts>;
  /** Each fetched when it is first asked for. */
  sections: Record<Section, () => Promise<Mount>>;
  help: () => Promise<GameHelp>;
  /** Its words alone. */
  glossary: () => Promise<readonly GlossaryWord[]>;
  /** Fetches what is asked for next. */
  prefetch: () => Promise<unknown>;
}

/** A game that is chosen: what is known of it before, and what it brings. */
export type GameDescription = Pick<ListedGame, "id" | "name" | "hides" | "storage" | "links" | "texts"> & GameParts;

/** What reading a record of a game takes: its engine with an owner's charts, and dates in words. */
export interface RecordParts {
  /** The engine, which finds the charts that a game names. */
  charts: { with(wasm: Calls, charts: { find: (check: string) => { text: string } | null }): TableEngine };
  words: { date: (turn: number, scenario: { earlier?: number }, tag: string) => string };
}

/** A word of the glossary, with its cases and what to read beside it. */
export interface GlossaryWord {
  id: string;
  cases: readonly string[];
  see?: readonly string[];
}

/** Keys as they are printed, and the end of the text's key. */
export type KeyRow = readonly [readonly string[], string];

/** The keys of a game's screen, and what the mouse does there with a key held down; with whole keys of texts. */
export interface PlayKeys {
  keys: readonly KeyRow[];
  mouse: readonly KeyRow[];
}

/** What a game brings to the help. */
export interface GameHelp {
  /** `now`: the phase of the open game. */
  phases: { phases(app: App, now: string): HTMLElement[] }["phases"];
  words: readonly GlossaryWord[];
  /** Whether a word answers a search. */
  found: (word: { name: string; text: string; cases: readonly string[] }, wanted: string) => boolean;
  /** Counters, markers and overlays, as the map draws them. */
  signs: (lang: Lang) => HTMLElement;
  /** Of its sections. */
  keys: { play: PlayKeys; map: readonly KeyRow[]; explorer: readonly KeyRow[]; referee: readonly string[] };
}
