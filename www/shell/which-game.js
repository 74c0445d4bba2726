// @ts-check
/** Which game the page shows, and which game a text belongs to. */
import { kindOf, linkIn } from "./link.js";

/** @typedef {import("../games/games.js").ListedGame} ListedGame */

/** The setting that names the game of the last visit. */
export const LAST_GAME = "game";
/** What belongs to one game alone. @type {readonly (import("./link.js").LinkKind|null)[]} */
const OF_ONE_GAME = ["game", "turn", "position", "combat", "ruling"];
/** Characters at the start of a file that name its format. */
const HEAD = 400;

/** The game of a fragment that belongs to one alone. @param {readonly ListedGame[]} games @param {string} hash */
export const gameOfFragment = (games, hash) => games.find(({ links }) => OF_ONE_GAME.includes(kindOf(hash, links)));

/**
 * The game whose link the address holds, else the one that the history notes of it, else the one that its query names,
 * else that of the last visit, else the first.
 * @param {readonly ListedGame[]} games
 * @param {{search: string, hash: string, stored: string|null, noted?: unknown}} from
 * @returns {ListedGame}
 */
export function chooseGame(games, { search, hash, stored, noted = null }) {
  const named = new URLSearchParams(search).get("game");
  const byId = (/** @type {unknown} */ wanted) => games.find(({ id }) => id === wanted);
  return gameOfFragment(games, hash) ?? byId(noted) ?? byId(named) ?? byId(stored) ?? games[0];
}

/**
 * The game that a text belongs to: a file by the format that it names, any other text by the link in it.
 * @param {readonly ListedGame[]} games @param {string} text of a file its first characters are enough
 * @returns {ListedGame|null} null where the text names none
 */
export function gameOfText(games, text) {
  if (!/^\uFEFF?\s*\{/.test(text))
    return games.find(({ links }) => linkIn(text, links)) ?? gameOfFragment(games, text.trim()) ?? null;
  const [, format = ""] = /"format"\s*:\s*"([\w-]+)"/.exec(text.slice(0, HEAD)) ?? [];
  return games.find(({ id }) => format.startsWith(`${id}-`)) ?? null;
}

/**
 * An address that shows a game, in the section named.
 * @param {string} href @param {string} id @param {string} [section]
 */
export function addressOfGame(href, id, section) {
  const url = new URL(href);
  url.searchParams.set("game", id);
  if (section !== undefined) url.hash = section;
  return url.href;
}
