// Two players in two browser profiles agree on the seed of the dice; nothing goes from one to the other but links.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { withNumber } from "./link-bytes.mjs";
import { linkOf, offered, openGame, PAINTED, verified } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const OPEN = "dialog[data-about=open]";
const OTHER = "77".repeat(32);

/** Puts a link into the address and waits for the question. */
async function show(page, hash) {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await askSide(page);
}

async function answer(page, value) {
  await page.click(`${OPEN} [data-value=${value}]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
}

const step = (page) => page.getAttribute("#pl-agreement", "data-step");

/** Ends the phase, whatever it would forget. */
async function endPhase(page) {
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
}

test("a seed is agreed and verified by links alone; a changed number is refused and changes nothing", async () => {
  const first = await openGame(site, { seats: "away", dice: "agreed", ...CLIPBOARD });
  const second = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...CLIPBOARD });
  const [a, b] = [first.page, second.page];
  assert.equal(await step(a), "offered");
  assert.match(await a.textContent("#pl-agreement"), /Your number has been drawn.*neither player can know or choose/s);
  assert.deepEqual(await axe(a, "#pl-agreement"), []);
  const { answers, targets, tray, done } = await offered(a);
  assert.deepEqual([answers, targets, tray, done], [[], [], [], false], "no order can be given yet");

  const offer = await linkOf(a, "game");
  await show(a, offer);
  assert.equal(await a.getAttribute(`${OPEN} [data-fault]`, "data-fault"), "own-offer");
  await answer(a, "ok");

  await show(b, offer);
  assert.match(await b.textContent(OPEN), /a game for which you both agree on the seed/);
  assert.equal(await b.inputValue("#pl-open-seats"), "commonwealth", "the side that the sender does not play");
  assert.deepEqual(await b.$$eval("#pl-open-seats option", (all) => all.map(({ value }) => value)), [
    "axis",
    "commonwealth",
  ]);
  await answer(b, "yes");
  await b.waitForSelector(PAINTED);
  assert.equal(await step(b), "answered");
  const reply = await linkOf(b, "game");

  // The player who offers opens the page again before the answer comes: the number is still here.
  await a.reload();
  await a.waitForSelector(PAINTED);
  assert.equal(await step(a), "offered");
  await show(a, reply);
  assert.match(await a.textContent(OPEN), /Both numbers are there.*They fit each other/s);
  await answer(a, "yes");
  await a.waitForFunction(() => !document.querySelector("#pl-agreement"));
  assert.match(await a.title(), /^Your turn · /);
  await a.reload();
  await a.waitForSelector(PAINTED);
  assert.match(
    await verified(a),
    /replaying the record gives the same.*Only a player who sent one of them knows that it is theirs/s,
  );

  for (let n = 0; n < 3 && (await offered(a)).by === "axis"; n++) await endPhase(a);
  await a.click("#pl-share");
  assert.equal(await a.locator("#pl-share-turn").count(), 0, "a turn link would find no game yet");
  assert.match(await a.textContent("#pl-share-first"), /does not have your number yet/);
  await a.click("dialog [data-value=ok]");
  await a.waitForFunction(() => !document.querySelector("dialog"));
  const begun = await linkOf(a, "game");

  const numbers = wasm.decodeAnyLink(begun.replace(/^.*#/, "")).agreement;
  for (const [number, fault] of [
    [numbers.reveal, "reveal"],
    [numbers.answer, "agreed-seed"],
    [numbers.commitment, "reveal"],
  ]) {
    await show(b, `#${withNumber(begun.replace(/^.*#/, ""), number, OTHER)}`);
    assert.equal(await b.getAttribute(`${OPEN} [data-fault]`, "data-fault"), fault);
    await answer(b, "ok");
    assert.equal(await step(b), "answered");
  }

  await show(b, begun);
  assert.match(await b.textContent(OPEN), /matches the commitment, and the seed follows/);
  assert.equal(await b.locator("#pl-open-seats").count(), 0, "the side is chosen already");
  await answer(b, "yes");
  await b.waitForFunction(() => !document.querySelector("#pl-agreement"));
  const [there, here] = [await verified(a), await verified(b)];
  assert.match(here, /Only a player who sent one of them knows that it is theirs/);
  assert.equal(/State ([0-9a-f]{16})/.exec(here)[1], /State ([0-9a-f]{16})/.exec(there)[1]);
  assert.deepEqual([...first.problems(), ...second.problems()], []);
  await first.close();
  await second.close();
});

test("an answer whose offer is not in the browser is refused", async () => {
  const first = await openGame(site, { seats: "away", dice: "agreed", ...CLIPBOARD });
  const second = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...CLIPBOARD });
  await show(second.page, await linkOf(first.page, "game"));
  await answer(second.page, "yes");
  await second.page.waitForSelector(PAINTED);
  const reply = await linkOf(second.page, "game");
  const third = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce" });
  await show(third.page, reply);
  assert.equal(await third.page.getAttribute(`${OPEN} [data-fault]`, "data-fault"), "no-offer");
  for (const view of [first, second, third]) {
    assert.deepEqual(view.problems(), []);
    await view.close();
  }
});

test("a seed is offered in games by links alone", async () => {
  const { page, close } = await site.openPage({ waitFor: "html[data-ready]", section: "play" });
  await page.click("#pl-new-more > summary");
  await page.check("#pl-seats-away");
  await page.check("#pl-dice-agreed");
  await page.check("#pl-seats-hot");
  assert.equal(await page.isVisible("#pl-dice-agreed"), false);
  assert.equal(await page.isChecked("#pl-dice-seeded"), true);
  await close();
});
