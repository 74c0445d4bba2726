// @ts-check
/** Keeps the sheets in this browser and turns a combat into a link. */
import { linkTo } from "../../../shell/link.js";
import { parseSheet } from "./sheet.js";

/** @typedef {import("./types.js").App} App */
/** @typedef {import("./types.js").CombatQuery} CombatQuery */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {{state: import("../../../store/records.js").Outcome|"saving"|"waiting", at: string}} SaveStatus */

/**
 * Saves a sheet after each change of it, and tells when the newest is written.
 * @param {import("../../../store/sheets.js").Sheet} name @param {App} app @param {(saveStatus: SaveStatus) => void}
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
 * @param {import("../../../store/sheets.js").Sheet} name
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

/** A combat that the engine can work with. @param {App} app @returns {(text: string) => Sheet|null} */
export const combatReader = (app) => (text) => {
  const sheet = parseSheet(text);
  if (!sheet) return null;
  try {
    app.wasm.adjudicateCombat(sheet.query);
    app.wasm.charts({ changes: sheet.query.charts ?? [] });
    return sheet;
  } catch {
    return null;
  }
};

/**
 * The address that opens this combat elsewhere; the fragment never reaches a server.
 * @param {CombatQuery} query
 * @param {App} app
 */
export function linkOf(query, app) {
  return linkTo(app.wasm.encodeLink(query));
}

/**
 * The combat of a link, or what is wrong with it.
 * @param {string} hash
 * @param {App} app
 * @returns {{query: CombatQuery} | {fault: string}}
 */
export function openLink(hash, app) {
  try {
    return { query: app.wasm.decodeLink(hash.replace(/^#/, "")) };
  } catch (error) {
    return { fault: String(/** @type {any} */ (error)?.details?.path ?? "") };
  }
}
