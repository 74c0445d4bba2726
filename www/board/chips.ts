// @ts-check
/** What stands for a whole pile on a small map, and the signs around piles: the number of counters, and rings. */
import { CHIP_CORNER } from "./sides.ts";
import { chipSize, levelOf } from "./stacks.ts";

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("./palette.ts").Palette} Palette */

/**
 * Side by shape, letter and colour; the strength of the whole pile; and a pip for each unit, or their number.
 * @param {Context} c
 * @param {import("./sprites.ts").Sprites} sprites
 * @param {import("./counters.ts").Sum} sum
 * @param {import("./sides.ts").Side} side whose it is
 * @param {number} mx
 * @param {number} my
 * @param {number} scale
 * @param {number} dpr
 * @param {Palette} p
 */
export function drawChip(c, sprites, sum, side, mx, my, scale, dpr, p) {
  const [width, height] = chipSize(scale).map((length) => Math.round(length * dpr));
  const look = `chip|${sum.side}|${sum.units}|${sum.strength}|${sum.warns}|${width}|${height}`;
  const picture = sprites.get(
    { look, paint: (canvas) => paintChip(canvas, sum, side, width, height, scale, dpr, p) },
    Math.max(width, height),
    p,
    dpr,
  );
  const [x, y] = [Math.round(mx * dpr - width / 2), Math.round(my * dpr - height / 2)];
  c.drawImage(picture, x, y);
  return { x, y, width, height };
}

/**
 * @param {Context} c
 * @param {import("./counters.ts").Sum} sum
 * @param {import("./sides.ts").Side} side
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 * @param {number} dpr
 * @param {Palette} p
 */
function paintChip(c, sum, { token, letter, shape }, width, height, scale, dpr, p) {
  const figures = levelOf(scale) !== "dots";
  const [ink, line] = [p[`side-${token}-ink`], Math.max(1, dpr)];
  const edge = line / 2 + 0.2 * dpr;
  c.beginPath();
  c.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, Math.max(1, (CHIP_CORNER[shape] / 60) * height));
  c.fillStyle = p[`side-${token}`];
  c.fill();
  c.strokeStyle = p[`side-${token}-line`];
  c.lineWidth = line;
  c.stroke();
  c.fillStyle = ink;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  if (!figures) {
    if (height < 8 * dpr) return;
    c.font = `700 ${Math.round(height * 0.78)}px ${p.font}`;
    c.fillText(letter, width / 2, height * 0.78, width * 0.8);
    return;
  }
  const size = Math.round(height * 0.6);
  c.font = `600 ${Math.round(size * 0.7)}px ${p.font}`;
  c.fillText(letter, width * 0.22, height * 0.58);
  c.font = `700 ${size}px ${p.font}`;
  c.fillText(sum.strength, width * 0.64, height * 0.6, width * 0.58);
  pips(c, sum.units, width, height, p);
  if (!sum.warns) return;
  c.beginPath();
  c.arc(width - 3.2 * dpr, 3.2 * dpr, 2.7 * dpr, 0, Math.PI * 2);
  c.fillStyle = "#8c1d12";
  c.fill();
  c.strokeStyle = "#ffffff";
  c.stroke();
}

/** @param {Context} c @param {number} units @param {number} width @param {number} height @param {Palette} p */
function pips(c, units, width, height, p) {
  const y = height * 0.8;
  if (units > 5) {
    c.font = `600 ${Math.round(height * 0.34)}px ${p.font}`;
    return c.fillText(`×${units}`, width / 2, height * 0.92);
  }
  const r = Math.max(1, height * 0.07);
  for (let i = 0; i < units; i++) {
    c.beginPath();
    c.arc(width / 2 + (i - (units - 1) / 2) * r * 3.1, y, r, 0, Math.PI * 2);
    c.fill();
  }
}

/**
 * How many, on an upper corner: the right one where the left one has a sign to show.
 * @param {Context} c
 * @param {number} x
 * @param {number} y
 * @param {number} n
 * @param {number} size
 * @param {number} dpr
 * @param {Palette} p
 * @param {boolean} right
 */
export function drawCount(c, x, y, n, size, dpr, p, right) {
  if (size < 13 * dpr) return;
  const r = Math.max(6.5 * dpr, size * 0.17);
  const [mx, my] = right ? [x + size - r * 0.2, y + r * 0.2] : [x + r * 0.45, y + r * 0.45];
  c.beginPath();
  c.arc(mx, my, r, 0, Math.PI * 2);
  c.fillStyle = p.label;
  c.fill();
  c.strokeStyle = p.halo;
  c.lineWidth = dpr;
  c.stroke();
  c.fillStyle = p.halo;
  c.font = `700 ${Math.round(r * 1.5)}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(String(n), mx, my + r * 0.07);
}

/**
 * A frame around what is chosen; corners alone around what can still act.
 * @param {Context} c
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} dpr
 * @param {Palette} p
 * @param {"chosen"|"ready"} kind
 */
export function drawRing(c, x, y, width, height, dpr, p, kind) {
  const gap = 2 * dpr;
  const [left, top, w, h] = [x - gap, y - gap, width + 2 * gap, height + 2 * gap];
  const side = Math.min(w, h) * 0.24;
  c.lineCap = "round";
  for (const [thick, colour] of /** @type {[number, string][]} */ (
    kind === "chosen"
      ? [
          [5 * dpr, p.halo],
          [2.6 * dpr, p.cursor],
        ]
      : [
          [3.6 * dpr, p.halo],
          [1.8 * dpr, p.ready],
        ]
  )) {
    c.strokeStyle = colour;
    c.lineWidth = thick;
    c.beginPath();
    if (kind === "chosen") c.rect(left, top, w, h);
    else
      for (const [cx, cy, sx, sy] of [
        [left, top, 1, 1],
        [left + w, top, -1, 1],
        [left + w, top + h, -1, -1],
        [left, top + h, 1, -1],
      ]) {
        c.moveTo(cx + sx * side, cy);
        c.lineTo(cx, cy);
        c.lineTo(cx, cy + sy * side);
      }
    c.stroke();
  }
}
