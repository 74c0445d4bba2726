/**
 * Signs on this map: minefields, battles, limits at hexsides, pursuit fire, goals, targets, attacks and marches.
 * Told what
 * to draw, never why.
 */
import { drawAttack, drawLabel, drawTrail } from "../../../board/arrows.ts";
import { lineColour, sideOf } from "../../../board/sides.ts";
import { centre } from "../geometry.ts";
import { SIDES } from "../sides.ts";
import type { View } from "../../../board/view.ts";
import type { Palette } from "../../../board/palette.ts";

type SideName = "axis" | "allied";

export type Marker =
  | { kind: "mine"; hex: number }
  | { kind: "battle"; hex: number; text?: string; now?: boolean }
  | { kind: "limit"; from: number; to: number; text: string; full?: boolean }
  | { kind: "fire"; from: number; to: number; text?: string }
  | { kind: "goal"; hex: number; text?: string; side?: SideName }
  | { kind: "target"; hex: number; must?: boolean; far?: boolean }
  | { kind: "attack"; from: number[]; to: number; text?: string; side: SideName }
  | { kind: "trail"; hexes: number[]; side: SideName; text?: string };

type Context = CanvasRenderingContext2D;

/** Signs that lie under the blocks. */
const UNDER = new Set(["mine", "trail", "target"]);
const LEAST_SCALE = 11;

export function drawMarkers(c: Context, markers: Marker[], view: View, dpr: number, p: Palette, under: boolean) {
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  c.lineJoin = c.lineCap = "round";
  for (const marker of markers) if (UNDER.has(marker.kind) === under) drawMarker(c, marker, view, p);
}

function drawMarker(c: Context, marker: Marker, view: View, p: Palette) {
  switch (marker.kind) {
    case "mine":
      return mine(c, marker.hex, view, p);
    case "battle":
      return battle(c, marker, view, p);
    case "limit":
      return limit(c, marker, view, p);
    case "fire":
      return fire(c, marker, view, p);
    case "goal":
      return goal(c, marker, view, p);
    case "target":
      return target(c, marker, view, p);
    case "attack":
      return drawAttack(c, marker, view, p);
    case "trail":
      return drawTrail(c, marker.hexes, p[lineColour(sideOf(SIDES, marker.side))], view, p);
  }
}

/** A row of spiked mines along the lower sides of the hex. */
function mine(c: Context, hex: number, view: View, p: Palette) {
  const [x, y] = view.middle(hex);
  const r = Math.max(2, Math.min(6, view.scale * 0.055));
  for (const [ax, ay] of [
    [-0.4, 0.02],
    [-0.37, 0.24],
    [0.4, 0.02],
    [0.37, 0.24],
    [-0.37, -0.2],
    [0.37, -0.2],
  ]) {
    const [mx, my] = [x + ax * view.scale, y + ay * view.scale];
    for (const [colour, more] of [
      [p.halo, 2.6],
      [p.label, 0],
    ] as [string, number][]) {
      c.strokeStyle = c.fillStyle = colour;
      c.lineWidth = 1.2 + more;
      c.beginPath();
      for (let k = 0; k < 8; k++) {
        const angle = (k / 8) * Math.PI * 2;
        c.moveTo(mx, my);
        c.lineTo(mx + Math.cos(angle) * r * 1.5, my + Math.sin(angle) * r * 1.5);
      }
      c.stroke();
      c.beginPath();
      c.arc(mx, my, r + more / 2, 0, Math.PI * 2);
      c.fill();
    }
  }
}

/** Crossed swords at the head of the hex. */
function battle(c: Context, { hex, text, now }: { hex: number; text?: string; now?: boolean }, view: View, p: Palette) {
  if (view.scale < LEAST_SCALE) return;
  const [x, middle] = view.middle(hex);
  const y = middle - view.scale * 0.46;
  const r = Math.max(6, Math.min(15, view.scale * 0.17));
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = now ? p.pin : p.halo;
  c.fill();
  c.strokeStyle = now ? p.halo : p.pin;
  c.lineWidth = Math.max(1.4, r * 0.16);
  c.stroke();
  c.lineWidth = Math.max(1.4, r * 0.2);
  c.beginPath();
  for (const s of [-1, 1]) {
    c.moveTo(x - s * r * 0.55, y - r * 0.55);
    c.lineTo(x + s * r * 0.5, y + r * 0.5);
    c.moveTo(x + s * r * 0.56, y + r * 0.16);
    c.lineTo(x + s * r * 0.16, y + r * 0.56);
  }
  c.stroke();
  if (text) drawLabel(c, text, x + r * 2.4, y, Math.max(10, r), p);
}

/** The middle of the side between two hexes. */
function sideMiddle(from: number, to: number, view: View) {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  return { at: view.toScreen((ax + bx) / 2, (ay + by) / 2), angle: Math.atan2(by - ay, bx - ax) };
}

/** How many have crossed a hexside of how many: a plate on the side, with a bar where no more may. */
function limit(c: Context, { from, to, text, full }: Extract<Marker, { kind: "limit" }>, view: View, p: Palette) {
  if (view.scale < 16) return;
  const { at, angle } = sideMiddle(from, to, view);
  if (full) {
    const reach = view.scale * 0.27;
    c.beginPath();
    c.moveTo(at[0] - Math.sin(angle) * reach, at[1] + Math.cos(angle) * reach);
    c.lineTo(at[0] + Math.sin(angle) * reach, at[1] - Math.cos(angle) * reach);
    for (const [colour, width] of [
      [p.halo, 7],
      [p.barred, 4],
    ] as [string, number][]) {
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.stroke();
    }
  }
  drawLabel(c, text, at[0], at[1], Math.max(9, Math.min(15, view.scale * 0.17)), p, full ? p.barred : p.near);
}

/** Shots across a side, at the units that withdraw over it. */
function fire(c: Context, { from, to, text }: Extract<Marker, { kind: "fire" }>, view: View, p: Palette) {
  const { at, angle } = sideMiddle(from, to, view);
  const r = Math.max(6, Math.min(14, view.scale * 0.16));
  c.beginPath();
  for (let k = 0; k < 16; k++) {
    const turn = (k / 16) * Math.PI * 2 + angle;
    const reach = k % 2 ? r * 0.5 : r;
    c.lineTo(at[0] + Math.cos(turn) * reach, at[1] + Math.sin(turn) * reach);
  }
  c.closePath();
  c.fillStyle = p.pin;
  c.strokeStyle = p.halo;
  c.lineWidth = 1.8;
  c.stroke();
  c.fill();
  if (!text || view.scale < 16) return;
  drawLabel(c, text, at[0], at[1] - r * 1.9, Math.max(9, r * 0.9), p);
}

/** A star at the head of the hex, in the colour of the side that wants it. */
function goal(c: Context, { hex, text, side }: Extract<Marker, { kind: "goal" }>, view: View, p: Palette) {
  const [x, middle] = view.middle(hex);
  const y = middle - view.scale * 0.46;
  const r = Math.max(6, Math.min(14, view.scale * 0.17));
  c.beginPath();
  for (let k = 0; k < 10; k++) {
    const turn = (k / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = k % 2 ? r * 0.45 : r;
    c.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  }
  c.closePath();
  c.fillStyle = side ? p[lineColour(sideOf(SIDES, side))] : p.goal;
  c.strokeStyle = p.halo;
  c.lineWidth = 2.4;
  c.stroke();
  c.fill();
  if (text && view.scale > 20) drawLabel(c, text, x, y + r * 1.9, Math.max(9, r * 0.85), p, p.goal);
}

/** Corners of a frame around a hex that may be chosen. */
function target(c: Context, { hex, must, far }: Extract<Marker, { kind: "target" }>, view: View, p: Palette) {
  const [x, y] = view.middle(hex);
  const r = view.scale * 0.46;
  c.setLineDash(far ? [3, 4] : []);
  for (const [colour, width] of [
    [p.halo, must ? 7 : 5],
    [p.pin, must ? 4 : 2.4],
  ] as [string, number][]) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    for (const turn of [0.25, 0.75, 1.25, 1.75]) {
      const angle = turn * Math.PI;
      c.moveTo(x + Math.cos(angle - 0.35) * r, y + Math.sin(angle - 0.35) * r);
      c.arc(x, y, r, angle - 0.35, angle + 0.35);
    }
    c.stroke();
  }
  c.setLineDash([]);
}
