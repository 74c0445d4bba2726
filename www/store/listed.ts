// @ts-check
/** A kept game as the list shows it, read off its row. */
import { toCard, toPicture } from "./card.ts";
import { FORM } from "./sealed.ts";

/**
 * @typedef {object} Listed a game in the list
 * @property {string} id
 * @property {import("./card.ts").Card} card
 * @property {string} picture data URL, or empty
 * @property {import("./storage-error.ts").StorageError|""} memory why it is only kept in memory
 * @property {boolean} copied whether it is only in localStorage
 * @property {"good"|"older"|"damaged"|"later"} state `older`: the newest save is damaged, the one before it is whole
 * @property {string[]} damaged texts that cannot be read; none where the database does not give them out
 * @property {boolean} here whether this page may write it
 */

/** Damaged texts that are kept of one game. */
const ASIDE = 3;

/** @param {unknown} value @returns {string[]} */
const texts = (value) => (Array.isArray(value) ? value.filter((text) => typeof text === "string" && text !== "") : []);

/**
 * @param {import("./rows.ts").Found} found
 * @param {readonly {id: string}[]} sides of the game
 * @returns {Omit<Listed, "here"> & {text: string}}
 */
export function toListed({ row, whole, why, place, corrupt }, sides) {
  const later = row.form > FORM;
  const older = whole && (corrupt.length > 0 || row.meta.older === true);
  return {
    id: row.id,
    card: toCard(row.meta.card, sides),
    picture: toPicture(row.meta.picture),
    memory: place === "memory" ? why : "",
    copied: place === "copy",
    state: later ? "later" : !whole || !row.text ? "damaged" : older ? "older" : "good",
    damaged: [...new Set(texts(corrupt).concat(texts(row.meta.aside)))].slice(0, ASIDE),
    text: later ? "" : row.text,
  };
}
