/** Shaded relief: an invented height field that follows the terrain, lit from the north-west, as two small bitmaps. */
import { memo } from "./memo.ts";
import { fractal, noise } from "./noise.ts";
import { TERRAINS } from "./model.ts";
import { rgb } from "./palette.ts";
import type { Geometry } from "./geometry.ts";
import type { MapModel } from "./model.ts";
import type { Palette } from "./palette.ts";

const PER_HEX = 9;
const EDGE = 1.2;

/** Where the bitmaps lie, in hexes, and their size in pixels. */
type Raster = ReturnType<typeof rasterOf>;

function rasterOf(geometry: Geometry) {
  const box = { left: -EDGE, top: -EDGE, width: geometry.width + 2 * EDGE, height: geometry.height + 2 * EDGE };
  return { box, width: Math.ceil(box.width * PER_HEX), height: Math.ceil(box.height * PER_HEX) };
}

/** Height of the ground and roughness of its surface, by terrain. */
const GROUND: Record<string, [number, number]> = {
  clear: [0.25, 0.1],
  rough: [0.5, 0.6],
  mountain: [1.15, 1.3],
  sand_sea: [0.3, 0.12],
  marsh: [0, 0.04],
  oasis: [0.1, 0.05],
  city: [0.25, 0.05],
  sea: [0, 0],
  off_map: [0.2, 0],
};

interface Relief {
  raster: Raster;
  /** -1 dark .. 1 light. */
  shade: Float32Array;
  /** 0 open sea .. 1 land, blurred far out. */
  land: Float32Array;
}

/** The relief of a map, computed once for all boards of the page. */
export const reliefOf = memo(computeRelief);

function computeRelief(model: MapModel): Relief {
  const { geometry } = model;
  const raster = rasterOf(geometry);
  const field = () => new Float32Array(raster.width * raster.height);
  const [height, rough, dunes, land] = [field(), field(), field(), field()];
  const inside = (at: number, edge: number, size: number) => Math.min(size - edge, Math.max(edge, at));
  eachPixel(raster, (i, x, y) => {
    const hex = geometry.hexAt(inside(x, 0.3, geometry.width), inside(y, 0.4, geometry.height));
    const cell = TERRAINS[model.terrain[hex < 0 ? nearest(x, y, geometry) : hex]];
    const terrain = model.reliefAt?.(x, y, cell) ?? cell;
    [height[i], rough[i]] = GROUND[terrain];
    dunes[i] = terrain === "sand_sea" ? 1 : 0;
    land[i] = terrain === "sea" ? 0 : 1;
  });
  for (const one of [height, rough, dunes]) blur(one, raster, 2, 2);
  blur(land, raster, 9, 3);
  eachPixel(raster, (i, x, y) => {
    const ripple =
      dunes[i] > 0.02 ? Math.sin((x * 0.9 + y * 0.5) * 7 + 2.2 * noise(x * 0.6, y * 0.6, 3)) * 0.16 * dunes[i] : 0;
    const wild = rough[i] > 0.02 ? rough[i] * (0.62 - Math.abs(fractal(x * 0.75, y * 0.75, 4, 11))) : 0;
    height[i] += wild + ripple + 0.09 * fractal(x * 0.23, y * 0.23, 2, 40);
  });
  const shade = light(height, raster);
  for (let i = 0; i < shade.length; i++) shade[i] *= Math.min(1, 0.4 + 1.4 * rough[i] + dunes[i]);
  return { raster, shade, land };
}

function eachPixel({ box, width, height }: Raster, each: (i: number, x: number, y: number) => void) {
  for (let row = 0, i = 0; row < height; row++) {
    const y = box.top + ((row + 0.5) / height) * box.height;
    for (let column = 0; column < width; column++, i++) each(i, box.left + ((column + 0.5) / width) * box.width, y);
  }
}

function nearest(x: number, y: number, { rows, columns, cellCentre }: Geometry) {
  const line = Math.min(rows - 1, Math.max(0, Math.round((y - 0.577) / 0.866)));
  const shift = cellCentre(line, 1)[0] - 0.5;
  return line * columns + Math.min(columns - 1, Math.max(0, Math.floor(x - shift)));
}

/** Box blur in both axes. */
function blur(field: Float32Array, { width: W, height: H }: Raster, radius: number, times: number) {
  const line = new Float32Array(Math.max(W, H));
  const pass = (start: number, step: number, n: number) => {
    for (let k = 0; k < n; k++) line[k] = field[start + k * step];
    let sum = line[0] * (radius + 1);
    for (let k = 0; k < radius; k++) sum += line[Math.min(n - 1, k)];
    for (let k = 0; k < n; k++) {
      sum += line[Math.min(n - 1, k + radius)] - line[Math.max(0, k - radius - 1)];
      field[start + k * step] = sum / (2 * radius + 1);
    }
  };
  for (let t = 0; t < times; t++) {
    for (let row = 0; row < H; row++) pass(row * W, 1, W);
    for (let column = 0; column < W; column++) pass(column, W, H);
  }
}

function light(height: Float32Array, { width: W, height: H }: Raster) {
  const shade = new Float32Array(W * H);
  for (let row = 1; row < H - 1; row++) {
    for (let column = 1; column < W - 1; column++) {
      const i = row * W + column;
      const slope = height[i + 1] - height[i - 1] + height[i + W] - height[i - W];
      shade[i] = Math.max(-1, Math.min(1, slope * 1.9));
    }
  }
  return shade;
}

/** The bitmaps in the colours of the current paper: light and shade over land, depth over sea. */
export function tintRelief(relief: Relief, palette: Palette) {
  const bright = rgb(palette.light);
  const dark = rgb(palette.shade);
  const deep = rgb(palette["sea-deep"]);
  const land = bitmap(relief.raster, (i, out) => {
    const s = relief.shade[i];
    put(out, i, s > 0 ? bright : dark, Math.min(s > 0 ? 150 : 115, Math.abs(s) * (s > 0 ? 170 : 200)));
  });
  const sea = bitmap(relief.raster, (i, out) => put(out, i, deep, 235 * Math.max(0, 1 - relief.land[i] * 2.1)));
  return { land, sea, box: relief.raster.box };
}

function put(out: Uint8ClampedArray, i: number, colour: number[], alpha: number) {
  out[i * 4] = colour[0];
  out[i * 4 + 1] = colour[1];
  out[i * 4 + 2] = colour[2];
  out[i * 4 + 3] = alpha;
}

function bitmap({ width: W, height: H }: Raster, each: (i: number, out: Uint8ClampedArray) => void) {
  const canvas = document.createElement("canvas");
  canvas.width = W;
  canvas.height = H;
  const context = canvas.getContext("2d")!;
  const image = context.createImageData(W, H);
  for (let i = 0; i < W * H; i++) each(i, image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}
