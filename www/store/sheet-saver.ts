// @ts-check
/** Keeps a sheet of the Referee in this browser while it is worked on. */

/** What the saver needs of the page. @typedef {{saves: () => Promise<import("./browser.ts").Saves>}} App */
/** @typedef {{state: import("./records.ts").Outcome|"saving"|"waiting", at: string}} SaveStatus */

/**
 * Saves a sheet after each change of it, and tells when the newest is written.
 * @param {import("./sheets.ts").Sheet} name @param {App} app @param {(saveStatus: SaveStatus) => void}
 *   notify
 * @returns {(text: string) => SaveStatus} what is so at once
 */
export function createSheetSaver(name, app, notify) {
  let count = 0;
  return (text) => {
    const mine = ++count;
    void app
      .saves()
      .then(({ sheets }) => sheets.save(name, text))
      .then(({ kind, at }) => {
        if (mine === count) notify({ state: kind, at });
      });
    return { state: "saving", at: "" };
  };
}

/**
 * What the last visit left: a sheet, and texts to hand to the reader because no sheet could be made of them.
 * @template T
 * @param {import("./sheets.ts").Sheet} name
 * @param {App} app
 * @param {(text: string) => T|null} read
 * @returns {Promise<{sheet: T|null, damaged: string[], denied: boolean}>}
 */
export async function loadSheet(name, app, read) {
  const { sheets } = await app.saves();
  const { text, damaged } = sheets.load(name);
  const sheet = text ? read(text) : null;
  return { sheet, damaged: text && !sheet ? [text, ...damaged] : damaged, denied: sheets.place === "memory" };
}
