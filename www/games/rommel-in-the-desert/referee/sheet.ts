/** A position on the map, and what the rules say about it. */
import { el, replace } from "../../../dom.ts";
import { createHistory } from "../../../worksheet/history.ts";
import { keepFocus } from "../../../worksheet/focus.ts";
import { morph } from "../../../worksheet/morph.ts";
import { createSheetSaver, loadSheet } from "../../../store/sheet-saver.ts";
import { sameChanges, storedChanges } from "../charts/own-charts.ts";
import { ownRoster } from "../charts/own-map.ts";
import { numberOf, parseHex } from "../geometry.ts";
import { BUTTONS, FIELDS, chooseUnit, place, placeTyped, useValues } from "./actions.ts";
import { answerOf, answersView } from "./answers-view.ts";
import { createBoardView, mapOf, placeWords } from "./board-view.ts";
import { setOpener } from "./opening.ts";
import { newPosition, parsePosition, unitOf } from "./position.ts";
import { hexView, toolbar, turnView } from "./sheet-view.ts";
import { copyText, faultOf, pasteText } from "./text-dialogs.ts";
import { handView, offered, trayView } from "./tray.ts";
import type { ReadyApp } from "../engine-types.ts";
import type { RefereeContext } from "./types.ts";

/** `bringForward`: shows the sheet. */
export async function mountSheet(root: HTMLElement, app: ReadyApp, bringForward: () => void) {
  const { t } = app.lang;
  if (!app.map) {
    replace(root, el("p", { class: "notice notice-warn", role: "alert", text: t("app.error.map") }));
    return null;
  }
  const stored = await loadSheet("position", app, (text) => {
    const position = parsePosition(text);
    return position && !faultOf(app, position) ? position : null;
  });
  const { charts: store } = await app.saves();
  const charts = storedChanges(store, app.wasm);
  const history = createHistory(stored.sheet ?? newPosition(charts));
  const save = createSheetSaver("position", app, (saveStatus) => {
    ctx.saveStatus = saveStatus;
    redraw(bar, () => el("div", { class: "ref-bar-slot" }, toolbar(ctx)));
  });
  const status = el("p", { class: "ref-status", role: "status", id: "rr-status" });
  const dialogs = el("div", { class: "ref-dialogs" });
  const bar = el("div", { class: "ref-bar-slot" });
  const panel = el("div", { class: "ex-panel", id: "rr-panel" });

  /** Ends with the board: another map needs another one. */
  let lifetime = new AbortController();
  app.signal.addEventListener("abort", () => lifetime.abort());

  const { blocks } = app.wasm.roster();
  const ctx: RefereeContext = {
    app,
    signal: lifetime.signal,
    sheet: history.now(),
    selection: {
      at: -1,
      pointed: -1,
      hand: "",
      unit: "",
      side: "",
      search: "",
      nation: "all",
      topic: "supply",
      rommel: false,
    },
    blocks,
    roster: ownRoster(blocks, history.now().charts),
    own: charts,
    switches: app.wasm.switches().switches,
    saveStatus: { state: stored.denied ? "denied" : "waiting", at: "" },
    canUndo: false,
    canRedo: false,
    fault: "",
    placeName: (hex) => (hex < 0 ? "" : placeWords(hex, numberOf(hex))),
    hexWords: (hex) => ctx.placeName(parseHex(hex)) || hex,
    say: (text) => void (status.textContent = text),
    change(sheet, { say = "", focus = "", selection = {} } = {}) {
      if (JSON.stringify(sheet) !== JSON.stringify(history.now())) history.push(sheet);
      Object.assign(ctx.selection, selection);
      ctx.say(say);
      update();
      focusOn(focus);
    },
    select(selection, { say, focus = "" } = {}) {
      Object.assign(ctx.selection, selection);
      if (say !== undefined) ctx.say(say);
      draw();
      focusOn(focus);
    },
  };
  const onBoard: Parameters<typeof createBoardView>[1] = {
    pick(hex) {
      if (ctx.selection.hand) return place(ctx, hex);
      const unit = unitOf(ctx.sheet, ctx.selection.unit);
      ctx.select({ at: hex, unit: unit && parseHex(unit.hex) === hex ? unit.unit : "" });
    },
    unit: (names) => names[0] && chooseUnit(ctx, names[0], parseHex(unitOf(ctx.sheet, names[0])?.hex ?? "")),
    key,
    release: letGo,
  };
  let boardMap = mapOf(ctx);
  let boardView = createBoardView(ctx, onBoard);
  replace(
    root,
    el(
      "div",
      { class: "ref ex rr" },
      el("h2", { class: "visually-hidden", text: t("rr.title") }),
      el("p", { class: "muted rr-about", text: t("rr.about") }),
      bar,
      status,
      el("div", { class: "ex-pages" }, boardView.element, panel),
      dialogs,
    ),
  );

  const redraw = (live: HTMLElement, make: () => HTMLElement) => keepFocus(root, () => morph(live, make()));

  /** Takes over the sheet that history holds. */
  function update(stores = true) {
    const { charts } = ctx.sheet;
    ctx.sheet = history.now();
    if (!sameChanges(charts, ctx.sheet.charts)) changeValues();
    ctx.canUndo = history.canUndo();
    ctx.canRedo = history.canRedo();
    if (!unitOf(ctx.sheet, ctx.selection.unit)) ctx.selection.unit = "";
    if (stores) ctx.saveStatus = save(JSON.stringify(ctx.sheet));
    draw();
  }

  /** Takes over the blocks and the map of other values. */
  function changeValues() {
    ctx.roster = ownRoster(blocks, ctx.sheet.charts);
    const map = mapOf(ctx);
    if (map === boardMap) return;
    lifetime.abort();
    lifetime = new AbortController();
    ctx.signal = lifetime.signal;
    boardMap = map;
    const next = createBoardView(ctx, onBoard);
    boardView.element.replaceWith(next.element);
    boardView = next;
  }

  /** Takes over values that were entered or removed since, where the sheet uses those of the owner. */
  function refreshValues() {
    const before = ctx.own;
    ctx.own = storedChanges(store, app.wasm);
    if (sameChanges(before, ctx.own)) return;
    if (before.length && sameChanges(before, ctx.sheet.charts)) useValues(ctx, ctx.own);
    else draw();
  }

  /** Asks the engine, then shows what it said on the map and in the panel. */
  function draw() {
    const answer = answerOf(ctx);
    boardView.draw(answer.layers);
    redraw(bar, () => el("div", { class: "ref-bar-slot" }, toolbar(ctx)));
    redraw(panel, () =>
      el(
        "div",
        { class: "ex-panel", id: "rr-panel" },
        el("div", { class: "ex-column" }, handView(ctx), hexView(ctx), answersView(ctx, answer)),
        el("div", { class: "ex-column" }, trayView(ctx), turnView(ctx)),
      ),
    );
  }

  function focusOn(id: string) {
    const found = id ? document.getElementById(id) : null;
    if (!found) return;
    found.closest("details")?.setAttribute("open", "");
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "nearest" });
  }

  /** Lets go of what is chosen, the last first. */
  function letGo() {
    const { hand, unit, at } = ctx.selection;
    if (!hand && !unit && at < 0) return false;
    ctx.fault = "";
    ctx.select(hand ? { hand: "" } : unit ? { unit: "" } : { at: -1 }, { say: "" });
    return true;
  }

  /** Keys on the map beside the board's own. */
  function key(event: KeyboardEvent, hex: number) {
    if (event.key === "Escape") return boardView.board.fanned() < 0 && letGo();
    if (event.key === "Delete" && ctx.selection.unit) BUTTONS.remove(ctx, { unit: ctx.selection.unit });
    else if (event.key === "t") focusOn("rr-search");
    else if (event.key === "u") {
      ctx.select({ at: hex });
      focusOn("rr-hex-title");
    } else return false;
    return true;
  }

  function undoRedo(direction: "undo" | "redo") {
    if (direction === "undo" ? !history.canUndo() : !history.canRedo()) return;
    history[direction]();
    ctx.say(t(direction === "undo" ? "rr.say.undone" : "rr.say.redone"));
    update();
  }

  const own: Record<string, (data: DOMStringMap) => void> = {
    undo: () => undoRedo("undo"),
    redo: () => undoRedo("redo"),
    copy: () => void copyText(dialogs, ctx),
    paste: () => void pasteText(dialogs, ctx),
    place: () => typed(),
    unit: ({ unit = "" }) => chooseUnit(ctx, unit, parseHex(unitOf(ctx.sheet, unit)?.hex ?? "")),
  };
  const typed = () => {
    const field = root.querySelector<HTMLInputElement>("#rr-hex");
    placeTyped(ctx, field?.value ?? "", (text) => boardView.board.find(text));
  };
  root.addEventListener("click", (event) => {
    const target = event.target as Element;
    const found = target.closest<HTMLElement>("[data-do]");
    if (!found || found.getAttribute("aria-disabled") === "true") return;
    const menu = target.closest(".ref-menu");
    menu?.removeAttribute("open");
    const { do: action = "", ...data } = found.dataset;
    if (own[action]) own[action](data);
    else BUTTONS[action]?.(ctx, data);
  });
  root.addEventListener("change", (event) => {
    const field = event.target as HTMLInputElement;
    const { set = "", ...data } = field.dataset;
    FIELDS[set]?.(ctx, field, data);
  });
  root.addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    if (field.id === "rr-search") ctx.select({ search: field.value });
  });
  root.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (target.closest("dialog") || event.defaultPrevented) return;
    const typing = target instanceof HTMLInputElement && target.type !== "checkbox" && target.value !== "";
    const name = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !typing && (name === "z" || name === "y")) {
      event.preventDefault();
      undoRedo(name === "y" || event.shiftKey ? "redo" : "undo");
    } else if (event.key === "Escape" && target.closest(".ex-hand")) BUTTONS.drop(ctx, {});
    else if (event.key === "Enter" && target.id === "rr-hex") typed();
    else if (event.key === "Enter" && target.id === "rr-search") {
      const [first] = offered(ctx);
      if (first) BUTTONS.take(ctx, { unit: first.name });
    }
  });

  setOpener(app, (position, say) => {
    bringForward();
    ctx.change(position, { say, selection: { at: -1, unit: "", hand: "" } });
    const [first] = position.units;
    if (first) boardView.board.goTo(parseHex(first.hex));
    boardView.board.focus();
  });
  update(!stored.damaged.length);
  if (stored.damaged.length) ctx.say(t("rr.say.damaged"));
  return { refreshValues };
}
