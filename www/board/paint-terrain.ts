/** Paints sea, land, terrain patches with their marks, and the hex grid. The context is in world units. */
import { ROW_STEP, R } from "./geometry.ts";
import { toPath } from "./contour.ts";
import * as glyphs from "./glyphs.ts";
import type { Palette } from "./palette.ts";
import type { Scene } from "./scene.ts";
import type { MapModel } from "./model.ts";
import type { Side } from "./sides.ts";
import type { Point } from "./contour.ts";

type Context = CanvasRenderingContext2D;

/** What every painter is given. */
export interface Brush {
  /** In world units. */
  c: Context;
  /** One device pixel in world units. */
  pixel: number;
  /** Device pixels per hex. */
  scale: number;
  dpr: number;
  p: Palette;
  scene: Scene;
  model: MapModel;
  relief: ReturnType<typeof import("./relief.ts").tintRelief> | null;
  sides: readonly Side[];
  /** Part of the world being painted. */
  rect: { left: number; top: number; right: number; bottom: number };
}

/** Line width in world units: a share of the hex, but within bounds in CSS pixels. */
export const wide = (b: Brush, share: number, least: number, most: number) =>
  Math.min(most, Math.max(least, (share * b.scale) / b.dpr)) * b.dpr * b.pixel;

/** Calls back for every hex whose cell touches the painted part. */
export function eachHex(b: Brush, each: (hex: number, line: number, column: number) => void) {
  const { rows, columns } = b.model.geometry;
  const first = Math.max(0, Math.floor((b.rect.top - 2 * R) / ROW_STEP));
  const last = Math.min(rows - 1, Math.ceil(b.rect.bottom / ROW_STEP));
  const west = Math.max(1, Math.floor(b.rect.left - 0.5));
  const east = Math.min(columns, Math.ceil(b.rect.right + 1));
  for (let line = first; line <= last; line++)
    for (let column = west; column <= east; column++) each(line * columns + column - 1, line, column);
}

const drawRelief = (
  { c }: Brush,
  bitmap: HTMLCanvasElement,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
) => c.drawImage(bitmap, left, top, width, height);

export function paintSea(b: Brush) {
  const { c, p, rect, scene } = b;
  c.fillStyle = p.sea;
  c.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  if (b.relief) drawRelief(b, b.relief.sea, b.relief.box);
  c.lineJoin = "round";
  const far = b.scale / b.dpr < 9 ? [0.3] : [0.16, 0.34, 0.56, 0.84];
  for (const reach of far.reverse()) {
    c.globalAlpha = 0.5 - reach * 0.42;
    c.strokeStyle = p["sea-ink"];
    ring(b, reach);
  }
  c.globalAlpha = 1;
  c.strokeStyle = p.sea;
  c.lineWidth = 0.2;
  c.globalAlpha = 0.8;
  c.stroke(scene.land);
  c.globalAlpha = 1;
}

/** Lines that follow the shore at a distance: the outlines were pushed out once for each distance. */
const rings = new WeakMap();
function ring(b: Brush, reach: number) {
  const known = rings.get(b.scene) ?? new Map();
  rings.set(b.scene, known);
  if (!known.has(reach)) {
    const path = new Path2D();
    for (const loop of b.scene.coast) toPath(pushedOut(loop, reach), true, path);
    known.set(reach, path);
  }
  b.c.lineWidth = wide(b, 0.018, 0.5, 1.3);
  b.c.stroke(known.get(reach));
}

/** Moves an outline outwards and smooths it, dropping points that fall back too close to the shore. */
function pushedOut(loop: Point[], reach: number) {
  const n = loop.length;
  const moved = loop.map((p, i) => {
    const a = loop[(i + n - 4) % n];
    const d = loop[(i + 4) % n];
    const length = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
    return [p[0] - ((d[1] - a[1]) / length) * reach, p[1] + ((d[0] - a[0]) / length) * reach] as [number, number];
  });
  const span = Math.ceil(reach * 40);
  return moved.filter((p, i) => {
    for (let k = -span; k <= span; k++) {
      const q = loop[(i + k + n) % n];
      if (Math.hypot(p[0] - q[0], p[1] - q[1]) < reach * 0.93) return false;
    }
    return true;
  });
}

/** Tints of the patches in the order they lie on each other. */
const PATCHES = [
  ["sand_sea", "sand", 0.95],
  ["rough", "rough", 0.8],
  ["mountain", "mountain", 0.85],
  ["marsh", "marsh", 0.95],
  ["oasis", "oasis", 0.9],
  ["city", "city", 0.75],
] as const;

/** `ground`: paints what lies under the relief besides. */
export function paintLand(b: Brush, ground?: (b: Brush) => void) {
  const { c, p, rect, scene } = b;
  c.save();
  c.clip(scene.land);
  c.fillStyle = p.land;
  c.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  const here = new Set();
  eachHex(b, (_, line, column) => here.add(scene.terrainAt(line, column)));
  if (here.has("mountain")) here.add("rough");
  for (const [terrain, colour, strength] of PATCHES) {
    if (!here.has(terrain)) continue;
    c.fillStyle = c.strokeStyle = p[colour];
    c.globalAlpha = strength * 0.17;
    for (const width of b.scale / b.dpr > 24 ? [0.34, 0.24, 0.15, 0.07] : [0.26]) {
      c.lineWidth = width;
      c.stroke(scene.patches[terrain]);
    }
    c.globalAlpha = strength;
    c.fill(scene.patches[terrain]);
  }
  c.globalAlpha = 1;
  ground?.(b);
  if (b.relief) {
    c.imageSmoothingEnabled = true;
    c.imageSmoothingQuality = "high";
    drawRelief(b, b.relief.land, b.relief.box);
  }
  paintMarks(b);
  c.restore();
  c.strokeStyle = p.coast;
  c.lineWidth = wide(b, 0.05, 1, 3);
  c.lineJoin = "round";
  c.stroke(scene.land);
}

interface MarkStyle {
  terrain: string;
  draw: (c: Context, m: glyphs.Mark) => void;
  ink: string;
  alpha: number;
  width: number;
  fill?: boolean;
}

const MARKS: MarkStyle[] = [
  { terrain: "clear", draw: glyphs.pebble, ink: "rough-ink", alpha: 0.4, width: 0, fill: true },
  { terrain: "rough", draw: glyphs.rough, ink: "rough-ink", alpha: 0.85, width: 0.018 },
  { terrain: "sand_sea", draw: glyphs.dune, ink: "sand-ink", alpha: 0.9, width: 0.02 },
  { terrain: "marsh", draw: glyphs.rush, ink: "marsh-ink", alpha: 0.9, width: 0.02 },
  { terrain: "oasis", draw: glyphs.palm, ink: "oasis-ink", alpha: 1, width: 0.026 },
];

function paintMarks(b: Brush) {
  const { c, p, scene } = b;
  const css = b.scale / b.dpr;
  const hexes: Record<string, number[]> = {};
  eachHex(b, (hex, line, column) => (hexes[scene.terrainAt(line, column)] ??= []).push(hex));
  c.lineCap = "round";
  for (const style of MARKS) {
    const count = glyphs.markCount(style.terrain, css);
    if (!count || !hexes[style.terrain]) continue;
    c.globalAlpha = style.alpha * Math.min(1, 0.45 + css / 60);
    c.strokeStyle = c.fillStyle = p[style.ink];
    c.lineWidth = wide(b, style.width, 0.55, 3);
    c.beginPath();
    for (const hex of hexes[style.terrain])
      for (const mark of glyphs.marksOf(hex, style.terrain, b.model.geometry).slice(0, count)) style.draw(c, mark);
    if (style.fill) c.fill();
    else c.stroke();
  }
  c.globalAlpha = 1;
  const peaks = (hexes.mountain ?? []).flatMap((hex) =>
    glyphs.marksOf(hex, "mountain", b.model.geometry).slice(0, glyphs.markCount("mountain", css)),
  );
  for (const mark of peaks.sort((m, n) => m.y - n.y)) glyphs.peak(c, mark, p, b.dpr * b.pixel);
  c.fillStyle = p["city-ink"];
  c.globalAlpha = 0.85;
  for (const hex of hexes.city ?? []) glyphs.blocks(c, hex, b.model.geometry);
  c.globalAlpha = 1;
}

export function paintGrid(b: Brush) {
  const { c, p, scene } = b;
  const { records } = b.model;
  const { rows, cellCentre, neighbour, corner } = b.model.geometry;
  const css = b.scale / b.dpr;
  /** Whether a cell that is no hex of the game lies there. */
  const isGap = (hex: number, d: number) => neighbour(hex, d) >= 0 && !records[neighbour(hex, d)];
  for (const [wet, alpha] of [
    [false, 0.42],
    [true, 0.24],
  ] as const) {
    c.beginPath();
    eachHex(b, (hex, line, column) => {
      if (!records[hex]) return;
      const terrain = scene.terrainAt(line, column);
      if (terrain === "off_map" || (terrain === "sea") !== wet) return;
      const [x, y] = cellCentre(line, column);
      c.moveTo(x + 0.5, y + R / 2);
      c.lineTo(x + 0.5, y - R / 2);
      c.lineTo(x, y - R);
      c.lineTo(x - 0.5, y - R / 2);
      if (column === 1 || isGap(hex, 3)) c.lineTo(x - 0.5, y + R / 2);
      for (const d of [4, 5]) {
        if (!isGap(hex, d)) continue;
        c.moveTo(...corner(hex, d));
        c.lineTo(...corner(hex, d + 1));
      }
      if (line === rows - 1) {
        c.moveTo(x - 0.5, y + R / 2);
        c.lineTo(x, y + R);
        c.lineTo(x + 0.5, y + R / 2);
      }
    });
    c.globalAlpha = alpha * Math.min(1, 0.35 + css / 36);
    c.strokeStyle = wet ? p["sea-ink"] : p.grid;
    c.lineWidth = wide(b, 0.014, 0.6, 1.4);
    c.lineJoin = "miter";
    c.stroke();
  }
  c.globalAlpha = 1;
}
