// @ts-check
/** Shows the situation on the board: blocks, the screen of the phase, the path of the last order. */
import { pilesOf } from "../art/game-blocks.ts";
import { together } from "../art/overlays.ts";
import { shownLayers } from "./map-layers.js";
import { NAMING, withoutPlace } from "./naming/naming.js";
import { screenOf } from "./phases.js";

/** Overlays that a phase or a layer may show. */
const NAMES = /** @type {const} */ ([
  "markers",
  "reach",
  "supply",
  "lines",
  "goals",
  "retreat",
  "attacks",
  "targets",
  "choices",
  "extras",
]);

/** @param {import("./types.js").PlayContext} ctx @param {import("../../../board/game-board.ts").GameBoard} board */
export function updateBoard(ctx, board) {
  const screen = screenOf(ctx);
  const ready = screen?.ready?.(ctx) ?? new Set();
  const viewer = ctx.viewer();
  board.setPiles(
    pilesOf(ctx.now.view, viewer, { rosterOf: ctx.rosterOf, cutOff: withoutPlace(ctx) }).map((pile) => ({
      ...pile,
      ready: pile.pieces.some(({ id }) => id !== undefined && ready.has(id)),
    })),
  );
  board.choose(ctx.selection.chosen);
  const screens = [screen, NAMING].map((one) => one?.overlays?.(ctx) ?? {});
  const shown = together([shownLayers(ctx), ...screens, { choices: ctx.marked }]);
  for (const name of NAMES) board.show(name, shown[name] ?? null);
  updatePath(ctx, board);
  const last = ctx.trail.length > 1 ? [{ hexes: ctx.trail, side: ctx.trailSide }] : null;
  board.show("moves", ctx.recap && !ctx.replay ? /** @type {any} */ (ctx.recap.trails) : last);
}

/**
 * The path to the hex under pointer or cursor, and the hexes that are chosen.
 * @param {import("./types.js").PlayContext} ctx @param {import("../../../board/game-board.ts").GameBoard} board
 */
export function updatePath(ctx, board) {
  board.setPath(screenOf(ctx)?.path?.(ctx, ctx.selection.pointed) ?? null);
}
