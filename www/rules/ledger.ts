/** The Rules section: the ledger of rulings, searched by number or word and filtered. */
import { el, replace } from "../dom.ts";
import { createReader } from "./case-files.ts";
import { testsButton } from "./tests.ts";
import { matches } from "../help/search.ts";
import { sourceName, switchName } from "../help/ruling-texts.ts";
import type { App } from "../shell/app-types.ts";
import type { CaseFiles } from "./case-files.ts";
import type { Ruling } from "../shell/ledger.ts";
import type { Child } from "../dom.ts";

const COLUMNS = ["id", "case", "text", "kind", "source", "switch", "state"];
const SHAPES: Record<string, string> = {
  tested: "badge badge-good",
  implemented: "badge badge-accent",
  missing: "badge badge-warn",
};

export async function mountLedger(root: HTMLElement, app: App, caseFiles: CaseFiles) {
  const { t, tn } = app.lang;
  const ledger = await app.ledger;
  const head = el(
    "div",
    { class: "rules-head stack" },
    el("h2", { text: t("rules.title") }),
    el("p", { class: "muted prose", text: t("rules.intro") }),
  );
  if (!ledger.loaded) {
    replace(root, head, el("p", { class: "notice notice-warn", text: t("rules.absent") }));
    return;
  }
  const { rulings } = ledger;
  const files = { read: createReader(caseFiles), path: caseFiles.path };
  const search = el("input", {
    class: "input",
    type: "search",
    id: "rules-search",
    placeholder: t("rules.search.hint"),
    autocomplete: "off",
    spellcheck: "false",
  });
  const kind = choice(
    "kind",
    rulings.map((r) => r.kind),
    (value) => kindName(value),
  );
  const source = choice(
    "source",
    rulings.map((r) => r.section),
    (value) => sourceName(rulings.find((r) => r.section === value)!, app.lang),
  );
  const state = choice(
    "state",
    rulings.map((r) => r.state),
    (value) => t(`rules.state.${value}`),
  );
  const revisions = rulings.flatMap((r) => r.changed).sort((one, other) => one - other);
  const changed = choice("changed", revisions.map(String), (value) =>
    t("rules.filter.changed.in", { revision: value }),
  );
  const count = el("p", { class: "rules-count", role: "status" });
  const body = el("tbody");
  const rows = new Map(rulings.map((ruling) => [ruling, row(ruling)]));
  const none = el("p", { class: "notice", text: t("rules.none"), hidden: true });
  const end = el("p", { class: "muted rules-end", id: "rules-end", tabindex: "-1", text: t("rules.end") });
  /** Goes past the table and its hundreds of links; the address stays what it is. */
  function skip(event: Event) {
    event.preventDefault();
    end.focus();
  }
  body.append(...rows.values());

  function apply() {
    const wanted = {
      text: search.value,
      kind: kind.value,
      section: source.value,
      state: state.value,
      changed: changed.value,
    };
    let shown = 0;
    for (const [ruling, node] of rows) {
      const on = matches(ruling, wanted);
      node.hidden = !on;
      if (on) shown++;
    }
    none.hidden = shown > 0;
    count.textContent = tn("rules.count", shown, { total: app.lang.number(rulings.length) });
    app.store.setJson("rules", wanted);
  }
  function clear() {
    for (const field of [search, kind, source, state, changed]) field.value = "";
    apply();
  }

  function kindName(value: string) {
    return app.lang.has(`rules.kind.${value}`) ? t(`rules.kind.${value}`) : value;
  }

  function choice(name: string, values: string[], label: (value: string) => string) {
    const options = [...new Set(values)].filter(Boolean).map((value) => el("option", { value, text: label(value) }));
    return el(
      "select",
      { class: "select", id: `rules-${name}`, on: { change: () => apply() } },
      el("option", { value: "", text: t("rules.filter.all") }),
      options,
    );
  }

  function row(ruling: Ruling) {
    const cell = (key: string, name: string, ...content: Child[]) =>
      el("td", { class: `rules-${name}`, data: { label: t(key) } }, content);
    return el(
      "tr",
      { id: ruling.id, tabindex: "-1" },
      el(
        "th",
        { scope: "row", class: "rules-id num" },
        el("a", { href: `#${ruling.id}`, "aria-label": t("rules.link", { id: ruling.id }), text: ruling.id }),
      ),
      cell(
        "rules.col.case",
        "case num",
        ruling.cases.length ? ruling.cases.join(", ") : el("span", { class: "muted", text: "–" }),
      ),
      cell(
        "rules.col.text",
        "text",
        el("span", { lang: "en", text: ruling.text }),
        ruling.changed.length
          ? el("span", {
              class: "badge rules-changed",
              text: t("rules.filter.changed.in", { revision: ruling.changed.join(", ") }),
            })
          : null,
      ),
      cell("rules.col.kind", "kind", kindName(ruling.kind)),
      cell("rules.col.source", "source", sourceName(ruling, app.lang)),
      cell(
        "rules.col.switch",
        "switch",
        switchName(ruling, app.lang) || el("span", { class: "muted", text: t("rules.always") }),
      ),
      cell(
        "rules.col.state",
        "state",
        el("span", { class: SHAPES[ruling.state], text: t(`rules.state.${ruling.state}`) }),
        ruling.files.length ? testsButton(ruling, files, app, COLUMNS.length) : null,
      ),
    );
  }

  const field = (id: string, key: string, control: HTMLElement) =>
    el("div", { class: "field" }, el("label", { for: id, text: t(key) }), control);
  replace(
    root,
    head,
    el(
      "div",
      { class: "rules-tools card", role: "search" },
      field("rules-search", "rules.search", search),
      field("rules-kind", "rules.filter.kind", kind),
      field("rules-source", "rules.filter.source", source),
      field("rules-state", "rules.filter.state", state),
      revisions.length ? field("rules-changed", "rules.filter.changed", changed) : null,
      el("button", { type: "button", class: "button", text: t("rules.clear"), on: { click: clear } }),
    ),
    count,
    none,
    el("a", { class: "rules-skip", id: "rules-skip", href: "#rules-end", text: t("rules.skip"), on: { click: skip } }),
    el(
      "table",
      { class: "table table-cards rules-table" },
      el("caption", { class: "visually-hidden", text: t("rules.title") }),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          COLUMNS.map((name) => el("th", { scope: "col", text: t(`rules.col.${name}`) })),
        ),
      ),
      body,
    ),
    end,
  );

  search.addEventListener("input", apply);
  const stored = app.store.getJson("rules", {}) as Record<string, string> | null;
  search.value = stored?.text ?? "";
  for (const [field, value] of [
    [kind, stored?.kind],
    [source, stored?.section],
    [state, stored?.state],
    [changed, stored?.changed],
  ] as [HTMLSelectElement, string | undefined][])
    if (value !== undefined && [...field.options].some((o) => o.value === value)) field.value = value;
  apply();

  /** Brings the row of the address into sight, even when a filter hides it. */
  function reveal() {
    const target = app.router.kind() === "ruling" ? document.getElementById(location.hash.slice(1)) : null;
    if (!target) return;
    if (target.hidden) clear();
    for (const node of body.querySelectorAll(".is-target")) node.classList.remove("is-target");
    target.classList.add("is-target");
    if (app.tabs.current() === "rules") {
      target.scrollIntoView({ block: "center" });
      target.focus({ preventScroll: true });
    }
  }
  app.router.on(["ruling"], reveal);
  app.tabs.onShow((name) => name === "rules" && requestAnimationFrame(reveal));
  reveal();
}
