// The views of the analyst that pictures.mjs takes: each of its answers at the top of the tab, and its marks on the map.

/** Opens the analyst's tab and waits until an answer is there; what is still computed is cancelled. */
async function open(page, part) {
  await page.click("#pl-overview");
  await page.click("#rp-tab-analyst");
  await page.waitForSelector(part === "chances" ? "#an-chances-error" : `#an-${part}[data-ready]`);
  const cancel = page.locator("#an-cancel");
  if (await cancel.count()) await cancel.click();
  await cancel.waitFor({ state: "detached" });
}

const PARTS = ["attacks", "risks", "missed", "luck", "chances"];

/**
 * Views by their names.
 * @param {string} prefix of the names
 * @param {Record<string, (page: import("playwright-core").Page) => Promise<void>>} tables puts a game on the table, for
 *   each answer and for the marks on the `map`
 * @returns {Record<string, (page: import("playwright-core").Page) => Promise<void>>}
 */
export function analystViews(prefix, tables) {
  const ofPart = (part) => [
    `${prefix}-${part}`,
    async (page) => {
      await tables[part](page);
      await open(page, part);
      await page.locator(`#an-${part}`).evaluate((section) => section.scrollIntoView());
    },
  ];
  return {
    async [prefix](page) {
      await tables.attacks(page);
      await open(page, "attacks");
    },
    ...Object.fromEntries(PARTS.map(ofPart)),
    async [`${prefix}-map`](page) {
      await tables.map(page);
      await open(page, "missed");
      await page.locator("#an-risks .button").last().click();
      await page.waitForSelector("#pl-analysed-off");
    },
  };
}
