// The tests of a ruling, opened from its row and put on the worksheet.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { readCases } from "./case-files.mjs";
import { axe, openSite, readText } from "./harness.mjs";
import { addUnit, openReferee, strengths } from "./referee-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const FILE = "11.4_stacking_points";
const cases = await readCases(FILE);
const names = (id) => cases.filter(({ rulings }) => rulings.includes(id)).map(({ name }) => name);

/** Opens the tests of a ruling by keyboard and waits for what they are. */
async function openTests(page, id) {
  if (!(await page.isVisible("#rules"))) await page.click("#tab-rules");
  const button = page.locator(`#${id} .rules-opener`);
  if ((await button.getAttribute("aria-expanded")) === "false") await button.press("Enter");
  assert.equal(await button.getAttribute("aria-expanded"), "true");
  const tests = page.locator(`#tests-${id}`);
  await tests.locator("[role=status]", { hasNotText: "Loading" }).waitFor();
  return tests;
}
const load = (tests, name) =>
  tests.getByRole("button", { name: `Open in the Referee: ${name}`, exact: true }).press("Enter");
const units = (page) => page.locator(".ref-unit").evaluateAll((cards) => cards.map(({ dataset }) => dataset.unit));
const said = (page) => page.textContent("#ref-status");

test("a test of R017 fills the worksheet, and undo brings the former sheet back", async () => {
  const view = await openReferee(site);
  const { page } = view;
  const fetched = [];
  page.on(
    "request",
    (request) => request.url().includes("/tests/rulings/") && fetched.push(new URL(request.url()).pathname),
  );
  await addUnit(page, 0, "25/10 Ind Hvy");
  const before = await units(page);
  const tests = await openTests(page, "R017");
  assert.ok(fetched.includes(`/tests/rulings/${FILE}.json`));
  const listed = await tests.locator("li > .grow").allTextContents();
  assert.deepEqual(
    listed.filter((name) => names("R017").includes(name)),
    names("R017"),
  );

  await load(tests, names("R017")[0]);
  assert.ok(await page.isVisible("#referee"));
  assert.equal(await page.evaluate(() => document.activeElement.id), "referee");
  assert.match(await said(page), new RegExp(`^Test of R017 opened: ${names("R017")[0]}\\.`));
  const { query } = cases.find(({ name }) => name === names("R017")[0]).call;
  assert.deepEqual((await units(page)).sort(), query.units.map(({ id }) => id).sort());
  const found = await strengths(page);
  assert.deepEqual([found.Tanks, found["Light Tanks"]], [7, 5]);
  assert.equal(await page.inputValue("#ref-switch-combinedArms"), "byStackingPoint");

  await page.keyboard.press("Control+z");
  assert.deepEqual(await units(page), before);
  await page.click("#tab-rules");
  await page.locator("#R017 .rules-opener").press("Enter");
  assert.ok(await tests.isHidden());
  await openTests(page, "R017");
  await openTests(page, "R033");
  assert.equal(new Set(fetched).size, fetched.length, "a file is fetched once");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a combat comes with its dice, and an answer that its test has refused is left out", async () => {
  const { page, close } = await openReferee(site);
  const answered = await findCase(
    ({ call, expect }) => call.call === "stepCombat" && call.query.answers?.length > 1 && expect.kind !== "refused",
  );
  await load(await openTests(page, answered.id), answered.name);
  assert.equal(await page.locator('#ref-report [data-do="step.back"]').getAttribute("aria-disabled"), null);
  const refused = await findCase(
    ({ expect }) => expect.refusals?.length === 1 && /^answers\[/.test(expect.refusals[0].path),
  );
  await load(await openTests(page, refused.id), refused.name);
  assert.match(await said(page), /Its last answer is not allowed by the rules and was left out\./);
  await close();
});

/** The first case of the ledger's files that fits, and a ruling that it is found under. */
async function findCase(fits) {
  for (const { id, files } of JSON.parse(await readText("pkg/desert-fox/rulings.json"))) {
    for (const file of files) {
      const found = (await readCases(file)).find((one) => one.rulings.includes(id) && fits(one));
      if (found) return { id, name: found.name };
    }
  }
  throw new Error("no case fits");
}

test("tests that are no combats are listed by name only", async () => {
  const { page, close } = await openReferee(site);
  const route = await findCase(({ call }) => call.call === "routeElimination");
  const tests = await openTests(page, route.id);
  const line = tests.locator("li", { has: page.getByText(route.name, { exact: true }) });
  assert.equal(await line.count(), 1);
  assert.equal(await line.getByRole("button").count(), 0);
  await close();
});

test("a test about the map opens the map with its units", async () => {
  const { page, close, problems } = await openReferee(site);
  const found = await findCase(({ call }) => call.call === "askBoard" && call.query.position.units.length > 1);
  await load(await openTests(page, found.id), found.name);
  await page.locator("#ex-status", { hasText: "position from the link" }).waitFor();
  assert.ok(await page.isVisible("#ref-map"));
  await page.locator(".ex-all-list > li").first().waitFor({ state: "attached" });
  assert.deepEqual(problems(), []);
  await close();
});

test("a filter hides the tests together with their ruling", async () => {
  const { page, close } = await openReferee(site);
  const tests = await openTests(page, "R017");
  await page.fill("#rules-search", "R018");
  assert.ok(await tests.isHidden());
  await page.fill("#rules-search", "");
  assert.ok(await tests.isVisible());
  await close();
});

test("where the case files are not served a sentence says so, and opening again asks again", async () => {
  const { page, context, close } = await openReferee(site);
  await context.route("**/tests/rulings/**", (route) => route.fulfill({ status: 404 }));
  const tests = await openTests(page, "R017");
  assert.match(await tests.textContent(), new RegExp(`does not have .*tests/rulings/${FILE}\\.json`));
  assert.equal(await tests.getByRole("button").count(), 0);
  await context.unroute("**/tests/rulings/**");
  await page.locator("#R017 .rules-opener").press("Enter");
  await openTests(page, "R017");
  assert.ok((await tests.locator("li").count()) >= names("R017").length);
  await close();
});

for (const [width, colorScheme] of [
  [1280, "light"],
  [360, "dark"],
]) {
  layoutTest(`opened tests fit ${width} px, ${colorScheme} paper`, async (fonts) => {
    const { page, close } = await openReferee(site, { fonts, viewport: { width, height: 800 }, colorScheme });
    const tests = await openTests(page, "R017");
    assert.deepEqual(await axe(page, "#rules"), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    for (const button of [...(await tests.getByRole("button").all()), page.locator("#R017 .rules-opener")])
      assert.ok((await button.boundingBox()).height >= 40);
    await close();
  });
}
