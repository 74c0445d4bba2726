/** The paper around the map: margin, frame, the part that is no map, and the hatch over what is not as printed. */
import { R } from "./geometry.ts";
import { boundsOf } from "./view.ts";
import { eachHex, wide } from "./paint-terrain.ts";
import type { Geometry } from "./geometry.ts";
import type { Brush } from "./paint-terrain.ts";

/** The frame's inner edge: the ground runs on a little beyond the outer hexes. */
const GROUND = 0.35;
export const innerOf = ({ width, height }: Geometry) => ({
  left: -GROUND,
  top: -GROUND,
  width: width + 2 * GROUND,
  height: height + 2 * GROUND,
});
const BAND = 0.2;

export function paintMargin(b: Brush) {
  const { c, p, rect } = b;
  c.fillStyle = p.margin;
  c.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
}

/** Neat line, a band divided every hex, and an outer line. */
export function paintFrame(b: Brush) {
  const { c, p } = b;
  const inner = innerOf(b.model.geometry);
  const bounds = boundsOf(b.model.geometry);
  const line = wide(b, 0.03, 0.8, 2);
  c.fillStyle = p.frame;
  const gap = 0.08;
  const [l, t, w, h] = [inner.left - gap, inner.top - gap, inner.width + 2 * gap, inner.height + 2 * gap];
  const stretch = (n: number) => n / Math.round(n / 2);
  const stepX = stretch(w);
  for (let x = 0; x < w - 0.01; x += stepX) for (const y of [t - BAND, t + h]) c.fillRect(l + x, y, stepX / 2, BAND);
  const stepY = stretch(h);
  for (let y = 0; y < h - 0.01; y += stepY) for (const x of [l - BAND, l + w]) c.fillRect(x, t + y, BAND, stepY / 2);
  c.strokeStyle = p.frame;
  c.lineJoin = "miter";
  c.lineWidth = line;
  c.strokeRect(inner.left, inner.top, inner.width, inner.height);
  c.lineWidth = line * 0.7;
  c.strokeRect(l, t, w, h);
  c.strokeRect(l - BAND, t - BAND, w + 2 * BAND, h + 2 * BAND);
  c.lineWidth = line * 1.6;
  c.strokeRect(bounds.left + 0.3, bounds.top + 0.3, bounds.right - bounds.left - 0.6, bounds.bottom - bounds.top - 0.6);
}

/** The part of the paper that is no map. `alpha`: how much of the ground it hides. */
export function paintOffMap(b: Brush, alpha = 1) {
  const { c, p, scene } = b;
  c.save();
  // Ground that is seen ends at the shore.
  if (alpha < 1) c.clip(scene.land);
  c.fillStyle = p.off;
  c.globalAlpha = alpha;
  c.fill(scene.off);
  c.globalAlpha = 1;
  c.strokeStyle = p.frame;
  c.lineJoin = "miter";
  c.lineWidth = wide(b, 0.05, 1, 2.6);
  c.stroke(scene.off);
  c.restore();
}

/** Hatches the hexes whose terrain was not read from the printed map. */
export function paintProvenance(b: Brush) {
  const { c, p, model } = b;
  const { cellCentre } = model.geometry;
  c.beginPath();
  eachHex(b, (hex, line, column) => {
    const record = model.records[hex];
    if (record.provenance !== "reconstructed" || record.terrain === "off_map") return;
    const [x, y] = cellCentre(line, column);
    for (const k of [-0.5, -0.25, 0, 0.25]) {
      const u = k + 0.125;
      const reach = (R * 0.96 - Math.abs(u) * 0.56) * 0.86;
      c.moveTo(x + u * 0.9 - reach * 0.22, y + reach);
      c.lineTo(x + u * 0.9 + reach * 0.22, y - reach);
    }
  });
  c.strokeStyle = p.hatch;
  c.globalAlpha = 0.6;
  c.lineWidth = wide(b, 0.025, 0.8, 2);
  c.stroke();
  c.globalAlpha = 1;
}
