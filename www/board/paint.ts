// @ts-check
/** Paints any part of the map at any scale, from the margin up to the names. */
import * as terrain from "./paint-terrain.ts";
import * as lines from "./paint-lines.ts";
import * as labels from "./paint-labels.ts";
import * as frame from "./paint-frame.ts";
import { layoutLabels } from "./label-layout.ts";
import { boundsOf } from "./view.ts";
import { reliefOf, tintRelief } from "./relief.ts";

/**
 * @typedef {{numbers: string, provenance: boolean} & Record<string, unknown>} PaintOptions numbers: an edition of the
 *   geometry, or none; provenance: hatches what was not read from the printed map; the rest belongs to the game
 */
/**
 * @typedef {object} MapWords
 * @property {import("./paint-labels.ts").AreaName[]} areas
 * @property {Record<string, string>} title texts for the part of the paper that is no map
 */
/**
 * @typedef {object} Painter
 * @property {(c: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, scale: number, dpr:
 *   number, bare?: boolean) => void} paint
 *   fills a canvas of device pixels; x, y its corner in world units, scale in device pixels per hex; bare leaves words
 * out
 * @property {(palette: import("./palette.ts").Palette) => void} setPalette
 * @property {(options: Partial<PaintOptions>) => void} setOptions
 * @property {ReturnType<typeof boundsOf>} bounds of the paper, in world units
 * @property {() => string} signature changes whenever a finished picture would look different
 */

/**
 * @param {import("./model.ts").MapModel} model
 * @param {import("./scene.ts").Scene} scene
 * @param {MapWords} texts
 * @param {import("./types.ts").BoardArt} art
 * @param {number} [clear] how far around a place its name stays away, in hexes
 * @returns {Painter}
 */
export function createPainter(model, scene, texts, art, clear = 0) {
  /** @type {PaintOptions} */
  const options = { numbers: Object.keys(art.geometry.numbers)[0], provenance: false };
  const sources = art.sources(model.data);
  const inner = frame.innerOf(art.geometry);
  let palette = /** @type {import("./palette.ts").Palette} */ ({});
  /** @type {ReturnType<typeof tintRelief>|null} */
  let tinted = null;
  let edition = 0;
  /** @type {Map<string, import("./label-layout.ts").PlacedLabel[]>} */
  const layouts = new Map();
  const ruler = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

  /** @param {terrain.Brush} b */
  function layout(b) {
    const css = b.scale / b.dpr;
    const key = css.toFixed(2);
    const known = layouts.get(key);
    if (known) return known;
    const measure = (/** @type {string} */ name, /** @type {import("./label-layout.ts").LabelStyle} */ style) => {
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
      /** @type {terrain.Brush} */
      const b = { c, pixel, scale, dpr, p: palette, scene, model, relief: tinted, sides: art.sides, rect };
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
