// @ts-check
/** What the chosen units can do in a hex, and what can be chosen. Nothing here draws. */
import { parseHex, spiNumber } from "../geometry.ts";
import { answerBody, bodyOf, commonCarry, commonReach, kindOf, ofKind, unitsOf } from "./options.js";
import { isReaction } from "./situation.js";
import { stackOrder } from "../art/game-counters.ts";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */
/**
 * An order that a hex offers.
 * @typedef {object} Offer
 * @property {"move"|"march"|"react"|"overrun"|"rail"|"sea"|"place"|"answer"} kind
 * @property {number} hex
 * @property {number} [cost]
 * @property {GameOrder} [order] moves have theirs once their path is found
 * @property {boolean} careful asks again before it is given: a die may be thrown, or it cannot be taken back
 */

/**
 * The units of a hex that can do something now, as they lie on the map, the topmost first.
 * @param {PlayContext} ctx
 * @param {number} hex
 */
export function actorsIn(ctx, hex) {
  const { now } = ctx;
  const { options } = now;
  const stack = now.stacks.get(hex) ?? [];
  const attackers = new Set([...options.attacks.values()].flatMap(({ units }) => units));
  const named = new Set(options.orders.flatMap((order) => unitsOf(order)));
  const able = stack.filter(
    ({ id }) => options.moves.has(id) || options.carries.has(id) || attackers.has(id) || named.has(id),
  );
  return stackOrder(able, ctx.counters.roster)
    .toReversed()
    .map(({ id }) => id);
}

/**
 * Where the chosen units can go by the kind of move chosen.
 * @param {PlayContext} ctx
 * @returns {Map<number, {cost: number, forced: boolean}>}
 */
export function reachOf(ctx) {
  const { selection, now } = ctx;
  if (!selection.chosen.length || !ctx.mine()) return new Map();
  if (selection.moveKind === "rail" || selection.moveKind === "sea")
    return new Map(
      [...commonCarry(now.options, selection.chosen, selection.moveKind)].map((hex) => [
        hex,
        { cost: 0, forced: false },
      ]),
    );
  return commonReach(now.options, selection.chosen, selection.moveKind === "march");
}

/**
 * Everything that the chosen units, or an open decision, can do in a hex.
 * @param {PlayContext} ctx
 * @param {number} hex
 * @returns {Offer[]}
 */
export function offersAt(ctx, hex) {
  if (!ctx.mine() || hex < 0) return [];
  const { selection, now } = ctx;
  const { options } = now;
  const { chosen, moveKind } = selection;
  const number = spiNumber(hex);
  /** @type {Offer[]} */
  const offers = [];
  for (const order of options.orders)
    if (kindOf(order) === "answer" && answerBody(bodyOf(order)).hex === number)
      offers.push({ kind: "answer", hex, order, careful: true });
  if (!chosen.length) return offers;
  if (chosen.length === 1 && options.places.get(chosen[0])?.has(hex))
    offers.push({ kind: "place", hex, careful: false, order: { place: { unit: chosen[0], hex: number } } });
  const overrun = options.overruns.find(
    (option) => option.hex === hex && chosen.every((id) => option.units.includes(id)),
  );
  if (overrun)
    offers.push({
      kind: "overrun",
      hex,
      careful: true,
      order: { overrun: { units: overrun.units.filter((id) => chosen.includes(id)), hex: number } },
    });
  const there = reachOf(ctx).get(hex);
  if (there && (moveKind === "rail" || moveKind === "sea"))
    offers.push({
      kind: moveKind,
      hex,
      careful: false,
      order: { transport: { units: chosen, by: moveKind, hex: number } },
    });
  else if (there)
    offers.push({
      kind: isReaction(now.view.phase) ? "react" : there.forced ? "march" : "move",
      hex,
      cost: there.cost,
      careful: there.forced || isReaction(now.view.phase),
    });
  return offers;
}

/**
 * What has been spent on a path at each of its hexes, nothing at its start.
 * @param {{cost: any}[]} steps
 * @returns {number[]}
 */
export function running(steps) {
  const costs = [0];
  for (const { cost } of steps) costs.push(costs[costs.length - 1] + Number(cost));
  return costs;
}

/**
 * The part of the panel whose buttons the digits press.
 * @param {PlayContext} ctx @returns {"goal"|"decision"|"tray"|"attack"|""}
 */
export function digitsGoTo(ctx) {
  const { now, selection } = ctx;
  const { options } = now;
  if (!ctx.mine()) return "";
  if (selection.group.length && selection.goal >= 0) return "goal";
  if (selection.goal >= 0 && offersAt(ctx, selection.goal).some(({ kind }) => kind !== "answer")) return "goal";
  if (
    options.withdrawals.length ||
    ofKind(
      options.orders,
      "roll",
      "answer",
      "supply",
      "fight",
      "eliminate",
      "malta",
      "raid",
      "repair",
      "convert",
      "rommel",
    ).length
  )
    return options.attacks.size ? "attack" : "decision";
  if (options.places.size) return "tray";
  return selection.targets.length ? "attack" : "";
}

/**
 * What a button needs to be pressed by a digit key.
 * @param {number|undefined} number without one, or above 9, the button has no key
 */
export const digit = (number = 10) =>
  number <= 9 ? { "aria-keyshortcuts": String(number), data: { digit: number } } : { data: {} };

/**
 * The digit keys of a decision's answers: answers that name a number have that number, others their place from 1 on.
 * @param {GameOrder[]} orders @param {string} asked what the decision is about
 * @returns {(number|undefined)[]}
 */
export const digitsOf = (orders, asked) =>
  orders.map((order, place) => (asked === "commit" || asked === "shifts" ? numberIn(bodyOf(order)) : place + 1));

/**
 * The air points or column shifts of an answer; naval support beside air points has no key.
 * @param {any} answer
 * @returns {number|undefined}
 */
const numberIn = ({ commit, shifts }) => (shifts ? shifts.columns : commit?.naval ? undefined : commit?.airPoints);

/**
 * The path to a hex that all the units can take; the path of the slowest unit is tried first.
 * @param {PlayContext} ctx @param {string[]} units @param {Offer} offer
 * @returns {{order: GameOrder, hexes: number[], cost: number}|null}
 */
export function pathTo(ctx, units, offer) {
  const { options } = ctx.now;
  const cost = (/** @type {string} */ id) =>
    options.moves.get(id)?.hexes.get(offer.hex) ?? options.moves.get(id)?.forced.get(offer.hex) ?? 0;
  for (const id of units.toSorted((a, b) => cost(b) - cost(a))) {
    const found = ctx.session.handle.path(id, spiNumber(offer.hex), offer.kind === "march");
    if (!found) continue;
    const { path } = found;
    /** @type {GameOrder} */
    const order =
      offer.kind === "react"
        ? { react: { unit: id, path } }
        : offer.kind === "march"
          ? { forcedMarch: { units, path } }
          : { move: { units, path } };
    if (units.length === 1 || ctx.session.check(order))
      return { order, hexes: found.hexes.map(parseHex), cost: Number(found.cost) };
  }
  return null;
}
