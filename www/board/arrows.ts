/** Arrows over several hexes: attacks with their odds, and the marches of the last moves. */

import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";

type Context = CanvasRenderingContext2D;

interface Attack {
  from: number[];
  to: number;
  text?: string;
}

type Point = [number, number];

/** A broad arrow from each hex, and one label with the odds on the hex attacked. */
export function drawAttack(c: Context, { from, to, text }: Attack, view: View, p: Palette) {
  const end = view.middle(to);
  for (const hex of from) {
    blade(c, view.middle(hex), end, view.scale);
    c.fillStyle = p.pin;
    c.strokeStyle = p.halo;
    c.lineWidth = 2.4;
    c.stroke();
    c.fill();
  }
  if (text) drawLabel(c, text, end[0], end[1] - view.scale * 0.5, Math.max(11, Math.min(20, view.scale * 0.24)), p);
}

/** Narrow at its root, broad at its neck, with a head. */
function blade(c: Context, [ax, ay]: Point, [bx, by]: Point, scale: number) {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const at = (along: number, aside: number) => [ax + ux * along - uy * aside, ay + uy * along + ux * aside] as Point;
  const [start, tip] = [scale * 0.26, long - scale * 0.24];
  const [neck, w] = [tip - scale * 0.22, scale * 0.07];
  c.beginPath();
  for (const [along, aside] of [
    [start, w * 0.6],
    [neck, w],
    [neck, w * 2.4],
    [tip, 0],
    [neck, -w * 2.4],
    [neck, -w],
    [start, -w * 0.6],
  ])
    c.lineTo(...at(along, aside));
  c.closePath();
}

/** Text on a small plate. */
export function drawLabel(
  c: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  p: Palette,
  edge: string = p.pin,
) {
  c.font = `700 ${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  const width = c.measureText(text).width + size * 0.8;
  c.beginPath();
  c.roundRect(x - width / 2, y - size * 0.72, width, size * 1.44, size * 0.3);
  c.fillStyle = p.halo;
  c.fill();
  c.strokeStyle = edge;
  c.lineWidth = 1.8;
  c.stroke();
  c.fillStyle = p.label;
  c.fillText(text, x, y + size * 0.06);
}

/** A dotted line of march with a ring at its root and a head at its end. */
export function drawTrail(c: Context, hexes: number[], colour: string, view: View, p: Palette) {
  if (hexes.length < 2) return;
  const points = hexes.map((hex) => view.middle(hex));
  const width = Math.max(1.6, Math.min(4.5, view.scale * 0.065));
  const [[ax, ay], [bx, by]] = [points[points.length - 2], points[points.length - 1]];
  const angle = Math.atan2(by - ay, bx - ax);
  const short = Math.min(view.scale * 0.42, Math.hypot(bx - ax, by - ay) * 0.6);
  const tip: Point = [bx - Math.cos(angle) * short, by - Math.sin(angle) * short];
  const line = [...points.slice(0, -1), tip];
  for (const [thick, ink, dash] of [
    [width + 3, p.halo, []],
    [width, colour, [width * 0.1, width * 2.1]],
  ] as [number, string, number[]][]) {
    c.beginPath();
    line.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
    c.setLineDash(dash);
    c.strokeStyle = ink;
    c.lineWidth = thick;
    c.stroke();
    c.setLineDash([]);
    c.beginPath();
    c.arc(...points[0], width * 1.5, 0, Math.PI * 2);
    for (const turn of [2.55, -2.55]) {
      c.moveTo(...tip);
      c.lineTo(tip[0] + Math.cos(angle + turn) * width * 4, tip[1] + Math.sin(angle + turn) * width * 4);
    }
    c.stroke();
  }
}
