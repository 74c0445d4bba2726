// @ts-check
/** The files of texts that Desert Fox brings, beside those of the page. */

/** @param {readonly string[]} files in `lang/<language>/` */
const own = (...files) => files.map((file) => `desert-fox/${file}`);

/** @type {import("../../shell/game-types.ts").GameTexts} */
export const TEXTS = {
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
