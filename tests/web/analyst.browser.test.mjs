// The analyst's tab: attacks, risks and what was left out as soon as they are computed, luck and win chances as graphs; a
// thread of its own that can be cancelled; hints switched off.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { openLink } from "./play-helpers.mjs";
import { linkWhen, openRommel } from "./rommel-play-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

/** A game by the script, at the first moment that is wanted. */
function until(scenario, wanted) {
  const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: "07".repeat(16) } });
  for (let n = 0; n < 2000 && game.view().phase !== "over"; n++) {
    if (wanted(game.view(), game)) return game;
    game.give(game.opponent());
  }
  throw new Error("no such state");
}
const fights = ({ phase, segment, turn }, game) =>
  turn > 3 && phase === "firstCombat" && segment === "main" && game.legal().attacks.length > 0;

async function openAnalyst(page) {
  await page.keyboard.press("o");
  await page.waitForSelector("dialog[data-about=overview][open]");
  await page.click("#rp-tab-analyst");
  await page.waitForSelector("#an-status");
}

test("attacks, risks and what was left out are listed with cases, and shown on the map", async () => {
  const game = until("gazala-battle", fights);
  const { attacks: best, together } = game.bestAttacks(5);
  assert.ok(together.length > 1);
  const { page, close, problems } = await openLink(site, game.gameLink());
  await openAnalyst(page);
  await page.waitForSelector("#an-attacks[data-ready]");
  assert.equal(await page.locator("#an-attacks .an-findings > li").count(), best.length + 1);
  const plan = page.locator("#an-attacks .an-findings > li:last-child");
  assert.match(await plan.innerText(), /best attacks together/);
  assert.equal(await plan.locator(".an-more > li").count(), together.length);
  assert.match(await page.innerText("#an-attacks .an-findings > li >> nth=0"), /:1|1:/);
  await page.waitForSelector("#an-missed[data-ready]");
  assert.ok((await page.locator("#an-risks .an-findings > li .ref-cases").count()) > 0);
  assert.deepEqual(await axe(page, "#rp-body"), []);
  const [first] = (await page.innerText("#an-attacks .an-findings > li:first-child")).split("11.1");
  await page.click("#an-attacks .an-findings > li:first-child .an-finding > .button");
  await page.waitForSelector("dialog[data-about=overview]", { state: "detached" });
  // What the marks mean stands over the map, with a button that hides them.
  assert.equal((await page.innerText(".pl-marks p")).trim(), first.trim());
  await page.click("#pl-analysed-off");
  await page.waitForSelector("#pl-analysed-off", { state: "detached" });
  assert.deepEqual(problems(), []);
  await close();
});

test("once a game is over no attacks and no risks are listed any more", async () => {
  const game = until("race-for-tobruk", ({ turn }) => turn > 4);
  while (game.view().phase !== "over") game.give(game.opponent());
  const { page, close } = await openLink(site, game.gameLink());
  await openAnalyst(page);
  await page.waitForSelector("#an-missed[data-ready]");
  assert.equal(await page.locator("#an-attacks, #an-risks").count(), 0);
  await close();
});

test("luck adds up in words, and win chances come with their standard error and can be cancelled", async () => {
  const game = until("race-for-tobruk", ({ turn }) => turn > 2);
  const { page, close, problems } = await openLink(site, game.gameLink());
  await openAnalyst(page);
  await page.waitForSelector("#an-luck[data-ready] canvas");
  const { before: start, after: end, orders } = game.luck(0, 100_000);
  const sum = orders.flatMap(({ decision, dice }) => [decision, ...dice.map(({ luck }) => luck)]);
  const total = sum.reduce((all, [of, outOf]) => all + of / outOf, start);
  assert.ok(Math.abs(total - end) < 1e-6);
  const shown = (await page.locator("#an-luck-sum td").allInnerTexts()).map(Number);
  assert.equal(shown.at(-1), Math.round(end) / 100);
  assert.ok(Math.abs(shown.slice(0, -1).reduce((all, n) => all + n, 0) - shown.at(-1)) <= 0.005 * shown.length);
  const axis = await page.locator('[data-graph=luck] th[scope="row"]').allTextContents();
  assert.deepEqual(axis, ["Start", ...new Set(orders.map(({ turn }) => String(turn)))]);
  await page.waitForSelector("#an-chances[data-ready] canvas");
  await page.waitForFunction(() => /error/.test(document.querySelector("#an-chances-error")?.textContent ?? ""));
  await page.click("#an-cancel");
  await page.waitForFunction(() => /Canceled|finished/.test(document.querySelector("#an-status")?.textContent ?? ""));
  assert.equal(await page.locator("#an-cancel").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("the first curve of a campaign is an estimate that says so, there before games have been played on from every point", async () => {
  const game = until("campaign", ({ turn }) => turn > 5);
  const points = game.series().samples.length;
  const { page, close, problems } = await openLink(site, game.gameLink());
  await page.evaluate(() => {
    const first = () => document.querySelector("#an-chances-estimate");
    new MutationObserver((_, observer) => {
      if (!first()) return;
      globalThis.firstCurve = {
        text: first().textContent,
        rows: document.querySelectorAll("#an-chances tbody tr").length,
      };
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await openAnalyst(page);
  await page.waitForFunction(() => globalThis.firstCurve);
  const { text, rows } = await page.evaluate(() => globalThis.firstCurve);
  assert.match(text, /first estimate/);
  assert.equal(rows, points);
  await page.waitForFunction(() => /counts as/.test(document.querySelector("#an-chances-estimate")?.textContent ?? ""));
  await page.waitForSelector("#an-chances-error");
  await page.click("#an-cancel");
  assert.deepEqual(problems(), []);
  await close();
});

test("Rommel in the Desert: what your last turn left out is listed, and why luck is not shown yet", async () => {
  let active = "";
  let facts = 0;
  // The next turn of the Axis after one that has left something out.
  const wanted = (view, game) => {
    if (view.stage === "turns" && active === "axis" && view.active === "allied")
      facts = game.missed(view.orders).facts.length;
    active = view.active;
    return facts > 0 && view.stage === "turns" && active === "axis" && view.toAct === "axis";
  };
  const { page, close, problems } = await openRommel(site, linkWhen("gazala", wanted), { seats: "axis" });
  await openAnalyst(page);
  await page.waitForSelector("#an-missed[data-ready]");
  assert.match(await page.innerText("#an-missed > p"), /Axis.*not advice/);
  const found = page.locator("#an-missed .an-findings > li");
  const cases = page.locator("#an-missed .an-findings > li:has(.ref-cases)");
  assert.equal(await found.count(), facts);
  assert.equal(await cases.count(), facts);
  await page.waitForSelector("#an-luck[data-ready]");
  assert.match(await page.innerText("#an-luck"), /what the enemy hides/);
  assert.deepEqual(await axe(page, "#rp-body"), []);
  // The whole list is in the tab, so nothing scrolls its heading away.
  await page.locator("#an-chances").evaluate((section) => section.scrollIntoView());
  assert.equal(await page.locator("dialog[data-about=overview]").evaluate((dialog) => dialog.scrollTop), 0);
  await page.locator("#an-risks .button").last().click();
  assert.match(await page.innerText(".pl-marks p"), /cut off/);
  assert.deepEqual(await axe(page, ".pl-marks"), []);
  await page.click("#pl-analysed-off");
  await page.waitForSelector(".pl-marks", { state: "detached" });
  assert.deepEqual(problems(), []);
  await close();
});

test("with hints off nothing but luck is shown until the game is over, and the share dialog says so", async () => {
  const { page, close, problems } = await openLink(site, until("gazala-battle", fights).gameLink());
  await openAnalyst(page);
  await page.check("#an-hints-off");
  await page.click("dialog[data-about=hints] [data-value=yes]");
  await page.waitForFunction(() => !document.querySelector("#an-attacks"));
  assert.equal(await page.isChecked("#an-hints-off"), true);
  await page.waitForSelector("#an-luck[data-ready]");
  assert.equal(await page.locator("#an-chances, #an-risks, #an-missed").count(), 0);
  await page.click("#rp-close");
  await page.click("#pl-share");
  assert.match(await page.innerText("#pl-share-hints"), /trust/);
  assert.deepEqual(problems(), []);
  await close();
});

test("Rommel in the Desert: in the last month the panel says how the game ends if both pass", async () => {
  const inOption = ({ lastMonth, stage, phase, supply }) =>
    lastMonth && stage === "turns" && phase === "option" && !supply;
  for (const [passes, words] of [
    [0, /If both pass now/],
    [1, /A Pass now ends the game/],
  ]) {
    let ended;
    const wanted = (view, game) => {
      if (!inOption(view) || view.passes !== passes) return false;
      ({ ifEndedNow: ended } = game.ask({ ask: "standing" }));
      return true;
    };
    const { page, close } = await openRommel(site, linkWhen("1940", wanted));
    const said = await page.innerText("#pl-option-pass");
    assert.match(said, words);
    assert.match(said, new RegExp(`Axis ${ended.units[0]}, Allies ${ended.units[1]}`));
    assert.match(said, { axis: /victory of the Axis/, allied: /victory of the Allies/ }[ended.winner] ?? /draw/);
    await close();
  }
});
