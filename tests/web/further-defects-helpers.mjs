// What the tests of further defects share: games of the computer against itself up to a state that is wanted.

import { PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const SEEDS = ["07", "05", "0b", "11", "12", "1f", "2a", "33"];

/** The first state as wanted of some games, as a link, with what was found there. */
export function until(wasm, wanted, { most = 700, scenario = "race-for-tobruk" } = {}) {
  for (const seed of SEEDS) {
    const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: seed.repeat(16) } });
    for (let n = 0; n < most && game.view().phase !== "over"; n++) {
      const found = wanted(game, game.view());
      if (found) {
        const link = game.gameLink();
        game.free();
        return { link, ...found };
      }
      game.give(game.opponent());
    }
    game.free();
  }
  throw new Error("no such state");
}

/** The orders of a kind that may be given. */
export const ordersOf = (game, kind) => game.legal().orders.filter((order) => order[kind]);

/** Opens a link for one side, the other is played elsewhere; without a side for the one that decides. */
export async function openFor(site, link, side, options = {}) {
  const view = await site.openPage({
    ...{ waitFor: "html[data-ready]", section: "play", reducedMotion: "reduce", path: `#${link}` },
    ...options,
  });
  const { page } = view;
  await askSide(page);
  if (side) await page.selectOption("#pl-open-seats", side);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  return view;
}
