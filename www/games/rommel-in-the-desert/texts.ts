/** The files of texts that Rommel in the Desert brings, beside those of the page. */
import type { GameTexts } from "../../shell/game-types.ts";

/** `files`: names of files in `lang/<language>/`. */
const own = (...files: readonly string[]) => files.map((file) => `rommel-in-the-desert/${file}`);

export const TEXTS: GameTexts = {
  page: own("app", "board"),
  play: own("play", "table", "battle", "buildup", "story", "findings", "switches", "referee", "charts"),
  referee: ["play", ...own("referee", "charts", "findings", "switches", "play", "table", "battle", "story")],
  rules: own("switches"),
  board: own("app", "findings", "board", "play", "table", "battle", "buildup", "story"),
  playOn: own("switches", "referee"),
  newGame: [],
  help: own("guide", "glossary"),
  howTo: own("how-to", "findings", "play"),
  analyst: own("analyst"),
};
