// @ts-check
/** What the player is told after an order: the outcome of a battle, and what the others did in their turn. */

/** @param {import("./types.js").PlayContext} ctx @param {() => unknown} _ the board */
export function createAftermath(ctx, _) {
  return {
    opened() {},
    /** @param {import("./types.js").TableView} _before @param {any} [_report] @param {boolean} [_received] */
    changed(_before, _report, _received) {},
    close: () => void (ctx.recap = null),
  };
}
