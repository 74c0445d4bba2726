// @ts-check
/** What Rommel in the Desert brings to the help: its phases, words and signs, and the keys of its sections. */
import { found } from "../../../help/search.js";
import { KEY_LIST } from "../play/key-list.js";
import { WORDS } from "./glossary.js";
import { phasesPart } from "./phases.js";
import { createSigns } from "./signs.js";

/** @typedef {import("../../../shell/game-types.js").KeyRow} KeyRow */

/** The keys of the map, with the ends of the keys of their texts. @type {readonly KeyRow[]} */
const MAP = [
  [["←", "→", "↑", "↓"], "arrows"],
  [["Q", "E", "A", "D"], "slant"],
  [["+", "−"], "zoom"],
  [["0"], "fit"],
  [["G"], "goto"],
  [["Enter"], "pin"],
];

/** Those of the Referee's sheet. @type {readonly KeyRow[]} */
const SHEET = [
  [["←", "→", "↑", "↓"], "arrows"],
  [["Q", "E", "A", "D"], "slant"],
  [["Enter"], "enter"],
  [["Esc"], "escape"],
  [["Delete"], "remove"],
  [["T"], "tray"],
  [["U"], "units"],
  [["G"], "goto"],
  [["Ctrl+Z"], "undo"],
];

/** @type {import("../../../shell/game-types.js").GameHelp} */
export const HELP = {
  phases: phasesPart,
  words: WORDS,
  found,
  signs: createSigns,
  keys: { play: KEY_LIST, map: MAP, explorer: SHEET, referee: [] },
};
