// @ts-check
/** Which hex the map shows when the player begins. */
import { centre, parseHex } from "../geometry.ts";

/**
 * Where the work goes on: the current combat, else the place nearest to the enemy among those that can act, else among
 * all that are held; -1 for nowhere.
 * @param {import("./types.js").PlayContext["now"]} now
 */
export function hexInFocus({ view, todo, units }) {
  const { battle, combats, overrun, overstacked } = view;
  const place = battle === undefined ? (overrun?.hex ?? overstacked) : combats[battle]?.hexes[0];
  if (place) return parseHex(place);
  const onMap = [...units.values()].map(({ at, side }) => ({ hex: parseHex(at), side })).filter(({ hex }) => hex >= 0);
  const enemies = onMap.filter(({ side }) => side !== view.by).map(({ hex }) => centre(hex));
  const far = (/** @type {number} */ hex) =>
    Math.min(...enemies.map(([x, y]) => Math.hypot(x - centre(hex)[0], y - centre(hex)[1])));
  const acting = todo.map(({ hex }) => hex).filter((hex) => hex >= 0);
  const own = acting.length ? acting : onMap.filter(({ side }) => side === view.by).map(({ hex }) => hex);
  return own.reduce((best, hex) => (best < 0 || far(hex) < far(best) ? hex : best), -1);
}
