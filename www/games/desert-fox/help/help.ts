/** What Desert Fox brings to the help: its phases, words and signs, and the keys of its sections. */
import { readPalette } from "../../../board/palette.ts";
import { MAP_ART } from "../art/map-art.ts";
import { createGameLegend } from "../art/game-legend.ts";
import { KEYS as EXPLORER } from "../explorer/overlays.ts";
import { KEYS as MAP } from "../home/legend.ts";
import { KEYS as REFEREE } from "../referee/report/report.ts";
import { KEY_LIST } from "../play/key-list.js";
import { WORDS, found } from "./glossary.ts";
import { phasesPart } from "./phases.ts";
import type { GameHelp } from "../../../shell/game-types.ts";

export const HELP: GameHelp = {
  phases: phasesPart,
  words: WORDS,
  found,
  signs: (lang) => createGameLegend(lang, () => readPalette(document.body, MAP_ART.colours)).element,
  keys: { play: KEY_LIST, map: MAP, explorer: EXPLORER, referee: REFEREE },
};
