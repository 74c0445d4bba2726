// Standing orders where both sides are played at this screen: folded away, given and taken back, undone, and by keys.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { entries, openLink, ready } from "./play-helpers.mjs";
import { untilRefit } from "./standing-helpers.mjs";

let site;
let link;
before(async () => {
  let wasm;
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
  const game = untilRefit(wasm);
  link = game.gameLink();
  game.free();
});
after(() => site.close());

async function endPhase(page) {
  const had = await entries(page);
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
}

/** Gives a side to another seat. */
async function seat(page, side, value) {
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  await page.selectOption(`#pl-seat-${side}`, value);
  await page.click("dialog[data-about=seats] [data-value=ok]");
  await page.waitForFunction(() => !document.querySelector("dialog"));
}

test("at one screen they are folded away, given by keys, undone, given again and taken back", async () => {
  const { page, close, problems } = await openLink(site, link);
  assert.equal(await page.getAttribute("#pl-standing", "open"), null);
  await page.focus("#pl-standing-summary");
  await page.keyboard.press("Enter");
  assert.equal(await page.getAttribute("#pl-standing-give", "aria-disabled"), "true", "nothing is changed yet");
  await page.focus("#pl-standing-noReaction");
  await page.keyboard.press("Space");
  await page.focus("#pl-standing-units-summary");
  await page.keyboard.press("Enter");
  const first = page.locator("#pl-standing-units select").first();
  await first.waitFor();
  await first.selectOption("deplete");
  assert.deepEqual(await axe(page, "#pl-standing"), []);
  await page.focus("#pl-standing-give");
  await page.keyboard.press("Enter");
  const held = page.locator(".pl-standing-held[data-side=axis]");
  await held.waitFor();
  assert.deepEqual(await held.locator("li").count(), 2);
  assert.equal(await page.evaluate(() => document.activeElement.id), "pl-standing-summary");
  assert.match(await page.textContent("#pl-status"), /Standing orders: No unit reacts; Deplete rather than retreat: /);
  await page.click("#pl-undo");
  await held.waitFor({ state: "detached" });
  await page.click("#pl-redo");
  await held.waitFor();
  await page.click("#pl-standing-revoke");
  await held.waitFor({ state: "detached" });
  assert.equal(await page.locator("#pl-standing-none").count(), 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("the computer's player-turn goes on without a question that standing orders answer", async () => {
  const { page, close, problems } = await openLink(site, link);
  await seat(page, "commonwealth", "script");
  await page.click("#pl-standing-summary");
  for (const kind of ["noReaction", "noSupport", "rest"]) await page.check(`#pl-standing-${kind}`);
  await page.click("#pl-standing-give");
  await page.waitForSelector(".pl-standing-held");
  await endPhase(page);
  await ready(page);
  await page.waitForSelector(".pl-guide[data-by=axis]");
  assert.equal(await page.getAttribute(".pl-guide", "data-phase"), "initiative", "the whole player-turn is over");
  assert.ok((await page.locator(".pl-entry.is-axis .pl-follows").count()) >= 2);
  assert.ok((await page.locator("#pl-recap-standing li").count()) >= 2);
  assert.equal(await page.locator(".pl-standing-held").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("between two players at one screen the map is covered for a decision, not for one that is answered", async () => {
  const { page, close, problems } = await openLink(site, link);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  await page.check("#pl-seat-cover");
  await page.click("dialog[data-about=seats] [data-value=ok]");
  await page.click("#pl-standing-summary");
  await page.check("#pl-standing-noReaction");
  await page.click("#pl-standing-give");
  await page.waitForSelector(".pl-standing-held");
  await endPhase(page);
  await page.waitForSelector(".pl-guide[data-by=commonwealth]", { state: "attached" });
  await page.click("dialog[data-about=handover] [data-value=show]");
  for (let phase = ""; !/Motorized|Combat|refit/i.test(phase); ) {
    phase = await page.getAttribute(".pl-guide", "data-phase");
    assert.equal(await page.getAttribute(".pl-guide", "data-by"), "commonwealth");
    if (!/Motorized|Combat|refit/i.test(phase)) await endPhase(page);
  }
  assert.equal(await page.locator(".pl-entry.is-axis .pl-follows").count(), 1);
  assert.equal(await page.locator("dialog").count(), 0);
  assert.equal(await page.getAttribute("#pl-undo", "aria-disabled"), "true", "what follows is not undone");
  assert.deepEqual(problems(), []);
  await close();
});
