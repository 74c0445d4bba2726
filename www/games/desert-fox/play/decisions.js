// @ts-check
/** Open decisions and the orders that no hex of the map offers, as buttons in words. */
import { el } from "../../../dom.ts";
import { bodyOf, kindOf, ofKind } from "./options.js";
import { button, caseChips, select } from "../../../worksheet/widgets.ts";
import { refusedText } from "../../../play/dialogs.ts";
import { digitsGoTo, digitsOf } from "./offers.js";
import { keyedButton, orderButton, picks, textNames, nameAndPlace } from "./order-buttons.js";
import { airLine } from "./boxes.js";
import { oddsText } from "./combat-odds.js";
import { stakesOf } from "./stakes.js";
import { askedBy, orderText } from "./texts.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */

/** Orders of these kinds are decisions: nothing else can be done before. */
const DECISIONS = ["roll", "answer", "supply", "fight", "eliminate"];
/** Orders of these kinds belong to the phase as a whole, not to a unit. */
const OF_PHASE = ["malta", "raid", "repair", "convert", "rommel"];
/** Decisions about air points. */
const WITH_AIR = ["commit", "malta", "raid"];
/** Refusals of a unit that could be converted but for the circumstances. */
const NOT_CONVERTED = ["convert-place", "convert-unfit", "convert-many"];

/** Whether the player is asked something beside the moves and attacks of the phase. @param {PlayContext} ctx */
export function isAsked(ctx) {
  const { orders, withdrawals } = ctx.now.options;
  if (!ctx.mine()) return false;
  const listed = ofKind(orders, ...DECISIONS, ...OF_PHASE).length > 0;
  return listed || withdrawals.length > 0 || !!ctx.now.view.drawn || notConverted(ctx).length > 0;
}

/** @param {PlayContext} ctx */
export function decisionView(ctx) {
  const { t } = ctx.app.lang;
  const { orders } = ctx.now.options;
  if (!isAsked(ctx)) return el("div", { class: "ex-slot", data: { key: "decision" } });
  const asked = ofKind(orders, ...DECISIONS);
  const phase = ofKind(orders, ...OF_PHASE);
  const shown = asked.length ? asked : phase;
  const barred = notConverted(ctx);
  const key = asked.length ? askedBy(asked) : phase.length ? kindOf(phase[0]) : barred.length ? "convert" : "withdraw";
  const stakes = key === "fight" ? fightOdds(shown, ctx) : stakesOf(shown, ctx);
  const digits = digitsGoTo(ctx) === "decision" ? digitsOf(shown, key) : [];
  return el(
    "section",
    {
      class: `card ex-part pl-decision${stakes.size ? " has-stakes" : ""}`,
      "aria-labelledby": "pl-decision-title",
      data: { key: "decision", asked: key },
    },
    el("h3", { class: "card-title", id: "pl-decision-title", tabindex: "-1", text: questionOf(key, asked, ctx) }),
    subject(ctx),
    key === "eliminate" && overstacked(ctx),
    WITH_AIR.includes(key) && airPoints(ctx),
    key === "withdraw" && drawn(ctx),
    el(
      "div",
      { class: "pl-orders" },
      shown.map((order, i) => staked(orderButton(order, ctx, digits[i]), stakes.get(order))),
    ),
    stakes.size > 0 &&
      !ctx.now.view.overrun &&
      key !== "fight" &&
      el("p", { class: "field-hint", text: t("play.stake.assumed") }),
    barred,
    ctx.now.options.withdrawals.length > 0 && withdrawals(ctx),
    key === "supply" && allotment(ctx),
    key === "raid" && raid(ctx),
    lostSoFar(ctx),
  );
}

/**
 * The question, with the unit, the dice or the hexes that it is about.
 * @param {string} key @param {GameOrder[]} asked @param {PlayContext} ctx
 */
function questionOf(key, asked, ctx) {
  const { t, tn } = ctx.app.lang;
  const { view } = ctx.now;
  if (key === "roll") return t(`play.ask.roll.${view.phase}.${view.segment}`);
  const report = view.battle === undefined ? undefined : ctx.session.handle.battle();
  const pending = report?.kind === "report" ? report.pending : undefined;
  const id = pending?.unit ?? asked.map((order) => bodyOf(order).unit).find(Boolean);
  const unit = id ? ctx.unitName(id) : "";
  if (key === "fight" && asked.length === 1) return t("play.ask.fight.last");
  if (key === "retreat" || key === "retreatTo") return tn(`play.ask.${key}`, pending?.owed ?? 1, { unit });
  return t(`play.ask.${key}`, { unit });
}

/** The odds of each combat that may be fought next. @param {readonly GameOrder[]} orders @param {PlayContext} ctx */
function fightOdds(orders, ctx) {
  return new Map(
    orders.flatMap((order) => {
      const text = kindOf(order) === "fight" ? oddsText(ctx, ctx.now.view.combats[bodyOf(order).combat]) : "";
      const id = `pl-stake-${ctx.now.options.orders.indexOf(order)}`;
      const stake = el("span", { class: "pl-stake", id }, el("span", { class: "pl-stake-words num", text }));
      return text ? [/** @type {const} */ ([order, stake])] : [];
    }),
  );
}

/** A button and what its answer makes of the combat. @param {HTMLElement} button @param {HTMLElement|null} [stake] */
function staked(button, stake) {
  if (stake) button.setAttribute("aria-describedby", stake.id);
  // Where the buttons of a long question stand together, the stake names its own.
  stake?.setAttribute("data-label", button.firstChild?.textContent ?? "");
  return [button, stake];
}

/** The air points that the decision is about. @param {PlayContext} ctx */
function airPoints({ app, now }) {
  const { by, air } = now.view;
  return el("p", { class: "muted num", id: "pl-decision-air", text: airLine(by, air[by] ?? {}, app.lang) });
}

/** What the enemy's turn has cost so far, before the player answers in it. @param {PlayContext} ctx */
function lostSoFar(ctx) {
  const { t } = ctx.app.lang;
  const units = ctx.lossesSoFar().map(({ name, text }) => t("play.lost.unit", { unit: name, text }));
  if (!units.length) return null;
  return el(
    "p",
    { class: "notice pl-lost", id: "pl-lost" },
    el("strong", { text: t("play.lost") }),
    ` ${units.join("; ")}.`,
  );
}

/** Why a unit must go, and the way back where the end of the phase can be undone. @param {PlayContext} ctx */
function overstacked(ctx) {
  const { t } = ctx.app.lang;
  const { overstacked: hex } = ctx.now.view;
  const back = ctx.mayUndo() && !ctx.session.undoBar();
  return [
    hex &&
      el(
        "p",
        { class: "muted", id: "pl-overstacked", text: t("play.overstacked", { hex: ctx.hexWords(hex) }) },
        " ",
        caseChips(["9.25"], [], ctx),
      ),
    back &&
      el(
        "div",
        { class: "card-row" },
        button("undo", t("play.overstacked.back"), { class: "button button-small", id: "pl-overstacked-back" }),
      ),
  ];
}

/** What the decision is about: the current overrun. @param {PlayContext} ctx */
function subject(ctx) {
  const { overrun } = ctx.now.view;
  if (overrun)
    return el("p", {
      class: "muted",
      text: ctx.app.lang.t("play.order.overrun", {
        units: ctx.app.lang.list(overrun.units.map(ctx.unitName)),
        hex: ctx.hexWords(overrun.hex),
      }),
    });
  return null;
}

/** What the die still asks for. @param {PlayContext} ctx */
function drawn({ app, now }) {
  const { t, tn, list } = app.lang;
  if (!now.view.drawn) return null;
  const { brigades, armor } = now.view.drawn;
  const units = list(
    [brigades && tn("play.withdraw.brigades", brigades), armor && tn("play.withdraw.armor", armor)].filter(
      (text) => text !== 0,
    ),
  );
  return el(
    "p",
    { class: "muted", id: "pl-drawn", role: "status" },
    t(now.options.withdrawals.length ? "play.withdraw.drawn" : "play.withdraw.none", { units }),
    " ",
    caseChips(["5.3"], [], { app }),
  );
}

/**
 * Units that could become desert patrols, or patrols that could turn back, and do not now: each with the rule against
 * it.
 * @param {PlayContext} ctx
 */
function notConverted(ctx) {
  const { view } = ctx.now;
  if (!ctx.mine() || view.phase === "over" || view.segment !== "conversion") return [];
  return view.units
    .filter(({ side }) => side === view.by)
    .flatMap(({ id }) => {
      const order = { convert: { unit: id } };
      const refusal = ctx.session.refusal(order);
      if (!refusal || !NOT_CONVERTED.includes(refusal.code)) return [];
      return [
        el(
          "div",
          { class: "pl-barred", data: { key: `not-${id}` } },
          button("order", orderText(order, textNames(ctx)), {
            class: "button pl-order",
            id: `pl-not-${id}`,
            "aria-disabled": "true",
            "aria-describedby": `pl-not-${id}-why`,
          }),
          el(
            "p",
            { class: "field-hint", id: `pl-not-${id}-why` },
            ctx.app.lang.t(`refusal.${refusal.code}`),
            " ",
            caseChips(refusal.cases, refusal.rulings, ctx),
          ),
        ),
      ];
    });
}

/** Each unit owed: it goes itself, or others go in its stead. @param {PlayContext} ctx */
function withdrawals(ctx) {
  const { t } = ctx.app.lang;
  const keyed = digitsGoTo(ctx) === "decision";
  return ctx.now.options.withdrawals.map(({ due, itself, others }, i) =>
    itself
      ? el(
          "div",
          { class: "pl-orders", data: { key: `due-${due}` } },
          keyedButton(
            "withdraw",
            t("play.order.withdraw.itself", { due: ctx.unitName(due) }),
            { due, units: due },
            keyed,
            i,
          ),
        )
      : el(
          "fieldset",
          { class: "pl-picks", data: { key: `due-${due}` } },
          el("legend", { text: t("play.withdraw.others", { due: ctx.unitName(due) }) }),
          picks(ctx, `due-${due}`, others, ctx.unitName),
          customOrder(
            ctx,
            { withdraw: { due, units: ctx.selection.picks[`due-${due}`] ?? [] } },
            (ctx.selection.picks[`due-${due}`] ?? []).length > 0,
            "withdraw",
            t("play.withdraw.go"),
            { due },
          ),
        ),
  );
}

/**
 * A button for an order put together here: it waits until the order may be given, and says why it may not.
 * @param {PlayContext} ctx
 * @param {GameOrder} order
 * @param {boolean} begun
 * @param {string} action
 * @param {string} text
 * @param {Record<string, string>} [data]
 */
function customOrder(ctx, order, begun, action, text, data = {}) {
  const refusal = ctx.session.refusal(order);
  return [
    begun && refusal && el("p", { class: "field-hint" }, refusedText(refusal, ctx)),
    button(action, text, {
      class: `button pl-order${refusal ? "" : " button-primary"}`,
      id: `pl-own-${action.split(".")[0]}`,
      "aria-disabled": refusal ? "true" : null,
      data,
    }),
  ];
}

/** Of the ways to supply combats the best are listed; others can be put together here. @param {PlayContext} ctx */
function allotment(ctx) {
  const { t } = ctx.app.lang;
  const allotments = ofKind(ctx.now.options.orders, "supply").map(bodyOf);
  const combats = [...new Set(allotments.flatMap((option) => option.combats))].sort((a, b) => a - b).map(String);
  const expend = [...new Set(allotments.flatMap((option) => option.expend))].sort();
  if (!expend.length) return null;
  return el(
    "details",
    { class: "pl-own", id: "pl-allotment", data: { key: "allotment" } },
    el("summary", { text: t("play.all.supply") }),
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.all.supply.combats") }),
      picks(ctx, "combats", combats, (number) => t("play.order.supply.combat", { combat: Number(number) + 1 })),
    ),
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.all.supply.expend") }),
      picks(ctx, "expend", expend, (id) => nameAndPlace(ctx, id)),
    ),
    customOrder(
      ctx,
      {
        supply: { expend: ctx.selection.picks.expend ?? [], combats: (ctx.selection.picks.combats ?? []).map(Number) },
      },
      !!ctx.selection.picks.combats?.length,
      "supply.own",
      t("play.all.give"),
    ),
  );
}

/** A raid with other supply units than the first ones. @param {PlayContext} ctx */
function raid(ctx) {
  const { t } = ctx.app.lang;
  const raids = ofKind(ctx.now.options.orders, "raid").map(bodyOf);
  const supply = [...ctx.now.units.values()]
    .filter(({ id, side, at }) => side === ctx.now.view.phasing && ctx.counters.isSupply(id) && /^[LE]\d/.test(at))
    .map(({ id }) => id);
  const points = raids.map(
    (option) => /** @type {[string, string]} */ ([String(option.points), String(option.points)]),
  );
  return el(
    "details",
    { class: "pl-own", data: { key: "raid" } },
    el("summary", { text: t("play.raid.supply") }),
    select({
      id: "pl-raid-points",
      label: t("play.raid.points"),
      value: (ctx.selection.picks.raid ?? ["1"])[0],
      options: points,
      set: "picked",
      data: { list: "raid" },
    }),
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.all.supply.expend") }),
      picks(ctx, "expend", supply, (id) => nameAndPlace(ctx, id)),
    ),
    customOrder(
      ctx,
      { raid: { points: Number(ctx.selection.picks.raid?.[0] ?? 1), supply: ctx.selection.picks.expend ?? [] } },
      !!ctx.selection.picks.expend?.length,
      "raid.own",
      t("play.all.give"),
    ),
  );
}
