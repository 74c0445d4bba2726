// @ts-check
/** A game as both sides may know it: what only one of them knows is left out. */

/** @typedef {any} View the engine's view of a game in the form of the game screen */

/**
 * After the end of the game nothing is hidden.
 * @param {any} game in the form of the game screen @param {readonly string[]} sides
 */
export function knownToBoth(game, sides) {
  game.setViewer();
  const isOver = game.view().phase === "over";
  const viewers = isOver ? [undefined] : sides;
  /** What each viewer is given. @template T @param {() => T} ask @returns {T[]} */
  const each = (ask) =>
    viewers.map((viewer) => {
      game.setViewer(viewer);
      return ask();
    });
  return {
    isOver,
    /** @param {number} orders @returns {View} */
    viewAt: (orders) => each(() => game.viewAt(orders)).reduce((one, other) => common(one, other, sides)),
    /** An order and what it brought about; null where not all viewers know the same. @param {number} at @returns {any} */
    reportOf(at) {
      const [first, ...others] = each(() => game.journal(at, at + 1).orders[0]);
      const text = JSON.stringify(first);
      return others.every((report) => JSON.stringify(report) === text) ? first : null;
    },
  };
}

/**
 * What two viewers both know of a game, of what a board shows: of the blocks of each what the other one sees.
 * @param {View} one that of the first side @param {View} other @param {readonly string[]} sides @returns {View}
 */
function common(one, other, [first, second]) {
  const of = (/** @type {View} */ { blocks }, /** @type {string} */ side) =>
    blocks.filter((/** @type {any} */ block) => block.side === side);
  const blocks = [...of(other, first), ...of(one, second)];
  const { scenario, phase, turn, by, battles, firing, orders, active, stage, step } = one;
  return { scenario, phase, turn, by, battles, firing, orders, active, stage, step, blocks, due: [], refit: [] };
}
