/**
 * The terms of a game in words: the rule set, every switch and every value that differs, an owner's charts, revisions
 * that are not the latest, and how much each player has ordered.
 */
import { el } from "../dom.ts";
import type { Handle } from "../shell/engine-types.ts";
import type { ReadyApp as App } from "../shell/app-types.ts";
import type { PlayWords } from "./types.ts";

/** What the engine says of a game. */
interface Terms {
  ruleSet: string;
  switches: { field: string; value: string; usual: string }[];
  /** Of an owner. */
  charts?: { name: string; check: string };
  values: { what: string; value: string; shipped: string }[];
  revisions: { of: "rules" | "scenario"; revision: number; latest: number }[];
  /** The orders after which it was continued as a game of its own. */
  branches?: number[];
  sides: SideOrders[];
}

interface SideOrders {
  side: string;
  orders: number;
  standing: number;
}

export const termsOf = (handle: Handle): Terms => handle.terms();

/** How much a side has ordered. */
export const ordersOfSide = (handle: Handle, side: string): SideOrders =>
  termsOf(handle).sides.find((one) => one.side === side) ?? { side, orders: 0, standing: 0 };

export function orderedText({ side, orders, standing }: SideOrders, { t, tn }: App["lang"]) {
  const all = tn("play.terms.orders", orders, { side: t(`side.${side}`) });
  return standing ? t("play.terms.withStanding", { all, standing: tn("play.terms.standing", standing) }) : all;
}

/** A sentence and a list of what it counts. */
const listed = (id: string, text: string, items: string[]) => [
  el("p", { id, text }),
  el(
    "ul",
    { class: "pl-terms-list", "aria-labelledby": id },
    items.map((item) => el("li", { text: item })),
  ),
];

/** `id`: that of the part; those of its lists begin with it. */
export function termsView(handle: Handle, app: App, words: Pick<PlayWords, "place">, id = "pl-terms") {
  const { lang } = app;
  const { t, tn } = lang;
  const { ruleSet, switches, charts, values, revisions, branches = [] } = termsOf(handle);
  const switched = switches.map(({ field, value, usual }) =>
    t("play.terms.switch", {
      name: t(`rules.switch.${field}`),
      value: t(`rules.switch.${field}.${value}`),
      usual: t(`rules.switch.${field}.${usual}`),
    }),
  );
  const valued = values.map(({ what, value, shipped }) =>
    t("play.terms.value", { place: words.place(what, app), value, shipped }),
  );
  const usual = !switches.length && !values.length && !charts;
  return el(
    "div",
    { class: "stack pl-terms", id },
    el("p", { id: `${id}-rules`, text: t("play.terms.rules", { name: t(`preset.${ruleSet}`) }) }),
    usual && el("p", { id: `${id}-usual`, text: t("play.terms.usual") }),
    switched.length > 0 && listed(`${id}-switches`, tn("play.terms.switches", switched.length), switched),
    charts && el("p", { id: `${id}-charts`, text: t("charts.game", charts) }),
    valued.length > 0 && listed(`${id}-values`, tn("play.terms.values", valued.length), valued),
    revisions.map(({ of, ...numbers }) =>
      el("p", { data: { revision: of }, text: t(`play.terms.revision.${of}`, numbers) }),
    ),
    branches.map((n) => el("p", { class: "pl-terms-branch", text: t("play.terms.continued", { n }) })),
    el(
      "ul",
      { class: "pl-terms-list", id: `${id}-sides`, "aria-label": t("play.terms.sides") },
      app.game.sides.map((side) =>
        el("li", { data: { side: side.id }, text: orderedText(ordersOfSide(handle, side.id), lang) }),
      ),
    ),
  );
}
