// What the tests of the game screen of Rommel in the Desert share.

import assert from "node:assert/strict";

import * as geometry from "../../www/games/rommel-in-the-desert/geometry.ts";
import { createHand, watchMap } from "./clicks-helpers.mjs";
import { initWasm } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

/** The cover between two players at one screen. */
export const COVER = "dialog[data-about=handover]";

export const SEED = "00112233445566778899aabbccddeeff";
export const ROMMEL = await initWasm("rommel-in-the-desert");

/** The link of a game played by the script until something is so. */
export function linkWhen(scenario, wanted, then = []) {
  const game = ROMMEL.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: SEED } });
  for (let view = game.view(); !wanted(view, game); view = game.view())
    assert.equal(game.give(game.opponent()).kind, "given");
  for (const order of then) assert.equal(game.give(order).kind, "given");
  return game.gameLink();
}

/** Whether a player is in a phase of a turn. */
export const inPhase = (phase, side) => (view) => view.stage === "turns" && view.phase === phase && view.toAct === side;

/** The orders of a Basic turn up to its moves. */
export const BASIC = [{ playCards: { cards: { real: 1, dummies: 0 } } }, { choose: { option: "basic" } }];

/**
 * Opens a game of a link; `seats` are those of the question that it asks. `covers`: the cover between two players stays;
 * otherwise it is turned off for this game.
 */
export async function openRommel(site, link, { seats = "both", covers = false, ...options } = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link}`,
    ...options,
  });
  const { page } = view;
  await askSide(page);
  await page.selectOption("#pl-open-seats", seats);
  await page.click("dialog[data-about=open] [data-value=yes]");
  if (seats === "both") await page.waitForSelector(COVER);
  if (seats === "both" && !covers) await page.click(`${COVER} [data-value=off]`);
  await page.waitForSelector(PAINTED, { state: "attached" });
  return view;
}

/** Opens a game of a link, and again from its address, with a hand that finds hexes. */
export async function openWithHand(site, link, options = {}) {
  const view = await openRommel(site, link, options);
  const { page } = view;
  await page.context().addInitScript(watchMap);
  await page.goto(new URL("?game=rommel-in-the-desert#play", site.address).href);
  await page.waitForSelector(PAINTED);
  return { ...view, hand: createHand(page, geometry) };
}

/** Begins a game by the form; `cover`: covered between two players at this screen. */
export async function beginRommel(site, scenario, seats, { cover = false, ...options } = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
    path: "?game=rommel-in-the-desert#play",
    ...options,
  });
  const { page } = view;
  await page.check(`#pl-scenario-${scenario}`);
  await page.check(`#pl-seats-${seats}`);
  if (cover) await page.check("#pl-new-cover");
  await page.click("#pl-start");
  if (cover) await page.click("dialog[open] [data-value=show]");
  await page.waitForSelector(PAINTED);
  return view;
}

/** Follows a link of a game in a page that is open; `seats` answers its question, otherwise it stands as it is. */
export async function follow(page, link, seats) {
  await page.evaluate((hash) => (location.hash = hash), link);
  await askSide(page);
  if (seats) await page.selectOption("#pl-open-seats", seats);
  await page.click("dialog [data-value=yes]");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  await page.waitForSelector(PAINTED);
}

/** Chooses a hex with the keyboard, as Enter on the map does. */
export async function enterHex(page, hex) {
  await page.fill("#pl-goto", hex);
  await page.press("#pl-goto", "Enter");
  await page.keyboard.press("Enter");
}
