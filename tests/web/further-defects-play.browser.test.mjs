// Decisions in Play: whose they are, what they are about, and what the player is told before an answer is given.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openFor, ordersOf, until } from "./further-defects-helpers.mjs";
import { axe, initWasm, openSite } from "./harness.mjs";
import { openGame, openLink } from "./play-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const LOST = ["refitBox", "destroyed"];

test("whose decision it is stands first in words, in the colour and the shape of the side", async () => {
  for (const [seats, side, words, colorScheme] of [
    ["axis", "axis", "Your decision · Axis", "light"],
    ["hot", "axis", "Axis to decide", "dark"],
  ]) {
    const { page, problems, close } = await openGame(site, { seats, colorScheme });
    const banner = page.locator(".pl-guide > .pl-whose");
    assert.equal(await banner.locator("strong").textContent(), words);
    assert.equal(await banner.locator(`.side-${side}`).textContent(), "A");
    assert.deepEqual(await axe(page, ".pl-guide"), []);
    const look = await banner.evaluate((node) => {
      const { backgroundColor, borderRadius } = getComputedStyle(node);
      return { filled: backgroundColor !== "rgba(0, 0, 0, 0)", borderRadius, first: node.previousElementSibling };
    });
    assert.deepEqual(look, { filled: true, borderRadius: "2px", first: null });
    assert.deepEqual(problems(), []);
    await close();
  }
  const { link } = until(wasm, (_, { by }) => (by === "commonwealth" ? {} : undefined));
  const mine = await openFor(site, link, "commonwealth");
  const banner = mine.page.locator(".pl-whose.side-cw");
  assert.equal(await banner.innerText(), "C\nYour decision · Commonwealth");
  assert.equal(await banner.evaluate((node) => getComputedStyle(node).borderRadius), "999px");
  await mine.close();
  const waits = await openFor(site, link, "axis");
  assert.equal(await waits.page.innerText(".pl-whose strong"), "The other player decides · Commonwealth");
  await waits.close();
});

test("the air points stand at the decision that spends them", async () => {
  const { link, text } = until(wasm, (game, { by, air }) => {
    if (!ordersOf(game, "answer").some(({ answer }) => answer.commit?.airPoints)) return undefined;
    const { points = 0, malta = 0, used = 0 } = air[by];
    return { text: `: ${points}; on Malta ${malta}; used ${used}` };
  });
  const { page, problems, close } = await openLink(site, link);
  assert.equal(await page.getAttribute(".pl-decision", "data-asked"), "commit");
  const line = await page.innerText(".pl-decision #pl-decision-air");
  const words = await page.locator(".pl-stake-line .pl-stake-words").first().boundingBox();
  assert.ok(words.width > 150, `what an answer changes has ${words.width} pixels for its words`);
  assert.ok(line.startsWith("Air points: ") && line.endsWith(text), `${line} / ${text}`);
  assert.deepEqual(problems(), []);
  await close();
});

test("the last combat is not asked for as if there were a choice", async () => {
  const { link } = until(wasm, (game) => (ordersOf(game, "fight").length === 1 ? {} : undefined));
  const { page, close } = await openLink(site, link);
  assert.equal(await page.innerText("#pl-decision-title"), "One combat is left to fight.");
  await close();
});

test("an overstacked hex is named with its rule, and the end of the phase can be taken back", async () => {
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  const link = overstack(game);
  game.free();
  const { page, problems, close } = await openLink(site, link);
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
  await page.waitForSelector(".pl-decision[data-asked=eliminate]");
  assert.match(await page.innerText("#pl-overstacked"), /holds more stacking points than it may at the end of a phase/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-overstacked-back");
  await page.waitForSelector(".pl-guide[data-segment=main]");
  assert.equal(await page.locator(".pl-decision[data-asked=eliminate]").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

/** A game in which the end of the movement phase finds a hex that is overstacked, as a link. */
function overstack(game) {
  while (!(game.view().phase === "initialMovement" && game.view().segment === "main")) game.give(game.opponent());
  const { phasing } = game.view();
  const counts = new Map();
  for (const { side, at } of game.view().units) if (side === phasing) counts.set(at, (counts.get(at) ?? 0) + 1);
  const [[goal]] = [...counts].filter(([at]) => /^[LE]\d/.test(at)).sort((a, b) => b[1] - a[1]);
  for (const { unit, hexes } of game.legal().moves) {
    if (!hexes.some(({ hex }) => hex === goal)) continue;
    const found = game.path(unit, goal, false);
    if (found) game.give({ move: { units: [unit], path: found.path } });
  }
  const link = game.gameLink();
  game.give("done");
  assert.equal(game.view().segment, "overstacked", `the units in ${goal}`);
  return link;
}

test("what the enemy's turn has cost is said before an answer in the enemy's combat is given", async () => {
  const { link, by, lost } = until(
    wasm,
    (game, { battle, by, phasing, units }) => {
      if (battle === undefined || by === phasing) return undefined;
      const { orders } = game.journal(0);
      const from = orders.findLastIndex((order) => order.by === by && !order.follows) + 1;
      const then = new Map(game.viewAt(from).units.map((unit) => [unit.id, unit.at]));
      const gone = units.filter(({ id, side, at }) => side === by && LOST.includes(at) && !LOST.includes(then.get(id)));
      return gone.length ? { by, lost: gone.map(({ id }) => id) } : undefined;
    },
    { scenario: "gazala-battle", most: 2500 },
  );
  assert.ok(lost.length);
  const { page, problems, close } = await openFor(site, link, by);
  const first = page.locator(".pl-decision #pl-lost");
  const names = new Map(wasm.roster().units.map(({ id, name }) => [id, name]));
  const text = await first.textContent();
  assert.match(text, /^Your losses so far:/);
  for (const id of lost) assert.ok(text.includes(names.get(id) ?? id), `${id}: ${text}`);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("units lie in the spread stack and in the panel in the same order, the topmost first", async () => {
  const { page, problems, close } = await openGame(site, { seats: "axis" });
  await page.evaluate(() => {
    globalThis.hovered = [];
    const stage = document.querySelector(".pl-stage");
    stage.addEventListener("unithover", ({ detail }) => globalThis.hovered.push(detail.id));
  });
  await page.fill("#pl-goto", "L0702");
  await page.press("#pl-goto", "Enter");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".pl-stack .ex-unit");
  const panel = await page.$$eval(".pl-stack [data-do=unit]", (picks) => picks.map((pick) => pick.dataset.unit));
  assert.ok(panel.length > 3, panel.join());
  for (const _ of panel) await page.keyboard.press(".");
  const fan = await page.evaluate(() => globalThis.hovered.filter(Boolean));
  assert.deepEqual(fan, panel);
  assert.deepEqual(problems(), []);
  await close();
});
