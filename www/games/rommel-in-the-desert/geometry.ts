/**
 * The hex grid of the map of Rommel in the Desert. The engine numbers hexes by axial coordinates, `q,r`, with `r` growing
 * to the south, and names those that have a name.
 */
import { createGeometry } from "../../board/geometry.ts";
import { NAMED } from "./art/places.ts";

const ROWS = 9;
const COLUMNS = 27;

/** Axial coordinates of a cell; rows are counted from 1 in the south. */
function axial(row: number, column: number) {
  const r = ROWS - row;
  return { q: column - 1 - Math.floor(r / 2), r };
}

/** The numbers of named hexes by name in lower case. */
const byName: Map<string, string> = new Map(
  Object.entries(NAMED).map(([name, number]) => [name.toLowerCase(), number]),
);
/** The names of named hexes by number. */
const byNumber: Map<string, string> = new Map(Object.entries(NAMED).map(([name, number]) => [number, name]));

export const GEOMETRY = createGeometry({
  rows: ROWS,
  columns: COLUMNS,
  shifted: "odd",
  numbers: {
    axial(row, column) {
      const { q, r } = axial(row, column);
      return `${q},${r}`;
    },
  },
  parse(text) {
    const number = byName.get(text.trim().toLowerCase()) ?? text;
    const match = /^\s*(-?\d{1,2})\s*,\s*(\d{1,2})\s*$/.exec(number);
    if (!match) return null;
    const [q, r] = [Number(match[1]), Number(match[2])];
    return { row: ROWS - r, column: q + Math.floor(r / 2) + 1 };
  },
});

export const { centre, parse: parseHex, neighbour, directionTo, distance } = GEOMETRY;
/** The number of a hex, `q,r`. */
export const numberOf = GEOMETRY.numbers.axial;
/** How the engine calls a hex: by its name where it has one. */
export const hexName = (hex: number) => byNumber.get(numberOf(hex)) ?? numberOf(hex);
