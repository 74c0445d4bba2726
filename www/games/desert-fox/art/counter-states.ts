/** Signs of a counter's state, each with a shape of its own, so that no colour has to be told from another. */

import type { Mark } from "./counter-face.ts";
import type { Palette } from "../../../board/palette.ts";

type Context = CanvasRenderingContext2D;

export const INK = "#1c160a";
const RED = "#8c1d12";
const AMBER = "#ffd46b";
const WHITE = "#ffffff";

/** Where a sign stands on the stripe of a whole counter, and of a brief one. */
const PLACES: Partial<Record<Mark, [number, number]>> = {
  noGeneral: [7.6, 9],
  noCombat: [18.6, 9],
  emergency: [18.6, 9],
  fought: [42.4, 0],
  moved: [52.8, 52],
};

export function drawState(c: Context, mark: Mark, detail: "whole" | "brief" | "symbol", p: Palette) {
  if (detail === "symbol") return mark === "disrupted" ? cornerDisc(c, 50, 10, 9) : undefined;
  if (mark === "disrupted" && detail === "brief") return disrupted(c, p);
  const place = PLACES[mark];
  if (!place) return;
  const y = place[detail === "whole" ? 0 : 1];
  const r = detail === "whole" ? 5.1 : 8;
  if (!y) return;
  c.save();
  c.translate(detail === "whole" ? 6.4 : 8, y);
  c.scale(r / 5, r / 5);
  c.lineWidth = 1.1;
  SIGNS[mark]?.(c, p);
  c.restore();
}

/** Drawn in a square from -5 to 5. */
const SIGNS: Partial<Record<Mark, (c: Context, p: Palette) => void>> = {
  /** A drum crossed out. */
  noGeneral(c) {
    disc(c, WHITE, RED);
    c.strokeStyle = c.fillStyle = INK;
    c.fillRect(-2.1, -2.9, 4.2, 5.8);
    c.fillStyle = WHITE;
    c.fillRect(-2.1, -1.2, 4.2, 0.8);
    c.fillRect(-2.1, 0.9, 4.2, 0.8);
    slash(c);
  },
  /** A shell crossed out. */
  noCombat(c) {
    disc(c, WHITE, RED);
    c.fillStyle = INK;
    c.beginPath();
    c.moveTo(-1.7, 3);
    c.lineTo(-1.7, -0.6);
    c.quadraticCurveTo(-1.5, -2.6, 0, -3.6);
    c.quadraticCurveTo(1.5, -2.6, 1.7, -0.6);
    c.lineTo(1.7, 3);
    c.fill();
    slash(c);
  },
  /** A letter on a disc: the supply that a unit carries itself. */
  emergency(c, p) {
    disc(c, AMBER, INK);
    c.fillStyle = INK;
    c.font = `700 7.6px ${p.font}`;
    c.textAlign = "center";
    c.textBaseline = "middle";
    c.fillText("E", 0, 0.4);
  },
  /** Crossed swords. */
  fought(c) {
    for (const [colour, width] of [
      [WHITE, 3.2],
      [RED, 1.7],
    ] as [string, number][]) {
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.beginPath();
      for (const s of [-1, 1]) {
        c.moveTo(-3.6 * s, -3.6);
        c.lineTo(3.4 * s, 3.4);
        c.moveTo(3.6 * s, 1.2);
        c.lineTo(1.2 * s, 3.6);
      }
      c.stroke();
    }
  },
  /** An arrow to the right. */
  moved(c) {
    c.beginPath();
    for (const [x, y] of [
      [-4.4, -1.6],
      [0, -1.6],
      [0, -4.2],
      [4.6, 0],
      [0, 4.2],
      [0, 1.6],
      [-4.4, 1.6],
    ])
      c.lineTo(x, y);
    c.closePath();
    c.fillStyle = WHITE;
    c.fill();
    c.strokeStyle = INK;
    c.stroke();
  },
};

function disc(c: Context, fill: string, line: string) {
  c.beginPath();
  c.arc(0, 0, 4.9, 0, Math.PI * 2);
  c.fillStyle = fill;
  c.fill();
  c.strokeStyle = line;
  c.stroke();
}

function slash(c: Context) {
  c.beginPath();
  c.moveTo(-3.4, 3.4);
  c.lineTo(3.4, -3.4);
  for (const [colour, width] of [
    [WHITE, 2.6],
    [RED, 1.5],
  ] as [string, number][]) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.stroke();
  }
}

/** A word across the lower corner of the symbol. */
export function ribbon(c: Context, word: string, p: Palette, colour: string = RED) {
  c.fillStyle = colour;
  c.strokeStyle = WHITE;
  c.lineWidth = 1;
  c.beginPath();
  c.roundRect(34, 29.5, 24.4, 11.4, 2);
  c.fill();
  c.stroke();
  c.fillStyle = WHITE;
  c.font = `700 9.5px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(word, 46.2, 35.6);
}

function disrupted(c: Context, p: Palette) {
  cornerDisc(c, 49, 11, 9);
  c.fillStyle = WHITE;
  c.font = `700 13px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText("D", 49, 11.8);
}

function cornerDisc(c: Context, x: number, y: number, r: number) {
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = RED;
  c.fill();
  c.strokeStyle = WHITE;
  c.lineWidth = 2;
  c.stroke();
}

/** Bars across the board of what the enemy took. */
export function hatchFace(c: Context) {
  c.beginPath();
  for (let x = -60; x < 60; x += 10) {
    c.moveTo(x, 60);
    c.lineTo(x + 60, 0);
  }
  c.strokeStyle = "rgb(28 22 10 / 38%)";
  c.lineWidth = 2.6;
  c.stroke();
}
