/** Outlines of hex areas and chains, smoothed into drawn curves. Points are [x, y] in world units. */
import { latticePoint, R } from "./geometry.ts";
import { noise } from "./noise.ts";
import type { Geometry } from "./geometry.ts";

export type Point = [number, number];

type Segment = [Point, Point];

/**
 * Closed outlines of the cells for which `inside` holds, each with the area on one side. `lines`: first and last line.
 * `columns`: first and last column.
 */
export function outlines(
  lines: number[],
  columns: number[],
  inside: (line: number, column: number) => boolean,
  { cornerLattice, stepCell }: Geometry,
): Point[][] {
  const next = new Map<string, string>();
  for (let line = lines[0]; line <= lines[1]; line++) {
    for (let column = columns[0]; column <= columns[1]; column++) {
      if (!inside(line, column)) continue;
      for (let d = 0; d < 6; d++) {
        if (inside(...stepCell(line, column, d))) continue;
        next.set(cornerLattice(line, column, d).join(), cornerLattice(line, column, d + 1).join());
      }
    }
  }
  const loops = [];
  while (next.size) {
    const start = next.keys().next().value!;
    const loop = [];
    for (let at = start, to: string | undefined; (to = next.get(at)) !== undefined; at = to) {
      loop.push(toPoint(at));
      next.delete(at);
    }
    loops.push(loop);
  }
  return loops;
}

function toPoint(key: string): Point {
  const [x, y] = key.split(",").map(Number);
  return latticePoint(x, y);
}

/** Joins segments that share an end into chains. `directed`: keep each segment's direction. */
export function chains(segments: Segment[], directed = true): Point[][] {
  const key = (p: Point) => `${Math.round(p[0] * 4)},${Math.round((p[1] / R) * 4)}`;
  const left = new Set(segments);
  const take = (at: Point, end: 0 | 1) => {
    for (const segment of left) {
      const match =
        key(segment[end]) === key(at) ? segment : !directed && key(segment[1 - end]) === key(at) ? segment : null;
      if (match) {
        left.delete(match);
        return key(match[end]) === key(at) ? match[1 - end] : match[end];
      }
    }
    return null;
  };
  const result = [];
  for (const segment of left) {
    left.delete(segment);
    const chain = [segment[0], segment[1]];
    for (let p: Point | null; (p = take(chain[chain.length - 1], 0)); ) chain.push(p);
    for (let p: Point | null; (p = take(chain[0], 1)); ) chain.unshift(p);
    result.push(chain);
  }
  return result;
}

/** Rounds the corners of a closed outline and roughens it; equal stretches of two outlines stay equal. */
export function soften(
  loop: Point[],
  { steps = 5, rough = 0.08, seed = 5 }: { steps?: number; rough?: number; seed?: number } = {},
): Point[] {
  const result = [];
  for (let i = 0; i < loop.length; i++) {
    const before = loop[(i + loop.length - 1) % loop.length];
    const at = loop[i];
    const after = loop[(i + 1) % loop.length];
    for (let k = 0; k < steps; k++)
      result.push(jitter(bend(middle(before, at), at, middle(at, after), k / steps), rough, seed));
  }
  return result;
}

/** Rounds an open chain a little without leaving its hexsides. */
export function easeChain(chain: Point[], steps = 4): Point[] {
  if (chain.length < 3) return chain;
  const result = [chain[0]];
  for (let i = 1; i < chain.length - 1; i++) {
    const from = mix(chain[i], chain[i - 1], 0.3);
    const to = mix(chain[i], chain[i + 1], 0.3);
    for (let k = 0; k <= steps; k++) result.push(jitter(bend(from, chain[i], to, k / steps), 0.025, 9));
  }
  result.push(chain[chain.length - 1]);
  return result;
}

/** A curve through every point (Catmull-Rom), with a slight wander between them. */
export function through(points: Point[], steps = 8, wander = 0.06): Point[] {
  const result = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[Math.max(0, i - 1)];
    const p3 = points[Math.min(points.length - 1, i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const p = spline(p0, points[i], points[i + 1], p3, t);
      result.push(jitter(p, wander * Math.sin(Math.PI * t), 21));
    }
  }
  result.push(points[points.length - 1]);
  return result;
}

/** Shifts a curve sideways to the south of itself; the ends come back to their points. */
export function besideSouth(curve: Point[], by: number): Point[] {
  const [first, last] = [curve[0], curve[curve.length - 1]];
  const sign = last[0] > first[0] ? 1 : -1;
  return curve.map((p, i) => {
    const a = curve[Math.max(0, i - 2)];
    const b = curve[Math.min(curve.length - 1, i + 2)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const ease = Math.min(1, i / 6, (curve.length - 1 - i) / 6) * by * sign;
    return [p[0] - ((b[1] - a[1]) / length) * ease, p[1] + ((b[0] - a[0]) / length) * ease];
  });
}

export function toPath(points: Point[], closed: boolean, path: Path2D = new Path2D()) {
  points.forEach((p, i) => (i ? path.lineTo(p[0], p[1]) : path.moveTo(p[0], p[1])));
  if (closed) path.closePath();
  return path;
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const middle = (a: Point, b: Point) => mix(a, b, 0.5);
const bend = (a: Point, b: Point, c: Point, t: number) => mix(mix(a, b, t), mix(b, c, t), t);

function jitter(p: Point, size: number, seed: number): Point {
  if (!size) return p;
  const at = (f: number, s: number) => noise(p[0] * f, p[1] * f, seed + s);
  return [p[0] + size * (at(1.9, 0) + 0.55 * at(5.3, 1)), p[1] + size * (at(1.9, 2) + 0.55 * at(5.3, 3))];
}

function spline(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const f = (i: 0 | 1) =>
    0.5 *
    (2 * p1[i] +
      (p2[i] - p0[i]) * t +
      (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
      (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t);
  return [f(0), f(1)];
}
