// @ts-check
/** Blocks as they stand on the table, drawn for the panel. */
import { el } from "../../../../dom.ts";
import { lookOf, paintBlock } from "../../art/block.ts";
import { faceOf } from "../../art/game-blocks.ts";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../types.js").BlockView} BlockView */

/** Device pixels of a drawn block: sharp at 64 CSS pixels on a dense screen. */
const PIXELS = 144;
/** Device pixels to a CSS pixel in it. */
const DENSITY = 2.25;

/**
 * A block as the viewer knows it, without words: they stand beside it.
 * @param {PlayContext} ctx @param {BlockView} block @param {{spent?: boolean}} [more] spent: it can do no more
 */
export function blockImage(ctx, block, { spent = false } = {}) {
  const printed = { rosterOf: ctx.rosterOf };
  const seen = faceOf(block, { blocks: [] }, block.side, printed);
  const face = { ...seen, open: false, spent };
  const palette = ctx.palette();
  // What is drawn belongs to its key: another look or another paper makes another element.
  const key = `${lookOf(face)}|${palette["side-axis"]}`;
  const canvas = /** @type {HTMLCanvasElement} */ (
    el("canvas", {
      class: "rb-block",
      width: PIXELS,
      height: PIXELS,
      "aria-hidden": "true",
      data: { key, opaque: "" },
    })
  );
  const context = canvas.getContext("2d");
  if (context) paintBlock(context, PIXELS, palette, DENSITY, face);
  return canvas;
}

/** The numbers of a die that hit or succeed. @param {PlayContext} ctx @param {number} from the lowest */
export const facesText = ({ app: { lang } }, from) => lang.t(`battle.faces.${from > 6 ? "never" : Math.max(from, 1)}`);

/**
 * A block in words, as far as the viewer knows it.
 * @param {PlayContext} ctx @param {BlockView} block
 */
export function blockWords({ app: { lang }, rosterOf }, block) {
  const { t, tn } = lang;
  const printed = block.name === undefined ? undefined : rosterOf(block.name);
  return [
    block.name ?? t(`battle.unknown.${block.side}`),
    printed && t(`unit.${printed.type}`),
    block.steps !== undefined && tn("battle.stepsLeft", block.steps, { of: printed?.steps ?? block.steps }),
    printed?.elite && t("block.elite"),
    block.disrupted && t("block.disrupted"),
  ]
    .filter(Boolean)
    .join(", ");
}
