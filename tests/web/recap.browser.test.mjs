// What the player has not seen yet is told when a game is opened: by a link, with a turn, or on another day. The recap
// can be read order by order, with its dice, and the map comes back to where it was.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED, openNews } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
/** A game in which the Commonwealth decides after a player-turn of the Axis, and one in which it decided before. */
let later;
let earlier;
let turn;
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  const give = () => game.give(game.opponent());
  /** Plays on until the Commonwealth decides, outside of a combat, after an order of the Axis. */
  const untilCommonwealth = (least) => {
    const from = game.view().orders;
    for (let view = game.view(); ; view = game.view()) {
      const free = view.by === "commonwealth" && view.battle === undefined && !view.overrun;
      if (free && view.orders >= from + least && game.journal(view.orders - 1).orders[0].by === "axis") return;
      give();
    }
  };
  // Into the second game-turn, whose dice for the initiative and the convoys the Axis throws.
  while (game.view().turn < 2) give();
  earlier = game.gameLink();
  const known = game.view().orders;
  untilCommonwealth(20);
  later = game.gameLink();
  turn = game.turnLink(known);
});
after(() => site.close());

const text = async (page, selector) => (await page.innerText(selector)).replace(/\s+/g, " ");

/** Opens a link as one player, whose opponent sits elsewhere. */
async function receive(link, side = "commonwealth") {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    section: "play",
    reducedMotion: "reduce",
    path: `#${link.replace(/^#/, "")}`,
  });
  await askSide(view.page);
  await view.page.selectOption("#pl-open-seats", side);
  await view.page.click("dialog[data-about=open] [data-value=yes]");
  await view.page.waitForSelector(PAINTED);
  return view;
}

/** Opens the page again, as on another day. */
async function openAgain(page) {
  await page.waitForSelector("[data-save-status=saved]");
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.waitForSelector(PAINTED);
}

test("a game opened by a link begins with what the other side has done, its dice with what they were for", async () => {
  const { page, close, problems } = await receive(later);
  await openNews(page, "recap");
  const recap = await text(page, ".pl-recap");
  assert.match(recap, /What the Axis did/);
  assert.match(recap, /Axis rolls \d+ for initiative, modifiers included \(needs 6\)\./);
  assert.match(recap, /Convoy: die \d(, modified to \d)?\. Axis: \d MSUs? arrives?\./);
  assert.equal(
    await page.locator(".pl-recap-dice li").first().locator(".die").count(),
    2,
    "two dice for the initiative",
  );
  assert.match(await text(page, "#pl-status"), /What the Axis did/, "it is said as well");
  assert.deepEqual(await axe(page, ".pl-recap"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("a recap that was not closed is there again on another day, and not once it has been closed", async () => {
  const { page, close, problems } = await receive(later);
  await openNews(page, "recap");
  const first = await text(page, ".pl-recap");
  await openAgain(page);
  await openNews(page, "recap");
  assert.equal(await text(page, ".pl-recap"), first);
  await page.click("#pl-recap-close");
  await openAgain(page);
  assert.equal(await page.locator(".pl-recap").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("a turn that comes in for a game that is not open begins with its recap", async () => {
  const { page, close, problems } = await receive(earlier);
  await openNews(page, "recap");
  if (await page.locator("#pl-recap-close").count()) await page.click("#pl-recap-close");
  await page.waitForSelector("[data-save-status=saved]");
  // Another game is open when the turn comes.
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
  await page.waitForSelector("[data-save-status=saved]");
  await page.evaluate((link) => (location.hash = link), turn.replace(/^#/, ""));
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(".pl-recap");
  assert.match(await text(page, ".pl-recap"), /What the Axis did/);
  assert.deepEqual(problems(), []);
  await close();
});

test("the recap is read order by order, forth and back, and the map comes back to where it was", async () => {
  const { page, close, problems } = await receive(later);
  const { from, to } = await page.$eval(".pl-recap", ({ dataset }) => ({
    from: Number(dataset.from),
    to: Number(dataset.to),
  }));
  /** The part of the map that is seen, once it is painted. */
  const picture = async () => {
    await page.waitForSelector(PAINTED);
    return page.$eval(".pl-stage canvas", (canvas) => canvas.toDataURL());
  };
  const before = await picture();
  await openNews(page, "recap");
  await page.click("#pl-recap-step");
  const at = (orders) => page.waitForSelector(`.pl-replay[data-at="${orders}"]`);
  await at(from + 1);
  await page.keyboard.press("ArrowRight");
  await at(from + 2);
  await page.keyboard.press("ArrowLeft");
  await at(from + 1);
  await page.click("#pl-replay-start");
  await at(from);
  assert.equal(await page.getAttribute("#pl-replay-back", "aria-disabled"), "true", "the recap has a beginning");
  let moved = false;
  for (let order = from + 1; order <= to && !moved; order++) {
    await page.click("#pl-replay-on");
    await at(order);
    moved = (await picture()) !== before;
  }
  assert.ok(moved, "the map follows the orders");
  await page.click("#pl-replay-end");
  await at(to);
  assert.equal(await text(page, "#pl-replay-close"), "Back to the summary");
  await page.click("#pl-replay-close");
  await page.waitForSelector(".pl-recap");
  assert.equal(await picture(), before);

  await openNews(page, "recap");
  await page.click("#pl-recap-orders > summary");
  const row = page.locator(".pl-recap-list li").first();
  const label = await row.locator("[data-do='recap.at']").getAttribute("aria-label");
  await row.locator("[data-do='recap.at']").click();
  await at(Number(/\d+/.exec(label)[0]));
  await page.goBack();
  await page.waitForSelector(".pl-recap");
  assert.deepEqual(problems(), []);
  await close();
});

test("a card that folds beneath a question keeps the focus on the line that it is folded to", async () => {
  const { page, close, problems } = await receive(earlier, "axis");
  await page.waitForSelector(".pl-decision[data-asked=roll]");
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  await page.selectOption("#pl-seat-axis", "away");
  await page.click("dialog [data-value=ok]");
  // While nothing is asked here the card is open.
  await page.waitForSelector("section.pl-recap");
  await page.focus("#pl-recap-step");
  await page.evaluate(() => document.querySelector("[data-do='seat.take']").click());
  await page.waitForSelector("details.pl-recap");
  assert.equal(await page.evaluate(() => document.activeElement.id), "pl-recap-fold");
  await page.keyboard.press("Enter");
  await page.waitForSelector("details.pl-recap[open]");
  assert.deepEqual(problems(), []);
  await close();
});

test("a dialog that is opened while the recap is shown again stays open at its end, and Back closes it", async () => {
  const { page, close, problems } = await receive(later);
  await openNews(page, "recap");
  await page.click("#pl-recap-again");
  await page.click("#pl-replay-play");
  await page.click("#pl-pace-slow");
  await page.click("#pl-replay-end");
  for (let step = 0; step < 4; step++) await page.click("#pl-replay-back");
  await page.click("#pl-replay-play");
  await page.click("#pl-share");
  await page.waitForSelector("dialog[open]");
  assert.equal(await page.locator(".pl-replay").count(), 1, "it is still shown");
  await page.waitForSelector(".pl-replay", { state: "detached" });
  await page.waitForFunction(() => location.hash === "#play");
  assert.equal(await page.locator("dialog[open] #pl-share-game").isVisible(), true);
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  assert.equal((await page.locator(".pl-recap, #pl-recap-fold").count()) > 0, true);
  assert.deepEqual(problems(), []);
  await close();
});

test("a game with both sides at this screen has no recap", async () => {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    section: "play",
    reducedMotion: "reduce",
    path: `#${later.replace(/^#/, "")}`,
  });
  await askSide(view.page);
  await view.page.selectOption("#pl-open-seats", "both");
  await view.page.click("dialog[data-about=open] [data-value=yes]");
  await view.page.waitForSelector(PAINTED);
  assert.equal(await view.page.locator(".pl-recap").count(), 0);
  await view.close();
});
