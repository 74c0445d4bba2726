// How many times a practised player of Rommel in the Desert presses the mouse: for the first move, and for a turn.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { inPhase, linkWhen, openWithHand } from "./rommel-play-helpers.mjs";

const SCREEN = { width: 1440, height: 900 };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** A saved game of 1940 in which the Axis is to choose its option, opened from the address of the page. */
const openSaved = () => openWithHand(site, linkWhen("1940", inPhase("option", "axis")), { viewport: SCREEN });

const phase = (page) => page.getAttribute(".pl-guide", "data-phase");

test("from the address of a game that waits, the first completed move takes at most four clicks", async () => {
  const { page, hand, problems, close } = await openSaved();
  await hand.click("#pl-option-basic");
  await page.waitForSelector(".pl-decision[data-asked=movement]");
  await hand.hex("Bardia");
  await hand.hex("18,2");
  await page.locator("#pl-status", { hasText: "moved to 18,2" }).waitFor();
  assert.ok(hand.log.length <= 4, hand.log.join("\n"));
  assert.deepEqual(problems(), []);
  await close();
});

test("a Basic turn with one group takes at most eight clicks", async () => {
  const { page, hand, problems, close } = await openSaved();
  assert.equal(await phase(page), "option");
  await hand.click("#pl-option-basic");
  await page.waitForSelector(".pl-decision[data-asked=movement]");
  await hand.hex("Bardia");
  await hand.hex("18,2");
  await page.locator("#pl-status", { hasText: "moved to 18,2" }).waitFor();
  await hand.click("#pl-done");
  await page.waitForSelector(".pl-guide[data-phase=forcedMarches]");
  await hand.click("#pl-done");
  await page.waitForSelector(".pl-guide[data-by=allied]");
  assert.ok(hand.log.length <= 8, hand.log.join("\n"));
  assert.deepEqual(problems(), []);
  await close();
});
