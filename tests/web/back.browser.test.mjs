// The browser's Back closes the topmost dialog and nothing else, in both games, with mouse, keys and touch.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { openExplorer } from "./explorer-helpers.mjs";
import { PAINTED, openGame } from "./play-helpers.mjs";
import { beginRommel, linkWhen, openRommel } from "./rommel-play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const GAMES = {
  "Desert Fox": { id: "desert-fox", begin: (options) => openGame(site, options) },
  "Rommel in the Desert": {
    id: "rommel-in-the-desert",
    begin: (options) => beginRommel(site, "1940", "axis", options),
  },
};

const section = (page, name) =>
  page.waitForFunction((id) => document.getElementById(`tab-${id}`)?.getAttribute("aria-selected") === "true", name);
const open = (page) => page.evaluate(() => document.querySelectorAll("dialog[open]").length);
const dialogs = (page, count) =>
  page.waitForFunction((n) => document.querySelectorAll("dialog[open]").length === n, count);
for (const [name, { id, begin }] of Object.entries(GAMES)) {
  /** A game, reached by three sections. */
  async function there(options) {
    const view = await begin(options);
    for (const tab of ["rules", "play"]) {
      await view.page.locator(`#tab-${tab}`).click();
      await section(view.page, tab);
    }
    return view;
  }

  for (const [what, press] of Object.entries({
    "#pl-share": (page) => page.locator("#pl-share").click(),
    "#pl-menu-games": (page) => page.evaluate(() => document.querySelector("#pl-menu-games").click()),
    "#pl-menu-verify": (page) => page.evaluate(() => document.querySelector("#pl-menu-verify").click()),
    "#pl-overview": (page) => page.evaluate(() => document.querySelector("#pl-overview").click()),
    help: (page) => page.keyboard.press("?"),
  }))
    test(`${name}: Back closes ${what} and the section stays; the next Back goes to the section before`, async () => {
      const { page, problems, close } = await there();
      await press(page);
      await dialogs(page, 1);
      await page.goBack();
      await dialogs(page, 0);
      await section(page, "play");
      await page.goBack();
      await section(page, "rules");
      await page.goForward();
      await section(page, "play");
      assert.equal(await open(page), 0);
      assert.deepEqual(problems(), []);
      await close();
    });

  for (const [how, close] of Object.entries({
    Escape: (page) => page.keyboard.press("Escape"),
    "its button": (page) => page.locator("dialog[open] .ref-dialog-buttons button").last().click(),
  }))
    test(`${name}: after a dialog was closed by ${how} Back works as if it had never been open, also twice and after a reload`, async () => {
      const view = await there();
      const { page } = view;
      for (let time = 0; time < 2; time++) {
        await page.locator("#pl-share").click();
        await dialogs(page, 1);
        await close(page);
        await dialogs(page, 0);
      }
      await page.goBack();
      await section(page, "rules");
      await page.locator("#tab-play").click();
      await section(page, "play");
      await page.keyboard.press("?");
      await dialogs(page, 1);
      await page.reload();
      await page.waitForSelector("html[data-ready]");
      await section(page, "play");
      await dialogs(page, 0);
      await page.goBack();
      await section(page, "rules");
      await view.close();
    });

  test(`${name}: by touch on a phone, of two dialogs Back closes the upper one, then the other, then leaves the section`, async () => {
    const view = await site.openPage({ ...PHONE, waitFor: "html[data-ready]", path: `?game=${id}#rules` });
    const { page, problems, close } = view;
    await section(page, "rules");
    await page.locator("#tab-play").tap();
    await section(page, "play");
    await page.locator("#pl-new-games").tap();
    // Elsewhere in between: two quick taps in one place are a double tap, whose second the list leaves out.
    await page.locator("#lib-title").tap();
    await page.locator("#lib-paste").tap();
    await dialogs(page, 2);
    await page.goBack();
    await dialogs(page, 1);
    assert.equal(await page.locator("#lib-close").isVisible(), true);
    await page.goBack();
    await dialogs(page, 0);
    await section(page, "play");
    await page.goBack();
    await section(page, "rules");
    assert.deepEqual(problems(), []);
    await close();
  });

  test(`${name}: Alt+Left on a section's button is left to the browser, which goes back`, async () => {
    const { page, close } = await there();
    const same = await page.evaluate(() => {
      const keys = ["ArrowLeft", "ArrowRight"].map(
        (key) => new KeyboardEvent("keydown", { key, altKey: true, bubbles: true, cancelable: true }),
      );
      return keys.every((event) => document.activeElement.dispatchEvent(event));
    });
    assert.equal(same, true);
    await section(page, "play");
    await close();
  });

  test(`${name}: Back closes the upper of two dialogs after another one above it was closed by Escape`, async () => {
    const { page, close } = await there();
    await page.evaluate(() => document.querySelector("#pl-menu-games").click());
    await page.locator("#lib-paste").click();
    await dialogs(page, 2);
    await page.keyboard.press("Escape");
    await dialogs(page, 1);
    await page.goBack();
    await dialogs(page, 0);
    await section(page, "play");
    await page.goBack();
    await section(page, "rules");
    await close();
  });

  test(`${name}: from the guided game in the help Back comes back to the section where the help was opened`, async () => {
    const { page, close } = await begin();
    await page.locator("#tab-rules").click();
    await section(page, "rules");
    await page.keyboard.press("?");
    await dialogs(page, 1);
    await page.locator("#help-tour").click();
    await section(page, "play");
    await dialogs(page, 0);
    await page.goBack();
    await section(page, "rules");
    await page.goBack();
    await section(page, "play");
    await close();
  });
}

const LINK = linkWhen("1940", ({ stage }) => stage === "turns");

test("Rommel in the Desert: Back closes the question of a link that was opened on the page; the game stays", async () => {
  const { page, close } = await beginRommel(site, "1941", "axis");
  await page.locator("#tab-rules").click();
  await section(page, "rules");
  await page.evaluate((link) => (location.hash = link), LINK);
  await askSide(page);
  await page.goBack();
  await dialogs(page, 0);
  await section(page, "play");
  await page.goBack();
  await section(page, "rules");
  await close();
});

test("Rommel in the Desert: a link that was opened does not come again by Back and Forward after a reload", async () => {
  const { page, problems, close } = await beginRommel(site, "1941", "axis");
  await page.locator("#tab-rules").click();
  await section(page, "rules");
  await page.evaluate((link) => (location.hash = link), LINK);
  await askSide(page);
  await page.locator("dialog[data-about=open] [data-value=yes]").click();
  await page.waitForSelector("[data-save-status=saved]", { state: "attached" });
  await page.reload();
  await page.waitForSelector(PAINTED);
  await page.goBack();
  await section(page, "rules");
  await page.goForward();
  await section(page, "play");
  assert.equal(await open(page), 0);
  assert.ok(!page.url().includes(LINK));
  await page.reload();
  await page.waitForSelector(PAINTED);
  assert.equal(await open(page), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("the cover between two players, which must be answered, stays when the reader goes back", async () => {
  const { page, close } = await openRommel(site, LINK, { covers: true });
  const cover = page.locator("dialog[data-about=handover]");
  await cover.waitFor();
  for (let time = 0; time < 2; time++) {
    await page.goBack();
    assert.equal(await cover.isVisible(), true);
    await section(page, "play");
  }
  await page.keyboard.press("Escape");
  assert.equal(await cover.isVisible(), true);
  await page.locator("dialog[open] [data-value=show]").click();
  await dialogs(page, 0);
  await close();
});

test("Desert Fox: Back closes the values of a unit in the Referee, and the section stays", async () => {
  const { page, close } = await openExplorer(site);
  await page.click("#ex-own");
  await dialogs(page, 1);
  await page.fill("#ref-v-name", "Marcks");
  await page.goBack();
  await dialogs(page, 0);
  await section(page, "referee");
  await close();
});
