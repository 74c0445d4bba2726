/** Decides which place names are shown at a zoom and where, so that none covers another. Pure but for the measuring. */

import type { MapModel, Place } from "./model.ts";
import type { Scene } from "./scene.ts";
import type { Point } from "./contour.ts";

/** In CSS pixels at the layout's scale. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PlacedLabel {
  place: Place;
  /** Left end of the text, in world units. */
  x: number;
  /** Middle of the text, in world units. */
  y: number;
  style: LabelStyle;
}

export interface LabelStyle {
  size: number;
  weight: number;
  italic: boolean;
  city: boolean;
  serif: boolean;
}

/** Smaller is more important. */
export function importance(place: Place, major: Set<string>) {
  const has = (kind: string) => place.kinds.includes(kind);
  if (has("city")) return 0;
  if (major.has(place.name)) return 1;
  if (has("port") || has("oasis") || has("source")) return 1;
  if (has("fort")) return 2;
  if (has("village")) return 3;
  return 4;
}

/** `scale`: CSS pixels per hex. */
export function styleOf(place: Place, rank: number, scale: number): LabelStyle {
  const size = (share: number, least: number, most: number) => Math.min(most, Math.max(least, share * scale));
  const landmark = place.kinds.every((kind) => ["landmark", "pass", "railhead"].includes(kind));
  if (rank === 0) return { size: size(0.46, 11.5, 26), weight: 700, italic: false, city: true, serif: true };
  if (landmark) return { size: size(0.33, 9, 17), weight: 400, italic: true, city: false, serif: true };
  if (rank === 1) return { size: size(0.38, 10.5, 21), weight: 600, italic: false, city: false, serif: false };
  return { size: size(0.34, 9.5, 18), weight: 500, italic: false, city: false, serif: false };
}

/** How names stand. */
export interface LabelPlan {
  style: (place: Place, rank: number, scale: number) => LabelStyle;
  /** Places to try: side of the text, vertical shift in CSS pixels, price. */
  spots: (scale: number, height: number) => [number, number, number][];
  /** Where the numbers of hexes without a name stand, in hexes below the middle; the others have none. */
  number: number;
}

/** Fewest pixels per hex at which a rank is tried at all. */
const FROM_SCALE = [0, 0, 15, 17, 22];

/** Places to try around a symbol: [side of the text, vertical shift in text heights, price]. */
const SPOTS: [number, number, number][] = [
  [1, 0, 0],
  [1, -0.75, 0.5],
  [1, 0.75, 0.6],
  [-1, 0, 0.8],
  [-1, -0.75, 1],
  [-1, 0.75, 1.1],
  [0, -1.15, 1.2],
  [0, 1.2, 1.4],
  [1, -1.5, 2],
  [-1, -1.5, 2.2],
  [1, 1.5, 2.2],
  [-1, 1.5, 2.4],
];

/** The price of a spot that a counter in a named hex may cover. */
const HIDDEN = 4;

/**
 * `scale`: CSS pixels per hex. `measure`: width in CSS pixels. `clear`: half the side of the square around each place
 * that a counter may cover, in hexes.
 */
export function layoutLabels(
  model: MapModel,
  scene: Scene,
  scale: number,
  measure: (text: string, style: LabelStyle) => number,
  plan?: LabelPlan,
  clear = 0,
): PlacedLabel[] {
  const { centre, parse, width } = model.geometry;
  const rank = (place: Place) => importance(place, model.major);
  const taken: Box[] = [];
  const clutter = [...(scene.routes.roads ?? []), ...scene.scarps, ...scene.ridges, ...(scene.routes.railroad ?? [])]
    .flat()
    .filter((_, i) => i % 2 === 0);
  const places = [...model.data.places].sort((a, b) => rank(a) - rank(b));
  const at = (place: Place) => centre(parse(place.hex)).map((v) => v * scale);
  const radius = (place: Place) => (rank(place) === 0 ? Math.max(5, 0.34 * scale) : Math.max(3.5, 0.15 * scale));
  for (const place of places) {
    if (scale < FROM_SCALE[rank(place)]) continue;
    const [x, y] = at(place);
    const r = radius(place);
    taken.push({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
  }
  const counters = clear
    ? places.map((place) => {
        const [x, y] = at(place);
        return { x: x - clear * scale, y: y - clear * scale, w: 2 * clear * scale, h: 2 * clear * scale };
      })
    : [];
  const placed = [];
  for (const place of places) {
    if (scale < FROM_SCALE[rank(place)]) continue;
    const style = (plan?.style ?? styleOf)(place, rank(place), scale);
    const [x, y] = at(place);
    const [w, h, r] = [measure(place.name, style), style.size * 1.12, radius(place)];
    let best = null;
    const spots = (clear ? [r, clear * scale] : [r]).flatMap((away) =>
      (plan?.spots(scale, h) ?? SPOTS).map((spot) => ({ spot, away })),
    );
    for (const { spot, away } of spots) {
      const [side, lift, price] = spot;
      const step = plan ? 1 : Math.max(h, away * 1.25);
      const gap = Math.abs(lift) > 1 && side ? away * 0.2 : away + 3;
      const box = {
        x: side > 0 ? x + gap : side < 0 ? x - gap - w : x - w / 2,
        y: y + lift * step - h / 2,
        w,
        h,
      };
      if (box.x < 0 || box.x + w > width * scale || box.y < 0) continue;
      if (
        taken.some(
          (other) =>
            overlaps(box, other, 1.5) &&
            !(
              other.x < x &&
              other.x + other.w > x &&
              other.y < y &&
              other.y + other.h > y &&
              !overlaps(box, other, -r * 0.5)
            ),
        )
      )
        continue;
      const hidden = counters.filter((counter) => overlaps(box, counter, 0)).length;
      const cost = price + clutterIn(box, clutter, scale) * 0.45 + hidden * HIDDEN;
      if (!best || cost < best.cost) best = { cost, box };
    }
    if (!best) continue;
    taken.push(best.box);
    placed.push({ place, style, x: best.box.x / scale, y: (best.box.y + h / 2) / scale });
  }
  return placed;
}

function overlaps(a: Box, b: Box, air: number) {
  return a.x < b.x + b.w + air && b.x < a.x + a.w + air && a.y < b.y + b.h + air && b.y < a.y + a.h + air;
}

function clutterIn(box: Box, points: Point[], scale: number) {
  let count = 0;
  for (const [px, py] of points) {
    const [x, y] = [px * scale, py * scale];
    if (x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h) count++;
  }
  return Math.min(8, count * Math.min(1, 24 / scale) * 0.8);
}
