/**
 * Where the counters of a pile lie, at every scale, and what is under a point. Pure functions; positions in CSS pixels.
 */

import type { View } from "./view.ts";
import type { Pile } from "./counters.ts";

/** The upper left corner and the side of a counter. */
interface Slot {
  x: number;
  y: number;
  size: number;
}

/** Size of a counter in its hex, how far those below look out, and how many do. */
export const SIZE = 0.8;
const FAN = 0.075;
export const SHOWN = 4;
/** From this scale counters are drawn one by one; below it, where a pile says so, one sign stands for all of it. */
export const COUNTERS_FROM = 22;
/** Below this a sign has no room for figures. */
export const FIGURES_FROM = 12;

/** How much of the piles is drawn at a scale. `scale`: CSS pixels per hex. */
export const levelOf = (scale: number): "dots" | "chips" | "counters" =>
  scale < FIGURES_FROM ? "dots" : scale < COUNTERS_FROM ? "chips" : "counters";

/** Width and height of the sign that stands for a pile. */
export const chipSize = (scale: number): [number, number] =>
  levelOf(scale) === "dots"
    ? [Math.max(7, scale * 0.92), Math.max(7, scale * 0.92)]
    : [Math.max(21, scale * 1.04), Math.max(17, scale * 0.9)];

/** The counters of a pile that are seen, from the lowest. `y`: the middle of the hex. */
export function pileSlots(count: number, x: number, y: number, scale: number): Slot[] {
  const seen = Math.min(count, SHOWN);
  const step = Math.max(2, scale * FAN);
  const size = Math.max(8, scale * SIZE);
  const lift = ((seen - 1) * step) / 2;
  return Array.from({ length: seen }, (_, i) => ({
    x: x - size / 2 - lift + i * step,
    y: y - size / 2 + lift - i * step,
    size,
  }));
}

/** Size of a counter, of the usual one, where a pile has several groups. */
export const GROUP_SIZE = 0.62;
/** How far groups lie from the middle of their hex, in hexes. */
const APART = { x: 0.25, y: 0.07 };

/** The groups of a pile, those on top first, each with the places of its pieces in the pile. */
export function groupsOf<P extends { group?: string }>(pieces: P[]): { pieces: P[]; places: number[] }[] {
  const groups = new Map<string | undefined, { pieces: P[]; places: number[] }>();
  pieces.forEach((piece, place) => {
    const group = groups.get(piece.group) ?? { pieces: [], places: [] };
    group.pieces.push(piece);
    group.places.push(place);
    groups.set(piece.group, group);
  });
  return [...groups.values()].toReversed();
}

/**
 * Where the pieces of each group lie that are seen; several groups lie apart, and smaller. `y`: the middle of the hex.
 */
export function groupSlots(groups: { pieces: unknown[] }[], x: number, y: number, scale: number): Slot[][] {
  if (groups.length === 1) return [pileSlots(groups[0].pieces.length, x, y, scale)];
  return groups.map(({ pieces }, i) => {
    const side = i % 2 ? 1 : -1;
    return pileSlots(pieces.length, x + side * APART.x * scale, y - side * APART.y * scale, scale * GROUP_SIZE);
  });
}

export interface Fan {
  slots: Slot[];
  all: Slot | null;
  box: { x: number; y: number; width: number; height: number };
  columns: number;
}

const GAP = 5;
const PAD = 7;
/** A counter that a finger can take and an eye can read. */
const WIDE = 50;
export const fanSize = (scale: number) => Math.round(Math.min(72, Math.max(WIDE, scale * SIZE)));

/**
 * A pile spread out above its hex, or below it where there is no room, so that each counter can be read and taken.
 * Before the first counter stands a place that means all of them.
 */
export function fanOut(count: number, hex: number, view: View): Fan {
  const size = fanSize(view.scale);
  const places = count + (count > 1 ? 1 : 0);
  const fits = Math.max(1, Math.floor((view.width - 2 * PAD - 8 + GAP) / (size + GAP)));
  const columns = Math.min(places, fits, Math.max(3, Math.ceil(Math.sqrt(places * 2))));
  const rows = Math.ceil(places / columns);
  const [width, height] = [columns * (size + GAP) - GAP + 2 * PAD, rows * (size + GAP) - GAP + 2 * PAD];
  const [mx, my] = view.middle(hex);
  const away = Math.max(9, view.scale * 0.55);
  const above = my - away - height;
  const x = Math.round(Math.min(Math.max(4, mx - width / 2), Math.max(4, view.width - width - 4)));
  const y = Math.round(Math.max(4, Math.min(above >= 4 ? above : my + away, view.height - height - 4)));
  const at = (i: number) => ({
    x: x + PAD + (i % columns) * (size + GAP),
    y: y + PAD + Math.floor(i / columns) * (size + GAP),
    size,
  });
  const first = places - count;
  return {
    box: { x, y, width, height },
    columns,
    all: first ? at(0) : null,
    slots: Array.from({ length: count }, (_, i) => at(i + first)),
  };
}

const inside = (slot: Slot, x: number, y: number) =>
  x >= slot.x && y >= slot.y && x < slot.x + slot.size && y < slot.y + slot.size;

/** What of a spread pile is under a point: the place of a counter, "all", "fan" for what lies between, or null. */
export function fanAt(fan: Fan, x: number, y: number) {
  const found = fan.slots.findIndex((slot) => inside(slot, x, y));
  if (found >= 0) return found;
  if (fan.all && inside(fan.all, x, y)) return "all";
  const { box } = fan;
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height ? "fan" : null;
}

/** The topmost counter under a point as its place in the pile, or -1 beside them all. */
export function pieceAt(pile: Pile, x: number, y: number, view: View) {
  const [mx, my] = view.middle(pile.hex);
  if (pile.sum && levelOf(view.scale) !== "counters") {
    const [width, height] = chipSize(view.scale);
    return Math.abs(x - mx) <= width / 2 && Math.abs(y - my) <= height / 2 ? pile.pieces.length - 1 : -1;
  }
  const groups = groupsOf(pile.pieces);
  for (const [i, slots] of groupSlots(groups, mx, my, view.scale).entries()) {
    const seen = slots.findLastIndex((slot) => inside(slot, x, y));
    if (seen >= 0) return groups[i].places[groups[i].places.length - slots.length + seen];
  }
  return -1;
}
