// @ts-check
/** Keeps the sheet in this browser and turns it into a link; the engine's calls do the work. */
import { linkTo } from "../../shell/link.js";
import { parseSheet } from "./sheet.js";

/** @typedef {import("./types.js").App} App */
/** @typedef {import("./types.js").CombatQuery} CombatQuery */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {{state: "saved"|"denied"|"full"|"failed"|"waiting", at: string}} Kept */

/**
 * Saves after each change.
 * @param {string} text @param {App} app
 * @returns {Kept}
 */
export function save(text, app) {
  const { kind, savedAt = "" } = app.wasm.saveSheet(text);
  return { state: kind, at: savedAt };
}

/**
 * What the last visit left: a sheet, and texts to hand to the reader because no sheet could be made of them.
 * @param {App} app @returns {{sheet: Sheet|null, damaged: string[], denied: boolean}}
 */
export function load(app) {
  const stored = app.wasm.loadSheet();
  const sheet = readable(stored.text, app);
  const unread = stored.text && !sheet ? [stored.text] : [];
  const damaged = stored.kind === "damaged" ? stored.texts : [...unread, ...(stored.damaged ? [stored.damaged] : [])];
  return { sheet, damaged, denied: stored.kind === "denied" };
}

/** A sheet that the engine can work with. @param {string|undefined} text @param {App} app */
function readable(text, app) {
  const sheet = parseSheet(text);
  if (!sheet) return null;
  try {
    app.wasm.adjudicateCombat(sheet.query);
    app.wasm.charts({ changes: sheet.query.charts ?? [] });
    return sheet;
  } catch {
    return null;
  }
}

/** The address that opens this combat elsewhere; the fragment never reaches a server. @param {CombatQuery} query @param {App} app */
export function linkOf(query, app) {
  return linkTo(app.wasm.encodeLink(query));
}

/** A link of a position begins so. @param {string} hash */
export const isPositionLink = (hash) => /^#?d\d+\.p\./.test(hash);

/** A link, unless it is one of a position, which is the map's, or of a game. @param {string} hash */
export const isLink = (hash) => /^#?d\d+\.(?![pgt]\.)/.test(hash);

/** The combat of a link, or what is wrong with it. @param {string} hash @param {App} app @returns {{query: CombatQuery} | {fault: string}} */
export function openLink(hash, app) {
  try {
    return { query: app.wasm.decodeLink(hash.replace(/^#/, "")) };
  } catch (error) {
    return { fault: String(/** @type {any} */ (error)?.details?.path ?? "") };
  }
}

/** The time of day of a save, or nothing. @param {string} at */
export function clock(at, tag = "en") {
  const time = new Date(at);
  return Number.isNaN(time.valueOf()) ? "" : new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(time);
}
