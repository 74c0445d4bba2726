// @ts-check
/** Cards: the opening hand, the challenge for the initiative, supply cards and the option of the turn. */
import { el } from "../../../../dom.ts";
import { button } from "../../../../worksheet/widgets.ts";
import { kindOf, ofKind } from "../situation.js";
import { askNumber, askOptions, ruleOf } from "../movement/asking.js";
import { giveTogether } from "../movement/giving.js";
import { digitButton } from "../movement/goal-view.js";
import { answerWorth, cardsFor, expectedReal, knownHand, pressed, sizeOf } from "./bids.js";
import { cardButton, plainCard } from "./card-art.js";
import { cardsText, countsView, handOf, ownSide } from "./hand.js";
import { ifBothPass } from "./passes.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {{real: number, dummies: number}} Cards */

const NONE = { real: 0, dummies: 0 };

/** The hand of the player who decides. @param {PlayContext} ctx @returns {Cards} */
const hand = (ctx) => knownHand(handOf(ctx, ownSide(ctx))) ?? NONE;

/** The cards pressed. @param {PlayContext} ctx @returns {Cards} */
const chosenCards = ({ selection: { form } }) => form.cards ?? NONE;

/** @param {PlayContext} ctx */
const stageOf = ({ now: { orders } }) => kindOf(orders[0] ?? "");

/** Whether the player bids for the initiative. @param {PlayContext} ctx */
const bids = (ctx) => stageOf(ctx) === "bid";

/**
 * @param {PlayContext} ctx @param {string} asked @param {string} question the end of the key of its texts
 * @param {...any} parts
 */
function question(ctx, asked, question, ...parts) {
  const { t } = ctx.app.lang;
  return el(
    "section",
    { class: "card ex-part pl-decision rd-ask", "aria-labelledby": "ask-cards", data: { key: "ask", asked } },
    el("h3", { class: "card-title", id: "ask-cards", tabindex: "-1", text: t(`ask.${question}`) }),
    el("p", { class: "muted", text: t(`ask.${question}.what`) }),
    parts,
    ctx.now.view.hands && countsView(ctx),
  );
}

/** The hand as cards that are pressed to choose them. @param {PlayContext} ctx */
function pressable(ctx) {
  const { t } = ctx.app.lang;
  const held = hand(ctx);
  const chosen = chosenCards(ctx);
  return el(
    "ul",
    { class: "rd-cards", "aria-label": t("card.hand"), data: { key: "fan" } },
    /** @type {const} */ (["real", "dummies"]).flatMap((kind) =>
      Array.from({ length: held[kind] }, (_, place) =>
        cardButton(kind, place, place < chosen[kind], {
          word: t(`card.word.${kind}`),
          label: t(`card.label.${kind}`, { place: place + 1, of: held[kind] }),
        }),
      ),
    ),
  );
}

/** @param {PlayContext} ctx */
function openingHand(ctx) {
  const { t, number } = ctx.app.lang;
  const held = hand(ctx);
  const deck = { real: askNumber(ctx, "cards/real", 28), dummies: askNumber(ctx, "cards/dummies", 14) };
  return question(
    ctx,
    "openingHand",
    "openingHand",
    el(
      "ul",
      { class: "rd-cards", "aria-label": t("card.hand"), data: { key: "fan" } },
      Array.from({ length: held.real }, () => plainCard("real", t("card.word.real"))),
      Array.from({ length: held.dummies }, () => plainCard("dummies", t("card.word.dummies"))),
    ),
    el("p", { class: "rd-sum num", id: "pl-hand-sum" }, el("strong", { text: cardsText(ctx, held) })),
    el("p", {
      class: "num",
      id: "pl-hand-expected",
      text: t("card.expected", {
        n: number(expectedReal(held, deck), { maximumFractionDigits: 1 }),
        real: held.real,
        size: held.real + held.dummies,
      }),
    }),
    el(
      "div",
      { class: "card-row" },
      digitButton("card.keep", t("card.keep"), 1, { class: "button button-primary", id: "pl-hand-keep" }),
      digitButton("card.exchange", t("card.exchange"), 2, { id: "pl-hand-exchange" }),
    ),
  );
}

/** A bid for the first turn of the month. @param {PlayContext} ctx */
function bidding(ctx) {
  const { t, tn } = ctx.app.lang;
  const axis = ctx.now.view.by === "axis";
  const chosen = chosenCards(ctx);
  const size = chosen.real + chosen.dummies;
  const laid = sizeOf(ctx.now.view.challenge);
  const worth = answerWorth(chosen.real, laid);
  const meaning = axis
    ? worth.certain
      ? t("bid.axis.certain")
      : laid === 1
        ? t("bid.axis.risk.single")
        : tn("bid.axis.risk", worth.losesTo, { laid })
    : !size
      ? t("bid.allied.none")
      : chosen.real
        ? tn("bid.allied", chosen.real, { answer: chosen.real })
        : t("bid.allied.bluff");
  return question(
    ctx,
    "bid",
    axis ? "bid.axis" : "bid.allied",
    axis &&
      el(
        "div",
        { data: { key: "challenge" } },
        el("p", { class: "num", text: tn("bid.challenge", laid) }),
        el(
          "ul",
          { class: "rd-cards is-small", "aria-label": tn("bid.challenge", laid) },
          Array.from({ length: laid }, () => plainCard("back", t("card.word.back"))),
        ),
      ),
    pressable(ctx),
    el(
      "p",
      { class: "rd-sum num", id: "pl-bid-sum" },
      el("strong", { text: t("bid.yours", { cards: cardsText(ctx, chosen) }) }),
    ),
    el("p", { id: "pl-bid-meaning", role: "status", text: meaning }),
    size > 0 && el("p", { class: "muted", text: tn("bid.spent", size) }),
    el(
      "div",
      { class: "card-row" },
      digitButton(
        "card.bid",
        size ? t("bid.give", { cards: cardsText(ctx, chosen) }) : t(axis ? "bid.none.axis" : "bid.none.allied"),
        1,
        { class: "button button-primary", id: "pl-bid" },
      ),
      size > 0 &&
        digitButton("card.none", t(axis ? "bid.none.axis" : "bid.none.allied"), 2, {
          class: "button button-quiet",
          id: "pl-bid-none",
        }),
    ),
  );
}

/** The options of the turn, each with its price and what it allows. @param {PlayContext} ctx */
function turnOptions(ctx) {
  const { t, tn } = ctx.app.lang;
  const laying = stageOf(ctx) === "playCards";
  const held = hand(ctx);
  const chosen = chosenCards(ctx);
  const most = askNumber(ctx, "cards/most", 3);
  const paid = ofKind(ctx.now.orders, "choose").map((/** @type {any} */ { choose }) => choose.option);
  const ends = ifBothPass(ctx);
  const options = askOptions(ctx).map(({ option, cards, moves, phases }, i) => {
    const open = laying ? cards <= held.real : paid.includes(option);
    const given = cardsFor(chosen, cards, most);
    const waste = laying ? given.real - cards : (ctx.now.view.supply ?? cards) - cards;
    const note = (/** @type {string} */ text) => el("span", { class: "rd-option-note", text });
    return el(
      "li",
      { data: { key: option } },
      button(
        "card.option",
        "",
        {
          class: `rd-option is-${option}`,
          id: `pl-option-${option}`,
          "aria-disabled": open ? null : "true",
          "aria-keyshortcuts": String(i + 1),
          data: { option, digit: i + 1 },
        },
        el("span", { class: "rd-option-head" }, optionHead(ctx, option, cards, moves, phases, i + 1)),
        el("span", { class: "rd-option-what", title: optionText(ctx, option), text: optionText(ctx, option) }),
        !open &&
          note(
            laying
              ? held.real
                ? tn("option.short", held.real)
                : t("option.short.none")
              : t(option === "pass" ? "refusal.pass-with-supply" : "option.unpaid"),
          ),
        open && option === "pass" && ends && note(ends),
        open && waste > 0 && note(tn("option.waste", waste)),
        open && laying && given.dummies > 0 && note(tn("option.dummies", given.dummies)),
      ),
    );
  });
  return question(
    ctx,
    laying ? "playCards" : "choose",
    laying ? "turn" : "choose",
    laying && pressable(ctx),
    laying &&
      el(
        "p",
        { class: "rd-sum num", id: "pl-laid", role: "status" },
        el("strong", { text: t("card.laid", { cards: cardsText(ctx, chosen) }) }),
        " ",
        chosen.real + chosen.dummies >= most && t("card.most", { most }),
      ),
    el("ol", { class: "rd-options", data: { key: "options" } }, options),
    laying &&
      el(
        "details",
        { class: "pl-own", data: { key: "bluff" } },
        el("summary", { text: t("card.bluff") }),
        el("p", { text: t("card.bluff.what") }),
      ),
  );
}

/** What an option allows; an Assault depends on the rules and the charts of the game. @param {PlayContext} ctx @param {string} option */
export function optionText(ctx, option) {
  const { t } = ctx.app.lang;
  if (option !== "assault") return t(`option.${option}.what`);
  if (ruleOf(ctx, "assault") === "twoTurns") return t("option.assault.twoTurns");
  const n = askNumber(ctx, "battle/assault", 2);
  return n === 2 ? t("option.assault.what") : t("option.assault.times", { n });
}

/**
 * Name, price and phases of an option.
 * @param {PlayContext} ctx @param {string} option @param {number} cards @param {number} moves @param {number} phases
 * @param {number} digit the key that chooses it
 */
function optionHead(ctx, option, cards, moves, phases, digit) {
  const { t, tn } = ctx.app.lang;
  const fights = option === "pass" ? "" : option === "assault" ? " ⚔⚔" : " ⚔";
  const drawn = Array.from({ length: phases }, () => `${"➜".repeat(moves)}${fights}`).join("  ");
  return [
    el("strong", { text: t(`option.${option}`) }),
    el("span", { class: "rd-price num", text: cards ? tn("option.price", cards) : t("option.free") }),
    el("span", { class: "rd-phases", "aria-hidden": "true", text: drawn }),
    el("kbd", { "aria-hidden": "true", text: String(digit) }),
  ];
}

/** Lays the cards of an option and chooses it. @param {PlayContext} ctx @param {string} option */
async function choose(ctx, option) {
  const found = askOptions(ctx).find((each) => each.option === option);
  if (!found) return;
  await giveTogether(ctx, async () => {
    if (stageOf(ctx) === "playCards") {
      const cards = cardsFor(chosenCards(ctx), found.cards, askNumber(ctx, "cards/most", 3));
      if (!(await ctx.give({ playCards: { cards } }))) return;
    }
    // Without a real card the turn is a Pass turn already.
    if (ctx.mine() && ctx.now.view.phase === "option")
      await ctx.give({ choose: { option: /** @type {any} */ (option) } });
  });
}

/** @param {PlayContext} ctx @param {Cards} cards */
const bid = (ctx, cards) => void ctx.give({ bid: { cards } });

/** @type {import("../types.js").PhaseScreen} */
export const CARDS = {
  view(ctx) {
    if (bids(ctx)) return bidding(ctx);
    return stageOf(ctx) === "openingHand" ? openingHand(ctx) : turnOptions(ctx);
  },
  done: () => null,
  buttons: {
    "card.press"(ctx, { kind, place }) {
      if (kind !== "real" && kind !== "dummies") return;
      const next = pressed(chosenCards(ctx), kind, Number(place));
      const most = bids(ctx) ? Infinity : askNumber(ctx, "cards/most", 3);
      if (next.real + next.dummies > most) return ctx.say(ctx.app.lang.t("refusal.too-many-cards"));
      ctx.updateSelection(
        { form: { ...ctx.selection.form, cards: next } },
        ctx.app.lang.t(bids(ctx) ? "bid.yours" : "card.laid", { cards: cardsText(ctx, next) }),
      );
    },
    "card.option": (ctx, { option = "" }) => void choose(ctx, option),
    "card.keep": (ctx) => void ctx.give({ openingHand: { keep: true } }),
    "card.exchange": (ctx) => void ctx.give({ openingHand: { keep: false } }),
    "card.bid": (ctx) => bid(ctx, chosenCards(ctx)),
    "card.none": (ctx) => bid(ctx, NONE),
  },
};
