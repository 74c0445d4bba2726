// Standing orders between two players far from each other: a player-turn in two links, and forged standing orders.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { draws, entries, keyboard, linkOf, offered, PAINTED, playToTheEnd, stateOf } from "./play-helpers.mjs";
import { EVERYTHING, untilRefit } from "./standing-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const OPEN = "dialog[data-about=open]";

/** A page of its own browser profile with a game, in which one side is played here. */
async function openSeat(link, side) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link}`,
    ...CLIPBOARD,
  });
  await askSide(view.page);
  await view.page.selectOption("#pl-open-seats", side);
  await answer(view.page, "yes");
  await view.page.waitForSelector(PAINTED);
  return view;
}

/** Puts a link into the address and waits for the question. */
async function show(page, hash) {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await askSide(page);
}

async function answer(page, value) {
  await page.click(`${OPEN} [data-value=${value}]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
}

/** Gives every kind of standing order in the panel, and ends the player-turn. */
async function giveEverything(page) {
  for (const kind of ["noReaction", "noSupport", "rest"]) await page.check(`#pl-standing-${kind}`);
  assert.equal(await page.locator("#pl-standing-all").count(), 1);
  await page.click("#pl-standing-give");
  await page.waitForSelector(".pl-standing-held[data-side=axis]");
}

async function endPhase(page) {
  const had = await entries(page);
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
}

test("a player-turn with standing orders takes two links, one there and one back", async () => {
  const game = untilRefit(wasm);
  const link = game.gameLink();
  game.free();
  const axis = await openSeat(link, "axis");
  const commonwealth = await openSeat(link, "commonwealth");

  assert.equal(await axis.page.getAttribute("#pl-standing", "open"), "", "offered in a game by links");
  assert.equal(await axis.page.locator("#pl-standing-none").count(), 1);
  assert.match(await axis.page.textContent("#pl-standing-noReaction-cost"), /^You will not be asked/);
  assert.deepEqual(await axe(axis.page, "#pl-standing"), []);
  await giveEverything(axis.page);
  assert.match(await axis.page.textContent(".pl-standing-held"), /Axis, until the Commonwealth player-turn ends/);
  await endPhase(axis.page);

  await show(commonwealth.page, await linkOf(axis.page, "turn"));
  await answer(commonwealth.page, "yes");
  assert.match(await commonwealth.page.textContent(".pl-standing-held"), /No unit reacts/);
  let waited = 0;
  await playToTheEnd(commonwealth.page, keyboard(commonwealth.page), {
    moves: 2,
    fights: 2,
    draw: draws(11),
    until: ({ phase, turn }) => phase === "initiative" || /Game-turn [3-9] /.test(turn),
    seen: ({ by }) => void (waited += by === "axis" ? 1 : 0),
  });
  assert.equal(waited, 0, "no decision was left to the Axis");
  const marked = await commonwealth.page.locator(".pl-entry.is-axis .pl-follows").count();
  assert.ok(marked >= 2, `${marked} orders by standing order`);

  await show(axis.page, await linkOf(commonwealth.page, "turn"));
  assert.equal(await axis.page.locator("#pl-open-own").count(), 0, "nothing of it needs to be confirmed");
  assert.match(await axis.page.textContent("#pl-open-standing"), /follow from your standing orders\.$/);
  await answer(axis.page, "yes");
  await axis.page.waitForSelector("#pl-recap-standing", { state: "attached" });
  const listed = await axis.page.locator("#pl-recap-standing li").allTextContents();
  assert.equal(listed.length, marked);
  assert.match(listed[0], /Reaction Phase|Combat Phase|Movement Phase/);
  assert.equal(await axis.page.locator(".pl-standing-held").count(), 0, "they have ended with the player-turn");
  const [mine, theirs] = [await stateOf(axis.page), await stateOf(commonwealth.page)];
  assert.match(mine ?? "", /^[0-9a-f]{16}$/);
  assert.equal(mine, theirs);
  assert.equal((await offered(axis.page)).by, "axis");
  assert.deepEqual([...axis.problems(), ...commonwealth.problems()], []);
  await axis.close();
  await commonwealth.close();
});

test("forged standing orders are refused with a sentence, and nothing changes", async () => {
  const sent = untilRefit(wasm);
  const owner = await openSeat(sent.gameLink(), "axis");
  const { page } = owner;
  await endPhase(page);
  sent.give("done");
  const from = sent.view().orders;
  const state = await stateOf(page);

  // In a decision of the owner the other player gives standing orders for the owner, and what would follow.
  const forged = sent.branch(from);
  while (forged.view().by !== "axis") forged.give(forged.opponent());
  assert.equal(forged.give({ standing: EVERYTHING }).kind, "given");
  while (forged.view().by === "axis") forged.give(forged.view().follows);
  await show(page, `#${forged.turnLink(from)}`);
  assert.match(await page.textContent(OPEN), /gives standing orders in your name, which only you may do/);
  assert.equal(await page.getAttribute(`${OPEN} [data-fault]`, "data-fault"), "standing-forged");
  assert.deepEqual(await axe(page, "dialog"), []);
  await answer(page, "ok");
  assert.equal(await entries(page), from);
  assert.equal(await stateOf(page), state);
  forged.free();
  sent.free();
  await owner.close();

  // The owner has given them, and the other player decides for the owner otherwise.
  const game = untilRefit(wasm);
  game.give({ standing: { ...EVERYTHING } });
  game.give("done");
  const start = game.view().orders;
  const axis = await openSeat(game.gameLink(), "axis");
  const before = await stateOf(axis.page);
  while (game.view().by !== "axis") game.give(game.opponent());
  const follows = JSON.stringify(game.view().follows);
  const other = otherOrder(game, follows);
  assert.equal(game.give(other).kind, "given");
  await show(axis.page, `#${game.turnLink(start)}`);
  assert.match(await axis.page.textContent(OPEN), /differs from what your standing orders say/);
  assert.equal(await axis.page.getAttribute(`${OPEN} [data-fault]`, "data-fault"), "standing-differs");
  await answer(axis.page, "ok");
  assert.equal(await stateOf(axis.page), before);
  assert.equal(await entries(axis.page), start);
  game.free();
  assert.deepEqual([...owner.problems(), ...axis.problems()], []);
  await axis.close();
});

/** A legal order other than the one that follows. */
function otherOrder(game, follows) {
  const { moves, orders } = game.legal();
  const [react] = moves.flatMap(({ unit, hexes }) => hexes.map(({ hex }) => ({ unit, hex })));
  if (react) return { react: { unit: react.unit, path: game.path(react.unit, react.hex, false).path } };
  return orders.find((order) => JSON.stringify(order) !== follows);
}
