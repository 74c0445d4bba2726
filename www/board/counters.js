// @ts-check
/** Counters in their hexes: each look is drawn once for each size and then copied. What a counter looks like is the caller's. */
import { centre } from "./geometry.js";

/**
 * @typedef {object} Piece
 * @property {string} look two pieces with the same look are drawn alike
 * @property {(c: CanvasRenderingContext2D, size: number, p: import("./palette.js").Palette, dpr: number) => void} paint fills a square of `size` device pixels
 */
/** @typedef {{hex: number, pieces: Piece[], raised?: boolean}} Pile the topmost piece comes last; a raised pile is chosen */

/** Size of a counter in its hex, and how far those below look out. */
export const SIZE = 0.8;
const FAN = 0.075;
const SHOWN = 4;

export function createCounters() {
  /** @type {Map<string, HTMLCanvasElement>} */
  let sprites = new Map();
  let drawnAt = 0;
  let paper = "";

  /** @param {Piece} piece @param {import("./palette.js").Palette} p @param {number} dpr */
  function sprite(piece, p, dpr) {
    const known = sprites.get(piece.look);
    if (known) return known;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = drawnAt;
    piece.paint(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")), drawnAt, p, dpr);
    sprites.set(piece.look, canvas);
    return canvas;
  }

  /**
   * @param {CanvasRenderingContext2D} c @param {Pile[]} piles @param {import("./view.js").View} view @param {number} dpr @param {import("./palette.js").Palette} p
   * @param {boolean} resting draws at the very size; while the scale changes, the last sprites are stretched
   */
  function draw(c, piles, view, dpr, p, resting) {
    const size = Math.max(8, Math.round(view.scale * SIZE * dpr));
    if ((resting && size !== drawnAt) || !drawnAt || paper !== p.halo) {
      sprites = new Map();
      drawnAt = size;
      paper = p.halo;
    }
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.imageSmoothingEnabled = size !== drawnAt;
    const step = Math.max(2, view.scale * FAN * dpr);
    const margin = view.scale;
    for (const pile of piles) {
      const [mx, my] = view.toScreen(...centre(pile.hex));
      if (mx < -margin || my < -margin || mx > view.width + margin || my > view.height + margin) continue;
      const top = pile.pieces.slice(-SHOWN);
      const lift = ((top.length - 1) * step) / 2;
      let [x, y] = [Math.round(mx * dpr - size / 2 - lift), Math.round(my * dpr - size / 2 + lift)];
      for (const piece of top) {
        c.drawImage(sprite(piece, p, dpr), Math.round(x), Math.round(y), size, size);
        x += step;
        y -= step;
      }
      if (pile.raised) ring(c, x - step, y + step, size, dpr, p);
      if (pile.pieces.length > 1) tally(c, x - step, y + step, pile.pieces.length, size, dpr, p);
    }
  }
  return { draw };
}

/** How many, on the upper left corner, where a counter has nothing to read. @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} n @param {number} size @param {number} dpr @param {import("./palette.js").Palette} p */
function tally(c, x, y, n, size, dpr, p) {
  if (size < 13 * dpr) return;
  const r = Math.max(6.5 * dpr, size * 0.17);
  c.beginPath();
  c.arc(x + r * 0.45, y + r * 0.45, r, 0, Math.PI * 2);
  c.fillStyle = p.label;
  c.fill();
  c.strokeStyle = p.halo;
  c.lineWidth = dpr;
  c.stroke();
  c.fillStyle = p.halo;
  c.font = `700 ${Math.round(r * 1.5)}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(String(n), x + r * 0.45, y + r * 0.52);
}

/** @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} size @param {number} dpr @param {import("./palette.js").Palette} p */
function ring(c, x, y, size, dpr, p) {
  const gap = 2 * dpr;
  for (const [width, colour] of /** @type {[number, string][]} */ ([[5 * dpr, p.halo], [2.6 * dpr, p.cursor]])) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.strokeRect(x - gap, y - gap, size + 2 * gap, size + 2 * gap);
  }
}
