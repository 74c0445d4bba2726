// @ts-check
/** The map explorer: a position on the map, what the rules say about it, and the panel beside it. */
import { el, replace } from "../../dom.js";
import { sixAnglesNumber, spiNumber, parseHex } from "../../board/geometry.js";
import { askDialog } from "../referee/dialogs.js";
import { createHistory } from "../referee/history.js";
import { load, saver } from "../referee/stored-sheet.js";
import { askValues } from "../referee/value-dialog.js";
import { BUTTONS, FIELDS, carry, go, placeHand, removeUnits, tap } from "./actions.js";
import { askChoice, askMove, askOverlays, askTrace, noAnswers } from "./queries.js";
import { enableHold } from "./drag.js";
import { overrun } from "./outcomes.js";
import { positionReader } from "./stored-position.js";
import { marks, piles } from "./marks.js";
import { askDice, askOverrun } from "./overrun.js";
import { USUAL } from "./overlays.js";
import { createPanel } from "./panel.js";
import { copy, copyMap, takeLink } from "./share.js";
import { askRetreat } from "./retreat.js";
import { boardValues } from "./sprite.js";
import { createStage } from "./board-view.js";
import { act } from "./supply-acts.js";
import { newTable, replaceUnit, unitOf, unitsIn } from "./table.js";
import { entries, offered } from "./tray.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Values} Values */

/** What was stored, where it is a list. @param {unknown} value @returns {string[]} */
const listOf = (value) => (Array.isArray(value) ? value : USUAL);

/**
 * @param {HTMLElement} root
 * @param {import("../../app.js").App} app
 * @param {() => void} attend brings the map forward
 */
export async function mountExplorer(root, app, attend) {
  const { lang } = app;
  const { t } = lang;
  const stored = await load("position", app, positionReader(app));
  const save = saver("position", app, (kept) => {
    desk.kept = kept;
    panel.drawBar();
  });
  const history = createHistory(stored.sheet ?? newTable(structuredClone(app.referee?.rules())));
  const roster = new Map(
    app.wasm.roster().units.map((/** @type {import("./types.js").RosterUnit} */ unit) => [unit.id, unit]),
  );
  const status = el("p", { class: "ref-status", role: "status", id: "ex-status" });
  const dialogs = el("div", { class: "ref-dialogs" });
  /** @type {WeakMap<object, Values>} */
  const known = new WeakMap();

  /** @type {Desk} */
  const desk = {
    app,
    sheet: history.now(),
    sight: {
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
    kept: { state: stored.denied ? "denied" : "waiting", at: "" },
    overlays: new Set(listOf(app.store.getJson("overlays", USUAL))),
    opened: new Set(),
    targets: new Set(),
    aside: new Set(),
    refusal: null,
    canUndo: false,
    canRedo: false,
    fault: "",
    model: /** @type {any} */ (null),
    hexOf: (unit) => parseHex(unit.hex),
    hexName: (hex) => (desk.sheet.rules?.preset === "sixAngles2006" ? sixAnglesNumber(hex) : spiNumber(hex)),
    placeName: (hex) => [desk.hexName(hex), desk.model.places.get(hex)?.[0]?.name].filter(Boolean).join(" "),
    valuesOf(unit) {
      const found = known.get(unit);
      if (found) return found;
      const made = boardValues(/** @type {import("./types.js").BoardUnit} */ (unit), roster);
      known.set(unit, made);
      return made;
    },
    find: (text) => stage.board.find(text),
    show(hex) {
      panel.element.scrollTop = 0;
      panel.fold();
      stage.board.goTo(hex);
    },
    forward() {
      attend();
      panel.element.scrollTop = 0;
      stage.board.focus();
    },
    say: (text) => void (status.textContent = text),
    roll: (move) => askDice(dialogs, desk, move),
    change(sheet, { say = "", focus = "", sight = {} } = {}) {
      if (JSON.stringify(sheet) !== JSON.stringify(history.now())) history.push(sheet);
      desk.say(say);
      Object.assign(desk.sight, sight);
      settle();
      panel.aim(focus);
    },
    look(sight, say) {
      Object.assign(desk.sight, sight);
      if (say !== undefined) desk.say(say);
      ask(false);
    },
  };
  const stage = createStage(desk, { tap: picked, point, key, carry: (ids, hex) => carry(desk, ids, hex) });
  desk.model = stage.board.model;
  const all = entries(desk);
  const panel = createPanel(root, desk, all);
  replace(
    root,
    el(
      "div",
      { class: "ref ex" },
      el("h2", { class: "visually-hidden", text: t("ex.room.map") }),
      panel.bar,
      status,
      el("div", { class: "ex-pages" }, stage.element, panel.element),
      dialogs,
    ),
  );

  /** Takes over the position that history holds. @param {boolean} [keep] */
  function settle(keep = true) {
    desk.sheet = history.now();
    desk.canUndo = history.canUndo();
    desk.canRedo = history.canRedo();
    desk.sight.chosen = desk.sight.chosen.filter((id) =>
      unitsIn(desk.sheet, desk.sight.at).some((unit) => unit.id === id),
    );
    if (keep) desk.kept = save(JSON.stringify(desk.sheet));
    stage.board.setOptions({ numbers: desk.sheet.rules?.preset === "sixAngles2006" ? "six" : "spi" });
    ask(true);
  }

  /**
   * Asks the engine, then shows what it said: first the map, then the panel.
   * @param {boolean} changed the position itself
   */
  function ask(changed) {
    desk.answers.moveTo = -2;
    askChoice(desk);
    askTrace(desk);
    desk.answers.retreat = askRetreat(desk);
    if (changed || overlays !== desk.overlays) askOverlays(desk);
    overlays = desk.overlays;
    stage.board.lay({ ...marks(desk), ...(changed || raised !== desk.sight.chosen ? { piles: piles(desk) } : {}) });
    raised = desk.sight.chosen;
    route();
    stage.tell();
    panel.draw();
  }
  let raised = desk.sight.chosen;
  let overlays = desk.overlays;

  function route() {
    const { move } = desk.answers;
    stage.setWay(
      move?.kind === "move"
        ? {
            hexes: [parseHex(move.start), ...move.steps.map((step) => parseHex(step.hex))],
            costs: [0, ...move.steps.map(({ total }) => Number(total))],
            text: String(move.spent),
          }
        : null,
    );
    const { at, goal } = desk.sight;
    const mark = (/** @type {number} */ hex, /** @type {"own"|"target"|"note"} */ style) => ({
      hex,
      style,
      bare: true,
    });
    stage.board.setMarks([
      ...(at >= 0 && !desk.sight.chosen.length ? [mark(at, "own")] : []),
      ...[...desk.targets].map((hex) => mark(hex, "target")),
      ...(goal >= 0 ? [mark(goal, "note")] : []),
    ]);
  }

  /** @param {number} hex */
  function picked(hex) {
    const placing = desk.sight.hand !== null;
    panel.element.scrollTop = 0;
    tap(desk, hex);
    if (!placing && desk.sight.chosen.length) panel.fold();
  }

  /** @param {number} hex */
  function point(hex) {
    desk.sight.pointed = hex;
    askMove(desk);
    route();
    panel.drawWay();
  }

  /** Keys on the map beside the board's own. @param {KeyboardEvent} event @param {number} hex */
  function key(event, hex) {
    const { hand, goal, chosen, at } = desk.sight;
    if (event.key === "Escape") {
      if (!hand && goal < 0 && at < 0) return false;
      desk.fault = "";
      desk.look(hand ? { hand: null } : goal >= 0 ? { goal: -1 } : { at: -1, chosen: [] }, "");
    } else if (event.key === "Delete" || event.key === "Backspace") removeUnits(desk, chosen);
    else if (event.key === "m" && desk.answers.reached.has(hex))
      goal === hex ? void go(desk) : desk.look({ goal: hex }, t("ex.say.goal", { hex: desk.placeName(hex) }));
    else if (event.key === "t") panel.aim("ex-search");
    else if (event.key === "u") panel.aim("ex-stack-title");
    else return false;
    return true;
  }

  /** @param {"undo"|"redo"} way */
  function travel(way) {
    if (way === "undo" ? !history.canUndo() : !history.canRedo()) return;
    history[way]();
    desk.say(t(way === "undo" ? "say.undone" : "say.redone"));
    desk.sight.goal = -1;
    settle();
  }

  /** @param {string|undefined} key of the tray's entry */
  function take(key) {
    const entry = all.find((entry) => entry.key === key);
    if (!entry) return;
    desk.fault = "";
    desk.look({ hand: { counter: entry.counter } }, t("ex.say.hand", { unit: entry.name }));
    panel.aim("ex-hex");
  }

  /** A counter by its values, new or changed. @param {string} [id] */
  async function ownValues(id) {
    const unit = id === undefined ? undefined : unitOf(desk.sheet, id);
    const { class: kind, movementAllowance, ...rest } = unit ?? /** @type {any} */ ({});
    const start = unit && { ...rest, motorized: desk.valuesOf(unit).motorized };
    const made = await askValues(
      dialogs,
      { app, roster, sheet: { roles: { "": "beside", [unit?.hex ?? ""]: "beside" } } },
      { unit: start, hex: unit?.hex ?? "", movement: movementAllowance ?? 20 },
    );
    if (!made) return;
    const { motorized, hex, ...values } = made;
    const counter = /** @type {any} */ ({ ...values, class: motorized ? "motorized" : "foot" });
    if (!unit) {
      desk.look({ hand: { counter } }, t("ex.say.hand", { unit: counter.id }));
      return panel.aim("ex-hex");
    }
    const replaced = replaceUnit(desk.sheet, unit.id, { ...counter, hex });
    desk.change(replaced.sheet, {
      sight: { chosen: desk.sight.chosen.map((other) => (other === unit.id ? replaced.id : other)) },
    });
  }

  /** Buttons that open something or speak to the browser. @type {Record<string, (data: DOMStringMap) => void>} */
  const own = {
    undo: () => travel("undo"),
    redo: () => travel("redo"),
    "tray.take": ({ entry }) => take(entry),
    "tray.own": () => void ownValues(),
    "unit.values": ({ unit }) => void ownValues(unit),
    "attack.show": () => panel.aim("ex-attack-title"),
    "tables.show": () => panel.aim("ex-tables-summary"),
    act: ({ act: what }) => void act(dialogs, desk, /** @type {import("./types.js").SupplyAct} */ (what)),
    "hand.map": () => stage.board.focus(),
    "copy.link": () => void copy(dialogs, desk, "link"),
    "copy.text": () => void copy(dialogs, desk, "text"),
    "copy.picture": () => void copyMap(desk, stage.board.picture()),
    async overrun({ hex }) {
      const answer = await askOverrun(dialogs, desk, Number(hex));
      if (answer)
        desk.change(overrun(desk, answer), {
          say: t("ex.say.overrun", { hex: desk.placeName(Number(hex)) }),
          sight: { at: Number(hex) },
        });
      panel.aim("ex-stack-title");
    },
  };
  panel.listen({
    own,
    take,
    travel,
    buttons: BUTTONS,
    fields: FIELDS,
    typed: (text) => placeHand(desk, desk.find(text), text),
    shown: () => offered(desk, all),
  });
  enableHold(root, (grip, event) => {
    const hex = stage.board.hexUnder(event.clientX, event.clientY);
    if (hex < 0) return;
    const entry = all.find((entry) => entry.key === grip.dataset.hold);
    if (grip.dataset.lift) return carry(desk, [grip.dataset.lift], hex);
    if (!entry) return;
    desk.sight.hand = { counter: entry.counter };
    placeHand(desk, hex);
    if (desk.fault) desk.look({ hand: null }, desk.fault);
    desk.fault = "";
  });

  settle(!stored.damaged.length);
  if (stored.damaged.length) {
    attend();
    const area = /** @type {HTMLTextAreaElement} */ (
      el("textarea", { class: "input ref-copy-text", rows: 10, readonly: true, "aria-label": t("ex.kept.damaged") })
    );
    area.value = stored.damaged.join("\n\n");
    await askDialog(document.body, {
      title: t("ex.kept.damaged"),
      body: [el("p", { text: t("ex.kept.damaged.text") }), area],
      buttons: [{ value: "ok", text: t("app.close"), primary: true }],
      wide: true,
    });
  }
  const link = () => takeLink(dialogs, desk, attend);
  addEventListener("hashchange", () => void link());
  void link();
}
