// @ts-check
/** The sides of a game as the board draws them: told apart by shape, letter and hatch as well as by colour. */

/**
 * @typedef {object} Side
 * @property {string} id as the engine names it
 * @property {string} letter
 * @property {"square"|"round"} shape of its counters and signs
 * @property {string} token the part of the style's names for its colours: `--side-<token>`
 * @property {"rising"|"falling"} hatch of its areas
 */

/** How round the corners of a counter are, of 60. */
export const CORNER = /** @type {const} */ ({ square: 2, round: 13 });
/** The same of the sign for a whole pile, which is smaller and lower. */
export const CHIP_CORNER = /** @type {const} */ ({ square: 2, round: 13 * 1.7 });

/** The side of that id; the last one where there is none. @param {readonly Side[]} sides @param {string} [id] */
export const sideOf = (sides, id) => sides.find((side) => side.id === id) ?? sides[sides.length - 1];

/** The palette's name for lines of a side. @param {Side} side */
export const lineColour = ({ token }) => `side-${token}-line`;
