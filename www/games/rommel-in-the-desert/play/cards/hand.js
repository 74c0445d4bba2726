// @ts-check
/** The hand of supply cards of the side played here, how many the enemy holds, and the deck. */
import { el } from "../../../../dom.ts";
import { handWords } from "../order-words.js";
import { knownHand, sizeOf } from "./bids.js";
import { plainCard } from "./card-art.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../handle.js").Side} Side */

const SIDES = /** @type {const} */ (["axis", "allied"]);

/** The hand of a side: its cards where the viewer may see them, else their number. @param {PlayContext} ctx @param {Side} side */
export const handOf = ({ now }, side) => now.view.hands?.[SIDES.indexOf(side)] ?? null;

/** The side whose hand lies open here. @param {PlayContext} ctx @returns {Side} */
export const ownSide = (ctx) => ctx.viewer() ?? ctx.now.view.by;

/** Cards of a hand in words. @param {PlayContext} ctx @param {{real: number, dummies: number}} cards */
export const cardsText = ({ app: { lang } }, cards) => handWords(cards, lang) || lang.t("card.none");

/** What the other side holds and what is in the deck, as numbers. @param {PlayContext} ctx */
export function countsView(ctx) {
  const { t, tn } = ctx.app.lang;
  const own = ownSide(ctx);
  const enemy = own === "axis" ? "allied" : "axis";
  const { deck } = ctx.now.view;
  return el(
    "p",
    { class: "rd-counts num", data: { key: "counts" } },
    el("span", { text: tn("card.enemy", sizeOf(handOf(ctx, enemy)), { side: t(`side.${enemy}`) }) }),
    deck && el("span", { text: t("card.deck", { deck: deck[0], discards: deck[1] }) }),
  );
}

/** @param {PlayContext} ctx */
export function handView(ctx) {
  const { t, tn } = ctx.app.lang;
  const { view } = ctx.now;
  const asked = ctx.mine() && ["hands", "initiative", "option"].includes(view.phase);
  if (!view.hands || asked || ["deal", "setUp"].includes(view.phase))
    return el("div", { class: "ex-slot", data: { key: "hand" } });
  const sides = ctx.viewer() ? [ownSide(ctx)] : SIDES;
  return el(
    "section",
    { class: "card ex-part rd-hand", "aria-labelledby": "pl-hand-title", data: { key: "hand" } },
    el("h3", { class: "card-title", id: "pl-hand-title", text: t(ctx.viewer() ? "card.hand" : "card.hands") }),
    sides.map((side) => {
      const hand = knownHand(handOf(ctx, side));
      if (!hand) return el("p", { text: tn("card.enemy", sizeOf(handOf(ctx, side)), { side: t(`side.${side}`) }) });
      return el(
        "div",
        { data: { key: side } },
        !ctx.viewer() && el("h4", { text: t(`side.${side}`) }),
        el(
          "ul",
          { class: "rd-cards is-small", "aria-label": cardsText(ctx, hand) },
          Array.from({ length: hand.real }, () => plainCard("real", t("card.word.real"))),
          Array.from({ length: hand.dummies }, () => plainCard("dummies", t("card.word.dummies"))),
        ),
        !hand.real && !hand.dummies && el("p", { class: "muted", text: t("card.none") }),
      );
    }),
    ctx.viewer() ? countsView(ctx) : null,
  );
}
