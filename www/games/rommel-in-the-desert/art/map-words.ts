/** Words printed on the map: names of regions along bent lines, and the title. Positions are [column, row]. */

import type { Lang } from "../../../lang/lang.ts";
import type { MapWords } from "../../../board/paint.ts";

type Place = [number, number];

/** The name of the game, in every language. */
const TITLE = "Rommel in the Desert";

/** Name, base line, height of the letters, palette name, and from which scale. */
const AREAS: [string, Place[], number, string, object][] = [
  [
    "sea",
    [
      [18.2, 8.7],
      [22.1, 8.45],
      [26, 8.7],
    ],
    0.62,
    "sea-ink",
    {},
  ],
  [
    "gulf",
    [
      [1.6, 4.6],
      [2.9, 5.0],
      [4.3, 6.4],
    ],
    0.32,
    "sea-ink",
    {},
  ],
  [
    "jebel",
    [
      [5.65, 8.3],
      [6.3, 8.8],
      [7.3, 9.25],
    ],
    0.2,
    "area",
    {},
  ],
  [
    "libya",
    [
      [9, 3.95],
      [11, 4.1],
      [13.5, 3.95],
    ],
    0.6,
    "area",
    {},
  ],
  [
    "egypt",
    [
      [17.6, 4.55],
      [18.6, 4.65],
      [19.8, 4.55],
    ],
    0.5,
    "area",
    {},
  ],
  [
    "qattara",
    [
      [19.9, 3.25],
      [21.4, 3.4],
      [23.2, 3.25],
    ],
    0.22,
    "marsh-ink",
    { halo: true },
  ],
];

export function mapWords({ t }: Lang): MapWords {
  return {
    areas: AREAS.map(([key, curve, size, tone, range]) => ({
      text: t(`map.paint.${key}`),
      curve,
      size,
      tone,
      ...range,
    })),
    title: { title: TITLE, subtitle: t("map.paint.subtitle") },
  };
}
