/** What is needed to play on from a board of another website; fetched when that is asked for. */
import { GAME } from "../game.ts";
import { tableGame, withTableGames } from "../play/handle.js";
import { READER } from "../play/reader.js";
import { mountTable } from "../play/table.js";
import type { RommelInTheDesert } from "../play/types.js";
import type { EngineGame } from "../play/handle.js";
import type { EmbedPlay } from "../../../embed/play.ts";

export const PLAY_PARTS: EmbedPlay<RommelInTheDesert, EngineGame> = {
  game: GAME,
  reader: READER,
  calls: withTableGames,
  table: tableGame,
  mountTable,
};
