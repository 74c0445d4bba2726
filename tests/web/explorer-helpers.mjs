// What the tests of the map explorer share: opening it, placing counters by keys, reading the panel.

export const PAINTED = ".ex-stage[data-painted=all]";

/** Opens the map of the referee; `path` may be a share link's fragment. */
export async function openExplorer(site, options = {}) {
  const view = await site.openPage({ waitFor: "html[data-ready]", section: "referee", ...options });
  if (!options.path) await view.page.click("#ref-mode-map");
  await view.page.waitForSelector(PAINTED);
  return view;
}

/** Takes the first counter that fits and types where it stands, all by keys. */
export async function placeByKeys(page, name, hex) {
  await page.focus("#ex-search");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "ex-hex");
  await page.keyboard.type(hex);
  await page.keyboard.press("Enter");
  await page.locator("#ex-status", { hasText: "placed in" }).waitFor();
}

/** The list of all units: { "L2329 Tobruk": "15 Pz (Axis)", … }. */
export const unitsByHex = (page) =>
  page
    .locator(".ex-all-list > li")
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [row.querySelector("button").textContent, row.querySelector("span").textContent]),
      ),
    );

/** Where a hex lies on the page: the map is brought there first. */
export async function pointOf(page, hex) {
  await page.fill("#ex-goto", hex);
  await page.press("#ex-goto", "Enter");
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  await page.waitForSelector(PAINTED);
  const box = await page.locator(".ex-stage").boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
