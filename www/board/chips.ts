/** What stands for a whole pile on a small map, and the signs around piles: the number of counters, and rings. */
import { CHIP_CORNER } from "./sides.ts";
import { chipSize, levelOf } from "./stacks.ts";
import type { Sprites } from "./sprites.ts";
import type { Sum } from "./counters.ts";
import type { Side } from "./sides.ts";
import type { Palette } from "./palette.ts";

type Context = CanvasRenderingContext2D;

/**
 * Side by shape, letter and colour; the strength of the whole pile; and a pip for each unit, or their number. `side`:
 * whose it is.
 */
export function drawChip(
  c: Context,
  sprites: Sprites,
  sum: Sum,
  side: Side,
  mx: number,
  my: number,
  scale: number,
  dpr: number,
  p: Palette,
) {
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

function paintChip(
  c: Context,
  sum: Sum,
  { token, letter, shape }: Side,
  width: number,
  height: number,
  scale: number,
  dpr: number,
  p: Palette,
) {
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

function pips(c: Context, units: number, width: number, height: number, p: Palette) {
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

/** How many, on an upper corner: the right one where the left one has a sign to show. */
export function drawCount(
  c: Context,
  x: number,
  y: number,
  n: number,
  size: number,
  dpr: number,
  p: Palette,
  right: boolean,
) {
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

/** A frame around what is chosen; corners alone around what can still act. */
export function drawRing(
  c: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  dpr: number,
  p: Palette,
  kind: "chosen" | "ready",
) {
  const gap = 2 * dpr;
  const [left, top, w, h] = [x - gap, y - gap, width + 2 * gap, height + 2 * gap];
  const side = Math.min(w, h) * 0.24;
  c.lineCap = "round";
  for (const [thick, colour] of (kind === "chosen"
    ? [
        [5 * dpr, p.halo],
        [2.6 * dpr, p.cursor],
      ]
    : [
        [3.6 * dpr, p.halo],
        [1.8 * dpr, p.ready],
      ]) as [number, string][]) {
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
