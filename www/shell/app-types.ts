/** What the page hands to its parts: one game on the page. */

import type { AnyGame } from "./engine-types.ts";
import type { GameDescription, ListedGame } from "./game-types.ts";
import type { Engine } from "./engine.ts";
import type { Lang } from "../lang/lang.ts";
import type { Store } from "../store/store.ts";
import type { Saves } from "../store/browser.ts";
import type { Theme } from "./theme.ts";
import type { Tabs } from "./tabs.ts";
import type { Router } from "./router.ts";
import type { Status } from "./status.ts";
import type { Section } from "./link.ts";
import type { Ledger } from "./ledger.ts";

/** A game on the page. */
export interface App<Game extends AnyGame = AnyGame> {
  game: GameDescription;
  /** All of the page. */
  games: Games;
  /** Ends what listens outside of the game's own elements. */
  signal: AbortSignal;
  /** Does something before another game takes this one's place. */
  atEnd: (act: () => void | Promise<void>) => void;
  /** The engine's calls, or null when it could not be loaded. */
  wasm: Game["wasm"] | null;
  engine: Engine;
  lang: Lang;
  /** Of the game. */
  store: Store;
  /** Of the page. */
  settings: Store;
  /** Games, sheets and charts kept in this browser; opened when first asked for. */
  saves: () => Promise<Saves>;
  theme: Theme;
  tabs: Tabs;
  router: Router;
  status: Status;
  /** The worksheet, once it is there. */
  referee: Game["worksheet"] | null;
  /** Makes a section, where it is not there yet. */
  open: (name: Section) => Promise<void>;
  /** Fetches texts and styles of sections. */
  loadAssets: (...names: Section[]) => Promise<void>;
  /** Shows games out of files, once the game screen is there. */
  openFiles: ((files: File[]) => void) | null;
  /** Shows the game of a link or of a save file, likewise. */
  openText: ((text: string) => void) | null;
  /** What the game screen begins with, in place of the game played last. */
  saved: SavedGame | null;
  /** Opens a saved game, once the game screen is there. */
  openSaved: ((saved: SavedGame) => Promise<void>) | null;
  /** Begins a game with what most choose, and opens the list of games, once the game screen is there. */
  play: { now: () => void; games: () => void } | null;
  /** The map's data, or null. */
  map: Game["map"] | null;
  /** Fetched when it is first asked for. */
  ledger: Promise<Ledger>;
  /** The address of the page, where a game is played on another website. */
  mainSite?: string;
}

/** A game on the page with its engine and its map. */
export type ReadyApp<Game extends AnyGame = AnyGame> = App<Game> & { wasm: Game["wasm"]; map: Game["map"] };

/** A saved game to open; `readOnly` only to look at it. */
export interface SavedGame {
  id: string;
  readOnly: boolean;
}

/** What is done once a game is open; without a section the address stays as it is. */
export interface Aim {
  section?: Section;
  saved?: SavedGame;
  act?: (app: App) => unknown;
}

/** The games of the page, and the way from one to another. */
export interface Games {
  list: readonly ListedGame[];
  /** The game that is open. */
  current: () => ListedGame;
  /** Hears which game is opened next. */
  onSwitch: (listener: (game: ListedGame) => void) => void;
  switchTo: (next: ListedGame, aim?: Aim) => Promise<unknown>;
  /** By game, what is in memory alone. */
  unsaved: Map<string, Promise<Saves>>;
  openSaved: (game: ListedGame, saved: SavedGame) => Promise<unknown>;
  /** Opens a text in the game that it belongs to. */
  openText: (game: ListedGame, text: string) => Promise<unknown>;
  openFiles: (game: ListedGame, files: File[]) => Promise<unknown>;
}
