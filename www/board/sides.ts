/** The sides of a game as the board draws them: told apart by shape, letter and hatch as well as by colour. */

export interface Side {
  /** As the engine names it. */
  id: string;
  letter: string;
  /** Of its counters and signs. */
  shape: "square" | "round";
  /** The part of the style's names for its colours: `--side-<token>`. */
  token: string;
  /** Of its areas. */
  hatch: "rising" | "falling";
}

/** How round the corners of a counter are, of 60. */
export const CORNER = { square: 2, round: 13 } as const;
/** The same of the sign for a whole pile, which is smaller and lower. */
export const CHIP_CORNER = { square: 2, round: 13 * 1.7 } as const;

/** The side of that id; the last one where there is none. */
export const sideOf = (sides: readonly Side[], id?: string) =>
  sides.find((side) => side.id === id) ?? sides[sides.length - 1];

/** The palette's name for lines of a side. */
export const lineColour = ({ token }: Side) => `side-${token}-line`;
