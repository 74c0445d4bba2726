// @ts-check
/** Shaded relief: an invented height field that follows the terrain, lit from the north-west, as two small bitmaps. */
import { memo } from "./memo.ts";
import { fractal, noise } from "./noise.ts";
import { TERRAINS } from "./model.ts";
import { rgb } from "./palette.ts";

const PER_HEX = 9;
const EDGE = 1.2;

/** Where the bitmaps lie, in hexes, and their size in pixels. @typedef {ReturnType<typeof rasterOf>} Raster */

/** @param {import("./geometry.ts").Geometry} geometry */
function rasterOf(geometry) {
  const box = { left: -EDGE, top: -EDGE, width: geometry.width + 2 * EDGE, height: geometry.height + 2 * EDGE };
  return { box, width: Math.ceil(box.width * PER_HEX), height: Math.ceil(box.height * PER_HEX) };
}

/** Height of the ground and roughness of its surface, by terrain. */
const GROUND = /** @type {Record<string, [number, number]>} */ ({
  clear: [0.25, 0.1],
  rough: [0.5, 0.6],
  mountain: [1.15, 1.3],
  sand_sea: [0.3, 0.12],
  marsh: [0, 0.04],
  oasis: [0.1, 0.05],
  city: [0.25, 0.05],
  sea: [0, 0],
  off_map: [0.2, 0],
});

/**
 * @typedef {object} Relief
 * @property {Raster} raster
 * @property {Float32Array} shade -1 dark .. 1 light
 * @property {Float32Array} land 0 open sea .. 1 land, blurred far out
 */

/** The relief of a map, computed once for all boards of the page. */
export const reliefOf = memo(computeRelief);

/** @param {import("./model.ts").MapModel} model @returns {Relief} */
function computeRelief(model) {
  const { geometry } = model;
  const raster = rasterOf(geometry);
  const field = () => new Float32Array(raster.width * raster.height);
  const [height, rough, dunes, land] = [field(), field(), field(), field()];
  const inside = (/** @type {number} */ at, /** @type {number} */ edge, /** @type {number} */ size) =>
    Math.min(size - edge, Math.max(edge, at));
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

/** @param {Raster} raster @param {(i: number, x: number, y: number) => void} each */
function eachPixel({ box, width, height }, each) {
  for (let row = 0, i = 0; row < height; row++) {
    const y = box.top + ((row + 0.5) / height) * box.height;
    for (let column = 0; column < width; column++, i++) each(i, box.left + ((column + 0.5) / width) * box.width, y);
  }
}

/** @param {number} x @param {number} y @param {import("./geometry.ts").Geometry} geometry */
function nearest(x, y, { rows, columns, cellCentre }) {
  const line = Math.min(rows - 1, Math.max(0, Math.round((y - 0.577) / 0.866)));
  const shift = cellCentre(line, 1)[0] - 0.5;
  return line * columns + Math.min(columns - 1, Math.max(0, Math.floor(x - shift)));
}

/**
 * Box blur in both axes.
 * @param {Float32Array} field @param {Raster} raster @param {number} radius @param {number} times
 */
function blur(field, { width: W, height: H }, radius, times) {
  const line = new Float32Array(Math.max(W, H));
  const pass = (/** @type {number} */ start, /** @type {number} */ step, /** @type {number} */ n) => {
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

/** @param {Float32Array} height @param {Raster} raster */
function light(height, { width: W, height: H }) {
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

/**
 * The bitmaps in the colours of the current paper: light and shade over land, depth over sea.
 * @param {Relief} relief @param {import("./palette.ts").Palette} palette
 */
export function tintRelief(relief, palette) {
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

/** @param {Uint8ClampedArray} out @param {number} i @param {number[]} colour @param {number} alpha */
function put(out, i, colour, alpha) {
  out[i * 4] = colour[0];
  out[i * 4 + 1] = colour[1];
  out[i * 4 + 2] = colour[2];
  out[i * 4 + 3] = alpha;
}

/** @param {Raster} raster @param {(i: number, out: Uint8ClampedArray) => void} each */
function bitmap({ width: W, height: H }, each) {
  const canvas = document.createElement("canvas");
  canvas.width = W;
  canvas.height = H;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const image = context.createImageData(W, H);
  for (let i = 0; i < W * H; i++) each(i, image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}
