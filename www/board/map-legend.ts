/**
 * The legend under a map, and the keys of the map. A game brings the samples: small drawings in the map's own
 * colours.
 */
import { el, svg } from "../dom.ts";
import type { App } from "../shell/app-types.ts";
import type { Child } from "../dom.ts";

/** The keys of the map, with the end of their text's key. */
export const KEYS: [string[], string][] = [
  [["←", "→", "↑", "↓"], "arrows"],
  [["Q", "E", "A", "D"], "slant"],
  [["+", "−"], "zoom"],
  [["0"], "fit"],
  [["G"], "goto"],
  [["Enter"], "pin"],
];

/** Values of fill and stroke are palette names. */
export type Style = Record<string, string | number>;

/** The outline of a hex in a sample. */
export const HEX = "M24 2 41.3 11v18L24 38 6.7 29V11z";

/**
 * `items`: of the legend. `plan`: hexes: how many samples at the head are whole hexes, which need no ground: none or
 * nine.
 */
export function legendColumn(app: App, items: Child[], { hexes = 9 }: { hexes?: number } = {}) {
  const { t } = app.lang;
  const opened = app.store.get("legend") !== "0";
  const legend = el(
    "details",
    { class: "card legend", open: opened },
    el("summary", {}, el("h3", { text: t("map.legend") })),
    el("ul", { class: hexes ? "legend-list" : "legend-list legend-ground" }, items),
  );
  legend.addEventListener("toggle", () => app.store.set("legend", legend.open ? "1" : "0"));
  const keys = el(
    "details",
    { class: "card keys" },
    el("summary", {}, el("h3", { text: t("map.keys") })),
    el(
      "dl",
      { class: "key-list" },
      KEYS.map(([caps, key]) => [
        el(
          "dt",
          {},
          caps.map((cap) => el("kbd", { text: cap })),
        ),
        el("dd", { text: t(`map.keys.${key}`) }),
      ]),
    ),
    el("p", { class: "muted", text: t("map.keys.drag") }),
  );
  return el("div", { class: "legend-column" }, legend, keys);
}

/** Rows of the legend, each with the key of its text and the parts of its sample. */
export const lineItems = (app: App, rows: [string, [string, Style][]][]) =>
  rows.map(([key, parts]) =>
    item(app.lang.t(`map.legend.${key}`), sample(...parts.map(([d, style]) => part(d, style)))),
  );

/** The sign of a side. */
export const sideSample = (token: string, letter: string) =>
  el(
    "span",
    { class: "legend-sample legend-side", "aria-hidden": "true" },
    el("span", { class: `side side-${token}`, text: letter }),
  );

export const item = (text: string, picture: Element) => el("li", {}, picture, el("span", { text }));

export const sample = (...parts: Element[]) =>
  svg("svg", { viewBox: "0 0 48 40", class: "legend-sample", "aria-hidden": "true", focusable: "false" }, parts);

/** Colours go through classes, because the page's policy allows no inline style. */
export function part(d: string, style: Style) {
  const { fill, stroke, ...rest } = style;
  const path = svg("path", { d, "stroke-linejoin": "round", ...rest });
  path.style.fill = fill ? `var(--map-${fill})` : "none";
  if (stroke) path.style.stroke = `var(--map-${stroke})`;
  return path;
}
