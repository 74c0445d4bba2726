/** The map explorer: a position on the map, what the rules say about it, and the panel beside it. */
import { el, replace } from "../../../dom.ts";
import { sixAnglesNumber, spiNumber, parseHex } from "../geometry.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { createHistory } from "../../../worksheet/history.ts";
import { createSheetSaver, loadSheet } from "../referee/stored-sheet.ts";
import { askValues } from "../referee/value-dialog.ts";
import { BUTTONS, FIELDS, carry, go, placeHand, removeUnits, tap } from "./actions.ts";
import { askChoice, askMove, askOverlays, askTrace, noAnswers } from "./queries.ts";
import { enableHold } from "../../../worksheet/carry.ts";
import { afterOverrun } from "./position-after.ts";
import { positionReader } from "./stored-position.ts";
import { marks, piles } from "./marks.ts";
import { askDice, askOverrun } from "./overrun.ts";
import { USUAL } from "./overlays.ts";
import { createPanel } from "./panel.ts";
import { copy, copyMap, openAddressLink } from "./share.ts";
import { askRetreat } from "./retreat.ts";
import { boardValues } from "./sprite.ts";
import { createBoardView } from "./board-view.ts";
import { act } from "./supply-acts.ts";
import { newTable, replaceUnit, unitOf, unitsIn } from "./table.ts";
import { entries, offered } from "./tray.ts";
import type { BoardUnit, ReadyApp, RosterUnit, SupplyAct } from "../engine-types.ts";
import type { Values } from "../values.ts";
import type { Counter, ExplorerContext } from "./types.ts";

/** What was stored, where it is a list. */
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : USUAL);

/** `bringForward`: brings the map forward. */
export async function mountExplorer(root: HTMLElement, app: ReadyApp, bringForward: () => void) {
  const { lang } = app;
  const { t } = lang;
  const stored = await loadSheet("position", app, positionReader(app));
  const save = createSheetSaver("position", app, (saveStatus) => {
    ctx.saveStatus = saveStatus;
    panel.drawBar();
  });
  const history = createHistory(stored.sheet ?? newTable(structuredClone(app.referee?.rules())));
  const roster = new Map(app.wasm.roster().units.map((unit: RosterUnit) => [unit.id, unit]));
  const status = el("p", { class: "ref-status", role: "status", id: "ex-status" });
  const dialogs = el("div", { class: "ref-dialogs" });
  const known = new WeakMap<object, Values>();

  const ctx: ExplorerContext = {
    app,
    sheet: history.now(),
    selection: {
      at: -1,
      chosen: [],
      mode: "initial",
      goal: -1,
      pointed: -1,
      hand: null,
      search: "",
      nation: "all",
      retreat: 0,
      tables: "",
    },
    answers: noAnswers(),
    roster,
    ruleSets: app.wasm.ruleSets(),
    saveStatus: { state: stored.denied ? "denied" : "waiting", at: "" },
    overlays: new Set(listOf(app.store.getJson("overlays", USUAL))),
    opened: new Set(),
    targets: new Set(),
    excluded: new Set(),
    refusal: null,
    canUndo: false,
    canRedo: false,
    fault: "",
    get model() {
      return boardView.board.model as ExplorerContext["model"];
    },
    hexOf: (unit) => parseHex(unit.hex),
    hexName: (hex) => (ctx.sheet.rules?.preset === "sixAngles2006" ? sixAnglesNumber(hex) : spiNumber(hex)),
    placeName: (hex) => [ctx.hexName(hex), ctx.model.places.get(hex)?.[0]?.name].filter(Boolean).join(" "),
    valuesOf(unit) {
      const found = known.get(unit);
      if (found) return found;
      const made = boardValues(unit as BoardUnit, roster);
      known.set(unit, made);
      return made;
    },
    find: (text) => boardView.board.find(text),
    show(hex) {
      panel.element.scrollTop = 0;
      panel.fold();
      boardView.board.goTo(hex);
    },
    forward() {
      bringForward();
      panel.element.scrollTop = 0;
      boardView.board.focus();
    },
    say: (text) => void (status.textContent = text),
    roll: (move) => askDice(dialogs, ctx, move),
    change(sheet, { say = "", focus = "", selection = {} } = {}) {
      if (JSON.stringify(sheet) !== JSON.stringify(history.now())) history.push(sheet);
      ctx.say(say);
      Object.assign(ctx.selection, selection);
      update();
      panel.focusOn(focus);
    },
    updateSelection(selection, say) {
      Object.assign(ctx.selection, selection);
      if (say !== undefined) ctx.say(say);
      ask(false);
    },
  };
  const boardView = createBoardView(ctx, { tap: picked, point, key, carry: (ids, hex) => carry(ctx, ids, hex) });
  const all = entries(ctx);
  const panel = createPanel(root, ctx, all);
  replace(
    root,
    el(
      "div",
      { class: "ref ex" },
      el("h2", { class: "visually-hidden", text: t("ex.room.map") }),
      panel.bar,
      status,
      el("div", { class: "ex-pages" }, boardView.element, panel.element),
      dialogs,
    ),
  );

  /** Takes over the position that history holds. */
  function update(stores = true) {
    ctx.sheet = history.now();
    ctx.canUndo = history.canUndo();
    ctx.canRedo = history.canRedo();
    ctx.selection.chosen = ctx.selection.chosen.filter((id) =>
      unitsIn(ctx.sheet, ctx.selection.at).some((unit) => unit.id === id),
    );
    if (stores) ctx.saveStatus = save(JSON.stringify(ctx.sheet));
    boardView.board.setOptions({ numbers: ctx.sheet.rules?.preset === "sixAngles2006" ? "six" : "spi" });
    ask(true);
  }

  /** Asks the engine, then shows what it said: first the map, then the panel. `changed`: the position itself. */
  function ask(changed: boolean) {
    ctx.answers.moveTo = -2;
    askChoice(ctx);
    askTrace(ctx);
    ctx.answers.retreat = askRetreat(ctx);
    if (changed || overlays !== ctx.overlays) askOverlays(ctx);
    overlays = ctx.overlays;
    boardView.board.setLayout({
      ...marks(ctx),
      ...(changed || raised !== ctx.selection.chosen ? { piles: piles(ctx) } : {}),
    });
    raised = ctx.selection.chosen;
    route();
    boardView.updateLine();
    panel.draw();
  }
  let raised = ctx.selection.chosen;
  let overlays = ctx.overlays;

  function route() {
    const { move } = ctx.answers;
    boardView.setPath(
      move?.kind === "move"
        ? {
            hexes: [parseHex(move.start), ...move.steps.map((step) => parseHex(step.hex))],
            costs: [0, ...move.steps.map(({ total }) => Number(total))],
            text: String(move.spent),
          }
        : null,
    );
    const { at, goal } = ctx.selection;
    const mark = (hex: number, style: "own" | "target" | "note") => ({
      hex,
      style,
      bare: true,
    });
    boardView.board.setMarks([
      ...(at >= 0 && !ctx.selection.chosen.length ? [mark(at, "own")] : []),
      ...[...ctx.targets].map((hex) => mark(hex, "target")),
      ...(goal >= 0 ? [mark(goal, "note")] : []),
    ]);
  }

  function picked(hex: number) {
    const placing = ctx.selection.hand !== null;
    panel.element.scrollTop = 0;
    tap(ctx, hex);
    if (!placing && ctx.selection.chosen.length) panel.fold();
  }

  function point(hex: number) {
    ctx.selection.pointed = hex;
    askMove(ctx);
    route();
    panel.drawPath();
  }

  /** Keys on the map beside the board's own. */
  function key(event: KeyboardEvent, hex: number) {
    const { hand, goal, chosen, at } = ctx.selection;
    if (event.key === "Escape") {
      if (!hand && goal < 0 && at < 0) return false;
      ctx.fault = "";
      ctx.updateSelection(hand ? { hand: null } : goal >= 0 ? { goal: -1 } : { at: -1, chosen: [] }, "");
    } else if (event.key === "Delete" || event.key === "Backspace") removeUnits(ctx, chosen);
    else if (event.key === "m" && ctx.answers.reached.has(hex))
      goal === hex ? void go(ctx) : ctx.updateSelection({ goal: hex }, t("ex.say.goal", { hex: ctx.placeName(hex) }));
    else if (event.key === "t") panel.focusOn("ex-search");
    else if (event.key === "u") panel.focusOn("ex-stack-title");
    else return false;
    return true;
  }

  function undoRedo(direction: "undo" | "redo") {
    if (direction === "undo" ? !history.canUndo() : !history.canRedo()) return;
    history[direction]();
    ctx.say(t(direction === "undo" ? "say.undone" : "say.redone"));
    ctx.selection.goal = -1;
    update();
  }

  /** `key`: that of the entry in the tray. */
  function takeCounter(key: string | undefined) {
    const entry = all.find((entry) => entry.key === key);
    if (!entry) return;
    ctx.fault = "";
    ctx.updateSelection({ hand: { counter: entry.counter } }, t("ex.say.hand", { unit: entry.name }));
    panel.focusOn("ex-hex");
  }

  /** A counter by its values, new or changed. */
  async function ownValues(id?: string) {
    const unit = id === undefined ? undefined : unitOf(ctx.sheet, id);
    const start = unit && { ...unit, motorized: ctx.valuesOf(unit).motorized };
    const made = await askValues(
      dialogs,
      { app, roster, sheet: { roles: { "": "beside", [unit?.hex ?? ""]: "beside" } } },
      { unit: start, hex: unit?.hex ?? "", movement: unit?.movementAllowance ?? 20 },
    );
    if (!made) return;
    const { motorized, hex, ...values } = made;
    const counter: Counter = { ...values, class: motorized ? "motorized" : "foot" };
    if (!unit) {
      ctx.updateSelection({ hand: { counter } }, t("ex.say.hand", { unit: counter.id }));
      return panel.focusOn("ex-hex");
    }
    const replaced = replaceUnit(ctx.sheet, unit.id, { ...counter, hex });
    ctx.change(replaced.sheet, {
      selection: { chosen: ctx.selection.chosen.map((other) => (other === unit.id ? replaced.id : other)) },
    });
  }

  /** Buttons that open something or speak to the browser. */
  const own: Record<string, (data: DOMStringMap) => void> = {
    undo: () => undoRedo("undo"),
    redo: () => undoRedo("redo"),
    "tray.take": ({ entry }) => takeCounter(entry),
    "tray.own": () => void ownValues(),
    "unit.values": ({ unit }) => void ownValues(unit),
    "attack.show": () => panel.focusOn("ex-attack-title"),
    "tables.show": () => panel.focusOn("ex-tables-summary"),
    act: ({ act: what }) => void act(dialogs, ctx, what as SupplyAct),
    "hand.map": () => boardView.board.focus(),
    "copy.link": () => void copy(dialogs, ctx, "link"),
    "copy.text": () => void copy(dialogs, ctx, "text"),
    "copy.picture": () => void copyMap(ctx, boardView.board.picture()),
    async overrun({ hex }) {
      const answer = await askOverrun(dialogs, ctx, Number(hex));
      if (answer)
        ctx.change(afterOverrun(ctx, answer), {
          say: t("ex.say.overrun", { hex: ctx.placeName(Number(hex)) }),
          selection: { at: Number(hex) },
        });
      panel.focusOn("ex-stack-title");
    },
  };
  panel.listen({
    own,
    takeCounter,
    undoRedo,
    buttons: BUTTONS,
    fields: FIELDS,
    typed: (text) => placeHand(ctx, ctx.find(text), text),
    shown: () => offered(ctx, all),
  });
  enableHold(root, (grip, event) => {
    const hex = boardView.board.hexUnder(event.clientX, event.clientY);
    if (hex < 0) return;
    const entry = all.find((entry) => entry.key === grip.dataset.hold);
    if (grip.dataset.lift) return carry(ctx, [grip.dataset.lift], hex);
    if (!entry) return;
    ctx.selection.hand = { counter: entry.counter };
    placeHand(ctx, hex);
    if (ctx.fault) ctx.updateSelection({ hand: null }, ctx.fault);
    ctx.fault = "";
  });

  update(!stored.damaged.length);
  if (stored.damaged.length) {
    bringForward();
    const area = el("textarea", {
      class: "input ref-copy-text",
      rows: 10,
      readonly: true,
      "aria-label": t("ex.kept.damaged"),
    });
    area.value = stored.damaged.join("\n\n");
    await askDialog(document.body, {
      title: t("ex.kept.damaged"),
      body: [el("p", { text: t("ex.kept.damaged.text") }), area],
      buttons: [{ value: "ok", text: t("app.close"), primary: true }],
      wide: true,
    });
  }
  const link = () => openAddressLink(dialogs, ctx, bringForward);
  app.router.on(["position"], link);
  void link();
}
