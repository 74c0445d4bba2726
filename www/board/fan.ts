/** A pile spread out: drawn above everything else, with what is chosen and where the keyboard is. */
import { drawRing } from "./chips.ts";
import type { Fan } from "./stacks.ts";
import type { Pile } from "./counters.ts";
import type { Sprites } from "./sprites.ts";
import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";

type Context = CanvasRenderingContext2D;

/** `state.at`: the place of the keyboard, -1 for none; `state.all`: the word on the place of all. */
export function drawFan(
  c: Context,
  fan: Fan,
  pile: Pile,
  sprites: Sprites,
  state: { chosen: Set<string>; at: number; over: number | "all" | null; all: string },
  view: View,
  dpr: number,
  p: Palette,
) {
  const { box, slots, all } = fan;
  const [hx, hy] = view.middle(pile.hex);
  c.setTransform(dpr, 0, 0, dpr, 0, 0);
  c.lineJoin = "round";
  const above = box.y + box.height <= hy;
  const foot = above ? box.y + box.height : box.y;
  const fx = Math.min(Math.max(hx, box.x + 14), box.x + box.width - 14);
  c.beginPath();
  c.roundRect(box.x, box.y, box.width, box.height, 7);
  c.moveTo(fx - 8, foot);
  c.lineTo(hx, hy + (above ? -1 : 1) * Math.min(6, view.scale * 0.2));
  c.lineTo(fx + 8, foot);
  c.fillStyle = p.halo;
  c.strokeStyle = p.label;
  c.lineWidth = 3;
  c.stroke();
  c.fill();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.imageSmoothingEnabled = false;
  slots.forEach((slot, i) => {
    const piece = pile.pieces[i];
    const size = Math.round(slot.size * dpr);
    const [x, y] = [Math.round(slot.x * dpr), Math.round(slot.y * dpr)];
    c.drawImage(sprites.get(piece, size, p, dpr), x, y);
    if (piece.id && state.chosen.has(piece.id)) drawRing(c, x, y, size, size, dpr, p, "chosen");
    if (state.at === i || state.over === i) focus(c, x, y, size, dpr, p, state.at === i);
  });
  if (!all) return;
  const size = Math.round(all.size * dpr);
  const [x, y] = [Math.round(all.x * dpr), Math.round(all.y * dpr)];
  everyone(c, x, y, size, pile.pieces.length, state.all, dpr, p);
  if (state.over === "all" || state.at === slots.length) focus(c, x, y, size, dpr, p, state.at === slots.length);
}

function focus(c: Context, x: number, y: number, size: number, dpr: number, p: Palette, keys: boolean) {
  c.setLineDash(keys ? [5 * dpr, 3 * dpr] : []);
  c.strokeStyle = keys ? p.pin : p.hover;
  c.lineWidth = (keys ? 2.6 : 1.6) * dpr;
  c.strokeRect(x - 3 * dpr, y - 3 * dpr, size + 6 * dpr, size + 6 * dpr);
  c.setLineDash([]);
}

/** The place that means all of them: three boards and a word. */
function everyone(c: Context, x: number, y: number, size: number, n: number, word: string, dpr: number, p: Palette) {
  c.strokeStyle = p.label;
  c.lineWidth = 1.3 * dpr;
  c.beginPath();
  c.roundRect(x, y, size, size, 5 * dpr);
  c.stroke();
  for (const i of [2, 1, 0]) {
    c.beginPath();
    c.rect(x + size * (0.25 + i * 0.09), y + size * (0.26 - i * 0.08), size * 0.32, size * 0.32);
    c.fillStyle = p.halo;
    c.fill();
    c.stroke();
  }
  c.fillStyle = p.label;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.font = `700 ${Math.round(size * 0.22)}px ${p.font}`;
  c.fillText(String(n), x + size * 0.41, y + size * 0.43);
  c.font = `600 ${Math.round(size * 0.22)}px ${p.font}`;
  c.fillText(word, x + size / 2, y + size * 0.8, size * 0.94);
}
