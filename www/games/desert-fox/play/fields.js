// @ts-check
/** What the fields of the panel do, by their `data-field`. */
import { parseHex } from "../geometry.ts";
import { tableFields } from "../../../play/table-fields.ts";
import { chosenSource, toggleLayer } from "./map-layers.js";
import { standingFields } from "./standing.js";

/**
 * @param {import("./types.js").PlayContext} ctx
 * @param {ReturnType<typeof import("./selecting.js").createSelecting>} selecting
 * @returns {Record<string, (field: HTMLInputElement, data: {[key: string]: string|undefined}) => void>}
 */
export function createFields(ctx, { toggleTarget }) {
  /** @param {string} name @param {string} value @param {boolean} on */
  function pickIn(name, value, on) {
    const before = ctx.selection.picks[name] ?? [];
    ctx.updateSelection({
      picks: { ...ctx.selection.picks, [name]: on ? [...before, value] : before.filter((other) => other !== value) },
    });
  }

  return {
    target: (_, { hex }) => toggleTarget(Number(hex)),
    attacker: ({ checked }, { unit = "" }) =>
      ctx.updateSelection({
        excluded: checked ? ctx.selection.excluded.filter((id) => id !== unit) : [...ctx.selection.excluded, unit],
      }),
    layer: (_, { layer = "" }) => toggleLayer(ctx, layer),
    numbers: ({ checked }) => {
      ctx.app.store.set("play.numbers", checked ? "on" : "off");
      ctx.draw();
    },
    source: ({ value }) => {
      ctx.source = value;
      const hex = parseHex(chosenSource(ctx)?.hex ?? "");
      if (hex >= 0) ctx.reveal(hex);
      ctx.draw();
    },
    pick: ({ checked }, { list: name = "", value = "" }) => pickIn(name, value, checked),
    picked: ({ value }, { list: name = "" }) =>
      ctx.updateSelection({ picks: { ...ctx.selection.picks, [name]: [value] } }),
    ...tableFields(ctx),
    ...standingFields(ctx),
  };
}
