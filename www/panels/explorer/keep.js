// @ts-check
/** Keeps the position in this browser; the engine's calls do the work. */
import { newTable, parseTable } from "./table.js";

/** @typedef {import("./types.js").App} App */
/** @typedef {import("./types.js").PositionSheet} PositionSheet */

/** @param {PositionSheet} sheet @param {App} app @returns {import("../referee/keep.js").Kept} */
export function save(sheet, app) {
  const { kind, savedAt = "" } = app.wasm.savePosition(JSON.stringify(sheet));
  return { state: kind, at: savedAt };
}

/**
 * What the last visit left: a position, and texts to hand to the reader because no position could be made of them.
 * @param {App} app @returns {{sheet: PositionSheet|null, damaged: string[], denied: boolean}}
 */
export function load(app) {
  const stored = app.wasm.loadPosition();
  const sheet = readable(stored.text, app);
  const unread = stored.text && !sheet ? [stored.text] : [];
  const damaged = stored.kind === "damaged" ? stored.texts : [...unread, ...(stored.damaged ? [stored.damaged] : [])];
  return { sheet, damaged, denied: stored.kind === "denied" };
}

/** A position that the engine can work with. @param {string|undefined} text @param {App} app */
function readable(text, app) {
  const sheet = parseTable(text);
  if (!sheet) return null;
  try {
    const whole = { ...newTable(), ...sheet };
    app.wasm.askBoard({ ...whole, question: { kind: "stacking" } });
    return whole;
  } catch {
    return null;
  }
}
