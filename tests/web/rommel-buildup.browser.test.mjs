// Buildup, refit and minefields of Rommel in the Desert by clicks on the game screen: points are spent, an order is
// undone, a step is confirmed; a minefield is laid, entered and fought over.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { hexName } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { axe, openSite } from "./harness.mjs";
import { entries } from "./play-helpers.mjs";
import { ROMMEL, SEED, linkWhen, openRommel, openWithHand } from "./rommel-play-helpers.mjs";

const OTHER = { axis: "allied", allied: "axis" };
const SCREEN = { viewport: { width: 1440, height: 900 } };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const kindsOf = (game) =>
  new Set(game.legal().map(({ buildup }) => (typeof buildup === "object" ? Object.keys(buildup)[0] : buildup)));
const log = (page, text) => page.locator(".pl-log", { hasText: text }).waitFor();
const pointsOf = async (page) => Number(/\d+/.exec(await page.textContent("#bu-points"))?.[0]);
const hasPoints = (page, points) => page.locator("#bu-points", { hasText: new RegExp(`^${points}\\D`) }).waitFor();
const turnsTo = (page, by) => page.waitForSelector(`.pl-guide[data-by=${by}]`);

/** What the map says of a hex. */
async function spokenOf(page, hex) {
  await page.fill("#pl-goto", hex);
  await page.press("#pl-goto", "Enter");
  const cell = await page.getAttribute(".pl-stage [role=grid], .pl-stage.board-grid", "aria-activedescendant");
  return page.textContent(cell ? `#${cell}` : ".pl-stage [role=gridcell]");
}

/** Whether a player may buy a step, a card and a minefield, and has the points for all of them. */
const spends = ({ stage, step, toAct, points }, game) =>
  stage === "buildup" &&
  step === "spending" &&
  points[toAct === "axis" ? 0 : 1] >= 31 &&
  ["step", "card", "layMines"].every((kind) => kindsOf(game).has(kind));

/**
 * A group move of the script into a minefield that its player does not know: the link of the game before the move
 * begins, who moves, and where from and to.
 */
function enteringLink(scenario) {
  const game = ROMMEL.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: SEED } });
  let link = "";
  for (let view = game.view(); view.stage !== "over"; view = game.view()) {
    const order = game.opponent();
    if (order.groupMove) link = game.gameLink();
    const side = view.toAct;
    game.setViewer(side);
    const { mines } = game.view();
    game.setViewer(undefined);
    const { events } = game.give(order);
    const entered = order.move && events.find(({ code, hex }) => code === "stops-in-mines" && !mines.includes(hex));
    const unit = entered && view.blocks.find(({ handle }) => handle === order.move.unit);
    if (unit && link) return { link, side, name: unit.name, from: unit.hex, to: entered.hex };
  }
  throw new Error("no unit enters a hidden minefield");
}

test("points are spent on a step, a card and a minefield by clicks; what is undone costs nothing, what is confirmed stays", async () => {
  const { page, hand, problems, close } = await openWithHand(site, linkWhen("1941", spends), SCREEN);
  const side = await page.getAttribute(".pl-guide", "data-by");
  const has = await pointsOf(page);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  const button = page.locator("[id^=bu-step-]").first();
  const price = Number(/\d+/.exec(await button.innerText())?.[0]);
  await button.click();
  await hasPoints(page, has - price);
  await page.click("#pl-undo");
  await hasPoints(page, has);
  await page.locator("[id^=bu-step-]").first().click();
  await hasPoints(page, has - price);
  await page.click("#bu-layMines");
  assert.equal(await page.getAttribute("#bu-layMines", "aria-pressed"), "true");
  const hex = await page
    .locator("[id^=bu-layMines-]")
    .first()
    .evaluate(({ id }) => id.replace("bu-layMines-", ""));
  await hand.hex(hex);
  await hasPoints(page, has - price - 15);
  assert.match(await spokenOf(page, hex), /minefield/, "its owner sees it on the map");
  await page.click("#bu-card");
  await hasPoints(page, has - price - 15 - 10);
  assert.equal(await page.getAttribute("#pl-undo", "aria-disabled"), "true", "a card that was drawn is not put back");
  const given = await entries(page);
  await page.click("#bu-done");
  await turnsTo(page, OTHER[side]);
  assert.equal(await entries(page), given + 1);
  assert.doesNotMatch(await spokenOf(page, hex), /minefield/, "the other player does not");
  assert.deepEqual(problems(), []);
  await close();
});

test("a block is redeployed over the map by clicks, and goes back when that is undone", async () => {
  const link = linkWhen("1940", (view, game) => view.step === "redeployment" && kindsOf(game).has("road"));
  const { page, hand, problems, close } = await openWithHand(site, link, SCREEN);
  const has = await pointsOf(page);
  const block = page.locator("[id^=bu-unit-]").first();
  const from = (await block.innerText()).split(", ")[1];
  await block.click();
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  const goal = page.locator("[id^=bu-to-]").first();
  const hex = hexName(Number((await goal.getAttribute("id")).replace("bu-to-", "")));
  const given = await entries(page);
  await hand.hex(hex);
  await page.waitForFunction((had) => Number(document.querySelector(".pl-entry").value) > had, given);
  assert.ok((await pointsOf(page)) < has, "it costs points");
  await page.click("#pl-undo");
  await hasPoints(page, has);
  assert.equal((await page.locator("[id^=bu-unit-]").first().innerText()).split(", ")[1], from);
  assert.deepEqual(problems(), []);
  await close();
});

test("a block goes into refit by a click, leaves the map, and the step is ended", async () => {
  const link = linkWhen("1940", (view, game) => view.step === "refit" && kindsOf(game).has("refit"));
  const { page, problems, close } = await openRommel(site, link, SCREEN);
  const side = await page.getAttribute(".pl-guide", "data-by");
  const rows = page.locator(".bu-sheet .bu-list li");
  const before = await rows.count();
  const [name, place] = (await rows.first().locator("span").first().innerText()).split(", ");
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  assert.match(await spokenOf(page, place.split(" ").at(-1)), new RegExp(name));
  await rows.first().locator("button").click();
  await log(page, new RegExp(`${name}.*refit`));
  assert.equal(await rows.count(), before - 1);
  assert.doesNotMatch(await spokenOf(page, place.split(" ").at(-1)), new RegExp(`${name}(?![\\w/])`));
  await page.click("#bu-done");
  await turnsTo(page, OTHER[side]);
  assert.deepEqual(problems(), []);
  await close();
});

test("a hidden minefield is not announced: the move ends in it, and from then on both players see it", async () => {
  const { link, side, name, from, to } = enteringLink("1941");
  const { page, hand, problems, close } = await openWithHand(site, link, { ...SCREEN, seats: side });
  assert.doesNotMatch(await spokenOf(page, to), /minefield/);
  await hand.hex(from);
  while ((await page.locator(".rd-block[aria-pressed=true]").count()) > 1)
    await page.locator(".rd-block[aria-pressed=true]").filter({ hasNotText: name }).first().click();
  await hand.hex(to);
  if (await page.locator("#pl-goal-0").count()) {
    assert.doesNotMatch(await page.innerText(".pl-goal"), /minefield/);
    await page.click("#pl-goal-0");
  }
  await log(page, /enters the minefield in .* and stops/);
  assert.match(await spokenOf(page, to), /minefield/);
  assert.deepEqual(problems(), []);
  await close();
});

test("intruders in a minefield fire with half their dice in their own turn, and the screen says why", async () => {
  const link = linkWhen(
    "1941",
    ({ phase, mines, battles, toAct }, game) =>
      phase === "combat" &&
      battles.some(([hex, holder]) => mines.includes(hex) && holder !== toAct) &&
      game.legal().some(({ fight }) => fight && mines.includes(fight.hex)),
  );
  const { page, problems, close } = await openRommel(site, link, SCREEN);
  await page.locator("[id^=pl-fight-]").first().click();
  const question = page.locator(".pl-decision[data-asked=fire], .pl-decision[data-asked=hit]");
  // The holder of the hex fires first.
  for (let asked = await question.innerText(); !/mines halve those of the intruder/.test(asked); ) {
    await page.locator("#pl-hit-0, #pl-fire-all, #pl-fire").first().click();
    const before = asked;
    await page.waitForFunction((text) => document.querySelector(".pl-decision")?.innerText !== text, before);
    asked = await question.innerText();
  }
  assert.deepEqual(problems(), []);
  await close();
});
