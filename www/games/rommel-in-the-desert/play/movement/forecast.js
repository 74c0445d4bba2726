// @ts-check
/** What a move of several blocks comes to: who enters its hex, who waits for a forced march, and who stays. */
import { hexOf, pathFrom } from "../situation.js";
import { once } from "../ask.js";
import { beginning, questionOf } from "./asking.js";
import { beforeLast, candidatesOf } from "./moves.js";
import { outlook, standing } from "./planning.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./planning.js").Plan} Plan */
/** @typedef {import("./moves.js").ReachedHex} ReachedHex */
/**
 * @typedef {object} Forecast blocks by what becomes of them
 * @property {string[]} enter
 * @property {{id: string, at: number}[]} march only a forced march takes them there; `at`: where they wait for its die
 * @property {Map<string, ReachedHex>} paths of those that enter and march
 * @property {string[]} seek the hexside of their path is full before they come: another one is looked for on the way
 * @property {string[]} stay
 */

/**
 * Those that arrive for certain go first: forced marches follow at the end of the phase.
 * @param {{id: string, reached: ReachedHex}[]} entering
 */
const inOrder = (entering) =>
  entering.toSorted((a, b) => Number(a.reached.forcedMarch) - Number(b.reached.forcedMarch));

/**
 * The path that a block goes at once; a forced march of a group move is given at the end of the phase.
 * @param {Plan["kind"]} kind @param {ReachedHex} reached
 */
export const pathAtOnce = (kind, { path, forcedMarch }) =>
  forcedMarch && kind === "group" ? path.split(" ").slice(0, -1).join(" ") : path;

/**
 * What becomes of the chosen blocks if they move to a hex.
 * @param {PlayContext} ctx @param {Plan} plan @param {number} hex @returns {Forecast}
 */
export const forecast = (ctx, plan, hex) =>
  once(ctx, `forecast ${plan.kind} ${plan.hex} ${plan.rommel} ${plan.chosen} ${hex}`, () => {
    const { go, stay, narrow } = outlook(ctx, plan, hex);
    const entering = inOrder(go);
    if (narrow.length && entering.every((one) => isKnown(ctx, one))) return tried(ctx, plan, hex, entering, stay);
    const room = new Map(narrow.map(({ from, open }) => [from, open]));
    const found = /** @type {Forecast} */ ({ enter: [], march: [], seek: [], stay, paths: new Map() });
    for (const { id, reached } of entering) {
      const from = beforeLast(reached, hexOf(ctx.now, id));
      const left = room.get(from) ?? Infinity;
      if (left > 0) found.paths.set(id, reached);
      if (left <= 0) found.seek.push(id);
      else if (reached.forcedMarch) found.march.push({ id, at: from });
      else found.enter.push(id);
      if (!reached.forcedMarch) room.set(from, left - 1);
    }
    return found;
  });

/**
 * Whether a block passes only hexes in which the player has blocks: a minefield that the player does not know of cannot
 * lie there, so trying the move out tells nothing that is hidden.
 * @param {PlayContext} ctx @param {{id: string, reached: ReachedHex}} one
 */
function isKnown(ctx, { id, reached }) {
  const between = pathFrom(hexOf(ctx.now, id), reached.path).slice(1, -1);
  return between.every((hex) => standing(ctx, hex).own.length > 0);
}

/**
 * Tries the move out on a copy of the game, where the engine finds another way for each block that a full hexside
 * stops.
 * @param {PlayContext} ctx @param {Plan} plan @param {number} hex @param {{id: string}[]} entering @param {string[]}
 *   stay
 * @returns {Forecast}
 */
function tried({ session, now }, plan, hex, entering, stay) {
  const copy = session.handle.branch(session.length());
  const found = /** @type {Forecast} */ ({ enter: [], march: [], seek: [], stay: [...stay], paths: new Map() });
  try {
    if (!plan.current) copy.give(beginning(plan));
    for (const { id } of entering) {
      const answer = /** @type {any} */ (copy.ask(questionOf(plan, now.view.active)));
      const reached = candidatesOf(answer.units ?? [])
        .find((one) => one.id === id)
        ?.hexes.get(hex);
      if (!reached) {
        found.stay.push(id);
        continue;
      }
      found.paths.set(id, reached);
      if (reached.forcedMarch) found.march.push({ id, at: beforeLast(reached, hexOf(now, id)) });
      else found.enter.push(id);
      const path = pathAtOnce(plan.kind, reached);
      if (path && !reached.forcedMarch) copy.give({ move: { unit: Number(id), path } });
    }
  } finally {
    copy.free();
  }
  return found;
}
