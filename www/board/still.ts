/** Pictures of the board that do not move: a part of the map with what lies on it, painted on a canvas of the page. */
import { modelOf, sceneOf } from "./shared-map.ts";
import { partsOf } from "./overlays.ts";
import { createPainter } from "./paint.ts";
import { readPalette } from "./palette.ts";
import { drawPath } from "./path.ts";
import { sharpness } from "./picture.ts";
import { createPieces } from "./pieces.ts";
import { View } from "./view.ts";
import type { Pile } from "./counters.ts";
import type { Overlays } from "./overlays.ts";
import type { Path } from "./path.ts";
import type { BoardConfig } from "./types.ts";

export interface Still {
  /** The hex in its middle. */
  middle: number;
  /** Its width in hexes. */
  across: number;
  piles?: Pile[];
  overlays?: Partial<Overlays>;
  path?: Path;
  /** The map without its words. */
  bare?: boolean;
}

/** `root`: its style has the colours. */
export function createStills(root: HTMLElement, { map, art, words }: Pick<BoardConfig, "map" | "art" | "words">) {
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
    /** Fills a canvas that has its size on the page. */
    paint(canvas: HTMLCanvasElement, { middle, across, piles = [], overlays = {}, path, bare = false }: Still) {
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
