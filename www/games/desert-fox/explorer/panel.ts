/**
 * The panel beside the map: its parts are built afresh where what they show has changed, and it hears buttons, fields
 * and keys.
 */
import { el } from "../../../dom.ts";
import { keepFocus } from "../../../worksheet/focus.ts";
import { morph } from "../../../worksheet/morph.ts";
import { attackView } from "./attack.ts";
import { movementView, pathView } from "./movement.ts";
import { groundView, rulesView } from "./ground.ts";
import { keysView, overlaysView } from "./overlays.ts";
import { retreatView } from "./retreat.ts";
import { stackView, unitsView } from "./stack.ts";
import { actsView } from "./supply-acts.ts";
import { supplyView } from "./supply.ts";
import { toolbar } from "./toolbar.ts";
import { handView, offered, trayView } from "./tray.ts";
import { tablesView } from "./values-table.ts";
import type { ExplorerContext } from "./types.ts";
import type { Entry } from "./tray.ts";

/** A part and what it was last built from. */
interface Part {
  node: HTMLElement;
  view: () => HTMLElement;
  seen: () => unknown[];
  last: unknown[];
}

interface PanelHandlers {
  own: Record<string, (data: DOMStringMap) => void>;
  buttons: Record<string, (ctx: ExplorerContext, data: { [key: string]: string | undefined }) => void>;
  fields: Record<
    string,
    (ctx: ExplorerContext, field: HTMLInputElement, data: { [key: string]: string | undefined }) => void
  >;
  takeCounter: (key: string | undefined) => void;
  undoRedo: (direction: "undo" | "redo") => void;
  /** A hex for what is in hand. */
  typed: (text: string) => void;
  /** Entries of the tray. */
  shown: () => Entry[];
}

/** Parts whose long lists are made when they are first opened. */
const LATE: Record<string, string> = { "ex-rules": "rules", "ex-tables": "tables" };

export function createPanel(root: HTMLElement, ctx: ExplorerContext, all: Entry[]) {
  let active = -1;
  let opened = 0;
  const part = (view: () => HTMLElement, seen: () => unknown[] = () => [{}]) =>
    ({ node: el("div"), view, seen, last: [] }) as Part;
  const bar = part(
    () => toolbar(ctx),
    () => [ctx.sheet, ctx.saveStatus, ctx.canUndo, ctx.canRedo],
  );
  const path = part(() => pathView(ctx));
  const tray = part(
    () => trayView(ctx, offered(ctx, all), active),
    () => [ctx.sheet.position.units, ctx.selection.search, ctx.selection.nation, active],
  );
  const main = [
    part(() => handView(ctx)),
    tray,
    part(() => stackView(ctx, ctx.model)),
    part(
      () => actsView(ctx),
      () => [ctx.sheet.position, ctx.sheet.rules, ctx.selection.chosen],
    ),
    path,
    part(
      () => movementView(ctx),
      () => [ctx.answers.reach, opened],
    ),
    part(() => attackView(ctx)),
    part(
      () => retreatView(ctx),
      () => [ctx.answers.retreat, ctx.selection.chosen],
    ),
    part(
      () => supplyView(ctx),
      () => [ctx.answers.trace],
    ),
  ];
  const more = [
    part(
      () => overlaysView(ctx),
      () => [ctx.overlays, ctx.sheet, !ctx.answers.reach, !ctx.answers.trace, !ctx.answers.retreat],
    ),
    part(
      () => unitsView(ctx),
      () => [ctx.sheet.position.units, ctx.sheet.rules],
    ),
    part(
      () => groundView(ctx),
      () => [ctx.sheet.position, ctx.sheet.rules],
    ),
    part(
      () => rulesView(ctx),
      () => [ctx.sheet.rules, opened],
    ),
    part(
      () => tablesView(ctx),
      () => [ctx.sheet.charts, ctx.selection.tables, opened],
    ),
    part(
      () => keysView(ctx),
      () => [],
    ),
  ];
  for (const piece of [bar, ...main, ...more]) piece.node = piece.view();
  const nodes = (parts: Part[]) => parts.map(({ node }) => el("div", { class: "ex-slot" }, node));
  const element = el(
    "div",
    { class: "ex-panel", id: "ex-panel" },
    el("div", { class: "ex-column" }, nodes(main)),
    el("div", { class: "ex-column" }, nodes(more)),
  );

  function refresh(piece: Part) {
    const now = piece.seen();
    if (now.length === piece.last.length && now.every((value, i) => value === piece.last[i])) return;
    piece.last = now;
    const fresh = piece.view();
    if (fresh.nodeName === piece.node.nodeName) return morph(piece.node, fresh);
    piece.node.replaceWith(fresh);
    piece.node = fresh;
  }
  const draw = () => keepFocus(root, () => [bar, ...main, ...more].forEach(refresh));
  const drawBar = () => keepFocus(root, () => refresh(bar));

  /** Puts the focus where the work goes on. */
  function focusOn(id: string) {
    const found = id ? document.getElementById(id) : null;
    if (!found) return;
    found.closest("details")?.setAttribute("open", "");
    found.focus({ preventScroll: true });
    (id === "ex-attack-title" ? (found.closest(".card") ?? found) : found).scrollIntoView({ block: "nearest" });
    if (found instanceof HTMLInputElement) found.select();
  }

  function listen(handlers: PanelHandlers) {
    root.addEventListener("click", (event) => {
      const target = event.target as Element;
      const menu = target.closest(".ref-menu");
      closeMenus(menu);
      const found = target.closest<HTMLElement>("[data-do]");
      if (!found || found.getAttribute("aria-disabled") === "true") return;
      if (menu) {
        menu.removeAttribute("open");
        menu.querySelector("summary")?.focus();
      }
      const { do: action = "", ...data } = found.dataset;
      if (action === "fold") opened++;
      if (handlers.own[action]) handlers.own[action](data);
      else handlers.buttons[action]?.(ctx, data);
    });
    root.addEventListener("change", (event) => {
      const field = event.target as HTMLInputElement;
      const { set = "", ...data } = field.dataset;
      handlers.fields[set]?.(ctx, field, data);
    });
    root.addEventListener("input", (event) => {
      const field = event.target as HTMLInputElement;
      if (field.id === "ex-table-search") {
        ctx.selection.tables = field.value;
        return draw();
      }
      if (field.id !== "ex-search") return;
      active = field.value.trim() ? 0 : -1;
      ctx.selection.search = field.value;
      draw();
    });
    root.addEventListener(
      "toggle",
      (event) => {
        const details = event.target as HTMLDetailsElement;
        const key = LATE[details.id];
        if (!key || !details.open || ctx.opened.has(key)) return;
        ctx.opened.add(key);
        opened++;
        draw();
      },
      true,
    );
    root.addEventListener("focusin", (event) => closeMenus((event.target as Element).closest(".ref-menu")));
    const outside = ({ target }: Event) => (target instanceof Node && root.contains(target)) || closeMenus();
    document.addEventListener("pointerdown", outside, { signal: ctx.app.signal });
    root.addEventListener("keydown", (event) => keys(event, handlers));
  }

  function keys(event: KeyboardEvent, handlers: PanelHandlers) {
    const target = event.target as HTMLElement;
    if (target.closest("dialog") || event.defaultPrevented) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const typing = target instanceof HTMLInputElement && target.type !== "checkbox" && target.value !== "";
      const name = event.key.toLowerCase();
      if (typing || (name !== "z" && name !== "y")) return;
      event.preventDefault();
      return handlers.undoRedo(name === "y" || event.shiftKey ? "redo" : "undo");
    }
    if (event.key === "Escape") {
      closeMenus();
      if (target.id === "ex-hex" || target.id === "ex-place") handlers.buttons["hand.drop"](ctx, {});
    }
    if (target.id === "ex-hex" && event.key === "Enter") {
      event.preventDefault();
      handlers.typed((target as HTMLInputElement).value);
    }
    if (target.id === "ex-search") search(event, handlers);
  }

  /** The search field moves through the list. */
  function search(event: KeyboardEvent, handlers: PanelHandlers) {
    const shown = handlers.shown();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length) active = (active + step + shown.length) % shown.length;
    else if (event.key === "Enter") handlers.takeCounter(shown[Math.max(0, active)]?.key);
    else return;
    event.preventDefault();
    draw();
    document.getElementById(`ex-tray-${active}`)?.scrollIntoView({ block: "nearest" });
  }

  function closeMenus(but?: Element | null) {
    for (const menu of root.querySelectorAll(".ref-menu[open]")) {
      if (menu === but) continue;
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      menu.removeAttribute("open");
    }
  }

  const drawPath = () => keepFocus(root, () => refresh(path));
  /** Makes room for what is chosen. */
  const fold = () => void tray.node.removeAttribute("open");
  return {
    fold,
    bar: el("div", { class: "ref-bar-slot" }, bar.node),
    element,
    draw,
    drawBar,
    drawPath,
    focusOn,
    listen,
  };
}
