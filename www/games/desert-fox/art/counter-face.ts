/** The face of a counter on a canvas: name, symbol and values in the printed manner, and a sign for each state. */
import { LETTER, ROUND, detailOf } from "./counter-form.ts";
import { SIZES, SYMBOLS } from "./symbols.ts";
import { INK, drawState, hatchFace, ribbon } from "./counter-states.ts";
import type { Piece } from "../../../board/counters.ts";
import type { Palette } from "../../../board/palette.ts";

export type Mark = "depleted" | "disrupted" | "noGeneral" | "noCombat" | "emergency" | "moved" | "fought" | "captured";

/** What is printed on it and what has become of it. */
export interface Counter {
  id: string;
  /** Whose it is now; it has the shape and the letter of the side. */
  side: "axis" | "commonwealth";
  /** Its colour and stripe. */
  nation: "german" | "italian" | "commonwealth";
  /** A key of SYMBOLS. */
  kind: string;
  /** A key of SIZES. */
  size?: string;
  /** As short as it is printed. */
  name: string;
  /** The lowest line, such as 7-1-22. */
  values: string;
  /** The same for a small counter. */
  brief?: string;
  armor?: number;
  artillery?: boolean;
  flak?: boolean;
  /** Values that no source states are set in italics. */
  guessed?: boolean;
  marks?: Mark[];
}

const BOX = "#fbf4df";
const STRIPE = 11.5;

type Context = CanvasRenderingContext2D;

/** Two counters with the same look are drawn alike. */
export const lookOf = (counter: Counter) =>
  [
    counter.side,
    counter.nation,
    counter.kind,
    counter.size,
    counter.name,
    counter.values,
    counter.brief,
    counter.armor,
    counter.artillery,
    counter.flak,
    counter.guessed,
    [...(counter.marks ?? [])].sort(),
  ].join("|");

/** A counter as a piece of a pile. */
export const counterPiece = (counter: Counter): Piece => ({
  id: counter.id,
  look: lookOf(counter),
  paint: (c, size, p, dpr) => paintCounter(c, size, p, dpr, counter),
});

/** Fills a square of device pixels. */
export function paintCounter(c: Context, size: number, p: Palette, dpr: number, counter: Counter) {
  const detail = detailOf(size / dpr);
  const unit = size / 60;
  const marks = new Set(counter.marks);
  c.save();
  c.scale(unit, unit);
  c.lineJoin = c.lineCap = "round";
  face(c, counter, p, unit, detail, marks);
  if (detail === "whole") whole(c, counter, p, unit, marks);
  else if (detail === "brief") brief(c, counter, p, unit, marks);
  else symbol(c, counter.kind, 9, 14, 42, Math.max(3, 1.1 / unit), p);
  for (const mark of marks) drawState(c, mark, detail, p);
  c.restore();
}

/** The board itself: shape, colour, stripe; a counter that has moved is shaded. */
function face(c: Context, { side, nation }: Counter, p: Palette, unit: number, detail: string, marks: Set<Mark>) {
  const line = Math.max(1.8, 1.2 / unit);
  c.beginPath();
  c.roundRect(1.2, 1.2, 57.6, 57.6, ROUND[side]);
  c.fillStyle = p[`counter-${nation}`];
  c.fill();
  c.save();
  c.clip();
  if (marks.has("captured")) hatchFace(c);
  if (detail !== "symbol") {
    c.fillStyle = p[`counter-${nation}-stripe`];
    c.fillRect(0, 0, STRIPE, 60);
    pattern(c, nation);
  }
  if (marks.has("depleted")) {
    c.fillStyle = "rgb(255 255 255 / 80%)";
    const top = detail === "whole" ? 41.5 : detail === "brief" ? 34 : 46;
    c.fillRect(detail === "symbol" ? 0 : STRIPE, top, 60, 60 - top);
    c.setLineDash([3.4, 2.6]);
    c.beginPath();
    c.moveTo(detail === "symbol" ? 0 : STRIPE + 1, top);
    c.lineTo(60, top);
    c.strokeStyle = INK;
    c.lineWidth = Math.max(1, 1 / unit);
    c.stroke();
    c.setLineDash([]);
  }
  if (marks.has("moved")) {
    c.fillStyle = "rgb(40 30 10 / 26%)";
    c.fillRect(0, 0, 60, 60);
  }
  c.restore();
  c.beginPath();
  c.roundRect(1.2, 1.2, 57.6, 57.6, ROUND[side]);
  c.strokeStyle = p[`counter-${nation}-line`];
  c.lineWidth = line;
  c.stroke();
}

/** The stripe of a nation: plain, with a bar on either side of the letter, or with two thin lines. */
function pattern(c: Context, nation: Counter["nation"]) {
  c.fillStyle = "#f6efe0";
  if (nation === "italian") for (const y of [17.5, 39.5]) c.fillRect(0, y, STRIPE, 3);
  else if (nation === "commonwealth") c.fillRect(STRIPE - 2.6, 0, 1.3, 60);
}

function whole(c: Context, counter: Counter, p: Palette, unit: number, marks: Set<Mark>) {
  const { nation, size, name, values, armor, artillery, flak, guessed, kind } = counter;
  symbol(c, kind, 19, 19, 32, Math.max(1.4, 0.85 / unit), p, size);
  text(c, LETTER[nation], STRIPE / 2, 34, 10, p, { colour: "#ffffff" });
  text(c, name, 35, 9.6, 8.4, p, { most: 44 });
  if (artillery) text(c, "●", 55, 24, 7.5, p);
  if (flak) text(c, "▲", 55, 31.5, 7.5, p);
  if (armor !== undefined && !marks.has("disrupted")) rating(c, armor, p);
  text(c, values, 35.4, 54.4, values.length > 7 ? 13 : 14.5, p, { style: guessed ? "italic " : "", most: 44 });
  if (marks.has("disrupted")) ribbon(c, "DIS", p);
  if (marks.has("captured")) ribbon(c, "CAP", p, INK);
}

function brief(c: Context, counter: Counter, p: Palette, unit: number, marks: Set<Mark>) {
  const { nation, kind, values, brief: line = values, guessed } = counter;
  symbol(c, kind, 16, 5, 39, Math.max(2, 0.85 / unit), p);
  text(c, LETTER[nation], STRIPE / 2, 34.5, 12, p, { colour: "#ffffff" });
  text(c, line, 35.5, 54, line.length > 4 ? 20 : 24, p, { style: guessed ? "italic " : "", most: 45 });
  if (marks.has("captured")) ribbon(c, "CAP", p, INK);
}

/** How hard it is to knock out, in a small box beside the symbol. */
function rating(c: Context, armor: number, p: Palette) {
  c.strokeStyle = INK;
  c.lineWidth = 0.9;
  c.strokeRect(52.2, 32, 5.4, 7.6);
  text(c, String(armor), 54.9, 38.4, 7, p);
}

/** The box with its symbol; its height is two thirds of its width. */
export function symbol(
  c: Context,
  kind: string,
  x: number,
  y: number,
  width: number,
  line: number,
  p: Palette,
  size?: string,
) {
  const scale = width / 150;
  c.save();
  c.translate(x - 25 * scale, y - 50 * scale);
  c.scale(scale, scale);
  c.lineWidth = line / scale;
  c.strokeStyle = INK;
  c.fillStyle = BOX;
  c.fillRect(25, 50, 150, 100);
  c.strokeRect(25, 50, 150, 100);
  for (const part of SYMBOLS[kind] ?? []) {
    c.fillStyle = INK;
    if ("text" in part) {
      c.font = `700 ${part.size * 1.15}px ${p.font}`;
      c.textAlign = "center";
      c.textBaseline = "middle";
      c.fillText(part.text, part.x, part.y);
    } else {
      const path = new Path2D(part.d);
      if (part.fill) c.fill(path);
      c.stroke(path);
    }
  }
  if (size && SIZES[size]) c.stroke(new Path2D(SIZES[size]));
  c.restore();
}

export function text(
  c: Context,
  words: string,
  x: number,
  y: number,
  size: number,
  p: Palette,
  { style = "", most, colour = INK }: { style?: string; most?: number; colour?: string } = {},
) {
  c.font = `${style}700 ${size}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.fillStyle = colour;
  c.fillText(words, x, y, most);
}
