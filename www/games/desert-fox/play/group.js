// @ts-check
/** Several stacks that move at once: who of them reaches a hex, who does not and why, and their orders one by one. */
import { parseHex } from "../geometry.js";
import { commonReach, kindOf } from "./options.js";
import { pathTo } from "./offers.js";
import { isMovement } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
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
 * Who of the group goes to a hex, by orders; and who cannot. A stack goes together where it can, else one unit by one.
 * @param {PlayContext} ctx @param {number} hex
 */
export function planOf(ctx, hex) {
  const { options } = ctx.now;
  /** @type {string[][]} */
  const go = [];
  /** @type {string[]} */
  const stay = [];
  for (const { at, chosen } of stacksOfGroup(ctx)) {
    if (at === hex) continue;
    const parties = commonReach(options, chosen, false).has(hex) ? [chosen] : chosen.map((id) => [id]);
    for (const party of parties) {
      if (party.every((id) => options.moves.get(id)?.hexes.has(hex)) && orderTo(ctx, party, hex)) go.push(party);
      else stay.push(...party);
    }
  }
  return { go, stay };
}

/** @param {PlayContext} ctx @param {string[]} units @param {number} hex */
const orderTo = (ctx, units, hex) => pathTo(ctx, units, { kind: "move", hex, careful: false })?.order;

/**
 * Moves the group to its goal, one order after the other; the first that is refused ends it.
 * @param {PlayContext} ctx
 */
export async function moveGroup(ctx) {
  const { goal } = ctx.selection;
  const { go } = planOf(ctx, goal);
  const from = ctx.session.length();
  let moved = 0;
  for (const units of go) {
    const order = ctx.now.options.moves.has(units[0]) ? orderTo(ctx, units, goal) : undefined;
    if (!order) {
      ctx.say(ctx.app.lang.t("play.way.refused"));
      break;
    }
    if (kindOf(order) !== "move" || !(await ctx.give(order))) break;
    moved++;
  }
  ctx.groupMove = moved > 1 ? { from, to: ctx.session.length() } : null;
  const whole = moved === go.length;
  const said = whole ? ctx.app.lang.tn("play.group.moved", moved, { hex: ctx.placeName(goal) }) : undefined;
  ctx.updateSelection({ ...(whole ? { group: [] } : {}), at: -1, chosen: [], goal: -1 }, said);
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

/** The stacks that are still as they were chosen. @param {Stack[]} group @param {import("./types.js").Situation} now */
export const groupAfter = (group, now) =>
  group
    .map(({ at, chosen }) => ({
      at,
      chosen: chosen.filter((id) => parseHex(now.units.get(id)?.at ?? "") === at && now.options.moves.has(id)),
    }))
    .filter(({ chosen }) => chosen.length);
