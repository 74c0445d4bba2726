// @ts-check
/**
 * Counters in their hexes: each look is drawn once for each size and then copied. What a counter looks like is the
 * caller's.
 */
import { drawChip, drawRing, drawCount } from "./chips.js";
import { sideOf } from "./sides.js";
import { createSprites } from "./sprites.js";
import { SIZE, levelOf, pileSlots } from "./stacks.js";

/**
 * @typedef {object} Piece
 * @property {string} look two pieces with the same look are drawn alike
 * @property {(c: CanvasRenderingContext2D, size: number, p: import("./palette.js").Palette, dpr: number) => void} paint
 *   fills a square of `size` device pixels
 * @property {string} [id] by which a fan tells which one was picked
 */
/**
 * What the sign says that stands for a pile on a small map.
 * @typedef {{side: string, units: number, strength: string, warns?: boolean}} Sum
 */
/**
 * @typedef {object} Pile
 * @property {number} hex
 * @property {Piece[]} pieces the topmost comes last
 * @property {boolean} [raised] chosen
 * @property {Sum} [sum] without it, counters are drawn at every scale
 * @property {boolean} [ready] something in it can still act
 */

export { SIZE };

/** @param {readonly import("./sides.js").Side[]} sides */
export function createCounters(sides) {
  const sprites = createSprites();
  let drawnAt = 0;

  /**
   * @param {CanvasRenderingContext2D} c
   * @param {Pile[]} piles
   * @param {import("./view.js").View} view
   * @param {number} dpr
   * @param {import("./palette.js").Palette} p
   * @param {boolean} resting draws at the very size; while the scale changes, the last sprites are stretched
   */
  function draw(c, piles, view, dpr, p, resting) {
    const size = Math.max(8, Math.round(view.scale * SIZE * dpr));
    if (resting || !drawnAt) drawnAt = size;
    const small = levelOf(view.scale) !== "counters";
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.imageSmoothingEnabled = size !== drawnAt;
    const margin = Math.max(24, view.scale);
    /**
     * Frames and numbers lie above the neighbours.
     * @type {{pile: Pile, x: number, y: number, width: number, height: number}[]}
     */
    const framed = [];
    for (const pile of piles) {
      const [mx, my] = view.middle(pile.hex);
      if (!pile.pieces.length || mx < -margin || my < -margin || mx > view.width + margin || my > view.height + margin)
        continue;
      if (small && pile.sum) {
        framed.push({
          pile,
          ...drawChip(c, sprites, pile.sum, sideOf(sides, pile.sum.side), mx, my, view.scale, dpr, p),
        });
        continue;
      }
      const slots = pileSlots(pile.pieces.length, mx * dpr, my * dpr, view.scale * dpr).map(({ x, y }) => ({
        x: Math.round(x),
        y: Math.round(y),
      }));
      pile.pieces
        .slice(-slots.length)
        .forEach((piece, i) => c.drawImage(sprites.get(piece, drawnAt, p, dpr), slots[i].x, slots[i].y, size, size));
      const top = slots[slots.length - 1];
      framed.push({ pile, x: top.x, y: top.y, width: size, height: size });
    }
    for (const kind of /** @type {const} */ (["ready", "chosen"])) {
      for (const { pile, x, y, width, height } of framed)
        if (kind === "ready" ? pile.ready && !pile.raised : pile.raised) drawRing(c, x, y, width, height, dpr, p, kind);
    }
    for (const { pile, x, y } of framed)
      if (pile.pieces.length > 1 && !(small && pile.sum))
        drawCount(c, x, y, pile.pieces.length, size, dpr, p, !!pile.sum);
  }
  return { draw };
}
