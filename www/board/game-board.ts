/**
 * The board of a game: piles of counters that spread out, overlays by name, the path under the pointer. It knows no
 * rules either.
 * Its stage tells, besides `hexhover` and `hexpick`: `unitpick` (detail {hex, ids, add, via}), `unithover` (detail
 * {hex, id}) and
 * `fanchange` (detail {hex}, -1 when it closes).
 */
import { createBoard } from "./board.ts";
import { createSprites } from "./sprites.ts";
import { drawFan } from "./fan.ts";
import { createGlide } from "./glide.ts";
import { drawPath } from "./path.ts";
import { partsOf, textsOfOverlays } from "./overlays.ts";
import { fanAt, fanOut, pieceAt } from "./stacks.ts";
import type { BoardConfig } from "./types.ts";
import type { Palette } from "./palette.ts";
import type { View } from "./view.ts";
import type { Pile } from "./counters.ts";
import type { Overlays } from "./overlays.ts";
import type { Path } from "./path.ts";
import type { Move } from "./glide.ts";

/** How long the pointer rests on a pile before it spreads. */
const REST_MS = 380;

interface GameTexts {
  /** The word on the place that means every unit of a pile. */
  all: string;
  /** A unit in words, for screen readers. */
  unit: (id: string, place: number, of: number) => string;
  /** The place of all in words. */
  everyone: (of: number) => string;
}

/** `fans`: whether a pick spreads that pile; all do without it. */
type GameConfig = BoardConfig & { texts: GameTexts; fans?: (hex: number) => boolean };

export type GameBoard = ReturnType<typeof createGameBoard>;

export function createGameBoard(root: HTMLElement, config: GameConfig) {
  const sprites = createSprites();
  let piles = new Map<number, Pile>();
  const shown: Partial<Overlays> = {};
  let path: Path | null = null;
  let chosen = new Set<string>();
  /** The pile that is spread; held: until it is closed, else only while the pointer is there. */
  const open = { hex: -1, held: false, at: -1, over: null as number | "all" | null };
  let rest: ReturnType<typeof setTimeout> | undefined;
  let stale = false;

  const board = createBoard(root, {
    ...config,
    pins: false,
    counters: true,
    onKey: key,
    above: { draw, empty: () => !path && open.hex < 0, clear: () => sprites.clear(), over, tap },
  });
  const { view } = board;
  const { hexAt } = config.art.geometry;
  const { sides } = config.art;
  const glide = createGlide(root, config.art.geometry, sprites, board, updateLayout);
  config.signal?.addEventListener("abort", glide.finish);
  const notify = (type: string, detail: object) => void root.dispatchEvent(new CustomEvent(type, { detail }));
  /** The spread pile, its topmost counter first. */
  const fanOf = () => {
    const pile = piles.get(open.hex);
    return pile
      ? { pile: { ...pile, pieces: pile.pieces.toReversed() }, fan: fanOut(pile.pieces.length, open.hex, view) }
      : null;
  };

  function draw(c: CanvasRenderingContext2D, _: View, dpr: number, p: Palette) {
    if (path) drawPath(c, path, view, dpr, p);
    const spread = fanOf();
    if (spread)
      drawFan(
        c,
        spread.fan,
        spread.pile,
        sprites,
        { chosen, at: open.at, over: open.over, all: config.texts.all },
        view,
        dpr,
        p,
      );
  }

  /** `hex`: -1 closes. */
  function fan(hex: number, held = true) {
    clearTimeout(rest);
    const next = (piles.get(hex)?.pieces.length ?? 0) > 1 ? hex : -1;
    if (next === open.hex) return void (open.held ||= held && next >= 0);
    Object.assign(open, { hex: next, held, at: -1, over: null });
    notify("fanchange", { hex: next });
    board.refresh();
  }

  function over(x: number, y: number) {
    const spread = fanOf();
    const found = spread && fanAt(spread.fan, x, y);
    const place = found === "fan" ? null : (found ?? null);
    if (spread && place !== open.over) {
      open.over = place;
      notify("unithover", {
        hex: open.hex,
        id: typeof place === "number" ? (spread.pile.pieces[place].id ?? null) : null,
      });
      board.refresh();
    }
    const hex = x < 0 ? -1 : hexAt(...view.toWorld(x, y));
    if (spread && !open.held && found === null && hex !== open.hex) fan(-1);
    clearTimeout(rest);
    if (open.hex < 0 && !root.classList.contains("is-dragging") && (piles.get(hex)?.pieces.length ?? 0) > 1)
      rest = setTimeout(() => fan(hex, false), REST_MS);
    return found !== null;
  }

  function tap(x: number, y: number, event: PointerEvent) {
    clearTimeout(rest);
    const spread = fanOf();
    const found = spread && fanAt(spread.fan, x, y);
    if (!spread || found === null) {
      const same = hexAt(...view.toWorld(x, y)) === open.hex;
      if (spread && !same) fan(-1);
      return false;
    }
    open.held = true;
    if (found !== "fan")
      pickUnits(
        found === "all" ? spread.fan.slots.length : found,
        event.shiftKey || event.ctrlKey || event.metaKey,
        "pointer",
      );
    return true;
  }

  /** `place`: one beyond the last means all. */
  function pickUnits(place: number, add: boolean, via: "pointer" | "keyboard") {
    const pieces = fanOf()?.pile.pieces ?? [];
    const ids = (place >= pieces.length ? pieces : [pieces[place]]).flatMap(({ id }) => (id ? [id] : []));
    if (ids.length) notify("unitpick", { hex: open.hex, ids, add, via });
  }

  /** Steps through the counters of the spread pile, and after the last to the place of all. */
  function step(by: number, to?: number) {
    const pieces = fanOf()?.pile.pieces ?? [];
    const count = pieces.length;
    if (!count) return;
    const places = count + 1;
    open.at = to ?? (open.at < 0 ? (by > 0 ? 0 : count) : (open.at + by + places) % places);
    const id = pieces[open.at]?.id;
    board.say(id ? config.texts.unit(id, open.at + 1, count) : config.texts.everyone(count));
    notify("unithover", { hex: open.hex, id: id ?? null });
    board.refresh();
  }

  function key(event: KeyboardEvent, cursor: number) {
    if (config.onKey?.(event, cursor)) return true;
    const { key: name } = event;
    if (name === "," || name === ".") {
      if (open.hex !== cursor) fan(cursor);
      if (open.hex < 0) return false;
      step(name === "." ? 1 : -1);
      return true;
    }
    if (open.hex < 0) return false;
    if (name === "Escape") fan(-1);
    else if (open.at < 0) return false;
    else if (name === "ArrowRight") step(1);
    else if (name === "ArrowLeft") step(-1);
    else if (name === "Home") step(0, 0);
    else if (name === "End") step(0, piles.get(open.hex)?.pieces.length);
    else if (name === "Enter" || name === " ") pickUnits(open.at, event.shiftKey, "keyboard");
    else return false;
    return true;
  }

  root.addEventListener("hexpick", (event) => {
    const { hex, via, twice } = (event as CustomEvent).detail;
    if (config.fans?.(hex) === false) return;
    // Twice means the whole pile: nothing is left to choose, and the hexes behind the spread pile are free.
    fan(twice ? -1 : hex);
    if (via === "keyboard" && open.hex === hex) step(0, 0);
  });
  root.addEventListener("hexhover", (event) => {
    const { hex, via } = (event as CustomEvent).detail;
    if (via === "keyboard" && hex !== open.hex) fan(-1);
  });

  /** Gives everything that is switched on to the board, once after all that changes together. */
  function updateLayout() {
    if (stale) return;
    stale = true;
    queueMicrotask(() => {
      stale = false;
      const raised = ({ pieces }: Pile) => pieces.some(({ id }) => id !== undefined && chosen.has(id));
      board.setLayout({
        ...partsOf(shown, new Set(piles.keys()), sides),
        piles: glide
          .standing([...piles.values()].sort((a, b) => a.hex - b.hex))
          .map((pile) => ({ ...pile, raised: raised(pile) })),
      });
      board.refresh();
    });
  }

  return {
    ...board,
    sides,
    fan,
    step,
    fanned: () => open.hex,
    /** The counters on the map. */
    setPiles(next: Pile[]) {
      piles = new Map(next.filter(({ pieces }) => pieces.length).map((pile) => [pile.hex, pile]));
      if (open.hex >= 0 && (piles.get(open.hex)?.pieces.length ?? 0) < 2) fan(-1);
      updateLayout();
    },
    /** The units chosen, which a spread pile frames. */
    choose(ids: Iterable<string>) {
      chosen = new Set(ids);
      updateLayout();
    },
    /** Switches an overlay on with its data, or off. */
    show<K extends keyof Overlays>(name: K, data: Overlays[K] | null) {
      if (data) shown[name] = data;
      else delete shown[name];
      updateLayout();
    },
    /** What is switched on now. */
    overlays: () => ({ ...shown }),
    /** The path under the pointer or cursor. */
    setPath(next: Path | null) {
      path = next;
      board.refresh();
    },
    /** What the overlays say of a hex. */
    overlaysAt: (hex: number) => textsOfOverlays(shown, hex, sides),
    /** The counter under a point of the window. */
    unitUnder(clientX: number, clientY: number): { hex: number; id: string | null } | null {
      const box = root.getBoundingClientRect();
      return unitAt(clientX - box.left, clientY - box.top);
    },
    unitAt,
    /**
     * Shows counters that have moved on their way; any input ends it. `milliseconds`: for all of them; 0 moves nothing.
     */
    showMoves: (moves: Move[], milliseconds: number) => glide.show(moves, milliseconds, piles.values()),
    arrival: glide.arrival,
    piles: () => [...piles.values()],
  };

  /** The counter under a point of the stage. */
  function unitAt(x: number, y: number): { hex: number; id: string | null } | null {
    const spread = fanOf();
    const found = spread && fanAt(spread.fan, x, y);
    if (spread && found !== null)
      return { hex: open.hex, id: typeof found === "number" ? (spread.pile.pieces[found].id ?? null) : null };
    const pile = piles.get(hexAt(...view.toWorld(x, y)));
    const place = pile ? pieceAt(pile, x, y, view) : -1;
    return pile && place >= 0 ? { hex: pile.hex, id: pile.pieces[place].id ?? null } : null;
  }
}
