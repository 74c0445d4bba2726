// What the tests of the worksheet share: opening it, adding units, reading the report.

/** Opens the referee; `path` may be a share link's fragment. */
export async function openReferee(site, options = {}) {
  const view = await site.openPage({ waitFor: "html[data-ready]", section: "referee", ...options });
  await view.page.waitForSelector(".ref-summary, .ref-welcome, .ref-refused");
  return view;
}

/** Types into the add field of a stack and takes the first counter offered. */
export async function addUnit(page, stack, name) {
  const field = page.locator(`#ref-add-${stack}`);
  await field.fill(name);
  await page.locator(`#ref-add-${stack}-list [role=option]`).first().waitFor();
  await field.press("Enter");
}

/** Another hex for a side, with a name. */
export async function addHex(page, side, stack, name) {
  await page.click(`[data-do="hex.add"][data-role="${side}"]`);
  const field = page.locator(`#ref-h-${stack}-name`);
  await field.fill(name);
  await field.press("Enter");
}

export const loadExample = async (page, id) => {
  await page.click("#ref-menu-examples");
  await page.click(`.ref-menu-item[data-id="${id}"]`);
  await page.locator("#ref-status", { hasText: "opened" }).waitFor();
};

/** The summary strip by label: { Strength: "11 : 4", Odds: "2:1", … }. */
export const summary = (page) =>
  page
    .locator(".ref-sum")
    .evaluateAll((steps) =>
      Object.fromEntries(
        steps.map((step) => [step.querySelector("dt").textContent, step.querySelector("dd").textContent]),
      ),
    );

/** Strengths that count, by unit. */
export const strengths = (page) =>
  page
    .locator(".ref-part-strengths tbody[data-unit]")
    .evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [row.dataset.unit, Number(row.querySelector(".ref-strength").textContent)])),
    );

/** Findings on the page: code and sentence with its numbers. */
export const findings = (page) =>
  page
    .locator(".ref-finding")
    .evaluateAll((rows) =>
      rows.map((row) => ({ code: row.dataset.code, text: row.textContent.replace(/\s+/g, " ").trim() })),
    );

export const hasFinding = (list, code, part = "") =>
  list.some((finding) => finding.code === code && finding.text.includes(part));

/** The end of each unit in the outcome. */
export const ends = (page) =>
  page
    .locator(".ref-end")
    .evaluateAll((cards) =>
      Object.fromEntries(cards.map((card) => [card.dataset.unit, card.querySelector(".ref-end-text").textContent])),
    );

export const unitField = (unit, field) =>
  `[id="ref-u-${[...unit].map((c) => (/[\w-]/.test(c) ? c : `_${c.codePointAt(0).toString(16)}_`)).join("")}-${field}"]`;
