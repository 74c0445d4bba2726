/** What Rommel in the Desert brings to the boards of other websites. */
import { BOARD_ART } from "../art/board-art.ts";
import { rosterOf } from "../art/game-blocks.ts";
import { mapWords } from "../art/map-words.ts";
import { ENGINE, LINKS, loadMap } from "../engine.ts";
import { GEOMETRY, parseHex } from "../geometry.ts";
import { describeHex } from "../home/hex-info.ts";
import { TEXTS } from "../texts.ts";
import { pliesOf, sceneOf } from "./scenes.ts";
import type { RommelBoard } from "./scenes.ts";
import type { EmbedGame } from "../../../embed/shared.ts";

/** Where the cursor of a board begins. */
const START = "Tobruk";

export const EMBED: EmbedGame<RommelBoard> = {
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
  playParts: async () => (await import("./play-parts.ts")).PLAY_PARTS,
};
