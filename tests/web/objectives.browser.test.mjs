// Objectives, turn track and order of battle on the game screen: by button, by key, and by keyboard alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, initWasm, openSite } from "./harness.mjs";
import { openLink } from "./play-helpers.mjs";

let site;
const links = {};
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  for (const scenario of ["race-for-tobruk", "campaign"]) {
    const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: "07".repeat(16) } });
    while (game.view().turn < 2) game.give(game.opponent());
    links[scenario] = game.gameLink();
    game.free();
  }
});
after(() => site.close());

const DIALOG = "dialog[data-about=overview]";
const text = async (page, selector) => (await page.innerText(selector)).replace(/\s+/g, " ");
const open = async (page) => {
  await page.keyboard.press("o");
  await page.waitForSelector(`${DIALOG}[open] .rp-body[data-shown]`);
};
const tab = async (page, name) => {
  await page.click(`#rp-tab-${name}`);
  await page.waitForSelector(`.rp-body[data-shown=${name}]`);
};
/** Whether nothing is wider than the window. */
const fits = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("button and key open the objectives of the race: who leads and why, each condition with its state", async () => {
  const { page, close, problems } = await openLink(site, links["race-for-tobruk"]);
  await page.click("#pl-overview");
  await page.waitForSelector(`${DIALOG}[open]`);
  assert.match(await text(page, ".rp-lead"), /If the game ended now: Commonwealth: Decisive victory/);
  assert.match(await text(page, ".rp-lead"), /Tobruk is in Commonwealth hands\. 4 game-turns are left/);
  assert.match(
    await text(page, "[data-condition=tobruk]"),
    /holds Tobruk at the end of game-turn 5.*Not met\. In Commonwealth hands/,
  );
  assert.match(await text(page, "[data-condition=tobruk]"), /15\.15/);
  assert.match(await text(page, "[data-condition=alexandria]"), /Not met\./);
  assert.match(await text(page, "[data-condition=defence]"), /Met\./);
  assert.deepEqual(await axe(page, DIALOG), []);
  await page.keyboard.press("Escape");
  await page.waitForSelector(DIALOG, { state: "detached" });
  await open(page);
  assert.equal(await page.locator("#rp-tab-aims[aria-selected=true]:focus").count(), 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("the objectives of the campaign list what gives points, and the totals are their sums", async () => {
  const { page, close } = await openLink(site, links.campaign);
  await open(page);
  assert.match(await text(page, "[data-condition=substantive]"), /10 or more victory points/);
  const rows = await page.$$eval("#rp-tally tr:has(td)", (all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))),
  );
  const totals = rows.pop();
  assert.equal(rows.length, 7, "five places, units destroyed, withdrawals missed");
  for (const side of [0, 1])
    assert.equal(
      rows.reduce((sum, row) => sum + row[side], 0),
      totals[side],
    );
  assert.deepEqual(await page.$$eval("[data-condition][data-state=met]", (all) => all.length), 1);
  await page.click("[data-row=L2329] [data-do='log.show']");
  await page.waitForSelector(DIALOG, { state: "detached" });
  await close();
});

test("the turn track marks the current game-turn, and says what comes and which entries are reconstructed", async () => {
  const { page, close, problems } = await openLink(site, links.campaign);
  await open(page);
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector(".rp-body[data-shown=track]");
  assert.equal(await page.locator(".rp-turn").count(), 22);
  assert.equal(await page.getAttribute(".rp-turn[aria-current=step]", "data-turn"), "2");
  assert.match(
    await text(page, ".rp-turn[data-turn='2']"),
    /April 1941.*Current game-turn.*Arrive.*104 Mech.*reconstructed/,
  );
  assert.match(await text(page, ".rp-turn[data-turn='22']"), /The game ends after this game-turn/);
  assert.deepEqual(await axe(page, DIALOG), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("the order of battle shows one side or both, and a click on a place goes there", async () => {
  const { page, close, problems } = await openLink(site, links["race-for-tobruk"]);
  await open(page);
  await tab(page, "battle");
  const count = (selector) => page.locator(selector).count();
  assert.ok((await count(".rp-battle-group.is-axis")) && (await count(".rp-battle-group.is-commonwealth")));
  assert.ok((await count(".rp-unit[data-state=lost]")) >= 3, "units in the boxes");
  assert.ok((await count(".rp-unit[data-state=coming]")) > 3, "reinforcements");
  assert.deepEqual(await axe(page, DIALOG), []);
  await page.click("#rp-side-commonwealth");
  assert.equal(await count(".rp-battle-group.is-axis"), 0);
  assert.equal(await count("#rp-side-commonwealth[aria-pressed=true]:focus"), 1);
  await page.locator(".rp-place").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(DIALOG, { state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.closest(".pl-stage") !== null), true, "on the map");
  assert.deepEqual(problems(), []);
  await close();
});

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
])
  layoutTest(`every tab fits a window of ${width} by ${height}`, async (fonts) => {
    const { page, close } = await openLink(site, links.campaign, { fonts, viewport: { width, height } });
    await page.click("#pl-overview");
    await page.waitForSelector(`${DIALOG}[open]`);
    for (const name of ["aims", "track", "battle", "graphs"]) {
      await tab(page, name);
      assert.ok(await fits(page), name);
      const wide = await page.$eval(".rp-body", (node) => node.scrollWidth - node.clientWidth);
      assert.ok(wide <= 0, `${name} is ${wide} too wide`);
    }
    await close();
  });
