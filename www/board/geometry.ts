/**
 * Hex grids as numbers: dense index, printed numbers, neighbours and the plane. Pure functions.
 * World units: one hex is 1 wide; x grows to the east, y to the south; the grid's north-west corner is 0, 0.
 */

/** Centre to corner. */
export const R = 1 / Math.sqrt(3);
export const ROW_STEP = 1.5 * R;

/** Directions counter-clockwise from the east; side `d` lies between corner `d` and corner `d + 1`. */
export const DIRECTIONS = ["E", "NE", "NW", "W", "SW", "SE"] as const;
/** Corners SE, NE, N, NW, SW, S from the centre, in half widths and half radii. */
const CORNERS = [
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
];

/** Steps in (line, column) for direction `d`, for unshifted and shifted lines. */
const STEPS = [
  [
    [0, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
  ],
  [
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
    [1, 1],
  ],
];

export const latticePoint = (X: number, Y: number): [number, number] => [X / 2, (Y * R) / 2];

/** What a game says of its grid. Rows are counted from 1 in the south, columns from 1 in the west. */
interface GridPlan {
  rows: number;
  columns: number;
  /** The lines that lie half a hex further east, counted from 0 in the north. */
  shifted: "odd" | "even";
  /** How each edition prints a hex; the engine uses the first. */
  numbers: Record<string, (row: number, column: number) => string>;
  /** Reads a number of any edition. */
  parse: (text: string) => { row: number; column: number } | null;
  /** Whether the grid has that hex; it has all without it. */
  has?: (row: number, column: number) => boolean;
  /** The last columns of printed maps that another one joins in the east. */
  joints?: number[];
}

export type Geometry = ReturnType<typeof createGeometry>;

export function createGeometry({ rows, columns, shifted, numbers, parse, has, joints = [] }: GridPlan) {
  const odd = shifted === "odd" ? 1 : 0;
  const shiftOf = (line: number) => ((line & 1) === odd ? 1 : 0);

  /** `row`: printed row, 1 in the south. `column`: 1 in the west. */
  const indexOf = (row: number, column: number) =>
    row >= 1 && row <= rows && column >= 1 && column <= columns && (!has || has(row, column))
      ? (rows - row) * columns + column - 1
      : -1;
  const lineOf = (hex: number) => Math.floor(hex / columns);
  const rowOf = (hex: number) => rows - lineOf(hex);
  const columnOf = (hex: number) => (hex % columns) + 1;

  /** The neighbouring cell of any line and column, also outside the map. */
  function stepCell(line: number, column: number, direction: number): [number, number] {
    const step = STEPS[shiftOf(line)][direction];
    return [line + step[0], column + step[1]];
  }

  /** `direction`: 0..5. Returns the neighbour, or -1. */
  function neighbour(hex: number, direction: number): number {
    const [line, column] = stepCell(lineOf(hex), columnOf(hex), direction);
    return indexOf(rows - line, column);
  }

  /** Returns direction 0..5, or -1 when not adjacent. */
  function directionTo(from: number, to: number): number {
    for (let d = 0; d < 6; d++) if (neighbour(from, d) === to) return d;
    return -1;
  }

  const cellCentre = (line: number, column: number): [number, number] => [
    column - 0.5 + shiftOf(line) / 2,
    R + line * ROW_STEP,
  ];
  const centre = (hex: number): [number, number] => cellCentre(lineOf(hex), columnOf(hex));

  /** Corner on the integer lattice (half widths, half radii), so that shared corners are equal. */
  function cornerLattice(line: number, column: number, corner: number): [number, number] {
    const offset = CORNERS[corner % 6];
    return [2 * column - 1 + shiftOf(line) + offset[0], 3 * line + 2 + offset[1]];
  }
  const corner = (hex: number, corner: number): [number, number] =>
    latticePoint(...cornerLattice(lineOf(hex), columnOf(hex), corner));

  /** Column in axial coordinates, from 0. */
  const axial = (line: number, column: number) => column - 1 - (line - (odd ? line & 1 : -(line & 1))) / 2;

  /**
   * The hex that holds a point: axial coordinates rounded to the nearest hex. Returns the hex, or -1 outside the grid.
   */
  function hexAt(x: number, y: number): number {
    const r = (y - R) / ROW_STEP;
    const q = x - 0.5 - (odd ? 0 : 0.5) - r / 2;
    const s = -q - r;
    let [rq, rr] = [Math.round(q), Math.round(r)];
    const rs = Math.round(s);
    const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
    if (dq > dr && dq > ds) rq = -rr - rs;
    else if (dr > ds) rr = -rq - rs;
    return indexOf(rows - rr, rq - axial(rr, 0));
  }

  /** Steps between two hexes. */
  function distance(a: number, b: number) {
    const [ra, rb] = [lineOf(a), lineOf(b)];
    const [qa, qb] = [axial(ra, columnOf(a)), axial(rb, columnOf(b))];
    return Math.max(Math.abs(qa - qb), Math.abs(ra - rb), Math.abs(qa + ra - qb - rb));
  }

  const printed = Object.fromEntries(
    Object.entries(numbers).map(([edition, print]) => [edition, (hex: number) => print(rowOf(hex), columnOf(hex))]),
  );

  /** Hexes by the numbers of the first edition, which the engine uses, as they are printed. */
  const [print] = Object.values(printed);
  const byNumber = new Map<string, number>();
  for (let hex = 0; hex < rows * columns; hex++)
    if (indexOf(rowOf(hex), columnOf(hex)) >= 0) byNumber.set(print(hex), hex);

  return {
    rows,
    columns,
    count: rows * columns,
    width: columns + 0.5,
    height: (rows - 1) * ROW_STEP + 2 * R,
    joints,
    /** The printed number of a hex, by edition. */
    numbers: printed,
    indexOf,
    rowOf,
    columnOf,
    /** `text`: a printed number. Returns the hex, or -1. */
    parse(text: string): number {
      const known = byNumber.get(text);
      if (known !== undefined) return known;
      const found = parse(text);
      return found ? indexOf(found.row, found.column) : -1;
    },
    stepCell,
    neighbour,
    directionTo,
    cellCentre,
    centre,
    cornerLattice,
    corner,
    hexAt,
    distance,
  };
}

/** The slanting directions of the keys that stand around S. */
const SLANT: Record<string, number> = { e: 1, q: 2, a: 4, d: 5 };

/** Where a key takes the cursor: a hex, -1 for none, or null if it is not such a key. */
export function stepFrom(
  hex: number,
  key: string,
  { neighbour, indexOf, rowOf, columnOf, columns }: Geometry,
): number | null {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  if (key === "ArrowRight") return neighbour(hex, 0);
  if (key === "ArrowLeft") return neighbour(hex, 3);
  if (key === "ArrowUp") return indexOf(row + 1, column);
  if (key === "ArrowDown") return indexOf(row - 1, column);
  if (key === "Home") return indexOf(row, 1);
  if (key === "End") return indexOf(row, columns);
  return key in SLANT ? neighbour(hex, SLANT[key]) : null;
}
