/** What the shapes and letters of counters have in common, wherever they are drawn. */

import { CORNER } from "../../../board/sides.ts";
import { SIDES } from "../sides.ts";

/** The letter of a nation group, the same on the map and in lists. */
export const LETTER = { german: "G", italian: "I", commonwealth: "C" } as const;
/** How round a counter's corners are, of 60: the shape of its side. */
export const ROUND = Object.fromEntries(SIDES.map(({ id, shape }) => [id, CORNER[shape]])) as Record<
  "axis" | "commonwealth",
  number
>;
/** CSS pixels of a counter from which all of it can be read, and from which symbol and strength can. */
const WHOLE = 44;
const BRIEF = 15;

/** How much of a counter is drawn at a size in CSS pixels. */
export const detailOf = (css: number): "whole" | "brief" | "symbol" =>
  css >= WHOLE ? "whole" : css >= BRIEF ? "brief" : "symbol";
