// @ts-check
/** Which game the page shows, and which game a text belongs to. */
import { glance, kindOf } from "./link.js";

/** @typedef {import("../games/games.js").ListedGame} ListedGame */

/** The setting that names the game of the last visit. */
export const LAST_GAME = "game";
/** Characters at the start of a file, after a greeting that mail may have put before it, that name its format. */
const HEAD = 4000;
const FORMAT = /["“”„«»]format["“”„«»]\s*:\s*["“”„«»]([\w-]+)/;

/** The game of a fragment that belongs to one alone. @param {readonly ListedGame[]} games @param {string} hash */
export const gameOfFragment = (games, hash) => {
  const text = hash.replace(/^#/, "");
  return games.find(({ links }) => kindOf(text, links) === "ruling") ?? gameOfLink(games, text);
};

/** The game of the link that seems to be in a text. @param {readonly ListedGame[]} games @param {string} text */
const gameOfLink = (games, text) => games.find(({ links }) => links.letter === glance(text)?.letter);

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
 * @param {readonly ListedGame[]} games @param {string} text
 * @returns {ListedGame|null} null where the text names none
 */
export function gameOfText(games, text) {
  const [, format = ""] = FORMAT.exec(text.slice(0, HEAD)) ?? [];
  return games.find(({ id }) => format.startsWith(`${id}-`)) ?? gameOfLink(games, text) ?? null;
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
