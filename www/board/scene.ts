/** Everything drawn on the map as curves in world units, computed once from the model. */
import { besideSouth, chains, easeChain, outlines, soften, through, toPath } from "./contour.ts";
import { sideKey, TERRAINS } from "./model.ts";
import type { Point } from "./contour.ts";
import type { Line, MapModel } from "./model.ts";
import type { Geometry } from "./geometry.ts";

export interface Scene {
  /** Also for the cells just outside the grid. */
  terrainAt: (line: number, column: number) => string;
  land: Path2D;
  /** The part of the paper that is no map. */
  off: Path2D;
  coast: Point[][];
  /** By terrain. */
  patches: Record<string, Path2D>;
  /** Low ground on the left hand. */
  scarps: Point[][];
  ridges: Point[][];
  seaSides: Point[][];
  frontier: Point[][];
  seam: Point[][];
  /** Roads, tracks, railroad, railroad_planned. */
  routes: Record<string, Point[][]>;
}

/** Half the width of a gap in a side, as a part of the side. */
const GAP = 0.2;

export function buildScene(model: MapModel): Scene {
  const { geometry, data } = model;
  const { rows, columns, parse } = geometry;
  const cells = { lines: [-2, rows + 1], columns: [-1, columns + 2] };
  const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));
  const outside = (line: number, column: number) => line < 0 || line >= rows || column < 1 || column > columns;
  const terrainAt = (line: number, column: number) =>
    model.beyond && outside(line, column)
      ? model.beyond(line, column)
      : TERRAINS[model.terrain[clamp(line, 0, rows - 1) * columns + clamp(column, 1, columns) - 1]];
  const area = (inside: (line: number, column: number) => boolean) =>
    outlines(
      cells.lines,
      cells.columns,
      (line, column) =>
        line >= cells.lines[0] &&
        line <= cells.lines[1] &&
        column >= cells.columns[0] &&
        column <= cells.columns[1] &&
        inside(line, column),
      geometry,
    );
  const isSea = (line: number, column: number) => terrainAt(line, column) === "sea";
  const coast = area((line, column) => !isSea(line, column)).map((loop) => soften(loop, { steps: 6, rough: 0.085 }));

  // Where cells outside the grid have a terrain of their own, ground that is no map is seen, and has no patches.
  const edges = model.beyond ? ["sea"] : ["sea", "off_map"];
  /** A patch runs on under the sea, so that no rim of clear ground is left along the coast. */
  const patch = (kinds: string[]) => {
    const close = new Set();
    const here = (line: number, column: number) => kinds.includes(terrainAt(line, column));
    const near = (line: number, column: number) => {
      const key = line * 1000 + column;
      if (here(line, column)) return true;
      if (!edges.includes(terrainAt(line, column))) return false;
      if (!close.has(key))
        for (let dl = -1; dl <= 1; dl++)
          for (let dc = -1; dc <= 1; dc++) if (here(line + dl, column + dc)) close.add(key);
      return close.has(key);
    };
    const path = new Path2D();
    for (const loop of area(near)) toPath(soften(loop, { rough: 0.13, seed: 31 }), true, path);
    return path;
  };

  const pairsOf = (named: string[][] = []): number[][] => named.map((pair) => pair.map(parse));
  const off = new Path2D();
  for (const loop of area((line, column) => terrainAt(line, column) === "off_map")) toPath(loop, true, off);
  const land = new Path2D();
  for (const loop of coast) toPath(loop, true, land);

  return {
    terrainAt,
    land,
    off,
    coast,
    patches: {
      sand_sea: patch(["sand_sea"]),
      rough: patch(["rough", "mountain"]),
      mountain: patch(["mountain"]),
      marsh: patch(["marsh"]),
      oasis: patch(["oasis"]),
      city: patch(["city"]),
    },
    scarps: sideChains(pairsOf(data.hexsides.escarpment), true, geometry, 4, data.gaps),
    ridges: sideChains(pairsOf(data.hexsides.ridge), false, geometry),
    seaSides: sideChains(pairsOf(data.hexsides.sea), false, geometry),
    frontier: sideChains(pairsOf(data.frontier?.pairs), true, geometry),
    seam: sideChains(seamPairs(geometry), true, geometry, 0),
    routes: Object.fromEntries(
      Object.entries(data.lines).map(([kind, lines]) => [kind, routes(kind, lines, geometry)]),
    ),
  };
}

/** `ease`: how many points round each corner. `gaps`: keys of sides that are open in their middle. */
function sideChains(
  pairs: number[][],
  directed: boolean,
  { corner, directionTo }: Geometry,
  ease = 4,
  gaps?: { has: (key: string) => boolean },
): Point[][] {
  const segments = pairs.flatMap(([hex, other]) => {
    const d = directionTo(hex, other);
    const [from, to] = [corner(hex, d), corner(hex, d + 1)];
    const at = (t: number) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as Point;
    return (
      gaps?.has(sideKey(hex, other))
        ? [
            [from, at(0.5 - GAP)],
            [at(0.5 + GAP), to],
          ]
        : [[from, to]]
    ) as [Point, Point][];
  });
  return chains(segments, directed).map((chain) => (ease ? easeChain(chain, ease) : chain));
}

/**
 * The joints of printed maps: the sides between the last column of one and the first of the next, from south to north.
 */
function seamPairs({ joints, rows, indexOf, directionTo }: Geometry) {
  const pairs = [];
  for (const column of joints)
    for (let row = 1; row <= rows; row++) {
      const hex = indexOf(row, column);
      for (const other of [row, row - 1, row + 1].map((r) => indexOf(r, column + 1)))
        if (other >= 0 && directionTo(hex, other) >= 0) pairs.push([hex, other]);
    }
  return pairs;
}

/** Lines of one kind as curves through hex centres; a stretch that two lines share is drawn once. */
function routes(kind: string, lines: readonly Line[], { centre, parse }: Geometry): Point[][] {
  const drawn = new Set();
  const result = [];
  const [steps, wander] = kind === "tracks" ? [8, 0.11] : [8, 0.05];
  for (const line of lines) {
    const hexes = line.hexes.map(parse);
    const curve = through(hexes.map(centre), steps, wander);
    let part: Point[] = [];
    for (let i = 0; i + 1 < hexes.length; i++) {
      const key = [hexes[i], hexes[i + 1]].sort().join();
      const isNew = !drawn.has(key);
      drawn.add(key);
      if (isNew) part.push(...curve.slice(i * steps + (part.length ? 1 : 0), (i + 1) * steps + 1));
      else if (part.length) {
        result.push(part);
        part = [];
      }
    }
    if (part.length) result.push(part);
  }
  return kind.startsWith("railroad") ? result.map((curve) => besideSouth(curve, 0.17)) : result;
}
