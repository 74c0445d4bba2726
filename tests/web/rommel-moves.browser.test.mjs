// Supply cards, moves and forced marches of Rommel in the Desert on the game screen: by mouse, by keyboard, by touch.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { BASIC, enterHex, inPhase, linkWhen, openRommel, openWithHand } from "./rommel-play-helpers.mjs";

const MOVEMENT = ".pl-decision[data-asked=movement]";
const OPTION = linkWhen("1940", inPhase("option", "axis"));
const MOVES = linkWhen("1940", inPhase("option", "axis"), BASIC);
const OFFENSIVE = linkWhen("1940", inPhase("option", "axis"), [
  { playCards: { cards: { real: 2, dummies: 0 } } },
  { choose: { option: "offensive" } },
]);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const status = (page, text) => page.locator("#pl-status", { hasText: text }).waitFor();
const texts = async (page, selector) => (await page.locator(selector).allInnerTexts()).join(" ").replace(/\s+/g, " ");

test("the opening hand shows its cards by shape and word, and says what another hand is worth", async () => {
  const { page, problems, close } = await openRommel(
    site,
    linkWhen("1940", ({ stage }) => stage === "hands"),
  );
  const real = await page.locator(".pl-decision .rd-card.is-real").count();
  const dummies = await page.locator(".pl-decision .rd-card.is-dummies").count();
  assert.equal(real + dummies, 4, "cards of the Axis in 1940");
  assert.equal(await texts(page, ".rd-card.is-real .rd-card-word"), Array(real).fill("Supply").join(" "));
  assert.match(await texts(page, "#pl-hand-expected"), new RegExp(`${real} of your 4 cards are real`));
  assert.match(await texts(page, ".pl-decision .rd-counts"), /Allies: 3 cards in hand/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-hand-keep");
  await page.waitForSelector(".pl-guide[data-by=allied]");
  // The Allied player at this screen sees their own three cards, and the Axis hand as a number.
  assert.equal(await page.locator(".pl-decision .rd-card").count(), 3);
  assert.match(await texts(page, ".pl-decision .rd-counts"), /Axis: 4 cards in hand/);
  await page.keyboard.press("2");
  await page.waitForSelector(".pl-guide[data-phase=option]");
  assert.deepEqual(problems(), []);
  await close();
});

test("in the challenge each bid says what it would mean, and the enemy's cards are only counted", async () => {
  const { page, problems, close } = await openRommel(
    site,
    linkWhen("1940", ({ stage, toAct }) => stage === "initiative" && toAct === "allied"),
  );
  assert.match(await texts(page, "#pl-bid-meaning"), /The Axis has the first turn/);
  await page.click(".pl-decision .rd-card.is-real >> nth=0");
  assert.match(await texts(page, "#pl-bid-meaning"), /unless the Axis answers with 1 real card or more/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-bid");
  await page.waitForSelector(".pl-guide[data-by=axis]");
  assert.match(await texts(page, ".pl-decision"), /The Allies challenge with 1 card face down/);
  assert.equal(await page.locator(".pl-decision .rd-card.is-back").count(), 1);
  assert.match(await texts(page, "#pl-bid-meaning"), /take the first turn if their card is real/);
  await page.click(".pl-decision .rd-card.is-real >> nth=0");
  assert.match(await texts(page, "#pl-bid-meaning"), /first turn for certain/);
  await page.keyboard.press("1");
  await page.waitForSelector(".pl-guide[data-phase=option][data-by=axis]");
  assert.deepEqual(problems(), []);
  await close();
});

test("options say their price, and those beyond the hand why they are closed", async () => {
  const { page, problems, close } = await openRommel(site, OPTION);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  assert.match(await texts(page, "#pl-option-offensive"), /Offensive 2 cards .* Two moves/);
  await page.click(".pl-decision .rd-card.is-dummies >> nth=0");
  assert.match(await texts(page, "#pl-option-basic"), /1 dummy is thrown away with it/);
  await page.click("#pl-option-basic");
  await page.waitForSelector(MOVEMENT);
  assert.equal(await page.locator(".rd-hand .rd-card.is-real").count(), 2);
  assert.equal(await page.locator(".rd-hand .rd-card.is-dummies").count(), 0);
  assert.match(await texts(page, ".rd-hand .rd-counts"), /Allies: 3 cards in hand/);
  assert.deepEqual(problems(), []);
  await close();
});

test("by mouse: a hex, a destination with enemies that asks first, and one undo for the whole move", async () => {
  const { page, hand, problems, close } = await openWithHand(site, MOVES, { viewport: { width: 1440, height: 900 } });
  const given = await page.locator(".pl-entry").count();
  await hand.hex("Bardia");
  await status(page, "3 blocks of Bardia 15,1 chosen");
  assert.equal(await page.locator(".rd-block[aria-pressed=true]").count(), 3);
  await hand.hex("Mersa Matruh");
  const goal = await texts(page, ".pl-goal");
  assert.match(goal, /To Mersa Matruh 19,2/);
  assert.match(goal, /2 enemy blocks are there\. Entering stops the move and begins a battle/);
  assert.match(goal, /from 18,2: 0 of 2 used/);
  assert.match(goal, /No room for Bologna at the hexside on its path/);
  assert.match(goal, /Move 2 blocks to Mersa Matruh 19,2; Bologna if there is room/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-goal-0");
  await status(page, "Not moved:");
  assert.equal(await page.locator(".pl-goal").count(), 0);
  // The block that stays may still go elsewhere in the same move.
  assert.equal(await page.locator(".rd-block").count(), 1);
  await page.click("#pl-undo");
  await page.locator("#pl-moves-left", { hasText: "1 move left" }).waitFor();
  assert.equal(await page.locator(".pl-entry").count(), given);
  await hand.hex("Bardia");
  await hand.hex("El Alamein");
  await status(page, "out of reach of the chosen blocks");
  assert.equal(await page.locator(".rd-block[aria-pressed=true]").count(), 3, "they stay chosen");
  assert.deepEqual(problems(), []);
  await close();
});

test("by keyboard: the next hex, blocks let go, a destination, and a warning while a move is left", async () => {
  const { page, problems, close } = await openRommel(site, OFFENSIVE);
  await page.focus("#pl-goto");
  await page.press("#pl-goto", "Escape");
  await page.keyboard.press("n");
  await status(page, "chosen. Choose");
  await page.keyboard.press("Escape");
  await enterHex(page, "Bardia");
  await status(page, "3 blocks of Bardia 15,1 chosen");
  await page.press(".rd-block >> nth=0", "Space");
  assert.equal(await page.locator(".rd-block[aria-pressed=true]").count(), 2);
  await enterHex(page, "Sollum");
  await status(page, "moved to Sollum 15,2");
  assert.equal(await page.locator(".rd-block").count(), 1, "the block that was let go");
  await page.click("#pl-done");
  await page.locator("#pl-moves-left", { hasText: "1 move left" }).waitFor();
  await page.keyboard.press("x");
  await page.locator(".pl-warn", { hasText: "1 move of this turn is not used" }).waitFor();
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".pl-guide[data-phase=forcedMarches]");
  assert.deepEqual(problems(), []);
  await close();
});

test("a regroup move around an empty hex brings blocks together, and one undo takes it back", async () => {
  const { page, problems, close } = await openRommel(site, MOVES);
  await page.click("#pl-kind-regroup");
  await enterHex(page, "Gambut");
  await enterHex(page, "Sollum");
  assert.match(await texts(page, ".pl-goal"), /To Sollum 15,2 .* go/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.keyboard.press("1");
  await status(page, "moved to Sollum 15,2");
  await page.click("#pl-undo");
  await page.locator("#pl-moves-left", { hasText: "1 move left" }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("Rommel leads one move of a turn one hex farther, and the next move goes without him", async () => {
  const link = linkWhen("1941", inPhase("option", "axis"), [
    { playCards: { cards: { real: 2, dummies: 0 } } },
    { choose: { option: "offensive" } },
  ]);
  const { page, problems, close } = await openRommel(site, link);
  const reached = async () => Number(await page.textContent(".pl-own[data-key=ends] .badge"));
  await enterHex(page, "El Agheila");
  const without = await reached();
  await page.check("#pl-rommel");
  const led = await reached();
  assert.ok(led > without, `${led} hexes with Rommel, ${without} without him`);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await enterHex(page, "Agedabia");
  await status(page, "moved to Agedabia 2,5");
  await page.locator("#pl-moves-left", { hasText: "1 move left" }).waitFor();
  assert.equal(await page.locator("#pl-rommel").count(), 0, "once in a turn");
  await enterHex(page, "Agedabia");
  await status(page, "blocks of Agedabia 2,5 chosen");
  assert.deepEqual(problems(), []);
  await close();
});

test("a forced march: announced with its risk, rolled at the end of the phase", async () => {
  const { page, problems, close } = await openRommel(site, MOVES);
  await enterHex(page, "Bardia");
  await enterHex(page, "14,4");
  const goal = await texts(page, ".pl-goal");
  assert.match(goal, /only by a forced march.* 4 to 6 takes the block/);
  assert.match(goal, /Until then it waits in/);
  await page.keyboard.press("1");
  await page.waitForSelector("#pl-status:not(:empty)");
  await page.click("#pl-done");
  await page.waitForSelector(".pl-guide[data-phase=forcedMarches]");
  assert.match(await texts(page, "#pl-march-risk"), /4 to 6 the block goes one hex farther \(50 %\)/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  const before = await page.locator(".rd-block").count();
  await page.click("[id^=pl-meant-] >> nth=0");
  await page.waitForFunction((n) => document.querySelectorAll(".rd-block").length < n, before);
  assert.deepEqual(problems(), []);
  await close();
});

layoutTest("by touch on a phone: the first tap shows what a move means, the second makes it", async (fonts) => {
  const { page, hand, problems, close } = await openWithHand(site, MOVES, { ...PHONE, fonts });
  const tap = async (hex) => {
    await page.fill("#pl-goto", hex);
    await page.press("#pl-goto", "Enter");
    await page.evaluate(() => document.querySelector(".pl-stage").scrollIntoView({ block: "start" }));
    await page.touchscreen.tap(...(await hand.point(hex)));
  };
  await tap("Bardia");
  await status(page, "3 blocks of Bardia 15,1 chosen");
  await tap("Sollum");
  await page.waitForSelector(".pl-goal");
  assert.match(await texts(page, ".pl-goal"), /To Sollum 15,2/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.tap("#pl-goal-0");
  await status(page, "moved to Sollum 15,2");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, "nothing is wider than the screen");
  assert.deepEqual(problems(), []);
  await close();
});
