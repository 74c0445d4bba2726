/** What surrounds the map of a game: the field that goes to a hex, the line about the hex in focus, zoom, the small map. */
import { el } from "../dom.ts";
import { createMinimap } from "../board/minimap.ts";
import { isReadable } from "../board/readable.ts";
import type { PlayContext } from "./types.ts";
import type { GameBoard } from "../board/game-board.ts";

/**
 * `root`: the stage of the board. `make`: the board, given what focuses the field. `describe`: what is in a hex, in
 * words; `release` lets go of what is chosen, if anything is. `goToId`: the id of the field that goes to a hex.
 */
export function createBoardFrame(
  ctx: Pick<PlayContext, "app" | "say" | "placeName"> & { signal: AbortSignal },
  root: HTMLElement,
  make: (goTo: () => void) => GameBoard,
  on: {
    describe: (hex: number) => string[];
    pointed: () => number;
    point: (hex: number) => void;
    release: () => boolean;
  },
  goToId = "pl-goto",
) {
  const { app } = ctx;
  const { t } = app.lang;
  const line = el("p", { class: "ex-line num", "aria-hidden": "true" });
  const goField = el("input", {
    class: "input num",
    id: goToId,
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    placeholder: t("map.goto.hint"),
    "aria-label": t("map.goto"),
  });
  const tool = (key: string, glyph: string, click: () => void) =>
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
  const board = make(() => goField.focus());
  root.addEventListener("hexhover", (event) => {
    const { hex, via } = (event as CustomEvent).detail;
    on.point(hex);
    updateLine();
    if (via === "keyboard") board.say([ctx.placeName(hex), ...on.describe(hex)].filter(Boolean).join(". "));
  });
  // The other button of the mouse lets go of what is chosen, as Escape does.
  root.addEventListener("contextmenu", (event) => {
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (event.button === 2 && !event.ctrlKey && !touched && on.release()) event.preventDefault();
  });
  const forget = app.theme.onChange(() => {
    board.repaint();
    minimap.refresh();
  });
  ctx.signal.addEventListener("abort", forget);

  /** What is under pointer or cursor, written again after every change. */
  function updateLine() {
    const hex = on.pointed();
    const text = hex < 0 ? "" : [ctx.placeName(hex), ...on.describe(hex)].filter(Boolean).join(" · ");
    if (line.textContent !== text) line.textContent = text;
  }

  const minimap = createMinimap(root, board, { label: t("board.minimap"), help: t("board.minimap.help") });
  /** On a narrow screen the small map lies over the big one only while it is wanted. */
  const small = tool("board.minimap", "◱", () => {
    const shown = frame.classList.toggle("has-minimap");
    small.setAttribute("aria-pressed", String(shown));
    if (shown) minimap.refresh();
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
    const canvas = minimap.element.querySelector<HTMLCanvasElement>("canvas");
    if (!isReadable()) return "";
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
