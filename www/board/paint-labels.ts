/** Paints symbols of places, names, hex numbers and the letter-spaced names of regions. */
import { R, ROW_STEP } from "./geometry.ts";
import { sideOf } from "./sides.ts";
import { eachHex, wide } from "./paint-terrain.ts";
import { importance } from "./label-layout.ts";
import type { Brush } from "./paint-terrain.ts";
import type { LabelStyle, PlacedLabel } from "./label-layout.ts";
import type { Palette } from "./palette.ts";
import type { Side } from "./sides.ts";

/** A CSS font at a size in world units. */
export const fontOf = (b: Brush, style: LabelStyle, unit = b.dpr * b.pixel) =>
  `${style.italic ? "italic " : ""}${style.weight} ${style.size * unit}px ${style.serif ? b.p.display : b.p.font}`;

/** Canvas text below one unit is unreliable, so text is set in device pixels. */
function inPixels(b: Brush) {
  const { c, pixel, rect } = b;
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  return {
    x: (x: number) => (x - rect.left) / pixel,
    y: (y: number) => (y - rect.top) / pixel,
  };
}

/**
 * `edition`: one of the geometry's, or none. `at`: hexes below the middle, for hexes without a name only; all have one
 * at their head without it.
 */
export function paintNumbers(b: Brush, edition: string, at?: number) {
  const { c, p, scene } = b;
  const { cellCentre, numbers } = b.model.geometry;
  const css = b.scale / b.dpr;
  const write = numbers[edition];
  if (!write || css < 23) return;
  const to = inPixels(b);
  const size = Math.min(13, Math.max(6.2, css * 0.2)) * b.dpr;
  c.font = `${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  eachHex(b, (hex, line, column) => {
    const terrain = scene.terrainAt(line, column);
    if (terrain === "off_map" || !b.model.records[hex]) return;
    if (at !== undefined && b.model.places.has(hex)) return;
    const [x, y] = cellCentre(line, column);
    c.globalAlpha = (terrain === "sea" ? 0.7 : 0.85) * Math.min(1, 0.4 + css / 60);
    c.fillStyle = terrain === "sea" ? p["sea-ink"] : p.number;
    c.fillText(write(hex), to.x(x), to.y(y + (at ?? -R * 0.64)));
  });
  c.restore();
  c.globalAlpha = 1;
}

export interface AreaName {
  text: string;
  /** Start, bend and end of the base line: [column, row]. */
  curve: [number, number][];
  /** Height of the letters in hexes. */
  size: number;
  /** A palette name. */
  tone: string;
  /** Over broken ground. */
  halo?: boolean;
  /** Least CSS pixels per hex. */
  from?: number;
  /** Most CSS pixels per hex. */
  to?: number;
}

/** Letters spread along a bent line. */
export function paintAreas(b: Brush, areas: AreaName[]) {
  const { c, p } = b;
  const { rows } = b.model.geometry;
  const css = b.scale / b.dpr;
  const to = inPixels(b);
  c.textAlign = "center";
  c.textBaseline = "middle";
  for (const area of areas) {
    if (css < (area.from ?? 0) || css > (area.to ?? Infinity)) continue;
    const [s, m, e] = area.curve.map(([column, row]) => [column - 0.5, R + (rows - row) * ROW_STEP]);
    c.font = `600 ${area.size * b.scale}px ${p.display}`;
    const letters = [...area.text.toLocaleUpperCase()];
    letters.forEach((letter, i) => {
      const t = letters.length > 1 ? i / (letters.length - 1) : 0.5;
      const point = (k: 0 | 1) => (1 - t) ** 2 * s[k] + 2 * t * (1 - t) * m[k] + t * t * e[k];
      const slope = (k: 0 | 1) => 2 * (1 - t) * (m[k] - s[k]) + 2 * t * (e[k] - m[k]);
      c.save();
      c.translate(to.x(point(0)), to.y(point(1)));
      c.rotate(Math.atan2(slope(1), slope(0)));
      if (area.halo) {
        c.globalAlpha = 0.75;
        c.strokeStyle = p.halo;
        c.lineWidth = area.size * b.scale * 0.2;
        c.lineJoin = "round";
        c.strokeText(letter, 0, 0);
      }
      c.globalAlpha = area.halo ? 0.95 : 0.72;
      c.fillStyle = p[area.tone];
      c.fillText(letter, 0, 0);
      c.restore();
    });
  }
  c.restore();
  c.globalAlpha = 1;
}

export function paintNames(b: Brush, labels: PlacedLabel[]) {
  const { c, p } = b;
  const to = inPixels(b);
  c.textAlign = "left";
  c.textBaseline = "middle";
  c.lineJoin = "round";
  for (const { place, style, x, y } of labels) {
    c.font = fontOf(b, style, b.dpr);
    c.strokeStyle = p.halo;
    c.lineWidth = Math.max(2.4, style.size * 0.24) * b.dpr;
    c.globalAlpha = 0.88;
    c.strokeText(place.name, to.x(x), to.y(y));
    c.globalAlpha = 1;
    c.fillStyle = style.city ? p["label-city"] : p.label;
    c.fillText(place.name, to.x(x), to.y(y));
  }
  c.restore();
}

export function paintSymbols(b: Brush) {
  const { c, p, model } = b;
  const { centre, parse } = model.geometry;
  const css = b.scale / b.dpr;
  const r = wide(b, 0.1, 2.1, 8);
  c.lineJoin = "round";
  for (const place of model.data.places) {
    const rank = importance(place, model.major);
    if (css < [0, 0, 9, 13, 17][rank]) continue;
    const [x, y] = centre(parse(place.hex));
    const has = (kind: string) => place.kinds.includes(kind);
    c.lineWidth = wide(b, 0.03, 0.9, 2.6);
    c.strokeStyle = p.label;
    c.fillStyle = p.halo;
    if (has("city")) square(c, x, y, r * 1.45, p["label-city"], p.halo, c.lineWidth);
    else if (has("fort")) fort(c, x, y, r * 1.15, p);
    else if (has("oasis")) continue;
    else if (rank === 4 && !has("pass")) triangle(c, x, y, r * 1.05);
    else if (rank === 4) pass(c, x, y, r * 1.2);
    else dot(c, x, y, r * 0.95);
    if (has("port") && css > 20) anchor(c, x - r * 2.6, y - r * 1.2, r * 1.15, p);
  }
}

/** `sources`: hexes marked with the sign of a side. */
export function paintSources(b: Brush, sources: { hex: number; side: string }[]) {
  b.c.lineJoin = "round";
  for (const { hex, side } of sources) source(b, hex, sideOf(b.sides, side));
}

type Context = CanvasRenderingContext2D;

function square(c: Context, x: number, y: number, r: number, fill: string, rim: string, width: number) {
  c.fillStyle = rim;
  c.fillRect(x - r - width, y - r - width, 2 * (r + width), 2 * (r + width));
  c.fillStyle = fill;
  c.fillRect(x - r, y - r, 2 * r, 2 * r);
  c.fillStyle = rim;
  c.fillRect(x - r * 0.4, y - r * 0.4, r * 0.8, r * 0.8);
}
function fort(c: Context, x: number, y: number, r: number, p: Palette) {
  c.fillStyle = p.halo;
  c.fillRect(x - r, y - r, 2 * r, 2 * r);
  c.strokeRect(x - r, y - r, 2 * r, 2 * r);
  c.fillStyle = p.label;
  for (const [i, j] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ])
    c.fillRect(x + i * r - r * 0.36, y + j * r - r * 0.36, r * 0.72, r * 0.72);
}
function triangle(c: Context, x: number, y: number, r: number) {
  c.beginPath();
  c.moveTo(x, y - r);
  c.lineTo(x + r, y + r * 0.75);
  c.lineTo(x - r, y + r * 0.75);
  c.closePath();
  c.fill();
  c.stroke();
}
function pass(c: Context, x: number, y: number, r: number) {
  c.beginPath();
  c.arc(x - r * 1.45, y, r, -0.9, 0.9);
  c.moveTo(x + r * 1.45 - r * Math.cos(0.9), y - r * Math.sin(0.9));
  c.arc(x + r * 1.45, y, r, Math.PI + 0.9, Math.PI - 0.9, true);
  c.stroke();
}
function dot(c: Context, x: number, y: number, r: number) {
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
  c.stroke();
}
function anchor(c: Context, x: number, y: number, r: number, p: Palette) {
  c.beginPath();
  c.arc(x, y - r * 0.85, r * 0.28, 0, Math.PI * 2);
  c.moveTo(x, y - r * 0.55);
  c.lineTo(x, y + r);
  c.moveTo(x - r * 0.5, y - r * 0.25);
  c.lineTo(x + r * 0.5, y - r * 0.25);
  c.moveTo(x - r * 0.85, y + r * 0.3);
  c.quadraticCurveTo(x - r * 0.6, y + r, x, y + r);
  c.quadraticCurveTo(x + r * 0.6, y + r, x + r * 0.85, y + r * 0.3);
  const width = c.lineWidth;
  c.strokeStyle = p.halo;
  c.lineWidth = width * 3;
  c.stroke();
  c.strokeStyle = p.label;
  c.lineWidth = width;
  c.stroke();
}

/** The side's shape and letter under a place. */
function source(b: Brush, hex: number, { shape, letter, token }: Side) {
  const { c, p } = b;
  const [x, y] = b.model.geometry.centre(hex);
  const r = wide(b, 0.2, 6, 15);
  const cy = y + r * 1.9;
  c.fillStyle = p[`side-${token}`];
  c.strokeStyle = p[`side-${token}-line`];
  c.lineWidth = wide(b, 0.03, 1, 2.4);
  c.beginPath();
  if (shape === "round") c.arc(x, cy, r, 0, Math.PI * 2);
  else c.rect(x - r * 0.92, cy - r * 0.92, r * 1.84, r * 1.84);
  c.fill();
  c.stroke();
  const to = inPixels(b);
  c.font = `700 ${(r / b.pixel) * 1.3}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = p[`side-${token}-ink`];
  c.fillText(letter, to.x(x), to.y(cy) + (r / b.pixel) * 0.08);
  c.restore();
}
