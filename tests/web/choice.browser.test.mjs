// The rules of a new game: presets, single rules, what goes together and what does not, a comparison; and one combat
// under another rule set.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { PAINTED, newGameForm } from "./play-helpers.mjs";
import { rows, saved } from "./storage-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

test("each named rule set is told in a sentence, and the usual one is chosen", async () => {
  const { page, close, problems } = await newGameForm(site);
  const options = await page.$$eval("[name=pl-rules]", (nodes) =>
    nodes.map((node) => [
      node.value,
      node.checked,
      node.closest("label").querySelector(".muted").textContent.length > 40,
    ]),
  );
  assert.deepEqual(options, [
    ["spi1981Errata", true, true],
    ["spi1981", false, true],
    ["johnson2019", false, true],
    ["sixAngles2006", false, true],
  ]);
  assert.equal(await page.isVisible("#rc-airPoints"), false);
  assert.deepEqual(problems(), []);
  await close();
});

test("a rule changed by keyboard is in force in the game and in its save", async () => {
  const { page, close, problems } = await newGameForm(site);
  await page.focus("#rc-details > summary");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#rc-airPoints");
  await page.focus("#rc-airPoints");
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.activeElement?.id === "rc-airPoints");
  assert.match(await page.textContent("#rc-airPoints-what"), /one air point/);
  assert.match(await page.textContent("#rc-details > summary"), /1 rule changed/);
  assert.deepEqual(await axe(page, "#play"), []);
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
  await saved(page);
  const [{ text: save }] = await rows(page, "games");
  assert.match(save, /"switches":\s*\{"airPoints":"onePerCombat"\}/);
  assert.deepEqual(problems(), []);
  await close();
});

test("what a rule brings along is shown, and what it needs is asked for before the game begins", async () => {
  const { page, close, problems } = await newGameForm(site);
  await page.check("#pl-rules-spi1981");
  await page.click("#rc-details > summary");
  await page.selectOption("#rc-hexNumbers", "sixAngles");
  assert.equal(await page.inputValue("#rc-capuzzoHex"), "sixAngles");
  assert.match(await page.textContent("#rc-capuzzoHex-what"), /Included in: Hex numbers/);
  await page.selectOption("#rc-capuzzoHex", "spi");
  assert.match(await page.textContent("#rc-fault"), /Hex numbers.*Fort Capuzzo/);
  await page.click("#rc-mend");
  assert.equal((await page.textContent("#rc-fault")).trim(), "");
  await page.selectOption("#rc-tiger", "onDieOfOne");
  assert.match(await page.textContent("#rc-fault"), /Tiger.*needs.*corrected/);
  assert.match(await page.textContent("#rc-tiger-what"), /this scenario ends with game-turn 5/);
  await page.click("#pl-start");
  assert.match(await page.textContent("#pl-new-fault"), /needs .Schedule/);
  await page.click("#rc-mend");
  assert.equal(await page.inputValue("#rc-schedule"), "corrected");
  await page.check("#pl-scenario-campaign");
  assert.doesNotMatch(await page.textContent("#rc-tiger-what"), /this scenario ends/);
  await page.click("#rc-reset");
  assert.equal(await page.inputValue("#rc-tiger"), "absent");
  assert.deepEqual(problems(), []);
  await close();
});

test("two rule sets are compared in sentences", async () => {
  const { page, close, problems } = await newGameForm(site);
  await page.click("#rc-compare > summary");
  await page.selectOption("#rc-compare-one", "spi1981Errata");
  await page.selectOption("#rc-compare-two", "johnson2019");
  await page.waitForFunction(() => /5 rules/.test(document.querySelector("#rc-compare-count")?.textContent ?? ""));
  assert.match(await page.textContent("#rc-compare tr[data-field=fortWorkSupply]"), /general supply/);
  await page.selectOption("#rc-compare-two", "own");
  assert.match(await page.textContent("#rc-compare-count"), /the same/);
  assert.deepEqual(await axe(page, "#play"), []);
  assert.deepEqual(problems(), []);
  await close();
});

for (const viewport of [
  { width: 360, height: 780 },
  { width: 2560, height: 1300 },
]) {
  layoutTest(`at ${viewport.width} px nothing of the rules is cut off`, async (fonts) => {
    const { page, close } = await newGameForm(site, { fonts, viewport });
    await page.click("#rc-details > summary");
    await page.click("#rc-compare > summary");
    await page.waitForSelector("#rc-compare-count");
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("#pl-new *")]
        .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest(".visually-hidden"))
        .map((node) => node.id || node.className),
    );
    assert.deepEqual(wide, []);
    await close();
  });
}

test("one combat under another rule set: what differs is marked", async () => {
  const { page, close, problems } = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce" });
  await page.click("#tab-referee");
  await page.click(".ref-welcome [data-do=example]");
  await page.waitForSelector("#ref-under");
  await page.selectOption("#ref-under", "sixAngles2006");
  await page.waitForSelector(".ref-under");
  assert.match(await page.textContent("#ref-under-count"), /differ|same result/);
  await page.selectOption("#ref-under", "spi1981");
  await page.waitForSelector(".ref-under");
  const rows = await page.$$eval(".ref-under tbody tr", (nodes) =>
    nodes.map((node) => [node.className === "is-other", node.children[1].textContent !== node.children[2].textContent]),
  );
  assert.ok(rows.length > 5);
  assert.ok(rows.every(([marked, differs]) => marked === differs));
  await page.focus("#ref-under");
  assert.deepEqual(await axe(page, "#referee"), []);
  assert.deepEqual(problems(), []);
  await close();
});
