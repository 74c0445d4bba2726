/**
 * Counters in their hexes: each look is drawn once for each size and then copied. What a counter looks like is the
 * caller's.
 */
import { drawChip, drawRing, drawCount } from "./chips.ts";
import { sideOf } from "./sides.ts";
import { createSprites } from "./sprites.ts";
import { GROUP_SIZE, SIZE, groupSlots, groupsOf, levelOf } from "./stacks.ts";
import type { Palette } from "./palette.ts";
import type { Side } from "./sides.ts";
import type { View } from "./view.ts";

export interface Piece {
  /** Two pieces with the same look are drawn alike. */
  look: string;
  /** Fills a square of `size` device pixels. */
  paint: (c: CanvasRenderingContext2D, size: number, p: Palette, dpr: number) => void;
  /** By which a fan tells which one was picked. */
  id?: string;
  /** Pieces of a pile that lie together; groups of one pile lie apart. */
  group?: string;
}

/** What the sign says that stands for a pile on a small map. */
export interface Sum {
  side: string;
  units: number;
  strength: string;
  warns?: boolean;
}

export interface Pile {
  hex: number;
  /** The topmost comes last. */
  pieces: Piece[];
  /** Chosen. */
  raised?: boolean;
  /** Without it, counters are drawn at every scale. */
  sum?: Sum;
  /** Of the group that lies beside. */
  against?: Sum;
  /** Something in it can still act. */
  ready?: boolean;
}

export { SIZE };

/** How far the signs of two groups stand from the middle of their hex, in hexes. */
const CHIPS_APART = 0.3;

export function createCounters(sides: readonly Side[]) {
  const sprites = createSprites();
  let drawnAt = 0;

  /** `resting`: draws at the very size; while the scale changes, the last sprites are stretched. */
  function draw(c: CanvasRenderingContext2D, piles: Pile[], view: View, dpr: number, p: Palette, resting: boolean) {
    const size = Math.max(8, Math.round(view.scale * SIZE * dpr));
    if (resting || !drawnAt) drawnAt = size;
    const small = levelOf(view.scale) !== "counters";
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.imageSmoothingEnabled = size !== drawnAt;
    const margin = Math.max(24, view.scale);
    /** Frames and numbers lie above the neighbours. */
    const framed: { pile: Pile; count: number; x: number; y: number; width: number; height: number }[] = [];
    for (const pile of piles) {
      const [mx, my] = view.middle(pile.hex);
      if (!pile.pieces.length || mx < -margin || my < -margin || mx > view.width + margin || my > view.height + margin)
        continue;
      if (small && pile.sum) {
        const chip = (sum: Sum, x: number) =>
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
    for (const kind of ["ready", "chosen"] as const) {
      for (const { pile, x, y, width, height } of framed)
        if (kind === "ready" ? pile.ready && !pile.raised : pile.raised) drawRing(c, x, y, width, height, dpr, p, kind);
    }
    for (const { pile, count, x, y, width } of framed)
      if (count > 1) drawCount(c, x, y, count, width, dpr, p, !!pile.sum);
  }
  return { draw };
}
