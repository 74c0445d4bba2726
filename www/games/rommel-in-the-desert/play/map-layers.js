// @ts-check
/** What can be shown on the map besides the game, each with its key: supply, what would cut it off, minefields. */
import { el } from "../../../dom.ts";
import { check } from "../../../worksheet/widgets.ts";
import { asked } from "./ask.js";
import { parseHex } from "../geometry.ts";
import { mineLayers, supplyLayers, together } from "../art/overlays.ts";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** Layers with their keys. @type {readonly (readonly [string, string])[]} */
export const LAYERS = [
  ["supply", "S"],
  ["enemySupply", "U"],
  ["cuts", "K"],
];

/** @param {PlayContext} ctx @param {string} layer */
export function toggleLayer(ctx, layer) {
  if (!ctx.layers.delete(layer)) ctx.layers.add(layer);
  ctx.app.store.set("play.layers", [...ctx.layers].join(" "));
  ctx.draw();
}

/** The side at which the map is looked at. @param {PlayContext} ctx @returns {import("./handle.js").Side} */
const own = (ctx) => ctx.viewer() ?? ctx.now.view.by;

/** The supply network of a side. @param {PlayContext} ctx @param {import("./handle.js").Side} side */
function supplyOf(ctx, side) {
  const answer = asked(ctx, { ask: "supply", side }, "supply");
  if (!answer) return {};
  const out = answer.units.flatMap(({ handle, supplied }) => {
    const hex = ctx.now.units.get(String(handle))?.hex;
    return supplied || !hex ? [] : [hex];
  });
  return supplyLayers({ side, hexes: answer.network, out });
}

/** Hexes in which an enemy would take supply away, with how many blocks. @param {PlayContext} ctx @returns {import("./types.js").Overlays} */
function cutsOf(ctx) {
  const answer = asked(ctx, { ask: "cuts", side: own(ctx) }, "cuts");
  const hexes = answer?.hexes ?? [];
  return {
    extras: {
      areas: [{ hexes: hexes.map(({ hex }) => parseHex(hex)), colour: "out", hatch: "cross", faint: true, edge: 2.4 }],
      badges: hexes.map(({ hex, handles }) => ({ hex: parseHex(hex), text: String(handles.length), colour: "out" })),
      said: hexes.map(({ hex, handles }) => ({ hex: parseHex(hex), key: "cuts", params: { n: handles.length } })),
    },
  };
}

/** What the layers that are switched on show. @param {PlayContext} ctx @returns {import("./types.js").Overlays} */
export function shownLayers(ctx) {
  const side = own(ctx);
  const enemy = side === "axis" ? "allied" : "axis";
  const parts = [
    ctx.layers.has("supply") && !ctx.replay && supplyOf(ctx, side),
    ctx.layers.has("enemySupply") && !ctx.replay && supplyOf(ctx, enemy),
    ctx.layers.has("cuts") && !ctx.replay && cutsOf(ctx),
    !ctx.replay && ctx.analysed && { extras: ctx.analysed },
    mineLayers(ctx.now.view.mines),
  ];
  return together(parts.flatMap((part) => part || []));
}

/** The switches of the layers. @param {PlayContext} ctx */
export function layersView(ctx) {
  const { t } = ctx.app.lang;
  return el(
    "details",
    { class: "card ex-part ref-fold", id: "pl-layers", data: { key: "layers" } },
    el("summary", { text: t("layers.title") }),
    el("p", { class: "muted", text: t("layers.what") }),
    LAYERS.map(([layer, key]) =>
      check({
        id: `layer-${layer}`,
        label: `${t(`layers.${layer}`)} (${key})`,
        checked: ctx.layers.has(layer),
        set: "layer",
        data: { layer },
      }),
    ),
  );
}
