// @ts-check
/** Which game the page shows. */
import { kindOf } from "./link.js";

/** @typedef {import("../games/games.js").ListedGame} ListedGame */

/** The setting that names the game of the last visit. */
export const LAST_GAME = "game";

/**
 * The game whose link the address holds, else the one that its query names, else that of the last visit, else the first.
 * @param {readonly ListedGame[]} games
 * @param {{search: string, hash: string, stored: string|null}} from
 * @returns {ListedGame}
 */
export function chooseGame(games, { search, hash, stored }) {
  const named = new URLSearchParams(search).get("game");
  return (
    games.find(({ links }) => ["game", "turn", "position", "combat", "ruling"].includes(kindOf(hash, links) ?? "")) ??
    games.find(({ id }) => id === named) ??
    games.find(({ id }) => id === stored) ??
    games[0]
  );
}
