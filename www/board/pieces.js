// @ts-check
/** The layer between sheet and cursor: areas, lines, counters, words and badges, in this order. */
import { createCounters } from "./counters.js";
import { createWords, drawAreas, drawBadges, drawLine, shape } from "./shades.js";

/**
 * @typedef {object} Layout what lies on the sheet; a list left out stays as it is
 * @property {import("./shades.js").Area[]} [areas]
 * @property {import("./shades.js").Line[]} [lines]
 * @property {import("./shades.js").Word[]} [words]
 * @property {import("./shades.js").Badge[]} [badges]
 * @property {import("./counters.js").Pile[]} [piles]
 */

export function createPieces() {
  const counters = createCounters();
  const drawWords = createWords();
  /** @type {import("./shades.js").Drawn[]} */
  let areas = [];
  /** @type {Required<Omit<Layout, "areas">>} */
  const rest = { lines: [], words: [], badges: [], piles: [] };

  return {
    /** @param {Layout} layout */
    set({ areas: next, ...others }) {
      if (next) areas = next.map(shape);
      for (const [key, value] of Object.entries(others)) if (value) /** @type {any} */ (rest)[key] = value;
    },
    /** @param {CanvasRenderingContext2D} c @param {import("./view.js").View} view @param {number} dpr @param {import("./palette.js").Palette} p @param {boolean} resting */
    draw(c, view, dpr, p, resting) {
      c.setTransform(1, 0, 0, 1, 0, 0);
      c.clearRect(0, 0, c.canvas.width, c.canvas.height);
      drawAreas(c, areas, view, dpr, p);
      for (const line of rest.lines) drawLine(c, line, view, dpr, p);
      counters.draw(c, rest.piles, view, dpr, p, resting);
      drawWords(c, rest.words, view, dpr, p);
      drawBadges(c, rest.badges, view, dpr, p);
    },
    isEmpty: () => !areas.length && Object.values(rest).every((list) => !list.length),
  };
}
