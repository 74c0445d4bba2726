// @ts-check
/** Pictures of the board that do not move: a part of the map with what lies on it, painted on a canvas of the page. */
import { modelOf, sceneOf } from "./shared-map.ts";
import { partsOf } from "./overlays.ts";
import { createPainter } from "./paint.ts";
import { readPalette } from "./palette.ts";
import { drawPath } from "./path.ts";
import { sharpness } from "./picture.ts";
import { createPieces } from "./pieces.ts";
import { View } from "./view.ts";

/**
 * @typedef {object} Still
 * @property {number} middle the hex in its middle
 * @property {number} across its width in hexes
 * @property {import("./counters.ts").Pile[]} [piles]
 * @property {Partial<import("./overlays.ts").Overlays>} [overlays]
 * @property {import("./path.ts").Path} [path]
 * @property {boolean} [bare] the map without its words
 */

/**
 * @param {HTMLElement} root its style has the colours
 * @param {Pick<import("./types.ts").BoardConfig, "map"|"art"|"words">} config
 */
export function createStills(root, { map, art, words }) {
  const model = modelOf(map, art);
  const painter = createPainter(model, sceneOf(model), words, art);
  const pieces = createPieces(art);
  let palette = readPalette(root, art.colours);
  painter.setPalette(palette);
  painter.setOptions({ numbers: "none" });

  return {
    palette: () => palette,
    /** Reads the colours again, after the theme changed. */
    readColours() {
      palette = readPalette(root, art.colours);
      painter.setPalette(palette);
    },
    /**
     * Fills a canvas that has its size on the page.
     * @param {HTMLCanvasElement} canvas @param {Still} still
     */
    paint(canvas, { middle, across, piles = [], overlays = {}, path, bare = false }) {
      const { clientWidth: width, clientHeight: height } = canvas;
      const c = canvas.getContext("2d", { alpha: false });
      if (!c || width < 2 || height < 2) return;
      const dpr = sharpness(width * height);
      Object.assign(canvas, { width: Math.round(width * dpr), height: Math.round(height * dpr) });
      const [x, y] = art.geometry.centre(middle);
      const view = Object.assign(new View(art.geometry), { width, height, scale: width / across, x, y });
      const [left, top] = view.toWorld(0, 0);
      painter.paint(c, left, top, canvas.width, canvas.height, view.scale * dpr, dpr, bare);
      pieces.set({ ...partsOf(overlays, new Set(piles.map(({ hex }) => hex)), art.sides), piles });
      pieces.show(view, dpr, palette, true);
      c.setTransform(1, 0, 0, 1, 0, 0);
      if (!pieces.canvas.hidden) c.drawImage(pieces.canvas, 0, 0);
      if (path) drawPath(c, path, view, dpr, palette);
    },
  };
}
