/** Paints any part of the map at any scale, from the margin up to the names. */
import * as terrain from "./paint-terrain.ts";
import * as lines from "./paint-lines.ts";
import * as labels from "./paint-labels.ts";
import * as frame from "./paint-frame.ts";
import { layoutLabels } from "./label-layout.ts";
import { boundsOf } from "./view.ts";
import { reliefOf, tintRelief } from "./relief.ts";
import type { AreaName } from "./paint-labels.ts";
import type { Palette } from "./palette.ts";
import type { MapModel } from "./model.ts";
import type { Scene } from "./scene.ts";
import type { BoardArt } from "./types.ts";
import type { LabelStyle, PlacedLabel } from "./label-layout.ts";

/**
 * `numbers`: an edition of the geometry, or none; provenance: hatches what was not read from the printed map; the rest
 * belongs to the game.
 */
export type PaintOptions = { numbers: string; provenance: boolean } & Record<string, unknown>;

export interface MapWords {
  areas: AreaName[];
  /** Texts for the part of the paper that is no map. */
  title: Record<string, string>;
}

export interface Painter {
  /**
   * Fills a canvas of device pixels; x, y its corner in world units, scale in device pixels per hex; bare leaves words
   * out.
   */
  paint: (
    c: CanvasRenderingContext2D,
    x: number,
    y: number,
    width: number,
    height: number,
    scale: number,
    dpr: number,
    bare?: boolean,
  ) => void;
  setPalette: (palette: Palette) => void;
  setOptions: (options: Partial<PaintOptions>) => void;
  /** Of the paper, in world units. */
  bounds: ReturnType<typeof boundsOf>;
  /** Changes whenever a finished picture would look different. */
  signature: () => string;
}

/** `clear`: how far around a place its name stays away, in hexes. */
export function createPainter(model: MapModel, scene: Scene, texts: MapWords, art: BoardArt, clear = 0): Painter {
  const options: PaintOptions = { numbers: Object.keys(art.geometry.numbers)[0], provenance: false };
  const sources = art.sources(model.data);
  const inner = frame.innerOf(art.geometry);
  let palette: Palette = {};
  let tinted: ReturnType<typeof tintRelief> | null = null;
  let edition = 0;
  const layouts = new Map<string, PlacedLabel[]>();
  const ruler = document.createElement("canvas").getContext("2d")!;

  function layout(b: terrain.Brush) {
    const css = b.scale / b.dpr;
    const key = css.toFixed(2);
    const known = layouts.get(key);
    if (known) return known;
    const measure = (name: string, style: LabelStyle) => {
      ruler.font = labels.fontOf(b, style, 1);
      return ruler.measureText(name).width;
    };
    if (layouts.size > 12) layouts.clear();
    const made = layoutLabels(model, scene, css, measure, art.names, clear);
    layouts.set(key, made);
    return made;
  }

  return {
    bounds: boundsOf(art.geometry),
    setPalette(next) {
      palette = next;
      tinted = null;
      edition++;
    },
    setOptions(next) {
      Object.assign(options, next);
      edition++;
    },
    signature: () => String(edition),
    paint(c, x, y, width, height, scale, dpr, bare = false) {
      const pixel = 1 / scale;
      const rect = { left: x, top: y, right: x + width * pixel, bottom: y + height * pixel };
      c.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
      // With the first picture, not at start: it is the dearest part.
      tinted ??= tintRelief(reliefOf(model), palette);
      const b: terrain.Brush = {
        c,
        pixel,
        scale,
        dpr,
        p: palette,
        scene,
        model,
        relief: tinted,
        sides: art.sides,
        rect,
      };
      frame.paintMargin(b);
      c.save();
      c.beginPath();
      c.rect(inner.left, inner.top, inner.width, inner.height);
      c.clip();
      terrain.paintSea(b);
      terrain.paintLand(b, art.paintGround);
      if (options.provenance) frame.paintProvenance(b);
      if (!bare) labels.paintAreas(b, texts.areas);
      terrain.paintGrid(b);
      if (!bare) labels.paintNumbers(b, options.numbers, art.names?.number);
      lines.paintBorders(b);
      frame.paintOffMap(b, art.offMap);
      art.paintTitle?.(b, texts.title);
      art.paintExtras?.(b, options, texts.title);
      (art.paintRoutes ?? lines.paintRoutes)(b);
      lines.paintSides(b);
      art.paintSides?.(b);
      (art.paintPlaces ?? labels.paintSymbols)(b);
      labels.paintSources(b, sources);
      if (!bare) labels.paintNames(b, layout(b));
      c.restore();
      frame.paintFrame(b);
    },
  };
}
