/** The blocks beside the map, by side and nation, and the one that is to be placed. */
import { el } from "../../../dom.ts";
import { button, select, withValue } from "../../../worksheet/widgets.ts";
import { sideOf } from "./position.ts";
import type { Block } from "./position.ts";
import type { RefereeContext } from "./types.ts";

/** What the list can be narrowed to. */
export const NATIONS = ["all", "axis", "german", "italian", "allied"] as const;
/** Blocks that are listed at once. */
const MOST = 30;

/** Whether a block fits side or nation and the words that were typed. */
export function fits(block: Block, nation: string, text: string, words: (block: Block) => string) {
  if (nation !== "all" && nation !== block.nation && nation !== sideOf(block)) return false;
  const all = words(block).toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => all.includes(part));
}

/** The blocks that can be placed. */
export function offered(ctx: RefereeContext): Block[] {
  const { search, nation } = ctx.selection;
  const placed = new Set(ctx.sheet.units.map(({ unit }) => unit));
  return [...ctx.roster.values()].filter(
    (block) => !placed.has(block.name) && fits(block, nation, search, (each) => blockWords(each, ctx)),
  );
}

/** A block in words to search in. */
const blockWords = ({ name, nation, type }: Block, { app: { lang } }: RefereeContext) =>
  `${name} ${lang.t(`nation.${nation}`)} ${lang.t(`unit.${type}`)}`;

export function trayView(ctx: RefereeContext) {
  const { t, tn } = ctx.app.lang;
  const { nation, search } = ctx.selection;
  const all = offered(ctx);
  const field = el("input", {
    class: "input",
    id: "rr-search",
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: t("rr.tray.hint"),
    "aria-describedby": "rr-tray-count",
    data: { typing: "" },
  });
  return el(
    "details",
    { class: "card ex-part ref-fold ex-tray", id: "rr-tray", data: { key: "tray" }, open: true },
    el("summary", { text: t("rr.tray") }),
    el(
      "div",
      { class: "ex-fields" },
      el(
        "div",
        { class: "field" },
        el("label", { for: "rr-search", text: t("rr.tray.search") }),
        withValue(field, search),
      ),
      select({
        id: "rr-nation",
        label: t("rr.tray.nation"),
        value: nation,
        options: NATIONS.map((key) => [key, t(`rr.nation.${key}`)]),
        set: "nation",
      }),
    ),
    el("p", {
      class: "field-hint",
      id: "rr-tray-count",
      text: all.length ? tn("rr.tray.count", all.length) : t("rr.tray.none"),
    }),
    el(
      "ul",
      { class: "rr-tray-list", id: "rr-tray-list", "aria-label": t("rr.tray.list") },
      all.slice(0, MOST).map((block) => el("li", { data: { key: block.name } }, blockButton(block, ctx))),
    ),
    all.length > MOST && el("p", { class: "field-hint", text: t("rr.tray.more", { n: MOST }) }),
  );
}

function blockButton(block: Block, ctx: RefereeContext) {
  const { t, tn } = ctx.app.lang;
  const { name, nation, type, steps, speed } = block;
  return button(
    "take",
    "",
    {
      class: "button rd-block",
      id: `rr-take-${[...ctx.roster.keys()].indexOf(name)}`,
      "aria-pressed": String(ctx.selection.hand === name),
      data: { unit: name },
    },
    el("strong", { text: name }),
    el("span", {
      class: "muted rd-block-what",
      text: [t(`nation.${nation}`), t(`unit.${type}`), tn("rr.unit.values", steps, { speed })].join(" · "),
    }),
  );
}

/** The block in hand and the field for its hex. */
export function handView(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const { hand } = ctx.selection;
  if (!hand) return el("div", { data: { key: "hand" } });
  const field = el("input", {
    class: "input num",
    id: "rr-hex",
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "done",
    placeholder: t("map.goto.hint"),
    "aria-invalid": ctx.fault ? "true" : null,
    "aria-describedby": ctx.fault ? "rr-hex-fault" : null,
    data: { typing: "" },
  });
  return el(
    "div",
    { data: { key: "hand" } },
    el(
      "section",
      { class: "card ex-part ex-hand", "aria-label": t("rr.hand") },
      el("p", {}, el("strong", { text: hand }), ` ${t("rr.hand.where")}`),
      el(
        "div",
        { class: "ex-hand-row" },
        el("div", { class: "field grow" }, el("label", { for: "rr-hex", text: t("rr.hand.hex") }), field),
        button("place", t("rr.hand.place"), { class: "button button-primary", id: "rr-place" }),
      ),
      ctx.fault && el("p", { class: "field-error", id: "rr-hex-fault", role: "alert", text: ctx.fault }),
      el("div", { class: "card-row" }, button("drop", t("rr.hand.drop"), { id: "rr-drop" })),
    ),
  );
}
