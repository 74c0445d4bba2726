/** Pictures of counters: each look once for each size; the sizes used last are kept. */

import type { Palette } from "./palette.ts";
import type { Piece } from "./counters.ts";

export type Sprites = ReturnType<typeof createSprites>;

const CACHED = 4;
/** More looks of one size than a game shows at once. */
const MOST = 500;

export function createSprites() {
  /** By size, the one used last at the end. */
  const sizes = new Map<number, Map<string, HTMLCanvasElement>>();
  let paper = "";

  function cacheOf(size: number, p: Palette, dpr: number) {
    const key = `${p.halo}${p["counter-german"]}${dpr}`;
    if (paper !== key) sizes.clear();
    paper = key;
    const known = sizes.get(size) ?? new Map();
    sizes.delete(size);
    sizes.set(size, known);
    for (const old of [...sizes.keys()].slice(0, -CACHED)) sizes.delete(old);
    return known;
  }

  return {
    clear: () => sizes.clear(),
    /** `size`: the width in device pixels. */
    get(piece: Piece, size: number, p: Palette, dpr: number) {
      const cache = cacheOf(size, p, dpr);
      const known = cache.get(piece.look);
      if (known) return known;
      if (cache.size >= MOST) cache.clear();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = size;
      piece.paint(canvas.getContext("2d")!, size, p, dpr);
      cache.set(piece.look, canvas);
      return canvas;
    },
  };
}
