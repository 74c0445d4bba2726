// The two pages for newcomers: by address, from the guided game and from the help, with their pictures.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const READY = "html[data-ready]";
const hash = (page) => page.evaluate(() => location.hash);
const headings = (page) => page.$$eval(".how h3", (all) => all.map(({ textContent }) => textContent));

/** Waits until every picture is painted; gives how many colours each shows, up to a hundred. */
async function painted(page) {
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll(".how canvas")];
    return all.length > 0 && all.every((canvas) => canvas.dataset.painted === "");
  });
  return page.$$eval(".how canvas", (all) =>
    all.map((canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set();
      for (let at = 0; at < data.length && colours.size < 100; at += 4)
        colours.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
      return [canvas.dataset.picture ?? canvas.dataset.stamp, colours.size];
    }),
  );
}

for (const [lang, game, turn, first] of [
  ["en", "How to play: the game in one page", "How to play: a turn, phase by phase", "The war and the goal"],
  [
    "de",
    "So wird gespielt: das Spiel auf einer Seite",
    "So wird gespielt: ein Zug, Phase für Phase",
    "Der Krieg und das Ziel",
  ],
])
  test(`${lang}: both pages open by their address, and the way leads from one to the other and back`, async () => {
    const { page, problems, close } = await site.openPage({ waitFor: READY, path: `?lang=${lang}#how-to-play` });
    await page.getByRole("heading", { name: game }).waitFor();
    assert.equal((await headings(page))[0], first);
    await page.click(".how-foot a");
    await page.getByRole("heading", { name: turn }).waitFor();
    assert.equal((await headings(page)).length, 11, "initiative, nine phases and the end");
    assert.deepEqual(await page.$$eval(".how-wrong:empty, .how h4:empty", (all) => all.length), 0);
    assert.doesNotMatch(await page.textContent(".how"), /how\.|gamePhase\./, "every text is there");
    await page.goBack();
    await page.getByRole("heading", { name: game }).waitFor();
    assert.equal(await page.locator(".how [aria-current]").count(), 0);
    assert.equal(await page.getAttribute(".rules-pages a:first-child", "aria-current"), "page");
    await page.click(".rules-pages a:last-child");
    await page.waitForSelector(".rules-table tbody tr:visible");
    assert.equal(await page.isVisible(".how"), false);
    assert.deepEqual(problems(), []);
    await close();
  });

for (const [width, height, colorScheme] of [
  [1440, 900, "light"],
  [820, 1180, "dark"],
  [390, 844, "light"],
])
  layoutTest(`at ${width}x${height}, ${colorScheme}: all pictures are painted, nothing is cut off`, async (fonts) => {
    for (const part of ["game", "turn"]) {
      const { page, problems, close } = await site.openPage({
        waitFor: READY,
        path: `#how-to-play/${part}`,
        fonts,
        viewport: { width, height },
        colorScheme,
      });
      await page.waitForSelector(".how-part");
      const pictures = await painted(page);
      assert.ok(pictures.length >= 6, `${pictures.length}`);
      for (const [picture, colours] of pictures) assert.ok(colours > 20, `${picture} shows ${colours} colours`);
      assert.deepEqual(
        await page.$$eval(".how canvas[role=img]", (all) => all.filter((one) => !(one.ariaLabel.length > 20)).length),
        0,
      );
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      assert.deepEqual(await axe(page, "#rules"), []);
      assert.deepEqual(problems(), []);
      await close();
    }
  });

test("the pictures follow the theme", async () => {
  const { page, close } = await site.openPage({ waitFor: READY, path: "#how-to-play/game", colorScheme: "light" });
  await painted(page);
  const shade = () =>
    page.$eval("[data-picture=fight]", (canvas) => {
      const { data } = canvas.getContext("2d").getImageData(4, 4, 1, 1);
      return data[0] + data[1] + data[2];
    });
  const light = await shade();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction((before) => {
    const canvas = document.querySelector("[data-picture=fight]");
    const { data } = canvas.getContext("2d").getImageData(4, 4, 1, 1);
    return data[0] + data[1] + data[2] < before - 100;
  }, light);
  await close();
});

test("a step of the guided game leads to its phase, and Back returns to the step", async () => {
  const { page, problems, close } = await site.openPage({
    waitFor: READY,
    path: "#first-game",
    reducedMotion: "reduce",
  });
  await page.waitForSelector("#tour-more");
  assert.equal(await page.textContent("#tour-more"), "More: how movement works");
  const step = await page.textContent("#tour-step");
  await page.click("#tour-more");
  await page.waitForSelector("#how-initialMovement:focus");
  assert.equal(await hash(page), "#how-to-play/turn/initialMovement");
  await page.goBack();
  await page.waitForSelector("#tour-more:visible");
  assert.equal(await page.textContent("#tour-step"), step);
  assert.deepEqual(problems(), []);
  await close();
});

test("from the first screen, from a phase of the game and from its help", async () => {
  const { page, problems, close } = await site.openPage({ waitFor: READY, reducedMotion: "reduce" });
  await page.click("#landing-how");
  await page.waitForSelector("#how-title");
  await page.goBack();
  await page.click("#landing-play");
  await page.waitForSelector(".pl-stage[data-painted=all]");
  await page.click("#pl-guide-how");
  await page.waitForSelector(".how-part:focus");
  assert.match(await hash(page), /^#how-to-play\/turn\/\w+$/);
  await page.goBack();
  await page.waitForSelector("#pl-guide-more:visible");
  await page.click("#pl-guide-more");
  await page.click("#help-phase-firstCombat a.help-link");
  await page.waitForSelector("#how-firstCombat:focus");
  assert.equal(await page.locator("dialog[open]").count(), 0, "the help makes way");
  assert.deepEqual(problems(), []);
  await close();
});
