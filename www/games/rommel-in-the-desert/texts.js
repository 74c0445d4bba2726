// @ts-check
/** The files of texts that Rommel in the Desert brings, beside those of the page. */

/** @param {readonly string[]} files in `lang/<language>/` */
const own = (...files) => files.map((file) => `rommel-in-the-desert/${file}`);

/** @type {import("../../shell/game-types.js").GameTexts} */
export const TEXTS = {
  page: own("app", "findings", "switches", "board", "play", "table", "battle", "buildup", "story", "referee", "charts"),
  board: own("app", "findings", "board", "play", "table", "battle", "buildup", "story"),
  playOn: own("switches", "referee"),
  newGame: [],
  help: own("guide", "glossary"),
  howTo: own("how-to"),
  analyst: own("analyst"),
};
