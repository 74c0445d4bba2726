// @ts-check
/** Pictures of counters: each look once for each size; the sizes used last are kept. */

/** @typedef {ReturnType<typeof createSprites>} Sprites */

const CACHED = 4;
/** More looks of one size than a game shows at once. */
const MOST = 500;

export function createSprites() {
  /** By size, the one used last at the end. @type {Map<number, Map<string, HTMLCanvasElement>>} */
  const sizes = new Map();
  let paper = "";

  /** @param {number} size @param {import("./palette.ts").Palette} p @param {number} dpr */
  function cacheOf(size, p, dpr) {
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
    /**
     * @param {import("./counters.ts").Piece} piece
     * @param {number} size in device pixels
     * @param {import("./palette.ts").Palette} p
     * @param {number} dpr
     */
    get(piece, size, p, dpr) {
      const cache = cacheOf(size, p, dpr);
      const known = cache.get(piece.look);
      if (known) return known;
      if (cache.size >= MOST) cache.clear();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = size;
      piece.paint(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")), size, p, dpr);
      cache.set(piece.look, canvas);
      return canvas;
    },
  };
}
