// What the tests of a page with two games share.

import assert from "node:assert/strict";

export const [FIRST, SECOND] = ["desert-fox", "rommel-in-the-desert"];

/** Waits until a game of the page is open and ready. */
export async function waitForGame(page, id) {
  await page.waitForFunction(
    (id) => document.querySelector("#game")?.value === id && document.documentElement.dataset.ready === "true",
    id,
  );
}

/** Opens a game by the field in the masthead. */
export async function switchTo(page, id) {
  await page.selectOption("#game", id);
  await waitForGame(page, id);
}

/** Marks the document, to see that it is not loaded again. */
export const mark = (page) => page.evaluate(() => void (globalThis.mark = "same"));
export const assertSameDocument = async (page) =>
  assert.equal(await page.evaluate(() => globalThis.mark), "same", "the page is not loaded again");

/** A game of the first few orders of the computer player. */
export function gameOf({ Game }, scenario, orders = 4) {
  const game = Game.begin({ options: { scenario }, dice: { kind: "seed", seed: "00112233445566778899aabbccddeeff" } });
  for (let i = 0; i < orders; i++) assert.equal(game.give(game.opponent()).kind, "given");
  return game;
}
