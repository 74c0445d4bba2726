// @ts-check
/**
 * The board of another website: the map, what is said under it, and the keys of the replay. It draws the scene that it
 * is given.
 */
import { el, replace } from "../dom.ts";
import { createGameBoard } from "../board/game-board.ts";
import { createControls } from "./controls.ts";

/**
 * What of a record is seen.
 * @typedef {object} Scene
 * @property {import("../board/counters.ts").Pile[]} piles
 * @property {Partial<import("../board/overlays.ts").Overlays>} overlays
 * @property {string} title
 * @property {string} stand where the game stands, in words
 * @property {string} order the last order, in words
 * @property {(hex: number) => string[]} spoken the units of a hex, in words
 * @property {Record<string, number[]>} held hexes where units of a side stand
 * @property {number[]} scene hexes where the last order took place
 * @property {{turn: number, phase: string, side: string}} status
 * @property {boolean} [hides] a game under way in which a side knows more than the other; it is not played on here
 * @property {(hex: number) => string} placeName
 */
/** @typedef {import("./options.ts").Side} Side */

/** Hexes around the units that are shown, and CSS pixels per hex at the most. */
const ROOM = 3;
const NEAR = 42;
/** Below this many CSS pixels per hex counters are mere signs. */
const FAR = 14;

/**
 * @param {HTMLElement} root
 * @param {import("./shared.ts").Shared} shared
 * @param {{interactive: boolean}} options
 * @param {{goTo: (ply: number) => void, flip: () => void, playOn: () => void}} on
 * @param {AbortSignal} signal ends the map
 */
export function createScreen(root, { game, map, lang }, { interactive }, on, signal) {
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
  const tool = (/** @type {string} */ key, /** @type {string} */ glyph, /** @type {() => void} */ click) =>
    el(
      "button",
      { type: "button", class: "button tool-button", title: t(key), "aria-label": t(key), on: { click } },
      el("span", { "aria-hidden": "true", text: glyph }),
    );
  /** @type {Scene|null} */
  let now = null;
  let placed = false;
  /** Called once the map has its size. @type {(() => void)[]} */
  let waiting = [];

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
    const { hex, via } = /** @type {CustomEvent} */ (event).detail;
    if (via === "keyboard" && now) board.say([now.placeName(hex), ...describe(hex)].filter(Boolean).join(". "));
  });

  /** @param {number} hex @returns {string[]} */
  function describe(hex) {
    return now ? [...now.spoken(hex), ...game.spokenOverlays(board.overlaysAt(hex), lang)] : [];
  }

  /** @param {() => void} act */
  const whenPlaced = (act) => (placed ? act() : void waiting.push(act));

  return {
    board,
    controls,
    frame,
    /** Shows a scene. @param {Scene} scene @param {number} ply @param {number} plies */
    show(scene, ply, plies) {
      now = scene;
      fault.hidden = true;
      title.textContent = scene.title;
      stand.textContent = scene.stand;
      order.textContent = scene.order;
      controls.show(ply, plies);
      board.setPiles(scene.piles);
      for (const name of /** @type {const} */ (["markers", "moves", "attacks", "goals"]))
        board.show(name, scene.overlays[name] ?? null);
      whenPlaced(() => reveal(scene.scene));
      frame.dataset.ply = String(ply);
    },
    /**
     * Whether the reader may play on from here; `loading` while its module is being fetched.
     * @param {boolean} may
     * @param {boolean} [loading]
     */
    offer(may, loading = false) {
      play.hidden = !may;
      play.setAttribute("aria-busy", String(loading));
    },
    /** Shows the board again, with the focus on the way to play on. */
    again() {
      frame.hidden = false;
      play.focus();
    },
    /** A sentence in the place of what cannot be shown; what was shown before stays. @param {(Node|string)[]} said */
    refuse(said) {
      replace(fault, said);
      fault.hidden = false;
    },
    /** @param {string} href empty for no link */
    link(href) {
      open.hidden = !href;
      if (href) open.setAttribute("href", href);
      else open.removeAttribute("href");
    },
    /** Brings the units of a side, or of both, into sight. @param {Side|""} side */
    frameSide(side) {
      whenPlaced(() => lookAt(now ? (side ? now.held[side] : Object.values(now.held).flat()) : []));
    },
    /** The numbers printed in the hexes. @param {string} edition one of the geometry's */
    numbers: (edition) => board.setOptions({ numbers: edition }),
  };

  /**
   * Brings the place of the last order into sight; the map keeps still where it is seen already.
   * @param {number[]} hexes
   */
  function reveal(hexes) {
    const { view } = board;
    for (const hex of hexes) {
      const [x, y] = view.toScreen(...centre(hex));
      if (x < 24 || y < 24 || x > view.width - 24 || y > view.height - 24) return board.lookAt(...centre(hex));
    }
  }

  /**
   * Shows as many of these hexes as can be read. Where they would be too small, in a narrow box, the map fills the
   * height rather than stand between
   * empty margins: then the place of the last order, or the hex in the middle, is what is seen.
   * @param {number[]} hexes
   */
  function lookAt(hexes) {
    if (!hexes.length) return board.fit();
    const { view } = board;
    const points = hexes.map((hex) => centre(hex));
    const span = (/** @type {number} */ axis) => {
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
