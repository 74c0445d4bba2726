// @ts-check
/** The way under the pointer with what it has cost at each step. */
import { centre } from "./geometry.js";
import { board } from "./arrows.js";
import { figure } from "./overlays.js";
import { drawLine } from "./shades.js";

/**
 * @typedef {object} Way
 * @property {number[]} hexes from the start
 * @property {number[]} [costs] what has been spent on reaching each of them
 * @property {number} [forcedFrom] place in `hexes` from which it is a forced march
 * @property {string} [text] on a board at its end; without it the last cost
 */

/** @param {CanvasRenderingContext2D} c @param {Way} way @param {import("./view.js").View} view @param {number} dpr @param {import("./palette.js").Palette} p */
export function drawWay(c, { hexes, costs = [], forcedFrom = hexes.length, text }, view, dpr, p) {
  if (hexes.length < 2) return;
  const turn = Math.min(hexes.length, Math.max(1, forcedFrom));
  const whole = turn >= hexes.length;
  drawLine(c, { hexes: hexes.slice(0, turn), colour: "path", arrow: whole }, view, dpr, p);
  if (!whole) drawLine(c, { hexes: hexes.slice(turn - 1), colour: "forced", arrow: true, dashed: true }, view, dpr, p);
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  const r = Math.max(3, Math.min(11, view.scale * 0.16));
  hexes.forEach((hex, i) => {
    if (!i || i === hexes.length - 1) return;
    const [x, y] = view.toScreen(...centre(hex));
    c.beginPath();
    c.arc(x, y, costs[i] === undefined || view.scale < 24 ? r * 0.5 : r, 0, Math.PI * 2);
    c.fillStyle = p.halo;
    c.fill();
    c.strokeStyle = i >= turn ? p.forced : p.path;
    c.lineWidth = 1.6;
    c.stroke();
    if (costs[i] === undefined || view.scale < 24) return;
    c.fillStyle = p.label;
    c.font = `700 ${r * 1.2}px ${p.font}`;
    c.textAlign = "center";
    c.textBaseline = "middle";
    c.fillText(figure(costs[i]), x, y + r * 0.08);
  });
  const last = hexes.length - 1;
  const words = text ?? (costs[last] === undefined ? "" : figure(costs[last]));
  const [x, y] = view.toScreen(...centre(hexes[last]));
  if (words) board(c, words, x, y - Math.max(16, view.scale * 0.62), Math.max(12, Math.min(17, view.scale * 0.26)), p, last >= turn ? p.forced : p.path);
}
