// @ts-check
/** What the chosen units can do in a hex, and what can be chosen. Nothing here draws. */
import { parseHex, spiNumber } from "../../board/geometry.js";
import { answerBody, bodyOf, commonCarry, commonReach, kindOf, ofKind, unitsOf } from "../../game/options.js";
import { isReaction } from "../../game/situation.js";
import { stackOrder } from "../game-counters.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").GameOrder} GameOrder */
/**
 * An order that a hex offers.
 * @typedef {object} Offer
 * @property {"move"|"march"|"react"|"overrun"|"rail"|"sea"|"place"|"answer"} kind
 * @property {number} hex
 * @property {number} [cost]
 * @property {GameOrder} [order] moves have theirs once their way is found
 * @property {boolean} careful asks again before it is given: a die may be thrown, or nobody takes it back
 */

/**
 * The units of a hex that can do something now, as they lie on the map, the topmost first.
 * @param {Desk} desk
 * @param {number} hex
 */
export function actorsIn(desk, hex) {
  const { now } = desk;
  const { options } = now;
  const stack = now.stacks.get(hex) ?? [];
  const attackers = new Set([...options.attacks.values()].flatMap(({ units }) => units));
  const named = new Set(options.orders.flatMap((order) => unitsOf(order)));
  const able = stack.filter(
    ({ id }) => options.moves.has(id) || options.carries.has(id) || attackers.has(id) || named.has(id),
  );
  return stackOrder(able, desk.book.roster)
    .toReversed()
    .map(({ id }) => id);
}

/**
 * Where the chosen units can go in the way chosen.
 * @param {Desk} desk
 * @returns {Map<number, {cost: number, forced: boolean}>}
 */
export function reachOf(desk) {
  const { sight, now } = desk;
  if (!sight.chosen.length || !desk.mine()) return new Map();
  if (sight.way === "rail" || sight.way === "sea")
    return new Map(
      [...commonCarry(now.options, sight.chosen, sight.way)].map((hex) => [hex, { cost: 0, forced: false }]),
    );
  return commonReach(now.options, sight.chosen, sight.way === "march");
}

/**
 * Everything that the chosen units, or an open decision, can do in a hex.
 * @param {Desk} desk
 * @param {number} hex
 * @returns {Offer[]}
 */
export function offersAt(desk, hex) {
  if (!desk.mine() || hex < 0) return [];
  const { sight, now } = desk;
  const { options } = now;
  const { chosen, way } = sight;
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
  const there = reachOf(desk).get(hex);
  if (there && (way === "rail" || way === "sea"))
    offers.push({ kind: way, hex, careful: false, order: { transport: { units: chosen, by: way, hex: number } } });
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
 * What has been spent on a way at each of its hexes, nothing at its start.
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
 * @param {Desk} desk @returns {"goal"|"decision"|"tray"|"attack"|""}
 */
export function digitsGoTo(desk) {
  const { now, sight } = desk;
  const { options } = now;
  if (!desk.mine()) return "";
  if (sight.goal >= 0 && offersAt(desk, sight.goal).some(({ kind }) => kind !== "answer")) return "goal";
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
  return sight.targets.length ? "attack" : "";
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
 * The way of units to a hex that all of them can go; the slowest unit's own way is tried first.
 * @param {Desk} desk @param {string[]} units @param {Offer} offer
 * @returns {{order: GameOrder, hexes: number[], cost: number}|null}
 */
export function wayTo(desk, units, offer) {
  const { options } = desk.now;
  const cost = (/** @type {string} */ id) =>
    options.moves.get(id)?.hexes.get(offer.hex) ?? options.moves.get(id)?.forced.get(offer.hex) ?? 0;
  for (const id of units.toSorted((a, b) => cost(b) - cost(a))) {
    const found = desk.session.path(id, spiNumber(offer.hex), offer.kind === "march");
    if (!found) continue;
    const { path } = found;
    /** @type {GameOrder} */
    const order =
      offer.kind === "react"
        ? { react: { unit: id, path } }
        : offer.kind === "march"
          ? { forcedMarch: { units, path } }
          : { move: { units, path } };
    if (units.length === 1 || desk.session.check(order))
      return { order, hexes: found.hexes.map(parseHex), cost: Number(found.cost) };
  }
  return null;
}
