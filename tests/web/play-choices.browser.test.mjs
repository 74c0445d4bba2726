// What a click and a key choose at the table: the counter on top, units that can move again, and the number that is
// asked for.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { entries, openLink, untilMotorized } from "./play-helpers.mjs";
import { parseHex, spiNumber } from "../../www/games/desert-fox/geometry.ts";
import { OPENING } from "../../www/games/desert-fox/guide/opening.ts";
import { pilesOf, rosterOf } from "../../www/games/desert-fox/art/game-counters.ts";

const wasm = await initWasm();
const site = await openSite();
after(() => site.close());

/** A campaign of the scripted opponent up to a question with several numbers to choose from. */
function untilAsked(kind) {
  const game = wasm.Game.begin({ options: { scenario: "campaign" }, dice: { kind: "seed", seed: "05".repeat(16) } });
  const asked = () => game.legal().orders.filter((order) => order.answer?.[kind]);
  while (asked().length < 3) assert.equal(game.give(game.opponent()).kind, "given");
  return { link: game.gameLink(), answers: asked().map((order) => order.answer) };
}

test("a click on a stack chooses the counter on top", async () => {
  const game = wasm.Game.open(OPENING);
  const { units } = game.view();
  const able = new Set(game.legal().moves.map(({ unit }) => unit));
  const topmost = (pile) => pile.pieces.at(-1).id;
  const stacks = pilesOf(units, rosterOf(wasm.roster().units)).filter(
    (pile) => pile.pieces.length > 1 && able.has(topmost(pile)),
  );
  assert.ok(stacks.length > 2, String(stacks.length));
  const { page, problems, close } = await openLink(site, OPENING);
  let clicked = 0;
  for (const pile of stacks) {
    await page.fill("#pl-goto", spiNumber(pile.hex));
    await page.press("#pl-goto", "Enter");
    const box = await page.locator(".pl-stage").boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // A hex beside the edge of the sheet does not come to the middle.
    if (!(await page.textContent(".ex-line")).startsWith(spiNumber(pile.hex))) continue;
    clicked += 1;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector(".pl-pick[aria-pressed=true]");
    const chosen = await page.$$eval(".pl-pick[aria-pressed=true]", (all) => all.map(({ id }) => id));
    assert.deepEqual(chosen, [`pl-unit-${topmost(pile)}`], spiNumber(pile.hex));
    await page.click(".pl-stack [data-do='stack.close']");
  }
  assert.ok(clicked > 1, String(clicked));
  assert.deepEqual(problems(), []);
  await close();
});

test("in the Motorized Movement Phase a unit that moved before is in the list, comes with N and is counted by the warning", async () => {
  const { game, unit } = untilMotorized(wasm);
  const hex = parseHex(game.view().units.find(({ id }) => id === unit).at);
  const { page, problems, close } = await openLink(site, game.gameLink());
  await page.locator(`#pl-todo [data-key^="todo-move-${hex}-"]`).waitFor();
  const row = page.locator(`[id="pl-unit-${unit}"]`);
  const stacks = await page.locator("#pl-todo li").count();
  for (let press = 0; press < stacks && !(await row.count()); press++) await page.keyboard.press("n");
  assert.equal(await row.count(), 1, "N comes to it");
  const listed = await page.$$eval("#pl-todo li [data-at]", (all) => all.length);
  assert.equal(listed, stacks);
  await page.keyboard.press("x");
  const units = game
    .legal()
    .moves.filter((option) => game.view().units.some(({ id, spent }) => id === option.unit && spent === 0)).length;
  await page.locator(".pl-warn", { hasText: `${units} units` }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

for (const [kind, none, two, number] of [
  ["commit", "No support", "Commit 2 air points", ({ commit }) => (commit.naval ? null : commit.airPoints)],
  ["shifts", "No shift", "Shift 2 columns", ({ shifts }) => shifts.columns],
]) {
  test(`number keys equal the number: ${kind}`, async () => {
    const { link, answers } = untilAsked(kind);
    const { page, problems, close } = await openLink(site, link);
    const keys = await page.$$eval(".pl-decision [data-digit]", (all) =>
      all.map((node) => [
        Number(node.dataset.digit),
        node.querySelector("kbd").textContent,
        node.firstChild.textContent,
      ]),
    );
    assert.deepEqual(
      keys.map(([digit]) => digit),
      answers.map(number).filter((digit) => digit !== null),
    );
    assert.ok(
      keys.every(([digit, shown]) => String(digit) === shown),
      "the key is on the button",
    );
    assert.equal(keys.find(([digit]) => digit === 0)[2], none);
    assert.equal(keys.find(([digit]) => digit === 2)[2], two);
    const had = await entries(page);
    await page.keyboard.press("2");
    await page.locator(`.pl-entry[value="${had + 1}"]`, { hasText: two }).waitFor();
    assert.deepEqual(problems(), []);
    await close();
  });
}
