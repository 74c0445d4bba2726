// @ts-check
/** What is needed to play on from a board of another website; fetched when that is asked for. */
import { GAME } from "../game.ts";
import { noOptions, optionsOf } from "../play/options.js";
import { mountTable } from "../play/table.js";

/** @type {import("../../../embed/play.ts").EmbedPlay<import("../engine-types.ts").DesertFox, import("../engine-types.ts").Handle>} */
export const PLAY_PARTS = {
  game: GAME,
  reader: { none: noOptions, read: optionsOf },
  calls: (wasm) => wasm,
  table: (game) => game,
  mountTable,
};
