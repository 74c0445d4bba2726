// @ts-check
/** What the shapes and letters of counters have in common, wherever they are drawn. */

import { CORNER } from "../../../board/sides.ts";
import { SIDES } from "../sides.ts";

/** The letter of a nation group, the same on the map and in lists. */
export const LETTER = /** @type {const} */ ({ german: "G", italian: "I", commonwealth: "C" });
/** How round a counter's corners are, of 60: the shape of its side. */
export const ROUND = /** @type {Record<"axis"|"commonwealth", number>} */ (
  Object.fromEntries(SIDES.map(({ id, shape }) => [id, CORNER[shape]]))
);
/** CSS pixels of a counter from which all of it can be read, and from which symbol and strength can. */
const WHOLE = 44;
const BRIEF = 15;

/** How much of a counter is drawn at a size in CSS pixels. @param {number} css @returns {"whole"|"brief"|"symbol"} */
export const detailOf = (css) => (css >= WHOLE ? "whole" : css >= BRIEF ? "brief" : "symbol");
