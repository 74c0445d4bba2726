// @ts-check
/** The path of the chosen units on the map, with its cost. */
import { showsCosts } from "./map-layers.js";
import { bodyOf } from "./options.js";
import { offersAt, pathTo, running } from "./offers.js";
import { supplyWarning } from "./outlook.js";

/**
 * Shows the path to the hex under pointer or cursor, or to the one that waits.
 * @param {import("./types.js").PlayContext} ctx
 * @param {import("../../../board/minimap.ts").GameBoard} board
 */
export function showPath(ctx, board) {
  const { at, chosen, goal, group, pointed, moveKind } = ctx.selection;
  const to = goal >= 0 ? goal : pointed;
  const offer =
    chosen.length && !group.length && (moveKind === "walk" || moveKind === "march")
      ? offersAt(ctx, to).find(({ kind }) => kind === "move" || kind === "march" || kind === "react")
      : undefined;
  const found = offer ? pathTo(ctx, chosen, offer) : null;
  ctx.steps = found ? (ctx.session.handle.steps(chosen, bodyOf(found.order).path, moveKind === "march") ?? []) : [];
  const costs = running(ctx.steps);
  const spent = costs.at(-1) || found?.cost;
  const { tn } = ctx.app.lang;
  const points = tn("play.way.points", Number(spent));
  ctx.running = found ? tn("play.way.total", found.hexes.length - 1, { points }) : "";
  ctx.leaves = offer ? supplyWarning(ctx, chosen, to).text : "";
  board.setPath(
    found
      ? {
          hexes: found.hexes,
          // Where every hex has its cost written in it, the path repeats none.
          costs: showsCosts(ctx) ? [] : costs,
          text: ctx.leaves ? `${spent} ⚠` : String(spent),
          ...(offer?.kind === "march" ? { forcedFrom: 1 } : {}),
        }
      : null,
  );
  board.setMarks([
    ...[at, ...group.map((stack) => stack.at)]
      .filter((hex) => hex >= 0)
      .map((hex) => ({ hex, style: /** @type {const} */ ("own"), bare: true })),
    ...(goal >= 0 ? [{ hex: goal, style: /** @type {const} */ ("note"), bare: true }] : []),
  ]);
}
