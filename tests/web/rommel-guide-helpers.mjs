// The guided first game of Rommel in the Desert, as its tests open and play it.

import { PAINTED } from "./play-helpers.mjs";

export const GAME = "rommel-in-the-desert";

/** The number of the step that the card shows; 99 after the last. */
export const stepOf = async (page) => Number((await page.textContent("#tour-step"))?.match(/\d+/)?.[0] ?? 99);

/** Waits until a step is shown, or a later one. */
export const reached = (page, n) =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector("#tour-step")?.textContent?.match(/\d+/)?.[0] ?? 99) >= wanted,
    n,
  );

/** Remembers each step that was shown, with what it points at. Runs in the page before its scripts. */
function watchSteps() {
  globalThis.shown = [];
  const look = () => {
    const step = Number(document.querySelector("#tour-step")?.textContent?.match(/\d+/)?.[0] ?? 0);
    if (step && !globalThis.shown.includes(step)) globalThis.shown.push(step);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Opens the guided game by its button on the form of a new game. */
export async function openGuide(site, { lang = "", ...options } = {}) {
  const view = await site.openPage({
    path: "tests/web/library-page.html",
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const { page } = view;
  await view.context.addInitScript(watchSteps);
  await page.goto(new URL(`?game=${GAME}${lang && `&lang=${lang}`}#play`, site.address).href);
  await page.waitForSelector("html[data-ready]");
  await page.locator("#pl-first-go, #pl-new-guide").first().click();
  await page.waitForSelector(".tour");
  await page.waitForSelector(PAINTED);
  return view;
}
