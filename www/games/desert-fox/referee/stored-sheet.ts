// @ts-check
/** Keeps the sheets in this browser and turns a combat into a link. */
import { detailsOf } from "../../../play/errors.ts";
import { linkTo } from "../../../shell/link.ts";
import { parseSheet } from "./sheet.ts";

/** @typedef {import("./types.ts").App} App */
/** @typedef {import("./types.ts").CombatQuery} CombatQuery */
/** @typedef {import("./types.ts").Sheet} Sheet */
/** @typedef {import("../../../store/sheet-saver.ts").SaveStatus} SaveStatus */

export { createSheetSaver, loadSheet } from "../../../store/sheet-saver.ts";

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
    return { query: app.wasm.decodeLink(hash) };
  } catch (error) {
    return { fault: detailsOf(error).path ?? "" };
  }
}
