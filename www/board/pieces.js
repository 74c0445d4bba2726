// @ts-check
/**
 * The layer between map and cursor: areas, lines, markers, counters, markers above them, words and badges, in this
 * order. While the map moves it is pushed along.
 */
import { el } from "../dom.js";
import { createCounters } from "./counters.js";
import { createWords, drawAreas, drawBadges, drawLine, shape } from "./shapes.js";
import { View } from "./view.js";

/**
 * @typedef {object} Layout what lies on the map; a list left out stays as it is
 * @property {import("./shapes.js").Area[]} [areas]
 * @property {import("./shapes.js").Line[]} [lines]
 * @property {import("./shapes.js").Word[]} [words]
 * @property {import("./shapes.js").Badge[]} [badges]
 * @property {import("./counters.js").Pile[]} [piles]
 * @property {import("./types.js").Marker[]} [markers]
 */

/** How far beyond the stage is drawn once the map moves, in CSS pixels. */
const AHEAD = 192;

/** @param {import("./types.js").BoardArt} art */
export function createPieces({ geometry, sides, drawMarkers }) {
  const canvas = /** @type {HTMLCanvasElement} */ (
    el("canvas", { class: "board-canvas", "aria-hidden": "true", hidden: true })
  );
  const c = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const counters = createCounters(sides);
  const drawWords = createWords();
  /** @type {import("./shapes.js").Drawn[]} */
  let areas = [];
  /** @type {Required<Omit<Layout, "areas">>} */
  const rest = { lines: [], words: [], badges: [], piles: [], markers: [] };
  /** What the canvas shows: everything that would call for another picture, and where its middle lies. */
  let shown = { look: "", view: new View(geometry), margin: 0 };
  let edition = 0;

  /** @param {Layout} layout */
  function set({ areas: next, ...others }) {
    if (next) areas = next.map((area) => shape(area, geometry));
    for (const [key, value] of Object.entries(others)) if (value) /** @type {any} */ (rest)[key] = value;
    canvas.hidden = !areas.length && Object.values(rest).every((list) => !list.length);
    edition++;
  }

  /**
   * Draws what has changed, or moves the picture with the map.
   * @param {View} view
   * @param {number} dpr
   * @param {import("./palette.js").Palette} p
   * @param {boolean} resting
   */
  function show(view, dpr, p, resting) {
    if (canvas.hidden) return;
    const look = [edition, view.scale, view.width, view.height, dpr, p.halo, resting].join();
    const moves = look === shown.look;
    const snap = (/** @type {number} */ hexes) => Math.round(hexes * view.scale * dpr) / dpr;
    const [dx, dy] = [snap(shown.view.x - view.x), snap(shown.view.y - view.y)];
    if (moves && Math.abs(dx) <= shown.margin && Math.abs(dy) <= shown.margin)
      return void (canvas.style.transform = `translate(${dx}px, ${dy}px)`);
    const margin = moves ? AHEAD : 0;
    const wide = Object.assign(new View(geometry), view, {
      width: view.width + 2 * margin,
      height: view.height + 2 * margin,
    });
    shown = { look, view: wide, margin };
    fit(wide, margin, dpr);
    drawAreas(c, areas, wide, dpr, p);
    for (const line of rest.lines) drawLine(c, line, wide, dpr, p);
    drawMarkers?.(c, rest.markers, wide, dpr, p, true);
    counters.draw(c, rest.piles, wide, dpr, p, resting);
    drawMarkers?.(c, rest.markers, wide, dpr, p, false);
    drawWords(c, rest.words, wide, dpr, p);
    drawBadges(c, rest.badges, wide, dpr, p);
  }

  /** @param {View} wide @param {number} margin @param {number} dpr */
  function fit(wide, margin, dpr) {
    const [width, height] = [Math.round(wide.width * dpr), Math.round(wide.height * dpr)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    Object.assign(canvas.style, {
      inset: "auto",
      left: `${-margin}px`,
      top: `${-margin}px`,
      width: `${wide.width}px`,
      height: `${wide.height}px`,
      transform: "none",
    });
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, width, height);
  }

  return { canvas, set, show };
}
