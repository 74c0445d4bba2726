/** How names of places stand on this map: at the foot of their hex, where blocks leave them free, or at its head. */
import type { LabelPlan } from "../../../board/label-layout.ts";

/** Where the middle of a name stands, in hexes below the middle of its hex. */
const FOOT = 0.455;
const HEAD = -0.44;

export const NAMES: LabelPlan = {
  style(place, _rank, scale) {
    const size = (share: number, most: number) => Math.min(most, Math.max(9, share * scale));
    const has = (kind: string) => place.kinds.includes(kind);
    if (has("fortress") || has("base"))
      return { size: size(0.23, 24), weight: 700, italic: false, city: true, serif: true };
    if (has("oasis")) return { size: size(0.22, 22), weight: 600, italic: true, city: false, serif: true };
    return { size: size(0.18, 19), weight: 500, italic: false, city: false, serif: false };
  },
  number: -0.2,
  spots: (scale) => [
    [0, FOOT * scale, 0],
    [0, HEAD * scale, 1.5],
    [0, (FOOT + 0.1) * scale, 1.6],
    [0, (FOOT - 0.14) * scale, 1.8],
    [0, (HEAD + 0.14) * scale, 2.4],
  ],
};
