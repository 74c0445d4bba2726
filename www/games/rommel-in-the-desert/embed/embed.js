// @ts-check
/** What Rommel in the Desert brings to the boards of other websites. */
import { BOARD_ART } from "../art/board-art.js";
import { rosterOf } from "../art/game-blocks.js";
import { mapWords } from "../art/map-words.js";
import { ENGINE, LINKS, loadMap } from "../engine.js";
import { GEOMETRY, parseHex } from "../geometry.js";
import { describeHex } from "../home/hex-info.js";
import { TEXTS } from "../texts.js";
import { pliesOf, sceneOf } from "./scenes.js";

/** Where the cursor of a board begins. */
const START = "Tobruk";

/** @type {import("../../../embed/shared.js").EmbedGame<import("./scenes.js").RommelBoard>} */
export const EMBED = {
  name: "rommelinthedesert",
  message: "rommelInTheDesert",
  sides: ["axis", "allied"],
  numbers: GEOMETRY.numbers,
  editionOf: () => "axial",
  pliesOf,
  sceneOf,
  engine: ENGINE,
  links: LINKS,
  texts: TEXTS,
  loadMap,
  createCounters: (wasm) => rosterOf(wasm.roster().blocks),
  positionFault: () => "kind",
  art: BOARD_ART,
  start: parseHex(START),
  mapWords,
  describeHex: (hex, model, lang) => describeHex(hex, model, lang, "short"),
  spokenOverlays: () => [],
  playParts: async () => (await import("./play-parts.js")).PLAY_PARTS,
};
