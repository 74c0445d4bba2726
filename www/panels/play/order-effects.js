// @ts-check
/** What an order leaves behind on the map: who stays chosen, and the way that was gone. Pure functions. */
import { parseHex } from "../../board/geometry.js";
import { bodyOf, kindOf } from "../../game/options.js";
import { hexesOfPath } from "./texts.js";

/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./types.js").Situation} Situation */
/** @typedef {import("./types.js").GameOrder} GameOrder */

/**
 * The units that moved stay chosen where they are now, if they can go on.
 * @param {Sight} sight
 * @param {Situation} now
 * @param {GameOrder|undefined} order none after an undo
 * @returns {Sight}
 */
export function sightAfter(sight, now, order) {
  const fresh = {
    ...sight,
    goal: -1,
    targets: [],
    aside: [],
    warned: false,
    picks: {},
    way: /** @type {const} */ ("walk"),
  };
  if (!order) return { ...fresh, chosen: [], at: -1 };
  const units = ["move", "overrun"].includes(kindOf(order)) ? bodyOf(order).units : [];
  const still = units.filter((/** @type {string} */ id) => now.options.moves.get(id)?.hexes.size);
  if (still.length) return { ...fresh, at: parseHex(now.units.get(still[0])?.at ?? ""), chosen: still };
  return { ...fresh, at: kindOf(order) === "attack" || units.length ? -1 : sight.at, chosen: [] };
}

/**
 * The hexes that an order led through.
 * @param {GameOrder} order
 * @param {Situation} then the game before it
 * @returns {number[]}
 */
export function trailOf(order, then) {
  const { unit, units = [unit], path, hex } = bodyOf(order);
  const start = parseHex(then.units.get(units[0])?.at ?? "");
  if (start < 0) return [];
  if (typeof path === "string") return hexesOfPath(start, path);
  return kindOf(order) === "transport" ? [start, parseHex(hex)] : [];
}
