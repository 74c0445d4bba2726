// The page of the kept games in a browser, for its tests.

import { readText } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";

export const PAGE = "tests/web/library-page.html";
export const race = await readText("tests/saves/v1/race.desertfox.json");
export const campaign = await readText("tests/saves/v1/campaign.desertfox.json");
export const orders = (text) => JSON.parse(text).orders.length;

/** The page of the kept games; `prepare` runs before any of its scripts. */
export async function openLibrary(site, { prepare, games = [], ...options } = {}) {
  const view = await site.openPage({ path: PAGE, waitFor: "[data-ready]", ...options });
  if (prepare) {
    await view.page.addInitScript(prepare);
    await reload(view.page);
  }
  await view.page.evaluate(async (games) => {
    for (const [text, summary] of games) await globalThis.test.games.add(text, summary);
  }, games);
  return view;
}

export async function reload(page) {
  await page.reload();
  await page.waitForSelector("[data-ready]");
}

export async function show(page) {
  await page.waitForSelector("dialog", { state: "detached" });
  await page.click("#show");
  await page.waitForSelector(".lib-dialog[open]");
}

/** A game of the list by its name. */
export const game = (page, name) =>
  page.locator(".lib-list > .lib-game", { has: page.locator(".lib-name", { hasText: name }) });
export const names = (page) => page.locator(".lib-dialog .library > div > .lib-list .lib-name").allTextContents();
export const focused = (page) => page.evaluate(() => document.activeElement?.id);
export const two = [
  [campaign, summary(5, { name: "Second", scenario: "campaign" })],
  [race, summary(40, { name: "First" })],
];
