/** The combat worksheet: the situation on the left, the report on the right, both redrawn after every change. */
import { el, replace } from "../../../dom.ts";
import { BUTTONS, FIELDS, removeUnit } from "./actions.ts";
import { adjudicateSheet } from "./adjudicate.ts";
import { unitField } from "../../../worksheet/widgets.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { enableDrag } from "../../../worksheet/drag.ts";
import { addUnit, moveUnit, replaceUnit, unitOf } from "./edit.ts";
import { indexErrors } from "../../../worksheet/errors.ts";
import { exampleSheet, loadExamples } from "./examples.ts";
import { keepFocus } from "../../../worksheet/focus.ts";
import { createHistory } from "../../../worksheet/history.ts";
import { combatReader, createSheetSaver, loadSheet } from "./stored-sheet.ts";
import { mapFacts } from "./map-facts.ts";
import { morph } from "../../../worksheet/morph.ts";
import { originBar } from "./origin.ts";
import { fromQuery, newSheet } from "./sheet.ts";
import { copy, openAddressLink } from "./share.ts";
import { handleKeys } from "../../../worksheet/keys.ts";
import { isUnfinished, reportView } from "./report/report.ts";
import { readCells } from "./report/cell-reader.ts";
import { jump, spokenSummary } from "./report/summary.ts";
import { situation } from "./situation/situation.ts";
import { toolbar } from "./toolbar.ts";
import { askValues } from "./value-dialog.ts";
import { valuesOf } from "../values.ts";
import type { ReadyApp as App, RosterUnit } from "../engine-types.ts";
import type { Origin } from "./origin.ts";
import type { RefereeContext } from "./types.ts";

/** `bringForward`: brings the worksheet forward. */
export async function mountReferee(root: HTMLElement, app: App, bringForward: () => void) {
  const { lang } = app;
  const { t } = lang;
  const examples = loadExamples();
  const stored = await loadSheet("combat", app, combatReader(app));
  const save = createSheetSaver("combat", app, (saveStatus) => {
    ctx.saveStatus = saveStatus;
    drawBar();
  });
  const history = createHistory(stored.sheet ?? newSheet());
  const first = adjudicateSheet(history.now(), app.wasm.adjudicateCombat);
  history.amend(first.sheet);
  const roster = new Map(app.wasm.roster().units.map((unit: RosterUnit) => [unit.id, unit]));

  const status = el("p", { class: "ref-status", role: "status", id: "ref-status" });
  const spoken = el("p", { class: "visually-hidden", role: "status", "aria-live": "polite", id: "ref-spoken" });
  const bar = el("div", { class: "ref-bar-slot" });
  const left = el("div", { class: "ref-left" });
  const right = el("div", { class: "ref-right", id: "ref-report", tabindex: "-1" });
  const from = el("div", { class: "ref-origin-slot" });
  /** Where the combat came from. */
  let origin: (Origin & { units: string[] }) | null = null;
  const dialogs = el("div", { class: "ref-dialogs" });
  replace(
    root,
    el("div", { class: "ref" }, bar, status, spoken, from, el("div", { class: "ref-pages" }, left, right), dialogs),
  );

  const ctx: RefereeContext = {
    app,
    sheet: history.now(),
    report: first.report,
    roster,
    ruleSets: app.wasm.ruleSets(),
    charts: [],
    facts: mapFacts(app.map),
    errors: indexErrors([]),
    examples: [],
    saveStatus: { state: stored.denied ? "denied" : "waiting", at: "" },
    fault: null,
    opened: new Set(),
    cell: (line, column) =>
      ctx.charts.find(({ what }) => what === `results/${line}/${Math.max(1, Math.min(18, column))}`)?.value ?? "",
    comparedPreset: "",
    canUndo: false,
    canRedo: false,
    sideOfUnit: (unit) => valuesOf(unit, roster).side,
    say: (text) => void (status.textContent = text),
    change(sheet, { say = "", focus = "", step = false, dropped: words = "say.dropped" } = {}) {
      const asked = adjudicateSheet(sheet, app.wasm.adjudicateCombat);
      if (JSON.stringify(asked.sheet) !== JSON.stringify(history.now())) history.push(asked.sheet);
      ctx.fault = null;
      ctx.report = asked.report;
      const dropped = asked.dropped > 0 && !step ? lang.tn(words, asked.dropped) : "";
      ctx.say([say, dropped].filter(Boolean).join(" "));
      update();
      focusOn(focus);
    },
  };

  /** Takes over the state that history holds: report, page and store. */
  function update(stores = true) {
    ctx.sheet = history.now();
    const charts = app.wasm.charts({ changes: ctx.sheet.query.charts ?? [] });
    ctx.charts = charts.kind === "charts" ? charts.values : [];
    ctx.errors = indexErrors(ctx.report.kind === "refused" ? ctx.report.refusals : []);
    ctx.canUndo = history.canUndo();
    ctx.canRedo = history.canRedo();
    if (stores) ctx.saveStatus = save(JSON.stringify(ctx.sheet));
    draw();
  }

  const draw = () => keepFocus(root, redraw);

  const drawBar = () => keepFocus(root, () => morph(bar, el("div", { class: "ref-bar-slot" }, toolbar(ctx))));

  function redraw() {
    morph(bar, el("div", { class: "ref-bar-slot" }, toolbar(ctx)));
    morph(from, originBar(ctx, origin));
    morph(left, el("div", { class: "ref-left" }, situation(ctx, addFromRoster), jump(ctx)));
    morph(right, el("div", { class: "ref-right", id: "ref-report", tabindex: "-1" }, reportView(ctx)));
    showLit(right);
    spoken.textContent =
      ctx.report.kind === "report"
        ? spokenSummary(ctx.report, ctx)
        : isUnfinished(ctx.report.refusals)
          ? t("unfinished.title")
          : lang.tn("refused.title", ctx.report.refusals.length);
  }

  /** Puts the focus where the work goes on. `focus`: id of an element, or `pending`. */
  function focusOn(focus: string) {
    if (!focus) return;
    const found =
      focus === "pending"
        ? (right.querySelector(".ref-pending .button:not([aria-disabled=true])") ??
          right.querySelector("#ref-step-back"))
        : document.getElementById(focus);
    if (!(found instanceof HTMLElement)) return;
    reveal(found);
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: found === right ? "start" : "nearest" });
  }

  /** Opens whatever hides an element. */
  function reveal(element: Element) {
    element.closest("details")?.setAttribute("open", "");
    const more = element.closest<HTMLElement>("[data-more]");
    if (!more?.hidden) return;
    ctx.opened.add(more.dataset.more ?? "");
    draw();
  }

  const addFromRoster = (unit: RosterUnit, hex: string) =>
    ctx.change(addUnit(ctx.sheet, { id: unit.name, roster: unit.id, hex }), {
      say: t("say.added", { unit: unit.name, hex }),
    });

  function undoRedo(direction: "undo" | "redo") {
    if (root.hidden || (direction === "undo" ? !history.canUndo() : !history.canRedo())) return;
    history[direction]();
    ctx.report = app.wasm.adjudicateCombat(history.now().query);
    ctx.fault = null;
    ctx.say(t(direction === "undo" ? "say.undone" : "say.redone"));
    update();
  }

  function drop(id: string, hex = "") {
    const unit = unitOf(ctx.sheet, id);
    if (!unit || unit.hex === hex) return;
    const moved = moveUnit(ctx.sheet, id, hex);
    const role = ctx.sheet.roles[hex];
    if (role === "beside" || role === ctx.sideOfUnit(unit))
      return ctx.change(moved, { say: t("say.moved", { unit: id, hex }) });
    if (unit.roster) return ctx.say(t("say.wrongSide", { unit: id, side: t(`side.${ctx.sideOfUnit(unit)}`) }));
    ctx.change(replaceUnit(moved, id, { ...unit, hex, nation: role === "axis" ? "german" : "commonwealth" }), {
      say: t("say.moved", { unit: id, hex }),
    });
  }

  /** Buttons that open something or speak to the browser. */
  const own: Record<string, (data: DOMStringMap, button: HTMLElement) => void> = {
    undo: () => undoRedo("undo"),
    redo: () => undoRedo("redo"),
    reset: () => ctx.change(newSheet(), { say: t("say.reset") }),
    async example({ id }) {
      const example = (await examples).find((example) => example.id === id);
      if (example)
        ctx.change(exampleSheet(example, ctx.sideOfUnit), {
          say: t("say.example", { example: t(`example.${example.id}`) }),
          step: true,
        });
    },
    "copy.text": () => void copy(dialogs, ctx, "text"),
    "copy.bbcode": () => void copy(dialogs, ctx, "bbcode"),
    "copy.link": () => void copy(dialogs, ctx, "link"),
    goto: ({ target = "" }) => focusOn(target),
    "origin.back": () => origin?.back(),
    "origin.take": () =>
      void (ctx.report.kind === "report" && ctx.report.outcome && origin?.applyOutcome(ctx.report.outcome)),
    "unit.more"({ unit = "" }) {
      if (!ctx.opened.delete(unit)) ctx.opened.add(unit);
      draw();
    },
    async "value.new"(_, button) {
      const hex = button.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
      const unit = await askValues(dialogs, ctx, { hex });
      if (unit) ctx.change(addUnit(ctx.sheet, unit), { say: t("say.added", { unit: unit.id, hex }) });
    },
    async "value.edit"({ unit: id = "" }) {
      const unit = unitOf(ctx.sheet, id);
      const changed = unit && (await askValues(dialogs, ctx, { unit, hex: unit.hex }));
      if (changed) ctx.change(replaceUnit(ctx.sheet, id, changed), { focus: unitField(changed.id, "more") });
    },
  };

  root.addEventListener("click", (event) => {
    const menu = (event.target as Element).closest(".ref-menu");
    closeMenus(menu);
    const button = (event.target as Element).closest<HTMLElement>("[data-do]");
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    if (menu) {
      menu.removeAttribute("open");
      menu.querySelector("summary")?.focus();
    }
    const { do: action = "", ...data } = button.dataset;
    if (own[action]) own[action](data, button);
    else BUTTONS[action]?.(ctx, data);
  });
  root.addEventListener("change", (event) => {
    const field = event.target as HTMLElement;
    const { set = "", ...data } = field.dataset;
    const sheet = FIELDS[set]?.(ctx, field, data);
    if (sheet) ctx.change(sheet);
    else if (FIELDS[set]) draw();
  });
  function closeMenus(but?: Element | null) {
    for (const menu of root.querySelectorAll(".ref-menu[open]")) {
      if (menu === but) continue;
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      menu.removeAttribute("open");
    }
  }
  handleKeys(root.closest("section") ?? root, {
    undo: () => undoRedo("undo"),
    redo: () => undoRedo("redo"),
    remove: (unit) => removeUnit(ctx, unit),
    move: (unit) => focusOn(unitField(unit, "hex")),
    closeMenus,
    die: (face) => BUTTONS[face ? "answer" : "roll"](ctx, { answer: JSON.stringify({ kind: "die", face }) }),
  });
  enableDrag(root, drop);
  readCells(right, lang);
  root.addEventListener("focusin", (event) => closeMenus((event.target as Element).closest(".ref-menu")));
  const outside = ({ target }: Event) => (target instanceof Node && root.contains(target)) || closeMenus();
  document.addEventListener("pointerdown", outside, { signal: app.signal });

  update(stored.damaged.length === 0);
  void examples.then((found) => {
    ctx.examples = found;
    draw();
  });
  app.referee = {
    rules: () => ctx.sheet.query.rules,
    open(query, say, where) {
      origin = where ? { ...where, units: query.units.map(({ id }) => id) } : null;
      app.tabs.show("referee");
      bringForward();
      root.closest("section")?.focus({ preventScroll: true });
      scrollTo(0, 0);
      ctx.change(fromQuery(query, ctx.sideOfUnit), { say, dropped: "say.position.dropped" });
    },
  };
  if (stored.damaged.length) bringForward();
  if (stored.damaged.length) await showDamaged(ctx, stored.damaged, stored.sheet !== null);
  app.router.on(["combat"], () => openAddressLink(dialogs, ctx));
  void openAddressLink(dialogs, ctx);
}

/** Where the results table is wider than its frame, brings what is lit into view once it has changed. */
function showLit(page: HTMLElement) {
  const frame = page.querySelector<HTMLElement>(".ref-scroll");
  const lit = (page.querySelector(".ref-crt.is-sure tbody .is-lit") ??
    page.querySelector(".ref-crt .is-column")) as HTMLElement | null;
  if (!frame || !lit || frame.scrollWidth <= frame.clientWidth) return;
  const at = String(lit.offsetLeft);
  if (shown.get(frame) === at) return;
  shown.set(frame, at);
  frame.scrollLeft = lit.offsetLeft - frame.clientWidth / 2;
}
const shown = new WeakMap<HTMLElement, string>();

/** A save that cannot be read is handed to the reader before anything takes its place, whatever section is in sight. */
async function showDamaged(ctx: RefereeContext, texts: string[], hasOlder: boolean) {
  const { t } = ctx.app.lang;
  const area = el("textarea", {
    class: "input ref-copy-text",
    rows: 10,
    readonly: true,
    "aria-label": t("kept.damaged"),
  });
  area.value = texts.join("\n\n");
  await askDialog(document.body, {
    title: t("kept.damaged"),
    body: [el("p", { text: t(hasOlder ? "kept.damaged.older" : "kept.damaged.text") }), area],
    buttons: [{ value: "ok", text: t("app.close"), primary: true }],
    wide: true,
  });
}
