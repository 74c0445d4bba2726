/** Kept games as files: their names, one file of everything, and what is in a text that comes in. */
import { parse, toCard, withoutSecret } from "./card.ts";
import { SHEETS } from "./sheets.ts";
import type { Card, Summary } from "./card.ts";
import type { Sheet } from "./sheets.ts";
import type { StorageNames } from "./names.ts";

interface Collection {
  /** `card`: what the collection says of one. */
  games: { name: string; text: string; card?: Partial<Card> }[];
  /** Files of charts, and whether a game uses them. */
  charts: { text: string; played: boolean }[];
  sheets: { sheet: Sheet; text: string }[];
}

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

const day = (at: string) => (/^\d{4}-\d\d-\d\d/.exec(at) ?? [""])[0];

interface Everything {
  games: { card: Card; text: string }[];
  charts?: { text: string; played: boolean }[];
  sheets?: { sheet: Sheet; text: string }[];
}

/** `sides`: those of the game. */
export function createFiles(names: Pick<StorageNames, "collection" | "files">, sides: readonly { id: string }[]) {
  function fileName(card: Summary & { savedAt?: string }, now: string) {
    const scenario =
      card.scenario
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "") || "game";
    const turn = String(card.turn).padStart(2, "0");
    return names.files.game(scenario, turn, card.side ?? "over", day(card.savedAt || now));
  }

  const bundleName = (now: string) => names.files.collection(day(now));

  /** Everything in one file. */
  function bundle({ games, charts = [], sheets = [] }: Everything, now: string) {
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

  /** Whether a text, or its first characters, is a collection. */
  const isBundle = (text: string) => text.slice(0, HEAD).includes(names.collection);

  /** What a collection says of a game. */
  function gameOf(game: { save: string }): { name: string; text: string; card: Partial<Card> } {
    const { name, settings, createdAt, exported } = toCard(game, sides);
    const card = { ...(settings && { settings }), ...(createdAt && { createdAt }), ...(exported && { exported }) };
    return { name, text: game.save, card };
  }

  /** What is in a text: the games, charts and sheets of a collection, or the text itself as one game. */
  function unbundle(text: string): Collection | { code: "bundle" | "bundle-later" | "too-many" } {
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
    } = value as unknown as {
      schema: number;
      games: { save: string }[];
      charts?: { text: string; played?: unknown }[];
      sheets?: { sheet: Sheet; text: string }[];
    };
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
