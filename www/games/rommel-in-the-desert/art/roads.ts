/**
 * Three classes of roads, from hex to hex. A ring in a hex joins the roads there; a road that does not join another
 * ends
 * before it.
 */
import { through, toPath } from "../../../board/contour.ts";
import { wide } from "../../../board/paint-terrain.ts";
import { GEOMETRY } from "../geometry.ts";
import { ROADS } from "../map-model.ts";
import type { BoardData, Brush } from "../map-model.ts";
import type { Point } from "../../../board/contour.ts";

interface Joint {
  hex: number;
  kind: string;
}

const { centre, parse } = GEOMETRY;
const STEPS = 8;
/** How far before the middle of a hex a road ends that does not join. */
const SHORT = 3;

const made = new WeakMap<object, ReturnType<typeof courses>>();

/** The courses of all roads of a map. `data`: of the model. */
function courses(data: BoardData) {
  const paths: Record<string, Path2D> = {};
  /** Ends that do not join, each with its direction. */
  const ends: { at: Point; along: Point }[] = [];
  /** By hex, the roads that meet there and the directions in which they leave. */
  const meeting = new Map<number, { kind: string; exits: Set<number>; names: Set<string> }>();
  const drawn = new Set<string>();
  for (const kind of ROADS) {
    const path = new Path2D();
    paths[kind] = path;
    for (const { name, hexes: ids } of data.lines[kind]) {
      const hexes = ids.map(parse);
      const curve = through(hexes.map(centre), STEPS, kind === "highway" ? 0.045 : 0.075);
      hexes.forEach((hex: number, i: number) => {
        const here = meeting.get(hex) ?? { kind, exits: new Set(), names: new Set() };
        for (const next of [hexes[i - 1], hexes[i + 1]]) if (next !== undefined) here.exits.add(next);
        here.names.add(name);
        meeting.set(hex, here);
      });
      const apart = (hex: number) => data.apart.get(hex)?.includes(name) ?? false;
      const [first, last] = [hexes[0], hexes[hexes.length - 1]];
      let points = curve;
      if (apart(last)) {
        points = points.slice(0, -SHORT);
        ends.push(endOf(points));
      }
      if (apart(first)) {
        points = points.slice(SHORT);
        ends.push(endOf(points.toReversed()));
      }
      for (const part of fresh(points, hexes, points === curve || !apart(first) ? 0 : SHORT, drawn))
        toPath(part, false, path);
    }
  }
  const joints = [...meeting]
    .filter(([hex, { exits, names }]) => names.size > 1 && exits.size > 2 && !data.apart.has(hex))
    .map(([hex, { kind }]) => ({ hex, kind }));
  return { paths, ends, joints };
}

function endOf(points: Point[]) {
  const [from, at] = points.slice(-2);
  const length = Math.hypot(at[0] - from[0], at[1] - from[1]) || 1;
  return { at, along: [(at[0] - from[0]) / length, (at[1] - from[1]) / length] as Point };
}

/** The parts of a road that no road before it has drawn. `cut`: points missing at its start. */
function fresh(points: Point[], hexes: number[], cut: number, drawn: Set<string>) {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (let i = 0; i + 1 < hexes.length; i++) {
    const key = [hexes[i], hexes[i + 1]].sort((a, b) => a - b).join();
    const isNew = !drawn.has(key);
    drawn.add(key);
    if (isNew)
      part.push(...points.slice(Math.max(0, i * STEPS - cut) + (part.length ? 1 : 0), (i + 1) * STEPS + 1 - cut));
    else if (part.length) {
      parts.push(part);
      part = [];
    }
  }
  return part.length ? [...parts, part] : parts;
}

export function paintRoads(b: Brush) {
  const { c, p, model } = b;
  const { paths, ends, joints } = made.get(model) ?? courses(model.data);
  if (!made.has(model)) made.set(model, { paths, ends, joints });
  const css = b.scale / b.dpr;
  c.lineJoin = "round";
  const [highway, track, trail] = [wide(b, 0.085, 2.2, 8), wide(b, 0.045, 1.3, 4.4), wide(b, 0.04, 1.1, 3.6)];
  const stroke = (kind: string, colour: string, width: number) => {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.stroke(paths[kind]);
  };
  c.lineCap = "round";
  c.globalAlpha = 0.6;
  stroke("trail", p.halo, trail * 2.2);
  c.globalAlpha = 1;
  c.setLineDash([0.001, trail * 2.5]);
  stroke("trail", p.track, trail * 1.25);
  c.setLineDash([]);
  c.lineCap = "butt";
  if (css > 8) stroke("track", p.halo, track * 2.4);
  c.setLineDash([track * 5, track * 1.4]);
  stroke("track", p.track, track * 1.15);
  c.setLineDash([]);
  c.lineCap = "round";
  if (css > 8) stroke("highway", p["road-case"], highway + wide(b, 0.045, 1.2, 3.4));
  stroke("highway", p.road, highway);
  if (css > 30) {
    c.globalAlpha = 0.35;
    stroke("highway", p.light, highway * 0.3);
    c.globalAlpha = 1;
  }
  stops(b, ends, track);
  junctions(b, joints);
}

/** A bar across the end of a road that does not join. */
function stops({ c, p }: Brush, ends: { at: Point; along: Point }[], width: number) {
  for (const [colour, thick] of [
    [p.halo, width * 2.6],
    [p.label, width * 1.3],
  ] as [string, number][]) {
    c.strokeStyle = colour;
    c.lineWidth = thick;
    c.beginPath();
    for (const { at, along } of ends) {
      const [nx, ny] = [-along[1] * 0.11, along[0] * 0.11];
      c.moveTo(at[0] - nx, at[1] - ny);
      c.lineTo(at[0] + nx, at[1] + ny);
    }
    c.stroke();
  }
}

/** Rings where roads join. */
function junctions(b: Brush, joints: Joint[]) {
  const { c, p } = b;
  if (b.scale / b.dpr < 14) return;
  const r = wide(b, 0.085, 2.2, 9);
  c.lineWidth = wide(b, 0.028, 0.9, 2.4);
  for (const { hex, kind } of joints) {
    const [x, y] = centre(hex);
    c.beginPath();
    c.arc(x, y, r, 0, Math.PI * 2);
    c.fillStyle = p.halo;
    c.fill();
    c.strokeStyle = kind === "highway" ? p["road-case"] : p.track;
    c.stroke();
  }
}
