// @ts-check
/** What Desert Fox brings to the boards of other websites. */
import { BOARD_ART } from "../art/board-art.js";
import { spokenOverlays } from "../art/game-counters.js";
import { mapWords } from "../art/map-words.js";
import { ENGINE, LINKS, loadMap } from "../engine.js";
import { faultIn } from "../explorer/table.js";
import { GEOMETRY, parseHex } from "../geometry.js";
import { describeHex } from "../home/hex-info.js";
import { createCounters } from "../play/counters.js";
import { TEXTS } from "../texts.js";
import { pliesOf, sceneOf } from "./scenes.js";

/** Where the cursor of a board begins. */
const START = "L2329";

/** @type {import("../../../embed/shared.js").EmbedGame<import("./scenes.js").FoxBoard>} */
export const EMBED = {
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
  playParts: async () => (await import("./play-parts.js")).PLAY_PARTS,
};
