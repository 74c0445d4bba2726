/** Every value of the board's tables: what it is for, how much, where it comes from and the case. */
import { el } from "../../../dom.ts";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { longSource, shortSource } from "../../../worksheet/source.ts";
import { isStandIn, standInMark, tablesOf } from "./provenance.ts";
import type { ExplorerContext } from "./types.ts";
import type { TableValue } from "../engine-types.ts";

/** What a value is for, in words. */
export function valueName(what: string, { app: { lang } }: ExplorerContext) {
  const [group = "", ground = "", kind = ""] = what.split("/");
  if (group !== "movement" || !kind) return lang.t(`tables.${what.replaceAll("/", ".")}`);
  return lang.t("tables.movement", { ground: lang.t(`tables.ground.${ground}`), class: lang.t(`class.${kind}`) });
}

/** A value as a reader says it. */
function amount({ value }: TableValue, { app: { lang } }: ExplorerContext) {
  const [word = "", more = ""] = value.split(" ");
  return lang.has(`tables.value.${word}`) ? [lang.t(`tables.value.${word}`), more].filter(Boolean).join(" ") : value;
}

export function tablesView(ctx: ExplorerContext) {
  const { t, tn } = ctx.app.lang;
  const values = [...tablesOf(ctx).values()];
  const guessed = values.filter(({ what }) => isStandIn(ctx, what)).length;
  return el(
    "details",
    { class: "card ex-part ref-fold ex-tables", id: "ex-tables", data: { key: "tables" } },
    el(
      "summary",
      { id: "ex-tables-summary" },
      t("tables.title"),
      guessed > 0 && el("span", { class: "badge badge-warn", text: tn("tables.guessed", guessed) }),
    ),
    ctx.opened.has("tables") && body(values, ctx),
  );
}

function body(values: TableValue[], ctx: ExplorerContext) {
  const { t, tn } = ctx.app.lang;
  const text = ctx.selection.tables.trim().toLocaleLowerCase();
  const row = (value: TableValue) => ({
    value,
    name: valueName(value.what, ctx),
    source: shortSource(value, ctx.app.lang),
    at: value.case,
  });
  const shown = values
    .map(row)
    .filter(({ name, source, at }) =>
      text.split(/\s+/).every((word) => `${name} ${source} ${at}`.toLocaleLowerCase().includes(word)),
    );
  const input = el("input", {
    class: "input",
    type: "search",
    id: "ex-table-search",
    autocomplete: "off",
    placeholder: t("tables.hint"),
    "aria-label": t("tables.search"),
    data: { typing: "" },
  });
  input.value = ctx.selection.tables;
  return el(
    "div",
    { class: "stack" },
    el("p", { class: "field-hint", text: t("tables.what") }),
    input,
    el("p", { class: "field-hint", role: "status", text: tn("tables.shown", shown.length) }),
    el(
      "table",
      { class: "ex-steps ex-values" },
      el("caption", { class: "visually-hidden", text: t("tables.title") }),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          ["name", "value", "source", "case"].map((key) => el("th", { scope: "col", text: t(`tables.col.${key}`) })),
        ),
      ),
      el(
        "tbody",
        {},
        shown.map(({ value, name, source, at }) =>
          el(
            "tr",
            { data: { key: value.what, provenance: value.provenance } },
            el("th", { scope: "row", text: name }),
            el("td", { class: "num" }, amount(value, ctx), value.provenance === "reconstructed" && standInMark(ctx)),
            el("td", { title: longSource(value, ctx.app.lang), text: source }),
            el("td", {}, caseChips([at], [], ctx)),
          ),
        ),
      ),
    ),
  );
}

/** The way to the tables from where a stand-in is met. */
export const tablesButton = (ctx: ExplorerContext) =>
  button("tables.show", ctx.app.lang.t("tables.open"), { class: "button button-quiet ex-own" });
