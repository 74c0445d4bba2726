/** Tints under the relief: the countries, hexes off the board, and the broken ground along hexsides. */
import { toPath } from "../../../board/contour.ts";
import { GEOMETRY } from "../geometry.ts";
import type { BoardData, Brush } from "../map-model.ts";

const { corner, directionTo, parse } = GEOMETRY;

const made = new WeakMap<object, { egypt: Path2D; far: Path2D; sides: Record<string, Path2D> }>();

function build(data: BoardData) {
  const egypt = new Path2D();
  for (const [hex, country] of data.country)
    if (country === "Egypt")
      toPath(
        [0, 1, 2, 3, 4, 5].map((k) => corner(hex, k)),
        true,
        egypt,
      );
  const far = new Path2D();
  for (const hex of data.offBoard)
    toPath(
      [0, 1, 2, 3, 4, 5].map((k) => corner(hex, k)),
      true,
      far,
    );
  const sides: Record<string, Path2D> = {};
  for (const kind of ["mountain", "escarpment", "marsh"]) {
    const path = new Path2D();
    for (const [a, b] of data.hexsides[kind].map((pair) => pair.map(parse))) {
      const d = directionTo(a, b);
      toPath([corner(a, d), corner(a, d + 1)], false, path);
    }
    sides[kind] = path;
  }
  return { egypt, far, sides };
}

/** Widths of the bands along hexsides, from the widest, and what they are painted with. */
const BANDS = [
  ["marsh", "marsh", [0.44, 0.32, 0.2], 0.34],
  ["escarpment", "rough", [0.3, 0.2], 0.22],
  ["mountain", "rough", [0.62, 0.5], 0.22],
  ["mountain", "mountain", [0.42, 0.3], 0.34],
] as const;

export function paintGround(b: Brush) {
  const { c, p, model } = b;
  const known = made.get(model) ?? build(model.data);
  made.set(model, known);
  c.fillStyle = p.sand;
  c.globalAlpha = 0.3;
  c.fill(known.egypt);
  c.fillStyle = p.off;
  c.globalAlpha = 0.45;
  c.fill(known.far);
  c.lineCap = c.lineJoin = "round";
  for (const [kind, colour, widths, alpha] of BANDS) {
    c.strokeStyle = p[colour];
    c.globalAlpha = alpha;
    for (const width of widths) {
      c.lineWidth = width;
      c.stroke(known.sides[kind]);
    }
  }
  c.globalAlpha = 1;
}
