/** Paints what runs over the ground: hexsides, roads, rails, the frontier and the joints of printed maps. */
import { toPath } from "./contour.ts";
import { hash } from "./noise.ts";
import { wide } from "./paint-terrain.ts";
import type { Point } from "./contour.ts";
import type { Brush } from "./paint-terrain.ts";

/** Paths are made once for each list of curves. */
const paths = new WeakMap<Point[][], Path2D>();
function pathOf(curves: Point[][]) {
  let path = paths.get(curves);
  if (!path) {
    path = new Path2D();
    for (const curve of curves) toPath(curve, false, path);
    paths.set(curves, path);
  }
  return path;
}

export function stroke(b: Brush, curves: Point[][], colour: string, width: number, dash: number[] = []) {
  b.c.strokeStyle = colour;
  b.c.lineWidth = width;
  b.c.setLineDash(dash);
  b.c.stroke(pathOf(curves));
  b.c.setLineDash([]);
}

/**
 * Points at even distances along the part of the curves that is being painted. `each`: with the unit normal to the left
 * hand.
 */
export function along(
  b: Brush,
  curves: Point[][],
  gap: number,
  each: (x: number, y: number, nx: number, ny: number, n: number) => void,
) {
  const { rect } = b;
  let n = 0;
  for (const curve of curves) {
    let rest = gap / 2;
    for (let i = 0; i + 1 < curve.length; i++) {
      const [ax, ay] = curve[i];
      const [dx, dy] = [curve[i + 1][0] - ax, curve[i + 1][1] - ay];
      const length = Math.hypot(dx, dy);
      for (; rest < length; rest += gap, n++) {
        const [x, y] = [ax + (dx * rest) / length, ay + (dy * rest) / length];
        if (x > rect.left - 1 && x < rect.right + 1 && y > rect.top - 1 && y < rect.bottom + 1)
          each(x, y, dy / length, -dx / length, n);
      }
      rest -= length;
    }
  }
}

/** Rails and tracks lie under roads. */
export function paintRoutes(b: Brush) {
  const { c, p, scene } = b;
  const routes = scene.routes;
  const css = b.scale / b.dpr;
  c.lineJoin = "round";
  c.lineCap = "butt";
  const track = wide(b, 0.042, 0.9, 3.2);
  c.globalAlpha = 0.9;
  stroke(b, routes.tracks, p.track, track, [track * 3.6, track * 2.2]);
  c.globalAlpha = 1;
  rail(b, routes.railroad_planned, p["rail-planned"], true);
  rail(b, routes.railroad, p.rail, false);
  c.lineCap = "round";
  const road = wide(b, 0.085, 1.7, 6.5);
  if (css > 11) stroke(b, routes.roads, p["road-case"], road + wide(b, 0.045, 1, 3));
  stroke(b, routes.roads, p.road, road);
  if (css > 38) {
    c.globalAlpha = 0.3;
    stroke(b, routes.roads, p.light, road * 0.3);
    c.globalAlpha = 1;
  }
}

/** A line with cross-ties; planned track is dashed and thinner. */
function rail(b: Brush, curves: Point[][], colour: string, planned: boolean) {
  const { c } = b;
  const width = wide(b, planned ? 0.028 : 0.036, 0.8, 2.4);
  stroke(b, curves, colour, width, planned ? [width * 4, width * 2.5] : []);
  const reach = wide(b, 0.06, 1.6, 5);
  c.beginPath();
  along(b, curves, Math.max(0.14, 5 * b.dpr * b.pixel), (x, y, nx, ny) => {
    c.moveTo(x - nx * reach, y - ny * reach);
    c.lineTo(x + nx * reach, y + ny * reach);
  });
  c.lineWidth = width;
  c.strokeStyle = colour;
  c.stroke();
}

export function paintSides(b: Brush) {
  const { c, p, scene } = b;
  c.lineJoin = "round";
  c.lineCap = "round";
  const seaSide = wide(b, 0.13, 2.2, 9);
  stroke(b, scene.seaSides, p.halo, seaSide * 1.5);
  stroke(b, scene.seaSides, p["sea-side"], seaSide);
  ridge(b);
  scarp(b);
}

/** Escarpment: a firm brink with tapering hachures down the low side. */
function scarp(b: Brush) {
  const { c, p, scene } = b;
  const css = b.scale / b.dpr;
  c.fillStyle = p.scarp;
  c.beginPath();
  const gap = css < 16 ? 0.15 : 0.085;
  const half = gap * 0.34;
  along(b, scene.scarps, gap, (x, y, nx, ny, n) => {
    const reach = (n % 2 ? 0.15 : 0.235) * (0.9 + 0.25 * hash(n, 3));
    c.moveTo(x + ny * half, y - nx * half);
    c.lineTo(x + nx * reach, y + ny * reach);
    c.lineTo(x - ny * half, y + nx * half);
    c.closePath();
  });
  c.fill();
  stroke(b, scene.scarps, p.scarp, wide(b, 0.07, 1.5, 5));
}

/** Ridge: a soft spine with strokes falling to both sides. */
function ridge(b: Brush) {
  const { c, p, scene } = b;
  const css = b.scale / b.dpr;
  c.globalAlpha = 0.12;
  for (const width of [0.42, 0.3, 0.18]) stroke(b, scene.ridges, p.ridge, width);
  c.globalAlpha = 1;
  c.beginPath();
  along(b, scene.ridges, css < 16 ? 0.18 : 0.1, (x, y, nx, ny, n) => {
    const reach = 0.1 + 0.05 * hash(n, 8);
    for (const side of [-1, 1]) {
      c.moveTo(x + nx * side * 0.035, y + ny * side * 0.035);
      c.lineTo(x + nx * side * reach - ny * 0.03, y + ny * side * reach + nx * 0.03);
    }
  });
  c.strokeStyle = p.ridge;
  c.lineWidth = wide(b, 0.03, 0.8, 2.2);
  c.stroke();
  stroke(b, scene.ridges, p.ridge, wide(b, 0.055, 1.3, 4));
}

/** Frontier wire and the joints of printed maps. */
export function paintBorders(b: Brush) {
  const { c, p, scene } = b;
  c.lineCap = "butt";
  c.globalAlpha = 0.75;
  const seam = wide(b, 0.022, 0.7, 1.6);
  stroke(b, scene.seam, p.seam, seam, [0.3, 0.1, 0.05, 0.1]);
  c.globalAlpha = 0.25;
  stroke(b, scene.frontier, p.frontier, wide(b, 0.14, 2.2, 8));
  c.globalAlpha = 1;
  c.lineCap = "round";
  const dot = wide(b, 0.075, 1.6, 6);
  stroke(b, scene.frontier, p.frontier, dot, [0.001, Math.max(0.17, dot * 2)]);
}
