/**
 * Mountains and marsh on hexsides, open where a road leads through, and the edge of the map between hexes. The
 * shared board
 * draws escarpments.
 */
import { peak, rush } from "../../../board/glyphs.ts";
import { stream } from "../../../board/noise.ts";
import { wide } from "../../../board/paint-terrain.ts";
import { GEOMETRY } from "../geometry.ts";
import { sideKey } from "../map-model.ts";
import type { Mark } from "../../../board/glyphs.ts";
import type { BoardData, Brush } from "../map-model.ts";

const { corner, directionTo, parse } = GEOMETRY;
/** Where along a side its peaks stand: those in the middle leave room for a road. */
const ALONG = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
/** Half the width of a gap, as a part of the side. */
const GAP = 0.2;

const made = new WeakMap<object, { peaks: Mark[]; rushes: Mark[] }>();

/** Marks along the sides of one kind. */
function marksAlong(data: BoardData, kind: string, seed: number) {
  const marks: Mark[] = [];
  for (const [a, b] of data.hexsides[kind].map((pair) => pair.map(parse))) {
    const next = stream(a * 7 + b * 13 + seed);
    const d = directionTo(a, b);
    const [from, to] = [corner(a, d), corner(a, d + 1)];
    const open = data.gaps.has(sideKey(a, b));
    for (const t of ALONG) {
      const [wander, aside, size, turn, form] = [next(), next(), next(), next(), next()];
      if (open && Math.abs(t - 0.5) < GAP) continue;
      const at = t + (wander - 0.5) * 0.06;
      marks.push({
        x: from[0] + (to[0] - from[0]) * at + (aside - 0.5) * 0.07,
        y: from[1] + (to[1] - from[1]) * at + (aside - 0.5) * 0.05,
        size: 0.62 + size * 0.4,
        turn: turn - 0.5,
        kind: form,
      });
    }
  }
  return marks.sort((m, n) => m.y - n.y);
}

/** The line between hexes of the board and those beyond it. */
function edges({ c, p, model }: Brush, width: number) {
  c.beginPath();
  for (const [a, b] of model.data.edges) {
    const d = directionTo(a, b);
    c.moveTo(...corner(a, d));
    c.lineTo(...corner(a, d + 1));
  }
  c.strokeStyle = p.frame;
  c.lineWidth = width;
  c.stroke();
}

export function paintBarriers(b: Brush) {
  const { c, p, model } = b;
  const known = made.get(model) ?? {
    peaks: marksAlong(model.data, "mountain", 3),
    rushes: marksAlong(model.data, "marsh", 9),
  };
  made.set(model, known);
  const seen = ({ x, y }: Mark) =>
    x > b.rect.left - 1 && x < b.rect.right + 1 && y > b.rect.top - 1 && y < b.rect.bottom + 1;
  c.lineCap = c.lineJoin = "round";
  edges(b, wide(b, 0.05, 1, 2.6));
  for (const mark of known.peaks.filter(seen)) peak(c, mark, p, b.dpr * b.pixel);
  c.strokeStyle = p["marsh-ink"];
  c.lineWidth = wide(b, 0.022, 0.7, 3);
  c.beginPath();
  for (const mark of known.rushes.filter(seen)) rush(c, { ...mark, size: mark.size * 1.5 });
  c.stroke();
}
