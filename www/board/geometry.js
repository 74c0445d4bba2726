// @ts-check
/**
 * The hex grid as numbers: dense index, printed numbers, neighbours and the plane. Pure functions.
 * World units: one hex is 1 wide; x grows to the east, y to the south; the grid's north-west corner is 0, 0.
 */

export const ROWS = 29;
export const COLS = 66;
export const SHEET_L = 32;
export const COUNT = ROWS * COLS;
/** Centre to corner. */
export const R = 1 / Math.sqrt(3);
export const ROW_STEP = 1.5 * R;
export const WIDTH = COLS + 0.5;
export const HEIGHT = (ROWS - 1) * ROW_STEP + 2 * R;

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

/** Lines count from the north: line 0 is printed row 29. Odd lines (even rows) lie half a hex further east. */
const isShifted = (/** @type {number} */ line) => (line & 1) !== 0;

/** @param {number} row printed row, 1 in the south @param {number} column Six Angles column, 1 in the west */
export const indexOf = (row, column) =>
  row >= 1 && row <= ROWS && column >= 1 && column <= COLS ? (ROWS - row) * COLS + column - 1 : -1;
/** @param {number} hex */
export const rowOf = (hex) => ROWS - Math.floor(hex / COLS);
/** @param {number} hex */
export const columnOf = (hex) => (hex % COLS) + 1;

const two = (/** @type {number} */ n) => String(n).padStart(2, "0");

/** SPI number: sheet letter, row, column on the sheet. @param {number} hex */
export function spiNumber(hex) {
  const column = columnOf(hex);
  return column <= SHEET_L ? `L${two(rowOf(hex))}${two(column)}` : `E${two(rowOf(hex))}${two(column - SHEET_L)}`;
}

/** Six Angles number: four digits, columns run on across the joint. @param {number} hex */
export const sixAnglesNumber = (hex) => two(rowOf(hex)) + two(columnOf(hex));

/**
 * Reads a printed number of either edition.
 * @param {string} text for example "L2329", "e2104" or "2136"
 * @returns {number} the hex, or -1
 */
export function parseHex(text) {
  const match = /^\s*([LE]?)\s*(\d{2})\s*(\d{2})\s*$/i.exec(text);
  if (!match) return -1;
  const sheet = match[1].toUpperCase();
  const [row, column] = [Number(match[2]), Number(match[3])];
  if (sheet === "L" && column > SHEET_L) return -1;
  return indexOf(row, sheet === "E" ? (column >= 1 ? column + SHEET_L : 0) : column);
}

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

/** The neighbouring cell of any line and column, also outside the map. @returns {[number, number]} */
export function stepCell(/** @type {number} */ line, /** @type {number} */ column, /** @type {number} */ direction) {
  const step = STEPS[isShifted(line) ? 1 : 0][direction];
  return [line + step[0], column + step[1]];
}

/** @param {number} hex @param {number} direction 0..5 @returns {number} the neighbour, or -1 */
export function neighbour(hex, direction) {
  const [line, column] = stepCell(ROWS - rowOf(hex), columnOf(hex), direction);
  return indexOf(ROWS - line, column);
}

/** @param {number} from @param {number} to @returns {number} direction 0..5, or -1 when not adjacent */
export function directionTo(from, to) {
  for (let d = 0; d < 6; d++) if (neighbour(from, d) === to) return d;
  return -1;
}

/** @returns {[number, number]} */
export const cellCentre = (/** @type {number} */ line, /** @type {number} */ column) => [
  column - 0.5 + (isShifted(line) ? 0.5 : 0),
  R + line * ROW_STEP,
];
/** @param {number} hex @returns {[number, number]} */
export const centre = (hex) => cellCentre(Math.floor(hex / COLS), columnOf(hex));

/**
 * Corner on the integer lattice (half widths, half radii), so that shared corners are equal.
 * @returns {[number, number]}
 */
export function cornerLattice(/** @type {number} */ line, /** @type {number} */ column, /** @type {number} */ corner) {
  const offset = CORNERS[corner % 6];
  return [2 * column - (isShifted(line) ? 0 : 1) + offset[0], 3 * line + 2 + offset[1]];
}
/** @param {number} X @param {number} Y @returns {[number, number]} */
export const latticePoint = (X, Y) => [X / 2, (Y * R) / 2];
/** @param {number} hex @param {number} corner @returns {[number, number]} */
export const corner = (hex, corner) => latticePoint(...cornerLattice(Math.floor(hex / COLS), columnOf(hex), corner));

/**
 * The hex that holds a point: axial coordinates rounded to the nearest hex.
 * @param {number} x @param {number} y
 * @returns {number} the hex, or -1 outside the grid
 */
export function hexAt(x, y) {
  const r = (y - R) / ROW_STEP;
  const q = x - 0.5 - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return indexOf(ROWS - rr, rq + (rr - (rr & 1)) / 2 + 1);
}

/** Steps between two hexes. @param {number} a @param {number} b */
export function distance(a, b) {
  const axial = (/** @type {number} */ hex) => {
    const line = Math.floor(hex / COLS);
    return [columnOf(hex) - 1 - (line - (line & 1)) / 2, line];
  };
  const [qa, ra] = axial(a);
  const [qb, rb] = axial(b);
  return Math.max(Math.abs(qa - qb), Math.abs(ra - rb), Math.abs(qa + ra - qb - rb));
}
