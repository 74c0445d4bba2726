// @ts-check
/** Pictures of the board: what is seen now, and the whole sheet in small. */
import { SHEET } from "./view.js";
import { el } from "../dom.js";

/** One canvas with another on it, as they lie on the page. @param {HTMLCanvasElement} below @param {HTMLCanvasElement} above */
export function joined(below, above) {
  const { width, height } = below;
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { width, height }));
  const c = canvas.getContext("2d");
  const [from, at] = [below.getBoundingClientRect(), above.getBoundingClientRect()];
  c?.drawImage(below, 0, 0);
  if (at.width) c?.drawImage(above, Math.round(((at.left - from.left) * width) / from.width), Math.round(((at.top - from.top) * height) / from.height));
  return canvas;
}

/** The whole sheet without words. @param {import("./paint.js").Painter} painter @param {number} width in device pixels */
export function miniature(painter, width) {
  const scale = width / (SHEET.right - SHEET.left);
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { width, height: Math.round((SHEET.bottom - SHEET.top) * scale) }));
  const c = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false }));
  painter.paint(c, SHEET.left, SHEET.top, canvas.width, canvas.height, scale, 1, true);
  return canvas;
}

/** Device pixels for a CSS pixel: what the screen has, up to 3, and on a large stage up to 2. @param {number} area in CSS pixels */
export const sharpness = (area) => Math.min(area * 9 > 8e6 ? 2 : 3, Math.max(1, devicePixelRatio || 1));
