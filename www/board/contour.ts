// @ts-check
/** Outlines of hex areas and chains, smoothed into drawn curves. Points are [x, y] in world units. */
import { latticePoint, R } from "./geometry.ts";
import { noise } from "./noise.ts";

/** @typedef {[number, number]} Point */
/** @typedef {[Point, Point]} Segment */

/**
 * Closed outlines of the cells for which `inside` holds, each with the area on one side.
 * @param {number[]} lines first and last line @param {number[]} columns first and last column
 * @param {(line: number, column: number) => boolean} inside
 * @param {import("./geometry.ts").Geometry} geometry
 * @returns {Point[][]}
 */
export function outlines(lines, columns, inside, { cornerLattice, stepCell }) {
  /** @type {Map<string, string>} */
  const next = new Map();
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
    const start = /** @type {string} */ (next.keys().next().value);
    const loop = [];
    for (let at = start, to; (to = next.get(at)) !== undefined; at = to) {
      loop.push(toPoint(at));
      next.delete(at);
    }
    loops.push(loop);
  }
  return loops;
}

/** @param {string} key @returns {Point} */
function toPoint(key) {
  const [x, y] = key.split(",").map(Number);
  return latticePoint(x, y);
}

/**
 * Joins segments that share an end into chains.
 * @param {Segment[]} segments @param {boolean} [directed] keep each segment's direction
 * @returns {Point[][]}
 */
export function chains(segments, directed = true) {
  const key = (/** @type {Point} */ p) => `${Math.round(p[0] * 4)},${Math.round((p[1] / R) * 4)}`;
  const left = new Set(segments);
  const take = (/** @type {Point} */ at, /** @type {0|1} */ end) => {
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
    for (let p; (p = take(chain[chain.length - 1], 0)); ) chain.push(p);
    for (let p; (p = take(chain[0], 1)); ) chain.unshift(p);
    result.push(chain);
  }
  return result;
}

/**
 * Rounds the corners of a closed outline and roughens it; equal stretches of two outlines stay equal.
 * @param {Point[]} loop @param {{steps?: number, rough?: number, seed?: number}} [how]
 * @returns {Point[]}
 */
export function soften(loop, { steps = 5, rough = 0.08, seed = 5 } = {}) {
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

/**
 * Rounds an open chain a little without leaving its hexsides.
 * @param {Point[]} chain
 * @param {number} [steps]
 * @returns {Point[]}
 */
export function easeChain(chain, steps = 4) {
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

/**
 * A curve through every point (Catmull-Rom), with a slight wander between them.
 * @param {Point[]} points @param {number} [steps] @param {number} [wander]
 * @returns {Point[]}
 */
export function through(points, steps = 8, wander = 0.06) {
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

/**
 * Shifts a curve sideways to the south of itself; the ends come back to their points.
 * @param {Point[]} curve
 * @param {number} by
 * @returns {Point[]}
 */
export function besideSouth(curve, by) {
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

/** @param {Point[]} points @param {boolean} closed @param {Path2D} [path] */
export function toPath(points, closed, path = new Path2D()) {
  points.forEach((p, i) => (i ? path.lineTo(p[0], p[1]) : path.moveTo(p[0], p[1])));
  if (closed) path.closePath();
  return path;
}

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** @param {Point} a @param {Point} b */
const middle = (a, b) => mix(a, b, 0.5);
/** @param {Point} a @param {Point} b @param {Point} c @param {number} t */
const bend = (a, b, c, t) => mix(mix(a, b, t), mix(b, c, t), t);

/** @param {Point} p @param {number} size @param {number} seed @returns {Point} */
function jitter(p, size, seed) {
  if (!size) return p;
  const at = (/** @type {number} */ f, /** @type {number} */ s) => noise(p[0] * f, p[1] * f, seed + s);
  return [p[0] + size * (at(1.9, 0) + 0.55 * at(5.3, 1)), p[1] + size * (at(1.9, 2) + 0.55 * at(5.3, 3))];
}

/** @param {Point} p0 @param {Point} p1 @param {Point} p2 @param {Point} p3 @param {number} t @returns {Point} */
function spline(p0, p1, p2, p3, t) {
  const f = (/** @type {0|1} */ i) =>
    0.5 *
    (2 * p1[i] +
      (p2[i] - p0[i]) * t +
      (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
      (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t);
  return [f(0), f(1)];
}
