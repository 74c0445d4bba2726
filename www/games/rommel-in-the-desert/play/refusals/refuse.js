// @ts-check
/** Refusing combat, routs and rearguards: each a question with what the answers lead to. */
import { el } from "../../../../dom.ts";
import { button, caseChips } from "../../../../worksheet/widgets.ts";
import { refusedText } from "../../../../play/dialogs.ts";
import { parseHex } from "../../geometry.ts";
import { due, withdrawals } from "../battle/asking.js";
import { facesText } from "../battle/faces.js";
import { fieldView } from "../battle/field.js";
import { blocksAt, enemyOf, fighting } from "../battle/reading.js";
import { askNumber, ruleOf } from "../movement/asking.js";
import { bodyOf, ofKind } from "../situation.js";
import { engagedHexes, pursuitDice, refugesOf } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../handle.js").Side} Side */

/** A question of this screen. @param {string} asked @param {string} title @param {any[]} more */
export const question = (asked, title, ...more) =>
  el(
    "section",
    {
      // Hexes are chosen on the map: it keeps its room on a narrow screen.
      class: `card ex-part pl-decision rb-battle${asked === "leave" ? "" : " has-stakes"}`,
      "aria-labelledby": "pl-refusal-title",
      data: { key: "ask", asked },
    },
    el("h3", { class: "card-title", id: "pl-refusal-title", tabindex: "-1", text: title }),
    more,
  );

/** A place of the map with a button that shows it. @param {PlayContext} ctx @param {string} hex */
export const placeHead = (ctx, hex) =>
  el(
    "div",
    { class: "rb-battle-head" },
    el("strong", { text: ctx.hexWords(hex) }),
    button("log.show", "◎", {
      class: "button button-quiet pl-where",
      "aria-label": ctx.app.lang.t("play.log.show", { hex: ctx.hexWords(hex) }),
      data: { hex: parseHex(hex) },
    }),
  );

/** A button that answers, with its digit. @param {number} i @param {string} action @param {string} text @param {Record<string, any>} [props] */
export const answer = (i, action, text, { data = {}, ...props } = {}) =>
  button(
    action,
    text,
    { class: "button", ...props, data: { ...data, digit: i < 9 ? i + 1 : "" } },
    i < 9 && el("kbd", { "aria-hidden": "true", text: String(i + 1) }),
  );

/**
 * Whether pursuit fire falls before a whole group leaves.
 *
 * Cases: 4.5 · Rulings: D041
 * @param {PlayContext} ctx
 */
export const firesFirst = (ctx) => ruleOf(ctx, "pursuitFire") === "beforeWithdrawal";

/**
 * The fire that a withdrawal draws, in words.
 * @param {PlayContext} ctx @param {readonly import("./reading.js").Pursuer[]} pursuers @param {number} hitsFrom
 */
export function pursuitText(ctx, pursuers, hitsFrom) {
  const { t, tn } = ctx.app.lang;
  const { least, most } = pursuitDice(pursuers);
  const faces = facesText(ctx, hitsFrom);
  const first = firesFirst(ctx) ? ".first" : "";
  if (most === 0) return t("withdraw.ask.pursuit.none");
  if (least === most) return t(`withdraw.ask.pursuit${first}`, { dice: tn("battle.dice", most), faces });
  return t(`withdraw.ask.pursuit.unknown${first}`, { least, most: tn("battle.dice", most), faces });
}

/** The hexes in which the side that decides may refuse, or would like to. @param {PlayContext} ctx */
export function refusable(ctx) {
  const may = ofKind(ctx.now.orders, "refuse").map((order) => bodyOf(order).hex);
  return [...new Set([...may, ...engagedHexes(ctx.now.view, ctx.now.view.by, due(ctx))])];
}

/** @param {PlayContext} ctx */
export function refuseView(ctx) {
  const { t } = ctx.app.lang;
  const hexes = refusable(ctx);
  const side = ctx.now.view.by;
  return question(
    "refuse",
    t(hexes.length ? "withdraw.ask.title" : "withdraw.ask.nothing", { side: t(`side.${enemyOf(side)}`) }),
    hexes.length > 0 &&
      el(
        "ul",
        { class: "rb-battles" },
        hexes.map((hex, i) => oneRefusal(ctx, hex, i)),
      ),
    answer(hexes.length, "refuse.stand", t(hexes.length ? "withdraw.ask.stand" : "withdraw.ask.goOn"), {
      id: "pl-stand",
    }),
    hexes.length > 0 && el("p", { class: "field-hint", text: t("withdraw.ask.stand.what") }),
  );
}

/** @param {PlayContext} ctx @param {string} hex @param {number} i */
function oneRefusal(ctx, hex, i) {
  const { t, tn } = ctx.app.lang;
  const side = ctx.now.view.by;
  const may = ofKind(ctx.now.orders, "refuse").some((order) => bodyOf(order).hex === hex);
  const why = may ? null : ctx.session.refusal({ refuse: { hex } });
  const found = may ? withdrawals(ctx, hex, side) : null;
  const group = fighting(blocksAt(ctx.now.view, hex, side));
  const fire = found && el("li", { text: pursuitText(ctx, found.pursuers, found.hitsFrom) });
  const leave =
    found &&
    el("li", {
      text: tn(firesFirst(ctx) ? "withdraw.ask.leave.after" : "withdraw.ask.leave", group.length, {
        hexes: ctx.app.lang.list(refugesOf(found.units).slice(0, 4).map(ctx.hexWords)),
      }),
    });
  return el(
    "li",
    { class: parseHex(hex) === ctx.selection.at ? "is-chosen" : null, data: { key: `refuse-${hex}` } },
    placeHead(ctx, hex),
    fieldView(ctx, hex, { small: true }),
    found &&
      el(
        "ul",
        { class: "rb-leads" },
        firesFirst(ctx) ? [fire, leave] : [leave, fire],
        el("li", {}, t("withdraw.ask.disrupted"), " ", caseChips(["4.5", "6.1"], ["I027", "I035"], ctx)),
      ),
    why && el("p", { class: "field-hint" }, refusedText(why, /** @type {any} */ (ctx))),
    answer(i, "refuse", t("withdraw.ask.refuse", { hex: ctx.hexWords(hex) }), {
      id: `pl-refuse-${i}`,
      "aria-disabled": may ? null : "true",
      data: { hex },
    }),
  );
}

/** Which rout comes next. @param {PlayContext} ctx */
export function routView(ctx) {
  const { t, tn } = ctx.app.lang;
  const dice = tn("battle.dice", askNumber(ctx, "retreat/routDice", 2));
  const hexes = ofKind(ctx.now.orders, "rout").map((order) => bodyOf(order).hex);
  return question(
    "rout",
    tn("withdraw.rout.title", hexes.length),
    el(
      "p",
      { class: "muted" },
      t("withdraw.rout.what", { dice }),
      " ",
      caseChips(["4.5", "6.1"], ["I028", "I037", "D043"], ctx),
    ),
    el(
      "ul",
      { class: "rb-battles" },
      hexes.map((hex, i) => {
        const routed = ctx.now.view.blocks.filter((block) => block.hex === hex && block.disrupted);
        return el(
          "li",
          { data: { key: `rout-${hex}` } },
          placeHead(ctx, hex),
          fieldView(ctx, hex, { small: true }),
          answer(i, "rout", tn("withdraw.rout.go", routed.length, { hex: ctx.hexWords(hex) }), {
            class: `button${i === 0 ? " button-primary" : ""}`,
            id: `pl-rout-${i}`,
            data: { hex },
          }),
        );
      }),
    ),
  );
}

/** The battle hex from which the enemy has retreated. @param {PlayContext} ctx @param {readonly import("../types.js").EntryView[]} entries */
export function rearguardHex(ctx, entries) {
  const order = entries.findLast((entry) => typeof entry.order === "object" && "withdrawal" in entry.order)?.order;
  return order ? String(bodyOf(order).hex) : (ctx.now.view.battles[0]?.[0] ?? "");
}

/** Whether a rearguard is engaged. @param {PlayContext} ctx @param {string} hex */
export function engageView(ctx, hex) {
  const { t } = ctx.app.lang;
  const side = enemyOf(ctx.now.view.by);
  return question(
    "engage",
    t("withdraw.engage.title", { side: t(`side.${side}`), hex: ctx.hexWords(hex) }),
    fieldView(ctx, hex, { small: true }),
    answer(0, "engage", t("withdraw.engage.yes"), {
      class: "button button-primary",
      id: "pl-engage-yes",
      data: { engage: "yes" },
    }),
    el("p", { class: "field-hint" }, t("withdraw.engage.yes.what"), " ", caseChips(["4.5"], ["D017"], ctx)),
    answer(1, "engage", t("withdraw.engage.no"), { id: "pl-engage-no", data: { engage: "no" } }),
    el("p", { class: "field-hint", text: t("withdraw.engage.no.what") }),
  );
}
