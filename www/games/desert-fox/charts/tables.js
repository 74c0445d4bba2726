// @ts-check
/** The values of charts, counters and map as tables to be filled in: ours, where it comes from, and the owner's. */
import { el, replace } from "../../../dom.js";
import { caseTip } from "../../../help/case-tip.js";
import { longSource, shortSource } from "../../../worksheet/source.js";
import { chartFault, groupOf, groupsOf, placeName, said } from "./texts.js";

/** @typedef {import("../../../app.js").App} App */
/** @typedef {import("../engine-types.js").OwnValue} OwnValue */
/** @typedef {import("../engine-types.js").ChartFault} ChartFault */
/** @typedef {import("./texts.js").RosterUnit} RosterUnit */
/** @typedef {"reconstructed"|"own"|"all"} Shown which values are listed */
/**
 * @typedef {object} Draft charts as they are being filled in
 * @property {Map<string, OwnValue>} values every value by its place
 * @property {Map<string, string>} own the owner's values
 * @property {ChartFault|null} fault the first that cannot be used
 * @property {(what: string, value: string) => void} set
 */

/** Rows of a table that are listed at once. */
const MOST = 400;
const LINES = ["morale1", "morale2", "morale3", "morale4", "morale5", "attackers"];
const COLUMNS = Array.from({ length: 18 }, (_, i) => i + 1);

/** The id of the field of a place. @param {string} what */
export const fieldId = (what) =>
  `ch-${what.replace(/[^\w-]/g, (sign) => (sign === "/" ? "_" : `-${sign.charCodeAt(0)}-`))}`;

/** @param {App} app @param {Draft} draft @param {Map<string, RosterUnit>} roster */
export function chartTables(app, draft, roster) {
  const { t, tn } = app.lang;
  const nodes = new Map();
  /** Name of each scenario by its id. @type {Map<string, string>} */
  const scenarios = new Map(app.wasm.scenarios().scenarios.map((/** @type {any} */ { id, name }) => [id, t(name)]));
  const listed = groupsOf(scenarios.keys());
  let shown = /** @type {Shown} */ ("reconstructed");
  let search = "";

  /** The heading of a group. @param {string} group */
  function title(group) {
    const [kind = "", ...id] = group.split("-");
    const scenario = scenarios.get(id.join("-"));
    return scenario ? t(`charts.group.of.${kind}`, { scenario }) : t(`charts.group.${group}`);
  }

  /** @param {OwnValue} value */
  const name = (value) => placeName(value.what, app, roster);

  /** The field for the owner's value. @param {OwnValue} value @param {string} [more] class */
  function field(value, more = "") {
    const { what, ours, choices } = value;
    const label = t("charts.field", { name: name(value), ours: said(ours, app) });
    const own = draft.own.get(what) ?? "";
    const box = /** @type {HTMLInputElement} */ (
      choices?.length
        ? el(
            "select",
            { class: `select ${more}`, id: fieldId(what), "aria-label": label },
            el("option", { value: "", text: "–" }),
            choices.map((word) => el("option", { value: word, text: said(word, app) })),
          )
        : el("input", {
            class: `input num ${more}`,
            id: fieldId(what),
            "aria-label": label,
            placeholder: ours,
            autocomplete: "off",
            spellcheck: "false",
            size: 6,
            maxlength: 200,
          })
    );
    box.value = own;
    box.dataset.what = what;
    return box;
  }

  /** Room for what is wrong with a value. @param {string} of the start of its place */
  const faultLine = (of) => el("p", { class: "field-error ch-wrong", data: { of } });

  /** @param {OwnValue} value */
  const source = (value) => el("span", { title: longSource(value, app.lang), text: shortSource(value, app.lang) });

  /** @param {OwnValue} value */
  function row(value) {
    return el(
      "tr",
      { data: { place: value.what } },
      el("th", { scope: "row", text: name(value) }),
      el("td", { class: "num", data: { label: t("charts.col.ours") }, text: said(value.ours, app) }),
      el("td", { data: { label: t("charts.col.source") } }, source(value)),
      el("td", { data: { label: t("charts.col.own") } }, field(value), faultLine(value.what)),
      el("td", { data: { label: t("charts.col.case") } }, caseTip(value.case, [], app)),
    );
  }

  /** @param {string} group @param {OwnValue[]} values */
  function list(group, values) {
    return [
      el(
        "table",
        { class: "rc-table ch-table" },
        el("caption", { class: "visually-hidden", text: title(group) }),
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            ["name", "ours", "source", "own", "case"].map((key) =>
              el("th", { scope: "col", text: t(`charts.col.${key}`) }),
            ),
          ),
        ),
        el("tbody", {}, values.slice(0, MOST).map(row)),
      ),
      values.length > MOST && el("p", { class: "muted", text: t("charts.more", { n: MOST, all: values.length }) }),
    ];
  }

  /** The results table as it is printed. @param {OwnValue[]} values */
  function grid(values) {
    const of = new Map(values.map((value) => [value.what, value]));
    const cell = (/** @type {string} */ what) => {
      const value = of.get(what);
      return el(
        "td",
        {
          class: value ? `prov-${value.provenance}` : null,
          data: { place: what },
          title: value ? longSource(value, app.lang) : null,
        },
        value && field(value, "ch-cell"),
      );
    };
    const line = (/** @type {string} */ id) =>
      id === "attackers" ? t("charts.line.attackers") : t("charts.line.morale", { n: id.slice(-1) });
    return [
      el(
        "div",
        { class: "ch-scroll", tabindex: "0", role: "region", "aria-label": t("charts.group.results") },
        el(
          "table",
          { class: "ch-grid" },
          el("caption", { class: "visually-hidden", text: t("charts.group.results") }),
          el(
            "thead",
            {},
            el(
              "tr",
              {},
              el("th", { scope: "col", text: t("charts.line") }),
              COLUMNS.map((n) => el("th", { scope: "col", text: String(n) })),
            ),
          ),
          el(
            "tbody",
            {},
            LINES.map((id) =>
              el(
                "tr",
                {},
                el("th", { scope: "row", text: line(id) }),
                COLUMNS.map((n) => cell(`results/${id}/${n}`)),
              ),
            ),
          ),
        ),
      ),
      el("p", { class: "muted", text: t("charts.results.hint") }),
      faultLine("results/"),
    ];
  }

  /** @param {OwnValue} value */
  function wanted(value) {
    if (shown === "own" && !draft.own.has(value.what)) return false;
    if (shown === "reconstructed" && value.provenance !== "reconstructed" && !draft.own.has(value.what)) return false;
    const scenario = scenarios.get(value.what.split("/")[1] ?? "") ?? "";
    const text = `${name(value)} ${scenario} ${value.what} ${value.case}`.toLocaleLowerCase();
    return search.split(/\s+/).every((word) => text.includes(word));
  }

  /** @param {string} group */
  function fill(group) {
    const node = nodes.get(group);
    const all = [...draft.values.values()].filter(({ what }) => groupOf(what, scenarios) === group);
    const values = all.filter(wanted);
    node.count.textContent = tn("charts.count", values.length);
    node.details.hidden = !values.length && !all.some(({ what }) => draft.own.has(what)) && group !== "map";
    if (!node.details.open) return replace(node.body);
    const whole = group === "results" && shown !== "own" && !search;
    replace(
      node.body,
      group === "map" && adder(),
      group.startsWith("setup-") && el("p", { class: "muted", text: t("charts.setup.hint") }),
      whole ? grid(all) : values.length ? list(group, values) : null,
    );
    mark();
  }

  /** Marks the owner's values and what is wrong; no field is rebuilt while it is filled in. */
  function mark() {
    for (const group of listed) {
      const own = [...draft.own.keys()].filter((what) => groupOf(what, scenarios) === group).length;
      const { badge } = nodes.get(group);
      badge.textContent = own ? tn("charts.own", own) : "";
      badge.hidden = !own;
    }
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (groups.querySelectorAll("[data-place]")))
      node.classList.toggle("is-own", draft.own.has(node.dataset.place ?? ""));
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (groups.querySelectorAll("[data-what]")))
      node.setAttribute("aria-invalid", String(draft.fault?.what === node.dataset.what));
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (groups.querySelectorAll(".ch-wrong"))) {
      const { of = "" } = node.dataset;
      node.textContent =
        draft.fault && (of.endsWith("/") ? draft.fault.what.startsWith(of) : draft.fault.what === of)
          ? chartFault({ ...draft.fault, path: "" }, app)
          : "";
    }
  }

  /** Asks for a value of the map that is not listed. */
  function adder() {
    const hex = /** @type {HTMLInputElement} */ (
      el("input", {
        class: "input num",
        id: "ch-map-hex",
        placeholder: "L2104",
        autocomplete: "off",
        spellcheck: "false",
        size: 8,
      })
    );
    const far = /** @type {HTMLInputElement} */ (
      el("input", {
        class: "input num",
        id: "ch-map-far",
        placeholder: "L2105",
        autocomplete: "off",
        spellcheck: "false",
        size: 8,
      })
    );
    const kind = /** @type {HTMLSelectElement} */ (
      el(
        "select",
        { class: "select", id: "ch-map-kind" },
        ["terrain", "hexside", "way", "rail"].map((key) =>
          el("option", { value: key, text: t(`charts.value.${key}`) }),
        ),
      )
    );
    const said = el("p", { class: "field-error", role: "alert", id: "ch-map-fault" });
    const farField = labelled("ch-map-far", t("charts.map.far"), far);
    const updateFields = () => void (farField.hidden = kind.value === "terrain");
    kind.addEventListener("change", updateFields);
    updateFields();
    const add = () => {
      const number = (/** @type {HTMLInputElement} */ box) => box.value.trim().toUpperCase();
      const what = `map/${number(hex)}${kind.value === "terrain" ? "" : `-${number(far)}`}/${kind.value}`;
      const found = app.wasm
        .chartTables({ changes: [], also: [what] })
        .values.find((/** @type {OwnValue} */ value) => value.what === what);
      if (!found) return void (said.textContent = t("charts.map.none"));
      draft.values.set(what, found);
      shown = "all";
      box.value = what;
      search = what.toLocaleLowerCase();
      refresh();
      document.getElementById(fieldId(what))?.focus();
    };
    return el(
      "div",
      { class: "rc-two ch-adder" },
      labelled("ch-map-kind", t("charts.map.kind"), kind),
      labelled("ch-map-hex", t("charts.map.hex"), hex),
      farField,
      el("button", {
        type: "button",
        class: "button",
        id: "ch-map-add",
        text: t("charts.map.add"),
        on: { click: add },
      }),
      said,
    );
  }

  const box = /** @type {HTMLInputElement} */ (
    el("input", {
      class: "input",
      type: "search",
      id: "ch-search",
      autocomplete: "off",
      placeholder: t("charts.search.hint"),
    })
  );
  const filter = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { class: "select", id: "ch-shown" },
      ["reconstructed", "own", "all"].map((key) => el("option", { value: key, text: t(`charts.shown.${key}`) })),
    )
  );
  const groups = el(
    "div",
    { class: "ch-groups" },
    listed.map((group) => {
      const badge = el("span", { class: "badge badge-accent", hidden: true });
      const count = el("span", { class: "muted ch-count" });
      const body = el("div", { class: "stack" });
      const details = /** @type {HTMLDetailsElement} */ (
        el(
          "details",
          { class: "rc-fold", id: `ch-group-${group}` },
          el("summary", {}, title(group), " ", count, " ", badge),
          body,
        )
      );
      nodes.set(group, { details, badge, count, body });
      details.addEventListener("toggle", () => fill(group));
      return details;
    }),
  );
  function refresh() {
    const focus = groups.contains(document.activeElement) ? document.activeElement?.id : "";
    filter.value = shown;
    for (const group of listed) fill(group);
    if (focus) document.getElementById(focus)?.focus();
  }
  box.addEventListener("input", () => {
    search = box.value.trim().toLocaleLowerCase();
    refresh();
  });
  filter.addEventListener("change", () => {
    shown = /** @type {Shown} */ (filter.value);
    refresh();
  });
  groups.addEventListener("change", (event) => {
    const { dataset, value } = /** @type {HTMLInputElement} */ (event.target);
    if (dataset.what) draft.set(dataset.what, value.trim());
  });
  return {
    node: el(
      "div",
      { class: "stack" },
      el(
        "div",
        { class: "rc-two" },
        labelled("ch-search", t("charts.search"), box),
        labelled("ch-shown", t("charts.shown"), filter),
      ),
      groups,
    ),
    refresh,
    mark,
  };
}

/** @param {string} id @param {string} label @param {HTMLElement} control */
export const labelled = (id, label, control) =>
  el("div", { class: "field" }, el("label", { for: id, text: label }), control);
