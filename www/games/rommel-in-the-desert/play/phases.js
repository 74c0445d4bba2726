// @ts-check
/** Which screen each phase has. */
import { BATTLE } from "./battle/battle.js";
import { BUILDUP } from "./buildup/buildup.js";
import { CARDS } from "./cards/cards.js";
import { MARCHES } from "./movement/marches.js";
import { MOVEMENT } from "./movement/movement.js";
import { REFUSALS } from "./refusals/refusals.js";
import { SET_UP } from "./set-up/set-up.js";

/** @typedef {import("./types.js").PhaseScreen} PhaseScreen */

/** @type {Record<import("./types.js").GamePhase, PhaseScreen|null>} */
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

/** The screen of the phase, where the player at this screen decides. @param {import("./types.js").PlayContext} ctx */
export const screenOf = (ctx) => (ctx.mine() ? SCREENS[ctx.now.view.phase] : null);

/** Every screen once. */
export const ALL_SCREENS = [...new Set(Object.values(SCREENS))].filter((screen) => screen !== null);
