/** Words printed on the map: names of regions along bent lines, and the title corner. Positions are [column, row]. */
import type { Lang } from "../../../lang/lang.ts";
import type { MapWords } from "../../../board/paint.ts";

export function mapWords({ t }: Lang): MapWords {
  const area = (key: string, curve: [number, number][], size: number, tone: string, range = {}) => ({
    text: t(`map.paint.${key}`),
    curve,
    size,
    tone,
    ...range,
  });
  return {
    areas: [
      area(
        "sea",
        [
          [34.5, 26.1],
          [46, 27.6],
          [59.5, 24.6],
        ],
        1.15,
        "sea-ink",
      ),
      area(
        "sirte",
        [
          [1.6, 14.6],
          [3.4, 14.9],
          [5.3, 16.4],
        ],
        0.46,
        "sea-ink",
      ),
      area(
        "salum",
        [
          [38.7, 20.7],
          [40.6, 21.1],
          [43.4, 20.3],
        ],
        0.32,
        "sea-ink",
        { from: 26 },
      ),
      area(
        "cyrenaica",
        [
          [12.5, 12.6],
          [17, 13.4],
          [22, 12.7],
        ],
        0.85,
        "area",
      ),
      area(
        "libyan",
        [
          [17.5, 6.4],
          [23, 7.3],
          [29.5, 6.4],
        ],
        0.7,
        "area",
      ),
      area(
        "marmarica",
        [
          [24.4, 16.7],
          [27, 17.2],
          [30.6, 16.8],
        ],
        0.6,
        "area",
      ),
      area(
        "western",
        [
          [41.5, 10.9],
          [46, 11.6],
          [50.4, 12.9],
        ],
        0.85,
        "area",
      ),
      area(
        "jebel",
        [
          [11.2, 25.1],
          [14, 25.0],
          [17.4, 26.2],
        ],
        0.5,
        "area",
        { halo: true, from: 21 },
      ),
      area(
        "sandsea",
        [
          [18, 1.75],
          [23, 2.25],
          [29.5, 1.65],
        ],
        0.6,
        "area",
        { halo: true },
      ),
      area(
        "qattara",
        [
          [51, 8.35],
          [53, 8.6],
          [56.2, 9.75],
        ],
        0.27,
        "marsh-ink",
        { from: 24, halo: true },
      ),
      area(
        "libya",
        [
          [31.2, 10.6],
          [32.3, 10.6],
          [33.4, 10.6],
        ],
        0.4,
        "frontier",
        { from: 13 },
      ),
      area(
        "egypt",
        [
          [37.1, 10.6],
          [38.2, 10.6],
          [39.3, 10.6],
        ],
        0.4,
        "frontier",
        { from: 13 },
      ),
    ],
    title: Object.fromEntries(
      ["title", "subtitle", "scale", "km", "miles", "mapc"].map((key) => [
        key === "mapc" ? "mapC" : key,
        t(`map.paint.${key}`),
      ]),
    ),
  };
}
