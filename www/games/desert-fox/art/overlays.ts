/** The board's overlays with the sides of Desert Fox. Pure functions. */
import * as overlays from "../../../board/overlays.ts";
import { SIDES } from "../sides.ts";
import type { Marker } from "./markers.ts";
import type { Overlays } from "../../../board/overlays.ts";

export { ORDER, formatCost } from "../../../board/overlays.ts";

type Parts = Omit<overlays.Parts, "markers"> & { markers: Marker[] };

/** `taken`: hexes with counters. */
export const partsOf = (shown: Partial<Overlays>, taken: Set<number>) => overlays.partsOf(shown, taken, SIDES) as Parts;

export const textsOfOverlays = (shown: Partial<Overlays>, hex: number) => overlays.textsOfOverlays(shown, hex, SIDES);
