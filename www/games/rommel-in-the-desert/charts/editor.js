// @ts-check
/** The form of an owner's values: every value of the charts with where it comes from, checked by the engine. */
import { el, replace } from "../../../dom.js";
import { isStored } from "../../../store/records.js";
import { download } from "../../../worksheet/copy.js";
import {
  FILE,
  LARGEST,
  SET,
  SIDE_VALUES,
  groupOf,
  groupsOf,
  placeName,
  parse,
  storedChanges,
  textOf,
  withValue,
} from "./own-charts.js";

/** @typedef {import("./own-charts.js").ChartChange} ChartChange */
/** @typedef {import("./own-charts.js").ChartValue} ChartValue */

/** Rows that are listed at once. */
const MOST = 70;

/** @param {HTMLElement} root @param {import("../../../app.js").App} app */
export async function mountCharts(root, app) {
  const { t, tn } = app.lang;
  const { charts: store } = await app.saves();
  let changes = storedChanges(store, app.wasm);
  let values = valuesOf(changes);
  const ours = new Map(valuesOf([]).map(({ what, value }) => [what, value]));
  let group = "numbers";
  let search = "";
  /** The value that the engine refuses, as it was typed. @type {{what: string, value: string, code: string}|null} */
  let fault = null;

  const state = el("p", { class: "ref-status", role: "status", id: "rc-state" });
  const rows = el("div", { id: "rc-rows" });
  const groups = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { class: "select", id: "rc-group", on: { change: () => show({ group: groups.value }) } },
      groupsOf(values).map((key) => el("option", { value: key, text: groupText(key) })),
      el("option", { value: "owned", text: t("charts.group.owned") }),
    )
  );
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      class: "input",
      id: "rc-search",
      type: "search",
      autocomplete: "off",
      spellcheck: "false",
      on: { input: () => show({ search: field.value }) },
    })
  );
  const file = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "file",
      id: "rc-file",
      class: "visually-hidden",
      accept: ".json,application/json",
      tabindex: "-1",
      "aria-hidden": "true",
      on: { change: () => void readFile() },
    })
  );
  const act = (/** @type {string} */ key, /** @type {() => void} */ click) =>
    el("button", { type: "button", class: "button", id: `rc-${key}`, text: t(`charts.${key}`), on: { click } });
  replace(
    root,
    el("h2", { class: "visually-hidden", text: t("charts.title") }),
    el("p", { text: t("charts.what") }),
    el("p", { class: "muted", text: t("charts.where") }),
    el(
      "div",
      { class: "card-row" },
      act("export", () => void (state.textContent = t("charts.exported", { file: download(FILE, textOf(changes)) }))),
      act("import", () => file.click()),
      act("clear", () => take([], t("charts.cleared"))),
      file,
    ),
    state,
    el(
      "div",
      { class: "ex-fields rr-chart-fields" },
      el("div", { class: "field" }, el("label", { for: "rc-group", text: t("charts.group") }), groups),
      el("div", { class: "field" }, el("label", { for: "rc-search", text: t("charts.search") }), field),
    ),
    rows,
  );

  /** @param {ChartChange[]} list @returns {ChartValue[]} */
  function valuesOf(list) {
    const report = app.wasm.charts({ changes: list });
    return report.kind === "charts" ? report.values : [];
  }

  /** @param {string} key */
  function groupText(key) {
    const [first, id] = key.split("/");
    return id ? t("charts.group.scenario", { name: t(`scenario.${id}`) }) : t(`charts.group.${first}`);
  }

  const labelText = (/** @type {string} */ what) => placeName(what, app.lang);

  /** @param {{group?: string, search?: string}} wanted */
  function show(wanted) {
    group = wanted.group ?? group;
    search = wanted.search ?? search;
    draw();
  }

  function draw() {
    const words = search.toLocaleLowerCase().split(/\s+/);
    const found = values.filter(({ what, owned }) => {
      if (group === "owned" ? !owned && fault?.what !== what : groupOf(what) !== group) return false;
      const text = `${labelText(what)} ${what}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    });
    replace(
      rows,
      el("p", { class: "field-hint", id: "rc-count", text: tn("charts.count", found.length) }),
      found.length > 0 &&
        el(
          "table",
          { class: "ex-steps rr-table rr-charts" },
          el("caption", { class: "visually-hidden", text: t("charts.title") }),
          el("thead", {}, el("tr", {}, ["value", "yours", "ours", "from"].map(heading))),
          el("tbody", {}, found.slice(0, MOST).map(row)),
        ),
      found.length > MOST && el("p", { class: "field-hint", text: t("charts.more", { n: MOST }) }),
    );
  }

  /** The words that can stand at a place; none where it is filled in freely. @param {string} what */
  const wordsOf = (what) => (groupOf(what) === "map" ? (SIDE_VALUES[what.split("/")[2]] ?? []) : []);

  /** A value as it is shown. @param {string} what @param {string} value */
  function valueText(what, value) {
    if (groupOf(what) !== "map") return value;
    if (value === "none") return t("charts.map.none");
    return t(what.endsWith("/road") ? `road.${value}` : `terrain.${value}`);
  }

  const heading = (/** @type {string} */ key) => el("th", { scope: "col", text: t(`charts.col.${key}`) });

  /** @param {ChartValue} value @param {number} i */
  function row({ what, value, provenance, source, owned }, i) {
    const bad = fault?.what === what ? fault : null;
    const props = {
      id: `rc-value-${i}`,
      "aria-label": labelText(what),
      "aria-invalid": bad ? "true" : null,
      "aria-describedby": bad ? `rc-fault-${i}` : null,
      data: { what },
      on: { change: () => set(what, input.value, input.id) },
    };
    const words = wordsOf(what);
    const input = /** @type {HTMLInputElement} */ (
      words.length
        ? el(
            "select",
            { ...props, class: "select" },
            words.map((word) => el("option", { value: word, text: valueText(what, word) })),
          )
        : el("input", { ...props, class: "input", autocomplete: "off", spellcheck: "false", maxlength: 2000 })
    );
    input.value = bad?.value ?? value;
    const shown = owned ? "overlay" : provenance;
    return el(
      "tr",
      { class: owned ? "is-owned" : null, data: { what } },
      el("th", { scope: "row", text: labelText(what) }),
      el(
        "td",
        {},
        input,
        bad && el("p", { class: "field-error", id: `rc-fault-${i}`, text: t(`charts.fault.${bad.code}`) }),
      ),
      el("td", { text: valueText(what, ours.get(what) ?? "") }),
      el("td", { title: source ?? null, text: t(`provenance.${shown}.short`) }),
    );
  }

  /** @param {string} what @param {string} value @param {string} focus */
  function set(what, value, focus) {
    const next = withValue(changes, what, value, ours.get(what) ?? "");
    const report = app.wasm.charts({ changes: next });
    // The field that comes next has the focus already.
    const focused = document.activeElement?.id || focus;
    if (report.kind === "charts") take(next);
    else {
      fault = { what, value, code: report.code };
      state.textContent = `${labelText(what)}: ${t(`charts.fault.${report.code}`)}`;
      draw();
    }
    document.getElementById(focused)?.focus();
  }

  /** Stores values that the engine takes. @param {ChartChange[]} next @param {string} [say] */
  function take(next, say = "") {
    changes = next;
    values = valuesOf(next);
    fault = null;
    draw();
    const done = (/** @type {string} */ key) => void (state.textContent = `${say} ${tn(key, next.length)}`.trim());
    if (!next.length) return void store.remove(SET).then(() => done("charts.state.saved"));
    void store
      .save({ name: t("charts.name"), check: SET, text: textOf(next) })
      .then((outcome) => done(isStored(outcome) ? "charts.state.saved" : "charts.state.memory"));
  }

  async function readFile() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const next = chosen.size > LARGEST ? null : parse(await chosen.text());
    file.value = "";
    const report = next && app.wasm.charts({ changes: next });
    if (next && report.kind === "charts") return take(next, t("charts.imported", { file: chosen.name }));
    const at = next && labelText(next[report.at]?.what ?? "");
    state.textContent = at
      ? t("charts.import.value", { what: at, fault: t(`charts.fault.${report.code}`) })
      : t("charts.import.bad", { file: chosen.name });
  }
  state.textContent = tn("charts.state.saved", changes.length);
  draw();
}
