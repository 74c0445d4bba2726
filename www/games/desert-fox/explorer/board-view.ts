/** The explorer's map: the board with what lies on it, picked up by the pointer, and described to screen readers. */
import { el } from "../../../dom.ts";
import { createBoard } from "../../../board/board.ts";
import { parseHex } from "../geometry.ts";
import { drawPath } from "../../../board/path.ts";
import { counter } from "../art/counter.ts";
import { describeHex } from "../home/hex-info.ts";
import { MAP_ART } from "../art/map-art.ts";
import { mapWords } from "../art/map-words.ts";
import { createGhost } from "../../../worksheet/carry.ts";
import { spokenPath } from "./movement.ts";
import { unitText } from "./stack.ts";
import { unitsIn } from "./table.ts";
import type { ExplorerContext } from "./types.ts";
import type { Path } from "../../../board/path.ts";
import type { MapModel } from "../map-model.ts";

/** What the reader does on the map. */
interface BoardHandlers {
  tap: (hex: number, via: string) => void;
  point: (hex: number, via: string) => void;
  key: (event: KeyboardEvent, hex: number) => boolean;
  carry: (ids: string[], hex: number) => void;
}

const START = "L2329";

export function createBoardView(ctx: ExplorerContext, on: BoardHandlers) {
  const { app } = ctx;
  const { lang } = app;
  const { t } = lang;
  const root = el("div", { class: "stage ex-stage" });
  const line = el("p", { class: "ex-line num", "aria-hidden": "true" });
  const goField = el("input", {
    class: "input num",
    id: "ex-goto",
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

  /** What is carried with the pointer. */
  let carried: { ids: string[]; from: number; ghost: ReturnType<typeof createGhost> } | null = null;
  /** The path under pointer or cursor. */
  let path: Path | null = null;
  const board = createBoard(root, {
    map: app.map,
    signal: app.signal,
    cursor: parseHex(START),
    art: MAP_ART,
    words: mapWords(lang),
    id: "ex-board",
    pins: false,
    access: {
      label: t("map.grid"),
      help: t("ex.map.help"),
      lost: t("board.lost"),
      describe: (hex, model: MapModel) => [describeHex(hex, model, lang, "short"), ...unitTexts(ctx, hex)].join(". "),
    },
    onGoTo: () => goField.focus(),
    onKey: on.key,
    above: {
      draw: (c, view, dpr, p) => path && drawPath(c, path, view, dpr, p),
      empty: () => !path,
      over: () => false,
      tap: () => false,
    },
    carry: {
      take(hex, event) {
        const units = unitsIn(ctx.sheet, hex);
        const top = units.at(-1);
        const mine = hex === ctx.selection.at && ctx.selection.chosen.length > 0;
        if (!top || (event.pointerType === "touch" && !mine)) return false;
        carried = {
          ids: mine ? ctx.selection.chosen : [top.id],
          from: hex,
          ghost: createGhost(counter(ctx.valuesOf(top), lang, { hidden: true })),
        };
        return true;
      },
      over: (_, event) => carried?.ghost.to(event),
      drop(hex) {
        carried?.ghost.remove();
        const { ids, from } = carried ?? { ids: [], from: -1 };
        carried = null;
        if (hex !== null && hex >= 0 && hex !== from) on.carry(ids, hex);
      },
    },
  });
  root.addEventListener("hexhover", (event) => {
    const { hex, via } = (event as CustomEvent).detail;
    on.point(hex, via);
    updateLine();
    if (via === "keyboard")
      board.say([ctx.placeName(hex), spokenPath(ctx, hex), ...unitTexts(ctx, hex)].filter(Boolean).join(". "));
  });
  root.addEventListener("hexpick", (event) => {
    const { hex, via } = (event as CustomEvent).detail;
    on.tap(hex, via);
  });
  app.theme.onChange(() => board.repaint());

  /** What is under pointer or cursor, written again after every answer. */
  function updateLine() {
    const hex = ctx.selection.pointed;
    const text =
      hex < 0 ? "" : [ctx.placeName(hex), spokenPath(ctx, hex), ...unitTexts(ctx, hex)].filter(Boolean).join(" · ");
    if (line.textContent !== text) line.textContent = text;
  }

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
    ),
  );
  function setPath(next: Path | null) {
    path = next;
    board.refresh();
  }
  return {
    board,
    updateLine,
    setPath,
    element: el("div", { class: "ex-stage-column" }, el("div", { class: "stage-frame" }, root), bar),
  };
}

/** The units of a hex in words. */
const unitTexts = (ctx: ExplorerContext, hex: number) => unitsIn(ctx.sheet, hex).map((unit) => unitText(unit, ctx));
