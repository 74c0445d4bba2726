// The masthead: name of the game and tools in one line, tabs beside or below them, from the narrowest telephone on.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { openSite } from "./harness.mjs";
import { FIRST, SECOND } from "./two-games-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const PHONES = [320, 340, 360, 375, 390, 400, 412, 430, 480, 540, 600, 640];
const WIDER = [720, 768, 820, 900, 991, 992, 1024, 1120, 1200, 1311, 1312, 1440, 1600, 1855, 1856, 1920, 2560, 3840];

/** What stands in another line than it should, is cut off or out of the window. */
const faults = (page) =>
  page.evaluate(() => {
    const found = [];
    const boxes = (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((node) => node.checkVisibility())
        .map((node) => ({ node, box: node.getBoundingClientRect() }));
    const name = document.querySelector(".game-field");
    const { top, bottom, right } = name.getBoundingClientRect();
    for (const { node, box } of boxes(".masthead-tools :is(button, .language-field)")) {
      const about = `${node.id || node.className} ${Math.round(box.left)} to ${Math.round(box.right)}`;
      if (box.top > bottom || box.bottom < top) found.push(`below the name: ${about}`);
      if (box.right > innerWidth || box.left < right) found.push(`over the name or out of the window: ${about}`);
      if (box.width < 24 || box.height < 24) found.push(`too small: ${about}`);
    }
    const tabs = boxes(".tab");
    for (const { node, box } of tabs) {
      if (box.top !== tabs[0].box.top || box.right > innerWidth) found.push(`tab ${node.textContent}`);
      if (node.scrollWidth > node.clientWidth) found.push(`cut off: tab ${node.textContent}`);
    }
    for (const { node } of boxes(".title-sub")) {
      const title = node.closest(".title");
      if (title.scrollWidth > title.clientWidth) found.push("the subtitle is cut off");
    }
    const shown = right;
    name.style.minInlineSize = "max-content";
    if (innerWidth >= 480 && name.getBoundingClientRect().right > shown + 0.5) found.push("the name is shortened");
    name.style.minInlineSize = "";
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [...found, `the page is ${over} px too wide`] : found;
  });

for (const game of [FIRST, SECOND])
  for (const lang of ["en", "de"])
    layoutTest(`${game}, ${lang}: name and tools of the masthead stand in one line, tabs in one`, async (fonts) => {
      const { page, problems, close } = await site.openPage({
        path: `?game=${game}&lang=${lang}#play`,
        waitFor: "html[data-ready]",
        fonts,
      });
      await page.waitForSelector("#pl-start");
      for (const width of [...PHONES, ...WIDER]) {
        await page.setViewportSize({ width, height: 740 });
        assert.deepEqual(await faults(page), [], `${width} px`);
      }
      assert.deepEqual(problems(), []);
      await close();
    });

layoutTest("on a telephone the language is chosen where its tag stands", async (fonts) => {
  const { page, problems, close } = await site.openPage({
    waitFor: "html[data-ready]",
    locale: "de-AT",
    fonts,
    viewport: { width: 360, height: 740 },
  });
  await page.locator(".language-field[data-tag=de]").waitFor();
  assert.equal(
    await page.$eval(".language-field", (node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.id;
    }),
    "language",
  );
  await Promise.all([page.waitForEvent("load"), page.selectOption("#language", "en")]);
  await page.locator(".language-field[data-tag=en]").waitFor();
  assert.deepEqual(problems(), []);
  await close();
});
