// The rulebook's examples, entered by clicking and typing.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import {
  addHex,
  addUnit,
  ends,
  findings,
  hasFinding,
  loadExample,
  openReferee,
  strengths,
  summary,
  unitField,
} from "./referee-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Five units against two in the open, as in 11.9; the armor as printed or as corrected. */
async function enterCombatExample(page, armor) {
  await addUnit(page, 0, "25/10 Ind Hvy");
  await addUnit(page, 0, '"a" Arty');
  await addHex(page, "commonwealth", 2, "B");
  await addUnit(page, 2, armor);
  await addHex(page, "commonwealth", 3, "C");
  await addUnit(page, 3, "44 Hvy");
  await addUnit(page, 3, "1/2 Armd");
  await page.click(unitField("1/2 Armd", "more"));
  await page.uncheck(unitField("1/2 Armd", "generalSupply"));
  await addUnit(page, 1, "155 Mtrzd");
  await addUnit(page, 1, "II/25 Flak");
  await page.waitForSelector(".ref-dice");
}

test("the combat example comes out as printed", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await enterCombatExample(page, "22(2)");
  assert.deepEqual(await strengths(page), {
    "25/10 Ind Hvy Wpns": 3,
    '"a" Arty': 0,
    "22(2) Armd": 2,
    "44 Hvy Wpns": 3,
    "1/2 Armd": 7,
    "155 Mtrzd": 3,
    "II/25 Flak": 1,
  });
  let found = await findings(page);
  assert(hasFinding(found, "combined-arms", "4 → 2"));
  assert(hasFinding(found, "general-supply-no-effect", "1/2 Armd"));
  assert(hasFinding(found, "flak", "by 4"));
  assert.deepEqual(await page.locator(".ref-sumrow.is-total td").allTextContents(), ["11", "4"]);
  assert.deepEqual(await summary(page), { Strength: "11 : 4", Odds: "2:1", Row: "Clear", Column: "4", Die: "–" });
  assert.equal(await page.locator(".ref-crt-columns .is-column").textContent(), "4");

  await page.click("#ref-die-5");
  await page.getByRole("button", { name: "Shift 2 columns" }).click();
  assert.deepEqual(await summary(page), {
    Strength: "11 : 4",
    Odds: "2:1",
    Row: "Clear",
    Column: "4",
    Die: "",
    Adjusted: "9",
    "Def. / att.": "11 / 9",
  });
  found = await findings(page);
  assert(hasFinding(found, "adjusted-column", "9"));
  assert(hasFinding(found, "attacker-shifts", "9 → 11"));
  for (const unit of ["155 Mtrzd", "II/25 Flak"]) {
    assert(hasFinding(found, "result", `${unit}: morale line 2, column 11: 4dp`));
    assert(hasFinding(found, "retreated", `${unit} retreats 4 of 4 hexes`));
    assert(hasFinding(found, "defender-disrupted", unit));
  }
  await page.getByRole("button", { name: "Deplete 155 Mtrzd" }).click();
  await page.getByRole("button", { name: "Deplete 25/10 Ind Hvy Wpns" }).click();
  await page.getByRole("button", { name: "Stop advancing" }).click();
  found = await findings(page);
  assert(hasFinding(found, "attacker-result", "column 9: p"));
  const end = await ends(page);
  assert.equal(end["155 Mtrzd"], "retreats 4 hexes, depleted, disrupted");
  assert.equal(end["II/25 Flak"], "retreats 4 hexes, disrupted");
  assert.equal(end["25/10 Ind Hvy Wpns"], "holds, but depleted");
  assert.equal(end["1/2 Armd"], "holds");
  assert.equal(await page.locator(".ref-crt tbody td.is-lit").textContent(), "4dp (used)");
  assert.equal(await page.locator(".ref-crt td.is-lit-attacker").textContent(), "p (used)");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("the example loads as the rulebook prints it, and each case shows its ruling", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await page.getByRole("button", { name: "Open the example from the rulebook (11.9)" }).click();
  assert.equal((await summary(page)).Strength, "11 : 4");
  await page.locator('[data-code="combined-arms"] .case-tip').focus();
  await page.locator(".popover").getByText("R017").waitFor();
  await view.close();
});

test("with the corrected counter the example is fought at 3 to 1", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await enterCombatExample(page, "22(3)");
  assert.equal((await strengths(page))["22(3) Armd"], 4);
  assert.deepEqual(await summary(page), { Strength: "13 : 4", Odds: "3:1", Row: "Clear", Column: "6", Die: "–" });
  await page.click("#ref-die-5");
  await page.getByRole("button", { name: "Shift 2 columns" }).click();
  assert.equal((await summary(page))["Def. / att."], "13 / 11");
  await view.close();
});

test("the ridge thirds the first attack, and the escarpment bars 7Spt/7 at its field", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await addUnit(page, 0, "Polish");
  await addUnit(page, 0, "Royals");
  await addHex(page, "commonwealth", 2, "N");
  await addUnit(page, 2, "23/70");
  await addUnit(page, 1, "115 Mech");
  await page.selectOption("#ref-s-A-T", "ridge");
  assert.deepEqual(await strengths(page), { Polish: 1, "Royals Recon": 1, "23/70": 4, "115 Mech": 3 });
  const found = await findings(page);
  assert(hasFinding(found, "hexside", "3 → 1"));
  assert(hasFinding(found, "hexside", "1 → 1"));
  assert.deepEqual(await summary(page), { Strength: "6 : 3", Odds: "2:1", Row: "Clear", Column: "4", Die: "–" });

  await addHex(page, "commonwealth", 3, "S");
  await addUnit(page, 3, "7Spt");
  await page.selectOption("#ref-s-S-T", "escarpment");
  const card = page.locator(unitField("7Spt/7 Mech", "card"));
  await card.getByText("A motorized unit may not attack across an escarpment.").waitFor();
  assert.equal(await page.locator(".ref-refused li").count(), 1);
  assert.equal(await page.locator(".ref-part-strengths").count(), 0);
  assert.equal(await page.locator(unitField("7Spt/7 Mech", "hex")).getAttribute("aria-invalid"), "true");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  assert(await page.locator(unitField("7Spt/7 Mech", "hex")).evaluate((field) => field === document.activeElement));
  await view.close();
});

test("flak and artillery work across the ridge in the second attack", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await addUnit(page, 0, "9 Aus Hvy");
  await addUnit(page, 0, "4/7(2)");
  await addUnit(page, 1, "II/25");
  await addUnit(page, 1, "Svbd");
  await page.selectOption("#ref-s-A-T", "ridge");
  assert.deepEqual(await strengths(page), {
    "9 Aus Hvy Wpns": 1,
    "4/7(2) Armd": 2,
    "II/25 Flak": 1,
    "Svbd 288 Hvy Wpns": 3,
  });
  assert(hasFinding(await findings(page), "flak", "2 → 0"));
  assert.equal((await summary(page)).Strength, "1 : 4");
  await loadExample(page, "ex2b");
  assert(hasFinding(await findings(page), "need-not-be-attacked", "15 Pzr Arty"));
  await loadExample(page, "ex2c");
  assert.equal(await page.locator(".ref-refused li").getAttribute("data-code"), "across-escarpment");
  await view.close();
});

test("one target across the ridge is enough to third 115 Mech", async () => {
  const view = await openReferee(site);
  const { page } = view;
  await page.click("#ref-attacker-axis");
  await addUnit(page, 1, "115 Mech");
  await addUnit(page, 0, "Polish");
  await addUnit(page, 0, "Royals");
  await addHex(page, "commonwealth", 2, "N");
  await addUnit(page, 2, "23/70");
  assert.equal((await strengths(page))["115 Mech"], 3);
  await page.selectOption("#ref-s-A-T", "ridge");
  assert.equal((await strengths(page))["115 Mech"], 1);
  assert(hasFinding(await findings(page), "hexside", "3 → 1"));
  await view.close();
});
