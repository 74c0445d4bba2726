// @ts-check
/** The rows of the database, foreign data when they are read back, and which of two saves of a text counts. */
import { FORM, crc32 } from "./sealed.ts";

/** @typedef {import("./database.ts").Row} Row */
/** @typedef {"database"|"copy"|"memory"} Place */
/** @typedef {{number: number, check: string}} Stamp */
/**
 * @typedef {object} Found a text as this page knows it
 * @property {Row} row
 * @property {Place} place where its newest save is
 * @property {import("./storage-error.ts").StorageError|""} why it is not in the database
 * @property {boolean} whole whether the text can be trusted; a text that is not whole is empty
 * @property {string[]} corrupt texts of saves that are damaged
 */

/** @param {unknown} value @returns {value is Row} */
export function isRow(value) {
  const row = /** @type {Partial<Row>|null|undefined} */ (value);
  if (typeof row?.id !== "string" || typeof row.text !== "string") return false;
  return (
    Number.isSafeInteger(row.number) && Number(row.number) >= 0 && typeof row.meta === "object" && row.meta !== null
  );
}

/** Whether a row says what was saved. Those of a later form have rules of their own. @param {Row|null|undefined} row */
export const isWhole = (row) => isRow(row) && (row.form > FORM || crc32(row.text) === row.check);

/** Stands for a row that the database lists and cannot read. @param {string} id @returns {Row} */
export const unreadable = (id) => ({ id, form: FORM, number: 0, check: "", text: "", meta: {} });

/** @param {Row|null|undefined} row @returns {Stamp} */
export const stampOf = (row) => ({ number: row?.number ?? 0, check: row?.check ?? "" });

/** Whether two rows hold the same save of a text. @param {Row} one @param {Row|undefined} other */
export const sameText = (one, other) =>
  one.number === other?.number && one.check === other.check && JSON.stringify(one.meta) === JSON.stringify(other.meta);

/**
 * The newer of two saves that is whole: the row of the database or the copy.
 * @param {string} id
 * @param {Row|null|undefined} row
 * @param {Row|null} copy
 * @param {string} torn the text of a copy that is not whole, or empty
 * @param {boolean} stores whether there is a database
 * @returns {Found|null}
 */
export function newer(id, row, copy, torn, stores) {
  const copied = copy && isWhole(copy) ? copy : null;
  if (row && isWhole(row) && !(copied && copied.number > row.number)) {
    return { row, place: "database", why: "", whole: true, corrupt: [] };
  }
  const damaged = row && !isWhole(row) ? row : null;
  const text = damaged ? (typeof damaged.text === "string" ? damaged.text : JSON.stringify(damaged)) : row ? "" : torn;
  const corrupt = text || damaged ? [text] : [];
  if (copied) return { row: copied, place: "copy", why: stores ? "" : "denied", whole: true, corrupt };
  if (!corrupt.length) return null;
  const number = Number.isSafeInteger(damaged?.number) ? Number(damaged?.number) : 0;
  const empty = { id, form: FORM, number, check: "", text: "", meta: damaged?.meta ?? {} };
  return { row: empty, place: damaged ? "database" : "copy", why: "", whole: false, corrupt };
}
