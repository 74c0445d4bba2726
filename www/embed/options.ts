// @ts-check
/**
 * What a website may choose of a board, from attributes, a query or a script; what it cannot be falls back to the
 * usual.
 */
import { LANGUAGES } from "../lang/choice.ts";

/** The id of a side of one of the games. @typedef {"axis"|"commonwealth"|"allied"} Side */
/**
 * A place in the record: how many orders have been given, from 0, or one of its ends.
 * @typedef {number|"first"|"last"} Ply
 */
/**
 * What a website asks for.
 * @typedef {object} BoardOptions
 * @property {string} [record] a link of a game or a position (`d1.g.…`, `d1.p.…`, with or without an address before
 *   `#`), or the text of a save file
 * @property {Ply|string} [ply] unless given the one that the link names, or the last
 * @property {Side|""|string} [side] whose units the map begins with; both without it. Where a game hides things, it
 *   shows
 *   what both may know until it is over
 * @property {"auto"|"light"|"dark"|string} [theme] the paper; that of the reader's system unless given
 * @property {string} [lang] a language tag; English unless given
 * @property {boolean} [interactive] the reader may play on from a game that is shown, and the map takes wheel and one
 *   finger for itself; without it they move the page around, and two fingers or Ctrl and the wheel move the map
 */
/**
 * @typedef {{record: string, ply: Ply|null, side: Side|"", theme: "auto"|"light"|"dark", lang: string, interactive:
 *   boolean}} Chosen
 */

/** More orders than any record can have. */
const MOST = 99_999;

/** A place in the record, or null where the value is none. @param {unknown} value @returns {Ply|null} */
export function plyOf(value) {
  if (value === "first" || value === "last") return value;
  const number = typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= MOST ? number : null;
}

/** The side that is named; empty for none of the game. @param {unknown} value @param {readonly Side[]} sides @returns {Side|""} */
export const sideOf = (value, sides) => sides.find((side) => side === value) ?? "";

/** @param {unknown} value @returns {Chosen["theme"]} */
export const themeOf = (value) => (value === "light" || value === "dark" ? value : "auto");

/** @param {unknown} tag */
export const languageOf = (tag) => LANGUAGES.find((known) => known === tag) ?? LANGUAGES[0];

/** @param {BoardOptions} options @param {readonly Side[]} sides of the game @returns {Chosen} */
export function chosen({ record, ply, side, theme, lang, interactive }, sides) {
  return {
    record: typeof record === "string" ? record : "",
    ply: plyOf(ply),
    side: sideOf(side, sides),
    theme: themeOf(theme),
    lang: languageOf(lang),
    interactive: interactive === true,
  };
}

/**
 * The options of an address: `?theme=dark&lang=en&ply=12&side=axis&interactive=1`.
 * @param {URLSearchParams} query
 * @returns {BoardOptions}
 */
export const optionsOfQuery = (query) => ({
  ply: query.get("ply") ?? undefined,
  side: query.get("side") ?? undefined,
  theme: query.get("theme") ?? undefined,
  lang: query.get("lang") ?? undefined,
  interactive: query.get("interactive") === "1",
});
