// @ts-check
/** Which screen each phase has. */
import { leaving } from "./battle/asking.js";
import { BATTLE } from "./battle/battle.js";
import { BUILDUP } from "./buildup/buildup.js";
import { CARDS } from "./cards/cards.js";
import { MARCHES } from "./movement/marches.js";
import { MOVEMENT } from "./movement/movement.js";
import { NAMING } from "./naming/naming.js";
import { REFUSALS } from "./refusals/refusals.js";
import { SET_UP } from "./set-up/set-up.js";
import { endOf, kindOf } from "./situation.js";

/** @typedef {import("./types.js").PhaseScreen} PhaseScreen */

/** @type {Record<import("./handle.js").GamePhase, PhaseScreen|null>} */
const SCREENS = {
  deal: SET_UP,
  setUp: SET_UP,
  hands: CARDS,
  initiative: CARDS,
  option: CARDS,
  movement: MOVEMENT,
  forcedMarches: MARCHES,
  refusals: REFUSALS,
  combat: BATTLE,
  buildup: BUILDUP,
  over: null,
};

/**
 * The screen of what interrupts a phase: fires and hits may come in any, routs and retreats in most.
 * @param {import("./types.js").PlayContext} ctx
 */
function interruption(ctx) {
  const kinds = new Set(ctx.now.orders.map(kindOf));
  const has = (/** @type {string[]} */ ...named) => named.some((kind) => kinds.has(kind));
  if (has("hit", "fire", "fight")) return BATTLE;
  if (has("rout", "engage", "refuse")) return REFUSALS;
  // In the own turn a withdrawal is a move like others.
  return has("move") && ["refusal", "rout"].includes(leaving(ctx)?.reason ?? "") ? REFUSALS : null;
}

/** The screen of the phase, where the player at this screen decides. @param {import("./types.js").PlayContext} ctx */
export const screenOf = (ctx) => (ctx.mine() ? (interruption(ctx) ?? SCREENS[ctx.now.view.phase]) : null);

/**
 * The order that ends the phase. A screen that says which one has the last word.
 * @param {import("./types.js").PlayContext} ctx
 */
export function ending(ctx) {
  const screen = screenOf(ctx);
  if (screen?.done) return screen.done(ctx);
  return endOf(ctx.now.orders);
}

/** Every screen once, and what is beside all of them. */
export const ALL_SCREENS = [...new Set([...Object.values(SCREENS), NAMING])].filter((screen) => screen !== null);
