/** The types of the library: what it asks of the page, and what its parts share. */

import type { Card, Summary } from "../store/card.ts";
import type { Sheet } from "../store/sheets.ts";
import type { ListedGame } from "../shell/game-types.ts";
import type { Lang } from "../lang/lang.ts";
import type { Persistence, Saves } from "../store/browser.ts";
import type { Games } from "../store/games.ts";

/**
 * `text`: what is to be kept, where it is not the text given, as for a link; `turn`: the link of a turn for a game that
 * is here already; `link`: the link of a whole game, which is opened after a question of its own; `settings`: those
 * with which the game is kept; `note`: what is to be known of it.
 */
export type Preview =
  | {
      summary: Summary;
      text?: string;
      picture?: string;
      turn?: string;
      link?: string;
      settings?: string;
      note?: string;
    }
  | { refusal: string; code?: string };

export interface Charts {
  name: string;
  check: string;
  text: string;
}

/** What the library asks of the page. */
export interface Calls {
  /** Puts a game on the table; what it throws is shown to the reader. */
  open: (game: { id: string; text: string; card: Card; readOnly: boolean }) => void | Promise<void>;
  /** `charts` come in with the text. */
  preview: (text: string, charts: Charts[]) => Promise<Preview>;
  /** Reads a file of charts. */
  charts?: (text: string) => Charts | { refusal: string; code: string };
  /** Whether the engine can work with a sheet. */
  sheet?: (sheet: Sheet, text: string) => boolean;
  /** Milliseconds. */
  now: () => number;
  /** Begins a new game. */
  fresh?: () => void;
  /** Shows a turn and takes it, in the game that it belongs to. */
  turn?: (link: string) => void;
}

export interface LibraryOptions {
  /** The game, where the page has others. */
  listed?: ListedGame;
  /** Of the game. */
  lang: Lang;
  saves: Saves;
  persistence: Persistence;
  calls: Calls;
  /** Id of the game on the table, or empty. */
  current: () => string;
  /** Shows that game where something else lies before it. */
  comeBack?: () => void;
  /** Opens what is saved of the page's other games. */
  others?: () => Promise<OtherGames>;
  /** Games that come in with the opening. */
  files?: File[];
}

export interface OtherGames {
  list: LibraryOptions[];
  close: () => Promise<void>;
}

/**
 * What every part of the library needs. `all`: this and the same of the page's other games, as far as they are open;
 * `ready`: when they all are.
 */
export type LibraryContext = LibraryOptions & {
  games: Games;
  say: (text: string) => void;
  handOver: (file: string, text: string, words: string) => void;
  all: () => LibraryContext[];
  ready: Promise<unknown>;
};

/** A text that comes in, or why there is none. */
export interface Source {
  from: string;
  text?: string;
  fault?: string;
}
