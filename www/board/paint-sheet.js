// @ts-check
/**
 * The printed sheet around the map: margin, frame, the charts' corner with title, scale and compass, and optional
 * layers.
 */
import { HEIGHT, ROWS, R, WIDTH, cellCentre } from "./geometry.js";
import { SHEET } from "./view.js";
import { outlines, toPath } from "./contour.js";
import { eachHex, wide } from "./paint-terrain.js";

/** @typedef {import("./paint-terrain.js").Brush} Brush */

/** The frame's inner edge: the ground runs on a little beyond the outer hexes. */
export const INNER = { left: -0.35, top: -0.35, width: WIDTH + 0.7, height: HEIGHT + 0.7 };
const BAND = 0.2;

/** @param {Brush} b */
export function paintMargin(b) {
  const { c, p, rect } = b;
  c.fillStyle = p.margin;
  c.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
}

/** Neat line, a band divided every hex, and an outer line. @param {Brush} b */
export function paintFrame(b) {
  const { c, p } = b;
  const line = wide(b, 0.03, 0.8, 2);
  c.fillStyle = p.frame;
  const gap = 0.08;
  const [l, t, w, h] = [INNER.left - gap, INNER.top - gap, INNER.width + 2 * gap, INNER.height + 2 * gap];
  const stretch = (/** @type {number} */ n) => n / Math.round(n / 2);
  const stepX = stretch(w);
  for (let x = 0; x < w - 0.01; x += stepX) for (const y of [t - BAND, t + h]) c.fillRect(l + x, y, stepX / 2, BAND);
  const stepY = stretch(h);
  for (let y = 0; y < h - 0.01; y += stepY) for (const x of [l - BAND, l + w]) c.fillRect(x, t + y, BAND, stepY / 2);
  c.strokeStyle = p.frame;
  c.lineJoin = "miter";
  c.lineWidth = line;
  c.strokeRect(INNER.left, INNER.top, INNER.width, INNER.height);
  c.lineWidth = line * 0.7;
  c.strokeRect(l, t, w, h);
  c.strokeRect(l - BAND, t - BAND, w + 2 * BAND, h + 2 * BAND);
  c.lineWidth = line * 1.6;
  c.strokeRect(SHEET.left + 0.3, SHEET.top + 0.3, SHEET.right - SHEET.left - 0.6, SHEET.bottom - SHEET.top - 0.6);
}

/** @param {Brush} b @param {Record<string, string>} texts */
export function paintOffMap(b, texts) {
  const { c, p, scene } = b;
  c.fillStyle = p.off;
  c.fill(scene.off);
  c.strokeStyle = p.frame;
  c.lineJoin = "miter";
  c.lineWidth = wide(b, 0.05, 1, 2.6);
  c.stroke(scene.off);
  if (b.rect.right < 49 || b.rect.bottom < 18.5) return;
  compass(b, 51.6, 22.4, 1.35);
  const right = 66.2;
  text(b, texts.title, 60, 20.35, 1.35, `600 1px ${p.display}`, p.frame, 0.16);
  text(b, texts.subtitle, 60, 21.5, 0.52, `italic 400 1px ${p.display}`, p.frame, 0.02);
  c.fillStyle = p.frame;
  c.fillRect(54.2, 21.98, right - 54.6, 0.035);
  c.fillRect(54.2, 22.06, right - 54.6, 0.015);
  scaleBar(b, 53.8, 23.25, texts);
  text(b, texts.scale, 60, 24.75, 0.42, `400 1px ${p.display}`, p.frame, 0.03);
}

/** @param {Brush} b @param {number} left @param {number} y @param {Record<string, string>} texts */
function scaleBar(b, left, y, texts) {
  const { c, p } = b;
  const bar = (
    /** @type {number} */ top,
    /** @type {number} */ unit,
    /** @type {number[]} */ marks,
    /** @type {string} */ name,
    /** @type {number} */ textY,
  ) => {
    marks.slice(1).forEach((mark, i) => {
      c.fillStyle = i % 2 ? p.off : p.frame;
      c.fillRect(left + marks[i] * unit, top, (mark - marks[i]) * unit, 0.16);
      c.lineWidth = 0.025;
      c.strokeStyle = p.frame;
      c.strokeRect(left + marks[i] * unit, top, (mark - marks[i]) * unit, 0.16);
    });
    marks.forEach((mark, i) =>
      text(
        b,
        i === marks.length - 1 ? `${mark} ${name}` : String(mark),
        left + mark * unit,
        textY,
        0.36,
        `500 1px ${p.font}`,
        p.frame,
        0,
      ),
    );
  };
  bar(y, 1 / 16, [0, 25, 50, 100, 150], texts.km, y - 0.28);
  bar(y + 0.2, 1.609344 / 16, [0, 10, 20, 50, 100], texts.miles, y + 0.68);
}

/**
 * @param {Brush} b
 * @param {string} value
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} font with 1px
 * @param {string} colour
 * @param {number} spacing
 */
function text(b, value, x, y, size, font, colour, spacing) {
  const { c, pixel, rect } = b;
  c.save();
  c.setTransform(1, 0, 0, 1, (x - rect.left) / pixel, (y - rect.top) / pixel);
  c.font = font.replace("1px", `${size * b.scale}px`);
  c.letterSpacing = `${spacing * size * b.scale}px`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = colour;
  c.fillText(value, 0, 0);
  c.restore();
}

/**
 * An eight-pointed rose, each point half dark.
 * @param {Brush} b
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function compass(b, x, y, r) {
  const { c, p } = b;
  c.strokeStyle = c.fillStyle = p.frame;
  c.lineWidth = 0.03;
  for (const ring of [0.62, 0.68]) {
    c.beginPath();
    c.arc(x, y, r * ring, 0, Math.PI * 2);
    c.stroke();
  }
  for (const [turn, length] of [
    [45, 0.72],
    [135, 0.72],
    [225, 0.72],
    [315, 0.72],
    [0, 1],
    [90, 1],
    [180, 1],
    [270, 1],
  ]) {
    const a = (turn * Math.PI) / 180;
    const at = (/** @type {number} */ angle, /** @type {number} */ far) =>
      /** @type {const} */ ([x + Math.sin(a + angle) * far * r, y - Math.cos(a + angle) * far * r]);
    for (const side of [-1, 1]) {
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(...at(0, length));
      c.lineTo(...at((side * Math.PI) / 8, length * 0.27));
      c.closePath();
      c.fillStyle = side > 0 ? p.frame : p.off;
      c.fill();
      c.stroke();
    }
  }
  text(b, "N", x, y - r * 1.22, 0.55, `600 1px ${p.display}`, p.frame, 0);
}

/** Hatches the hexes whose terrain was not read from the printed map. @param {Brush} b */
export function paintProvenance(b) {
  const { c, p, model } = b;
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

/** @type {WeakMap<object, Path2D>} */
const mapC = new WeakMap();
/** The proposed extent of the smaller map. @param {Brush} b @param {string} name */
export function paintMapC(b, name) {
  const { c, p, model, scene } = b;
  const { rows, six_angles_columns: columns } = model.data.map_c;
  if (!mapC.has(scene)) {
    const path = new Path2D();
    const inside = (/** @type {number} */ line, /** @type {number} */ column) =>
      line >= ROWS - rows[1] && line <= ROWS - rows[0] && column >= columns[0] && column <= columns[1];
    for (const loop of outlines([0, ROWS - 1], [1, 66], inside)) toPath(loop, true, path);
    mapC.set(scene, path);
  }
  c.strokeStyle = p.hatch;
  c.lineWidth = wide(b, 0.09, 1.6, 5);
  c.setLineDash([0.35, 0.2]);
  c.stroke(/** @type {Path2D} */ (mapC.get(scene)));
  c.setLineDash([]);
  text(
    b,
    name,
    (columns[0] + columns[1]) / 2,
    R + (ROWS - rows[0] + 1.25) * 0.866,
    Math.max(0.45, (10 * b.dpr) / b.scale),
    `italic 500 1px ${p.display}`,
    p.hatch,
    0.02,
  );
}
