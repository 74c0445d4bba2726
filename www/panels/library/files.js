// @ts-check
/** Kept games as files: their names, one file of all games, and what of a text that comes in is which game. */
import { parse, plain } from "../../store/card.js";

/** @typedef {import("../../store/card.js").Card} Card */
/** @typedef {import("../../store/card.js").Summary} Summary */

/** Characters of the largest saved game and of the largest collection that are looked at. */
export const LARGEST_GAME = 2 * 1024 * 1024;
export const LARGEST_FILE = 8 * 1024 * 1024;
const FORMAT = "desert-fox-games";

/** @param {string} at */
const day = (at) => (/^\d{4}-\d\d-\d\d/.exec(at) ?? [""])[0];

/** @param {Summary & {savedAt?: string}} card @param {string} now */
export function fileName(card, now) {
  const scenario = card.scenario.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "game";
  return `${scenario}_T${String(card.turn).padStart(2, "0")}_${card.side ?? "over"}_${day(card.savedAt || now)}.desertfox.json`;
}

/** @param {string} now */
export const bundleName = (now) => `desert-fox-games_${day(now)}.desertfox.json`;

/** All games in one file. @param {{card: Card, text: string}[]} games */
export const bundle = (games) => `${JSON.stringify({ format: FORMAT, schema: 1, games: games.map(({ card, text }) => ({ name: card.name, savedAt: card.savedAt, save: text })) }, null, 2)}\n`;

/**
 * The games of a text: those of a collection, or the text itself.
 * @param {string} text @returns {{name: string, text: string}[]|null} null for a collection that cannot be read
 */
export function unbundle(text) {
  if (!text.slice(0, 400).includes(FORMAT)) return [{ name: "", text }];
  const value = parse(text);
  if (value?.format !== FORMAT) return value ? [{ name: "", text }] : null;
  if (value.schema !== 1 || !Array.isArray(value.games) || !value.games.every((/** @type {any} */ game) => typeof game?.save === "string")) return null;
  return value.games.map((/** @type {any} */ game) => ({ name: plain(game.name), text: game.save }));
}
