// @ts-check
/**
 * Counters in their hexes: each look is drawn once for each size and then copied. What a counter looks like is the
 * caller's.
 */
import { drawChip, drawRing, drawCount } from "./chips.ts";
import { sideOf } from "./sides.ts";
import { createSprites } from "./sprites.ts";
import { GROUP_SIZE, SIZE, groupSlots, groupsOf, levelOf } from "./stacks.ts";

/**
 * @typedef {object} Piece
 * @property {string} look two pieces with the same look are drawn alike
 * @property {(c: CanvasRenderingContext2D, size: number, p: import("./palette.ts").Palette, dpr: number) => void} paint
 *   fills a square of `size` device pixels
 * @property {string} [id] by which a fan tells which one was picked
 * @property {string} [group] pieces of a pile that lie together; groups of one pile lie apart
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
 * @property {Sum} [against] of the group that lies beside
 * @property {boolean} [ready] something in it can still act
 */

export { SIZE };

/** How far the signs of two groups stand from the middle of their hex, in hexes. */
const CHIPS_APART = 0.3;

/** @param {readonly import("./sides.ts").Side[]} sides */
export function createCounters(sides) {
  const sprites = createSprites();
  let drawnAt = 0;

  /**
   * @param {CanvasRenderingContext2D} c
   * @param {Pile[]} piles
   * @param {import("./view.ts").View} view
   * @param {number} dpr
   * @param {import("./palette.ts").Palette} p
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
     * @type {{pile: Pile, count: number, x: number, y: number, width: number, height: number}[]}
     */
    const framed = [];
    for (const pile of piles) {
      const [mx, my] = view.middle(pile.hex);
      if (!pile.pieces.length || mx < -margin || my < -margin || mx > view.width + margin || my > view.height + margin)
        continue;
      if (small && pile.sum) {
        const chip = (/** @type {Sum} */ sum, /** @type {number} */ x) =>
          drawChip(c, sprites, sum, sideOf(sides, sum.side), x, my, view.scale, dpr, p);
        const apart = pile.against ? view.scale * CHIPS_APART : 0;
        if (pile.against) chip(pile.against, mx + apart);
        framed.push({ pile, count: 0, ...chip(pile.sum, mx - apart) });
        continue;
      }
      const groups = groupsOf(pile.pieces);
      const full = groups.length === 1;
      const side = full ? size : Math.round(size * GROUP_SIZE);
      groupSlots(groups, mx * dpr, my * dpr, view.scale * dpr).forEach((slots, i) => {
        const { pieces } = groups[i];
        slots.forEach((slot, k) =>
          c.drawImage(
            sprites.get(pieces[pieces.length - slots.length + k], full ? drawnAt : side, p, dpr),
            Math.round(slot.x),
            Math.round(slot.y),
            side,
            side,
          ),
        );
        const top = slots[slots.length - 1];
        const [x, y] = [Math.round(top.x), Math.round(top.y)];
        framed.push({ pile, count: pieces.length, x, y, width: side, height: side });
      });
    }
    for (const kind of /** @type {const} */ (["ready", "chosen"])) {
      for (const { pile, x, y, width, height } of framed)
        if (kind === "ready" ? pile.ready && !pile.raised : pile.raised) drawRing(c, x, y, width, height, dpr, p, kind);
    }
    for (const { pile, count, x, y, width } of framed)
      if (count > 1) drawCount(c, x, y, count, width, dpr, p, !!pile.sum);
  }
  return { draw };
}
