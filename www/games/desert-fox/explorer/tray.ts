/** The tray: every counter that is not on the map, searched by nation, name and type. */
import { el } from "../../../dom.ts";
import { button } from "../../../worksheet/widgets.ts";
import { counter } from "../art/counter.ts";
import { search } from "../referee/situation/adder.ts";
import { printed } from "../values.ts";
import type { Counter, ExplorerContext } from "./types.ts";
import type { Nation } from "../engine-types.ts";

export interface Entry {
  key: string;
  counter: Counter;
  name: string;
  words: string;
  nation: Nation;
  arrival?: number;
  many: boolean;
}

const NATIONS: Nation[] = ["german", "italian", "commonwealth"];
const MOST = 40;

/** Everything that can be placed: the roster, supply units and detachments of each nation. */
export function entries({ roster, app }: ExplorerContext): Entry[] {
  const { t } = app.lang;
  const words = (name: string, kind: string, nation: string) => `${name} ${t(`kind.${kind}`)} ${t(`nation.${nation}`)}`;
  const units = [...roster.values()].filter(({ kind }) => !["msu", "dump", "detachment"].includes(kind));
  const own = units.map((unit) => ({
    key: unit.id,
    counter: { id: unit.name, roster: unit.id },
    name: unit.name,
    words: words(unit.name, unit.kind, unit.nation),
    nation: unit.nation,
    arrival: unit.arrival,
    many: false,
  }));
  const blank = NATIONS.flatMap((nation) =>
    (["msu", "dump", "detachment"] as const).map((kind) => {
      const name = t("ex.tray.blank", { nation: t(`nation.${nation}`), kind: t(`ex.kind.${kind}`) });
      const printed = [...roster.values()].find(
        (unit) =>
          kind !== "detachment" &&
          unit.kind === kind &&
          (unit.nation === "commonwealth") === (nation === "commonwealth"),
      );
      const counter: Counter = printed
        ? { id: name, roster: printed.id, ...(printed.nation === nation ? {} : { nation }) }
        : { id: name, nation, kind };
      return { key: `${nation}-${kind}`, counter, name, words: words(name, kind, nation), nation, many: true };
    }),
  );
  return [...own, ...blank];
}

/** The entries that fit search and nation and are not on the map. */
export function offered(ctx: ExplorerContext, all: Entry[]) {
  const { search: text, nation } = ctx.selection;
  const used = new Set(ctx.sheet.position.units.map((unit) => unit.roster));
  const free = all.filter(
    (entry) => (nation === "all" || entry.nation === nation) && (entry.many || !used.has(entry.counter.roster)),
  );
  return search(free, text, (entry) => entry.words).slice(0, MOST);
}

/** `active`: the entry that Enter takes. */
export function trayView(ctx: ExplorerContext, shown: Entry[], active: number) {
  const { t, tn } = ctx.app.lang;
  const { nation, search: text } = ctx.selection;
  const input = el("input", {
    class: "input",
    id: "ex-search",
    type: "search",
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: t("ex.tray.hint"),
    "aria-expanded": "true",
    "aria-controls": "ex-tray-list",
    "aria-autocomplete": "list",
    "aria-label": t("ex.tray.search"),
    "aria-activedescendant": active >= 0 && active < shown.length ? `ex-tray-${active}` : null,
    data: { typing: "" },
  });
  input.value = text;
  const nations = ["all", ...NATIONS].map((key) =>
    button("tray.nation", t(key === "all" ? "ex.tray.all" : `nation.${key}`), {
      class: "",
      id: `ex-nation-${key}`,
      "aria-pressed": String(key === nation),
      data: { nation: key },
    }),
  );
  return el(
    "details",
    { class: "card ex-part ex-tray", id: "ex-tray", data: { key: "tray" }, open: true },
    el("summary", {}, el("h3", { text: t("ex.tray") })),
    el(
      "div",
      { class: "stack ex-tray-body" },
      el("div", { class: "segmented ex-nations", role: "group", "aria-label": t("ex.tray.nation") }, nations),
      input,
      el(
        "ul",
        { class: "ex-tray-list", id: "ex-tray-list", role: "listbox", "aria-label": t("ex.tray.list") },
        shown.map((entry, i) => option(entry, i, active, ctx)),
        !shown.length &&
          el("li", {
            class: "muted ex-tray-none",
            role: "option",
            "aria-disabled": "true",
            "aria-selected": "false",
            text: t("ex.tray.none"),
          }),
      ),
      el("p", {
        class: "field-hint",
        text: shown.length < MOST ? tn("ex.tray.count", shown.length) : t("ex.tray.more", { n: MOST }),
      }),
      button("tray.own", t("ex.tray.own"), { class: "button button-quiet ex-own", id: "ex-own" }),
    ),
  );
}

function option(entry: Entry, i: number, active: number, ctx: ExplorerContext) {
  const { lang } = ctx.app;
  const { t } = lang;
  const values = ctx.valuesOf(entry.counter);
  const arrival =
    entry.arrival === undefined
      ? ""
      : entry.arrival
        ? t("ref.add.arrival", { turn: entry.arrival })
        : t("ref.add.setup");
  const numbers = entry.many ? "" : printed(values.full, values.movement);
  return el(
    "li",
    {
      class: "ex-option",
      role: "option",
      id: `ex-tray-${i}`,
      "aria-selected": String(i === active),
      data: { key: entry.key, do: "tray.take", entry: entry.key },
    },
    el(
      "span",
      { class: "ex-grip", title: t("ex.tray.drag"), data: { hold: entry.key } },
      counter(values, lang, { hidden: true }),
    ),
    el(
      "span",
      { class: "ex-option-text" },
      el("strong", { text: entry.name }),
      " ",
      el("span", { class: "num", text: numbers }),
      el("span", {
        class: "muted",
        text: [!entry.many && t(`kind.${values.kind}`), arrival].filter(Boolean).join(" · "),
      }),
    ),
    values.reconstructed.length > 0 &&
      el(
        "span",
        {
          class: "ref-recon",
          title: t("ref.recon.long", { values: lang.list(values.reconstructed.map((value) => t(`value.${value}`))) }),
        },
        el("span", { "aria-hidden": "true", text: t("ref.recon.short") }),
        el("span", { class: "visually-hidden", text: t("ref.recon") }),
      ),
  );
}

/** What is in hand and where it goes. */
export function handView(ctx: ExplorerContext) {
  const { t, list } = ctx.app.lang;
  const { hand } = ctx.selection;
  if (!hand) return el("div", { class: "ex-hand-slot", data: { key: "hand" } });
  const names = "counter" in hand ? hand.counter.id : list(hand.units);
  const field = el("input", {
    class: "input num",
    id: "ex-hex",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: t("map.goto.hint"),
    enterkeyhint: "done",
    "aria-invalid": ctx.fault ? "true" : null,
    "aria-describedby": ctx.fault ? "ex-hex-fault" : null,
    data: { typing: "" },
  });
  return el(
    "div",
    { class: "ex-hand-slot", data: { key: "hand" } },
    el(
      "section",
      { class: "card ex-part ex-hand", "aria-label": t("ex.hand") },
      el(
        "p",
        { class: "ex-hand-what" },
        "counter" in hand && counter(ctx.valuesOf(hand.counter), ctx.app.lang, { hidden: true }),
        el("span", {}, el("strong", { text: names }), el("span", { class: "muted", text: t("ex.hand.where") })),
      ),
      el(
        "div",
        { class: "ex-hand-row" },
        el("div", { class: "field grow" }, el("label", { for: "ex-hex", text: t("ex.hand.hex") }), field),
        button("hand.place", t("ex.hand.place"), { class: "button button-primary", id: "ex-place" }),
      ),
      ctx.fault && el("p", { class: "field-error", id: "ex-hex-fault", text: ctx.fault }),
      el(
        "div",
        { class: "card-row" },
        button("hand.map", t("ex.hand.map"), { id: "ex-on-map" }),
        button("hand.drop", t("ex.hand.drop"), { id: "ex-put-back" }),
      ),
    ),
  );
}
