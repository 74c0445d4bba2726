// @ts-check
/** Kept games as files: their names, one file of everything, and what is in a text that comes in. */
import { parse, toCard } from "../store/card.js";
import { SHEETS } from "../store/sheets.js";

/** @typedef {import("../store/card.js").Card} Card */
/** @typedef {import("../store/card.js").Summary} Summary */
/** @typedef {import("../store/sheets.js").Sheet} Sheet */
/**
 * @typedef {object} Collection
 * @property {{name: string, text: string, card?: Partial<Card>}[]} games `card`: what the collection says of one
 * @property {{text: string, played: boolean}[]} charts files of charts, and whether a game uses them
 * @property {{sheet: Sheet, text: string}[]} sheets
 */

/**
 * Characters of the largest saved game and of the largest collection that are read, and the most texts of one: room for
 * a thousand campaigns, and less than the longest string of a browser.
 */
export const LARGEST_GAME = 2 * 1024 * 1024;
export const LARGEST_FILE = 256 * 1024 * 1024;
export const MOST_TEXTS = 2000;
const FORMAT = "desert-fox-games";
const SCHEMA = 2;
/** Characters at the start of a collection that name its format. */
export const HEAD = 400;

/** @param {string} at */
const day = (at) => (/^\d{4}-\d\d-\d\d/.exec(at) ?? [""])[0];

/** @param {Summary & {savedAt?: string}} card @param {string} now */
export function fileName(card, now) {
  const scenario =
    card.scenario
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "game";
  const turn = String(card.turn).padStart(2, "0");
  return `${scenario}_T${turn}_${card.side ?? "over"}_${day(card.savedAt || now)}.desertfox.json`;
}

/** @param {string} now */
export const bundleName = (now) => `desert-fox-games_${day(now)}.desertfox.json`;

/**
 * @typedef {object} Everything
 * @property {{card: Card, text: string}[]} games
 * @property {{text: string, played: boolean}[]} [charts]
 * @property {{sheet: Sheet, text: string}[]} [sheets]
 */

/** Everything in one file. @param {Everything} all @param {string} now */
export function bundle({ games, charts = [], sheets = [] }, now) {
  const entries = games.map(({ card: { name, savedAt, createdAt, settings, orders }, text }) => ({
    name,
    savedAt,
    createdAt,
    settings,
    exported: { at: now, orders },
    save: text,
  }));
  const sets = charts.map(({ played, text }) => ({ played, text }));
  const value = { format: FORMAT, schema: SCHEMA, games: entries, charts: sets, sheets };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Whether a text, or its first characters, is a collection. @param {string} text */
export const isBundle = (text) => text.slice(0, HEAD).includes(FORMAT);

/** What a collection says of a game. @param {any} game @returns {{name: string, text: string, card: Partial<Card>}} */
function gameOf(game) {
  const { name, settings, createdAt, exported } = toCard(game);
  const card = { ...(settings && { settings }), ...(createdAt && { createdAt }), ...(exported && { exported }) };
  return { name, text: game.save, card };
}

/**
 * What is in a text: the games, charts and sheets of a collection, or the text itself as one game.
 * @param {string} text @returns {Collection|{code: "bundle"|"bundle-later"|"too-many"}}
 */
export function unbundle(text) {
  const one = { games: [{ name: "", text }], charts: [], sheets: [] };
  if (!isBundle(text)) return one;
  const value = parse(text);
  if (value === null) return { code: "bundle" };
  if (value.format !== FORMAT) return one;
  const { schema, games, charts = [], sheets = [] } = value;
  if (Number.isSafeInteger(schema) && schema > SCHEMA) return { code: "bundle-later" };
  const lists = [games, charts, sheets];
  const broken =
    !lists.every(Array.isArray) ||
    !games.every((/** @type {any} */ game) => typeof game?.save === "string") ||
    !charts.every((/** @type {any} */ set) => typeof set?.text === "string") ||
    !sheets.every((/** @type {any} */ one) => SHEETS.includes(one?.sheet) && typeof one.text === "string");
  if (broken || !Number.isSafeInteger(schema) || schema < 1) return { code: "bundle" };
  if (lists.reduce((sum, list) => sum + list.length, 0) > MOST_TEXTS) return { code: "too-many" };
  return {
    games: games.map(gameOf),
    charts: charts.map((/** @type {any} */ { text, played }) => ({ text, played: played === true })),
    sheets: sheets.map((/** @type {any} */ { sheet, text }) => ({ sheet, text })),
  };
}
