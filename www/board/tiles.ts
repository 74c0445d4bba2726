/**
 * Keeps the painted map as square bitmaps, paints missing ones a few milliseconds at a time, and shows older ones
 * meanwhile.
 */

export const TILE = 512;
const BUDGET_MS = 7;

import type { Painter } from "./paint.ts";
import type { View } from "./view.ts";

interface Layer {
  key: string;
  scale: number;
  dpr: number;
  tiles: Map<string, { canvas: HTMLCanvasElement; used: number }>;
}

/** `onLost`: the browser has dropped a tile. */
export function createTiles(painter: Painter, onLost: () => void) {
  const { bounds } = painter;
  /** Newest first. */
  let layers: Layer[] = [];
  /** A small picture of the whole map, for places not painted yet. */
  let overview: { canvas: HTMLCanvasElement; key: string } | null = null;
  let clock = 0;

  /** Makes the layer for a scale the current one. `scale`: CSS pixels per hex. */
  function use(scale: number, dpr: number) {
    const device = scale * dpr;
    const key = `${painter.signature()}@${device.toFixed(3)}`;
    const found = layers.find((layer) => layer.key === key);
    layers = [
      found ?? { key, scale: device, dpr, tiles: new Map() },
      ...layers.filter((layer) => layer !== found),
    ].slice(0, 3);
  }

  function visible(layer: Layer, view: View) {
    const side = TILE / layer.scale;
    const [left, top] = view.toWorld(0, 0);
    const [right, bottom] = view.toWorld(view.width, view.height);
    const range = (from: number, to: number, start: number, end: number) => [
      Math.max(0, Math.floor((Math.max(from, start) - start) / side)),
      Math.floor((Math.min(to, end) - start) / side - 1e-9),
    ];
    return {
      side,
      columns: range(left, right, bounds.left, bounds.right),
      rows: range(top, bottom, bounds.top, bounds.bottom),
    };
  }

  /** Draws what there is. `c`: in device pixels. */
  function draw(c: CanvasRenderingContext2D, view: View, dpr: number) {
    clock++;
    const now = view.scale * dpr;
    const [ox, oy] = view.toScreen(bounds.left, bounds.top).map((v) => Math.round(v * dpr));
    const current = layers[0];
    const complete = current && missing(view).length === 0;
    if (!complete) {
      if (overview)
        c.drawImage(overview.canvas, ox, oy, (bounds.right - bounds.left) * now, (bounds.bottom - bounds.top) * now);
      for (const layer of layers.slice(1).reverse()) drawLayer(c, layer, view, ox, oy, now);
    }
    if (current) drawLayer(c, current, view, ox, oy, now);
  }

  function drawLayer(c: CanvasRenderingContext2D, layer: Layer, view: View, ox: number, oy: number, now: number) {
    const same = Math.abs(layer.scale - now) < 0.001;
    const size = (TILE * now) / layer.scale;
    const { columns, rows } = visible(layer, view);
    c.imageSmoothingEnabled = !same;
    for (let row = rows[0]; row <= rows[1]; row++) {
      for (let column = columns[0]; column <= columns[1]; column++) {
        const tile = layer.tiles.get(`${column},${row}`);
        if (!tile) continue;
        tile.used = clock;
        if (same) c.drawImage(tile.canvas, ox + column * TILE, oy + row * TILE);
        else {
          const [x, y] = [Math.floor(ox + column * size), Math.floor(oy + row * size)];
          c.drawImage(tile.canvas, x, y, Math.ceil(ox + (column + 1) * size) - x, Math.ceil(oy + (row + 1) * size) - y);
        }
      }
    }
  }

  /** Tiles of the current layer in sight that are not painted, nearest to the middle first. */
  function missing(view: View) {
    const layer = layers[0];
    if (!layer) return [];
    const { side, columns, rows } = visible(layer, view);
    const list = [];
    for (let row = rows[0]; row <= rows[1]; row++) {
      for (let column = columns[0]; column <= columns[1]; column++) {
        if (layer.tiles.has(`${column},${row}`)) continue;
        const far = Math.hypot(bounds.left + (column + 0.5) * side - view.x, bounds.top + (row + 0.5) * side - view.y);
        list.push({ row, column, far });
      }
    }
    return list.sort((a, b) => a.far - b.far);
  }

  /** Paints for a few milliseconds. Returns whether anything was painted. */
  function work(view: View): boolean {
    const layer = layers[0];
    const todo = missing(view);
    if (!layer || !todo.length) return false;
    const start = performance.now();
    for (const { row, column } of todo) {
      const canvas = recycled() ?? createTile();
      canvas.width = canvas.height = TILE;
      const c = canvas.getContext("2d", { alpha: false })!;
      const side = TILE / layer.scale;
      painter.paint(c, bounds.left + column * side, bounds.top + row * side, TILE, TILE, layer.scale, layer.dpr);
      layer.tiles.set(`${column},${row}`, { canvas, used: clock });
      if (performance.now() - start > BUDGET_MS) break;
    }
    return true;
  }

  function createTile() {
    const canvas = document.createElement("canvas");
    canvas.addEventListener("contextlost", () => {
      for (const { tiles } of layers) for (const [key, tile] of tiles) if (tile.canvas === canvas) tiles.delete(key);
      onLost();
    });
    return canvas;
  }

  /** Drops everything painted. */
  function clear() {
    for (const { tiles } of layers) tiles.clear();
    overview = null;
  }

  /** The canvas of the tile unused for longest, once there are more than a screen or two need. */
  function recycled(): HTMLCanvasElement | null {
    const all = layers.flatMap((layer) => [...layer.tiles].map(([key, tile]) => ({ layer, key, tile })));
    if (all.length < 160) return null;
    const oldest = all.reduce((a, b) => (a.tile.used <= b.tile.used ? a : b));
    if (oldest.tile.used >= clock) return null;
    oldest.layer.tiles.delete(oldest.key);
    return oldest.tile.canvas;
  }

  /** Paints the small picture if the look has changed. */
  function refreshOverview() {
    const key = painter.signature();
    if (overview?.key === key) return;
    const scale = 1200 / (bounds.right - bounds.left);
    const canvas = document.createElement("canvas");
    canvas.width = 1200;
    canvas.height = Math.round((bounds.bottom - bounds.top) * scale);
    const c = canvas.getContext("2d", { alpha: false })!;
    painter.paint(c, bounds.left, bounds.top, canvas.width, canvas.height, scale, 1, true);
    overview = { canvas, key };
  }

  return { use, draw, work, missing, clear, refreshOverview };
}
