/** The two sides, as every part of the page draws them. */
import type { Side } from "../../board/sides.ts";

export const SIDES: Side[] = [
  { id: "axis", letter: "A", shape: "square", token: "axis", hatch: "rising" },
  { id: "allied", letter: "B", shape: "round", token: "cw", hatch: "falling" },
];
