/**
 * The form of an owner's values: every value of the charts with where it comes from, checked by the engine. Each text
 * is stored as it is typed; it comes into force when its field is left and the engine takes it.
 */
import { el, replace } from "../../../dom.ts";
import { isStored } from "../../../store/records.ts";
import {
  changesOf,
  createValues,
  enter,
  enterMany,
  enterTyped,
  textAt,
  undo,
  undoable,
  withTyped,
} from "../../../store/values.ts";
import { handOver } from "../../../worksheet/copy.ts";
import { createAfterPress, createValuesBar } from "../../../worksheet/values-bar.ts";
import { FILE, FORMAT, LARGEST, SET, SIDE_VALUES, groupOf, groupsOf, parse, placeName, textOf } from "./own-charts.ts";
import type { ReadyApp } from "../engine-types.ts";
import type { Judgement, Settled, Stored, Values } from "../../../store/values.ts";
import type { ChartChange, ChartValue } from "./own-charts.ts";

type Field = HTMLInputElement | HTMLSelectElement;

interface Row {
  node: HTMLElement;
  field: Field;
  fault: HTMLElement;
  from: HTMLElement;
}

/** Rows that are listed at once. */
const MOST = 70;

export async function mountCharts(root: HTMLElement, app: ReadyApp) {
  const { t, tn } = app.lang;
  const labelText = (what: string) => placeName(what, app.lang);
  const { charts: store } = await app.saves();
  const ours = new Map(valuesOf([]).map(({ what, value }) => [what, value]));
  const own = createValues({ format: FORMAT, judge, ours: (what) => ours.get(what) });
  /** What is typed in fields that have not been left. */
  const typing = new Map<string, string>();
  /** The row as it was stored last. */
  let stored: Stored = { text: "", meta: { name: t("charts.name") } };
  let held: Settled = own.settled(stored);
  let values = new Map<string, ChartValue>();
  let group = "numbers";
  let search = "";
  /** The rows that are listed. */
  let listed = new Map<string, Row>();

  const state = el("p", { class: "ref-status", role: "status", id: "rc-state" });
  const afterPress = createAfterPress(app.signal);
  const bar = createValuesBar({
    lang: app.lang,
    state,
    nameOf: labelText,
    faultOf: (what) => faultText(held.faults.get(what)?.code ?? ""),
    known: (what) => values.has(what),
    show: lead,
    drop: (what) => change(enter(what, "")),
    forget: () => change((values) => values.aside.splice(0)),
  });
  const rows = el("div", { id: "rc-rows" });
  const groups = el(
    "select",
    { class: "select", id: "rc-group", on: { change: () => show({ group: groups.value }) } },
    groupsOf(valuesOf([])).map((key) => el("option", { value: key, text: groupText(key) })),
    el("option", { value: "owned", text: t("charts.group.owned") }),
  ) as HTMLSelectElement;
  const field = el("input", {
    class: "input",
    id: "rc-search",
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    on: { input: () => show({ search: field.value }) },
  }) as HTMLInputElement;
  const file = el("input", {
    type: "file",
    id: "rc-file",
    class: "visually-hidden",
    accept: ".json,application/json",
    tabindex: "-1",
    "aria-hidden": "true",
    on: { change: () => void readFile() },
  });
  const takeBack = el("button", {
    type: "button",
    class: "button",
    id: "rc-undo",
    on: { click: restore },
  });
  const act = (key: string, click: () => void) =>
    el("button", { type: "button", class: "button", id: `rc-${key}`, text: t(`charts.${key}`), on: { click } });
  replace(
    root,
    el("h2", { class: "visually-hidden", text: t("charts.title") }),
    el("p", { text: t("charts.what") }),
    el("p", { class: "muted", text: t("charts.where") }),
    el(
      "div",
      { class: "card-row" },
      act("export", () => handOver(state, FILE, textOf(changesOf(held.taken)), app.lang)),
      act("import", () => file.click()),
      act("clear", clear),
      takeBack,
      file,
    ),
    el(
      "div",
      { class: "ex-fields rr-chart-fields" },
      el("div", { class: "field" }, el("label", { for: "rc-group", text: t("charts.group") }), groups),
      el("div", { class: "field" }, el("label", { for: "rc-search", text: t("charts.search") }), field),
    ),
    rows,
    bar.node,
  );

  function judge(changes: ChartChange[]): Judgement {
    const report = app.wasm.charts({ changes });
    if (report.kind === "charts")
      return { fault: null, text: changes.length ? textOf(changes) : "", check: changes.length ? SET : "" };
    const { what = "", new: value = "" } = changes[report.at] ?? {};
    return { fault: { code: report.code, at: report.at, what, value }, text: "", check: "" };
  }

  function valuesOf(list: ChartChange[]): ChartValue[] {
    const report = app.wasm.charts({ changes: list });
    return report.kind === "charts" ? report.values : [];
  }

  function groupText(key: string) {
    const [first, id] = key.split("/");
    return id ? t("charts.group.scenario", { name: t(`scenario.${id}`) }) : t(`charts.group.${first}`);
  }

  function show(wanted: { group?: string; search?: string }) {
    group = wanted.group ?? group;
    search = wanted.search ?? search;
    draw();
  }

  /** What is listed. */
  function wanted() {
    const words = search.toLocaleLowerCase().split(/\s+/);
    return [...values.values()].filter(({ what, owned }) => {
      if (group === "owned" ? !owned && !held.typed.has(what) : groupOf(what) !== group) return false;
      const text = `${labelText(what)} ${what}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  function draw() {
    const found = wanted();
    listed = new Map(found.slice(0, MOST).map((value) => [value.what, row(value)]));
    replace(
      rows,
      el("p", { class: "field-hint", id: "rc-count", text: tn("charts.count", found.length) }),
      found.length > 0 &&
        el(
          "table",
          { class: "ex-steps rr-table rr-charts" },
          el("caption", { class: "visually-hidden", text: t("charts.title") }),
          el("thead", {}, el("tr", {}, ["value", "yours", "ours", "from"].map(heading))),
          el(
            "tbody",
            {},
            [...listed.values()].map(({ node }) => node),
          ),
        ),
      found.length > MOST && el("p", { class: "field-hint", text: t("charts.more", { n: MOST }) }),
    );
    mark();
  }

  /** Shows what has changed. No row is built again or moved, so that keys and clicks arrive where they were sent. */
  function update() {
    const found = wanted();
    const body = rows.querySelector("tbody");
    if (!body || !found.length) return draw();
    const next = new Map(found.slice(0, MOST).map((value) => [value.what, listed.get(value.what) ?? row(value)]));
    for (const [what, old] of listed)
      if (!next.has(what)) {
        if (old.node.contains(document.activeElement)) next.set(what, old);
        else old.node.remove();
      }
    let before = body.firstElementChild;
    for (const { node } of next.values()) {
      if (node.isConnected) before = node.nextElementSibling;
      else body.insertBefore(node, before);
    }
    listed = next;
    rows.querySelector<HTMLElement>("#rc-count")!.textContent = tn("charts.count", found.length);
    mark();
  }

  /** Shows what stands in the fields that are listed, and what is wrong there. */
  function mark() {
    for (const [what, { node, field, fault, from }] of listed) {
      const { value = "", owned = false, provenance = "reconstructed", source } = values.get(what) ?? {};
      const code = held.faults.get(what)?.code ?? "";
      const text = typing.get(what) ?? held.typed.get(what) ?? value;
      if (field.value !== text) field.value = text;
      node.classList.toggle("is-owned", owned);
      field.toggleAttribute("aria-invalid", false);
      if (code) field.setAttribute("aria-invalid", "true");
      fault.textContent = code && faultText(code);
      from.textContent = t(`provenance.${owned ? "overlay" : provenance}.short`);
      from.title = source ?? "";
    }
    const back = undoable(held);
    takeBack.hidden = !back.length;
    takeBack.textContent = t(back.every(({ is }) => !is) ? "charts.undo.clear" : "charts.undo.import");
    bar.update(held);
  }

  const faultText = (code: string) => t(`charts.fault.${code}`);

  /** The words that can stand at a place; none where it is filled in freely. */
  const wordsOf = (what: string) => (groupOf(what) === "map" ? (SIDE_VALUES[what.split("/")[2]] ?? []) : []);

  /** A value as it is shown. */
  function valueText(what: string, value: string) {
    if (groupOf(what) !== "map") return value;
    if (value === "none") return t("charts.map.none");
    return t(what.endsWith("/road") ? `road.${value}` : `terrain.${value}`);
  }

  const heading = (key: string) => el("th", { scope: "col", text: t(`charts.col.${key}`) });

  const fieldId = (what: string) => `rc-value-${what.replace(/[^\w/,-]/g, "_")}`;

  function row({ what }: ChartValue): Row {
    const id = fieldId(what);
    const props = {
      id,
      "aria-label": labelText(what),
      "aria-describedby": `${id}-fault`,
      data: { what },
      on: { input: () => type(what, field), change: () => leave(what, field), blur: () => leave(what, field) },
    };
    const words = wordsOf(what);
    const field: Field = words.length
      ? el(
          "select",
          { ...props, class: "select" },
          words.map((word) => el("option", { value: word, text: valueText(what, word) })),
        )
      : el("input", { ...props, class: "input", autocomplete: "off", spellcheck: "false" });
    const fault = el("p", { class: "field-error rr-fault", id: `${id}-fault` });
    const from = el("td");
    const node = el(
      "tr",
      { data: { what } },
      el("th", { scope: "row", text: labelText(what) }),
      el("td", {}, field, fault),
      el("td", { text: valueText(what, ours.get(what) ?? "") }),
      from,
    );
    return { node, field, fault, from };
  }

  /** Stores what is being typed. */
  function type(what: string, { value, tagName }: Field) {
    if (tagName === "SELECT") return;
    typing.set(what, value);
    void store.change(SET, stored, (row) => withTyped(row, what, value));
  }

  /** Enters what stands in a field that is left. */
  function leave(what: string, { value }: Field) {
    const shown = held.typed.get(what) ?? values.get(what)?.value ?? "";
    if (!typing.delete(what) && value.trim() === shown.trim()) return;
    change(enter(what, value));
  }

  /** Enters what stands in fields that were not left. */
  function leaveAll() {
    const left = [...typing];
    typing.clear();
    for (const [what, value] of left) change(enter(what, value));
  }

  /** Changes the stored values. */
  function change(act: (values: Values) => void, say = "") {
    const saved = store.change(SET, stored, (row) => own.write(row, act));
    void saved.then((outcome) => {
      const key = isStored(outcome) ? "charts.state.saved" : "charts.state.memory";
      state.textContent = `${say} ${tn(key, held.taken.size)}`.trim();
    });
  }

  /** Takes over what is stored now. */
  function take() {
    stored = store.row(SET) ?? stored;
    const typed = (stored.meta.typed ?? []).filter(({ what }) => !typing.has(what));
    const { text } = held;
    held = own.settled({ text: stored.text, meta: { ...stored.meta, typed } });
    if (held.text === text && values.size) return;
    values = new Map(valuesOf(changesOf(held.taken)).map((value) => [value.what, value]));
  }

  /** Leads to the field of a place. */
  function lead(what: string) {
    groups.value = group = groupOf(what);
    field.value = search = "";
    if (wanted().findIndex((value) => value.what === what) >= MOST) field.value = search = what;
    draw();
    listed.get(what)?.field.focus();
  }

  /** Removes every value, and every text that is not taken. */
  function clear() {
    const all = ({ taken, typed }: Values) =>
      [...new Set([...taken.keys(), ...typed.keys()])].map((what) => [what, ""] as [string, string]);
    if (all(held).length) change(enterMany(all), t("charts.cleared"));
  }

  /** Takes back what was removed, or what a file has changed. */
  function restore() {
    change(undo, t("charts.undone"));
    document.getElementById("rc-import")?.focus();
  }

  /** Takes the values of a file over those that are entered. */
  async function readFile() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const next = chosen.size > LARGEST ? null : parse(await chosen.text());
    file.value = "";
    const report = next && app.wasm.charts({ changes: next });
    if (next && report?.kind === "charts") {
      const replaced = next.filter(({ what, new: value }) => ![value, ""].includes(textAt(held, what))).length;
      const say = `${t("charts.imported", { file: chosen.name })} ${replaced ? tn("charts.replaced", replaced) : ""}`;
      return change(
        enterMany(() => next.map(({ what, new: value }) => [what, value])),
        say.trim(),
      );
    }
    const refused = report?.kind === "refused" ? report : null;
    const at = next && refused && labelText(next[refused.at]?.what ?? "");
    state.textContent = at
      ? t("charts.import.value", { what: at, fault: faultText(refused.code) })
      : t("charts.import.bad", { file: chosen.name });
  }

  const end = store.onChange((id) => {
    if (id !== SET) return;
    take();
    afterPress(update);
  });
  app.signal.addEventListener("abort", end);
  addEventListener("hashchange", leaveAll, { signal: app.signal });
  take();
  state.textContent = tn("charts.state.saved", held.taken.size);
  if (JSON.stringify(changesOf(held.typed)) !== JSON.stringify(stored.meta.typed ?? [])) change(enterTyped);
  draw();
}
