/**
 * A canvas that is pushed along with the map: it holds more than the stage shows, and is drawn again only when its look
 * changes or the map has moved beyond what it holds.
 */
import { el } from "../dom.ts";
import { View } from "./view.ts";
import type { Geometry } from "./geometry.ts";

/** Part of the margin by which a moving map is drawn further on the side that it comes from. */
const LEAD = 0.5;

/** A view of the same middle that shows more. `margin`: on every side, in CSS pixels. */
export const grown = (view: View, margin: number) =>
  Object.assign(new View(view.geometry), view, { width: view.width + 2 * margin, height: view.height + 2 * margin });

export function createSurface(
  geometry: Geometry,
  { alpha = true, hidden = false }: { alpha?: boolean; hidden?: boolean } = {},
) {
  const canvas = el("canvas", { class: "board-canvas", "aria-hidden": "true", hidden });
  const c = canvas.getContext("2d", { alpha })!;
  /** What the canvas shows: everything that would call for another picture, and where its middle lies. */
  let shown = { look: "", view: new View(geometry), margin: 0 };

  /**
   * Moves the picture with the map. Where that is not enough, it makes the canvas ready to be drawn on. `look`: the
   * picture is another one when this differs. `options`: margin: how far beyond the stage is drawn, in CSS pixels;
   * `loose`: the picture may leave a part of the stage empty. Returns the view to draw, or null if the picture is
   * complete.
   */
  function show(
    look: string,
    view: View,
    dpr: number,
    { margin = 0, loose = false }: { margin?: number; loose?: boolean } = {},
  ): View | null {
    const full = [look, view.scale, view.width, view.height, dpr].join();
    const same = full === shown.look;
    const snap = (hexes: number) => Math.round(hexes * view.scale * dpr) / dpr;
    const [dx, dy] = [snap(shown.view.x - view.x), snap(shown.view.y - view.y)];
    if (same && (loose || (Math.abs(dx) <= shown.margin && Math.abs(dy) <= shown.margin))) {
      move(dx, dy);
      return null;
    }
    const lead = (shift: number) => (-Math.sign(shift) * Math.round(margin * LEAD * dpr)) / dpr;
    const wide = grown(view, margin);
    wide.x += lead(dx) / view.scale;
    wide.y += lead(dy) / view.scale;
    shown = { look: full, view: wide, margin };
    fit(wide, margin, dpr);
    move(lead(dx), lead(dy));
    return wide;
  }

  /** `dy`: CSS pixels. */
  function move(dx: number, dy: number) {
    canvas.style.transform = dx || dy ? `translate(${dx}px, ${dy}px)` : "none";
  }

  function fit(wide: View, margin: number, dpr: number) {
    const [width, height] = [Math.round(wide.width * dpr), Math.round(wide.height * dpr)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    Object.assign(canvas.style, {
      inset: "auto",
      left: `${-margin}px`,
      top: `${-margin}px`,
      width: `${wide.width}px`,
      height: `${wide.height}px`,
    });
  }

  return { canvas, c, show, view: () => shown.view };
}
