// @ts-check
/** The path of the chosen units on the map, with its cost. */
import { bodyOf } from "./options.js";
import { offersAt, pathTo, running } from "./offers.js";

/**
 * Shows the path to the hex under pointer or cursor, or to the one that waits.
 * @param {import("./types.js").PlayContext} ctx
 * @param {import("../../../board/minimap.js").GameBoard} board
 */
export function showPath(ctx, board) {
  const { at, chosen, goal, pointed, moveKind } = ctx.selection;
  const to = goal >= 0 ? goal : pointed;
  const offer =
    chosen.length && (moveKind === "walk" || moveKind === "march")
      ? offersAt(ctx, to).find(({ kind }) => kind === "move" || kind === "march" || kind === "react")
      : undefined;
  const found = offer ? pathTo(ctx, chosen, offer) : null;
  ctx.steps = found ? ctx.session.steps(chosen, bodyOf(found.order).path, moveKind === "march") : [];
  const costs = running(ctx.steps);
  const spent = costs.at(-1) || found?.cost;
  const { tn } = ctx.app.lang;
  const points = tn("play.way.points", Number(spent));
  ctx.running = found ? tn("play.way.total", found.hexes.length - 1, { points }) : "";
  board.setPath(
    found
      ? { hexes: found.hexes, costs, text: String(spent), ...(offer?.kind === "march" ? { forcedFrom: 1 } : {}) }
      : null,
  );
  board.setMarks([
    ...(at >= 0 ? [{ hex: at, style: /** @type {const} */ ("own"), bare: true }] : []),
    ...(goal >= 0 ? [{ hex: goal, style: /** @type {const} */ ("note"), bare: true }] : []),
  ]);
}
