// @ts-check
/** Units that arrive, and the hexes where each can be placed. */
import { el } from "../../../dom.ts";
import { spiNumber } from "../geometry.ts";
import { bodyOf, ofKind } from "./options.js";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { counter } from "../art/counter.ts";
import { digit, digitsGoTo } from "./offers.js";
import { keyCap, keyedButton, orderButton } from "./order-buttons.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").CounterView} CounterView */

/** Places every unit that may arrive in a hex. @param {PlayContext} ctx @param {number} hex */
export async function placeAll(ctx, hex) {
  const able = () => [...ctx.now.options.places].find(([, hexes]) => hexes.has(hex))?.[0];
  for (let unit = able(); unit !== undefined; unit = able())
    if (!(await ctx.give({ place: { unit, hex: spiNumber(hex) } }))) return;
}

/** Units that arrive, to be placed. @param {PlayContext} ctx */
export function trayView(ctx) {
  const { t } = ctx.app.lang;
  const { now, selection } = ctx;
  const units = [
    ...new Set([
      ...now.options.places.keys(),
      ...ofKind(now.options.orders, "throughTobruk").map((order) => bodyOf(order).unit),
    ]),
  ]
    .map((id) => now.units.get(id))
    .filter((unit) => unit !== undefined);
  if (!ctx.mine() || !units.length) return el("div", { class: "ex-slot", data: { key: "tray" } });
  const keyed = digitsGoTo(ctx) === "tray";
  const inHand = selection.chosen.length === 1 && now.options.places.get(selection.chosen[0]);
  /** How many units may arrive in a hex. @param {number} hex */
  const inHex = (hex) => [...now.options.places.values()].filter((hexes) => hexes.has(hex)).length;
  const voyages = ofKind(now.options.orders, "throughTobruk").filter(
    (order) => selection.chosen.length === 1 && bodyOf(order).unit === selection.chosen[0],
  );
  return el(
    "section",
    { class: "card ex-part pl-tray", "aria-labelledby": "pl-tray-title", data: { key: "tray" } },
    el("h3", { class: "card-title", id: "pl-tray-title", text: t("play.tray") }),
    el("p", { class: "muted", text: t("play.tray.hint") }),
    el(
      "ul",
      { class: "pl-tray-list" },
      units.map((unit, i) => el("li", { data: { key: `tray-${unit.id}` } }, card(unit, i))),
    ),
    inHand &&
      el(
        "div",
        { class: "pl-ends" },
        [...inHand].map((hex, i) => [
          keyedButton("place", t("play.way.place", { hex: ctx.placeName(hex) }), { hex }, keyed, i, {
            class: "button button-small",
          }),
          inHex(hex) > 1 &&
            button("place.all", t("play.way.place.all", { hex: ctx.placeName(hex), n: inHex(hex) }), {
              class: "button button-small",
              id: `pl-place-all-${hex}`,
              data: { hex },
            }),
        ]),
      ),
    ofKind(now.options.orders, "throughTobruk").length > 0 &&
      el(
        "p",
        { class: "field-hint", id: "pl-port-hint" },
        t("play.tray.tobruk"),
        " ",
        caseChips(["2J2", "2J3", "5.46"], [], ctx),
      ),
    voyages.length > 0 &&
      el(
        "div",
        { class: "pl-orders" },
        voyages.map((order) => orderButton(order, ctx)),
      ),
  );

  /** @param {CounterView} unit @param {number} i */
  function card(unit, i) {
    const { data, ...keys } = digit(keyed && !inHand ? i + 1 : undefined);
    return el(
      "button",
      {
        type: "button",
        class: "pl-card",
        id: `pl-tray-${unit.id}`,
        "aria-pressed": String(selection.chosen.includes(unit.id)),
        ...keys,
        data: { do: "tray", unit: unit.id, ...data },
      },
      counter(ctx.valuesOf(unit), ctx.app.lang, { hidden: true }),
      el("span", { text: ctx.unitName(unit.id) }),
      keyCap(data),
    );
  }
}
