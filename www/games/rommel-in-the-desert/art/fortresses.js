// @ts-check
/** Fortresses with their capacity, and the mark of places where nothing else stands. */
import { wide } from "../../../board/paint-terrain.js";
import { GEOMETRY } from "../geometry.js";

/** @typedef {import("../../../board/paint-terrain.js").Brush} Brush */

const { centre } = GEOMETRY;
/** Bastions around the ring. */
const POINTS = 8;

/** @param {Brush} b */
export function paintPlaces(b) {
  for (const [hex, capacity] of b.model.data.capacity) fortress(b, hex, capacity);
}

/**
 * A ring with bastions around the middle of the hex, and the capacity on a shield at its upper left.
 * @param {Brush} b @param {number} hex @param {number} capacity
 */
function fortress(b, hex, capacity) {
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
  c.save();
  c.setTransform(1, 0, 0, 1, (sx - rect.left) / pixel, (sy - rect.top) / pixel);
  c.font = `700 ${(size / pixel) * 1.6}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = p.halo;
  c.fillText(String(capacity), 0, (size / pixel) * 0.12);
  c.restore();
}
