/** The values of charts, counters and map as tables to be filled in: ours, where it comes from, and the owner's. */
import { el, replace } from "../../../dom.ts";
import { caseTip } from "../../../worksheet/case-tip.ts";
import { longSource, shortSource } from "../../../worksheet/source.ts";
import { labelled, mapAdder } from "./map-adder.ts";
import { groupOf, groupsOf, placeName, said } from "./texts.ts";
import type { ReadyApp as App, OwnValue, RosterUnit } from "../engine-types.ts";

/** Which values are listed. */
type Shown = "reconstructed" | "own" | "all";

/** Charts as they are being filled in. */
interface Draft {
  /** Every value by its place. */
  values: Map<string, OwnValue>;
  /** Whether the owner has a value or a text at a place. */
  has: (what: string) => boolean;
  /** What stands in the field of a place. */
  text: (what: string) => string;
  /** Whether a field is being filled in. */
  typing: (what: string) => boolean;
  /** Where the owner has a value or a text. */
  places: () => Set<string>;
  /** Places whose text is not taken. */
  faults: () => string[];
  /** What is wrong there; empty where nothing is. */
  faultOf: (what: string) => string;
  /** Stores a text that is being typed. */
  type: (what: string, value: string) => void;
  /** Enters the text of a field that is left. */
  set: (what: string, value: string) => void;
}

/** Rows of a table that are listed at once. */
const MOST = 400;
const LINES = ["morale1", "morale2", "morale3", "morale4", "morale5", "attackers"];
const COLUMNS = Array.from({ length: 18 }, (_, i) => i + 1);

/** The id of the field of a place. */
export const fieldId = (what: string) =>
  `ch-${what.replace(/[^\w-]/g, (sign) => (sign === "/" ? "_" : `-${sign.charCodeAt(0)}-`))}`;

export function chartTables(app: App, draft: Draft, roster: Map<string, RosterUnit>) {
  const { t, tn } = app.lang;
  const nodes = new Map();
  /** Name of each scenario by its id. */
  const scenarios = new Map(app.wasm.scenarios().scenarios.map(({ id, name }) => [id, t(name)]));
  const listed = groupsOf(scenarios.keys());
  let shown: Shown = "reconstructed";
  let search = "";

  /** The heading of a group. */
  function title(group: string) {
    const [kind = "", ...id] = group.split("-");
    const scenario = scenarios.get(id.join("-"));
    return scenario ? t(`charts.group.of.${kind}`, { scenario }) : t(`charts.group.${group}`);
  }

  const name = (value: OwnValue) => placeName(value.what, app, roster);

  /** The field for the owner's value. `more`: class. */
  function field(value: OwnValue, more = "") {
    const { what, ours, choices } = value;
    const label = t("charts.field", { name: name(value), ours: said(ours, app) });
    const box = (
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
    ) as HTMLInputElement;
    box.value = draft.text(what);
    box.dataset.what = what;
    return box;
  }

  /** Room for what is wrong with a value. `of`: the start of its place. */
  const faultLine = (of: string) => el("p", { class: "field-error ch-wrong", data: { of } });

  const source = (value: OwnValue) =>
    el("span", { title: longSource(value, app.lang), text: shortSource(value, app.lang) });

  function row(value: OwnValue) {
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

  function list(group: string, values: OwnValue[]) {
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

  /** The results table as it is printed. */
  function grid(values: OwnValue[]) {
    const of = new Map(values.map((value) => [value.what, value]));
    const cell = (what: string) => {
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
    const line = (id: string) =>
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

  function wanted(value: OwnValue) {
    if (shown === "own" && !draft.has(value.what)) return false;
    if (shown === "reconstructed" && value.provenance !== "reconstructed" && !draft.has(value.what)) return false;
    const scenario = scenarios.get(value.what.split("/")[1] ?? "") ?? "";
    const text = `${name(value)} ${scenario} ${value.what} ${value.case}`.toLocaleLowerCase();
    return search.split(/\s+/).every((word) => text.includes(word));
  }

  function fill(group: string) {
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
      const of = (all: string[]) => all.filter((what) => groupOf(what, scenarios) === group).length;
      const { badge, wrong } = nodes.get(group);
      const [own, untaken] = [of(places), of(faults)];
      badge.textContent = own ? tn("charts.own", own) : "";
      badge.hidden = !own;
      wrong.textContent = untaken ? tn("values.badge", untaken) : "";
      wrong.hidden = !untaken;
    }
    for (const node of groups.querySelectorAll<HTMLElement>("[data-place]"))
      node.classList.toggle("is-own", draft.has(node.dataset.place ?? ""));
    for (const node of groups.querySelectorAll<HTMLInputElement>("[data-what]")) {
      const { what = "" } = node.dataset;
      node.setAttribute("aria-invalid", String(draft.faultOf(what) !== ""));
      const text = draft.text(what);
      // A value that equals ours is not the owner's, and stays to be read until the table is listed again.
      if (!draft.typing(what) && (text || node.value.trim() !== draft.values.get(what)?.ours)) node.value = text;
    }
    for (const node of groups.querySelectorAll<HTMLElement>(".ch-wrong")) {
      const { of = "" } = node.dataset;
      node.textContent = of.endsWith("/")
        ? faults
            .filter((what) => what.startsWith(of))
            .map((what) => draft.faultOf(what))
            .join(" ")
        : draft.faultOf(of);
    }
  }

  /** Leads to the field of a place. */
  function show(what: string) {
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

  /** Lists a value of the map that was asked for. */
  function add(value: OwnValue) {
    draft.values.set(value.what, value);
    shown = "all";
    box.value = value.what;
    search = value.what.toLocaleLowerCase();
    refresh();
    document.getElementById(fieldId(value.what))?.focus();
  }

  const box = el("input", {
    class: "input",
    type: "search",
    id: "ch-search",
    autocomplete: "off",
    placeholder: t("charts.search.hint"),
  });
  const filter = el(
    "select",
    { class: "select", id: "ch-shown" },
    ["reconstructed", "own", "all"].map((key) => el("option", { value: key, text: t(`charts.shown.${key}`) })),
  );
  const groups = el(
    "div",
    { class: "ch-groups" },
    listed.map((group) => {
      const badge = el("span", { class: "badge badge-accent", hidden: true });
      const wrong = el("span", { class: "badge badge-warn", hidden: true });
      const count = el("span", { class: "muted ch-count" });
      const body = el("div", { class: "stack" });
      const details = el(
        "details",
        { class: "rc-fold", id: `ch-group-${group}` },
        el("summary", {}, title(group), " ", count, " ", badge, " ", wrong),
        body,
      );
      nodes.set(group, { details, badge, wrong, count, body });
      details.addEventListener("toggle", () => keepingFocus(() => fill(group)));
      return details;
    }),
  );
  function keepingFocus(act: () => void) {
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
    shown = filter.value as Shown;
    refresh();
  });
  const ofField =
    (take: (what: string, value: string) => void): ((event: Event) => void) =>
    ({ target }) => {
      const { dataset, value } = target as HTMLInputElement;
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
