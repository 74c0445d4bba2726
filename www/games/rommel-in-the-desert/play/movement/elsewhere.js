// @ts-check
/** Questions that come up within a movement and belong to other screens: the rearguard, routs, fire and hits. */
import { BATTLE } from "../battle/battle.js";
import { REFUSALS } from "../refusals/refusals.js";
import { kindOf } from "../situation.js";

/** @typedef {import("../types.js").PhaseScreen} PhaseScreen */
/** @typedef {import("../types.js").PlayContext} PlayContext */

/** @type {Record<string, PhaseScreen>} */
const SCREENS = { fire: BATTLE, hit: BATTLE, engage: REFUSALS, rout: REFUSALS };

/** The screen that answers, where it is not the phase's own. @param {PlayContext} ctx @returns {PhaseScreen|null} */
function screenFor({ now: { orders, view } }) {
  for (const order of orders) if (SCREENS[kindOf(order)]) return SCREENS[kindOf(order)];
  // A routed group leaves while forced marches are made.
  return view.phase === "forcedMarches" && orders.some((order) => kindOf(order) === "move") ? REFUSALS : null;
}

/** A screen that gives way to others. @param {PhaseScreen} screen @returns {PhaseScreen} */
export function elsewhere(screen) {
  /** @param {PlayContext} ctx */
  const at = (ctx) => screenFor(ctx) ?? screen;
  return {
    view: (ctx) => at(ctx).view(ctx),
    tap: (ctx, hex, tap) => at(ctx).tap?.(ctx, hex, tap) ?? false,
    units: (ctx, units, hex, add) => at(ctx).units?.(ctx, units, hex, add) ?? false,
    key: (ctx, key, hex) => at(ctx).key?.(ctx, key, hex) ?? false,
    overlays: (ctx) => at(ctx).overlays?.(ctx) ?? {},
    ready: (ctx) => at(ctx).ready?.(ctx) ?? new Set(),
    describe: (ctx, hex) => at(ctx).describe?.(ctx, hex) ?? [],
    path: (ctx, hex) => at(ctx).path?.(ctx, hex) ?? null,
    done: (ctx) => at(ctx).done?.(ctx) ?? null,
    finish: (ctx) => at(ctx).finish?.(ctx) ?? false,
    doneText: (ctx) => at(ctx).doneText?.(ctx) ?? null,
    buttons: screen.buttons,
    fields: screen.fields,
  };
}
