/** What is on the front of a block: the paper label with its values, or the sign of the side on a blank one. */
import { drawSymbol } from "./unit-symbols.ts";
import type { Palette } from "../../../board/palette.ts";

type Context = CanvasRenderingContext2D;

/** What is on the label. */
export interface Label {
  name: string;
  nation: "german" | "italian" | "allied";
  type: string;
  speed: number;
  most: number;
  steps: number;
  elite: boolean;
}

/** The palette's name of a nation. */
export const NATION = { german: "german", italian: "italian", allied: "commonwealth" } as const;
export const INK = "#1c160a";
export const RED = "#8c1d12";
export const WHITE = "#ffffff";
const PAPER = "#fbf4df";

export function grain(c: Context) {
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

/** The side's shape with its letter, on the blank back. */
export function emblem(c: Context, shape: "square" | "round", letter: string, line: string, ink: string, p: Palette) {
  c.beginPath();
  if (shape === "round") c.arc(25, 25, 13, 0, Math.PI * 2);
  else c.rect(13, 13, 24, 24);
  c.strokeStyle = line;
  c.lineWidth = 2.4;
  c.stroke();
  text(c, letter, 25, 26, 17, p, ink);
}

/** The paper label of a known block. */
export function sticker(
  c: Context,
  { name, nation, type, speed, steps, elite }: Label,
  corner: number,
  p: Palette,
  detail: string,
) {
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

/** Movement: an arrow and its figure. */
function pace(c: Context, speed: number, x: number, y: number, p: Palette) {
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

function star(c: Context, x: number, y: number, r: number) {
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

/** `most`: width. */
export function text(
  c: Context,
  value: string,
  x: number,
  y: number,
  size: number,
  p: Palette,
  colour: string,
  most?: number,
) {
  c.font = `700 ${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillStyle = colour;
  c.fillText(value, x, y, most);
}
