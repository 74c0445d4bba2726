/** The legend of this map. */
import { item, legendColumn, lineItems, sideSample } from "../../../board/map-legend.ts";
import { SIDES } from "../sides.ts";
import type { Style } from "../../../board/map-legend.ts";
import type { App } from "../engine-types.ts";

/** A mountain with its lit and its shaded side. */
const PEAKS = "M6 28l7-13 8 13M17 28l8-16 9 16M31 28l6-11 6 11";

const LINES: [string, [string, Style][]][] = [
  [
    "highway",
    [
      ["M3 26q12-12 21-6t21-6", { stroke: "road-case", "stroke-width": 5.5 }],
      ["M3 26q12-12 21-6t21-6", { stroke: "road", "stroke-width": 3.6 }],
    ],
  ],
  ["track", [["M3 24q12-10 21-4t21-4", { stroke: "track", "stroke-width": 2.6, "stroke-dasharray": "9 3" }]]],
  [
    "trail",
    [
      [
        "M3 24q12-10 21-4t21-4",
        { stroke: "track", "stroke-width": 2.6, "stroke-dasharray": "0.1 5", "stroke-linecap": "round" },
      ],
    ],
  ],
  [
    "junction",
    [
      ["M3 20h42M24 20v16", { stroke: "track", "stroke-width": 2.6 }],
      ["M24 16.5a3.5 3.5 0 1 0 .01 0", { fill: "halo", stroke: "track", "stroke-width": 1.6 }],
    ],
  ],
  [
    "apart",
    [
      ["M3 20h16", { stroke: "track", "stroke-width": 2.6 }],
      ["M19 14v12", { stroke: "label", "stroke-width": 3 }],
      ["M30 4q2 16-2 32", { stroke: "track", "stroke-width": 2.6, "stroke-dasharray": "9 3" }],
    ],
  ],
  ["mountain", [[PEAKS, { fill: "mountain", stroke: "mountain-ink", "stroke-width": 1.4 }]]],
  [
    "gap",
    [
      ["M1 28l6-11 7 11M34 28l6-11 7 11", { fill: "mountain", stroke: "mountain-ink", "stroke-width": 1.4 }],
      ["M24 4v34", { stroke: "track", "stroke-width": 2.6, "stroke-dasharray": "9 3" }],
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
    "marsh",
    [
      [
        "M6 24h12m-6-1v-8m-1 8-4-5m6 5 4-5M28 24h12m-6-1v-8m-1 8-4-5m6 5 4-5",
        { stroke: "marsh-ink", "stroke-width": 1.8 },
      ],
    ],
  ],
  [
    "frontier",
    [
      [
        "M5 24l12-7 12 7 12-7",
        { stroke: "frontier", "stroke-width": 3.4, "stroke-dasharray": "0.1 6", "stroke-linecap": "round" },
      ],
    ],
  ],
  [
    "fortress",
    [
      [
        "M24 6l4 5 7-1-1 7 5 4-5 4 1 7-7-1-4 5-4-5-7 1 1-7-5-4 5-4-1-7 7 1z",
        { stroke: "label-city", "stroke-width": 2.4 },
      ],
    ],
  ],
  ["village", [["M24 16.500a3.500 3.500 0 1 0 .01 0", { fill: "label" }]]],
  [
    "oasis",
    [
      [
        "M24 34q-1-9 1-16m0 0q-6-5-11 1m11-1q-2-7-8-7m8 7q1-7 7-7m-7 7q6-4 10 2",
        { stroke: "oasis-ink", "stroke-width": 2 },
      ],
    ],
  ],
];

export function createLegend(app: App) {
  const bases = SIDES.map(({ id, token, letter }) =>
    item(app.lang.t(`map.legend.base.${id}`), sideSample(token, letter)),
  );
  return legendColumn(app, [...lineItems(app, LINES), ...bases], { hexes: 0 });
}
