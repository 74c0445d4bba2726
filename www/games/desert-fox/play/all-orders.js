// @ts-check
/** Every order that may be given now, in words: what no other part of the panel offers is found here. */
import { el } from "../../../dom.ts";
import { answersOf, kindOf, ofKind } from "./options.js";
import { button, select } from "../../../worksheet/widgets.ts";
import { listedButton, nameAndPlace } from "./order-buttons.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */

/** Orders of one kind that are listed before they are put behind a line of their own. */
const LISTED = 8;

/** The safety net: every order that may be given now, in words. @param {PlayContext} ctx */
export function allView(ctx) {
  const { t, tn, tag } = ctx.app.lang;
  const { options } = ctx.now;
  const listed = options.orders.filter((order) => order !== "done");
  const goers = [...new Set([...options.moves.keys(), ...options.carries.keys()])];
  if (!ctx.mine() || !(listed.length + goers.length + options.attacks.size))
    return el("div", { class: "ex-slot", data: { key: "all" } });
  const open = ctx.opened.has("all");
  return el(
    "details",
    {
      class: "card ex-part ref-fold pl-all",
      id: "pl-all",
      data: { key: "all", answers: answersOf(options.orders).length },
    },
    el(
      "summary",
      {},
      t("play.all"),
      el("span", {
        class: "badge num",
        text: tn("play.all.count", listed.length + goers.length + options.attacks.size),
      }),
    ),
    open && listed.length > 0 && inKinds(listed, ctx),
    open && goers.length > 0 && moves(ctx, goers, tag),
    open &&
      options.attacks.size > 0 &&
      el(
        "ul",
        { class: "ex-list" },
        [...options.attacks].map(([hex]) =>
          el(
            "li",
            {},
            button("attack.on", ctx.placeName(hex), { class: "button button-quiet ex-all-hex", data: { hex } }),
          ),
        ),
      ),
  );
}

/**
 * All orders, by kind: where one has many, they are behind a line that names it.
 * @param {GameOrder[]} orders
 * @param {PlayContext} ctx
 */
function inKinds(orders, ctx) {
  const { t, tn, has } = ctx.app.lang;
  const buttons = (/** @type {GameOrder[]} */ some) =>
    el(
      "div",
      { class: "pl-orders" },
      some.map((order) => listedButton(order, ctx)),
    );
  return [...new Set(orders.map(kindOf))].map((kind) => {
    const some = ofKind(orders, kind);
    if (some.length <= LISTED || !has(`play.all.of.${kind}`)) return buttons(some);
    return el(
      "details",
      { class: "pl-own", data: { key: `all-${kind}` } },
      el(
        "summary",
        {},
        t(`play.all.of.${kind}`),
        " ",
        el("span", { class: "badge num", text: tn("play.all.count", some.length) }),
      ),
      buttons(some),
    );
  });
}

/** A unit and a hex chosen from lists. @param {PlayContext} ctx @param {string[]} goers @param {string} tag */
function moves(ctx, goers, tag) {
  const { t } = ctx.app.lang;
  const { options } = ctx.now;
  const names = new Intl.Collator(tag, { numeric: true });
  const unit = goers.includes((ctx.selection.picks.mover ?? [])[0]) ? ctx.selection.picks.mover[0] : goers[0];
  const range = options.moves.get(unit);
  const costs = (
    /** @type {string} */ moveKind,
    /** @type {Map<number, number>|undefined} */ hexes,
    /** @type {string} */ words,
  ) =>
    [...(hexes ?? [])].map(
      ([hex, cost]) =>
        /** @type {[string, string]} */ ([`${moveKind} ${hex}`, `${ctx.placeName(hex)} (${words}${cost})`]),
    );
  const carried = (options.carries.get(unit) ?? []).flatMap(({ by, hexes }) =>
    [...hexes].map(
      (hex) => /** @type {[string, string]} */ ([`${by} ${hex}`, `${ctx.placeName(hex)} (${t(`play.going.${by}`)})`]),
    ),
  );
  const ends = [
    ...costs("walk", range?.hexes, ""),
    ...costs("march", range?.forced, `${t("play.going.march")}, `),
    ...carried,
  ];
  const units = goers
    .map((id) => /** @type {[string, string]} */ ([id, nameAndPlace(ctx, id)]))
    .sort(([, a], [, b]) => names.compare(a, b));
  const end = ends.some(([value]) => value === ctx.selection.picks.end?.[0])
    ? ctx.selection.picks.end[0]
    : (ends[0]?.[0] ?? "");
  return el(
    "div",
    { class: "pl-list-move" },
    select({
      id: "pl-mover",
      label: t("play.all.unit"),
      value: unit,
      options: units,
      set: "picked",
      data: { list: "mover" },
    }),
    select({ id: "pl-end", label: t("play.all.hex"), value: end, options: ends, set: "picked", data: { list: "end" } }),
    button("list.move", t("play.all.give"), { class: "button", id: "pl-list-go", data: { unit, end } }),
  );
}
