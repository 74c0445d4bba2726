// @ts-check
/** Several stacks that move at once: who of them reaches a hex, who does not and why, and their orders one by one. */
import { parseHex, spiNumber } from "../geometry.ts";
import { commonReach } from "./options.js";
import { isMovement } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */
/** @typedef {{at: number, chosen: string[]}} Stack */

/**
 * The stacks that move together: those added before, and the one that is chosen.
 * @param {PlayContext} ctx @returns {Stack[]}
 */
export function stacksOfGroup({ selection: { group, at, chosen } }) {
  const added = group.filter((stack) => stack.at !== at || !chosen.length);
  return chosen.length && at >= 0 ? [...added, { at, chosen }] : added;
}

/** Whether units may be added to a group now. @param {PlayContext} ctx */
export const mayGroup = (ctx) => ctx.mine() && isMovement(ctx.now.view.phase) && ctx.now.view.segment === "main";

/** The hexes that one of the stacks reaches at least. @param {PlayContext} ctx @returns {Set<number>} */
export function groupReach(ctx) {
  const { options } = ctx.now;
  const units = stacksOfGroup(ctx).flatMap(({ chosen }) => chosen);
  return new Set(units.flatMap((id) => [...(options.moves.get(id)?.hexes.keys() ?? [])]));
}

/**
 * @typedef {object} GroupPlan
 * @property {{units: string[], order: GameOrder}[]} go who goes, by orders
 * @property {string[]} stay out of reach
 * @property {string[]} barred who could go alone, but not after the others
 */
/** @type {WeakMap<object, Map<string, GroupPlan>>} */
const plans = new WeakMap();

/**
 * Who of the group goes to a hex, and who does not: their orders are tried out one after the other on a copy of the
 * game. A stack goes together where it can, else one unit by one.
 * @param {PlayContext} ctx @param {number} hex @returns {GroupPlan}
 */
export function planOf(ctx, hex) {
  const stacks = stacksOfGroup(ctx).filter(({ at }) => at !== hex);
  const known = plans.get(ctx.now) ?? new Map();
  plans.set(ctx.now, known);
  const key = `${hex} ${stacks.map(({ chosen }) => chosen).join(" ")}`;
  if (!known.has(key)) known.set(key, tryOut(ctx, stacks, hex));
  return /** @type {GroupPlan} */ (known.get(key));
}

/** @param {PlayContext} ctx @param {Stack[]} stacks @param {number} hex */
function tryOut(ctx, stacks, hex) {
  const { options } = ctx.now;
  const copy = ctx.session.handle.branch(ctx.session.length());
  const plan = /** @type {GroupPlan} */ ({ go: [], stay: [], barred: [] });
  const reaches = (/** @type {string} */ id) => options.moves.get(id)?.hexes.has(hex) ?? false;
  const goes = (/** @type {string[]} */ units) => {
    const order = units.every(reaches) ? orderTo(ctx, copy, units, hex) : null;
    const given = order && copy.give(order).kind === "given";
    if (given) plan.go.push({ units, order });
    return given;
  };
  try {
    for (const { chosen } of stacks) {
      if (commonReach(options, chosen, false).has(hex) && goes(chosen)) continue;
      for (const id of chosen) if (!goes([id])) (reaches(id) ? plan.barred : plan.stay).push(id);
    }
  } finally {
    copy.free();
  }
  return plan;
}

/**
 * The order that takes units to a hex, by the path of the slowest that all of them can go.
 * @param {PlayContext} ctx @param {Pick<PlayContext["session"]["handle"], "path"|"check">} game @param {string[]}
 *   units @param {number} hex
 * @returns {GameOrder|null}
 */
function orderTo(ctx, game, units, hex) {
  const cost = (/** @type {string} */ id) => ctx.now.options.moves.get(id)?.hexes.get(hex) ?? 0;
  for (const id of units.toSorted((a, b) => cost(b) - cost(a))) {
    const found = game.path(id, spiNumber(hex), false);
    const order = found && { move: { units, path: found.path } };
    if (order && game.check(order).kind === "allowed") return order;
  }
  return null;
}

/**
 * Moves the group to its goal, one order after the other, and says who has gone and who has not.
 * @param {PlayContext} ctx
 */
export async function moveGroup(ctx) {
  const { t, tn, list } = ctx.app.lang;
  const { goal } = ctx.selection;
  const { go, stay, barred } = planOf(ctx, goal);
  const from = ctx.session.length();
  /** @type {string[]} */
  const gone = [];
  let orders = 0;
  for (const { units, order } of go) {
    if (!ctx.session.check(order) || !(await ctx.give(order))) continue;
    gone.push(...units);
    orders++;
  }
  ctx.groupMove = orders > 1 ? { from, to: ctx.session.length() } : null;
  const left = [...go.flatMap(({ units }) => units), ...stay, ...barred].filter((id) => !gone.includes(id));
  const names = (/** @type {string[]} */ ids) => list(ids.map(ctx.unitName));
  const hex = ctx.placeName(goal);
  const said = !gone.length
    ? t("play.way.refused")
    : left.length
      ? tn("play.group.parted", left.length, { units: names(gone), left: names(left), hex })
      : tn("play.group.moved", orders, { hex });
  ctx.updateSelection({ ...(gone.length ? { group: [] } : {}), at: -1, chosen: [], goal: -1 }, said);
}

/**
 * A stack that a click adds to the group or takes off it; one that is chosen joins it first.
 * @param {PlayContext} ctx @param {number} hex @param {string[]} units those of it that can move
 */
export function toggleInGroup(ctx, hex, units) {
  const { t, list } = ctx.app.lang;
  const { group, at, chosen } = ctx.selection;
  const member = group.find((stack) => stack.at === hex);
  const others = group.filter((stack) => stack.at !== hex && stack.at !== at);
  const joined =
    at !== hex && chosen.length && at >= 0 ? [...others, { at, chosen }] : group.filter((stack) => stack.at !== hex);
  const params = { units: list((member?.chosen ?? units).map(ctx.unitName)), hex: ctx.placeName(hex) };
  ctx.updateSelection(
    {
      group: member ? joined : [...joined, { at: hex, chosen: units }],
      at: -1,
      chosen: [],
      goal: -1,
      before: null,
      moveKind: "walk",
    },
    t(member ? "play.group.removed" : "play.group.added", params),
  );
}

/** The stacks that are still as they were chosen. @param {Stack[]} group @param {import("./situation.js").Situation} now */
export const groupAfter = (group, now) =>
  group
    .map(({ at, chosen }) => ({
      at,
      chosen: chosen.filter((id) => parseHex(now.units.get(id)?.at ?? "") === at && now.options.moves.has(id)),
    }))
    .filter(({ chosen }) => chosen.length);
