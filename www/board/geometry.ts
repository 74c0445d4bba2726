// @ts-check
/**
 * Hex grids as numbers: dense index, printed numbers, neighbours and the plane. Pure functions.
 * World units: one hex is 1 wide; x grows to the east, y to the south; the grid's north-west corner is 0, 0.
 */

/** Centre to corner. */
export const R = 1 / Math.sqrt(3);
export const ROW_STEP = 1.5 * R;

/** Directions counter-clockwise from the east; side `d` lies between corner `d` and corner `d + 1`. */
export const DIRECTIONS = /** @type {const} */ (["E", "NE", "NW", "W", "SW", "SE"]);
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

/** @param {number} X @param {number} Y @returns {[number, number]} */
export const latticePoint = (X, Y) => [X / 2, (Y * R) / 2];

/**
 * What a game says of its grid. Rows are counted from 1 in the south, columns from 1 in the west.
 * @typedef {object} GridPlan
 * @property {number} rows
 * @property {number} columns
 * @property {"odd"|"even"} shifted the lines that lie half a hex further east, counted from 0 in the north
 * @property {Record<string, (row: number, column: number) => string>} numbers how each edition prints a hex; the engine
 *   uses the first
 * @property {(text: string) => {row: number, column: number}|null} parse reads a number of any edition
 * @property {(row: number, column: number) => boolean} [has] whether the grid has that hex; it has all without it
 * @property {number[]} [joints] the last columns of printed maps that another one joins in the east
 */
/** @typedef {ReturnType<typeof createGeometry>} Geometry */

/** @param {GridPlan} plan */
export function createGeometry({ rows, columns, shifted, numbers, parse, has, joints = [] }) {
  const odd = shifted === "odd" ? 1 : 0;
  const shiftOf = (/** @type {number} */ line) => ((line & 1) === odd ? 1 : 0);

  /** @param {number} row printed row, 1 in the south @param {number} column 1 in the west */
  const indexOf = (row, column) =>
    row >= 1 && row <= rows && column >= 1 && column <= columns && (!has || has(row, column))
      ? (rows - row) * columns + column - 1
      : -1;
  /** @param {number} hex */
  const lineOf = (hex) => Math.floor(hex / columns);
  /** @param {number} hex */
  const rowOf = (hex) => rows - lineOf(hex);
  /** @param {number} hex */
  const columnOf = (hex) => (hex % columns) + 1;

  /** The neighbouring cell of any line and column, also outside the map. @returns {[number, number]} */
  function stepCell(/** @type {number} */ line, /** @type {number} */ column, /** @type {number} */ direction) {
    const step = STEPS[shiftOf(line)][direction];
    return [line + step[0], column + step[1]];
  }

  /** @param {number} hex @param {number} direction 0..5 @returns {number} the neighbour, or -1 */
  function neighbour(hex, direction) {
    const [line, column] = stepCell(lineOf(hex), columnOf(hex), direction);
    return indexOf(rows - line, column);
  }

  /** @param {number} from @param {number} to @returns {number} direction 0..5, or -1 when not adjacent */
  function directionTo(from, to) {
    for (let d = 0; d < 6; d++) if (neighbour(from, d) === to) return d;
    return -1;
  }

  /** @returns {[number, number]} */
  const cellCentre = (/** @type {number} */ line, /** @type {number} */ column) => [
    column - 0.5 + shiftOf(line) / 2,
    R + line * ROW_STEP,
  ];
  /** @param {number} hex @returns {[number, number]} */
  const centre = (hex) => cellCentre(lineOf(hex), columnOf(hex));

  /**
   * Corner on the integer lattice (half widths, half radii), so that shared corners are equal.
   * @returns {[number, number]}
   */
  function cornerLattice(/** @type {number} */ line, /** @type {number} */ column, /** @type {number} */ corner) {
    const offset = CORNERS[corner % 6];
    return [2 * column - 1 + shiftOf(line) + offset[0], 3 * line + 2 + offset[1]];
  }
  /** @param {number} hex @param {number} corner @returns {[number, number]} */
  const corner = (hex, corner) => latticePoint(...cornerLattice(lineOf(hex), columnOf(hex), corner));

  /** Column in axial coordinates, from 0. @param {number} line @param {number} column */
  const axial = (line, column) => column - 1 - (line - (odd ? line & 1 : -(line & 1))) / 2;

  /**
   * The hex that holds a point: axial coordinates rounded to the nearest hex.
   * @param {number} x @param {number} y
   * @returns {number} the hex, or -1 outside the grid
   */
  function hexAt(x, y) {
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

  /** Steps between two hexes. @param {number} a @param {number} b */
  function distance(a, b) {
    const [ra, rb] = [lineOf(a), lineOf(b)];
    const [qa, qb] = [axial(ra, columnOf(a)), axial(rb, columnOf(b))];
    return Math.max(Math.abs(qa - qb), Math.abs(ra - rb), Math.abs(qa + ra - qb - rb));
  }

  const printed = Object.fromEntries(
    Object.entries(numbers).map(([edition, print]) => [
      edition,
      (/** @type {number} */ hex) => print(rowOf(hex), columnOf(hex)),
    ]),
  );

  /** Hexes by the numbers of the first edition, which the engine uses, as they are printed. */
  const [print] = Object.values(printed);
  /** @type {Map<string, number>} */
  const byNumber = new Map();
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
    /** @param {string} text a printed number @returns {number} the hex, or -1 */
    parse(text) {
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
const SLANT = /** @type {Record<string, number>} */ ({ e: 1, q: 2, a: 4, d: 5 });

/**
 * Where a key takes the cursor: a hex, -1 for none, or null if it is not such a key.
 * @param {number} hex @param {string} key @param {Geometry} geometry
 * @returns {number|null}
 */
export function stepFrom(hex, key, { neighbour, indexOf, rowOf, columnOf, columns }) {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  if (key === "ArrowRight") return neighbour(hex, 0);
  if (key === "ArrowLeft") return neighbour(hex, 3);
  if (key === "ArrowUp") return indexOf(row + 1, column);
  if (key === "ArrowDown") return indexOf(row - 1, column);
  if (key === "Home") return indexOf(row, 1);
  if (key === "End") return indexOf(row, columns);
  return key in SLANT ? neighbour(hex, SLANT[key]) : null;
}
