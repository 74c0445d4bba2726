// The guided first game: played by mouse, by touch and by keyboard alone, left and resumed, and kept apart from other
// games.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { PAINTED, offered } from "./play-helpers.mjs";
import { rows } from "./storage-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const step = async (page) => Number((await page.textContent("#tour-step").catch(() => ""))?.match(/\d+/)?.[0] ?? 0);
const reached = (page, n) =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector("#tour-step")?.textContent?.match(/\d+/)?.[0] ?? 99) >= wanted,
    n,
  );
/** What the player can do next. A phase may begin with attacks that must be made before it can end. */
const OFFERED =
  "#pl-done-anyway, #pl-done:not([aria-disabled=true]), .pl-decision [data-do=order], .pl-attack [data-set=target]";
const finished = (page) => page.waitForSelector("#tour-keep");
const keys = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => !/guide|tab|play\.pace|legend/.test(key))
      .sort(),
  );
const stored = async (page) => [await keys(page), await rows(page, "games")];

async function openTour(site, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    section: "play",
    reducedMotion: "reduce",
    ...options,
  });
  await view.page.click("#pl-first-go");
  await view.page.waitForSelector(PAINTED);
  await view.page.waitForSelector(".tour");
  return view;
}

/** Moves the chosen unit to the first hex of the list of those in reach. */
async function moveByList(page, press) {
  await press(page.locator(".pl-going details summary").first());
  await press(page.locator(".pl-ends button").first());
  await press(page.locator("#pl-goal-0"));
}

/** Takes the guided game from its first step to its end; `act` presses a control, `move` moves the chosen unit. */
async function playThrough(page, { act, move }) {
  assert.equal(await step(page), 1);
  await act("#pl-next");
  await reached(page, 2);
  await move();
  await reached(page, 3);
  await act("#pl-done");
  await act("#pl-done-anyway");
  await reached(page, 4);
  await page.waitForSelector(".pl-attack");
  await act("#tour-next");
  await reached(page, 5);
  await act(".pl-attack [data-set=target]");
  await reached(page, 6);
  await act("#pl-declare");
  await reached(page, 7);
  await act("#pl-done");
  await reached(page, 8);
  await act("#tour-next");
  await reached(page, 9);
  await act(".pl-decision [data-do=order]");
  await reached(page, 10);
  while ((await step(page)) === 10) {
    await page.waitForFunction(
      () =>
        document.querySelector(".pl-decision [data-do=order]") ||
        !/^Step 10 /.test(document.querySelector("#tour-step")?.textContent ?? ""),
    );
    if ((await step(page)) === 10) await act(".pl-decision [data-do=order]");
  }
  assert.equal(await step(page), 11, "the report is read before the game goes on");
  await act("#tour-next");
  await reached(page, 12);
  for (let i = 0; i < 40 && !(await page.locator("#tour-keep").count()); i++) {
    const now = await offered(page);
    if (now.warned) await act("#pl-done-anyway");
    else if (now.done) await act("#pl-done");
    else if (now.answers.length) await act(".pl-decision [data-do=order]");
    else if (now.targets.length) {
      await act(".pl-attack [data-set=target]");
      await act("#pl-declare");
    } else await page.waitForSelector(`#tour-keep, ${OFFERED}`);
  }
  await finished(page);
}

test("the first game is played to its end by mouse, points at a control in every step, and touches no kept game", async () => {
  const view = await openTour(site);
  const { page } = view;
  const before = await stored(page);
  const pointed = new Set();
  await playThrough(page, {
    async act(selector) {
      pointed.add(
        await page.evaluate(
          () =>
            `${document.querySelector("#tour-step")?.textContent} ${document.querySelectorAll(".is-pointed-at").length}`,
        ),
      );
      await page.locator(selector).first().click();
    },
    move: () => moveByList(page, (locator) => locator.click()),
  });
  assert.deepEqual(
    [...pointed].filter((line) => !line.endsWith(" 1")),
    [],
  );
  assert.deepEqual(await stored(page), before);
  assert.deepEqual(view.problems(), []);
  await page.click("#tour-keep");
  await page.waitForFunction(
    () => !document.querySelector(".tour") && document.querySelector("#pl-kept")?.textContent?.startsWith("Saved"),
  );
  await view.close();
});

test("the first game is played to its end with the keyboard alone", async () => {
  const view = await openTour(site);
  const { page } = view;
  const keys = { "#pl-next": "n", "#pl-done": "x" };
  const press = (name) => page.keyboard.press(name);
  const act = async (selector) => {
    if (keys[selector]) return press(keys[selector]);
    if (selector === "#tour-next") await press("h");
    else await page.focus(selector);
    await press(selector.includes("target") ? "Space" : "Enter");
  };
  await playThrough(page, {
    act,
    async move() {
      for (const direction of ["ArrowRight", "ArrowLeft", "e", "a"]) {
        await press(direction);
        await press("Enter");
        if ((await offered(page)).entries > 318) return;
        await press("Enter");
        if ((await step(page)) > 2) return;
      }
    },
  });
  assert.deepEqual(view.problems(), []);
  await view.close();
});

layoutTest("on a narrow screen the first game is played with a finger, each step is readable", async (fonts) => {
  const view = await openTour(site, {
    fonts,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    colorScheme: "dark",
  });
  const { page } = view;
  const found = new Set();
  await playThrough(page, {
    async act(selector) {
      const wide = await page.evaluate(
        () =>
          document.documentElement.scrollWidth > innerWidth || !document.querySelector(".tour-text")?.checkVisibility(),
      );
      if (wide) found.add(await page.textContent("#tour-step"));
      await page.locator(selector).first().tap();
    },
    move: () => moveByList(page, (locator) => locator.tap()),
  });
  assert.deepEqual([...found], []);
  assert.deepEqual(await axe(page, ".tour"), []);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("the first game is offered once, goes on where it was left, and is found again in the help", async () => {
  const view = await openTour(site, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = view;
  await page.tap("#pl-next");
  await reached(page, 2);
  await page.tap("#tour-leave");
  await page.waitForSelector("#pl-new");
  assert.equal(await page.locator("#pl-first-go").count(), 0);
  await page.reload({ waitUntil: "load" });
  await page.waitForSelector("#pl-new");
  await page.waitForSelector("#help-open[data-on]");
  await page.tap("#help-open");
  await page.tap("#help-tour");
  await page.waitForSelector(".tour");
  assert.equal(await step(page), 2);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a damaged memory of the first game begins it again", async () => {
  const view = await openTour(site);
  const { page } = view;
  await page.click("#pl-next");
  await reached(page, 2);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith("guide.game")) localStorage.setItem(key, "d1.g.<script>");
  });
  await page.click("#tour-leave");
  await page.click("#pl-new-guide");
  await page.waitForSelector(".tour");
  assert.equal(await step(page), 1);
  assert.deepEqual(view.problems(), []);
  await view.close();
});
