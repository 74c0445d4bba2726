// @ts-check
/** The files of texts that Rommel in the Desert brings, beside those of the page. */

/** @param {readonly string[]} files in `lang/<language>/` */
const own = (...files) => files.map((file) => `rommel-in-the-desert/${file}`);

/** @type {import("../../shell/game-types.ts").GameTexts} */
export const TEXTS = {
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
