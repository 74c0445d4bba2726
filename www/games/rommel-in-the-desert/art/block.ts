/**
 * A wooden block on a canvas: upright with its label to those who know it, blank to the others, tipped flat when
 * disrupted. Two blocks with the same look are drawn alike; nothing but the look is drawn.
 */
import { CORNER, sideOf } from "../../../board/sides.ts";
import { SIDES } from "../sides.ts";
import { INK, RED, WHITE, emblem, grain, sticker, text } from "./block-label.ts";
import type { Label } from "./block-label.ts";
import type { Piece } from "../../../board/counters.ts";
import type { Palette } from "../../../board/palette.ts";

type Context = CanvasRenderingContext2D;

type SideName = "axis" | "allied";

export interface BlockFace {
  /** The handle. */
  id: string;
  side: SideName;
  /** Null where the viewer does not know it. */
  label: Label | null;
  /** Disrupted. */
  flat?: boolean;
  /** Enemy turns that must end before it may recover. */
  wait?: number;
  /** Both players see it. */
  open?: boolean;
  /** It can do no more in this turn. */
  spent?: boolean;
  /** A scarce source has no supply left for it. */
  cutOff?: boolean;
}

/** CSS pixels from which all of a label is drawn, and from which symbol and steps are. */
const WHOLE = 46;
const BRIEF = 15;

export const lookOf = ({ side, label, flat, wait, open, spent, cutOff }: BlockFace) =>
  ["block", side, label ? Object.values(label).join(",") : "", flat, wait, open, spent, cutOff].join("|");

export const blockPiece = (face: BlockFace, group?: string): Piece => ({
  id: face.id,
  look: lookOf(face),
  group,
  paint: (c, size, p, dpr) => paintBlock(c, size, p, dpr, face),
});

/** Fills a square of device pixels. */
export function paintBlock(c: Context, size: number, p: Palette, dpr: number, face: BlockFace) {
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
const FRONT = [1.5, 11, 50, 47.5] as const;
/** How far its top and its right side recede. */
const DEPTH = 7;

function standing(c: Context, face: BlockFace, p: Palette, detail: string) {
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

/** A block that lies on its back: its front leans away, its lower edge is seen. */
function lying(c: Context, face: BlockFace, p: Palette, detail: string) {
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

/** The front in a square of 50. */
function front(c: Context, { side, label, spent }: BlockFace, p: Palette, detail: string) {
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

/** Steps along the edge: those left are filled, those lost hollow. */
function pips(c: Context, { steps, most }: Label, x: number, y: number, width: number) {
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

/** What both see, how long it may not recover, and whether it is without supply. */
function marks(c: Context, { open, wait = 0, flat, cutOff }: BlockFace, p: Palette, detail: string) {
  const r = detail === "symbol" ? 9 : 6.6;
  if (cutOff) {
    const y = flat ? 15 : 52;
    disc(c, 30, y, r, RED, WHITE);
    text(c, "!", 30, y + 0.4, r * 1.7, p, WHITE);
  }
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

function hourglass(c: Context, x: number, y: number, r: number) {
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

function disc(c: Context, x: number, y: number, r: number, fill: string, line: string) {
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = fill;
  c.fill();
  c.strokeStyle = line;
  c.lineWidth = 1.3;
  c.stroke();
}

function polygon(c: Context, points: number[][], fill: string, shade: string, line: string) {
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
