// @ts-check
/** The values of charts, counters and map as tables to be filled in: ours, where it comes from, and the owner's. */
import { el, replace } from "../../../dom.ts";
import { caseTip } from "../../../worksheet/case-tip.ts";
import { longSource, shortSource } from "../../../worksheet/source.ts";
import { labelled, mapAdder } from "./map-adder.ts";
import { groupOf, groupsOf, placeName, said } from "./texts.ts";

/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("../engine-types.ts").OwnValue} OwnValue */
/** @typedef {import("./texts.ts").RosterUnit} RosterUnit */
/** @typedef {"reconstructed"|"own"|"all"} Shown which values are listed */
/**
 * @typedef {object} Draft charts as they are being filled in
 * @property {Map<string, OwnValue>} values every value by its place
 * @property {(what: string) => boolean} has whether the owner has a value or a text at a place
 * @property {(what: string) => string} text what stands in the field of a place
 * @property {(what: string) => boolean} typing whether a field is being filled in
 * @property {() => Set<string>} places where the owner has a value or a text
 * @property {() => string[]} faults places whose text is not taken
 * @property {(what: string) => string} faultOf what is wrong there; empty where nothing is
 * @property {(what: string, value: string) => void} type stores a text that is being typed
 * @property {(what: string, value: string) => void} set enters the text of a field that is left
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
  /** Name of each scenario by its id. */
  const scenarios = new Map(app.wasm.scenarios().scenarios.map(({ id, name }) => [id, t(name)]));
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
          })
    );
    box.value = draft.text(what);
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
    if (shown === "own" && !draft.has(value.what)) return false;
    if (shown === "reconstructed" && value.provenance !== "reconstructed" && !draft.has(value.what)) return false;
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
    node.details.hidden = !values.length && !all.some(({ what }) => draft.has(what)) && group !== "map";
    if (!node.details.open) return replace(node.body);
    const whole = group === "results" && shown !== "own" && !search;
    replace(
      node.body,
      group === "map" && mapAdder(app, add),
      group.startsWith("setup-") && el("p", { class: "muted", text: t("charts.setup.hint") }),
      whole ? grid(all) : values.length ? list(group, values) : null,
    );
    mark();
  }

  /** Marks the owner's values and what is wrong; no field is rebuilt while it is filled in. */
  function mark() {
    const places = [...draft.places()];
    const faults = draft.faults();
    for (const group of listed) {
      const of = (/** @type {string[]} */ all) => all.filter((what) => groupOf(what, scenarios) === group).length;
      const { badge, wrong } = nodes.get(group);
      const [own, untaken] = [of(places), of(faults)];
      badge.textContent = own ? tn("charts.own", own) : "";
      badge.hidden = !own;
      wrong.textContent = untaken ? tn("values.badge", untaken) : "";
      wrong.hidden = !untaken;
    }
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (groups.querySelectorAll("[data-place]")))
      node.classList.toggle("is-own", draft.has(node.dataset.place ?? ""));
    for (const node of /** @type {NodeListOf<HTMLInputElement>} */ (groups.querySelectorAll("[data-what]"))) {
      const { what = "" } = node.dataset;
      node.setAttribute("aria-invalid", String(draft.faultOf(what) !== ""));
      const text = draft.text(what);
      // A value that equals ours is not the owner's, and stays to be read until the table is listed again.
      if (!draft.typing(what) && (text || node.value.trim() !== draft.values.get(what)?.ours)) node.value = text;
    }
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (groups.querySelectorAll(".ch-wrong"))) {
      const { of = "" } = node.dataset;
      node.textContent = of.endsWith("/")
        ? faults
            .filter((what) => what.startsWith(of))
            .map((what) => draft.faultOf(what))
            .join(" ")
        : draft.faultOf(of);
    }
  }

  /** Leads to the field of a place. @param {string} what */
  function show(what) {
    const group = groupOf(what, scenarios);
    box.value = search = "";
    nodes.get(group).details.open = true;
    refresh();
    if (!document.getElementById(fieldId(what))) {
      box.value = what;
      search = what.toLocaleLowerCase();
      refresh();
    }
    document.getElementById(fieldId(what))?.focus();
  }

  /** Lists a value of the map that was asked for. @param {OwnValue} value */
  function add(value) {
    draft.values.set(value.what, value);
    shown = "all";
    box.value = value.what;
    search = value.what.toLocaleLowerCase();
    refresh();
    document.getElementById(fieldId(value.what))?.focus();
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
      const wrong = el("span", { class: "badge badge-warn", hidden: true });
      const count = el("span", { class: "muted ch-count" });
      const body = el("div", { class: "stack" });
      const details = /** @type {HTMLDetailsElement} */ (
        el(
          "details",
          { class: "rc-fold", id: `ch-group-${group}` },
          el("summary", {}, title(group), " ", count, " ", badge, " ", wrong),
          body,
        )
      );
      nodes.set(group, { details, badge, wrong, count, body });
      details.addEventListener("toggle", () => keepingFocus(() => fill(group)));
      return details;
    }),
  );
  /** @param {() => void} act */
  function keepingFocus(act) {
    const focus = groups.contains(document.activeElement) ? document.activeElement?.id : "";
    act();
    if (focus) document.getElementById(focus)?.focus();
  }
  function refresh() {
    filter.value = shown;
    keepingFocus(() => listed.forEach(fill));
  }
  box.addEventListener("input", () => {
    search = box.value.trim().toLocaleLowerCase();
    refresh();
  });
  filter.addEventListener("change", () => {
    shown = /** @type {Shown} */ (filter.value);
    refresh();
  });
  /** @param {(what: string, value: string) => void} take @returns {(event: Event) => void} */
  const ofField =
    (take) =>
    ({ target }) => {
      const { dataset, value } = /** @type {HTMLInputElement} */ (target);
      if (dataset.what) take(dataset.what, value);
    };
  groups.addEventListener("input", ofField(draft.type));
  groups.addEventListener("change", ofField(draft.set));
  groups.addEventListener("focusout", ofField(draft.set));
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
    show,
  };
}
