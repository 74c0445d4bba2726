// @ts-check
/** Which game the page shows, and which game a link belongs to. */
import { glance, kindOf } from "./link.ts";

/** @typedef {import("./game-types.ts").ListedGame} ListedGame */

/** The setting that names the game of the last visit. */
export const LAST_GAME = "game";

/** The game of a fragment that belongs to one alone. @param {readonly ListedGame[]} games @param {string} hash */
export const gameOfFragment = (games, hash) => {
  const text = hash.replace(/^#/, "");
  return games.find(({ links }) => kindOf(text, links) === "ruling") ?? gameOfLink(games, text);
};

/**
 * The game of the link that seems to be in a text.
 * @template {Pick<ListedGame, "links">} T @param {readonly T[]} games @param {string} text
 */
export const gameOfLink = (games, text) => games.find(({ links }) => links.letter === glance(text)?.letter);

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
 * An address that shows a game, in the section named.
 * @param {string} href @param {string} id @param {string} [section]
 */
export function addressOfGame(href, id, section) {
  const url = new URL(href);
  url.searchParams.set("game", id);
  if (section !== undefined) url.hash = section;
  return url.href;
}
