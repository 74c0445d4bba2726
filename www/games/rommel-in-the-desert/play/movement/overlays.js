// @ts-check
/** What a move shows on the map: where it can begin, how far the chosen blocks come, and where hexsides are full. */
import { askHexsides } from "./asking.js";
import { originsOf, reachOf, sidesInto } from "./moves.js";
import { hexOf } from "../situation.js";
import { areaOf, commandsOf, destinationsOf, pathTo, planOf, standing } from "./planning.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../types.js").Overlays} Overlays */
/** @typedef {import("./planning.js").Plan} Plan */

/** @param {PlayContext} ctx @returns {Overlays} */
export function overlaysOf(ctx) {
  const plan = planOf(ctx);
  if (plan.kind === "regroup") return regroupOverlays(ctx, plan);
  if (plan.hex < 0 || !plan.chosen.length) return {};
  const { all, some, forced } = reachOf(plan.candidates, plan.chosen);
  const reached = [...all, ...some, ...forced].map(({ hex }) => hex);
  return {
    reach: { start: plan.hex, hexes: all, forced },
    extras: {
      areas: some.length
        ? [{ hexes: some.map(({ hex }) => hex), colour: "far", alpha: 0.1, edge: 2, dashed: true }]
        : [],
      badges: sideBadges(ctx, reached),
    },
    targets: reached.filter((hex) => standing(ctx, hex).enemies.length > 0).map((hex) => ({ hex })),
    ...(plan.goal >= 0 ? { choices: [plan.goal] } : {}),
  };
}

/**
 * Beside each enemy hex in reach that was entered in this phase: how many more blocks may cross from each hex.
 * @param {PlayContext} ctx @param {number[]} reached
 */
const sideBadges = (ctx, reached) =>
  reached
    .filter((hex) => standing(ctx, hex).enemies.length > 0)
    .flatMap((hex) => sidesInto(askHexsides(ctx), hex))
    .filter(({ used, hostile }) => used > 0 || hostile)
    .map(({ from, used, limit, hostile }) => ({
      hex: from,
      text: hostile ? "✕" : `${used}/${limit}`,
      colour: hostile || used >= limit ? "barred" : "near",
    }));

/** @param {PlayContext} ctx @param {Plan} plan @returns {Overlays} */
function regroupOverlays(ctx, { hex, destination, chosen, candidates, rommel }) {
  if (hex < 0) return { choices: [...commandsOf(ctx)] };
  const area = { areas: [{ hexes: areaOf(ctx, hex), colour: "ready", edge: 3 }] };
  if (destination < 0) return { extras: area, choices: [...destinationsOf(ctx, hex, rommel)] };
  const lines = candidates
    .filter(({ id, hexes }) => chosen.includes(id) && hexes.has(destination))
    .map(({ id }) => ({
      ...pathTo({ hex, kind: "regroup", candidates, chosen: [id] }, destination, (each) => hexOf(ctx.now, each)),
    }))
    .map(({ hexes = [] }) => ({ hexes, colour: "path", arrow: true }));
  return { extras: { ...area, lines }, choices: [destination] };
}

/** Blocks that can still begin or go on with a move. @param {PlayContext} ctx @returns {Set<string>} */
export function readyBlocks(ctx) {
  const plan = planOf(ctx);
  if (plan.current) return new Set(plan.candidates.filter(({ hexes }) => hexes.size).map(({ id }) => id));
  const origins = originsOf(ctx.now.orders);
  return new Set(
    [...origins.keys()]
      .flatMap((hex) => standing(ctx, hex).own)
      .filter(({ disrupted }) => !disrupted)
      .map(({ handle }) => String(handle)),
  );
}

/**
 * The path to the hex under the pointer, with its length.
 * @param {PlayContext} ctx @param {number} hex @returns {import("../../../../board/path.ts").Path|null}
 */
export function shownPath(ctx, hex) {
  const plan = planOf(ctx);
  const to = plan.goal >= 0 ? plan.goal : hex;
  if (plan.kind === "regroup" || to < 0 || to === plan.hex) return null;
  const found = pathTo(plan, to, (id) => hexOf(ctx.now, id));
  if (!found) return null;
  const { hexes, forced, length } = found;
  const fights = standing(ctx, to).enemies.length > 0 ? " ⚔" : "";
  return {
    hexes,
    text: `${length}${forced ? " ⚠" : ""}${fights}`,
    ...(forced ? { forcedFrom: hexes.length - 1 } : {}),
  };
}
