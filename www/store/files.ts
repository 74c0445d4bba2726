// @ts-check
/** Kept games as files: their names, one file of everything, and what is in a text that comes in. */
import { parse, toCard, withoutSecret } from "./card.ts";
import { SHEETS } from "./sheets.ts";

/** @typedef {import("./card.ts").Card} Card */
/** @typedef {import("./card.ts").Summary} Summary */
/** @typedef {import("./sheets.ts").Sheet} Sheet */
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
const SCHEMA = 2;
/** Characters at the start of a collection that name its format. */
export const HEAD = 400;

/** @param {string} at */
const day = (at) => (/^\d{4}-\d\d-\d\d/.exec(at) ?? [""])[0];

/**
 * @typedef {object} Everything
 * @property {{card: Card, text: string}[]} games
 * @property {{text: string, played: boolean}[]} [charts]
 * @property {{sheet: Sheet, text: string}[]} [sheets]
 */

/** @typedef {ReturnType<typeof createFiles>} Files */

/**
 * @param {Pick<import("./names.ts").StorageNames, "collection"|"files">} names
 * @param {readonly {id: string}[]} sides of the game
 */
export function createFiles(names, sides) {
  /** @param {Summary & {savedAt?: string}} card @param {string} now */
  function fileName(card, now) {
    const scenario =
      card.scenario
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "") || "game";
    const turn = String(card.turn).padStart(2, "0");
    return names.files.game(scenario, turn, card.side ?? "over", day(card.savedAt || now));
  }

  /** @param {string} now */
  const bundleName = (now) => names.files.collection(day(now));

  /** Everything in one file. @param {Everything} all @param {string} now */
  function bundle({ games, charts = [], sheets = [] }, now) {
    const entries = games.map(({ card: { name, savedAt, createdAt, settings, orders }, text }) => ({
      name,
      savedAt,
      createdAt,
      settings: withoutSecret(settings),
      exported: { at: now, orders },
      save: text,
    }));
    const sets = charts.map(({ played, text }) => ({ played, text }));
    const value = { format: names.collection, schema: SCHEMA, games: entries, charts: sets, sheets };
    return `${JSON.stringify(value, null, 2)}\n`;
  }

  /** Whether a text, or its first characters, is a collection. @param {string} text */
  const isBundle = (text) => text.slice(0, HEAD).includes(names.collection);

  /**
   * What a collection says of a game.
   * @param {{save: string}} game
   * @returns {{name: string, text: string, card: Partial<Card>}}
   */
  function gameOf(game) {
    const { name, settings, createdAt, exported } = toCard(game, sides);
    const card = { ...(settings && { settings }), ...(createdAt && { createdAt }), ...(exported && { exported }) };
    return { name, text: game.save, card };
  }

  /**
   * What is in a text: the games, charts and sheets of a collection, or the text itself as one game.
   * @param {string} text @returns {Collection|{code: "bundle"|"bundle-later"|"too-many"}}
   */
  function unbundle(text) {
    const one = { games: [{ name: "", text }], charts: [], sheets: [] };
    if (!isBundle(text)) return one;
    const value = parse(text);
    if (value === null) return { code: "bundle" };
    if (value.format !== names.collection) return one;
    const {
      schema,
      games,
      charts = [],
      sheets = [],
    } = /**
     * As far as it is in order: every member is checked.
     * @type {{schema: number, games: {save: string}[], charts?: {text: string, played?: unknown}[], sheets?: {sheet: Sheet,
     *   text: string}[]}}
     */ (/** @type {unknown} */ (value));
    if (Number.isSafeInteger(schema) && schema > SCHEMA) return { code: "bundle-later" };
    const lists = [games, charts, sheets];
    const broken =
      !lists.every(Array.isArray) ||
      !games.every((game) => typeof game?.save === "string") ||
      !charts.every((set) => typeof set?.text === "string") ||
      !sheets.every((one) => SHEETS.includes(one?.sheet) && typeof one.text === "string");
    if (broken || !Number.isSafeInteger(schema) || schema < 1) return { code: "bundle" };
    if (lists.reduce((sum, list) => sum + list.length, 0) > MOST_TEXTS) return { code: "too-many" };
    return {
      games: games.map(gameOf),
      charts: charts.map(({ text, played }) => ({ text, played: played === true })),
      sheets: sheets.map(({ sheet, text }) => ({ sheet, text })),
    };
  }

  return { names: names.files, fileName, bundleName, bundle, isBundle, unbundle };
}
