/** Fortresses with their capacity, and a dot for the other places. */
import { sideOf } from "../../../board/sides.ts";
import { wide } from "../../../board/paint-terrain.ts";
import { GEOMETRY } from "../geometry.ts";
import type { Brush } from "../map-model.ts";
import type { Side } from "../../../board/sides.ts";

const { centre, parse } = GEOMETRY;
/** Bastions around the ring. */
const POINTS = 8;

export function paintPlaces(b: Brush) {
  dots(b);
  for (const [hex, capacity] of b.model.data.capacity) fortress(b, hex, capacity);
  for (const { hex, side } of b.model.data.bases) base(b, hex, sideOf(b.sides, side));
}

/** The shape and the letter of the side at the upper left of its base. */
function base(b: Brush, hex: number, { shape, letter, token }: Side) {
  const { c, p, rect, pixel } = b;
  const [x, y] = centre(hex);
  const [sx, sy, r] = [x - 0.28, y - 0.3, wide(b, 0.16, 6, 20)];
  c.beginPath();
  if (shape === "round") c.arc(sx, sy, r, 0, Math.PI * 2);
  else c.rect(sx - r * 0.92, sy - r * 0.92, r * 1.84, r * 1.84);
  c.fillStyle = p[`side-${token}`];
  c.fill();
  c.strokeStyle = p[`side-${token}-line`];
  c.lineWidth = wide(b, 0.035, 1.2, 3);
  c.stroke();
  figure(b, letter, (sx - rect.left) / pixel, (sy - rect.top) / pixel, (r / pixel) * 1.4, p[`side-${token}-ink`]);
}

/** `y`: its height on the canvas, in pixels. */
function figure({ c, p }: Brush, value: string, x: number, y: number, size: number, colour: string) {
  c.save();
  c.setTransform(1, 0, 0, 1, x, y + size * 0.06);
  c.font = `700 ${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = colour;
  c.fillText(value, 0, 0);
  c.restore();
}

/** A small dot where a name belongs; less than the ring where roads join. */
function dots(b: Brush) {
  const { c, p, model } = b;
  if (b.scale / b.dpr < 13) return;
  const r = wide(b, 0.042, 1.3, 4.4);
  c.fillStyle = p.label;
  for (const { hex, kinds } of model.data.places) {
    if (!kinds.includes("village") && !kinds.includes("fortress")) continue;
    const [x, y] = centre(parse(hex));
    c.beginPath();
    c.arc(x, y, r, 0, Math.PI * 2);
    c.fill();
  }
}

/** A ring with bastions around the middle of the hex, and the capacity on a shield at its upper left. */
function fortress(b: Brush, hex: number, capacity: number) {
  const { c, p, rect, pixel } = b;
  const [x, y] = centre(hex);
  if (x < rect.left - 1 || x > rect.right + 1 || y < rect.top - 1 || y > rect.bottom + 1) return;
  const r = 0.36;
  c.beginPath();
  for (let k = 0; k < POINTS * 2; k++) {
    const angle = (k / (POINTS * 2)) * Math.PI * 2 - Math.PI / 2;
    const reach = k % 2 ? r * 0.8 : r;
    c.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  c.closePath();
  c.lineJoin = "miter";
  c.strokeStyle = p.halo;
  c.lineWidth = wide(b, 0.09, 2.6, 9);
  c.stroke();
  c.strokeStyle = p["label-city"];
  c.lineWidth = wide(b, 0.045, 1.3, 4.6);
  c.stroke();
  if (b.scale / b.dpr < 20) return;
  const [sx, sy, size] = [x - 0.3, y - 0.3, wide(b, 0.11, 5, 13)];
  c.beginPath();
  c.moveTo(sx - size, sy - size);
  c.lineTo(sx + size, sy - size);
  c.lineTo(sx + size, sy + size * 0.35);
  c.quadraticCurveTo(sx + size * 0.9, sy + size * 1.05, sx, sy + size * 1.35);
  c.quadraticCurveTo(sx - size * 0.9, sy + size * 1.05, sx - size, sy + size * 0.35);
  c.closePath();
  c.fillStyle = p["label-city"];
  c.fill();
  c.strokeStyle = p.halo;
  c.lineWidth = wide(b, 0.025, 0.9, 2);
  c.stroke();
  figure(b, String(capacity), (sx - rect.left) / pixel, (sy - rect.top) / pixel, (size / pixel) * 1.6, p.halo);
}
