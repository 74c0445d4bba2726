/** What Desert Fox brings to the boards of other websites. */
import { BOARD_ART } from "../art/board-art.ts";
import { spokenOverlays } from "../art/game-counters.ts";
import { mapWords } from "../art/map-words.ts";
import { ENGINE, LINKS, loadMap } from "../engine.ts";
import { faultIn } from "../explorer/table.ts";
import { GEOMETRY, parseHex } from "../geometry.ts";
import { describeHex } from "../home/hex-info.ts";
import { createCounters } from "../play/counters.js";
import { TEXTS } from "../texts.ts";
import { pliesOf, sceneOf } from "./scenes.ts";
import type { FoxBoard } from "./scenes.ts";
import type { EmbedGame } from "../../../embed/shared.ts";

/** Where the cursor of a board begins. */
const START = "L2329";

export const EMBED: EmbedGame<FoxBoard> = {
  name: "desertfox",
  message: "desertFox",
  sides: ["axis", "commonwealth"],
  numbers: GEOMETRY.numbers,
  editionOf: (shown) => (shown.kind === "position" && shown.sheet.rules?.preset === "sixAngles2006" ? "six" : "spi"),
  pliesOf,
  sceneOf,
  engine: ENGINE,
  links: LINKS,
  texts: TEXTS,
  loadMap,
  createCounters,
  positionFault: faultIn,
  art: BOARD_ART,
  start: parseHex(START),
  mapWords,
  describeHex: (hex, model, lang) => describeHex(hex, model, lang, "short"),
  spokenOverlays,
  playParts: async () => (await import("./play-parts.ts")).PLAY_PARTS,
};
