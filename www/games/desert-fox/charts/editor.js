// @ts-check
/** Charts of one's own: the sets that this browser keeps, and one of them being filled in. */
import { el, replace } from "../../../dom.js";
import { isStored } from "../../../store/records.js";
import { showModal } from "../../../shell/back.js";
import { handOver } from "../../../worksheet/copy.js";
import { LARGEST_CHARTS } from "./missing-charts.js";
import { chartTables, labelled } from "./tables.js";
import { chartFault } from "./texts.js";

/** @typedef {import("../../../app.js").App} App */
/** @typedef {import("../../../store/charts.js").Charts} Charts */
/** @typedef {import("../../../store/charts.js").StoredCharts} StoredCharts */
/** @typedef {import("../engine-types.js").ChartChange} ChartChange */

/** The name of a file. @param {string} name */
const fileName = (name) =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "charts"
  }.desertfox-charts.json`;

/**
 * Opens the sets of this browser; resolves when the dialog is closed.
 * @param {HTMLElement} dialogs @param {App} app @param {Charts} chartStore
 * @returns {Promise<string>} the check of the set that was worked on last, or empty
 */
export function openCharts(dialogs, app, chartStore) {
  const { t, tn } = app.lang;
  const roster = new Map(app.wasm.roster().units.map((/** @type {any} */ unit) => [unit.id, unit]));
  const container = el("div", { class: "stack" });
  const say = el("p", { class: "ch-say", role: "status", id: "ch-say" });
  const fault = el("p", { class: "field-error", role: "alert", id: "ch-fault" });
  let last = "";

  /** The sets that are kept. @param {string} [focus] id of what gets the focus */
  function sets(focus = "ch-new") {
    fault.textContent = "";
    const all = chartStore.list();
    const file = /** @type {HTMLInputElement} */ (
      el("input", {
        type: "file",
        id: "ch-import-file",
        class: "visually-hidden",
        accept: ".json,application/json",
        tabindex: "-1",
        "aria-hidden": "true",
      })
    );
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

  /** @param {StoredCharts} set */
  function item(set) {
    const { name, check, played, stored } = set;
    const of = (/** @type {string} */ act) => ({
      type: "button",
      class: "button button-small",
      id: `ch-${act}-${check}`,
      "aria-label": t(`charts.${act}.of`, { name }),
    });
    const remove = () => {
      chartStore.remove(check);
      if (last === check) last = "";
      say.textContent = t("charts.deleted", { name });
      sets();
    };
    const sure = (/** @type {Event} */ event) =>
      replace(
        /** @type {Element} */ (/** @type {Element} */ (event.currentTarget).parentElement),
        el("span", { role: "alert", text: t(played ? "charts.delete.played" : "charts.delete.sure", { name }) }),
        el("button", { ...of("delete"), text: t("charts.delete"), on: { click: remove } }),
        el("button", {
          type: "button",
          class: "button button-small",
          text: t("lib.cancel"),
          on: { click: () => sets(`ch-delete-${check}`) },
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
        el("span", { class: "muted", text: tn("charts.values", changesOf(set).length) }),
        " ",
        el("code", { class: "num", text: check }),
        played && [" ", el("span", { class: "badge", text: t("charts.played") })],
        !stored && [" ", el("span", { class: "badge badge-warn", text: t("charts.memory") })],
      ),
      el(
        "div",
        { class: "card-row" },
        el("button", { ...of("edit"), text: t("charts.edit"), on: { click: () => edit(set) } }),
        el("button", {
          ...of("export"),
          text: t("charts.export"),
          on: {
            click: () => handOver(say, fileName(name), set.text, app.lang),
          },
        }),
        el("button", { ...of("delete"), text: t("charts.delete"), on: { click: sure } }),
      ),
    );
  }

  /** @param {StoredCharts} set @returns {ChartChange[]} */
  function changesOf({ text }) {
    const report = app.wasm.readCharts(text);
    return report.kind === "charts" ? report.changes : [];
  }

  /** @param {HTMLInputElement} file */
  async function readFile(file) {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const report =
      chosen.size > LARGEST_CHARTS
        ? { kind: "refused", fault: { code: "too-long", path: "", what: "", value: "" } }
        : app.wasm.readCharts(await chosen.text());
    file.value = "";
    say.textContent = "";
    if (report.kind !== "charts")
      return void (fault.textContent = t("charts.import.refused", {
        file: chosen.name,
        text: chartFault(report.fault, app),
      }));
    chartStore.save(report);
    last = report.check;
    sets(`ch-edit-${report.check}`);
    say.textContent = tn("charts.imported", report.changes.length, { name: report.name });
  }

  /** Fills a set in; every value is kept as soon as all of them can be used. @param {StoredCharts|null} set */
  function edit(set) {
    let check = set?.check ?? "";
    /**
     * How often the set was tried: what became of an earlier try says nothing about the values that stand there now.
     */
    let tries = 0;
    const changes = set ? changesOf(set) : [];
    const name = /** @type {HTMLInputElement} */ (
      el("input", { class: "input", id: "ch-name", maxlength: 60, autocomplete: "off" })
    );
    name.value = set?.name ?? t("charts.new.name");
    const state = el("p", { class: "ch-state", role: "status", id: "ch-state" });
    /** @type {import("./tables.js").Draft} */
    const draft = {
      values: new Map(),
      own: new Map(changes.map((change) => [change.what, change.new])),
      fault: null,
      set: (what, value) => assign(what, value),
    };
    const list = () => [...draft.own].map(([what, value]) => ({ what, new: value }));
    for (const value of app.wasm.chartTables({ changes: list() }).values) draft.values.set(value.what, value);
    const tables = chartTables(app, draft, roster);

    /** @param {string} what @param {string} value */
    function assign(what, value) {
      if (!value || value === draft.values.get(what)?.ours) draft.own.delete(what);
      else draft.own.set(what, value);
      save();
      tables.mark();
    }

    function save() {
      const mine = ++tries;
      if (!draft.own.size) {
        draft.fault = null;
        state.textContent = t("charts.state.none");
        return;
      }
      const report = app.wasm.makeCharts({ name: name.value, changes: list() });
      draft.fault = report.kind === "charts" ? null : report.fault;
      name.setAttribute("aria-invalid", String(draft.fault?.code === "name"));
      if (report.kind !== "charts")
        return void (state.textContent = t("charts.state.fault", {
          text: chartFault({ ...report.fault, path: "" }, app),
        }));
      const before = check;
      const saved = chartStore.save(report);
      if (before) chartStore.replaced(before, report.check);
      [check, last] = [report.check, report.check];
      const values = draft.own.size;
      void saved.then((outcome) => {
        const key = isStored(outcome) ? "charts.state.kept" : "charts.state.memory";
        if (mine === tries) state.textContent = tn(key, values, { check });
      });
    }
    name.addEventListener("change", save);
    replace(
      container,
      el(
        "div",
        { class: "rc-two" },
        labelled("ch-name", t("charts.name"), name),
        el("button", {
          type: "button",
          class: "button",
          id: "ch-back",
          text: t("charts.back"),
          on: { click: () => sets(check ? `ch-edit-${check}` : "ch-new") },
        }),
      ),
      state,
      el("p", { class: "muted", text: t("charts.edit.what") }),
      tables.node,
    );
    tables.refresh();
    state.textContent = check ? tn("charts.state.kept", draft.own.size, { check }) : t("charts.state.none");
    fault.textContent = say.textContent = "";
    name.focus();
  }

  return new Promise((resolve) => {
    const dialog = /** @type {HTMLDialogElement} */ (
      el(
        "dialog",
        { class: "ref-dialog is-wide ch-dialog", "aria-labelledby": "ch-title", data: { about: "charts" } },
        el("h2", { id: "ch-title", text: t("charts.title") }),
        el("div", { class: "ref-dialog-body stack" }, say, fault, container),
        el(
          "div",
          { class: "ref-dialog-buttons" },
          el("button", {
            type: "button",
            class: "button",
            id: "ch-close",
            text: t("app.close"),
            on: { click: () => dialog.close() },
          }),
        ),
      )
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(last);
    });
    dialogs.append(dialog);
    showModal(dialog);
    sets();
  });
}
