/** A die face as a picture. */
import { svg } from "../dom.ts";

const PIPS: Record<number, number[][]> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 3],
    [2, 3],
    [3, 3],
  ],
};

export const die = (face: number) =>
  svg(
    "svg",
    { class: "die", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 4.5 }),
    (PIPS[face] ?? []).map(([x, y]) => svg("circle", { cx: x * 6, cy: y * 6, r: 2.15 })),
  );
