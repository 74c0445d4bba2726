// @ts-check
/** What the battle screen asks of the engine, once for each state of the game. */
import { once } from "../ask.js";
import { battleBegins, dueBattles, firesOf, leavingOf } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {import("../handle.js").Side} Side */

/** Orders that are looked back at. */
const BACK = 120;

/** The last orders before what is shown. @param {PlayContext} ctx @returns {EntryView[]} */
export const lastOrders = (ctx) =>
  once(ctx, "orders", () => {
    const { orders } = ctx.now.view;
    return ctx.session.journal(Math.max(0, orders - BACK), orders);
  });

/** The withdrawal under way. @param {PlayContext} ctx */
export const leaving = (ctx) => once(ctx, "leaving", () => leavingOf(ctx.now.view, lastOrders(ctx)));

/** Dice and targets of those that have still to fire. @param {PlayContext} ctx @returns {import("./reading.js").UnitFire[]} */
export const firesToCome = (ctx) =>
  once(ctx, "fires", () => {
    const answer = ctx.session.asViewer().ask({ ask: "fires" });
    return answer.kind === "fires" ? answer.units : [];
  });

/**
 * The chances of the battle turn of a hex.
 * @param {PlayContext} ctx @param {string} hex
 * @returns {ReturnType<import("../handle.js").EngineGame["battleChances"]>}
 */
export const chances = (ctx, hex) => once(ctx, `chances ${hex}`, () => ctx.session.asViewer().battleChances({ hex }));

/**
 * Where the units of a side in a hex may withdraw to, and the fire that it draws.
 * @param {PlayContext} ctx @param {string} hex @param {Side} side
 * @returns {{retreat: boolean, units: import("../refusals/reading.js").Leaver[],
 *   pursuers: import("../refusals/reading.js").Pursuer[], hitsFrom: number}|null}
 */
export const withdrawals = (ctx, hex, side) =>
  once(ctx, `withdrawals ${hex}`, () => {
    const answer = ctx.session.asViewer().ask({ ask: "withdrawals", side, hex });
    return answer.kind === "withdrawals" ? answer : null;
  });

/** The hexes whose battle turn must be fought. @param {PlayContext} ctx @returns {string[]} */
export const due = (ctx) =>
  once(ctx, "due", () => {
    const { view } = ctx.now;
    const then = ctx.session.viewAt(view.turnBegins);
    return dueBattles(view, then, ctx.session.journal(view.turnBegins, view.orders));
  });

/** The orders of the battle turn under way. @param {PlayContext} ctx */
export function battleOrders(ctx) {
  const entries = lastOrders(ctx);
  const from = battleBegins(entries);
  return from < 0 ? [] : entries.slice(from);
}

/** The fires of the battle turn under way. @param {PlayContext} ctx */
export const firesSoFar = (ctx) =>
  firesOf(battleOrders(ctx), (handle) => ctx.now.units.get(String(handle))?.side ?? "axis");
