// @ts-check
/**
 * The legend under a map, and the keys of the map. A game brings the samples: small drawings in the map's own
 * colours.
 */
import { el, svg } from "../dom.ts";

/** The keys of the map, with the end of their text's key. */
export const KEYS = /** @type {[string[], string][]} */ ([
  [["←", "→", "↑", "↓"], "arrows"],
  [["Q", "E", "A", "D"], "slant"],
  [["+", "−"], "zoom"],
  [["0"], "fit"],
  [["G"], "goto"],
  [["Enter"], "pin"],
]);

/** @typedef {Record<string, string|number>} Style values of fill and stroke are palette names */
/** The outline of a hex in a sample. */
export const HEX = "M24 2 41.3 11v18L24 38 6.7 29V11z";

/**
 * @param {import("../shell/app-types.ts").App} app
 * @param {import("../dom.ts").Child[]} items of the legend
 * @param {{hexes?: number}} [plan] hexes: how many samples at the head are whole hexes, which need no ground: none
 *   or nine
 */
export function legendColumn(app, items, { hexes = 9 } = {}) {
  const { t } = app.lang;
  const opened = app.store.get("legend") !== "0";
  const legend = el(
    "details",
    { class: "card legend", open: opened },
    el("summary", {}, el("h3", { text: t("map.legend") })),
    el("ul", { class: hexes ? "legend-list" : "legend-list legend-ground" }, items),
  );
  legend.addEventListener("toggle", () =>
    app.store.set("legend", /** @type {HTMLDetailsElement} */ (legend).open ? "1" : "0"),
  );
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

/**
 * Rows of the legend, each with the key of its text and the parts of its sample.
 * @param {import("../shell/app-types.ts").App} app
 * @param {[string, [string, Style][]][]} rows
 */
export const lineItems = (app, rows) =>
  rows.map(([key, parts]) =>
    item(app.lang.t(`map.legend.${key}`), sample(...parts.map(([d, style]) => part(d, style)))),
  );

/** The sign of a side. @param {string} token @param {string} letter */
export const sideSample = (token, letter) =>
  el(
    "span",
    { class: "legend-sample legend-side", "aria-hidden": "true" },
    el("span", { class: `side side-${token}`, text: letter }),
  );

/** @param {string} text @param {Element} picture */
export const item = (text, picture) => el("li", {}, picture, el("span", { text }));

/** @param {...Element} parts */
export const sample = (...parts) =>
  svg("svg", { viewBox: "0 0 48 40", class: "legend-sample", "aria-hidden": "true", focusable: "false" }, parts);

/**
 * Colours go through classes, because the page's policy allows no inline style.
 * @param {string} d
 * @param {Style} style
 */
export function part(d, style) {
  const { fill, stroke, ...rest } = style;
  const path = svg("path", { d, "stroke-linejoin": "round", ...rest });
  /** @type {SVGElement} */ (path).style.fill = fill ? `var(--map-${fill})` : "none";
  if (stroke) /** @type {SVGElement} */ (path).style.stroke = `var(--map-${stroke})`;
  return path;
}
