// @ts-check
/** What Desert Fox brings to the help: its phases, words and signs, and the keys of its sections. */
import { readPalette } from "../../../board/palette.js";
import { MAP_ART } from "../art/map-art.js";
import { createGameLegend } from "../art/game-legend.js";
import { KEYS as EXPLORER } from "../explorer/overlays.js";
import { KEYS as MAP } from "../home/legend.js";
import { KEYS as REFEREE } from "../referee/report/report.js";
import { KEY_LIST } from "../play/key-list.js";
import { WORDS, found } from "./glossary.js";
import { phasesPart } from "./phases.js";

/** @type {import("../../../shell/game-types.js").GameHelp} */
export const HELP = {
  phases: phasesPart,
  words: WORDS,
  found,
  signs: (lang) => createGameLegend(lang, () => readPalette(document.body, MAP_ART.colours)).element,
  keys: { play: KEY_LIST, map: MAP, explorer: EXPLORER, referee: REFEREE },
};
