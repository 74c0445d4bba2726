// @ts-check
/** What each answer to the open decision of a combat makes of it: the exact chances of both sides, all dice to come. */
import { el } from "../../../dom.js";
import { sideBadge } from "../../../worksheet/widgets.js";
import { endClass } from "../referee/texts.js";
import { answerKind, bodyOf, kindOf } from "./options.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../../../play/types.js").GameOrder} GameOrder */
/** @typedef {import("../engine-types.js").UnitChances} UnitChances */

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
  if (ctx.now.view.battle === undefined || asked.length < 2 || asked.length > MOST) return new Map();
  return new Map(asked.map((order) => [order, stake(order, ctx)]));
}

/** The chances after an answer, a line for each side; null where they cannot be told. @param {GameOrder} order @param {PlayContext} ctx */
function stake(order, ctx) {
  const chances = ctx.session.handle.battleIf(order);
  if (!chances) return null;
  const { view, units } = ctx.now;
  const enemy = ctx.app.game.sides.find(({ id }) => id !== view.phasing)?.id ?? "";
  const of = (/** @type {string} */ side) =>
    chances.filter((/** @type {UnitChances} */ { unit }) => units.get(unit)?.side === side);
  return el(
    "span",
    { class: "pl-stake" },
    [enemy, view.phasing].map((side) => line(side, of(side), ctx)),
  );
}

/** @param {string} side @param {UnitChances[]} chances @param {PlayContext} ctx */
function line(side, chances, ctx) {
  if (!chances.length) return null;
  const { t, list, number } = ctx.app.lang;
  const shares = sharesOf(chances);
  const words = shares.map(([end, share]) =>
    t("play.stake.part", {
      share: number(share, { style: "percent", maximumFractionDigits: 0 }),
      end: t(`play.stake.${end}`),
    }),
  );
  return el(
    "span",
    { class: "pl-stake-line" },
    sideBadge(side, /** @type {any} */ (ctx)),
    el(
      "span",
      { class: "ref-bar", "aria-hidden": "true" },
      shares.map(([end, share]) => {
        const part = el("span", { class: `ref-segment end-${CLASS[end] ?? end}` });
        part.style.flexGrow = String(share);
        return part;
      }),
    ),
    el("span", { class: "visually-hidden", text: `${t(`side.${side}`)}: ` }),
    el("span", { class: "pl-stake-words num", text: list(words) }),
  );
}

/** The colour of ends that are told as one. @type {Record<string, string>} */
const CLASS = { eliminated: "destroyed" };

/** The share of each end over the units of a side, from the worst on. @param {UnitChances[]} chances @returns {[string, number][]} */
function sharesOf(chances) {
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const { ends } of chances)
    for (const end of ends) {
      const name = endClass(/** @type {any} */ (end));
      const group = SAME[name] ?? name;
      shares.set(group, (shares.get(group) ?? 0) + end.chance[0] / end.chance[1] / chances.length);
    }
  return [...shares].sort(([a], [b]) => ENDS.indexOf(a) - ENDS.indexOf(b));
}
