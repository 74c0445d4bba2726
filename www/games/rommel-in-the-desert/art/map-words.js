// @ts-check
/** Words printed on the map: names of regions along bent lines, and the title. Positions are [column, row]. */

/** @typedef {[number, number]} Place */

/** The name of the game, in every language. */
const TITLE = "Rommel in the Desert";

/** Name, base line, height of the letters, palette name, and from which scale. */
const AREAS = /** @type {[string, Place[], number, string, object][]} */ ([
  [
    "sea",
    [
      [16.5, 8.75],
      [19.5, 8.55],
      [25, 8.75],
    ],
    0.62,
    "sea-ink",
    {},
  ],
  [
    "gulf",
    [
      [1.2, 5.2],
      [2.2, 5.6],
      [3.6, 6.9],
    ],
    0.32,
    "sea-ink",
    {},
  ],
  [
    "jebel",
    [
      [7.3, 7.62],
      [8.6, 7.85],
      [9.9, 7.62],
    ],
    0.26,
    "area",
    { halo: true },
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
      [17.8, 4.5],
      [18.7, 4.55],
      [19.8, 4.5],
    ],
    0.5,
    "area",
    {},
  ],
  [
    "qattara",
    [
      [19.6, 3.35],
      [21, 3.45],
      [22.6, 3.35],
    ],
    0.22,
    "marsh-ink",
    { halo: true },
  ],
]);

/** @param {import("../../../lang/lang.js").Lang} lang @returns {import("../../../board/paint.js").MapWords} */
export function mapWords({ t }) {
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
