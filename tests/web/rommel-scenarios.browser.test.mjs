// Every scenario of Rommel in the Desert begins and is played by the page to its first battle.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import * as geometry from "../../www/games/rommel-in-the-desert/geometry.ts";
import { createHand, watchMap } from "./clicks-helpers.mjs";
import { openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { mouseHand, playRommel } from "./rommel-hands.mjs";
import { ROMMEL, beginRommel } from "./rommel-play-helpers.mjs";

const SCENARIOS = ROMMEL.scenarios().scenarios.map(({ id }) => id);
/** Those whose first battle comes soon. */
const SHORT = ["1940", "gazala"];

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const begin = (scenario, seats, options) => beginRommel(site, scenario, seats, options);
const isOver = async (page) => (await page.locator("#pl-over").count()) > 0;

for (const scenario of SCENARIOS)
  (SHORT.includes(scenario) ? test : longTest)(`${scenario} is played by the page to its first battle`, async () => {
    const { page, problems, close } = await begin(scenario, "axis");
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-seats");
    for (const side of ["axis", "allied"]) await page.selectOption(`#pl-seat-${side}`, "script");
    await page.click("dialog[open] .button-primary");
    // Each painting of the log shows the last orders, and the script gives many of them between two.
    await page.waitForFunction(
      () => document.querySelector("#pl-over") || /Battle turn in /.test(document.querySelector(".pl-log").textContent),
    );
    assert.equal(await isOver(page), false, "the battle comes before the end");
    await page.locator("#pl-script-stop").click();
    await page.waitForSelector("#pl-script[data-state=stopped]");
    assert.deepEqual(problems(), []);
    await close();
  });

test("on a phone the map goes to the blocks of the player who is to move", async () => {
  const { page, problems, close } = await begin("1941", "axis", { viewport: { width: 390, height: 844 } });
  await page.evaluate(watchMap);
  await playRommel(page, mouseHand(), { until: ({ phase }) => phase === "movement" });
  const hand = createHand(page, geometry);
  await hand.hex("El Agheila");
  assert.deepEqual(hand.log, ["click El Agheila"], "it is pressed where it is, without a drag of the map");
  assert.deepEqual(problems(), []);
  await close();
});

test("after the cover the log names no block that the other player has placed", async () => {
  const { page, problems, close } = await begin("1940", "hot", { cover: true });
  const names = await page
    .locator(".pl-tray-block")
    .evaluateAll((list) => list.map((node) => node.getAttribute("aria-label").split(",")[0]));
  assert.equal(names.length, 8);
  await page.click("#set-up-rest");
  await page.waitForSelector("#set-up-done");
  assert.match(await page.locator(".pl-log").innerText(), new RegExp(`${names[0]} is placed`));
  await page.click("#set-up-done");
  await page.click("dialog[open] [data-value=show]");
  await page.waitForFunction(() => !document.querySelector("dialog, .is-covered"));
  const log = await page.locator(".pl-log").innerText();
  assert.match(log, /A block is placed/);
  assert.deepEqual(
    names.filter((name) => log.includes(name)),
    [],
  );
  assert.deepEqual(problems(), []);
  await close();
});
