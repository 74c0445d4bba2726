// @ts-check
/**
 * Counters on their way: each group is painted once on a small canvas of its own, which the browser moves along the
 * path. The map and the other counters are not painted again meanwhile.
 */
import { el } from "../dom.ts";
import { SIZE, pileSlots } from "./stacks.ts";

/** @typedef {import("./counters.ts").Piece} Piece */
/** Counters that go together, and the hexes of their path. @typedef {{ids: readonly string[], hexes: number[]}} Move */
/**
 * How the board shows things at this moment.
 * @typedef {object} Look
 * @property {import("./view.ts").View} view
 * @property {() => number} dpr
 * @property {() => import("./palette.ts").Palette} palette
 */

/** The smallest counter on its way, in CSS pixels: on a small map it stays visible. */
const SMALLEST = 16;
/** Side of the canvas of a group, in counters: those below look out. */
const ROOM = 1.5;
/** Milliseconds after which the counters arrive in any case: where the page is out of sight no frames are drawn. */
const GRACE = 400;
/** What ends the way of all counters: the player does not wait for them. */
const INPUTS = ["pointerdown", "keydown", "wheel"];

/**
 * The point of a path after a share of it; every step takes the same time.
 * @param {readonly number[]} hexes @param {number} share 0 to 1
 * @param {(hex: number) => [number, number]} centre @returns {[number, number]}
 */
export function pointOn(hexes, share, centre) {
  const last = hexes.length - 1;
  const along = Math.min(1, Math.max(0, share)) * last;
  const step = Math.min(Math.floor(along), last - 1);
  const [[x, y], [nextX, nextY]] = [centre(hexes[step]), centre(hexes[step + 1])];
  return [x + (nextX - x) * (along - step), y + (nextY - y) * (along - step)];
}

/**
 * @param {Element} root @param {import("./geometry.ts").Geometry} geometry
 * @param {import("./sprites.ts").Sprites} sprites @param {Look} look
 * @param {() => void} changed other counters than before are on their way
 */
export function createGlide(root, { centre }, sprites, { view, dpr, palette }, changed) {
  /** @type {{hexes: number[], pieces: Piece[], canvas: HTMLCanvasElement, scale: number, side: number}[]} */
  let groups = [];
  /** The ids of the counters on their way. @type {Set<string|undefined>} */
  let ids = new Set();
  /** @type {Promise<void>|null} */
  let arrival = null;
  let arrived = () => {};
  let [frame, duration] = [0, 0];
  let started = -1;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let grace;
  let inputs = new AbortController();

  /** Paints the counters of a group, where the scale has changed. @param {typeof groups[number]} group */
  function paint(group) {
    const scale = Math.max(view.scale, SMALLEST / SIZE);
    if (group.scale === scale) return;
    const side = Math.ceil(scale * SIZE * ROOM);
    Object.assign(group, { scale, side });
    const sharp = dpr();
    const size = Math.round(scale * SIZE * sharp);
    const { canvas, pieces } = group;
    canvas.width = canvas.height = Math.round(side * sharp);
    Object.assign(canvas.style, { width: `${side}px`, height: `${side}px` });
    const c = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const middle = (side / 2) * sharp;
    const slots = pileSlots(pieces.length, middle, middle, scale * sharp);
    pieces
      .slice(-slots.length)
      .forEach((piece, i) =>
        c.drawImage(sprites.get(piece, size, palette(), sharp), Math.round(slots[i].x), Math.round(slots[i].y)),
      );
  }

  /** @param {number} share of the time */
  function place(share) {
    for (const group of groups) {
      paint(group);
      const [x, y] = view.toScreen(...pointOn(group.hexes, share, centre));
      group.canvas.style.transform = `translate(${x - group.side / 2}px, ${y - group.side / 2}px)`;
    }
  }

  /** @param {number} time */
  function step(time) {
    if (started < 0) started = time;
    const share = (time - started) / duration;
    if (share >= 1) return finish();
    place(share);
    frame = requestAnimationFrame(step);
  }

  /** Brings everything to where it goes, at once. */
  function finish() {
    if (!arrival) return;
    cancelAnimationFrame(frame);
    clearTimeout(grace);
    inputs.abort();
    // The counters are drawn where they stand in the frame that takes these away.
    const old = groups;
    requestAnimationFrame(() => old.forEach(({ canvas }) => canvas.remove()));
    groups = [];
    ids = new Set();
    arrival = null;
    changed();
    arrived();
  }

  /**
   * Moves counters along their paths; what is still on its way arrives at once.
   * @param {readonly Move[]} moves @param {number} milliseconds for all of them; 0 moves nothing
   * @param {Iterable<import("./counters.ts").Pile>} piles with the counters where they go
   */
  function show(moves, milliseconds, piles) {
    finish();
    const pieces = new Map([...piles].flatMap((pile) => pile.pieces.map((piece) => [piece.id, piece])));
    const starting = moves
      .map((move) => ({ hexes: move.hexes, pieces: move.ids.flatMap((id) => pieces.get(id) ?? []) }))
      .filter((group) => group.pieces.length && group.hexes.length > 1);
    if (!starting.length || milliseconds <= 0 || document.hidden) return;
    duration = milliseconds;
    started = -1;
    ids = new Set(starting.flatMap((group) => group.pieces.map(({ id }) => id)));
    arrival = new Promise((resolve) => (arrived = () => resolve(undefined)));
    groups = starting.map((group) => {
      const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "board-glide", "aria-hidden": "true" }));
      root.append(canvas);
      return { ...group, canvas, scale: 0, side: 0 };
    });
    changed();
    place(0);
    frame = requestAnimationFrame(step);
    grace = setTimeout(finish, milliseconds + GRACE);
    inputs = new AbortController();
    for (const type of INPUTS)
      document.addEventListener(type, finish, { capture: true, passive: true, signal: inputs.signal });
  }

  return {
    show,
    finish,
    /** What ends when the counters on their way have arrived; null where none is. */
    arrival: () => arrival,
    /** The piles without the counters that are on their way. @param {import("./counters.ts").Pile[]} piles */
    standing: (piles) =>
      ids.size
        ? piles
            .map((pile) => ({ ...pile, pieces: pile.pieces.filter(({ id }) => !ids.has(id)) }))
            .filter((pile) => pile.pieces.length)
        : piles,
  };
}
