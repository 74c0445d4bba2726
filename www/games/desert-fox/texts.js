// @ts-check
/** The files of texts that Desert Fox brings, beside those of the page. */

/** @param {readonly string[]} files in `lang/<language>/` */
const own = (...files) => files.map((file) => `desert-fox/${file}`);

/** @type {import("../../shell/game-types.js").GameTexts} */
export const TEXTS = {
  page: own("app", "referee", "switches", "findings", "board", "explorer", "play"),
  board: own("app", "switches", "findings", "board", "play"),
  playOn: own("referee", "explorer"),
  newGame: own("choice", "charts"),
  help: own("guide", "glossary"),
  howTo: own("how-to"),
  analyst: own("analyst"),
};
