/** The hex grid of the theatre map, with the numbers of both editions. */
import { createGeometry } from "../../board/geometry.ts";

export { DIRECTIONS, R, ROW_STEP, latticePoint } from "../../board/geometry.ts";

/** Columns of the west sheet; the east sheet joins them. */
export const SHEET_L = 32;

const two = (n: number) => String(n).padStart(2, "0");

export const GEOMETRY = createGeometry({
  rows: 29,
  columns: 66,
  shifted: "odd",
  joints: [SHEET_L],
  numbers: {
    /** SPI: sheet letter, row, column on the sheet. */
    spi: (row, column) => (column <= SHEET_L ? `L${two(row)}${two(column)}` : `E${two(row)}${two(column - SHEET_L)}`),
    /** Six Angles: four digits, columns run on across the joint. */
    six: (row, column) => two(row) + two(column),
  },
  /** Reads a printed number of either edition, for example "L2329", "e2104" or "2136". */
  parse(text) {
    const match = /^\s*([LE]?)\s*(\d{2})\s*(\d{2})\s*$/i.exec(text);
    if (!match) return null;
    const sheet = match[1].toUpperCase();
    const [row, column] = [Number(match[2]), Number(match[3])];
    if (sheet === "L" && column > SHEET_L) return null;
    return { row, column: sheet === "E" ? (column >= 1 ? column + SHEET_L : 0) : column };
  },
});

export const {
  rows: ROWS,
  columns: COLS,
  count: COUNT,
  width: WIDTH,
  height: HEIGHT,
  indexOf,
  rowOf,
  columnOf,
  parse: parseHex,
  stepCell,
  neighbour,
  directionTo,
  cellCentre,
  centre,
  cornerLattice,
  corner,
  hexAt,
  distance,
} = GEOMETRY;
export const spiNumber = GEOMETRY.numbers.spi;
export const sixAnglesNumber = GEOMETRY.numbers.six;
