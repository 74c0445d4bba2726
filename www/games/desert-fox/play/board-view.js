// @ts-check
/** The map of the game: the board with its counters, picked up by the pointer, and described to screen readers. */
import { el } from "../../../dom.js";
import { createGameBoard } from "../../../board/game-board.js";
import { parseHex } from "../geometry.js";
import { createMinimap } from "../../../board/minimap.js";
import { createGhost } from "../../../worksheet/carry.js";
import { spokenCounter, spokenOverlays, spokenPile } from "../art/game-counters.js";
import { describeHex } from "../home/hex-info.js";
import { BOARD_ART } from "../art/board-art.js";
import { mapWords } from "../art/map-words.js";
import { counter } from "../art/counter.js";
import { actorsIn, offersAt } from "./offers.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/**
 * @typedef {object} BoardHandlers what the player does on the map
 * @property {(hex: number, by: "mouse"|"touch"|"keyboard", how?: {add?: boolean, twice?: boolean, group?: boolean}) =>
 *   void} tap
 * @property {() => boolean} release lets go of what is chosen, if anything is
 * @property {(hex: number) => void} point
 * @property {(event: KeyboardEvent, hex: number) => boolean} key
 * @property {(ids: string[], from: number, hex: number) => void} carry
 * @property {(hex: number, ids: string[], add: boolean) => void} units chosen in a spread pile
 */

const START = "L0802";

/** @param {PlayContext} ctx @param {BoardHandlers} on @param {number} at the hex on which the map opens, or -1 */
export function createBoardView(ctx, on, at) {
  const { app } = ctx;
  const { lang } = app;
  const { t } = lang;
  const root = el("div", { class: "stage ex-stage pl-stage" });
  const line = el("p", { class: "ex-line num", "aria-hidden": "true" });
  const goField = /** @type {HTMLInputElement} */ (
    el("input", {
      class: "input num",
      id: "pl-goto",
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "go",
      placeholder: t("map.goto.hint"),
      "aria-label": t("map.goto"),
    })
  );
  const tool = (/** @type {string} */ key, /** @type {string} */ glyph, /** @type {() => void} */ click) =>
    el(
      "button",
      { type: "button", class: "button tool-button", title: t(key), "aria-label": t(key), on: { click } },
      el("span", { "aria-hidden": "true", text: glyph }),
    );
  const go = () => {
    const hex = board.find(goField.value);
    goField.setAttribute("aria-invalid", String(hex < 0));
    if (hex < 0) return ctx.say(t("map.goto.unknown", { text: goField.value.trim().slice(0, 40) }));
    board.goTo(hex);
    board.focus();
  };
  goField.addEventListener("keydown", (event) => {
    if (event.key === "Enter") go();
    else if (event.key === "Escape") board.focus();
  });

  /**
   * What is carried with the pointer.
   * @type {{ids: string[], from: number, ghost: ReturnType<typeof createGhost>}|null}
   */
  let carried = null;
  /**
   * What the overlays say of a hex, once the board is there.
   * @type {(hex: number) => ReturnType<typeof board.overlaysAt>}
   */
  let overlaysAt = () => [];
  let touches = false;
  let keys = false;
  root.addEventListener(
    "pointerdown",
    (event) => {
      touches = event.pointerType === "touch";
      keys = false;
    },
    true,
  );
  root.addEventListener("keydown", () => (keys = true), true);
  const board = createGameBoard(root, {
    map: app.map,
    cursor: at >= 0 ? at : parseHex(START),
    near: at >= 0,
    art: BOARD_ART,
    words: mapWords(lang),
    id: "pl-board",
    signal: ctx.signal,
    texts: {
      all: t("board.all"),
      everyone: (n) => lang.tn("board.everyone", n),
      unit(id, place, of) {
        const unit = ctx.now.units.get(id);
        return t("board.unit.place", { unit: unit ? spokenCounter(unit, ctx.counters.roster, lang) : id, place, of });
      },
    },
    fans: (hex) => !keys && hex >= 0 && hex === ctx.selection.at && ctx.selection.goal < 0,
    access: {
      label: t("map.grid"),
      help: t("play.map.help"),
      lost: t("board.lost"),
      describe: (hex, model) => [describeHex(hex, model, lang, "short"), ...describe(hex)].join(". "),
    },
    onGoTo: () => goField.focus(),
    onKey: on.key,
    carry: {
      take(hex, event) {
        const { at, chosen } = ctx.selection;
        const mine = hex === at && chosen.length > 0;
        if (!ctx.mine() || (event.pointerType === "touch" && !mine)) return false;
        const ids = mine
          ? chosen
          : actorsIn(ctx, hex)
              .filter((id) => ctx.now.options.moves.has(id))
              .slice(0, event.shiftKey || event.ctrlKey || event.metaKey ? undefined : 1);
        const top = ctx.now.units.get(ids[0] ?? "");
        if (!top) return false;
        carried = { ids, from: hex, ghost: createGhost(counter(ctx.valuesOf(top), lang, { hidden: true }), root) };
        if (!mine) ctx.updateSelection({ at: hex, chosen: ids, goal: -1 });
        return true;
      },
      over: (_, event) => carried?.ghost.to(event),
      drop(hex) {
        carried?.ghost.remove();
        const { ids, from } = carried ?? { ids: [], from: -1 };
        carried = null;
        if (hex !== null && hex >= 0 && hex !== from) on.carry(ids, from, hex);
      },
    },
  });
  overlaysAt = board.overlaysAt;
  root.addEventListener("hexhover", (event) => {
    const { hex, via } = /** @type {CustomEvent} */ (event).detail;
    on.point(hex);
    updateLine();
    if (via === "keyboard") board.say([ctx.placeName(hex), ...describe(hex)].filter(Boolean).join(". "));
  });
  root.addEventListener("hexpick", (event) => {
    const { hex, via, add = false, twice = false, group = false } = /** @type {CustomEvent} */ (event).detail;
    on.tap(hex, via === "keyboard" ? "keyboard" : touches ? "touch" : "mouse", { add, twice, group });
  });
  // The other button of the mouse lets go of what is chosen, as Escape does.
  root.addEventListener("contextmenu", (event) => {
    const touched = /** @type {any} */ (event).pointerType === "touch";
    if (event.button === 2 && !event.ctrlKey && !touched && on.release()) event.preventDefault();
  });
  root.addEventListener("unitpick", (event) => {
    const { hex, ids, add, via } = /** @type {CustomEvent} */ (event).detail;
    on.units(hex, ids, add);
    if (via === "keyboard") board.fan(-1);
  });
  const forget = app.theme.onChange(() => {
    board.repaint();
    minimap.refresh();
  });
  ctx.signal.addEventListener("abort", forget);

  /** What can be done in a hex and who is there, in words. @param {number} hex @returns {string[]} */
  function describe(hex) {
    const offers = offersAt(ctx, hex).map(({ kind, cost }) =>
      [t(`play.offer.${kind}`), cost !== undefined && lang.tn("ex.way.cost", cost)].filter(Boolean).join(", "),
    );
    const leaves = hex === ctx.selection.pointed && ctx.leaves ? [ctx.leaves] : [];
    const units = spokenPile(ctx.now.stacks.get(hex) ?? [], ctx.counters.roster, lang);
    return [...offers, ...leaves, ...(offers.length ? [] : spokenOverlays(overlaysAt(hex), lang)), ...units];
  }

  /** What is under pointer or cursor, written anew after every change. */
  function updateLine() {
    const hex = ctx.selection.pointed;
    const text = hex < 0 ? "" : [ctx.placeName(hex), ...describe(hex)].filter(Boolean).join(" · ");
    if (line.textContent !== text) line.textContent = text;
  }

  const minimap = createMinimap(root, board, { label: t("board.minimap"), help: t("board.minimap.help") });
  /** On a narrow screen the small map lies over the big one only while it is wanted. */
  const small = tool("board.minimap", "◱", () => {
    const on = frame.classList.toggle("has-minimap");
    small.setAttribute("aria-pressed", String(on));
    if (on) minimap.refresh();
  });
  small.setAttribute("aria-pressed", "false");
  small.classList.add("pl-minimap-button");
  const frame = el("div", { class: "stage-frame pl-frame" }, root, minimap.element);
  const bar = el(
    "div",
    { class: "ex-stage-bar" },
    goField,
    line,
    el(
      "div",
      { class: "zoom-buttons", role: "group", "aria-label": t("map.tools") },
      tool("map.zoomIn", "+", () => board.zoomBy(1.5)),
      tool("map.zoomOut", "−", () => board.zoomBy(1 / 1.5)),
      tool("map.fit", "⤢", () => board.fit()),
      small,
    ),
  );
  /** The whole map in small. */
  function picture() {
    const canvas = /** @type {HTMLCanvasElement|null} */ (minimap.element.querySelector("canvas"));
    try {
      return canvas?.toDataURL("image/jpeg", 0.7) ?? "";
    } catch {
      return "";
    }
  }
  return {
    board,
    updateLine,
    minimap,
    picture,
    element: el("div", { class: "ex-stage-column pl-stage-column" }, frame, bar),
  };
}
