// @ts-check
/** The board's overlays with the sides of Desert Fox. Pure functions. */
import * as overlays from "../../../board/overlays.ts";
import { SIDES } from "../sides.ts";

export { ORDER, formatCost } from "../../../board/overlays.ts";
/** @typedef {import("../../../board/overlays.ts").Overlays} Overlays */

/** @typedef {Omit<overlays.Parts, "markers"> & {markers: import("./markers.ts").Marker[]}} Parts */

/** @param {Partial<Overlays>} shown @param {Set<number>} taken hexes with counters */
export const partsOf = (shown, taken) => /** @type {Parts} */ (overlays.partsOf(shown, taken, SIDES));

/** @param {Partial<Overlays>} shown @param {number} hex */
export const textsOfOverlays = (shown, hex) => overlays.textsOfOverlays(shown, hex, SIDES);
