// @ts-check
/** Which battle is fought next. */
import { el } from "../../../../dom.ts";
import { button, caseChips } from "../../../../worksheet/widgets.ts";
import { parseHex } from "../../geometry.ts";
import { bodyOf, ofKind } from "../situation.js";
import { due } from "./asking.js";
import { battleChances } from "./chances-view.js";
import { fieldView } from "./field.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** The hexes in which a battle turn may be fought. @param {PlayContext} ctx @returns {string[]} */
export const openBattles = (ctx) => ofKind(ctx.now.orders, "fight").map((order) => bodyOf(order).hex);

/** The battle that is looked at: the one tapped, otherwise the first. @param {PlayContext} ctx */
export function chosenBattle(ctx) {
  const open = openBattles(ctx);
  return open.find((hex) => parseHex(hex) === ctx.selection.at) ?? open[0] ?? "";
}

/** @param {PlayContext} ctx */
export function chooseView(ctx) {
  const { lang } = ctx.app;
  const { t } = lang;
  const open = openBattles(ctx);
  const must = due(ctx);
  const here = chosenBattle(ctx);
  const done = ctx.now.orders.includes("done");
  return el(
    "section",
    {
      class: "card ex-part pl-decision rb-battle",
      "aria-labelledby": "pl-battle-title",
      data: { key: "ask", asked: "fight" },
    },
    el("h3", {
      class: "card-title",
      id: "pl-battle-title",
      tabindex: "-1",
      text: t(open.length ? "battle.choose" : "battle.none"),
    }),
    open.length > 0 && el("p", { class: "muted" }, t("battle.choose.what"), " ", caseChips(["3.4"], ["D054"], ctx)),
    open.length > 0 &&
      el(
        "ul",
        { class: "rb-battles" },
        open.map((hex, i) =>
          el(
            "li",
            { class: hex === here ? "is-chosen" : null, data: { key: `battle-${hex}` } },
            el(
              "div",
              { class: "rb-battle-head" },
              el("strong", { text: ctx.hexWords(hex) }),
              el("span", {
                class: `badge${must.includes(hex) ? " rb-must" : ""}`,
                text: t(must.includes(hex) ? "battle.must" : "battle.may"),
              }),
              button("log.show", "◎", {
                class: "button button-quiet pl-where",
                "aria-label": t("play.log.show", { hex: ctx.hexWords(hex) }),
                data: { hex: parseHex(hex) },
              }),
            ),
            fieldView(ctx, hex, { small: true }),
            hex === here && battleChances(ctx, hex),
            button(
              "battle.fight",
              t("battle.fight", { hex: ctx.hexWords(hex) }),
              {
                class: `button${hex === here ? " button-primary" : ""}`,
                id: `pl-fight-${i}`,
                data: { hex, digit: i < 9 ? i + 1 : "" },
              },
              i < 9 && el("kbd", { "aria-hidden": "true", text: String(i + 1) }),
            ),
          ),
        ),
      ),
    open.length > 0 && el("p", { class: "field-hint", text: t(done ? "battle.choose.done" : "battle.choose.due") }),
  );
}
