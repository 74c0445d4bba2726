// @ts-check
/** How the table reads the legal orders: they are one list. */

/** @type {import("../../../play/session.ts").Reader<import("./types.js").RommelInTheDesert>} */
export const READER = { none: () => [], read: (legal) => legal };
