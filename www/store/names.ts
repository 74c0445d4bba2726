/** What a game calls what it stores. Names that browsers and files hold already never change. */

import type { Kind } from "./database.ts";

export interface StorageNames {
  database: string;
  /** Between the windows of the page. */
  channel: string;
  /** The key of a small setting in localStorage. */
  setting: (key: string) => string;
  /** The key of a copy in localStorage. */
  copy: (kind: Kind, id: string) => string;
  /** What such a key names. */
  ofCopy: (key: string) => { kind: Kind; id: string } | null;
  /** What the seal of a copy says it is. */
  seal: (kind: Kind) => string;
  /** Of a game. */
  lock: (id: string) => string;
  /** Of a game, where the browser has no locks. */
  lease: (id: string) => string;
  /** The game that such a key names, or nothing. */
  ofLease: (key: string) => string;
  /** The format of a file of several games. */
  collection: string;
  files: FileNames;
}

interface FileNames {
  game: (scenario: string, turn: string, side: string, day: string) => string;
  /** The same with the stem that the engine gives. */
  save: (stem: string, day: string) => string;
  collection: (day: string) => string;
  /** A text that cannot be read, counted from 0. */
  damaged: (id: string, at: number) => string;
  /** A record of older rules as it came. */
  original: (isFile: boolean) => string;
}
