// The question comes first: it is seen whole when it is asked, nothing above the map changes its height, and the page
// is as high as the window, in both games. `bench-questions.mjs` counts the same over longer games.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { openGame } from "./play-helpers.mjs";
import { questionOn, questionsOf, WINDOWS } from "./questions-helpers.mjs";
import { BASIC, inPhase, linkWhen, openRommel } from "./rommel-play-helpers.mjs";
import { FIRST, SECOND } from "./two-games-helpers.mjs";

/** Questions of each game in each window. */
const QUESTIONS = 12;

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

for (const game of [FIRST, SECOND])
  for (const [viewport, locale] of [...WINDOWS.map((one) => [one, "en"]), [WINDOWS[0], "de"]])
    test(`${game} at ${viewport.width} by ${viewport.height}, ${locale}: each question stands whole in the window in words, the map in its place`, async () => {
      const asked = await questionsOf(site, game, viewport, { most: QUESTIONS, locale });
      assert.equal(asked.length, QUESTIONS);
      const hidden = asked.filter((question) => question.hidden.length);
      assert.deepEqual(hidden, []);
      assert.deepEqual(
        asked.flatMap(({ keys }) => keys),
        [],
      );
      for (const { heading, scrolled } of asked) assert.equal(scrolled, 0, `the page scrolls at "${heading}"`);
      assert.equal(new Set(asked.map(({ mapTop }) => Math.round(mapTop))).size, 1, "the top of the map");
    });

/**
 * Where the map begins under the masthead, how much taller than the window the page is, and the rows of the buttons
 * below the panel.
 */
const frame = (page) =>
  page.evaluate(() => ({
    top:
      document.querySelector(".pl-stage").getBoundingClientRect().top -
      document.querySelector(".masthead").offsetHeight,
    below: Math.max(0, document.documentElement.scrollHeight - innerHeight),
    rows: new Set([...document.querySelectorAll(".pl-foot .button")].map((node) => node.getBoundingClientRect().top))
      .size,
  }));

for (const viewport of [...WINDOWS, { width: 3840, height: 2160 }, { width: 720, height: 450 }])
  test(`the page is as high as the window, and the map begins at one height in both games and languages, at ${viewport.width} by ${viewport.height}`, async () => {
    const link = linkWhen("1940", inPhase("option", "axis"));
    for (const locale of ["en", "de"]) {
      const options = { viewport, locale };
      const fox = await openGame(site, options);
      const first = await frame(fox.page);
      await fox.close();
      const rommel = await openRommel(site, link, options);
      assert.deepEqual(await frame(rommel.page), first, locale);
      await rommel.close();
      assert.equal(first.below, 0, `${locale}: below the window`);
      assert.equal(first.rows, 1, `${locale}: one row of buttons`);
    }
  });

test("X twice ends no turn past its warning: only the button says yes, in both games", async () => {
  const rommel = await openRommel(site, linkWhen("1940", inPhase("option", "axis"), BASIC));
  const fox = await openGame(site);
  for (const { page, close, problems } of [rommel, fox]) {
    const phase = await page.getAttribute(".pl-guide", "data-phase");
    for (let n = 0; n < 3; n++) {
      await page.keyboard.press("x");
      await page.waitForSelector("#pl-done-anyway");
      assert.equal(await page.evaluate(() => document.activeElement.id), "pl-done-anyway");
      assert.equal(await page.getAttribute(".pl-guide", "data-phase"), phase);
    }
    await page.keyboard.press("Enter");
    await page.waitForFunction((phase) => document.querySelector(".pl-guide").dataset.phase !== phase, phase);
    assert.deepEqual(problems(), []);
    await close();
  }
});

test("what the others did is one line under the question, and opens by mouse and by keyboard", async () => {
  const afterTurnOfAllies = (view, game) =>
    inPhase("option", "axis")(view) && view.orders > 60 && game.journal(view.orders - 1).orders[0].by === "allied";
  const { page, close, problems } = await openRommel(site, linkWhen("1940", afterTurnOfAllies), {
    seats: "axis",
    viewport: WINDOWS[0],
  });
  const question = await questionOn(page);
  assert.deepEqual(question?.hidden, []);
  const inOrder = async () => {
    const places = await page.evaluate(() =>
      [".pl-decision", ".pl-recap", ".pl-guide"].map(
        (part) => document.querySelector(part).getBoundingClientRect().top,
      ),
    );
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
  };
  await inOrder();
  const height = () => page.locator(".pl-recap").evaluate((node) => node.getBoundingClientRect().height);
  const line = await height();
  assert.ok(line < 50, "one line");
  for (const press of [() => page.click("#pl-recap-fold"), () => page.press("#pl-recap-fold", "Enter")]) {
    await press();
    await page.waitForSelector(".pl-recap[open]");
    assert.ok((await height()) > 50);
    assert.ok(await page.locator("#pl-recap-step").isVisible());
    await inOrder();
    await press();
    await page.waitForSelector(".pl-recap:not([open])");
    assert.equal(await height(), line);
  }
  assert.deepEqual(problems(), []);
  await close();
});

test("a window that becomes larger or smaller lays out its question afresh", async () => {
  const [small] = WINDOWS;
  const large = { width: 1440, height: 1800 };
  const { page, close } = await openRommel(site, linkWhen("1940", inPhase("option", "axis")), { viewport: large });
  await page.waitForSelector("#pl-panel:not(.is-tall)");
  await page.setViewportSize(small);
  await page.waitForSelector("#pl-panel.is-tall");
  assert.deepEqual((await questionOn(page))?.hidden, []);
  await page.setViewportSize(large);
  await page.waitForSelector("#pl-panel:not(.is-tall)");
  await close();
});
