// Standing orders of Rommel in the Desert between two players far from each other: a turn with a battle takes two links,
// one there and one back, and the enemy does not see what was ordered.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { PAINTED, entries, linkOf, stateOf } from "./play-helpers.mjs";
import { ROMMEL, openRommel } from "./rommel-play-helpers.mjs";
import { EVERY_ANSWER, untilStandingBattle } from "./rommel-standing-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const OPEN = "dialog[data-about=open]";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

async function answer(page, value) {
  await page.click(`${OPEN} [data-value=${value}]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
}

/** Puts a link into the address and takes what it brings. */
async function take(page, hash) {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await askSide(page);
}

/** Gives an order from the list of all orders, at this screen and in a game beside it, with what follows from it there. */
async function give(page, mirror, order) {
  const index = mirror.legal().findIndex((other) => JSON.stringify(other) === JSON.stringify(order));
  assert.ok(index >= 0, JSON.stringify(order));
  const all = page.locator("#pl-all");
  if ((await all.getAttribute("open")) === null) await all.locator("> summary").click();
  await page.locator(`#pl-all [data-order="${index}"]`).click();
  assert.equal(mirror.give(order).kind, "given");
  let followed = 0;
  for (let next = mirror.impliedOrder(); next; next = mirror.impliedOrder(), followed++)
    assert.equal(mirror.give(next).kind, "given");
  const orders = mirror.view().orders;
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) === n, orders);
  return followed;
}

/** How many entries of the log name standing orders. */
const ordered = (page) => page.locator(".pl-entry", { hasText: "Standing orders:" }).count();

test("a turn with a battle takes two links where standing orders answer for the other player", async () => {
  const { link, axisOrders, alliedOrder } = untilStandingBattle(ROMMEL);
  const mirror = ROMMEL.Game.open(link);
  const axis = await openRommel(site, link, { seats: "axis", ...CLIPBOARD });
  const allied = await openRommel(site, link, { seats: "allied", ...CLIPBOARD });

  assert.equal(await axis.page.getAttribute("#pl-standing", "open"), "", "offered in a game by links");
  assert.equal(await axis.page.locator("#pl-standing-none").count(), 1);
  assert.deepEqual(await axe(axis.page, "#pl-standing"), []);
  for (const [kind, name] of Object.entries(EVERY_ANSWER.chosen))
    await axis.page.selectOption(`#pl-standing-${kind}`, name);
  assert.equal(await axis.page.locator("#pl-standing-all").count(), 1);
  await axis.page.click("#pl-standing-give");
  await axis.page.waitForSelector(".pl-standing-held[data-side=axis]");
  assert.match(await axis.page.textContent(".pl-standing-held"), /Fire at: what is hit most easily/);
  assert.equal(mirror.give({ standing: EVERY_ANSWER.orders }).kind, "given");
  for (const order of axisOrders) assert.equal(await give(axis.page, mirror, order), 0);
  assert.equal(mirror.view().toAct, "allied");

  await take(allied.page, await linkOf(axis.page, "turn"));
  await answer(allied.page, "yes");
  await allied.page.waitForSelector(PAINTED);
  assert.equal(await allied.page.locator(".pl-standing-held").count(), 0, "the enemy does not see them");
  assert.equal(await allied.page.locator("#pl-standing-none").count(), 1);
  assert.deepEqual([await ordered(axis.page), await ordered(allied.page)], [1, 0]);
  let followed = 0;
  for (let order = alliedOrder(mirror); order; order = alliedOrder(mirror))
    followed += await give(allied.page, mirror, order);
  assert.ok(followed >= 2, `${followed} decisions of the Axis`);
  assert.equal(mirror.view().toAct, "axis");
  assert.equal(mirror.view().active, "axis", "the turn of the Allies is over");
  const marked = await allied.page.locator(".pl-entry.is-axis .pl-follows").count();
  assert.equal(marked, followed, "the enemy sees which decisions were made so");

  await take(axis.page, await linkOf(allied.page, "turn"));
  assert.equal(await axis.page.locator("#pl-open-own").count(), 0, "nothing of it needs to be confirmed");
  assert.match(await axis.page.textContent("#pl-open-standing"), /from your standing orders\.$/);
  await answer(axis.page, "yes");
  await axis.page.waitForSelector("#pl-recap-standing", { state: "attached" });
  assert.equal(await axis.page.locator("#pl-recap-standing li").count(), followed);
  assert.equal(await axis.page.locator(".pl-entry.is-axis .pl-follows").count(), followed);
  assert.equal(await axis.page.locator(".pl-standing-held").count(), 0, "they have ended with the turn");
  assert.equal(await entries(axis.page), mirror.view().orders);
  const [mine, theirs] = [await stateOf(axis.page), await stateOf(allied.page)];
  assert.match(mine ?? "", /^[0-9a-f]{16}$/);
  assert.equal(mine, theirs);
  assert.equal(mine, mirror.fingerprint().slice(0, 16));
  mirror.free();
  assert.deepEqual([...axis.problems(), ...allied.problems()], []);
  await axis.close();
  await allied.close();
});
