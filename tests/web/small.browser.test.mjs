// Small screens: a window of 1280 by 1024 enlarged four times is one of 320 by 256, and telephones begin at 360.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { openSite } from "./harness.mjs";
import { PAINTED, openGame, step } from "./play-helpers.mjs";
import { FIRST, SECOND } from "./two-games-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const SCREENS = [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
];

/** Controls that cannot be brought into sight whole and free, and whatever is wider than the screen. */
const lost = (page, within) =>
  page.evaluate((within) => {
    const faults = [];
    const name = (node) =>
      `${node.tagName.toLowerCase()}#${node.id} ${(node.getAttribute("aria-label") ?? node.textContent).trim().slice(0, 30)}`;
    const seen = (node) =>
      node.checkVisibility({ visibilityProperty: true }) &&
      !node.closest(".visually-hidden, [aria-hidden=true], [inert]");
    /** What lies over the middle of a control that was scrolled into sight; empty for nothing. */
    const covered = (target, block) => {
      target.scrollIntoView({ block, inline: "nearest" });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y] = [
        (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
        (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
      ];
      const found = document.elementFromPoint(x, y);
      return found && (target.contains(found) || found.contains(target)) ? "" : `by ${found ? name(found) : "nothing"}`;
    };
    for (const root of document.querySelectorAll(within)) {
      if (root.scrollWidth > root.clientWidth + 1 && getComputedStyle(root).overflowX !== "visible")
        faults.push(`wider than its room: ${name(root)}`);
      for (const node of root.querySelectorAll("button, a[href], input, select, textarea, summary")) {
        if (!seen(node) || node.disabled) continue;
        const target = node.matches("input[type=radio], input[type=checkbox]") ? (node.closest("label") ?? node) : node;
        const fault = ["center", "start", "end"].reduce(
          (found, block) => found && covered(target, block),
          "by anything",
        );
        const box = target.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`cut off at the side: ${name(node)}`);
        if (fault) faults.push(`covered ${fault}: ${name(node)}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return faults;
  }, within);

const shut = async (page) => {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
};
const menu = async (page, item) => {
  await page.click("#ref-menu-pl");
  await page.click(`#pl-menu-${item}`);
};

for (const viewport of SCREENS) {
  const { width, height } = viewport;
  layoutTest(`every control of the game and its dialogs can be reached on ${width} by ${height}`, async (fonts) => {
    const { page, close, problems } = await openGame(site, { seats: "hot", fonts, viewport });
    const all = async (what, within = "#play, .masthead") => assert.deepEqual(await lost(page, within), [], what);
    await all("table");
    await step(page);
    await page.keyboard.press("n");
    await all("a unit chosen");
    await page.keyboard.press("x");
    await page.waitForSelector("#pl-done-anyway");
    await all("warning");
    await page.click("#pl-share");
    await page.waitForSelector("#pl-share-file");
    await all("share", "dialog");
    await shut(page);
    await menu(page, "note");
    await all("note", "dialog");
    await shut(page);
    await menu(page, "seats");
    await all("seats", "dialog");
    await shut(page);
    await menu(page, "replay");
    await all("replay");
    await page.click("#pl-replay-close");
    await page.click("#help-open");
    await page.waitForSelector("dialog[open]");
    await all("help", "dialog");
    await shut(page);
    await menu(page, "games");
    await page.waitForSelector(".lib-game");
    await all("library", "dialog");
    await shut(page);
    await menu(page, "new");
    await page.waitForSelector("#pl-start");
    await all("new game");
    assert.deepEqual(problems(), []);
    await close();
  });

  layoutTest(`all controls of guide, map, Referee and rules are reached on ${width} by ${height}`, async (fonts) => {
    const { page, close, problems } = await site.openPage({
      waitFor: "html[data-ready]",
      reducedMotion: "reduce",
      fonts,
      viewport,
    });
    assert.deepEqual(await lost(page, "#map, .masthead, .footer"), [], "map");
    await page.click("#tab-referee");
    await page.waitForSelector("#ref-combat .card");
    assert.deepEqual(await lost(page, "#referee"), [], "referee");
    await page.evaluate(() => (location.hash = "#first-game"));
    await page.waitForSelector(PAINTED);
    assert.deepEqual(await lost(page, "#play"), [], "guide");
    assert.deepEqual(problems(), []);
    await close();
  });
}

for (const [width, height] of [
  [320, 256],
  [360, 640],
  [412, 915],
  [740, 360],
  [1280, 420],
])
  layoutTest(`hardly anything stands over the choices of a new game on ${width} by ${height}`, async (fonts) => {
    for (const game of [FIRST, SECOND]) {
      const { page, close } = await site.openPage({
        path: `?game=${game}&lang=de#play`,
        waitFor: "html[data-ready]",
        fonts,
        viewport: { width, height },
      });
      await page.locator("#pl-new input[name=pl-scenario]").first().waitFor();
      const covered = await page.$eval("#pl-new", (form) => {
        form.scrollIntoView({ block: "start" });
        const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
        return rows.filter((node) => node?.closest(".pl-start, .pl-new-buttons")).length;
      });
      assert.ok(covered <= height / 5, `${game}: ${covered} of ${height} px`);
      if (height < 480) assert.equal(covered, 0, game);
      await close();
    }
  });
