// @ts-check
/** What the engine says of the map ahead: combat supply, stacking, overruns, and the supply that a move would lose. */
import { parseHex, spiNumber } from "../geometry.ts";
import { isMovement } from "./situation.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").BoardAnswer} BoardAnswer */
/** @typedef {import("../engine-types.ts").GameQuestion} GameQuestion */
/** @typedef {import("../engine-types.ts").PossibleOverrun} PossibleOverrun */

/** The answers for a state of the game, by question. @type {WeakMap<object, Map<string, BoardAnswer>>} */
const known = new WeakMap();

/**
 * The engine's answer to a question about the map as it stands, asked once for each state.
 * @param {Pick<PlayContext, "now"|"session">} ctx @param {GameQuestion} question
 */
export function askMap({ now, session }, question) {
  /** @type {Map<string, BoardAnswer>} */
  const answers = known.get(now.view) ?? new Map();
  known.set(now.view, answers);
  const key = JSON.stringify(question);
  if (!answers.has(key)) answers.set(key, session.handle.askBoard(question));
  return answers.get(key);
}

/** The player at this screen: the only one, or of two the one who decides. @param {PlayContext} ctx */
export function ownSide({ session, now }) {
  const players = Object.entries(session.settings.seats).filter(([, seat]) => seat === "player");
  return players.length === 1
    ? /** @type {import("../engine-types.ts").Side} */ (players[0][0])
    : /** @type {import("../engine-types.ts").Side} */ (now.view.by);
}

/** Combat supply of the player by supplier, if the units stayed where they are. @param {PlayContext} ctx */
export function suppliersOf(ctx) {
  const answer = askMap(ctx, { kind: "suppliers", side: ownSide(ctx) });
  return answer?.kind === "suppliers" ? answer : null;
}

/** The player's stacks that the enemy could overrun. @param {PlayContext} ctx @returns {readonly PossibleOverrun[]} */
export function risksOf(ctx) {
  const answer = askMap(ctx, { kind: "overrunRisk", side: ownSide(ctx) });
  return answer?.kind === "overruns" ? answer.overruns : [];
}

/** Stacking points by hex, and the limit. @param {PlayContext} ctx */
export function stacksOf(ctx) {
  const answer = askMap(ctx, { kind: "stacks" });
  return answer?.kind === "stacks" ? answer : null;
}

/**
 * The overruns that the chosen units could make together in this phase.
 * @param {PlayContext} ctx @returns {readonly PossibleOverrun[]}
 */
export function overrunsOf(ctx) {
  const { chosen, at } = ctx.selection;
  const { view, options } = ctx.now;
  const able = at >= 0 && chosen.length > 0 && chosen.every((id) => options.moves.has(id));
  if (!able || !ctx.mine() || !isMovement(view.phase) || view.segment !== "main") return [];
  const answer = askMap(ctx, { kind: "overruns", units: chosen });
  return answer?.kind === "overruns" ? answer.overruns : [];
}

/** @param {PossibleOverrun} overrun */
export const totalCost = ({ spent, cost }) => Number(spent) + Number(cost);

/**
 * The supply that a move of the units to a hex would lose, in words; empty where it loses none.
 * @param {PlayContext} ctx @param {string[]} units @param {number} hex
 * @returns {{text: string, own: boolean}} own: a unit that moves loses general supply
 */
export function supplyWarning(ctx, units, hex) {
  const none = { text: "", own: false };
  const { t, list } = ctx.app.lang;
  if (!units.length || hex < 0 || units.some((id) => parseHex(ctx.now.units.get(id)?.at ?? "") < 0)) return none;
  const answer = askMap(ctx, { kind: "supplyAfter", units, hex: spiNumber(hex) });
  if (answer?.kind !== "supplyAfter") return none;
  const { generalLost, combatLost } = answer;
  const words = /** @type {const} */ ([
    ["general", generalLost],
    ["combat", combatLost.filter((id) => !generalLost.includes(id))],
  ]).flatMap(([supply, lost]) =>
    lost.length ? [t(`play.leaves.${supply}`, { units: list(lost.map(ctx.unitName)) })] : [],
  );
  return { text: words.join(" "), own: generalLost.some((id) => units.includes(id)) };
}
