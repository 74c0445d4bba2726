// @ts-check
/** The part of the panel that says what is laid over the map, and what it shows. */
import { el } from "../../../dom.js";
import { check } from "../../../worksheet/widgets.js";
import { LAYERS, answersOf, idOf } from "./map-layers.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** What is laid over the map, with what it shows in words. @param {PlayContext} ctx */
export function layersView(ctx) {
  const { t, list } = ctx.app.lang;
  const { supply } = answersOf(ctx);
  return el(
    "details",
    { class: "card ex-part ref-fold pl-layers", id: "pl-layers", open: true, data: { key: "layers" } },
    el("summary", { text: t("play.layers") }),
    el(
      "div",
      { class: "ex-checks" },
      LAYERS.map(([layer, key]) =>
        check({
          id: `pl-layer-${layer}`,
          label: t(`play.layers.${layer}`, { key }),
          checked: ctx.layers.has(layer),
          set: "layer",
          data: { layer },
        }),
      ),
    ),
    supply.length > 0 &&
      el(
        "ul",
        { class: "ex-said", id: "pl-layers-said" },
        supply.map(({ side, answer }) => {
          const out = answer.units.filter((/** @type {any} */ { general }) => !general).map(idOf);
          return el("li", {
            text: out.length
              ? t("play.layers.out", { side: t(`side.${side}`), units: list(out.map(ctx.unitName)) })
              : t("play.layers.in", { side: t(`side.${side}`) }),
          });
        }),
      ),
  );
}
