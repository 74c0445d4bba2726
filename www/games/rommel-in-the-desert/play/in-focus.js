// @ts-check
/** Which hex the map shows when the player begins. */
import { distance, parseHex } from "../geometry.ts";
import { bodyOf, ofKind } from "./situation.js";

/**
 * Where the work goes on: the battle that is fought, the hex that a question is about, else the block of the side that decides that is nearest to an enemy; -1 for
 * nowhere.
 * @param {import("./situation.js").Situation} now
 */
export function hexInFocus({ view, stacks, orders }) {
  if (view.firing) return parseHex(view.firing[0]);
  const [asked] = ofKind(orders, "rout", "refuse", "fight");
  if (asked) return parseHex(bodyOf(asked).hex);
  const held = (/** @type {(side: string) => boolean} */ by) =>
    [...stacks].filter(([, blocks]) => blocks.some(({ side }) => by(side))).map(([hex]) => hex);
  const enemies = held((side) => side !== view.by);
  const far = (/** @type {number} */ hex) => Math.min(...enemies.map((other) => distance(hex, other)));
  return held((side) => side === view.by).reduce((best, hex) => (best < 0 || far(hex) < far(best) ? hex : best), -1);
}
