/** The legend of this map. */
import { HEX, item, legendColumn, lineItems, part, sample, sideSample } from "../../../board/map-legend.ts";
import type { App } from "../engine-types.ts";
import type { Style } from "../../../board/map-legend.ts";

export { KEYS } from "../../../board/map-legend.ts";

/** Terrain samples: fill and a few strokes. */
const TERRAIN: [string, string, string, string][] = [
  ["clear", "land", "rough-ink", "M16 16h.6M28 12h.6M33 24h.6M20 28h.6M26 21h.6"],
  ["rough", "rough", "rough-ink", "M12 18q4-7 10 0m-4-2 2 4M25 26q4-7 10 0m-4-2 2 4M26 14q3-5 8 0M13 28q3-5 8 0"],
  ["mountain", "mountain", "mountain-ink", "M10 27l7-13 7 13m-7-13 3 6-2 5M22 29l8-16 8 14m-8-14 4 7-2 6"],
  ["sand_sea", "sand", "sand-ink", "M11 17q6-6 13 0M22 25q6-6 14 0M12 29q5-5 11 0M26 15q4-4 9 0"],
  ["marsh", "marsh", "marsh-ink", "M12 20h10m-5-1v-6m-1 6-3-4m5 4 3-4M25 29h10m-5-1v-6m-1 6-3-4m5 4 3-4"],
  ["oasis", "oasis", "oasis-ink", "M24 31q-1-8 1-14m0 0q-5-4-9 1m9-1q-2-6-7-6m7 6q1-6 6-6m-6 6q5-3 8 2"],
  [
    "city",
    "city",
    "city-ink",
    "M16 13h5v5h-5zM24 13h5v5h-5zM13 21h6v5h-6zM22 21h5v6h-5zM30 20h5v6h-5zM18 29h5v4h-5zM26 30h5v4h-5z",
  ],
  ["sea", "sea", "sea-ink", "M11 16q3-3 6 0t6 0 6 0 6 0M13 25q3-3 6 0t6 0 6 0"],
  ["off_map", "off", "frame", ""],
];

export function createLegend(app: App) {
  const { t } = app.lang;
  const terrain = TERRAIN.map(([name, fill, ink, d]) =>
    item(
      t(`map.terrain.${name}`),
      sample(
        part(HEX, { fill, stroke: "grid", "stroke-width": 1 }),
        part(d, { stroke: ink, fill: name === "city" ? ink : "", "stroke-width": name === "clear" ? 2.5 : 1.4 }),
      ),
    ),
  );
  const lines = lineItems(app, LINES);
  const sources = [
    ["axis", "axis", "A"],
    ["commonwealth", "cw", "C"],
  ].map(([key, side, letter]) => item(t(`map.legend.${key}`), sideSample(side, letter)));
  return legendColumn(app, [...terrain, ...lines, ...sources]);
}

const LINES: [string, [string, Style][]][] = [
  [
    "road",
    [
      ["M3 26q12-12 21-6t21-6", { stroke: "road-case", "stroke-width": 5.5 }],
      ["M3 26q12-12 21-6t21-6", { stroke: "road", "stroke-width": 3.6 }],
    ],
  ],
  ["track", [["M3 24q12-10 21-4t21-4", { stroke: "track", "stroke-width": 2, "stroke-dasharray": "6 4" }]]],
  [
    "railroad",
    [
      [
        "M3 20h42M7 15.500v9M13 15.500v9M19 15.500v9M25 15.500v9M31 15.500v9M37 15.500v9M43 15.500v9",
        { stroke: "rail", "stroke-width": 1.6 },
      ],
    ],
  ],
  [
    "railroad_planned",
    [
      ["M3 20h42", { stroke: "rail-planned", "stroke-width": 1.5, "stroke-dasharray": "5 3" }],
      ["M7 16v8M15 16v8M23 16v8M31 16v8M39 16v8", { stroke: "rail-planned", "stroke-width": 1.3 }],
    ],
  ],
  [
    "escarpment",
    [
      ["M3 17h42", { stroke: "scarp", "stroke-width": 2.6 }],
      [
        "M5 17h4l-2 12zM11 17h4l-2 8zM17 17h4l-2 12zM23 17h4l-2 8zM29 17h4l-2 12zM35 17h4l-2 8zM41 17h4l-2 12z",
        { fill: "scarp" },
      ],
    ],
  ],
  [
    "ridge",
    [
      ["M3 20h42", { stroke: "ridge", "stroke-width": 2.6 }],
      [
        "M6 18l1-5M12 18l1-5M18 18l1-5M24 18l1-5M30 18l1-5M36 18l1-5M42 18l1-5M6 22l-1 5M12 22l-1 5M18 22l-1 5M24 22l-1 5M30 22l-1 5M36 22l-1 5M42 22l-1 5",
        { stroke: "ridge", "stroke-width": 1.4 },
      ],
    ],
  ],
  ["sea_side", [["M8 26l16-10 16 10", { stroke: "sea-side", "stroke-width": 4 }]]],
  [
    "frontier",
    [
      [
        "M5 24l12-7 12 7 12-7",
        { stroke: "frontier", "stroke-width": 3.4, "stroke-dasharray": "0.1 6", "stroke-linecap": "round" },
      ],
    ],
  ],
  ["seam", [["M5 24l12-7 12 7 12-7", { stroke: "seam", "stroke-width": 1.4, "stroke-dasharray": "8 3 2 3" }]]],
  [
    "city",
    [
      ["M17 13h14v14H17z", { fill: "label-city", stroke: "halo", "stroke-width": 2 }],
      ["M21.500 17.500h5v5h-5z", { fill: "halo" }],
    ],
  ],
  [
    "port",
    [
      ["M24 14v14m-4-9h8m-10 4q1 5 6 5t6-5", { stroke: "label", "stroke-width": 1.8 }],
      ["M24 9.800a2.100 2.100 0 1 0 .01 0", { stroke: "label", "stroke-width": 1.6 }],
    ],
  ],
  [
    "fort",
    [
      ["M18 14h12v12H18z", { fill: "halo", stroke: "label", "stroke-width": 1.8 }],
      ["M16 12h4v4h-4zM28 12h4v4h-4zM16 24h4v4h-4zM28 24h4v4h-4z", { fill: "label" }],
    ],
  ],
  ["village", [["M24 15a5 5 0 1 0 .01 0", { fill: "halo", stroke: "label", "stroke-width": 1.8 }]]],
  ["landmark", [["M24 13l6.500 11h-13z", { fill: "halo", stroke: "label", "stroke-width": 1.8 }]]],
  ["pass", [["M17 13q6 7 0 14M31 13q-6 7 0 14", { stroke: "label", "stroke-width": 1.8 }]]],
];
