/** What the other side has done since the player last gave an order: losses first, then combats and moves. */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import { die } from "../worksheet/dice.ts";
import { positionButton } from "./log.ts";
import { diceLine, fates, usedTable } from "./outcome-card.ts";
import type { Outcome, PlayContext, Recap } from "./types.ts";

/** What the others have done, below its title. */
export function recapCard(recap: Recap, ctx: PlayContext) {
  const { t, tn } = ctx.app.lang;
  return el(
    "div",
    { class: "pl-story" },
    !recap.brief && [
      el("h4", { text: t("play.recap.losses") }),
      recap.losses.length ? fates(recap.losses) : el("p", { class: "muted", text: t("play.recap.losses.none") }),
    ],
    !!recap.standing?.length && [
      el("h4", { text: t("play.recap.standing") }),
      el(
        "ul",
        { class: "ex-list pl-recap-list", id: "pl-recap-standing" },
        recap.standing.map(({ at, text }) => el("li", { text, data: { key: `recap-standing-${at}` } })),
      ),
    ],
    recap.combats.length > 0 && [el("h4", { text: t("play.recap.combats") }), recap.combats.map(combatPart)],
    recap.dice.length > 0 && [
      el("h4", { text: t("play.recap.dice") }),
      el(
        "ul",
        { class: "pl-thrown pl-recap-dice" },
        recap.dice.map(({ faces, text }) => el("li", {}, faces.map(die), el("span", { text }))),
      ),
    ],
    recap.brief && ordersOf(recap, ctx),
    !recap.brief &&
      recap.orders.length > 0 &&
      el(
        "details",
        { class: "pl-own", id: "pl-recap-orders", data: { key: "recap-orders" } },
        el("summary", { text: tn("play.recap.orders", recap.orders.length) }),
        ctx.opened.has("recap-orders") && ordersOf(recap, ctx),
      ),
    el(
      "div",
      { class: "card-row" },
      button("recap.at", t("play.recap.step"), {
        class: "button button-small",
        id: "pl-recap-step",
        data: { at: recap.from + 1 },
      }),
      button("recap.again", t("play.recap.again"), { class: "button button-small", id: "pl-recap-again" }),
      ctx.overview.analyst &&
        ctx.session.settings.hints !== false &&
        button("overview", t("play.recap.missed"), {
          class: "button button-small",
          id: "pl-recap-missed",
          data: { tab: "analyst" },
        }),
    ),
  );
}

/** The orders, each with the position after it. */
const ordersOf = ({ orders }: Recap, ctx: PlayContext) =>
  el(
    "ul",
    { class: "ex-list pl-recap-list" },
    orders.map(({ at, text, hex }) =>
      el(
        "li",
        { data: { key: `recap-${at}` } },
        el("span", { text }),
        positionButton("recap.at", at + 1, ctx),
        hex >= 0 &&
          button("log.show", "◎", {
            class: "button button-quiet pl-where",
            "aria-label": ctx.app.lang.t("play.log.show", { hex: ctx.placeName(hex) }),
            data: { hex },
          }),
      ),
    ),
  );

const combatPart = ({ from, about, dice, table, units }: Outcome) =>
  el(
    "details",
    { class: "pl-own pl-recap-combat", data: { key: `recap-combat-${from}` } },
    el("summary", { text: about }),
    dice.length > 0 && diceLine(dice),
    table && usedTable(table),
    fates(units.filter(({ unharmed }) => !unharmed)),
  );
