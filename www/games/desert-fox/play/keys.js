// @ts-check
/** Keys on the map and in the panel. */
import { askNote, orderToNote } from "../../../play/note.ts";
import { overviewButtons } from "../../../play/overview-buttons.ts";
import { LAYERS, toggleLayer } from "./map-layers.js";

const LAYER_KEYS = new Map(LAYERS.map(([layer, key]) => [key.toLowerCase(), layer]));

/**
 * @param {import("./types.js").PlayContext} ctx
 * @param {ReturnType<typeof import("./selecting.js").createSelecting>} selecting
 * @param {ReturnType<typeof import("./phase-actions.js").createPhaseActions>} phase
 */
export function createKeys(ctx, selecting, phase) {
  const { next, choose, deselect } = selecting;
  const { done, undoRedo, detach, toggleMarch } = phase;
  /**
   * Keys on the map and in the panel.
   * @param {KeyboardEvent} event
   * @param {number} hex
   * @returns {boolean} whether the key is used up
   */
  return function key(event, hex) {
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const name = event.key.toLowerCase();
      if (name !== "z" && name !== "y") return false;
      undoRedo(name === "y" || event.shiftKey ? "redo" : "undo");
      return true;
    }
    if (event.altKey) return false;
    const name = event.key.toLowerCase();
    if (/^[0-9]$/.test(name)) return ctx.press(name);
    if (name === "n") next(1);
    else if (name === "p") next(-1);
    else if (name === "x") done();
    else if (name === "c") choose(ctx.selection.at >= 0 ? ctx.selection.at : hex);
    else if (LAYER_KEYS.has(name)) toggleLayer(ctx, LAYER_KEYS.get(name) ?? "");
    else if (name === "f") toggleMarch();
    else if (name === "b") detach();
    else if (name === "t") ctx.focusOn("pl-phase");
    else if (name === "l") ctx.focusOn("pl-log-summary");
    else if (name === "w") void askNote(ctx, orderToNote(ctx));
    else if (name === "o") overviewButtons(ctx).overview();
    else if (name === "m") ctx.focusMap();
    else if (event.key === "Escape") return deselect();
    else return false;
    return true;
  };
}
