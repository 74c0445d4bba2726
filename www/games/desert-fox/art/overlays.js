// @ts-check
/** The board's overlays with the sides of Desert Fox. Pure functions. */
import * as overlays from "../../../board/overlays.js";
import { SIDES } from "../sides.js";

export { ORDER, formatCost } from "../../../board/overlays.js";
/** @typedef {import("../../../board/overlays.js").Overlays} Overlays */

/** @typedef {Omit<overlays.Parts, "markers"> & {markers: import("./markers.js").Marker[]}} Parts */

/** @param {Partial<Overlays>} shown @param {Set<number>} taken hexes with counters */
export const partsOf = (shown, taken) => /** @type {Parts} */ (overlays.partsOf(shown, taken, SIDES));

/** @param {Partial<Overlays>} shown @param {number} hex */
export const textsOfOverlays = (shown, hex) => overlays.textsOfOverlays(shown, hex, SIDES);
