// The Referee while a combat is being entered: calm until both sides have a unit, helpful where a unit is typed into the
// column of its enemy, and hexes whose letters say who attacks. And the name of its second view.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { addHex, addUnit, openReferee } from "./referee-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const hexNames = (page, role) =>
  page
    .locator(`section:has(> #ref-col-${role}) [data-drop]`)
    .evaluateAll((stacks) => stacks.map((stack) => stack.dataset.drop));

test("a combat that only lacks units is called incomplete and leads to what is missing, without an alarm", async () => {
  const { page, problems, close } = await openReferee(site);
  await addUnit(page, 0, "Polish");
  const hint = page.locator(".ref-unfinished");
  await hint.waitFor();
  assert.equal(await hint.locator("h2").textContent(), "This combat is not complete yet");
  assert.equal(await page.textContent("#ref-spoken"), "This combat is not complete yet");
  assert.equal(await page.locator(".ref-refused, .field-error").count(), 0);
  assert.deepEqual(await axe(page, "#referee"), []);
  await hint.locator("[data-code=no-defenders] button").click();
  assert.equal(await page.evaluate(() => document.activeElement.id), "ref-add-1");
  await addUnit(page, 1, "115 Mech");
  await page.waitForSelector(".ref-summary");
  assert.equal(await hint.count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("a unit typed into the enemy's column is said to be the other side's, and is added there", async () => {
  const { page, problems, close } = await openReferee(site);
  await page.fill("#ref-add-0", "115 Mech");
  const list = page.locator("#ref-add-0-list");
  const [says, unit] = await list.locator("[role=option]").allTextContents();
  assert.equal(says, "This counter belongs to the other side (Axis). It will be added to hex T:");
  assert.match(unit, /115 Mech/);
  await page.press("#ref-add-0", "Enter");
  const added = page.locator("section:has(> #ref-col-defends) .ref-unit-name", { hasText: "115 Mech" });
  await added.waitFor();
  await page.fill("#ref-add-0", "no such counter");
  assert.match(await list.textContent(), /No counter of this name is left/);
  await page.fill("#ref-add-0", "115 Mech");
  assert.match(await list.textContent(), /No counter of this name is left/);
  assert.deepEqual(problems(), []);
  await close();
});

test("when the other side attacks, attackers stand in A and defenders in T again; named hexes keep their names", async () => {
  const { page, problems, close } = await openReferee(site);
  await addUnit(page, 0, "Polish");
  await addUnit(page, 1, "115 Mech");
  await addHex(page, "axis", 2, "L2329");
  const before = [await hexNames(page, "attacks"), await hexNames(page, "defends")];
  assert.deepEqual(before, [["A"], ["T", "L2329"]]);
  await page.click("#ref-attacker-axis");
  assert.deepEqual([await hexNames(page, "attacks"), await hexNames(page, "defends")], [["A", "L2329"], ["T"]]);
  const unitIn = (hex) => page.locator(`[data-drop="${hex}"] .ref-unit-name`).allTextContents();
  assert.deepEqual([await unitIn("A"), await unitIn("T")], [["115 Mech"], ["Polish"]]);
  await page.click("#ref-attacker-commonwealth");
  assert.deepEqual([await hexNames(page, "attacks"), await hexNames(page, "defends")], before);
  assert.deepEqual(problems(), []);
  await close();
});

test("the second view of the Referee has a name that no other tab has, in both languages", async () => {
  for (const [locale, name] of [
    ["en-GB", "Positions"],
    ["de-DE", "Stellungen"],
  ]) {
    const { page, problems, close } = await openReferee(site, { locale });
    assert.equal(await page.textContent("#ref-mode-map"), name);
    assert.ok(!(await page.locator("[role=tab]").allTextContents()).includes(name));
    assert.deepEqual(problems(), []);
    await close();
  }
});
