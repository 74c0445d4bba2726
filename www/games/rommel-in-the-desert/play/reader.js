// @ts-check
/** How the table reads the legal orders: they are one list. */

/** @type {import("../../../play/session.js").Reader<import("./types.js").RommelInTheDesert>} */
export const READER = { none: () => [], read: (legal) => legal };
