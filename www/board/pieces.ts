// @ts-check
/**
 * The layer between map and cursor: areas, lines, markers, counters, markers above them, words and badges, in this
 * order.
 */
import { createCounters } from "./counters.ts";
import { createWords, drawAreas, drawBadges, drawLine, forgetHatches, shape } from "./shapes.ts";
import { createSurface } from "./surface.ts";

/**
 * @typedef {object} Layout what lies on the map; a list left out stays as it is
 * @property {import("./shapes.ts").Area[]} [areas]
 * @property {import("./shapes.ts").Line[]} [lines]
 * @property {import("./shapes.ts").Word[]} [words]
 * @property {import("./shapes.ts").Badge[]} [badges]
 * @property {import("./counters.ts").Pile[]} [piles]
 * @property {import("./types.ts").Marker[]} [markers]
 */

/** @param {import("./types.ts").BoardArt} art */
export function createPieces({ geometry, sides, drawMarkers }) {
  const surface = createSurface(geometry, { hidden: true });
  const { canvas, c } = surface;
  let counters = createCounters(sides);
  let drawWords = createWords();
  /** @type {import("./shapes.ts").Drawn[]} */
  let areas = [];
  /** @type {Required<Omit<Layout, "areas">>} */
  const rest = { lines: [], words: [], badges: [], piles: [], markers: [] };
  let edition = 0;

  /** @param {Layout} layout */
  function set({ areas: next, ...others }) {
    if (next) areas = next.map((area) => shape(area, geometry));
    for (const [key, value] of Object.entries(others)) if (value) Object.assign(rest, { [key]: value });
    edition++;
  }

  const isEmpty = () => !areas.length && Object.values(rest).every((list) => !list.length);

  /**
   * Draws what has changed.
   * @param {import("./view.ts").View} view
   * @param {number} dpr
   * @param {import("./palette.ts").Palette} p
   * @param {boolean} resting
   */
  function show(view, dpr, p, resting) {
    canvas.hidden = isEmpty();
    if (canvas.hidden || !surface.show([edition, p.halo, resting].join(), view, dpr)) return;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, canvas.width, canvas.height);
    draw(c, view, dpr, p, resting);
  }

  /**
   * Draws everything on a canvas of any layer.
   * @param {CanvasRenderingContext2D} c
   * @param {import("./view.ts").View} view
   * @param {number} dpr
   * @param {import("./palette.ts").Palette} p
   * @param {boolean} resting
   */
  function draw(c, view, dpr, p, resting) {
    drawAreas(c, areas, view, dpr, p);
    for (const line of rest.lines) drawLine(c, line, view, dpr, p);
    drawMarkers?.(c, rest.markers, view, dpr, p, true);
    counters.draw(c, rest.piles, view, dpr, p, resting);
    drawMarkers?.(c, rest.markers, view, dpr, p, false);
    drawWords(c, rest.words, view, dpr, p);
    drawBadges(c, rest.badges, view, dpr, p);
  }

  /** Drops the pictures of counters and words; everything is drawn from the beginning. */
  function clear() {
    counters = createCounters(sides);
    drawWords = createWords();
    forgetHatches();
    edition++;
  }

  return { ...surface, set, show, draw, clear };
}
