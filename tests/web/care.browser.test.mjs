// Care for keyboards, screen readers and long games: landmarks, headings, where the focus goes, tab stops, and the log
// in parts.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { initWasm, openSite } from "./harness.mjs";
import { openGame, openLink } from "./play-helpers.mjs";
import { loadExample, openReferee } from "./referee-helpers.mjs";

const site = await openSite();
after(() => site.close());

/** The regions of a section that have the same name, and headings that leave out a level. */
const structure = (page, id) =>
  page.evaluate((id) => {
    const root = document.getElementById(id);
    const shown = [...root.querySelectorAll("section[aria-labelledby], section[aria-label], [role=region]")].filter(
      (node) => node.checkVisibility(),
    );
    const names = shown.map(
      (node) =>
        node.getAttribute("aria-label") ?? document.getElementById(node.getAttribute("aria-labelledby"))?.textContent,
    );
    const levels = [
      1,
      ...[...root.querySelectorAll("h1, h2, h3, h4, h5, h6")]
        .filter((node) => node.checkVisibility())
        .map((node) => Number(node.localName[1])),
    ];
    return {
      doubles: names.filter((name, at) => names.indexOf(name) < at),
      leaps: levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
    };
  }, id);

test("no two regions of the referee have one name, and no heading leaves out a level", async () => {
  const { page, problems, close } = await openReferee(site);
  await loadExample(page, "ex1");
  assert.deepEqual(await structure(page, "referee"), { doubles: [], leaps: [] });
  await page.click("#ref-mode-map");
  await page.waitForSelector("#referee .ex-stage[data-painted=all]");
  await page.waitForSelector("#ex-tray");
  assert.deepEqual(await structure(page, "referee"), { doubles: [], leaps: [] });
  assert.deepEqual(problems(), []);
  await close();
});

test("what the Game menu opens gives the focus back to its button", async () => {
  const { page, problems, close } = await openGame(site, { seats: "hot" });
  const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
  for (const item of ["games", "seats", "share", "verify"]) {
    await page.click("#ref-menu-pl");
    await page.click(`#pl-menu-${item}`);
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    await page.waitForFunction(() => document.activeElement?.id === "ref-menu-pl");
  }
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.waitForSelector("#pl-new");
  assert.match(await focused(), /^pl-scenario-/);
  assert.deepEqual(problems(), []);
  await close();
});

test("by Tab the table of rulings is passed in one step", async () => {
  const { page, problems, close } = await site.openPage({ waitFor: "html[data-ready]" });
  await page.click("#tab-rules");
  await page.waitForSelector("#R017");
  await page.locator("#rules .rules-tools button").focus();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "rules-skip");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "rules-end");
  assert.equal(new URL(page.url()).hash, "#rules", "the address is that of the section still");
  await page.keyboard.press("Tab");
  assert.equal(
    await page.evaluate(() => document.querySelector(".rules-table").contains(document.activeElement)),
    false,
  );
  assert.deepEqual(problems(), []);
  await close();
});

test("earlier orders are shown two hundred at a time", async () => {
  const { Game } = await initWasm();
  const game = Game.begin({ options: { scenario: "campaign" }, dice: { kind: "seed", seed: "05".repeat(16) } });
  while (game.view().orders < 500) assert.equal(game.give(game.opponent()).kind, "given");
  const { page, problems, close } = await openLink(site, game.gameLink());
  const rows = page.locator(".pl-entry");
  const earlier = page.locator("#pl-log-earlier");
  for (const count of [40, 240, 440]) {
    assert.equal(await rows.count(), count);
    await earlier.click();
  }
  assert.equal(await rows.count(), 500);
  assert.equal(await earlier.count(), 0);
  assert.equal(await rows.last().getAttribute("value"), "1");
  assert.deepEqual(problems(), []);
  await close();
});
