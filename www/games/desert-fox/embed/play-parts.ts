/** What is needed to play on from a board of another website; fetched when that is asked for. */
import { GAME } from "../game.ts";
import { noOptions, optionsOf } from "../play/options.js";
import { mountTable } from "../play/table.js";
import type { DesertFox, Handle } from "../engine-types.ts";
import type { EmbedPlay } from "../../../embed/play.ts";

export const PLAY_PARTS: EmbedPlay<DesertFox, Handle> = {
  game: GAME,
  reader: { none: noOptions, read: optionsOf },
  calls: (wasm) => wasm,
  table: (game) => game,
  mountTable,
};
