/** Keeps the sheets in this browser and turns a combat into a link. */
import { detailsOf } from "../../../play/errors.ts";
import { linkTo } from "../../../shell/link.ts";
import { parseSheet } from "./sheet.ts";
import type { ReadyApp as App, CombatQuery } from "../engine-types.ts";
import type { Sheet } from "./types.ts";

export { createSheetSaver, loadSheet } from "../../../store/sheet-saver.ts";

/** A combat that the engine can work with. */
export const combatReader =
  (app: App): ((text: string) => Sheet | null) =>
  (text) => {
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

/** The address that opens this combat elsewhere; the fragment never reaches a server. */
export function linkOf(query: CombatQuery, app: App) {
  return linkTo(app.wasm.encodeLink(query));
}

/** The combat of a link, or what is wrong with it. */
export function openLink(hash: string, app: App): { query: CombatQuery } | { fault: string } {
  try {
    return { query: app.wasm.decodeLink(hash) };
  } catch (error) {
    return { fault: detailsOf(error).path ?? "" };
  }
}
