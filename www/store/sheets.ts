// @ts-check
/** The sheets of the referee kept in this browser: the combat and the position on the map. */

export const SHEETS = /** @type {const} */ (["combat", "position"]);
/** @typedef {typeof SHEETS[number]} Sheet */
/** @typedef {ReturnType<typeof createSheets>} Sheets */
/** @typedef {{text: string, at: string, damaged: string[]}} Stored `damaged`: texts that cannot be read */

/** @param {import("./records.ts").Records} records @param {{place: string, now?: () => number}} world */
export function createSheets(records, { place, now = Date.now }) {
  return {
    place,
    /** The sheet of the last visit. @param {Sheet} sheet @returns {Stored} */
    load(sheet) {
      const found = records.get(sheet);
      const { savedAt, aside } = found?.row.meta ?? {};
      const texts = [...(found?.corrupt ?? []), ...(Array.isArray(aside) ? aside : [])];
      const damaged = texts.filter((text) => typeof text === "string" && text);
      return { text: found?.row.text ?? "", at: typeof savedAt === "string" ? savedAt : "", damaged };
    },
    /**
     * @param {Sheet} sheet
     * @param {string} text
     * @returns {Promise<{kind: import("./records.ts").Outcome, at: string}>}
     */
    async save(sheet, text) {
      const at = new Date(now()).toISOString();
      return { kind: await records.put(sheet, text, { savedAt: at }), at };
    },
  };
}
