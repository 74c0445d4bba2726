/** Paints the pictures of the pages when they have a size, and again with another size or theme. */
import { createStills } from "../../../board/still.ts";
import { paintCounter } from "../art/counter-face.ts";
import { BOARD_ART } from "../art/board-art.ts";
import { mapWords } from "../art/map-words.ts";
import { COUNTERS, PICTURES, STAMPS } from "./pictures.ts";
import type { App } from "../engine-types.ts";
import type { MapData } from "../map-model.ts";

/** `root`: the page; its canvases name their pictures. `map`: the data of map.json. */
export function createPictures(root: HTMLElement, app: App, map: MapData) {
  const stills = createStills(root, { map, art: BOARD_ART, words: mapWords(app.lang) });
  /** Canvases that wait, one a frame: a picture of the map takes some time. */
  const waiting = new Set<HTMLCanvasElement>();
  let frame = 0;

  function paintNext() {
    frame = 0;
    const [canvas] = waiting;
    if (!canvas) return;
    waiting.delete(canvas);
    if (canvas.isConnected && canvas.clientWidth > 1) {
      const { picture = "", stamp = "" } = canvas.dataset;
      if (picture === "counters") counters(canvas);
      else stills.paint(canvas, stamp ? STAMPS[stamp] : PICTURES[picture]);
      canvas.dataset.painted = "";
    }
    if (waiting.size) frame = requestAnimationFrame(paintNext);
  }
  function paint(canvases: Iterable<HTMLCanvasElement>) {
    for (const canvas of canvases) waiting.add(canvas);
    if (waiting.size && !frame) frame = requestAnimationFrame(paintNext);
  }

  /** Counters in a row. */
  function counters(canvas: HTMLCanvasElement) {
    const { clientWidth, clientHeight } = canvas;
    const dpr = Math.min(3, devicePixelRatio || 1);
    Object.assign(canvas, { width: Math.round(clientWidth * dpr), height: Math.round(clientHeight * dpr) });
    const c = canvas.getContext("2d")!;
    const step = canvas.width / COUNTERS.length;
    const size = Math.min(step, canvas.height) * 0.9;
    COUNTERS.forEach((counter, i) => {
      c.setTransform(1, 0, 0, 1, i * step + (step - size) / 2, (canvas.height - size) / 2);
      paintCounter(c, size, stills.palette(), dpr, counter);
    });
  }

  const all = () => root.querySelectorAll("canvas");
  const sizes = new ResizeObserver((entries) => paint(entries.map(({ target }) => target as HTMLCanvasElement)));
  app.theme.onChange(() => {
    stills.readColours();
    paint(all());
  });
  return {
    /** Paints what the page holds from now on. */
    follow() {
      sizes.disconnect();
      for (const canvas of all()) sizes.observe(canvas);
    },
  };
}
