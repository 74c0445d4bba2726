/**
 * A map to look at: pan, zoom, hover, cursor, pick, drag. It knows no rules: callers say what to mark and listen for
 * `hexhover` and `hexpick` (CustomEvent, detail {hex: number, via: "pointer"|"keyboard"}; hex -1 when nothing).
 */
import { findHex } from "./model.ts";
import { createPainter } from "./paint.ts";
import { createTiles } from "./tiles.ts";
import { createPieces } from "./pieces.ts";
import { drawOverlay, isEmpty } from "./overlay.ts";
import { readPalette } from "./palette.ts";
import { createGrid } from "./access.ts";
import { stepFrom } from "./geometry.ts";
import { listen } from "./input.ts";
import { watchLoss } from "./loss.ts";
import { joined, miniature, sharpness } from "./picture.ts";
import { modelOf, sceneOf } from "./shared-map.ts";
import { SIZE } from "./stacks.ts";
import { createSurface, grown } from "./surface.ts";
import { MAX_SCALE, View } from "./view.ts";
import type { BoardConfig } from "./types.ts";
import type { BoardMark, OverlayState } from "./overlay.ts";
import type { PaintOptions } from "./paint.ts";
import type { Layout } from "./pieces.ts";

/** Half the width of what a counter covers, in hexes, with the air around it. */
const CLEAR = SIZE / 2 + 0.06;
const SETTLE_MS = 150;
/** How far beyond the stage the map is drawn once it moves, in CSS pixels. */
const ahead = (view: View) => Math.round(view.width / 8);
/** Device pixels of a stage above which no tiles are painted in advance. */
const MOST_PIXELS = 12e6;

/** CSS pixels to a hex where the map opens near: on a narrow screen, and on a wide one. */
const [NEAR, NEAREST] = [30, 46];

export function createBoard(root: HTMLElement, config: BoardConfig) {
  const { art } = config;
  const { geometry } = art;
  const { centre, hexAt } = geometry;
  const model = modelOf(config.map, art);
  const scene = sceneOf(model);
  const painter = createPainter(model, scene, config.words, art, config.counters ? CLEAR : 0);
  const tiles = createTiles(painter, () => request("paper"));
  const view = new View(geometry);
  const paper = createSurface(geometry, { alpha: false });
  const overlay = createSurface(geometry);
  const pieces = createPieces(art);
  const describe = (hex: number) => config.access.describe(hex, model);
  const access = createGrid({ ...config.access, id: config.id, describe }, geometry);
  root.classList.add("board");
  root.append(paper.canvas, pieces.canvas, overlay.canvas, access.grid, access.help, access.live);
  const loss = watchLoss(root, [paper, pieces, overlay], config.access.lost, () => {
    tiles.clear();
    pieces.clear();
    config.above?.clear?.();
    request("paper");
  });
  const state: OverlayState = { hover: -1, cursor: config.cursor ?? 0, cursorShown: false, pin: -1, marks: [] };
  /** The whole map in small, until it looks different. */
  let small: { key: string; picture: HTMLCanvasElement } | null = null;
  let palette = readPalette(root, art.colours);
  painter.setPalette(palette);
  let dpr = 1;
  /** Device pixels for a CSS pixel that the browser has memory for. */
  let most = Infinity;
  let placed = false;
  let frame = 0;
  /** Counts the changes of what each canvas shows. */
  const editions = { paper: 0, pieces: 0, overlay: 0 };
  /** The map is dragged without any other change until then. */
  let movesUntil = 0;
  let lastSeen = "";
  let settleAt = 0;
  let pointer: { x: number; y: number } | null = null;
  /** Asks for one frame; nothing is drawn between requests. */
  function request(what: "paper" | "pieces" | "overlay") {
    movesUntil = 0;
    editions[what]++;
    if (what === "paper") editions.overlay++;
    frame ||= requestAnimationFrame(tick);
  }

  /** How far beyond the stage tiles are painted at rest, in CSS pixels. Very large stages have enough to hold already. */
  const reserve = () => (view.width * view.height * dpr * dpr > MOST_PIXELS ? 0 : 2 * ahead(view));

  /** Paints missing tiles for a few milliseconds. Returns whether the map on the screen has to be drawn again. */
  function paintTiles() {
    const held = paper.view();
    const gaps = tiles.missing(view).length;
    const before = gaps || tiles.missing(held).length;
    if (!tiles.work(movesUntil ? held : grown(view, reserve())) || !before) return false;
    return gaps ? tiles.missing(view).length < gaps : !tiles.missing(held).length;
  }

  /**
   * The map. While it moves, everything lies on this one canvas, which is pushed along: the browser has one large
   * picture to put on the screen instead of three.
   */
  function drawPaper(flat: boolean) {
    const { c, canvas } = paper;
    const look = [editions.paper, flat && editions.pieces, palette.margin, !settleAt].join();
    const wide = paper.show(look, view, dpr, { margin: flat ? ahead(view) : 0 });
    if (!wide) return;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.fillStyle = palette.margin;
    c.fillRect(0, 0, canvas.width, canvas.height);
    tiles.draw(c, wide, dpr);
    if (!flat) return;
    pieces.draw(c, wide, dpr, palette, true);
    const [x, y] = wide.toScreen(...overlay.view().toWorld(0, 0));
    c.setTransform(1, 0, 0, 1, 0, 0);
    if (hasTop()) c.drawImage(overlay.canvas, Math.round(x * dpr), Math.round(y * dpr));
  }

  const hasTop = () => !isEmpty(state) || config.above?.empty() === false;

  /** What lies above the map. */
  function drawTop(flat: boolean) {
    const { c, canvas } = overlay;
    canvas.hidden = flat || !hasTop();
    if (!hasTop() || !overlay.show(`${editions.overlay}`, view, dpr, { loose: flat })) return;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, canvas.width, canvas.height);
    drawOverlay(c, view, dpr, palette, state);
    config.above?.draw(c, view, dpr, palette);
  }

  function tick() {
    frame = 0;
    if (!placed || !loss.ready()) return;
    const now = performance.now();
    if (settleAt && now >= settleAt) {
      settleAt = 0;
      tiles.use(view.scale, dpr);
      editions.paper++;
    }
    if (now >= movesUntil) movesUntil = 0;
    if (!settleAt && paintTiles()) editions.paper++;
    const flat = movesUntil > 0 && !settleAt;
    drawTop(flat);
    drawPaper(flat);
    if (flat) pieces.canvas.hidden = true;
    else pieces.show(view, dpr, palette, !settleAt);
    root.dataset.painted = settleAt || tiles.missing(view).length ? "partly" : "all";
    const seen = [editions.paper, view.x, view.y, view.scale, view.width, view.height].join();
    if (seen !== lastSeen) root.dispatchEvent(new CustomEvent("viewchange", { detail: { scale: view.scale } }));
    lastSeen = seen;
    const moves = movesUntil > 0 && movesUntil < Infinity;
    const waits = tiles.missing(movesUntil ? paper.view() : grown(view, reserve())).length > 0;
    if (settleAt || moves || waits) frame ||= requestAnimationFrame(tick);
    else setTimeout(atRest, 60);
  }

  /** What is left to do when the map is painted: the small picture of it, and a look at whether there is a map at all. */
  function atRest() {
    tiles.refreshOverview();
    if (frame || loss.hasPicture(paper) || most <= 1) return;
    // A canvas of fewer pixels may still find room.
    most = 1;
    resize();
  }

  /** The bitmap is stretched during a gesture and painted afresh once it rests. */
  function scaled() {
    settleAt = performance.now() + SETTLE_MS;
    request("paper");
  }

  function resize() {
    const box = root.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return;
    dpr = Math.min(most, sharpness(box.width * box.height));
    view.resize(box.width, box.height);
    if (!placed) {
      placed = true;
      view.fit();
      const near = Math.min(NEAREST, Math.max(NEAR, view.width / 22));
      // The map fills even the largest stage.
      if (config.near) view.centreOn(...centre(state.cursor), Math.max(near, view.coverScale));
      else if (view.scale < 9) view.centreOn(...centre(state.cursor), 17);
    }
    tiles.use(view.scale, dpr);
    request("paper");
  }
  const sizes = new ResizeObserver(resize);
  sizes.observe(root);
  matchMedia("(resolution: 1dppx)").addEventListener("change", resize, { signal: config.signal });
  config.signal?.addEventListener("abort", () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
  });

  const emit = (type: string, hex: number, via: "pointer" | "keyboard", more?: object) =>
    void root.dispatchEvent(new CustomEvent(type, { detail: { hex, via, ...more } }));

  /** `more`: how it was picked. */
  function pick(hex: number, via: "pointer" | "keyboard", more?: object) {
    if (hex < 0) return;
    if (config.pins === false) return emit("hexpick", hex, via, more);
    state.pin = state.pin === hex ? -1 : hex;
    emit("hexpick", state.pin, via);
    request("overlay");
  }

  function moveCursor(hex: number, shown = true) {
    if (hex < 0) return;
    state.cursor = hex;
    state.cursorShown = shown;
    access.show(hex);
    view.reveal(...centre(hex), Math.min(90, view.width / 4, view.height / 4));
    request("paper");
    if (shown) emit("hexhover", hex, "keyboard");
  }

  function hoverAt(x: number, y: number) {
    pointer = { x, y };
    const hex = config.above?.over(x, y) ? -1 : hexAt(...view.toWorld(x, y));
    if (hex === state.hover) return;
    state.hover = hex;
    emit("hexhover", hex, "pointer");
    request("overlay");
  }

  /** The hex of the last tap: a second one elsewhere, on a map that has moved, makes no double tap. */
  let tapped = -1;

  function tap(x: number, y: number, event: PointerEvent, twice = false) {
    if (config.above?.tap(x, y, event)) return access.grid.focus({ preventScroll: true });
    const hex = hexAt(...view.toWorld(x, y));
    if (hex < 0) return;
    state.cursor = hex;
    state.cursorShown = false;
    access.show(hex);
    const group = event.ctrlKey || event.metaKey;
    pick(hex, "pointer", { twice: twice && hex === tapped, add: event.shiftKey || group, group });
    tapped = hex;
    access.grid.focus({ preventScroll: true });
  }

  function zoom(x: number, y: number, factor: number) {
    view.zoomAt(x, y, factor);
    scaled();
    if (pointer) hoverAt(pointer.x, pointer.y);
  }
  const zoomBy = (factor: number) => zoom(view.width / 2, view.height / 2, factor);

  /** Keys zoom about the cursor, and keep it in sight. */
  function zoomAtCursor(factor: number) {
    const at = centre(state.cursor);
    zoom(...view.toScreen(...at), factor);
    view.reveal(...at, Math.min(60, view.width / 4, view.height / 4));
  }
  function fit() {
    view.fit();
    scaled();
  }

  function key(event: KeyboardEvent) {
    if (config.onKey?.(event, state.cursor)) return true;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const next = stepFrom(state.cursor, name, geometry);
    if (next !== null) moveCursor(next);
    else if (name === "+" || name === "=") zoomAtCursor(1.4);
    else if (name === "-") zoomAtCursor(1 / 1.4);
    else if (name === "0") fit();
    else if (name === "g") config.onGoTo?.();
    else if (name === "Enter" || name === " ") pick(state.cursor, "keyboard");
    else if (name === "Escape" && state.pin >= 0) pick(state.pin, "keyboard");
    else return false;
    return true;
  }

  listen(root, {
    pan(dx, dy) {
      view.panBy(dx, dy);
      movesUntil = Infinity;
      frame ||= requestAnimationFrame(tick);
    },
    zoom,
    hover: hoverAt,
    leave() {
      pointer = null;
      config.above?.over(-1, -1);
      state.hover = -1;
      emit("hexhover", -1, "pointer");
      request("overlay");
    },
    tap,
    doubleTap: (x, y, event) => (config.pins === false ? tap(x, y, event, true) : zoom(x, y, 2)),
    key,
    carry: config.carry && {
      take: (x, y, event) => config.carry?.take(hexAt(...view.toWorld(x, y)), event, { x, y }) ?? false,
      over(x, y, event) {
        hoverAt(x, y);
        config.carry?.over(state.hover, event);
      },
      drop: (x, y, event) =>
        config.carry?.drop(event.type === "pointerup" ? hexAt(...view.toWorld(x, y)) : null, event),
    },
    dragging(on) {
      root.classList.toggle("is-dragging", on);
      if (on || !movesUntil) return;
      movesUntil = performance.now() + SETTLE_MS;
      frame ||= requestAnimationFrame(tick);
    },
  });
  access.grid.addEventListener(
    "focus",
    () => access.grid.matches(":focus-visible") && !state.cursorShown && moveCursor(state.cursor),
  );
  access.show(state.cursor);

  return {
    model,
    view,
    fit,
    zoomBy,
    focus: () => access.grid.focus(),
    say: access.say,
    describeAgain: access.refresh,
    find: (text: string) => findHex(model, text),
    /** Moves the cursor to a hex, near enough to read it. */
    goTo(hex: number) {
      const scale = Math.max(view.scale, Math.min(MAX_SCALE, 44));
      view.centreOn(...centre(hex), scale);
      scaled();
      moveCursor(hex);
    },
    setOptions(options: Partial<PaintOptions>) {
      painter.setOptions(options);
      tiles.use(view.scale, dpr);
      request("paper");
    },
    setMarks(marks: BoardMark[]) {
      state.marks = marks;
      request("overlay");
    },
    /** Puts things on the map. */
    setLayout(layout: Layout) {
      pieces.set(layout);
      access.update();
      request("pieces");
    },
    /** The hex under a point of the window, or -1. */
    hexUnder(clientX: number, clientY: number) {
      const box = root.getBoundingClientRect();
      const [x, y] = [clientX - box.left, clientY - box.top];
      return x < 0 || y < 0 || x > box.width || y > box.height ? -1 : hexAt(...view.toWorld(x, y));
    },
    /** What is seen now, without hover and cursor. */
    picture() {
      if (movesUntil) {
        movesUntil = 0;
        tick();
      }
      return joined(paper.canvas, pieces.canvas);
    },
    /** The whole map in small, not to be drawn on. `width`: in device pixels. */
    miniature(width: number) {
      const key = `${painter.signature()}@${width}`;
      if (small?.key !== key) small = { key, picture: miniature(painter, width) };
      return small.picture;
    },
    refresh: () => request("overlay"),
    /** Brings a place of the map to the middle. `y`: in hexes. */
    lookAt(x: number, y: number) {
      view.centreOn(x, y);
      request("paper");
    },
    palette: () => palette,
    /** Device pixels to a CSS pixel of its canvases. */
    dpr: () => dpr,
    moveCursor,
    /** `hex`: -1 releases. */
    setPin(hex: number) {
      state.pin = hex;
      request("overlay");
    },
    /** Reads the colours again, after the paper changed. */
    repaint() {
      palette = readPalette(root, art.colours);
      painter.setPalette(palette);
      if (placed) tiles.use(view.scale, dpr);
      request("paper");
    },
    cursor: () => state.cursor,
  };
}
