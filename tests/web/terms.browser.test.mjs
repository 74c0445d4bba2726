// What the sender of a game chose is named before it is opened and in the game, and what it holds in the receiver's
// name is rejected first.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { entries, linkOf, PAINTED } from "./play-helpers.mjs";
import { EVERYTHING, untilRefit } from "./standing-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
let wasm;
let rommel;
before(async () => {
  [site, wasm, rommel] = await Promise.all([openSite(), initWasm(), initWasm("rommel-in-the-desert")]);
});
after(() => site.close());

const OPEN = "dialog[data-about=open]";
const SEED = "0123456789abcdef0123456789abcdef";
const DICE = { kind: "seed", seed: SEED };

/** A page in which the question about a link is shown. */
async function ask(link, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link}`,
    ...options,
  });
  await askSide(view.page);
  return view;
}

const answer = async (page, value) => {
  await page.click(`${OPEN} [data-value=${value}]`);
  await page.waitForSelector(PAINTED);
};

const list = (page, id) => page.locator(`${id} + ul li`).allTextContents();

const buttons = (page) =>
  page.$$eval(`${OPEN} [data-value]`, (all) =>
    all.map((one) => `${one.dataset.value}${one.classList.contains("button-primary") ? "!" : ""}`),
  );

/** Opens the objectives of the game on the table. */
async function objectives(page) {
  await page.click("#pl-overview");
  await page.waitForSelector("#rp-body #pl-terms");
}

test("Rommel in the Desert: switches, values and an earlier revision of the sender are named before a game is opened and among its objectives", async () => {
  const charts = [
    { what: "unit/speed/21/5", new: "4" },
    { what: "fire/armor/infantry", new: "4" },
  ];
  const options = { scenario: "gazala", scenarioRevision: 1, rules: { crossingLimit: "turn" }, charts };
  const game = rommel.Game.begin({ options, dice: DICE });
  const { page, close, problems } = await ask(game.gameLink());
  game.free();
  const check = async () => {
    assert.equal(await page.textContent("#pl-terms-rules"), "Rules: Columbia Games with the errata of 1984.");
    assert.equal(await page.textContent("#pl-terms-switches"), "1 switch differs from the rule set:");
    assert.deepEqual(await list(page, "#pl-terms-switches"), [
      "Limit of a hexside into an enemy hex: for the whole turn (in the rule set: for each movement phase)",
    ]);
    assert.equal(await page.textContent("#pl-terms-values"), "2 values differ from those of this page:");
    const values = await list(page, "#pl-terms-values");
    assert.match(values[0], /21\/5.*: 4 \(on this page: \d\)$/);
    assert.match(values[1], /: 4 \(on this page: \d\)$/);
    assert.equal(
      await page.textContent("#pl-terms [data-revision=scenario]"),
      "Scenario of revision 1; the latest is 3.",
    );
  };
  await check();
  assert.deepEqual(await page.locator("#pl-terms-sides li").allTextContents(), ["Axis: 0 orders", "Allies: 0 orders"]);
  assert.deepEqual(await axe(page, "dialog"), []);
  await page.selectOption("#pl-open-seats", "axis");
  await answer(page, "yes");
  await objectives(page);
  await check();
  assert.deepEqual(problems(), []);
  await close();
});

test("Desert Fox: the rule set, switches and values of the sender are named; a usual game says that nothing differs", async () => {
  const rules = { preset: "sixAngles2006", switches: { airPoints: "unlimited", combinedArms: "byUnit" } };
  const charts = [{ what: "movement/clear/motorized", new: "3" }];
  const game = wasm.Game.begin({ options: { scenario: "race-for-tobruk", rules, charts }, dice: DICE });
  const changed = await ask(game.gameLink());
  game.free();
  assert.equal(await changed.page.textContent("#pl-terms-rules"), "Rules: Six Angles 2006.");
  assert.equal((await list(changed.page, "#pl-terms-switches")).length, 1, "the other is that of the rule set");
  const [value] = await list(changed.page, "#pl-terms-values");
  assert.match(value, /: 3 \(on this page: \d\)$/);
  assert.ok(!value.includes("movement/clear"), value);
  await changed.close();

  const usual = wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: DICE });
  const { page, close, problems } = await ask(usual.gameLink());
  usual.free();
  assert.match(await page.textContent("#pl-terms-usual"), /^All switches are those of this rule set/);
  await answer(page, "yes");
  await objectives(page);
  assert.equal(await page.textContent("#rp-terms"), "This game");
  assert.deepEqual(problems(), []);
  await close();
});

test("a side taken in a first link says how many orders it holds, is rejected first, and its standing orders wait until they are confirmed", async () => {
  const game = untilRefit(wasm);
  game.give({ standing: EVERYTHING });
  while (!game.view().follows) game.give(game.opponent());
  const link = game.gameLink();
  const { page, close, problems } = await ask(link);
  const had = game.view().orders;
  const { orders, standing } = game.terms().sides.find(({ side }) => side === "axis");
  game.free();
  await askSide(page);
  await page.selectOption("#pl-open-seats", "both");
  assert.deepEqual(await buttons(page), ["yes!", "no"]);
  assert.equal(await page.isVisible("#pl-open-side"), false);
  await page.selectOption("#pl-open-seats", "axis");
  assert.deepEqual(await buttons(page), ["no!", "yes"]);
  assert.equal(standing, 1);
  const words = await page.textContent("#pl-open-side");
  assert.ok(words.startsWith(`The link holds ${orders} orders of your side (Axis).`), words);
  assert.match(words, /1 of them is about standing orders\. Standing orders in your name do not apply until/);
  assert.deepEqual(await axe(page, "dialog"), []);
  await answer(page, "yes");
  await page.waitForSelector("#pl-standing-unconfirmed");
  assert.equal(await page.getAttribute(".pl-guide", "data-by"), "axis", "the decision is left to the player");
  assert.equal(await entries(page), had);
  await page.reload();
  await page.waitForSelector("#pl-standing-unconfirmed");
  // The same link again changes nothing in this.
  await page.evaluate((hash) => (location.hash = hash), link);
  await askSide(page);
  await answer(page, "yes");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  await page.waitForSelector("#pl-standing-unconfirmed");
  assert.equal(await entries(page), had);
  await page.click("#pl-standing-confirm");
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
  assert.equal(await page.locator("#pl-standing-unconfirmed").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("the next link of the whole game, while standing orders in the receiver's name wait: its orders are rejected first, and they wait on", async () => {
  const game = untilRefit(wasm);
  game.give({ standing: EVERYTHING });
  while (!game.view().follows) game.give(game.opponent());
  const first = game.gameLink();
  const had = game.view().orders;
  game.give(game.view().follows);
  while (!game.view().follows) game.give(game.opponent());
  const next = game.gameLink();
  const { page, close, problems } = await ask(first);
  await page.selectOption("#pl-open-seats", "axis");
  await answer(page, "yes");
  await page.waitForSelector("#pl-standing-unconfirmed");
  await page.evaluate((hash) => (location.hash = hash), next);
  await page.waitForSelector(OPEN);
  assert.match(await page.textContent("#pl-open-own"), /your side \(Axis\)/);
  assert.equal(await page.locator("#pl-open-standing").count(), 0, "nothing follows from what was not confirmed");
  assert.equal((await buttons(page))[0], "no!");
  await page.click(`${OPEN} [data-value=yes]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
  await page.waitForSelector("#pl-standing-unconfirmed");
  assert.equal(await entries(page), game.view().orders);
  assert.ok(game.view().orders > had);
  await page.click("#pl-standing-confirm");
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, game.view().orders);
  game.free();
  assert.deepEqual(problems(), []);
  await close();
});

test("a game continued from the replay is another game: its turns do not fit the first one", async () => {
  const game = untilRefit(wasm);
  const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
  const there = await ask(game.gameLink(), clipboard);
  const here = await ask(game.gameLink());
  const number = game.view().orders;
  game.free();
  for (const [{ page }, side] of [
    [there, "axis"],
    [here, "commonwealth"],
  ]) {
    await page.selectOption("#pl-open-seats", side);
    await answer(page, "yes");
  }
  const { page } = there;
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  await page.click("#pl-replay-branch");
  await page.waitForFunction(() => !document.querySelector("#pl-slider"));
  assert.equal(await entries(page), number);
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, number);
  const turn = await linkOf(page, "turn");
  await here.page.evaluate((hash) => (location.hash = hash), turn);
  await askSide(here.page);
  assert.equal(await here.page.getAttribute(`${OPEN} [data-fault]`, "data-fault"), "other-game");
  assert.deepEqual([...there.problems(), ...here.problems()], []);
  await there.close();
  await here.close();
});
