// @ts-check
/** A game as one side may know it, or as both may: what only one of them knows is left out. */

/** @typedef {any} View the engine's view of a game in the form of the game screen */

/**
 * After the end of the game nothing is hidden.
 * @param {any} game in the form of the game screen @param {readonly string[]} sides
 * @param {string} side for whom it is shown; empty for what both may know
 */
export function knownToBoth(game, sides, side) {
  game.setViewer();
  const viewers = game.view().phase === "over" ? [undefined] : side ? [side] : sides;
  /** What each viewer is given. @template T @param {() => T} ask @returns {T[]} */
  const each = (ask) =>
    viewers.map((viewer) => {
      game.setViewer(viewer);
      return ask();
    });
  return {
    /** @param {number} orders @returns {View} */
    viewAt: (orders) => each(() => game.viewAt(orders)).reduce(common),
    /** An order and what it brought about; null where not all viewers know the same. @param {number} at @returns {any} */
    reportOf(at) {
      const [first, ...others] = each(() => game.journal(at, at + 1).orders[0]);
      const text = JSON.stringify(first);
      return others.every((report) => JSON.stringify(report) === text) ? first : null;
    },
  };
}

/** What two viewers both know of a game, of what a board shows. @param {View} one @param {View} other @returns {View} */
function common(one, other) {
  const known = new Map(other.blocks.map((/** @type {any} */ block) => [block.handle, block]));
  const blocks = one.blocks
    .filter((/** @type {any} */ { handle }) => known.has(handle))
    .map((/** @type {any} */ { name, steps, ...block }) => {
      const there = known.get(block.handle);
      return {
        ...block,
        ...(name !== undefined && there.name === name ? { name } : {}),
        ...(steps !== undefined && there.steps === steps ? { steps } : {}),
      };
    });
  const { scenario, phase, turn, by, battles, firing, orders, active, stage, step } = one;
  return { scenario, phase, turn, by, battles, firing, orders, active, stage, step, blocks, due: [], refit: [] };
}
