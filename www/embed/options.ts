/**
 * What a website may choose of a board, from attributes, a query or a script; what it cannot be falls back to the
 * usual.
 */
import { LANGUAGES } from "../lang/choice.ts";

/** The id of a side of one of the games. */
export type Side = "axis" | "commonwealth" | "allied";

/** A place in the record: how many orders have been given, from 0, or one of its ends. */
export type Ply = number | "first" | "last";

/** What a website asks for. */
export interface BoardOptions {
  /**
   * A link of a game or a position (`d1.g.…`, `d1.p.…`, with or without an address before `#`), or the text of a save
   * file.
   */
  record?: string;
  /** Unless given the one that the link names, or the last. */
  ply?: Ply | string;
  /**
   * Whose units the map begins with; both without it. Where a game hides things, it shows what both may know until it
   * is over.
   */
  side?: Side | "" | string;
  /** The paper; that of the reader's system unless given. */
  theme?: "auto" | "light" | "dark" | string;
  /** A language tag; English unless given. */
  lang?: string;
  /**
   * The reader may play on from a game that is shown, and the map takes wheel and one finger for itself; without it
   * they move the page around, and two fingers or Ctrl and the wheel move the map.
   */
  interactive?: boolean;
}

interface Chosen {
  record: string;
  ply: Ply | null;
  side: Side | "";
  theme: "auto" | "light" | "dark";
  lang: string;
  interactive: boolean;
}

/** More orders than any record can have. */
const MOST = 99_999;

/** A place in the record, or null where the value is none. */
export function plyOf(value: unknown): Ply | null {
  if (value === "first" || value === "last") return value;
  const number = typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= MOST ? number : null;
}

/** The side that is named; empty for none of the game. */
export const sideOf = (value: unknown, sides: readonly Side[]): Side | "" => sides.find((side) => side === value) ?? "";

export const themeOf = (value: unknown): Chosen["theme"] => (value === "light" || value === "dark" ? value : "auto");

export const languageOf = (tag: unknown) => LANGUAGES.find((known) => known === tag) ?? LANGUAGES[0];

/** `sides`: those of the game. */
export function chosen({ record, ply, side, theme, lang, interactive }: BoardOptions, sides: readonly Side[]): Chosen {
  return {
    record: typeof record === "string" ? record : "",
    ply: plyOf(ply),
    side: sideOf(side, sides),
    theme: themeOf(theme),
    lang: languageOf(lang),
    interactive: interactive === true,
  };
}

/** The options of an address: `?theme=dark&lang=en&ply=12&side=axis&interactive=1`. */
export const optionsOfQuery = (query: URLSearchParams): BoardOptions => ({
  ply: query.get("ply") ?? undefined,
  side: query.get("side") ?? undefined,
  theme: query.get("theme") ?? undefined,
  lang: query.get("lang") ?? undefined,
  interactive: query.get("interactive") === "1",
});
