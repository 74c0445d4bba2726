/** The path under the pointer with what it has cost at each step. */
import { drawLabel } from "./arrows.ts";
import { formatCost } from "./overlays.ts";
import { drawLine } from "./shapes.ts";
import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";

export interface Path {
  /** From the start. */
  hexes: number[];
  /** What has been spent on reaching each of them. */
  costs?: number[];
  /** Place in `hexes` from which it is a forced march. */
  forcedFrom?: number;
  /** In a label at its end; without it the last cost. */
  text?: string;
}

/** A figure on the path: its middle and half its size in CSS pixels. */
interface Tag {
  text: string;
  x: number;
  y: number;
  w: number;
  h: number;
  forced: boolean;
}

/** The smallest letters of a figure, in CSS pixels. */
const SMALLEST = 11;

const turnOf = ({ hexes, forcedFrom = hexes.length }: Path) => Math.min(hexes.length, Math.max(1, forcedFrom));

const overlap = (one: Tag, other: Tag) =>
  Math.abs(one.x - other.x) < one.w + other.w + 1 && Math.abs(one.y - other.y) < one.h + other.h + 1;

/**
 * The figures of a path, those nearest its end first: as many as there is room for, none of them smaller than can be
 * read. `taken`: the label at its end.
 */
export function tagsOf(path: Path, view: View, taken?: Tag): Tag[] {
  const { hexes, costs = [] } = path;
  const turn = turnOf(path);
  const size = sizeOf(view);
  const placed = taken ? [taken] : [];
  for (let at = hexes.length - 2; at > 0; at--) {
    if (costs[at] === undefined) continue;
    const text = formatCost(costs[at]);
    const [x, y] = view.middle(hexes[at]);
    const tag = { text, x, y, w: size * Math.max(0.75, 0.32 * text.length + 0.3), h: size * 0.75, forced: at >= turn };
    if (!placed.some((other) => overlap(tag, other))) placed.push(tag);
  }
  return taken ? placed.slice(1) : placed;
}

const sizeOf = (view: View) => Math.max(SMALLEST, Math.min(15, view.scale * 0.2));

export function drawPath(c: CanvasRenderingContext2D, path: Path, view: View, dpr: number, p: Palette) {
  const { hexes, costs = [], text } = path;
  if (hexes.length < 2) return;
  const turn = turnOf(path);
  const whole = turn >= hexes.length;
  drawLine(c, { hexes: hexes.slice(0, turn), colour: "path", arrow: whole }, view, dpr, p);
  if (!whole) drawLine(c, { hexes: hexes.slice(turn - 1), colour: "forced", arrow: true, dashed: true }, view, dpr, p);
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  const last = hexes.length - 1;
  const words = text ?? (costs[last] === undefined ? "" : formatCost(costs[last]));
  const [x, y] = view.middle(hexes[last]);
  const size = Math.max(12, Math.min(17, view.scale * 0.26));
  const end = {
    text: words,
    x,
    y: y - Math.max(16, view.scale * 0.62),
    w: size * (0.3 * words.length + 0.4),
    h: size * 0.72,
    forced: last >= turn,
  };
  const tags = tagsOf(path, view, words ? end : undefined);
  const r = Math.max(2, Math.min(5, view.scale * 0.08));
  for (const [at, hex] of hexes.entries())
    if (at && at < last) dot(c, view.middle(hex), r, at >= turn ? p.forced : p.path, p);
  for (const tag of tags) plate(c, tag, sizeOf(view), p);
  if (words) drawLabel(c, words, end.x, end.y, size, p, end.forced ? p.forced : p.path);
}

/** A hex of the path without a figure. */
function dot(c: CanvasRenderingContext2D, [x, y]: [number, number], r: number, colour: string, p: Palette) {
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = p.halo;
  c.fill();
  c.strokeStyle = colour;
  c.lineWidth = 1.6;
  c.stroke();
}

/** What has been spent on the path to a hex: round, and square on a forced march. */
function plate(c: CanvasRenderingContext2D, { text, x, y, w, h, forced }: Tag, size: number, p: Palette) {
  c.beginPath();
  c.roundRect(x - w, y - h, 2 * w, 2 * h, forced ? 1.5 : h);
  c.fillStyle = p.halo;
  c.fill();
  c.strokeStyle = forced ? p.forced : p.path;
  c.lineWidth = 1.8;
  c.stroke();
  c.fillStyle = p.label;
  c.font = `700 ${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(text, x, y + size * 0.06);
}
