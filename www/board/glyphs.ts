/** The hand-drawn marks of each terrain, scattered the same way every time. */
import { stream } from "./noise.ts";
import type { Geometry } from "./geometry.ts";
import type { Palette } from "./palette.ts";

export interface Mark {
  x: number;
  y: number;
  size: number;
  turn: number;
  kind: number;
}

type Context = CanvasRenderingContext2D;

/** Marks per hex: the first ones also appear when zoomed out. */
const COUNTS: Record<string, number> = {
  clear: 6,
  rough: 13,
  mountain: 5,
  sand_sea: 9,
  marsh: 9,
  oasis: 5,
  city: 0,
  sea: 0,
  off_map: 0,
};
const SPREAD = 0.47;

/** By geometry, terrain and hex. */
const caches = new WeakMap<Geometry, Map<string, Mark[]>>();

/** Marks spread evenly over a hex by best-of-several placement, in drawing order from the north. */
export function marksOf(hex: number, terrain: string, geometry: Geometry): Mark[] {
  const cache = caches.get(geometry) ?? new Map();
  caches.set(geometry, cache);
  const key = `${terrain}${hex}`;
  const known = cache.get(key);
  if (known) return known;
  const next = stream(hex * 31 + terrain.length);
  const [cx, cy] = geometry.centre(hex);
  const marks: Mark[] = [];
  for (let n = 0; n < COUNTS[terrain]; n++) {
    let best = { x: cx, y: cy, gap: -1 };
    for (let k = 0; k < 6; k++) {
      const angle = next() * Math.PI * 2;
      const radius = Math.sqrt(next()) * SPREAD;
      const [x, y] = [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
      const gap = Math.min(1, ...marks.map((mark) => Math.hypot(mark.x - x, mark.y - y)));
      if (gap > best.gap) best = { x, y, gap };
    }
    marks.push({ x: best.x, y: best.y, size: 0.75 + next() * 0.5, turn: next() - 0.5, kind: next() });
  }
  cache.set(key, marks);
  return marks;
}

/** How many of a hex's marks to draw at a scale (device pixels per hex). */
export function markCount(terrain: string, scale: number) {
  const all = COUNTS[terrain];
  if (terrain === "clear") return scale < 26 ? 0 : scale < 50 ? 3 : all;
  if (terrain === "mountain") return scale < 16 ? 2 : scale < 34 ? 3 : all;
  return Math.round(all * Math.min(1, 0.3 + scale / 70));
}

/** A stony hillock: a curved brow with short hachures on its lee, or two stones. */
export function rough(c: Context, m: Mark) {
  const w = 0.085 * m.size;
  if (m.kind < 0.34) {
    c.moveTo(m.x - w * 0.5, m.y);
    c.lineTo(m.x - w * 0.2, m.y + w * 0.35);
    c.moveTo(m.x + w * 0.35, m.y - w * 0.3);
    c.lineTo(m.x + w * 0.6, m.y + w * 0.1);
    return;
  }
  const tilt = m.turn * w * 0.8;
  c.moveTo(m.x - w, m.y + w * 0.35 + tilt);
  c.quadraticCurveTo(m.x - w * 0.1, m.y - w * 0.95, m.x + w, m.y + w * 0.25 - tilt);
  for (let k = 0; k < 3; k++) {
    const x = m.x - w * 0.15 + k * w * 0.45;
    const y = m.y - w * 0.22 + k * w * 0.17;
    c.moveTo(x, y);
    c.lineTo(x + w * 0.22, y + w * (0.95 - k * 0.22));
  }
}

/** A crag: jagged skyline, lit western face, hachures down the shaded eastern one. */
export function peak(c: Context, m: Mark, p: Palette, pixel: number) {
  const w = 0.19 * m.size * (0.85 + m.kind * 0.4);
  const h = 0.25 * m.size;
  const [tx, ty] = [m.x + m.turn * w * 0.7, m.y - h * 0.62];
  const [lx, ly, rx, ry] = [m.x - w, m.y + h * 0.34, m.x + w * 1.08, m.y + h * 0.28];
  const foot = [m.x + w * (0.05 + m.turn * 0.5), m.y + h * 0.46];
  const left = [
    [lx, ly],
    [m.x - w * 0.62, m.y + h * 0.02],
    [m.x - w * 0.42, m.y - h * 0.06],
    [m.x - w * 0.16 + m.turn * w * 0.3, m.y - h * 0.38],
  ];
  const right = [
    [m.x + w * 0.28 + m.turn * w * 0.4, m.y - h * 0.32],
    [m.x + w * 0.5, m.y - h * 0.08],
    [m.x + w * 0.78, m.y + h * 0.04],
    [rx, ry],
  ];
  const spine = [[tx + w * 0.1, m.y - h * 0.22], [tx - w * 0.02, m.y + h * 0.08], foot];
  c.fillStyle = p.mountain;
  polygon(c, [...left, [tx, ty], ...right, foot]);
  c.globalAlpha = 0.42;
  c.fillStyle = p.light;
  polygon(c, [...left, [tx, ty], ...spine]);
  c.globalAlpha = 0.4;
  c.fillStyle = p["mountain-ink"];
  polygon(c, [[tx, ty], ...right, ...spine.slice().reverse()]);
  c.globalAlpha = 0.9;
  c.beginPath();
  [...left, [tx, ty], ...right].forEach((q, i) => (i ? c.lineTo(q[0], q[1]) : c.moveTo(q[0], q[1])));
  for (const k of [0.12, 0.36, 0.6, 0.84]) {
    const [sx, sy] = [tx + (rx - tx) * k * 0.9, ty + (ry - ty) * k + h * 0.04];
    c.moveTo(sx, sy);
    c.lineTo(sx + w * 0.06 - w * 0.22 * (1 - k), sy + h * 0.42 * (1 - k * 0.75));
  }
  c.lineWidth = Math.max(0.013, 0.6 * pixel);
  c.strokeStyle = p["mountain-ink"];
  c.stroke();
  c.globalAlpha = 1;
}

/** A crescent dune with its horns downwind. */
export function dune(c: Context, m: Mark) {
  const w = 0.16 * m.size;
  c.moveTo(m.x - w, m.y + w * 0.3);
  c.bezierCurveTo(m.x - w * 0.6, m.y - w * 0.5, m.x + w * 0.5, m.y - w * 0.62, m.x + w, m.y + w * 0.22);
  c.moveTo(m.x - w * 0.45, m.y + w * 0.22);
  c.quadraticCurveTo(m.x + w * 0.05, m.y - w * 0.28, m.x + w * 0.5, m.y + w * 0.2);
}

/** A tuft of rushes over a streak of water. */
export function rush(c: Context, m: Mark) {
  const w = 0.085 * m.size;
  c.moveTo(m.x - w, m.y + w * 0.55);
  c.lineTo(m.x + w, m.y + w * 0.55);
  if (m.kind < 0.25) return;
  for (const k of [-1, 0, 1]) {
    c.moveTo(m.x + k * w * 0.25, m.y + w * 0.4);
    c.lineTo(m.x + k * w * 0.7, m.y - w * (k ? 0.55 : 0.95));
  }
}

/** A date palm. */
export function palm(c: Context, m: Mark) {
  const w = 0.12 * m.size;
  const [tx, ty] = [m.x + m.turn * w * 0.5, m.y - w];
  c.moveTo(m.x, m.y + w * 0.8);
  c.quadraticCurveTo(m.x - m.turn * w * 0.4, m.y, tx, ty);
  for (const a of [-1.05, -0.5, 0.05, 0.6, 1.1]) {
    c.moveTo(tx, ty);
    c.quadraticCurveTo(
      tx + a * w * 0.7,
      ty - w * (0.62 - Math.abs(a) * 0.3),
      tx + a * w * 0.95,
      ty + w * (Math.abs(a) * 0.5 - 0.12),
    );
  }
}

/** Blocks of houses around a crossing, turned a little. */
export function blocks(c: Context, hex: number, { centre }: Geometry) {
  const next = stream(hex + 5);
  const [cx, cy] = centre(hex);
  const turn = (next() - 0.5) * 0.5;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const size = 0.115;
  for (let i = -3; i <= 3; i++) {
    for (let j = -3; j <= 3; j++) {
      const far = Math.hypot(i, j);
      if (far > 3.1 || (far > 1.6 && next() < 0.28)) continue;
      const [u, v] = [i * size * 1.12, j * size * 1.12];
      const [w, h] = [size * (0.36 + next() * 0.13), size * (0.36 + next() * 0.13)];
      const at = (a: number, b: number) => [cx + (u + a) * cos - (v + b) * sin, cy + (u + a) * sin + (v + b) * cos];
      polygon(c, [at(-w, -h), at(w, -h), at(w, h), at(-w, h)]);
    }
  }
}

/** A scatter of pebbles. */
export function pebble(c: Context, m: Mark) {
  const r = 0.012 * m.size;
  c.moveTo(m.x + r, m.y);
  c.arc(m.x, m.y, r, 0, Math.PI * 2);
}

export function polygon(c: Context, points: number[][]) {
  c.beginPath();
  points.forEach((p, i) => (i ? c.lineTo(p[0], p[1]) : c.moveTo(p[0], p[1])));
  c.closePath();
  c.fill();
}
