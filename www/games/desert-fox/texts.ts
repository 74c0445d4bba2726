/** The files of texts that Desert Fox brings, beside those of the page. */
import type { GameTexts } from "../../shell/game-types.ts";

/** `files`: names of files in `lang/<language>/`. */
const own = (...files: readonly string[]) => files.map((file) => `desert-fox/${file}`);

export const TEXTS: GameTexts = {
  page: own("app"),
  play: own("play", "findings", "switches", "board", "referee", "explorer"),
  referee: own("referee", "explorer", "findings", "switches", "board"),
  rules: own("switches"),
  board: own("app", "switches", "findings", "board", "play"),
  playOn: own("referee", "explorer"),
  newGame: own("choice", "charts"),
  help: own("guide", "glossary"),
  howTo: own("how-to", "findings"),
  analyst: own("analyst"),
};
