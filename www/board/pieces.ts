/**
 * The layer between map and cursor: areas, lines, markers, counters, markers above them, words and badges, in this
 * order.
 */
import { createCounters } from "./counters.ts";
import { createWords, drawAreas, drawBadges, drawLine, forgetHatches, shape } from "./shapes.ts";
import { createSurface } from "./surface.ts";
import type { Area, Badge, Drawn, Line, Word } from "./shapes.ts";
import type { Pile } from "./counters.ts";
import type { BoardArt, Marker } from "./types.ts";
import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";

/** What lies on the map; a list left out stays as it is. */
export interface Layout {
  areas?: Area[];
  lines?: Line[];
  words?: Word[];
  badges?: Badge[];
  piles?: Pile[];
  markers?: Marker[];
}

export function createPieces({ geometry, sides, drawMarkers }: BoardArt) {
  const surface = createSurface(geometry, { hidden: true });
  const { canvas, c } = surface;
  let counters = createCounters(sides);
  let drawWords = createWords();
  let areas: Drawn[] = [];
  const rest: Required<Omit<Layout, "areas">> = { lines: [], words: [], badges: [], piles: [], markers: [] };
  let edition = 0;

  function set({ areas: next, ...others }: Layout) {
    if (next) areas = next.map((area) => shape(area, geometry));
    for (const [key, value] of Object.entries(others)) if (value) Object.assign(rest, { [key]: value });
    edition++;
  }

  const isEmpty = () => !areas.length && Object.values(rest).every((list) => !list.length);

  /** Draws what has changed. */
  function show(view: View, dpr: number, p: Palette, resting: boolean) {
    canvas.hidden = isEmpty();
    if (canvas.hidden || !surface.show([edition, p.halo, resting].join(), view, dpr)) return;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, canvas.width, canvas.height);
    draw(c, view, dpr, p, resting);
  }

  /** Draws everything on a canvas of any layer. */
  function draw(c: CanvasRenderingContext2D, view: View, dpr: number, p: Palette, resting: boolean) {
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
