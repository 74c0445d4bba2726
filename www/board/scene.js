// @ts-check
/** Everything drawn on the sheet as curves in world units, computed once from the model. */
import { COLS, ROWS, centre, corner, directionTo, parseHex } from "./geometry.js";
import { besideSouth, chains, easeChain, outlines, soften, through, toPath } from "./contour.js";
import { TERRAINS } from "./model.js";

/** @typedef {import("./contour.js").Point} Point */
/**
 * @typedef {object} Scene
 * @property {(line: number, column: number) => string} terrainAt also for the cells just outside the grid
 * @property {Path2D} land
 * @property {Path2D} off the charts' corner of the sheet
 * @property {Point[][]} coast
 * @property {Record<string, Path2D>} patches by terrain
 * @property {Point[][]} scarps low ground on the left hand
 * @property {Point[][]} ridges
 * @property {Point[][]} seaSides
 * @property {Point[][]} frontier
 * @property {Point[][]} seam
 * @property {Record<string, Point[][]>} routes roads, tracks, railroad, railroad_planned
 */

const CELLS = /** @type {const} */ ({ lines: [-2, ROWS + 1], columns: [-1, COLS + 2] });

/** @param {import("./model.js").MapModel} model @returns {Scene} */
export function buildScene(model) {
  const clamp = (/** @type {number} */ n, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.min(high, Math.max(low, n));
  const terrainAt = (/** @type {number} */ line, /** @type {number} */ column) =>
    TERRAINS[model.terrain[clamp(line, 0, ROWS - 1) * COLS + clamp(column, 1, COLS) - 1]];
  const area = (/** @type {(line: number, column: number) => boolean} */ inside) =>
    outlines(
      [...CELLS.lines],
      [...CELLS.columns],
      (line, column) =>
        line >= CELLS.lines[0] &&
        line <= CELLS.lines[1] &&
        column >= CELLS.columns[0] &&
        column <= CELLS.columns[1] &&
        inside(line, column),
    );
  const isSea = (/** @type {number} */ line, /** @type {number} */ column) => terrainAt(line, column) === "sea";
  const coast = area((line, column) => !isSea(line, column)).map((loop) => soften(loop, { steps: 6, rough: 0.085 }));

  /** A patch runs on under the sea, so that no rim of clear ground is left along the coast. */
  const patch = (/** @type {string[]} */ kinds) => {
    const cells = new Set();
    const here = (/** @type {number} */ line, /** @type {number} */ column) => kinds.includes(terrainAt(line, column));
    const near = (/** @type {number} */ line, /** @type {number} */ column) => {
      const key = line * 1000 + column;
      if (here(line, column)) return true;
      if (!["sea", "off_map"].includes(terrainAt(line, column))) return false;
      if (!cells.has(key))
        for (let dl = -1; dl <= 1; dl++)
          for (let dc = -1; dc <= 1; dc++) if (here(line + dl, column + dc)) cells.add(key);
      return cells.has(key);
    };
    const path = new Path2D();
    for (const loop of area(near)) toPath(soften(loop, { rough: 0.13, seed: 31 }), true, path);
    return path;
  };

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
    scarps: sideChains(model.data.hexsides.escarpment, true),
    ridges: sideChains(model.data.hexsides.ridge, false),
    seaSides: sideChains(model.data.hexsides.sea, false),
    frontier: sideChains(model.data.frontier.pairs, true),
    seam: sideChains(seamPairs(), true, 0),
    routes: Object.fromEntries(Object.entries(model.data.lines).map(([kind, lines]) => [kind, routes(kind, lines)])),
  };
}

/**
 * @param {string[][]} pairs
 * @param {boolean} directed
 * @param {number} [ease] how many points round each corner
 * @returns {Point[][]}
 */
function sideChains(pairs, directed, ease = 4) {
  const segments = pairs.map(([a, b]) => {
    const [hex, other] = [parseHex(a), parseHex(b)];
    const d = directionTo(hex, other);
    return /** @type {[Point, Point]} */ ([corner(hex, d), corner(hex, d + 1)]);
  });
  return chains(segments, directed).map((chain) => (ease ? easeChain(chain, ease) : chain));
}

/**
 * The joint: the sides between column 32 of the west sheet and column 1 of the east sheet, and the slanted ones
 * between.
 */
function seamPairs() {
  const pairs = [];
  for (let row = 1; row <= ROWS; row++) {
    const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
    const at = (/** @type {number} */ r, /** @type {number} */ column) =>
      column <= 32 ? `L${two(r)}${two(column)}` : `E${two(r)}01`;
    pairs.push([at(row, 32), at(row, 33)]);
    const shifted = row % 2 === 0;
    for (const other of [row - 1, row + 1])
      if (shifted && other >= 1 && other <= ROWS) pairs.push([at(row, 32), at(other, 33)]);
  }
  return pairs;
}

/**
 * Lines of one kind as curves through hex centres; a stretch that two lines share is drawn once.
 * @param {string} kind @param {any[]} lines
 * @returns {Point[][]}
 */
function routes(kind, lines) {
  const drawn = new Set();
  const result = [];
  const [steps, wander] = kind === "tracks" ? [8, 0.11] : [8, 0.05];
  for (const line of lines) {
    const hexes = line.hexes.map(parseHex);
    const curve = through(hexes.map(centre), steps, wander);
    let part = /** @type {Point[]} */ ([]);
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
