// @ts-check
/** What is needed to play on from a board of another website; fetched when that is asked for. */
import { GAME } from "../game.ts";
import { tableGame, withTableGames } from "../play/handle.js";
import { READER } from "../play/reader.js";
import { mountTable } from "../play/table.js";

/** @type {import("../../../embed/play.ts").EmbedPlay<import("../play/types.js").RommelInTheDesert, import("../play/handle.js").EngineGame>} */
export const PLAY_PARTS = {
  game: GAME,
  reader: READER,
  calls: withTableGames,
  table: tableGame,
  mountTable,
};
