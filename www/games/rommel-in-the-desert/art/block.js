// @ts-check
/**
 * A wooden block on a canvas: upright with its label to those who know it, blank to the others, tipped flat when
 * disrupted. Two blocks with the same look are drawn alike; nothing but the look is drawn.
 */
import { CORNER, sideOf } from "../../../board/sides.js";
import { SIDES } from "../sides.js";
import { drawSymbol } from "./unit-symbols.js";

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("../../../board/palette.js").Palette} Palette */
/** @typedef {"axis"|"allied"} SideName */
/** What is on the label. @typedef {{name: string, nation: "german"|"italian"|"allied", type: string, speed: number, most: number, steps: number, elite: boolean}} Label */
/**
 * @typedef {object} BlockFace
 * @property {string} id the handle
 * @property {SideName} side
 * @property {Label|null} label null where the viewer does not know it
 * @property {boolean} [flat] disrupted
 * @property {number} [wait] enemy turns that must end before it may recover
 * @property {boolean} [open] both players see it
 * @property {boolean} [spent] it can do no more in this turn
 */

/** The palette's name of a nation. */
export const NATION = /** @type {const} */ ({ german: "german", italian: "italian", allied: "commonwealth" });
/** CSS pixels from which all of a label is drawn, and from which symbol and steps are. */
const WHOLE = 46;
const BRIEF = 15;
const INK = "#1c160a";
const PAPER = "#fbf4df";
const RED = "#8c1d12";
const WHITE = "#ffffff";

/** @param {BlockFace} face */
export const lookOf = ({ side, label, flat, wait, open, spent }) =>
  ["block", side, label ? Object.values(label).join(",") : "", flat, wait, open, spent].join("|");

/** @param {BlockFace} face @param {string} [group] @returns {import("../../../board/counters.js").Piece} */
export const blockPiece = (face, group) => ({
  id: face.id,
  look: lookOf(face),
  group,
  paint: (c, size, p, dpr) => paintBlock(c, size, p, dpr, face),
});

/**
 * Fills a square of device pixels.
 * @param {Context} c @param {number} size @param {Palette} p @param {number} dpr @param {BlockFace} face
 */
export function paintBlock(c, size, p, dpr, face) {
  const css = size / dpr;
  const detail = css >= WHOLE ? "whole" : css >= BRIEF ? "brief" : "symbol";
  c.save();
  c.scale(size / 60, size / 60);
  // A little smaller than its square, and higher, so that the name of the hex stands free.
  c.translate(3.5, 0);
  c.scale(0.91, 0.91);
  c.lineJoin = c.lineCap = "round";
  if (face.flat) lying(c, face, p, detail);
  else standing(c, face, p, detail);
  marks(c, face, p, detail);
  c.restore();
}

/** The front of a standing block: left, top, width, height. */
const FRONT = /** @type {const} */ ([1.5, 11, 50, 47.5]);
/** How far its top and its right side recede. */
const DEPTH = 7;

/**
 * @param {Context} c @param {BlockFace} face @param {Palette} p @param {string} detail
 */
function standing(c, face, p, detail) {
  const [x, y, w, h] = FRONT;
  const { token } = sideOf(SIDES, face.side);
  const line = p[`side-${token}-line`];
  polygon(
    c,
    [
      [x, y],
      [x + DEPTH, y - 9],
      [x + w + DEPTH, y - 9],
      [x + w, y],
    ],
    p[`side-${token}`],
    "rgb(255 255 255 / 34%)",
    line,
  );
  polygon(
    c,
    [
      [x + w, y],
      [x + w + DEPTH, y - 9],
      [x + w + DEPTH, y + h - 9],
      [x + w, y + h],
    ],
    p[`side-${token}`],
    "rgb(0 0 0 / 34%)",
    line,
  );
  c.save();
  c.translate(x, y);
  c.scale(w / 50, h / 50);
  front(c, face, p, detail);
  c.restore();
  if (face.label) pips(c, face.label, x + DEPTH / 2 + 1, y - 4.5, w - 2);
}

/**
 * A block that lies on its back: its front leans away, its lower edge is seen.
 * @param {Context} c @param {BlockFace} face @param {Palette} p @param {string} detail
 */
function lying(c, face, p, detail) {
  const { token } = sideOf(SIDES, face.side);
  const line = p[`side-${token}-line`];
  polygon(
    c,
    [
      [1, 47],
      [51, 47],
      [51, 58],
      [1, 58],
    ],
    p[`side-${token}`],
    "rgb(0 0 0 / 22%)",
    line,
  );
  polygon(
    c,
    [
      [51, 47],
      [59, 22],
      [59, 33],
      [51, 58],
    ],
    p[`side-${token}`],
    "rgb(0 0 0 / 40%)",
    line,
  );
  c.save();
  c.transform(1, 0, -8 / 50, 0.5, 9, 22);
  front(c, face, p, detail);
  c.restore();
  if (face.label) pips(c, face.label, 4, 52.5, 44);
}

/**
 * The front in a square of 50.
 * @param {Context} c @param {BlockFace} face @param {Palette} p @param {string} detail
 */
function front(c, { side, label, spent }, p, detail) {
  const { token, shape, letter } = sideOf(SIDES, side);
  c.beginPath();
  c.rect(0, 0, 50, 50);
  c.fillStyle = p[`side-${token}`];
  c.fill();
  if (!label) grain(c);
  c.strokeStyle = p[`side-${token}-line`];
  c.lineWidth = 1.6;
  c.stroke();
  if (label) sticker(c, label, CORNER[shape], p, detail);
  else emblem(c, shape, letter, p[`side-${token}-line`], p[`side-${token}-ink`], p);
  if (!spent) return;
  c.fillStyle = "rgb(40 30 10 / 28%)";
  c.fillRect(0, 0, 50, 50);
}

/** @param {Context} c */
function grain(c) {
  c.save();
  c.strokeStyle = "rgb(0 0 0 / 13%)";
  c.lineWidth = 1;
  c.beginPath();
  for (const [y, bow] of [
    [8, 3],
    [17, -2],
    [27, 4],
    [36, -3],
    [44, 2],
  ]) {
    c.moveTo(2, y);
    c.quadraticCurveTo(25, y + bow, 48, y - bow / 2);
  }
  c.stroke();
  c.restore();
}

/**
 * The side's shape with its letter, on the blank back.
 * @param {Context} c @param {"square"|"round"} shape @param {string} letter @param {string} line @param {string} ink @param {Palette} p
 */
function emblem(c, shape, letter, line, ink, p) {
  c.beginPath();
  if (shape === "round") c.arc(25, 25, 13, 0, Math.PI * 2);
  else c.rect(13, 13, 24, 24);
  c.strokeStyle = line;
  c.lineWidth = 2.4;
  c.stroke();
  text(c, letter, 25, 26, 17, p, ink);
}

/**
 * The paper label of a known block.
 * @param {Context} c @param {Label} label @param {number} corner @param {Palette} p @param {string} detail
 */
function sticker(c, { name, nation, type, speed, steps, elite }, corner, p, detail) {
  const colour = NATION[nation];
  c.beginPath();
  c.roundRect(2.6, 2.6, 44.8, 44.8, corner * 0.8);
  c.fillStyle = p[`counter-${colour}`];
  c.fill();
  c.strokeStyle = p[`counter-${colour}-line`];
  c.lineWidth = 1;
  c.stroke();
  c.save();
  c.clip();
  c.fillStyle = p[`counter-${colour}-stripe`];
  c.fillRect(0, 0, 6.5, 50);
  if (nation === "italian") {
    c.fillStyle = "#f6efe0";
    for (const y of [12, 33]) c.fillRect(0, y, 6.5, 4);
  } else if (nation === "allied") {
    c.fillStyle = "#f6efe0";
    c.fillRect(4.6, 0, 1.2, 50);
  }
  c.restore();
  if (detail === "symbol") {
    drawSymbol(c, type, 9, 12, 38, 26, 3.4, INK, PAPER);
    return;
  }
  const brief = detail === "brief";
  if (!brief) text(c, name, 27, 9, 9.8, p, INK, 39);
  drawSymbol(c, type, 10, brief ? 6 : 14.8, brief ? 34 : 28, brief ? 19 : 15, brief ? 2.2 : 1.4, INK, PAPER);
  if (elite) star(c, brief ? 38 : 42.8, brief ? 38.5 : 18.6, brief ? 6.2 : 4.4);
  text(c, String(steps), brief ? 21 : 17, brief ? 39.5 : 41.2, brief ? 19 : 14.5, p, INK);
  if (!brief) pace(c, speed, 34, 41.2, p);
}

/** Movement: an arrow and its figure. @param {Context} c @param {number} speed @param {number} x @param {number} y @param {Palette} p */
function pace(c, speed, x, y, p) {
  c.strokeStyle = INK;
  c.lineWidth = 1.2;
  c.beginPath();
  c.moveTo(x - 6, y);
  c.lineTo(x, y);
  c.moveTo(x - 2.4, y - 2.4);
  c.lineTo(x, y);
  c.lineTo(x - 2.4, y + 2.4);
  c.stroke();
  text(c, String(speed), x + 6, y + 0.4, 11, p, INK);
}

/** @param {Context} c @param {number} x @param {number} y @param {number} r */
function star(c, x, y, r) {
  c.beginPath();
  for (let k = 0; k < 10; k++) {
    const angle = (k / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = k % 2 ? r * 0.42 : r;
    c.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  c.closePath();
  c.fillStyle = RED;
  c.fill();
  c.strokeStyle = WHITE;
  c.lineWidth = 0.6;
  c.stroke();
}

/**
 * Steps along the edge: those left are filled, those lost hollow.
 * @param {Context} c @param {Label} label @param {number} x @param {number} y @param {number} width
 */
function pips(c, { steps, most }, x, y, width) {
  const gap = Math.min(12.5, width / most);
  const first = x + width / 2 - ((most - 1) * gap) / 2;
  for (let i = 0; i < most; i++) {
    c.beginPath();
    c.arc(first + i * gap, y, 3, 0, Math.PI * 2);
    c.fillStyle = i < steps ? WHITE : "rgb(0 0 0 / 18%)";
    c.strokeStyle = INK;
    c.lineWidth = 1.4;
    c.fill();
    c.stroke();
  }
}

/**
 * What both see, and how long it may not recover.
 * @param {Context} c @param {BlockFace} face @param {Palette} p @param {string} detail
 */
function marks(c, { open, wait = 0, flat }, p, detail) {
  const r = detail === "symbol" ? 9 : 6.6;
  if (open) {
    disc(c, 52, 52, r, WHITE, INK);
    c.beginPath();
    c.ellipse(52, 52, r * 0.68, r * 0.4, 0, 0, Math.PI * 2);
    c.strokeStyle = INK;
    c.lineWidth = 1.1;
    c.stroke();
    c.beginPath();
    c.arc(52, 52, r * 0.24, 0, Math.PI * 2);
    c.fillStyle = INK;
    c.fill();
  }
  if (wait <= 0) return;
  const y = flat ? 15 : 52;
  disc(c, 9, y, r, RED, WHITE);
  if (wait > 1) text(c, String(wait), 9, y + 0.4, r * 1.5, p, WHITE);
  else hourglass(c, 9, y, r * 0.5);
}

/** @param {Context} c @param {number} x @param {number} y @param {number} r */
function hourglass(c, x, y, r) {
  c.beginPath();
  for (const [dx, dy] of [
    [-1, -1.3],
    [1, -1.3],
    [-1, 1.3],
    [1, 1.3],
  ])
    c.lineTo(x + dx * r, y + dy * r);
  c.closePath();
  c.fillStyle = WHITE;
  c.fill();
}

/** @param {Context} c @param {number} x @param {number} y @param {number} r @param {string} fill @param {string} line */
function disc(c, x, y, r, fill, line) {
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = fill;
  c.fill();
  c.strokeStyle = line;
  c.lineWidth = 1.3;
  c.stroke();
}

/**
 * @param {Context} c @param {number[][]} points @param {string} fill @param {string} shade @param {string} line
 */
function polygon(c, points, fill, shade, line) {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
  for (const colour of [fill, shade]) {
    c.fillStyle = colour;
    c.fill();
  }
  c.strokeStyle = line;
  c.lineWidth = 1.3;
  c.stroke();
}

/**
 * @param {Context} c @param {string} value @param {number} x @param {number} y @param {number} size @param {Palette} p
 * @param {string} colour @param {number} [most] width
 */
function text(c, value, x, y, size, p, colour, most) {
  c.font = `700 ${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = colour;
  c.fillText(value, x, y, most);
}
