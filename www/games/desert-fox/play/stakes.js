// @ts-check
/** What each answer to the open decision of a combat makes of it: the exact chances of both sides, all dice to come. */
import { el } from "../../../dom.ts";
import { groupByChances } from "./attack.js";
import { endClass } from "../referee/texts.ts";
import { answerBody, answerKind, bodyOf, kindOf } from "./options.js";
import { overrunStakes } from "./overrun-stakes.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */
/** @typedef {import("../engine-types.ts").UnitChances} UnitChances */

/** Answers that a hex of the map gives, and that differ in nothing else. */
const BY_HEX = ["retreatTo", "advance", "placeDump"];
/** More answers than these are told without their chances. */
const MOST = 24;
/** Ends that are told as one. @type {Record<string, string>} */
const SAME = { refitBox: "eliminated", destroyed: "eliminated" };
/** From worst to best. */
const ENDS = ["eliminated", "captured", "lost", "retreated-worn", "worn", "retreated", "shaken", "stands", "advanced"];

/** @param {readonly GameOrder[]} orders the answers offered @param {PlayContext} ctx */
export function stakesOf(orders, ctx) {
  const asked = orders.filter((order) => kindOf(order) === "answer" && !BY_HEX.includes(answerKind(bodyOf(order))));
  if (ctx.now.view.overrun) return overrunStakes(asked, ctx);
  const names = asked.some((order) => answerBody(bodyOf(order)).unit);
  if (ctx.now.view.battle === undefined || asked.length < (names ? 1 : 2) || asked.length > MOST) return new Map();
  return new Map(asked.map((order) => [order, stake(order, ctx)]));
}

/**
 * The chances of each answer in a state of the game.
 * @type {WeakMap<object, Map<GameOrder, UnitChances[]|undefined>>}
 */
const known = new WeakMap();

/** @param {GameOrder} order @param {PlayContext} ctx */
function chancesOf(order, { now, session }) {
  const found = known.get(now.view) ?? new Map();
  known.set(now.view, found);
  if (!found.has(order)) found.set(order, session.handle.battleIf(order));
  return found.get(order);
}

/**
 * The chances after an answer, a line for units that share them; null where they cannot be told.
 * @param {GameOrder} order @param {PlayContext} ctx
 */
function stake(order, ctx) {
  const chances = chancesOf(order, ctx);
  if (!chances) return null;
  const groups = groupByChances(chances).map(({ units, ends }) => ({ units, shares: sharesOf(ends) }));
  const harmed = groups.filter(({ shares }) => shares.some(([end]) => end !== "stands"));
  const { t } = ctx.app.lang;
  return el(
    "span",
    { class: "pl-stake", id: `pl-stake-${ctx.now.options.orders.indexOf(order)}` },
    harmed.length
      ? harmed.map(({ units, shares }) => line(units, shares, ctx, answerBody(bodyOf(order)).unit))
      : el("span", { class: "pl-stake-words", text: t("play.stake.nobody") }),
  );
}

/**
 * @param {string[]} units @param {[string, number][]} shares @param {PlayContext} ctx
 * @param {string} [subject] the unit that the answer names
 */
function line(units, shares, ctx, subject = "") {
  const { t, list, number } = ctx.app.lang;
  const percent = (/** @type {number} */ share) => number(share, { style: "percent", maximumFractionDigits: 0 });
  const [[worst, surely]] = shares;
  const worn = units.includes(subject) && ctx.now.units.get(subject)?.marks.depleted;
  const words = shares.map(([end, share]) =>
    worn && worst === "eliminated" && surely === 1
      ? t("play.stake.spent")
      : share === 1
        ? t(`play.stake.${end}`)
        : t("play.stake.part", { share: percent(share), end: t(`play.stake.${end}`) }),
  );
  return el(
    "span",
    { class: "pl-stake-line" },
    el(
      "span",
      { class: "ref-bar", "aria-hidden": "true" },
      shares.map(([end, share]) => {
        const part = el("span", { class: `ref-segment end-${CLASS[end] ?? end}` });
        part.style.flexGrow = String(share);
        return part;
      }),
    ),
    el(
      "span",
      { class: "pl-stake-words num" },
      el("strong", { text: list(units.map(ctx.unitName)) }),
      `: ${list(words)}`,
    ),
  );
}

/** The colour of ends that are told as one. @type {Record<string, string>} */
const CLASS = { eliminated: "destroyed" };

/** The chance of each end of a unit, from the worst on. @param {readonly any[]} ends @returns {[string, number][]} */
function sharesOf(ends) {
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const end of ends) {
    const name = endClass(end);
    const group = SAME[name] ?? name;
    shares.set(group, (shares.get(group) ?? 0) + end.chance[0] / end.chance[1]);
  }
  return [...shares].sort(([a], [b]) => ENDS.indexOf(a) - ENDS.indexOf(b));
}
