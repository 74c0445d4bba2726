/** What a caller tells the board at its start. */

import type { MapWords, PaintOptions } from "./paint.ts";
import type { MapModel } from "./model.ts";
import type { Carry } from "./input.ts";
import type { Brush } from "./paint-terrain.ts";
import type { Geometry } from "./geometry.ts";
import type { Side } from "./sides.ts";
import type { LabelPlan } from "./label-layout.ts";
import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";

export interface BoardConfig {
  /** The data of map.json. */
  map: object;
  art: BoardArt;
  /** Printed on the map. */
  words: MapWords;
  /** `lost`: the sentence in place of a map whose canvas the browser has dropped. */
  access: { label: string; help: string; lost: string; describe(hex: number, model: MapModel): string };
  /** First hex of the keyboard cursor. */
  cursor?: number;
  /** The map opens on its cursor, near enough to tell the counters; else as a whole. */
  near?: boolean;
  /** Asked for by the G key. */
  onGoTo?: () => void;
  /** Start of the ids of its elements, where a page has several boards. */
  id?: string;
  /** Whether counters may cover what is printed: place names stand beside them. */
  counters?: boolean;
  /** Ends the board: what it listens to outside its own element is let go. */
  signal?: AbortSignal;
  /** Whether a pick pins the hex; on unless false. */
  pins?: boolean;
  /** Sees keys first; true when it used one. */
  onKey?: (event: KeyboardEvent, cursor: number) => boolean;
  carry?: Carry;
  above?: Above;
}

/** What a painter of a game does. */
export type Painter = { paint(b: Brush): void }["paint"];

/** How a game's map and pieces look; the same for all its boards. Its map and its markers have data of its own. */
export interface BoardArt {
  geometry: Geometry;
  sides: readonly Side[];
  /** Further names of the style, without `--`, that the palette reads. */
  colours: readonly string[];
  /** Places whose names are printed as large as a port's. */
  major: readonly string[];
  /** Of a game whose map has data of another form. */
  model?: { model(data: object): MapModel }["model"];
  /** Hexes marked with the sign of a side. */
  sources: { sources(data: object): { hex: number; side: string }[] }["sources"];
  /** How and where names of places stand, where not as usual. */
  names?: LabelPlan;
  /** How much of the ground the part of the paper hides that is no map; all of it without this. */
  offMap?: number;
  /** Those below the counters, or those above; needed where markers are drawn. */
  drawMarkers?: {
    draw(c: CanvasRenderingContext2D, markers: Marker[], view: View, dpr: number, p: Palette, under: boolean): void;
  }["draw"];
  /** Into the part of the paper that is no map. */
  paintTitle?: { paint(b: Brush, words: Record<string, string>): void }["paint"];
  /** What the game's own options add. */
  paintExtras?: { paint(b: Brush, options: PaintOptions, words: Record<string, string>): void }["paint"];
  /** Tints of the land, under its relief. */
  paintGround?: Painter;
  /** Its roads, in place of the usual ones. */
  paintRoutes?: Painter;
  /** Its hexsides, above the usual ones. */
  paintSides?: Painter;
  /** Signs of places, in place of the usual ones. */
  paintPlaces?: Painter;
}

/** A sign that the game draws, with more that it needs; the board knows where it lies. */
export interface Marker {
  kind: string;
  hex?: number;
  side?: string;
  level?: number;
  count?: number;
}

/** Something that lies above the counters and takes the pointer first. */
export interface Above {
  draw: (c: CanvasRenderingContext2D, view: View, dpr: number, p: Palette) => void;
  /** Whether there is nothing to draw. */
  empty: () => boolean;
  /** The browser has dropped canvases: pictures made in advance are made again. */
  clear?: () => void;
  /** The pointer is there; true when it is over this and not over the map. -1, -1 when it has left. */
  over: (x: number, y: number) => boolean;
  /** True when it was for this. */
  tap: (x: number, y: number, event: PointerEvent) => boolean;
}
