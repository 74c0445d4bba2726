// @ts-check
/** What an order leaves behind on the map: who stays chosen, and the path that was taken. Pure functions. */
import { parseHex } from "../geometry.ts";
import { groupAfter } from "./group.js";
import { bodyOf, kindOf } from "./options.js";
import { hexesOfPath } from "./texts.js";

/** @typedef {import("./types.js").Selection} Selection */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */

/**
 * The units that moved stay chosen where they are now, if they can go on.
 * @param {Selection} selection
 * @param {Situation} now
 * @param {GameOrder|undefined} order none after an undo
 * @returns {Selection}
 */
export function selectionAfter(selection, now, order) {
  const fresh = {
    ...selection,
    goal: -1,
    targets: [],
    excluded: [],
    warned: false,
    picks: {},
    before: null,
    group: groupAfter(selection.group, now),
    moveKind: /** @type {const} */ ("walk"),
  };
  if (!order) return { ...fresh, group: [], chosen: [], at: -1 };
  const units = ["move", "overrun"].includes(kindOf(order)) ? bodyOf(order).units : [];
  const still = units.filter((/** @type {string} */ id) => now.options.moves.get(id)?.hexes.size);
  if (still.length) return { ...fresh, at: parseHex(now.units.get(still[0])?.at ?? ""), chosen: still };
  return { ...fresh, at: kindOf(order) === "attack" || units.length ? -1 : selection.at, chosen: [] };
}

/**
 * The hexes that an order led through.
 * @param {GameOrder} order
 * @param {Pick<Situation, "units">} then the game before it
 * @returns {number[]}
 */
export function trailOf(order, then) {
  const { unit, units = [unit], path, hex } = bodyOf(order);
  const start = parseHex(then.units.get(units[0])?.at ?? "");
  if (start < 0) return [];
  if (typeof path === "string") return hexesOfPath(start, path);
  return kindOf(order) === "transport" ? [start, parseHex(hex)] : [];
}
