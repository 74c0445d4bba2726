// @ts-check
/** Gives the orders of a move one after another; one undo takes back those that were given together. */
import { hexOf } from "../situation.js";
import { askCandidates, askNumber, beginning, currentMove } from "./asking.js";
import { forecast, pathAtOnce } from "./forecast.js";
import { ableOf } from "./moves.js";
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
 * Moves the chosen blocks to a hex, beginning the move where that is still to be done, and says what has become of
 * each. A block that a full hexside stops stays where it is.
 * @param {PlayContext} ctx @param {number} hex
 */
export async function moveTo(ctx, hex) {
  const plan = planOf(ctx);
  /** @type {Result} */
  const result = { moved: [], waits: [], stay: [] };
  const { enter, march, seek, stay, paths } = forecast(ctx, plan, hex);
  await giveTogether(ctx, async () => {
    if (!plan.current && !(await ctx.give(beginning(plan)))) return;
    // Those that look for another hexside come after those that have one.
    for (const id of [...enter, ...march.map((one) => one.id), ...seek, ...stay])
      result[await moveOne(ctx, id, hex, paths.get(id))].push(id);
    if (!result.moved.length && !result.waits.length) return;
    // A move with no block left to go ends where another one may follow.
    if (ctx.mine() && currentMove(ctx) && ctx.now.view.movesLeft > 0 && !ableOf(planOf(ctx).candidates).length)
      await ctx.give("done");
  });
  if (result.moved.length || result.waits.length) ctx.updateSelection({ form: {} }, resultText(ctx, result, hex));
}

/**
 * Blocks by what became of them: those that wait are to force march on.
 * @typedef {Record<"moved"|"waits"|"stay", string[]>} Result
 */

/** What became of a move to a hex, in words. @param {PlayContext} ctx @param {Result} result @param {number} hex */
function resultText(ctx, { moved, waits, stay }, hex) {
  const { t, list } = ctx.app.lang;
  const units = (/** @type {string[]} */ ids) => list(ids.map(ctx.unitName));
  /** Where blocks stand now: an unknown minefield may have stopped some on their way. @type {Map<number, string[]>} */
  const ends = new Map();
  for (const id of moved) {
    const at = hexOf(ctx.now, id);
    ends.set(at, [...(ends.get(at) ?? []), id]);
  }
  return [
    ...[...ends].map(([at, ids]) => t("move.said", { units: units(ids), hex: ctx.placeName(at) })),
    ...waits.map((id) =>
      t("move.waits", {
        unit: ctx.unitName(id),
        at: ctx.placeName(hexOf(ctx.now, id)),
        hex: ctx.placeName(hex),
        from: askNumber(ctx, "movement/forcedMarchFrom", 4),
      }),
    ),
    stay.length > 0 && t("move.stay", { units: units(stay) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param {PlayContext} ctx @param {string} id @param {number} hex
 * @param {import("./moves.js").ReachedHex} [said] the path that was said before
 * @returns {Promise<keyof Result>} what became of the block
 */
async function moveOne(ctx, id, hex, said) {
  if (!ctx.mine()) return "stay";
  const plan = planOf(ctx);
  if (!plan.current) return "stay";
  const order = (/** @type {string} */ path) => ({ move: { unit: Number(id), path } });
  const mayGo = (/** @type {import("./moves.js").ReachedHex} */ reached) => {
    const path = pathAtOnce(plan.kind, reached);
    return !path || ctx.session.check(order(path));
  };
  // Otherwise the path is asked for again: the blocks before may have filled a hexside.
  const candidates = plan.kind === "withdrawal" ? plan.candidates : askCandidates(ctx, plan.current);
  const reached = said && mayGo(said) ? said : candidates.find((each) => each.id === id)?.hexes.get(hex);
  if (!reached) return "stay";
  const path = pathAtOnce(plan.kind, reached);
  const marches = path !== reached.path;
  if (marches) intended.set(ctx.session, new Map(intentions(ctx)).set(id, hex));
  // A block that only marches farther from where it stands has nothing to move before.
  if (path && !(await ctx.give(order(path)))) return "stay";
  return marches ? "waits" : "moved";
}

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
