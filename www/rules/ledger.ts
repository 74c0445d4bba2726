// @ts-check
/** The Rules section: the ledger of rulings, searched by number or word and filtered. */
import { el, replace } from "../dom.ts";
import { createReader } from "./case-files.ts";
import { testsButton } from "./tests.ts";
import { matches } from "../help/search.ts";
import { sourceName, switchName } from "../help/ruling-texts.ts";

/** @typedef {import("../shell/ledger.ts").Ruling} Ruling */

const COLUMNS = ["id", "case", "text", "kind", "source", "switch", "state"];
const SHAPES = /** @type {Record<string, string>} */ ({
  tested: "badge badge-good",
  implemented: "badge badge-accent",
  missing: "badge badge-warn",
});

/**
 * @param {HTMLElement} root
 * @param {import("../shell/app-types.ts").App} app
 * @param {import("./case-files.ts").CaseFiles} caseFiles
 */
export async function mountLedger(root, app, caseFiles) {
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
  const search = /** @type {HTMLInputElement} */ (
    el("input", {
      class: "input",
      type: "search",
      id: "rules-search",
      placeholder: t("rules.search.hint"),
      autocomplete: "off",
      spellcheck: "false",
    })
  );
  const kind = choice(
    "kind",
    rulings.map((r) => r.kind),
    (value) => kindName(value),
  );
  const source = choice(
    "source",
    rulings.map((r) => r.section),
    (value) => sourceName(/** @type {Ruling} */ (rulings.find((r) => r.section === value)), app.lang),
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
  /** Goes past the table and its hundreds of links; the address stays what it is. @param {Event} event */
  function skip(event) {
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

  /** @param {string} value */
  function kindName(value) {
    return app.lang.has(`rules.kind.${value}`) ? t(`rules.kind.${value}`) : value;
  }

  /** @param {string} name @param {string[]} values @param {(value: string) => string} label */
  function choice(name, values, label) {
    const options = [...new Set(values)].filter(Boolean).map((value) => el("option", { value, text: label(value) }));
    return /** @type {HTMLSelectElement} */ (
      el(
        "select",
        { class: "select", id: `rules-${name}`, on: { change: () => apply() } },
        el("option", { value: "", text: t("rules.filter.all") }),
        options,
      )
    );
  }

  /** @param {Ruling} ruling */
  function row(ruling) {
    const cell = (
      /** @type {string} */ key,
      /** @type {string} */ name,
      /** @type {import("../dom.ts").Child[]} */ ...content
    ) => el("td", { class: `rules-${name}`, data: { label: t(key) } }, content);
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

  const field = (/** @type {string} */ id, /** @type {string} */ key, /** @type {HTMLElement} */ control) =>
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
  const stored = /** @type {Record<string, string>|null} */ (app.store.getJson("rules", {}));
  search.value = stored?.text ?? "";
  for (const [field, value] of /** @type {[HTMLSelectElement, string|undefined][]} */ ([
    [kind, stored?.kind],
    [source, stored?.section],
    [state, stored?.state],
    [changed, stored?.changed],
  ]))
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
