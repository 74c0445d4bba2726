/** A kept game as the list shows it, read off its row. */
import { toCard, toPicture } from "./card.ts";
import { FORM } from "./sealed.ts";
import type { Card } from "./card.ts";
import type { StorageError } from "./storage-error.ts";
import type { Found } from "./rows.ts";

/** A game in the list. */
export interface Listed {
  id: string;
  card: Card;
  /** Data URL, or empty. */
  picture: string;
  /** Why it is only kept in memory. */
  memory: StorageError | "";
  /** Whether it is only in localStorage. */
  copied: boolean;
  /** `older`: the newest save is damaged, the one before it is whole. */
  state: "good" | "older" | "damaged" | "later";
  /** Texts that cannot be read; none where the database does not give them out. */
  damaged: string[];
  /** Whether this page may write it. */
  here: boolean;
}

/** Damaged texts that are kept of one game. */
const ASIDE = 3;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === "string" && text !== "") : [];

/** `sides`: those of the game. */
export function toListed(
  { row, whole, why, place, corrupt }: Found,
  sides: readonly { id: string }[],
): Omit<Listed, "here"> & { text: string } {
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
