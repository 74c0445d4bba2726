// @ts-check
/** Gives the orders of a move one after another; one undo takes back those that were given together. */
import { hexOf } from "../situation.js";
import { askCandidates, beginning, currentMove } from "./asking.js";
import { ableOf, beforeLast } from "./moves.js";
import { planOf } from "./planning.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** The orders given together last, by session. @type {WeakMap<object, {from: number, to: number}>} */
const together = new WeakMap();
/** Forced marches that the player has in mind, by session: the hex each block is to go on to. @type {WeakMap<object, Map<string, number>>} */
const intended = new WeakMap();

/** Where a block is meant to force march to. @param {PlayContext} ctx @returns {Map<string, number>} */
export const intentions = ({ session }) => intended.get(session) ?? new Map();

/** How many orders there were before those that undo takes back together; -1 where the last was given alone. @param {PlayContext} ctx */
export function undoesTo({ session }) {
  const batch = together.get(session);
  return batch && batch.to === session.length() ? batch.from : -1;
}

/** Gives orders together. @param {PlayContext} ctx @param {() => Promise<unknown>} give */
export async function giveTogether(ctx, give) {
  const from = ctx.session.length();
  await give();
  together.set(ctx.session, { from, to: ctx.session.length() });
}

/**
 * Moves the chosen blocks to a hex, beginning the move where that is still to be done. A block that a full hexside
 * stops stays where it is.
 * @param {PlayContext} ctx @param {number} hex
 */
export async function moveTo(ctx, hex) {
  const plan = planOf(ctx);
  const { t, list } = ctx.app.lang;
  /** @type {string[]} */
  const gone = [];
  await giveTogether(ctx, async () => {
    if (!plan.current && !(await ctx.give(beginning(plan)))) return;
    for (const id of plan.chosen) if (await moveOne(ctx, id, hex)) gone.push(id);
    if (!gone.length) return;
    // A move with no block left to go ends where another one may follow.
    if (ctx.mine() && currentMove(ctx) && ctx.now.view.movesLeft > 0 && !ableOf(planOf(ctx).candidates).length)
      await ctx.give("done");
  });
  if (!gone.length) return;
  const stay = plan.chosen.filter((id) => !gone.includes(id));
  ctx.updateSelection(
    { form: {} },
    [
      t("move.said", { units: list(gone.map(ctx.unitName)), hex: ctx.placeName(hex) }),
      stay.length > 0 && t("move.stay", { units: list(stay.map(ctx.unitName)) }),
    ]
      .filter(Boolean)
      .join(" "),
  );
}

/** @param {PlayContext} ctx @param {string} id @param {number} hex @returns {Promise<boolean>} whether the block has gone */
async function moveOne(ctx, id, hex) {
  // A path is asked for again: the blocks before may have filled a hexside.
  if (!ctx.mine()) return false;
  const plan = planOf(ctx);
  if (!plan.current) return false;
  const candidates = plan.kind === "withdrawal" ? plan.candidates : askCandidates(ctx, plan.current);
  const candidate = candidates.find((each) => each.id === id);
  const reached = candidate?.hexes.get(hex);
  if (!reached) return false;
  const march = reached.forcedMarch && plan.kind === "group";
  const steps = reached.path.split(" ");
  const path = march ? steps.slice(0, -1).join(" ") : reached.path;
  if (march) {
    intended.set(ctx.session, new Map(intentions(ctx)).set(id, hex));
    // A block that only marches farther from where it stands has nothing to move before.
    if (!path) return false;
  }
  return ctx.give({ move: { unit: Number(id), path } });
}

/** Where a block waits for the forced march that takes it to a hex. @param {PlayContext} ctx @param {string} id @param {import("./moves.js").ReachedHex} reached */
export const waitsAt = (ctx, id, reached) => beforeLast(reached, hexOf(ctx.now, id));

/** Ends the move under way, and the phase where no other move is left. @param {PlayContext} ctx */
export async function endMovement(ctx) {
  const { by } = ctx.now.view;
  const done = () => ctx.mine() && ctx.now.view.by === by && ctx.now.view.phase === "movement";
  await giveTogether(ctx, async () => {
    const inMove = currentMove(ctx) !== null;
    const last = ctx.now.view.movesLeft === 0;
    if (!(await ctx.give("done")) || !inMove || !last) return;
    if (done() && !currentMove(ctx) && ctx.now.orders.includes("done")) await ctx.give("done");
  });
}
