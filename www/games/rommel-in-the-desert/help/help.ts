/** What Rommel in the Desert brings to the help: its phases, words and signs, and the keys of its sections. */
import { found } from "../../../help/search.ts";
import { KEY_LIST } from "../play/key-list.js";
import { WORDS } from "./glossary.ts";
import { phasesPart } from "./phases.ts";
import { createSigns } from "./signs.ts";
import type { GameHelp, KeyRow } from "../../../shell/game-types.ts";

/** The keys of the map, with the ends of the keys of their texts. */
const MAP: readonly KeyRow[] = [
  [["←", "→", "↑", "↓"], "arrows"],
  [["Q", "E", "A", "D"], "slant"],
  [["+", "−"], "zoom"],
  [["0"], "fit"],
  [["G"], "goto"],
  [["Enter"], "pin"],
];

/** Those of the Referee's sheet. */
const SHEET: readonly KeyRow[] = [
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

export const HELP: GameHelp = {
  phases: phasesPart,
  words: WORDS,
  found,
  signs: createSigns,
  keys: { play: KEY_LIST, map: MAP, explorer: SHEET, referee: [] },
};
