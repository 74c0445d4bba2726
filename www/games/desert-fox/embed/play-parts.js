// @ts-check
/** What is needed to play on from a board of another website; fetched when that is asked for. */
import { GAME } from "../game.js";
import { noOptions, optionsOf } from "../play/options.js";
import { mountTable } from "../play/table.js";

/** @type {import("../../../embed/play.js").EmbedPlay<import("../engine-types.js").DesertFox, import("../engine-types.js").Handle>} */
export const PLAY_PARTS = {
  game: GAME,
  reader: { none: noOptions, read: optionsOf },
  calls: (wasm) => wasm,
  table: (game) => game,
  mountTable,
};
