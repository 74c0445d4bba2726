/**
 * Charts of one's own: the sets that this browser keeps, and one of them being filled in. Each text is stored as it is
 * typed; it comes into force when its field is left and the engine takes it.
 */
import { el, replace } from "../../../dom.ts";
import { isStored } from "../../../store/records.ts";
import {
  changesOf,
  createValues,
  enter,
  enterTyped,
  readChanges,
  textAt,
  withTyped,
  withTypedName,
} from "../../../store/values.ts";
import { showModal } from "../../../shell/back.ts";
import { handOver } from "../../../worksheet/copy.ts";
import { createAfterPress, createValuesBar } from "../../../worksheet/values-bar.ts";
import { LARGEST_CHARTS, TOO_LONG } from "./missing-charts.ts";
import { chartTables } from "./tables.ts";
import { chartFault, placeName } from "./texts.ts";
import type { ReadyApp as App, ChartChange, OwnValue } from "../engine-types.ts";
import type { Charts, StoredCharts } from "../../../store/charts.ts";
import type { Judgement, Stored, Values } from "../../../store/values.ts";

/** What a file says that it is. */
const FORMAT = "desert-fox-charts";

/** The name of a file. */
const fileName = (name: string) =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "charts"
  }.desertfox-charts.json`;

/**
 * Opens the sets of this browser; resolves when the dialog is closed. Returns the check of the set that was worked on
 * last, or empty.
 */
export function openCharts(dialogs: HTMLElement, app: App, chartStore: Charts): Promise<string> {
  const { t, tn } = app.lang;
  const roster = new Map(app.wasm.roster().units.map((unit) => [unit.id, unit]));
  const container = el("div", { class: "stack" });
  const say = el("p", { class: "ch-say", role: "status", id: "ch-say" });
  const fault = el("p", { class: "field-error", role: "alert", id: "ch-fault" });
  const foot = el("div");
  const ended = new AbortController();
  const afterPress = createAfterPress(ended.signal);
  let last = "";
  /** Ends with the set that is being filled in, or with the list. */
  let leave = () => {};

  /** The sets that are kept. `focus`: id of what gets the focus. */
  function sets(focus = "ch-new") {
    leave();
    fault.textContent = "";
    replace(foot);
    const all = chartStore.sets();
    // Another window has changed what is listed; a question stays until it is answered.
    leave = chartStore.onChange(() => container.querySelector("[role=alert]") || sets(document.activeElement?.id));
    const file = el("input", {
      type: "file",
      id: "ch-import-file",
      class: "visually-hidden",
      accept: ".json,application/json",
      tabindex: "-1",
      "aria-hidden": "true",
    });
    file.addEventListener("change", () => void readFile(file));
    replace(
      container,
      el("p", { text: t("charts.what") }),
      el("p", { class: "muted", text: t("charts.private") }),
      all.length ? el("ul", { class: "ch-sets" }, all.map(item)) : el("p", { class: "muted", text: t("charts.none") }),
      chartStore.damaged().length > 0 &&
        el("p", { class: "notice notice-warn", text: tn("charts.damaged", chartStore.damaged().length) }),
      el(
        "div",
        { class: "card-row" },
        el("button", {
          type: "button",
          class: "button button-primary",
          id: "ch-new",
          text: t("charts.new"),
          on: { click: () => edit(null) },
        }),
        el("button", {
          type: "button",
          class: "button",
          id: "ch-import",
          text: t("charts.import"),
          on: { click: () => file.click() },
        }),
        file,
      ),
    );
    document.getElementById(focus)?.focus();
  }

  function item(set: StoredCharts) {
    const { name, check, played, stored, typed } = set;
    const id = check || set.row;
    const of = (act: string) => ({
      type: "button",
      class: "button button-small",
      id: `ch-${act}-${id}`,
      "aria-label": t(`charts.${act}.of`, { name }),
    });
    const remove = async () => {
      const removed = await chartStore.remove([set.row, check]);
      if (last === check) last = "";
      const back = () => {
        chartStore.restore(removed);
        say.textContent = t("charts.restored", { name });
        sets(`ch-edit-${id}`);
      };
      const undo = { type: "button", class: "button button-small", id: "ch-undo", text: t("charts.restore") };
      sets();
      replace(say, t("charts.deleted", { name }), " ", el("button", { ...undo, on: { click: back } }));
    };
    const sure = (event: Event) =>
      replace(
        (event.currentTarget as Element).parentElement as Element,
        el("span", { role: "alert", text: t(played ? "charts.delete.played" : "charts.delete.sure", { name }) }),
        el("button", { ...of("delete"), text: t("charts.delete"), on: { click: () => void remove() } }),
        el("button", {
          type: "button",
          class: "button button-small",
          text: t("lib.cancel"),
          on: { click: () => sets(`ch-delete-${id}`) },
        }),
      );
    return el(
      "li",
      { class: "ch-set", data: { check } },
      el(
        "div",
        {},
        el("strong", { text: name }),
        " ",
        el("span", { class: "muted", text: tn("charts.values", readChanges(set.text, FORMAT).changes.length) }),
        " ",
        el("code", { class: "num", text: check }),
        typed > 0 && [" ", el("span", { class: "badge badge-warn", text: tn("values.badge", typed) })],
        played && [" ", el("span", { class: "badge", text: t("charts.played") })],
        !stored && [" ", el("span", { class: "badge badge-warn", text: t("charts.memory") })],
      ),
      el(
        "div",
        { class: "card-row" },
        el("button", { ...of("edit"), text: t("charts.edit"), on: { click: () => edit(set) } }),
        set.text &&
          el("button", {
            ...of("export"),
            text: t("charts.export"),
            on: { click: () => handOver(say, fileName(name), set.text, app.lang) },
          }),
        el("button", { ...of("delete"), text: t("charts.delete"), on: { click: sure } }),
      ),
    );
  }

  async function readFile(file: HTMLInputElement) {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const report = chosen.size > LARGEST_CHARTS ? TOO_LONG : app.wasm.readCharts(await chosen.text());
    file.value = "";
    say.textContent = "";
    if (report.kind !== "charts")
      return void (fault.textContent = t("charts.import.refused", {
        file: chosen.name,
        text: chartFault(report.fault, app),
      }));
    const { name, check, text } = report;
    if (!chartStore.find(check))
      void chartStore.change(chartStore.fresh(), { text: "", meta: {} }, () => ({
        text,
        meta: { name, chartCheck: check },
      }));
    last = check;
    sets(`ch-edit-${report.check}`);
    say.textContent = tn("charts.imported", report.changes.length, { name: report.name });
  }

  /** A name that no set has. */
  function freshName() {
    const names = new Set(chartStore.sets().map(({ name }) => name));
    const plain = t("charts.new.name");
    let name = plain;
    for (let n = 2; names.has(name); n++) name = `${plain} ${n}`;
    return name;
  }

  function judge(changes: ChartChange[], name: string): Judgement {
    if (!changes.length) return { fault: null, text: "", check: "" };
    const report = app.wasm.makeCharts({ name, changes });
    if (report.kind === "charts") return { fault: null, text: report.text, check: report.check };
    const at = Number(/^changes\[(\d+)\]/.exec(report.fault.path)?.[1] ?? -1);
    return { fault: { ...report.fault, at }, text: "", check: "" };
  }

  /** Fills a set in. */
  function edit(set: StoredCharts | null) {
    leave();
    const id = set?.id ?? chartStore.fresh();
    /** The row as it was stored last. */
    let stored: Stored = { text: set?.text ?? "", meta: { name: set?.name ?? freshName() } };
    /** What is typed in fields that have not been left. */
    const typing = new Map<string, string>();
    const values = new Map<string, OwnValue>();
    const own = createValues({ format: FORMAT, judge, ours: (what) => values.get(what)?.ours });
    let held = take();
    const name = el("input", { class: "input", id: "ch-name", autocomplete: "off" });
    name.value = held.name;
    const nameFault = el("p", { class: "field-error", role: "alert", id: "ch-name-fault" });
    const state = el("p", { class: "ch-state", role: "status", id: "ch-state" });
    const faultOf = (what: string) => {
      const found = held.faults.get(what);
      return found ? chartFault({ ...found, path: "" }, app) : "";
    };
    const tables = chartTables(
      app,
      {
        values,
        has: (what) => held.taken.has(what) || held.typed.has(what),
        text: (what) => typing.get(what) ?? textAt(held, what),
        typing: (what) => typing.has(what),
        faultOf,
        places: () => new Set([...held.taken.keys(), ...held.typed.keys()]),
        faults: () => [...held.faults.keys()],
        type(what, value) {
          typing.set(what, value);
          void chartStore.change(id, stored, (row) => withTyped(row, what, value));
        },
        set(what, value) {
          const text = textAt(held, what).trim();
          const same = value.trim() === text || (!text && value.trim() === values.get(what)?.ours);
          if (!typing.delete(what) && same) return;
          change(enter(what, value));
        },
      },
      roster,
    );
    const bar = createValuesBar({
      lang: app.lang,
      state,
      nameOf: (what) => placeName(what, app, roster),
      faultOf,
      known: (what) => values.has(what),
      show: tables.show,
      drop: (what) => change(enter(what, "")),
      forget: () => change((values) => values.aside.splice(0)),
    });

    /** Takes over what is stored now. */
    function take() {
      stored = chartStore.row(id) ?? stored;
      const { meta } = stored;
      const typed = (meta.typed ?? []).filter(({ what }) => !typing.has(what));
      const row = { text: stored.text, meta: { ...meta, typed } };
      const places = [...readChanges(row.text, FORMAT).changes, ...typed].map(({ what }) => what);
      const also = places.filter((what) => !values.has(what));
      if (also.length || !values.size)
        for (const value of app.wasm.chartTables({ changes: [], also }).values) values.set(value.what, value);
      return own.settled(row);
    }

    /** Changes the stored values. */
    function change(act: (values: Values) => void) {
      const saved = chartStore.change(id, stored, (row) => own.write(row, act));
      last = stored.meta.chartCheck ?? "";
      void saved.then((outcome) => {
        if (isStored(outcome) && set) chartStore.replaced(set.check);
        notify(isStored(outcome) ? "charts.state.kept" : "charts.state.memory");
      });
    }

    function notify(key: string) {
      const check = stored.meta.chartCheck ?? set?.check ?? "";
      state.textContent = held.taken.size ? tn(key, held.taken.size, { check }) : t("charts.state.none");
    }

    function rename() {
      if (name.value !== held.name || stored.meta.name !== held.name || held.naming)
        change((values) => Object.assign(values, { name: name.value, naming: false }));
    }

    function mark() {
      tables.mark();
      bar.update(held);
      const wrong = !held.naming && held.name.trim() !== stored.meta.name;
      name.setAttribute("aria-invalid", String(wrong));
      nameFault.textContent = wrong ? t("charts.fault.name") : "";
    }

    const end = chartStore.onChange((changed) => {
      if (changed !== id) return;
      held = take();
      afterPress(mark);
    });
    leave = () => {
      leave = () => {};
      const left = [...typing];
      typing.clear();
      for (const [what, value] of left) change(enter(what, value));
      if (chartStore.row(id)) rename();
      end();
    };
    name.addEventListener("change", rename);
    name.addEventListener("input", () => {
      const typedName = name.value;
      void chartStore.change(id, stored, (row) => withTypedName(row, typedName));
    });
    replace(
      container,
      el(
        "div",
        { class: "rc-two" },
        el("div", { class: "field" }, el("label", { for: "ch-name", text: t("charts.name") }), name, nameFault),
        el("button", {
          type: "button",
          class: "button",
          id: "ch-back",
          text: t("charts.back"),
          on: { click: () => sets(`ch-edit-${stored.meta.chartCheck || set?.check || id}`) },
        }),
      ),
      el("p", { class: "muted", text: t("charts.edit.what") }),
      tables.node,
    );
    replace(foot, bar.node);
    tables.refresh();
    mark();
    notify("charts.state.kept");
    if (held.naming || JSON.stringify(changesOf(held.typed)) !== JSON.stringify(stored.meta.typed ?? []))
      change(enterTyped);
    fault.textContent = say.textContent = "";
    name.focus();
  }

  return new Promise((resolve) => {
    const dialog = el(
      "dialog",
      { class: "ref-dialog is-wide ch-dialog", "aria-labelledby": "ch-title", data: { about: "charts" } },
      el("h2", { id: "ch-title", text: t("charts.title") }),
      el("div", { class: "ref-dialog-body stack" }, say, fault, container),
      el(
        "div",
        { class: "ref-dialog-buttons ch-foot" },
        foot,
        el("button", {
          type: "button",
          class: "button",
          id: "ch-close",
          text: t("app.close"),
          on: { click: () => dialog.close() },
        }),
      ),
    ) as HTMLDialogElement;
    dialog.addEventListener("close", () => {
      leave();
      ended.abort();
      dialog.remove();
      resolve(last);
    });
    dialogs.append(dialog);
    showModal(dialog);
    sets();
  });
}
