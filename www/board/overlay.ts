/** Draws what changes often, above the painted map: hover, cursor, pin and the caller's marks. */

import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";

/** `bare`: only its outline. */
export interface BoardMark {
  hex: number;
  style?: "target" | "own" | "note";
  label?: string;
  bare?: boolean;
}

export interface OverlayState {
  hover: number;
  cursor: number;
  cursorShown: boolean;
  pin: number;
  marks: BoardMark[];
}

/** Whether there is nothing to draw. */
export const isEmpty = ({ hover, pin, cursorShown, marks }: OverlayState) =>
  hover < 0 && pin < 0 && !cursorShown && !marks.length;

/** `c`: a cleared canvas, in device pixels. */
export function drawOverlay(c: CanvasRenderingContext2D, view: View, dpr: number, p: Palette, state: OverlayState) {
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  c.lineJoin = "round";
  for (const mark of state.marks) drawMark(c, view, p, mark);
  if (state.hover >= 0) outline(c, view, state.hover, 0.97, p.hover, Math.max(1.2, view.scale * 0.035), 0.75);
  if (state.pin >= 0) {
    outline(c, view, state.pin, 0.98, p.halo, Math.max(3.5, view.scale * 0.11), 0.9);
    outline(c, view, state.pin, 0.98, p.pin, Math.max(2, view.scale * 0.06), 1);
    drawPin(c, view, p, state.pin);
  }
  if (state.cursor >= 0 && state.cursorShown) {
    outline(c, view, state.cursor, 1.02, p.halo, Math.max(4, view.scale * 0.13), 0.9);
    outline(c, view, state.cursor, 1.02, p.cursor, Math.max(2.4, view.scale * 0.07), 1);
  }
}

function trace(c: CanvasRenderingContext2D, view: View, hex: number, size: number) {
  const { centre, corner } = view.geometry;
  const [cx, cy] = centre(hex);
  c.beginPath();
  for (let k = 0; k < 6; k++) {
    const [x, y] = corner(hex, k);
    const [px, py] = view.toScreen(cx + (x - cx) * size, cy + (y - cy) * size);
    if (k) c.lineTo(px, py);
    else c.moveTo(px, py);
  }
  c.closePath();
}

function outline(
  c: CanvasRenderingContext2D,
  view: View,
  hex: number,
  size: number,
  colour: string,
  width: number,
  alpha: number,
) {
  trace(c, view, hex, size);
  c.globalAlpha = alpha;
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.stroke();
  c.globalAlpha = 1;
}

function drawPin(c: CanvasRenderingContext2D, view: View, p: Palette, hex: number) {
  const [x, y] = view.middle(hex);
  const r = Math.min(11, Math.max(5, view.scale * 0.16));
  c.beginPath();
  c.moveTo(x, y);
  c.bezierCurveTo(x - r * 0.4, y - r * 1.1, x - r, y - r * 1.4, x - r, y - r * 2.1);
  c.arc(x, y - r * 2.1, r, Math.PI, 0);
  c.bezierCurveTo(x + r, y - r * 1.4, x + r * 0.4, y - r * 1.1, x, y);
  c.fillStyle = p.pin;
  c.fill();
  c.strokeStyle = p.halo;
  c.lineWidth = 1.5;
  c.stroke();
  c.beginPath();
  c.arc(x, y - r * 2.1, r * 0.38, 0, Math.PI * 2);
  c.fillStyle = p.halo;
  c.fill();
}

function drawMark(c: CanvasRenderingContext2D, view: View, p: Palette, mark: BoardMark) {
  const colour = mark.style === "target" ? p.pin : mark.style === "own" ? p.cursor : p.hatch;
  if (!mark.bare) {
    trace(c, view, mark.hex, 0.9);
    c.globalAlpha = 0.22;
    c.fillStyle = colour;
    c.fill();
  }
  outline(c, view, mark.hex, 0.9, colour, Math.max(1.5, view.scale * 0.05), 0.95);
  if (mark.label && view.scale >= 18) word(c, view, p, mark.hex, mark.label, colour);
}

function word(c: CanvasRenderingContext2D, view: View, p: Palette, hex: number, text: string, colour: string) {
  const [x, y] = view.middle(hex);
  c.font = `700 ${Math.max(12, view.scale * 0.28)}px ${p.font}`;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.strokeStyle = p.halo;
  c.lineWidth = 4;
  c.strokeText(text, x, y);
  c.fillStyle = colour;
  c.fillText(text, x, y);
}
