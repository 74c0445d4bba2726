// @ts-check
/** What can be shown on the map besides the game, each with its key. */
import { el } from "../../../dom.js";

/** @type {[string, string][]} */
export const LAYERS = [];

/** @param {import("./types.js").PlayContext} ctx @param {string} layer */
export function toggleLayer(ctx, layer) {
  if (!ctx.layers.delete(layer)) ctx.layers.add(layer);
  ctx.app.store.set("play.layers", [...ctx.layers].join(" "));
  ctx.draw();
}

/** The switches of the layers. @param {import("./types.js").PlayContext} _ */
export const layersView = (_) => el("div", { class: "ex-slot", data: { key: "layers" } });
