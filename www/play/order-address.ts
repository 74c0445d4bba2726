/**
 * The number of an order in an address: `#play/at=12` is the open game as it stood after order 12, and `/at=12` behind
 * the link of a game opens it there, where the engine reads it.
 */

const PART = "/at=";

/** NaN for everything that is no number of an order. */
const numberOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/** The fragment of the open game as it stood after some orders. */
export const addressOf = (at: number) => `#play${PART}${at}`;

/** `link`: that of a game. `at`: null for an address without a number. */
export const linkAt = (link: string, at: number | null) => (link && at !== null ? `${link}${PART}${at}` : link);

/** How many orders of the open game an address shows: null where it names none, NaN where that cannot be read. */
export function orderInAddress(hash: string) {
  const [, text] = /^#play\/at=(.*)$/s.exec(hash) ?? [];
  return text === undefined ? null : numberOf(text);
}
