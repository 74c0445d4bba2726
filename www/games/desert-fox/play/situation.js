// @ts-check
/** The game as it stands, indexed for the page: counters by name and by hex, and what can still act. Pure functions. */
import { parseHex } from "../geometry.ts";
import { bodyOf, kindOf, ofKind } from "./options.js";

/** @typedef {import("../engine-types.ts").TableView} GameView */
/** @typedef {import("../engine-types.ts").CounterView} CounterView */
/** @typedef {import("../engine-types.ts").GamePhase} GamePhase */
/** @typedef {import("../engine-types.ts").Options} Options */
/**
 * @typedef {object} Situation
 * @property {GameView} view
 * @property {Options} options
 * @property {Map<string, CounterView>} units
 * @property {Map<number, CounterView[]>} stacks
 * @property {Todo[]} todo
 */
/**
 * Something that can still be done.
 * @typedef {object} Todo
 * @property {"move"|"react"|"place"|"withdraw"|"attack"|"fight"|"refit"} kind
 * @property {number} hex -1 off the map
 * @property {string[]} units
 * @property {boolean} must
 * @property {number} [combat]
 */

/** The phases of a player-turn, in order. @type {readonly GamePhase[]} */
export const PHASES = [
  "reinforcement",
  "airAllocation",
  "initialMovement",
  "firstReaction",
  "firstCombat",
  "motorizedMovement",
  "secondReaction",
  "secondCombat",
  "refit",
];

/** @param {GamePhase} phase */
export const isMovement = (phase) => phase === "initialMovement" || phase === "motorizedMovement";
/** @param {GamePhase} phase */
export const isReaction = (phase) => phase === "firstReaction" || phase === "secondReaction";
/** @param {GamePhase} phase */
export const isCombat = (phase) => phase === "firstCombat" || phase === "secondCombat";

/** @param {GameView} view @param {Options} options @returns {Situation} */
export function situationOf(view, options) {
  const units = new Map(view.units.map((unit) => [unit.id, unit]));
  /** @type {Map<number, CounterView[]>} */
  const stacks = new Map();
  for (const unit of view.units) {
    const hex = parseHex(unit.at);
    if (hex < 0) continue;
    const stack = stacks.get(hex);
    if (stack) stack.push(unit);
    else stacks.set(hex, [unit]);
  }
  return { view, options, units, stacks, todo: todoOf(view, options, units) };
}

/** The hex of a counter, or -1. @param {Pick<Situation, "units">} now @param {string} id */
export const hexOf = (now, id) => parseHex(now.units.get(id)?.at ?? "");

/** @param {GameView} view @param {Options} options @param {Map<string, CounterView>} units @returns {Todo[]} */
function todoOf(view, options, units) {
  const at = (/** @type {string} */ id) => parseHex(units.get(id)?.at ?? "");
  if (view.segment === "withdrawal")
    return options.withdrawals.map(({ due }) => ({
      kind: "withdraw",
      hex: at(due),
      units: [due],
      must: !options.done,
    }));
  if (view.segment === "resolution")
    return ofKind(options.orders, "fight").map((order) => ({
      kind: "fight",
      hex: -1,
      units: [],
      must: false,
      combat: bodyOf(order).combat,
    }));
  if (view.segment !== "main") return [];
  if (isMovement(view.phase))
    return byHex(
      "move",
      [...new Set([...options.moves.keys(), ...options.carries.keys()])].filter((id) =>
        isFresh(units.get(id), view.phase),
      ),
      at,
    );
  if (isReaction(view.phase)) return byHex("react", [...options.moves.keys()], at);
  if (isCombat(view.phase))
    return [...options.attacks]
      .map(([hex, { units: able, must }]) => /** @type {Todo} */ ({ kind: "attack", hex, units: able, must }))
      .sort((a, b) => Number(b.must) - Number(a.must));
  if (view.phase === "refit")
    return byHex(
      "refit",
      [...new Set(ofKind(options.orders, "refit", "recover").map((order) => bodyOf(order).unit))],
      at,
    );
  return [...options.places.keys()].map((id) => ({ kind: "place", hex: -1, units: [id], must: false }));
}

/**
 * Whether a unit has not moved in this phase. The mark "moved" lasts a whole player-turn, the movement points spent one
 * phase (8.1): in the Motorized Movement Phase the points alone count.
 * @param {CounterView|undefined} unit @param {GamePhase} phase
 */
export const isFresh = (unit, phase) =>
  !!unit && Number(unit.spent) === 0 && (phase === "motorizedMovement" || !unit.marks.moved);

/** @param {Todo["kind"]} kind @param {string[]} ids @param {(id: string) => number} at @returns {Todo[]} */
function byHex(kind, ids, at) {
  /** @type {Map<number, string[]>} */
  const groups = new Map();
  for (const id of ids) groups.set(at(id), [...(groups.get(at(id)) ?? []), id]);
  return [...groups].sort(([a], [b]) => a - b).map(([hex, units]) => ({ kind, hex, units, must: false }));
}

/** What would be forgotten if the phase ended now: the number of units or attacks, or 0. @param {Situation} now */
export function forgotten(now) {
  const { todo, view, options } = now;
  if (isReaction(view.phase)) return 0;
  if (isCombat(view.phase)) return ofKind(options.orders, "revoke").length ? 0 : todo.length;
  return todo.reduce((sum, { units }) => sum + units.length, 0);
}

/** The orders that neither the map nor a part of the panel of its own offers. @param {Options} options */
export const plainOrders = (options) =>
  options.orders.filter((order) => !["done", "place", "overrun"].includes(kindOf(order)));
