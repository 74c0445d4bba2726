// What the tests of standing orders share.

/** Standing orders for every decision of the defender. */
export const EVERYTHING = { noReaction: true, noSupport: true, rest: true, deplete: [], retreat: [] };

/** A race for Tobruk in the Refit Phase of the Axis in the first game-turn; the computer has played both sides. */
export function untilRefit(wasm, seed = "0123456789abcdef0123456789abcdef") {
  const game = wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "seed", seed } });
  for (let view = game.view(); view.phase !== "refit" || view.phasing !== "axis"; view = game.view())
    if (game.give(view.follows ?? game.opponent()).kind !== "given") throw new Error(`${view.phase} does not end`);
  return game;
}
