// @ts-check
/** A unit's counter drawn on a canvas: the same symbol, values, shape and letter as the picture in the lists. */
import { LETTER, SYMBOLS, WHEELED, shortName } from "../referee/counter.js";
import { lowestLine, printed } from "../referee/values.js";

/** @typedef {import("../referee/values.js").Values} Values */

const INK = "#1c160a";
const BOX = "#fbf4df";
const MARKER = "#8c1d12";
/** CSS pixels from which strength and letter, and then name and movement allowance, can be read. */
const WITH_VALUES = 22;
const WITH_NAME = 44;
/** Supply units have no strength; these say what they are. */
const BLANK = /** @type {Record<string, string>} */ ({ msu: "MSU", dump: "DUMP", detachment: "DET" });

/** @type {WeakMap<Values, import("../../board/counters.js").Piece>} */
const pieces = new WeakMap();

/** @param {Values} values @returns {import("../../board/counters.js").Piece} */
export function pieceOf(values) {
  const known = pieces.get(values);
  if (known) return known;
  const made = makePiece(values);
  pieces.set(values, made);
  return made;
}

/** @param {Values} values */
function makePiece(values) {
  const { nation, kind, face, depleted, disrupted, name } = values;
  const guessed = values.reconstructed.includes("strength") || values.reconstructed.includes("morale");
  const numbers = lowestLine(values);
  return {
    look: [nation, kind, numbers, face.artillery, face.flak, depleted, disrupted, shortName(name), guessed].join("|"),
    paint: (/** @type {CanvasRenderingContext2D} */ c, /** @type {number} */ size, /** @type {import("../../board/palette.js").Palette} */ p, /** @type {number} */ dpr) => paint(c, size, p, dpr, values, numbers, guessed),
  };
}

/** @param {CanvasRenderingContext2D} c @param {number} size @param {import("../../board/palette.js").Palette} p @param {number} dpr @param {Values} values @param {string} numbers @param {boolean} guessed */
function paint(c, size, p, dpr, values, numbers, guessed) {
  const { nation, side, kind, face, depleted, disrupted, name } = values;
  const words = size >= WITH_VALUES * dpr;
  const whole = size >= WITH_NAME * dpr;
  const unit = size / 60;
  c.scale(unit, unit);
  c.lineJoin = c.lineCap = "round";
  c.beginPath();
  c.roundRect(1.2, 1.2, 57.6, 57.6, side === "axis" ? 2 : 12);
  c.fillStyle = p[`counter-${nation}`];
  c.fill();
  c.strokeStyle = p[`counter-${nation}-line`];
  c.lineWidth = Math.max(1.8, 1.2 / unit);
  c.stroke();
  if (depleted) band(c, side);
  c.save();
  if (!words) zoomIn(c);
  else if (!whole) c.translate(6, -9);
  symbol(c, kind, Math.max(1.5, 0.9 / unit / (words ? 1 : 1.4)));
  c.restore();
  c.fillStyle = INK;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  const style = guessed ? "italic " : "";
  if (whole) {
    text(c, LETTER[nation], 8, 30, 11, p);
    if (face.artillery) text(c, "●", 52, 25, 9, p);
    if (face.flak) text(c, "▲", 52, 35, 9, p);
    text(c, BLANK[kind] ?? numbers, 30, 53, 15, p, style, 52);
    text(c, shortName(name), 30, 12.8, 10, p, "", 50);
  } else if (words) {
    text(c, LETTER[nation], 11, 33, 19, p, "", 16);
    text(c, BLANK[kind] ?? printed(face, undefined), 30, 54, 24, p, style, 52);
  }
  if (disrupted) marker(c, whole, p);
}

/** A small counter shows its symbol alone, larger. @param {CanvasRenderingContext2D} c */
function zoomIn(c) {
  c.translate(30, 31);
  c.scale(1.4, 1.4);
  c.translate(-30, -26);
}

/** @param {CanvasRenderingContext2D} c @param {string} kind @param {number} width */
function symbol(c, kind, width) {
  c.fillStyle = BOX;
  c.strokeStyle = INK;
  c.lineWidth = width;
  c.fillRect(15, 16, 30, 20);
  c.strokeRect(15, 16, 30, 20);
  for (const part of SYMBOLS[kind] ?? []) {
    const path = new Path2D(typeof part === "string" ? part : part[0]);
    if (typeof part !== "string") {
      c.fillStyle = INK;
      c.fill(path);
    }
    c.stroke(path);
  }
  if (!WHEELED.has(kind)) return;
  c.fillStyle = BOX;
  for (const x of [20, 40]) {
    c.beginPath();
    c.arc(x, 38, 2, 0, Math.PI * 2);
    c.fill();
    c.stroke();
  }
}

/** The depleted side has a white band under its values. @param {CanvasRenderingContext2D} c @param {string} side */
function band(c, side) {
  c.beginPath();
  c.roundRect(3, 39, 54, 17.5, side === "axis" ? 1 : 8);
  c.fillStyle = "rgb(255 255 255 / 72%)";
  c.fill();
  c.strokeStyle = INK;
  c.lineWidth = 0.8;
  c.setLineDash([3, 2]);
  c.stroke();
  c.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} c @param {boolean} words @param {import("../../board/palette.js").Palette} p */
function marker(c, words, p) {
  c.fillStyle = MARKER;
  c.strokeStyle = "#ffffff";
  c.lineWidth = words ? 1 : 3;
  c.beginPath();
  if (words) c.roundRect(36, 1.5, 22, 15, 2);
  else c.arc(48, 12, 10, 0, Math.PI * 2);
  c.fill();
  c.stroke();
  c.fillStyle = "#ffffff";
  if (words) text(c, "DIS", 47, 12.6, 9.5, p);
}

/** @param {CanvasRenderingContext2D} c @param {string} words @param {number} x @param {number} y @param {number} size @param {import("../../board/palette.js").Palette} p @param {string} [style] @param {number} [most] */
function text(c, words, x, y, size, p, style = "", most) {
  c.font = `${style}700 ${size}px ${p.font}`;
  c.fillText(words, x, y, most);
}
