/**
 * Areas, lines and words laid over the painted map, below the counters. The caller says what to draw and in which
 * colour.
 */

import type { Geometry } from "./geometry.ts";
import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";

/** Hexes that look alike. */
export interface Area {
  hexes: number[];
  /** A name of the palette. */
  colour: string;
  /** Of the filling; none leaves it out. */
  alpha?: number;
  hatch?: "rising" | "falling" | "cross" | "dots";
  /** The hatch, where it covers much. */
  faint?: boolean;
  /** Width of the line around the area, in pixels. */
  edge?: number;
  dashed?: boolean;
}

export interface Line {
  hexes: number[];
  colour: string;
  width?: number;
  dashed?: boolean;
  arrow?: boolean;
}

/** Low words stand under the middle of the hex, those at its foot under a counter. */
export interface Word {
  hex: number;
  text: string;
  colour?: string;
  low?: boolean | "foot";
}

/** A short text in a disc, at the upper end of the hex; several of one hex stand side by side. */
export interface Badge {
  hex: number;
  text: string;
  colour: string;
}

export type Drawn = Area & { inside: Path2D; rim: Path2D };

const SMALLEST_WORDS = 19;

/** Paths in hexes, made once for each change. */
export function shape(area: Area, { corner, neighbour }: Geometry): Drawn {
  const set = new Set(area.hexes);
  const inside = new Path2D();
  const rim = new Path2D();
  for (const hex of area.hexes) {
    for (let k = 0; k < 6; k++) {
      const from = corner(hex, k);
      if (k) inside.lineTo(...from);
      else inside.moveTo(...from);
      if (!area.edge || set.has(neighbour(hex, k))) continue;
      rim.moveTo(...from);
      rim.lineTo(...corner(hex, k + 1));
    }
    inside.closePath();
  }
  return { ...area, inside, rim };
}

const patterns = new Map<string, CanvasPattern | null>();

/** Makes hatches again, after the browser has dropped canvases. */
export const forgetHatches = () => patterns.clear();

/** Slanting strokes or dots, the same at every scale. */
function hatch(c: CanvasRenderingContext2D, kind: NonNullable<Area["hatch"]>, colour: string, dpr: number) {
  const key = `${kind}${colour}${dpr}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const size = Math.round(9 * dpr);
  const tile = document.createElement("canvas");
  tile.width = tile.height = size;
  const t = tile.getContext("2d")!;
  t.strokeStyle = colour;
  t.lineWidth = 1.3 * dpr;
  t.beginPath();
  if (kind === "dots") t.arc(size / 2, size / 2, 0.9 * dpr, 0, Math.PI * 2);
  else
    for (const shift of [-size, 0, size]) {
      if (kind !== "falling") {
        t.moveTo(shift - 1, size + 1);
        t.lineTo(shift + size + 1, -1);
      }
      if (kind !== "rising") {
        t.moveTo(shift - 1, -1);
        t.lineTo(shift + size + 1, size + 1);
      }
    }
  t.stroke();
  const made = c.createPattern(tile, "repeat");
  patterns.set(key, made);
  return made;
}

export function drawAreas(c: CanvasRenderingContext2D, areas: Drawn[], view: View, dpr: number, p: Palette) {
  const scale = view.scale * dpr;
  const [x, y] = view.toScreen(0, 0);
  c.setTransform(scale, 0, 0, scale, x * dpr, y * dpr);
  c.lineJoin = c.lineCap = "round";
  for (const area of areas) {
    const colour = p[area.colour];
    if (area.alpha) {
      c.globalAlpha = area.alpha;
      c.fillStyle = colour;
      c.fill(area.inside);
    }
    const pattern = area.hatch && hatch(c, area.hatch, colour, dpr);
    if (pattern) {
      pattern.setTransform(new DOMMatrix().scale(1 / scale));
      c.globalAlpha = area.faint ? 0.38 : 0.8;
      c.fillStyle = pattern;
      c.fill(area.inside);
    }
    c.globalAlpha = 1;
    if (!area.edge) continue;
    c.setLineDash(area.dashed ? [0.18, 0.14] : []);
    c.strokeStyle = p.halo;
    c.lineWidth = ((area.edge + 2) * dpr) / scale;
    c.stroke(area.rim);
    c.strokeStyle = colour;
    c.lineWidth = (area.edge * dpr) / scale;
    c.stroke(area.rim);
  }
  c.setLineDash([]);
}

export function drawLine(c: CanvasRenderingContext2D, line: Line, view: View, dpr: number, p: Palette) {
  if (line.hexes.length < 2) return;
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  c.lineJoin = c.lineCap = "round";
  const points = line.hexes.map((hex) => view.middle(hex));
  const width = Math.max(1.6, Math.min(6, view.scale * 0.09)) * (line.width ?? 1);
  c.beginPath();
  points.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
  if (line.arrow) arrowHead(c, points, width * 3);
  c.strokeStyle = p.halo;
  c.lineWidth = width + 3;
  c.stroke();
  c.setLineDash(line.dashed ? [width * 2.2, width * 2.2] : []);
  c.strokeStyle = p[line.colour];
  c.lineWidth = width;
  c.stroke();
  c.setLineDash([]);
}

function arrowHead(c: CanvasRenderingContext2D, points: [number, number][], size: number) {
  const [[ax, ay], [bx, by]] = points.slice(-2);
  const angle = Math.atan2(by - ay, bx - ax);
  for (const turn of [2.6, -2.6]) {
    c.moveTo(bx, by);
    c.lineTo(bx + Math.cos(angle + turn) * size, by + Math.sin(angle + turn) * size);
  }
}

/** Words are drawn once for each size and then copied. */
export function createWords(): (
  c: CanvasRenderingContext2D,
  words: Word[],
  view: View,
  dpr: number,
  p: Palette,
  size?: number,
) => void {
  const made = new Map<string, HTMLCanvasElement>();

  function stamp(text: string, colour: string, px: number, p: Palette) {
    const key = `${text}|${colour}|${px}|${p.halo}`;
    const known = made.get(key);
    if (known) return known;
    if (made.size > 600) made.clear();
    const canvas = document.createElement("canvas");
    const c = canvas.getContext("2d")!;
    const font = `700 ${px}px ${p.font}`;
    c.font = font;
    canvas.width = Math.ceil(c.measureText(text).width + px * 0.5);
    canvas.height = Math.ceil(px * 1.4);
    c.font = font;
    c.textAlign = "center";
    c.textBaseline = "middle";
    c.lineJoin = "round";
    c.strokeStyle = p.halo;
    c.lineWidth = px * 0.3;
    c.strokeText(text, canvas.width / 2, canvas.height / 2);
    c.fillStyle = colour;
    c.fillText(text, canvas.width / 2, canvas.height / 2);
    made.set(key, canvas);
    return canvas;
  }

  return (c, words, view, dpr, p, size = view.scale) => {
    if (view.scale < SMALLEST_WORDS) return;
    c.setTransform(1, 0, 0, 1, 0, 0);
    const px = Math.round(Math.min(19, Math.max(9.5, size * 0.27)) * dpr);
    for (const word of words) {
      const [x, y] = view.middle(word.hex);
      if (x < -40 || y < -40 || x > view.width + 40 || y > view.height + 40) continue;
      const canvas = stamp(word.text, p[word.colour ?? "label"], px, p);
      c.drawImage(
        canvas,
        Math.round(x * dpr - canvas.width / 2),
        Math.round((y + (word.low ? view.scale * (word.low === "foot" ? 0.5 : 0.38) : 0)) * dpr - canvas.height / 2),
      );
    }
  };
}

export function drawBadges(c: CanvasRenderingContext2D, badges: Badge[], view: View, dpr: number, p: Palette) {
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  const r = Math.max(5, Math.min(13, view.scale * 0.19));
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.font = `700 ${r * 1.3}px ${p.font}`;
  /** Where the next badge of a hex stands. */
  const next = new Map<number, number>();
  for (const { hex, text, colour } of badges) {
    const [mx, my] = view.middle(hex);
    const half = text.length > 1 ? r * (0.36 * text.length + 0.3) : r;
    const [x, y] = [(next.get(hex) ?? mx - half) + half, my - view.scale * 0.44];
    next.set(hex, x + half + 2);
    c.beginPath();
    c.roundRect(x - half, y - r, 2 * half, 2 * r, r);
    c.fillStyle = p[colour];
    c.fill();
    c.strokeStyle = p.halo;
    c.lineWidth = Math.max(1.2, r * 0.18);
    c.stroke();
    c.fillStyle = p.halo;
    c.fillText(text, x, y + r * 0.08);
  }
}
