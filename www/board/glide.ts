/**
 * Counters on their way: each group is painted once on a small canvas of its own, which the browser moves along the
 * path. The map and the other counters are not painted again meanwhile.
 */
import { el } from "../dom.ts";
import { SIZE, pileSlots } from "./stacks.ts";
import type { View } from "./view.ts";
import type { Palette } from "./palette.ts";
import type { Geometry } from "./geometry.ts";
import type { Sprites } from "./sprites.ts";
import type { Piece, Pile } from "./counters.ts";

/** Counters that go together, and the hexes of their path. */
export interface Move {
  ids: readonly string[];
  hexes: number[];
}

/** How the board shows things at this moment. */
interface Look {
  view: View;
  dpr: () => number;
  palette: () => Palette;
}

/** The smallest counter on its way, in CSS pixels: on a small map it stays visible. */
const SMALLEST = 16;
/** Side of the canvas of a group, in counters: those below look out. */
const ROOM = 1.5;
/** Milliseconds after which the counters arrive in any case: where the page is out of sight no frames are drawn. */
const GRACE = 400;
/** What ends the way of all counters: the player does not wait for them. */
const INPUTS = ["pointerdown", "keydown", "wheel"];

/** The point of a path after a share of it; every step takes the same time. `share`: 0 to 1. */
export function pointOn(
  hexes: readonly number[],
  share: number,
  centre: (hex: number) => [number, number],
): [number, number] {
  const last = hexes.length - 1;
  const along = Math.min(1, Math.max(0, share)) * last;
  const step = Math.min(Math.floor(along), last - 1);
  const [[x, y], [nextX, nextY]] = [centre(hexes[step]), centre(hexes[step + 1])];
  return [x + (nextX - x) * (along - step), y + (nextY - y) * (along - step)];
}

/** `changed`: other counters than before are on their way. */
export function createGlide(
  root: Element,
  { centre }: Geometry,
  sprites: Sprites,
  { view, dpr, palette }: Look,
  changed: () => void,
) {
  let groups: { hexes: number[]; pieces: Piece[]; canvas: HTMLCanvasElement; scale: number; side: number }[] = [];
  /** The ids of the counters on their way. */
  let ids = new Set<string | undefined>();
  let arrival: Promise<void> | null = null;
  let arrived = () => {};
  let [frame, duration] = [0, 0];
  let started = -1;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let inputs = new AbortController();

  /** Paints the counters of a group, where the scale has changed. */
  function paint(group: (typeof groups)[number]) {
    const scale = Math.max(view.scale, SMALLEST / SIZE);
    if (group.scale === scale) return;
    const side = Math.ceil(scale * SIZE * ROOM);
    Object.assign(group, { scale, side });
    const sharp = dpr();
    const size = Math.round(scale * SIZE * sharp);
    const { canvas, pieces } = group;
    canvas.width = canvas.height = Math.round(side * sharp);
    Object.assign(canvas.style, { width: `${side}px`, height: `${side}px` });
    const c = canvas.getContext("2d")!;
    const middle = (side / 2) * sharp;
    const slots = pileSlots(pieces.length, middle, middle, scale * sharp);
    pieces
      .slice(-slots.length)
      .forEach((piece, i) =>
        c.drawImage(sprites.get(piece, size, palette(), sharp), Math.round(slots[i].x), Math.round(slots[i].y)),
      );
  }

  /** `share`: the part of the time that has passed. */
  function place(share: number) {
    for (const group of groups) {
      paint(group);
      const [x, y] = view.toScreen(...pointOn(group.hexes, share, centre));
      group.canvas.style.transform = `translate(${x - group.side / 2}px, ${y - group.side / 2}px)`;
    }
  }

  function step(time: number) {
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
   * Moves counters along their paths; what is still on its way arrives at once. `milliseconds`: for all of them; 0
   * moves nothing. `piles`: with the counters where they go.
   */
  function show(moves: readonly Move[], milliseconds: number, piles: Iterable<Pile>) {
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
      const canvas = el("canvas", { class: "board-glide", "aria-hidden": "true" });
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
    /** The piles without the counters that are on their way. */
    standing: (piles: Pile[]) =>
      ids.size
        ? piles
            .map((pile) => ({ ...pile, pieces: pile.pieces.filter(({ id }) => !ids.has(id)) }))
            .filter((pile) => pile.pieces.length)
        : piles,
  };
}
