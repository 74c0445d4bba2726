/**
 * Markers and arrows on the sheet: forts, ports, airfields, wrecks, goals, targets, attacks and marches. Told what to
 * draw, never why.
 */
import { centre, corner } from "../geometry.ts";
import { drawAttack, drawTrail } from "../../../board/arrows.ts";
import { ROUND } from "./counter-form.ts";
import { SIDES } from "../sides.ts";
import { lineColour, sideOf } from "../../../board/sides.ts";
import type { View } from "../../../board/view.ts";
import type { Palette } from "../../../board/palette.ts";

type SideName = "axis" | "commonwealth";

export type Marker =
  | { kind: "fort"; hex: number; level: number; side?: SideName; fresh?: boolean }
  | { kind: "port"; hex: number; side?: SideName }
  | { kind: "leader"; hex: number; side: SideName }
  | { kind: "air"; hex: number; count: number; side: SideName }
  | { kind: "wreck"; hex: number }
  | { kind: "railhead"; hex: number }
  | { kind: "goal"; hex: number; text?: string; side?: SideName }
  | { kind: "target"; hex: number; must?: boolean; far?: boolean }
  | { kind: "attack"; from: number[]; to: number; text?: string; side: SideName }
  | { kind: "trail"; hexes: number[]; side: SideName; text?: string };

type Context = CanvasRenderingContext2D;

/** Signs that lie under the counters. */
const UNDER = new Set(["fort", "wreck", "target", "trail"]);
/** Where round markers stand about the middle of a hex, in hexes: beside the counters. */
const SPOTS = {
  port: [-0.36, 0.4],
  air: [-0.36, -0.4],
  railhead: [0.36, 0.4],
  leader: [0, 0.5],
  goal: [0, -0.5],
  fort: [0.38, 0.36],
} as const;
const LEAST_SCALE = 11;

export function drawMarkers(c: Context, markers: Marker[], view: View, dpr: number, p: Palette, under: boolean) {
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  c.lineJoin = c.lineCap = "round";
  for (const marker of markers) {
    if (UNDER.has(marker.kind) === under) drawMarker(c, marker, view, p);
    else if (marker.kind === "fort" && !under) level(c, marker, view, p);
  }
}

function drawMarker(c: Context, marker: Marker, view: View, p: Palette) {
  switch (marker.kind) {
    case "fort":
      return rampart(c, marker, view, p);
    case "target":
      return crosshair(c, marker, view, p);
    case "attack":
      return drawAttack(c, marker, view, p);
    case "trail":
      return drawTrail(c, marker.hexes, p[lineColour(sideOf(SIDES, marker.side))], view, p);
    case "wreck":
      return wreck(c, marker, view, p);
    case "goal":
      return goal(c, marker, view, p);
    default:
      if (view.scale >= LEAST_SCALE) drawFacility(c, marker, view, p);
  }
}

/** The hex smaller by a factor as a path in CSS pixels. */
function outline(c: Context, view: View, hex: number, size: number) {
  const [cx, cy] = centre(hex);
  c.beginPath();
  for (let k = 0; k < 6; k++) {
    const [x, y] = corner(hex, k);
    c.lineTo(...view.toScreen(cx + (x - cx) * size, cy + (y - cy) * size));
  }
  c.closePath();
}

/** A wall with merlons; a second wall for the second level; begun works are dashed. */
function rampart(c: Context, { hex, level, fresh }: Extract<Marker, { kind: "fort" }>, view: View, p: Palette) {
  const width = Math.max(1.4, view.scale * 0.045);
  for (const [size, thick, colour, dash] of [
    [0.9, width * 3.4, p.halo, []],
    [0.9, width * 2.6, p.label, [view.scale * 0.1, view.scale * 0.092]],
    [0.86, width, p.label, fresh ? [width * 2, width * 2] : []],
    ...(level > 1
      ? [
          [0.76, width * 2.2, p.halo, []],
          [0.76, width, p.label, []],
        ]
      : []),
  ] as [number, number, string, number[]][]) {
    outline(c, view, hex, size);
    c.lineCap = "butt";
    c.setLineDash(dash);
    c.strokeStyle = colour;
    c.lineWidth = thick;
    c.stroke();
  }
  c.setLineDash([]);
  c.lineCap = "round";
}

/** The number on a fort's wall, in the shape of its side. */
function level(c: Context, { hex, level, side }: Extract<Marker, { kind: "fort" }>, view: View, p: Palette) {
  if (view.scale < 16) return;
  const { x, y, r } = spot(hex, "fort", view);
  plate(c, x, y, r, side, p);
  drawText(c, String(level), x, y, r * 1.5, side ? p[`side-${sideToken(side)}-ink`] : p.label, p);
}

function drawFacility(
  c: Context,
  marker: Extract<Marker, { kind: "port" | "air" | "railhead" | "leader" }>,
  view: View,
  p: Palette,
) {
  const { x, y, r } = spot(marker.hex, marker.kind, view);
  const side = "side" in marker ? marker.side : undefined;
  plate(c, x, y, r, side, p);
  const ink = side ? p[`side-${sideToken(side)}-ink`] : p.label;
  if (marker.kind === "leader") return drawText(c, "R", x, y, r * 1.6, ink, p);
  c.strokeStyle = c.fillStyle = ink;
  c.lineWidth = Math.max(1.1, r * 0.2);
  c.beginPath();
  if (marker.kind === "port") anchor(c, x, y, r * 0.66);
  else if (marker.kind === "railhead") buffer(c, x, y, r * 0.66);
  else plane(c, x, y, r * 0.72);
  c.stroke();
  if (marker.kind === "air") drawText(c, String(marker.count), x + r * 1.55, y, r * 1.5, p.label, p, true);
}

/** A small board in the shape of a side, with its letter's colours. */
function plate(c: Context, x: number, y: number, r: number, side: SideName | undefined, p: Palette) {
  c.beginPath();
  c.roundRect(x - r, y - r, 2 * r, 2 * r, side ? (ROUND[side] / 60) * 2 * r * (side === "axis" ? 1 : 2.3) : r);
  c.fillStyle = side ? p[`side-${sideToken(side)}`] : p.halo;
  c.fill();
  c.strokeStyle = p.halo;
  c.lineWidth = 3;
  c.stroke();
  c.fill();
  c.strokeStyle = side ? p[`side-${sideToken(side)}-line`] : p.label;
  c.lineWidth = 1.2;
  c.stroke();
}

function anchor(c: Context, x: number, y: number, r: number) {
  c.moveTo(x, y - r * 0.9);
  c.lineTo(x, y + r);
  c.moveTo(x - r * 0.5, y - r * 0.35);
  c.lineTo(x + r * 0.5, y - r * 0.35);
  c.moveTo(x - r * 0.9, y + r * 0.25);
  c.quadraticCurveTo(x - r * 0.7, y + r, x, y + r);
  c.quadraticCurveTo(x + r * 0.7, y + r, x + r * 0.9, y + r * 0.25);
}

/** The end of a line of rails. */
function buffer(c: Context, x: number, y: number, r: number) {
  for (const dy of [-0.45, 0.45]) {
    c.moveTo(x - r, y + dy * r);
    c.lineTo(x + r * 0.6, y + dy * r);
  }
  for (const dx of [-0.7, 0]) {
    c.moveTo(x + dx * r, y - r * 0.8);
    c.lineTo(x + dx * r, y + r * 0.8);
  }
  c.moveTo(x + r * 0.75, y - r);
  c.lineTo(x + r * 0.75, y + r);
}

/** Seen from above. */
function plane(c: Context, x: number, y: number, r: number) {
  for (const [dx, dy] of [
    [0, -1.05],
    [0.2, -0.7],
    [0.2, -0.25],
    [1.15, 0.15],
    [1.15, 0.45],
    [0.2, 0.3],
    [0.13, 0.75],
    [0.5, 0.95],
    [0.5, 1.1],
    [-0.5, 1.1],
    [-0.5, 0.95],
    [-0.13, 0.75],
    [-0.2, 0.3],
    [-1.15, 0.45],
    [-1.15, 0.15],
    [-0.2, -0.25],
    [-0.2, -0.7],
  ])
    c.lineTo(x + dx * r, y + dy * r);
  c.closePath();
  c.lineWidth = 0.5;
  c.fill();
}

/** A burnt drum: crossed out and hatched. */
function wreck(c: Context, { hex }: Extract<Marker, { kind: "wreck" }>, view: View, p: Palette) {
  if (view.scale < LEAST_SCALE) return;
  const [x, y] = view.toScreen(...centre(hex));
  const r = Math.max(5, view.scale * 0.24);
  c.beginPath();
  c.roundRect(x - r * 0.62, y - r * 0.85, r * 1.24, r * 1.7, r * 0.3);
  c.fillStyle = p.halo;
  c.globalAlpha = 0.85;
  c.fill();
  c.globalAlpha = 1;
  for (const dy of [-0.3, 0.3]) {
    c.moveTo(x - r * 0.62, y + dy * r);
    c.lineTo(x + r * 0.62, y + dy * r);
  }
  c.strokeStyle = p.label;
  c.lineWidth = Math.max(1, r * 0.12);
  c.stroke();
  c.beginPath();
  for (const s of [-1, 1]) {
    c.moveTo(x - r * s, y - r);
    c.lineTo(x + r * s, y + r);
  }
  c.strokeStyle = p.barred;
  c.lineWidth = Math.max(1.6, r * 0.2);
  c.stroke();
}

/** A star on what is fought for, with its points. */
function goal(c: Context, { hex, text, side }: Extract<Marker, { kind: "goal" }>, view: View, p: Palette) {
  const [hx, hy] = view.toScreen(...centre(hex));
  outline(c, view, hex, 0.94);
  for (const [width, colour] of [
    [4.4, p.halo],
    [2.2, p.goal],
  ] as [number, string][]) {
    c.setLineDash(width < 3 ? [view.scale * 0.2, view.scale * 0.12] : []);
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.stroke();
  }
  c.setLineDash([]);
  const r = Math.max(5, Math.min(14, view.scale * 0.2));
  const [x, y] = [hx, hy + SPOTS.goal[1] * view.scale];
  c.beginPath();
  for (let i = 0; i < 10; i++) {
    const [a, d] = [(Math.PI * i) / 5 - Math.PI / 2, i % 2 ? r * 0.44 : r];
    c.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d);
  }
  c.closePath();
  c.strokeStyle = p.halo;
  c.lineWidth = 3.4;
  c.stroke();
  c.fillStyle = side ? p[`side-${sideToken(side)}`] : p.goal;
  c.fill();
  c.strokeStyle = p.label;
  c.lineWidth = 1.1;
  c.stroke();
  if (text && view.scale >= 16) drawText(c, text, x + r * 1.1, y, Math.max(10, r * 1.15), p.label, p, true, "left");
}

/**
 * Four corners towards the middle; a thick ring where an attack is compulsory, corners alone where a move comes first.
 */
function crosshair(c: Context, { hex, must, far }: Extract<Marker, { kind: "target" }>, view: View, p: Palette) {
  const [x, y] = view.toScreen(...centre(hex));
  const r = view.scale * 0.56;
  outline(c, view, hex, 0.97);
  c.globalAlpha = far ? 0 : must ? 0.34 : 0.22;
  c.fillStyle = p.pin;
  c.fill();
  c.globalAlpha = 1;
  const thick = must ? 2 : 1;
  for (const [width, colour] of [
    [Math.max(4, view.scale * 0.1) * thick, p.halo],
    [Math.max(2, view.scale * 0.055) * thick, p.pin],
  ] as [number, string][]) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    if (must) {
      outline(c, view, hex, 0.95);
      c.stroke();
    }
    c.beginPath();
    for (let k = 0; k < 4; k++) {
      const [dx, dy] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][k];
      c.moveTo(x + dx * r * 1.06, y + dy * r * 1.06);
      c.lineTo(x + dx * r * 0.74, y + dy * r * 0.74);
    }
    c.stroke();
  }
}

function spot(hex: number, kind: "port" | "air" | "railhead" | "goal" | "fort" | "leader", view: View) {
  const [x, y] = view.toScreen(...centre(hex));
  const [dx, dy] = SPOTS[kind];
  return { x: x + dx * view.scale, y: y + dy * view.scale, r: Math.max(5, Math.min(11, view.scale * 0.13)) };
}

export const sideToken = (side: SideName) => (side === "axis" ? "axis" : "cw");

export function drawText(
  c: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  p: Palette,
  halo = false,
  align: CanvasTextAlign = "center",
) {
  c.font = `700 ${size}px ${p.font}`;
  c.textAlign = align;
  c.textBaseline = "middle";
  if (halo) {
    c.strokeStyle = p.halo;
    c.lineWidth = size * 0.3;
    c.strokeText(text, x, y);
  }
  c.fillStyle = colour;
  c.fillText(text, x, y + size * 0.05);
}
