/** The rows of the database, foreign data when they are read back, and which of two saves of a text counts. */
import { FORM, crc32 } from "./sealed.ts";
import type { Row } from "./database.ts";
import type { StorageError } from "./storage-error.ts";

type Place = "database" | "copy" | "memory";

export interface Stamp {
  number: number;
  check: string;
}

/** A text as this page knows it. */
export interface Found {
  row: Row;
  /** Where its newest save is. */
  place: Place;
  /** It is not in the database. */
  why: StorageError | "";
  /** Whether the text can be trusted; a text that is not whole is empty. */
  whole: boolean;
  /** Texts of saves that are damaged. */
  corrupt: string[];
}

export function isRow(value: unknown): value is Row {
  const row = value as Partial<Row> | null | undefined;
  if (typeof row?.id !== "string" || typeof row.text !== "string") return false;
  return (
    Number.isSafeInteger(row.number) && Number(row.number) >= 0 && typeof row.meta === "object" && row.meta !== null
  );
}

/** Whether a row says what was saved. Those of a later form have rules of their own. */
export const isWhole = (row: Row | null | undefined) =>
  isRow(row) && (row.form > FORM || crc32(row.text) === row.check);

/** Stands for a row that the database lists and cannot read. */
export const unreadable = (id: string): Row => ({ id, form: FORM, number: 0, check: "", text: "", meta: {} });

export const stampOf = (row: Row | null | undefined): Stamp => ({ number: row?.number ?? 0, check: row?.check ?? "" });

/** Whether two rows hold the same save of a text. */
export const sameText = (one: Row, other: Row | undefined) =>
  one.number === other?.number && one.check === other.check && JSON.stringify(one.meta) === JSON.stringify(other.meta);

/**
 * The newer of two saves that is whole: the row of the database or the copy. `torn`: the text of a copy that is not
 * whole, or empty. `stores`: whether there is a database.
 */
export function newer(
  id: string,
  row: Row | null | undefined,
  copy: Row | null,
  torn: string,
  stores: boolean,
): Found | null {
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
