/**
 * The board of another website: the map, what is said under it, and the keys of the replay. It draws the scene that it
 * is given.
 */
import { el, replace } from "../dom.ts";
import { createGameBoard } from "../board/game-board.ts";
import { createControls } from "./controls.ts";
import type { Pile } from "../board/counters.ts";
import type { Overlays } from "../board/overlays.ts";
import type { Shared } from "./shared.ts";
import type { Side } from "./options.ts";

/** What of a record is seen. */
export interface Scene {
  piles: Pile[];
  overlays: Partial<Overlays>;
  title: string;
  /** Where the game stands, in words. */
  stand: string;
  /** The last order, in words. */
  order: string;
  /** The units of a hex, in words. */
  spoken: (hex: number) => string[];
  /** Hexes where units of a side stand. */
  held: Record<string, number[]>;
  /** Hexes where the last order took place. */
  scene: number[];
  status: { turn: number; phase: string; side: string };
  /** A game under way in which a side knows more than the other; it is not played on here. */
  hides?: boolean;
  placeName: (hex: number) => string;
}

/** Hexes around the units that are shown, and CSS pixels per hex at the most. */
const ROOM = 3;
const NEAR = 42;
/** Below this many CSS pixels per hex counters are mere signs. */
const FAR = 14;

/** `signal`: ends the map. */
export function createScreen(
  root: HTMLElement,
  { game, map, lang }: Shared,
  { interactive }: { interactive: boolean },
  on: { goTo: (ply: number) => void; flip: () => void; playOn: () => void },
  signal: AbortSignal,
) {
  const { t } = lang;
  const { centre } = game.art.geometry;
  const stage = el("div", { class: "stage em-stage" });
  const title = el("strong", { class: "em-title" });
  const stand = el("span", { class: "em-stand num" });
  const order = el("p", { class: "em-order", role: "status" });
  const fault = el("p", { class: "em-fault notice notice-bad", role: "alert", hidden: true });
  const open = el("a", { class: "em-open", target: "_blank", rel: "noopener", text: t("embed.open") });
  const play = el("button", {
    type: "button",
    class: "button button-primary em-play-on",
    hidden: true,
    text: t("embed.playOn"),
    on: { click: on.playOn },
  });
  const controls = createControls(lang, on.goTo);
  const tool = (key: string, glyph: string, click: () => void) =>
    el(
      "button",
      { type: "button", class: "button tool-button", title: t(key), "aria-label": t(key), on: { click } },
      el("span", { "aria-hidden": "true", text: glyph }),
    );
  let now: Scene | null = null;
  let placed = false;
  /** Called once the map has its size. */
  let waiting: (() => void)[] = [];

  const frame = el(
    "div",
    { class: `em${interactive ? " is-interactive" : ""}` },
    el("div", { class: "em-map" }, stage),
    fault,
  );
  root.append(frame);
  const board = createGameBoard(stage, {
    map,
    id: "em-board",
    signal,
    cursor: game.start,
    art: game.art,
    words: game.mapWords(lang),
    access: {
      label: t("embed.board"),
      help: t("embed.help"),
      lost: t("board.lost"),
      describe: (hex, model) => [game.describeHex(hex, model, lang), ...describe(hex)].join(". "),
    },
    texts: {
      all: t("board.all"),
      everyone: (n) => lang.tn("board.everyone", n),
      unit: (_, place, of) =>
        t("board.unit.place", {
          unit: now?.spoken(board.fanned()).slice(-of).toReversed()[place - 1] ?? "",
          place,
          of,
        }),
    },
  });
  const tools = el(
    "div",
    { class: "zoom-buttons em-tools", role: "group", "aria-label": t("map.tools") },
    tool("map.zoomIn", "+", () => board.zoomBy(1.5)),
    tool("map.zoomOut", "−", () => board.zoomBy(1 / 1.5)),
    tool("map.fit", "⤢", () => board.fit()),
    tool("embed.flip", "⇄", on.flip),
  );
  stage.parentElement?.append(tools);
  frame.append(
    el(
      "div",
      { class: "em-foot" },
      el("p", { class: "em-line" }, title, " ", stand),
      order,
      el("div", { class: "em-row" }, controls.element, interactive && play, open),
    ),
  );

  // Wheel and one finger belong to the page around the board, unless it was asked to take them.
  if (!interactive)
    stage.addEventListener("wheel", (event) => !event.ctrlKey && event.stopImmediatePropagation(), true);
  stage.addEventListener("viewchange", () => {
    if (placed) return;
    placed = true;
    for (const act of waiting) act();
    waiting = [];
  });
  stage.addEventListener("hexhover", (event) => {
    const { hex, via } = (event as CustomEvent).detail;
    if (via === "keyboard" && now) board.say([now.placeName(hex), ...describe(hex)].filter(Boolean).join(". "));
  });

  function describe(hex: number): string[] {
    return now ? [...now.spoken(hex), ...game.spokenOverlays(board.overlaysAt(hex), lang)] : [];
  }

  const whenPlaced = (act: () => void) => (placed ? act() : void waiting.push(act));

  return {
    board,
    controls,
    frame,
    /** Shows a scene. */
    show(scene: Scene, ply: number, plies: number) {
      now = scene;
      fault.hidden = true;
      title.textContent = scene.title;
      stand.textContent = scene.stand;
      order.textContent = scene.order;
      controls.show(ply, plies);
      board.setPiles(scene.piles);
      for (const name of ["markers", "moves", "attacks", "goals"] as const)
        board.show(name, scene.overlays[name] ?? null);
      whenPlaced(() => reveal(scene.scene));
      frame.dataset.ply = String(ply);
    },
    /** Whether the reader may play on from here; `loading` while its module is being fetched. */
    offer(may: boolean, loading = false) {
      play.hidden = !may;
      play.setAttribute("aria-busy", String(loading));
    },
    /** Shows the board again, with the focus on the way to play on. */
    again() {
      frame.hidden = false;
      play.focus();
    },
    /** A sentence in the place of what cannot be shown; what was shown before stays. */
    refuse(said: (Node | string)[]) {
      replace(fault, said);
      fault.hidden = false;
    },
    /** `href`: empty for no link. */
    link(href: string) {
      open.hidden = !href;
      if (href) open.setAttribute("href", href);
      else open.removeAttribute("href");
    },
    /** Brings the units of a side, or of both, into sight. */
    frameSide(side: Side | "") {
      whenPlaced(() => lookAt(now ? (side ? now.held[side] : Object.values(now.held).flat()) : []));
    },
    /** The numbers printed in the hexes. `edition`: one of the geometry's. */
    numbers: (edition: string) => board.setOptions({ numbers: edition }),
  };

  /** Brings the place of the last order into sight; the map keeps still where it is seen already. */
  function reveal(hexes: number[]) {
    const { view } = board;
    for (const hex of hexes) {
      const [x, y] = view.toScreen(...centre(hex));
      if (x < 24 || y < 24 || x > view.width - 24 || y > view.height - 24) return board.lookAt(...centre(hex));
    }
  }

  /**
   * Shows as many of these hexes as can be read. Where they would be too small, in a narrow box, the map fills the
   * height rather than stand between empty margins: then the place of the last order, or the hex in the middle, is what
   * is seen.
   */
  function lookAt(hexes: number[]) {
    if (!hexes.length) return board.fit();
    const { view } = board;
    const points = hexes.map((hex) => centre(hex));
    const span = (axis: number) => {
      const values = points.map((point) => point[axis]);
      return [Math.min(...values), Math.max(...values)];
    };
    const [[left, right], [top, bottom]] = [span(0), span(1)];
    const scale = Math.min(NEAR, view.width / (right - left + ROOM), view.height / (bottom - top + ROOM));
    const filled = Math.min(NEAR, view.height / (view.bounds.bottom - view.bounds.top));
    const last = now?.scene.at(-1);
    const middle =
      last === undefined ? points.toSorted(([one], [other]) => one - other)[points.length >> 1] : centre(last);
    if (scale < Math.min(FAR, filled)) view.centreOn(...middle, filled);
    else view.centreOn((left + right) / 2, (top + bottom) / 2, scale);
    board.zoomBy(1);
  }
}
