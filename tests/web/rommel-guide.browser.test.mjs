// The guided first game of Rommel in the Desert, played as it asks: each of its twelve steps in order, by mouse, by
// touch and by keyboard, the card with the result of the battle, and the recap of what the computer did.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { openGuide, reached, stepOf } from "./rommel-guide-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** Waits until what a selector finds can be seen where it begins: in the window, and under nothing else. */
const inSight = (page, selector) =>
  page.waitForFunction((wanted) => {
    const node = document.querySelector(wanted);
    const { left, top, width } = node?.getBoundingClientRect() ?? { left: -9, top: -9, width: 0 };
    return node?.contains(document.elementFromPoint(left + width / 2, top + 4));
  }, selector);

const text = async (page, selector) => (await page.innerText(selector)).replace(/\s+/g, " ");
const ALL = Array.from({ length: 12 }, (_, i) => i + 1);

/** Plays all steps; `press` uses a control, `key` types. */
async function playThrough(page, { press, look = async () => {}, listed = press }) {
  const open = async (list) => {
    if (!(await page.locator(".rd-move details[open]").count())) await press(".rd-move details > summary");
    await page.waitForSelector(list);
  };
  const to = async (hex) => {
    const button = `.pl-ends button:has-text("${hex}")`;
    await open(button);
    await listed(button);
  };
  for (let n = 0; n < 80 && !(await page.locator("#tour-keep").count()); n++) {
    const step = await stepOf(page);
    await look(step);
    if (step <= 3 || step === 10) await press("#tour-next");
    else if (step === 12) {
      await page.waitForSelector(".pl-recap");
      await look(13);
      await press("#tour-next");
    } else if (step === 4) await press("#pl-option-basic");
    else if (step === 5) await to("Bardia");
    else if (step === 6) {
      if (await page.locator("#pl-goal-0").count()) await press("#pl-goal-0");
      else await to("Mersa Matruh");
    } else if (step === 7) await press("#pl-done");
    else if (step === 8 || step === 9) {
      const offered = "#pl-fight-0, #pl-hit-0, #pl-fire";
      await page.waitForSelector(offered);
      await press(`:is(${offered})`);
    } else if (step === 11) {
      if (!(await page.locator("#pl-layers[open]").count())) await press("#pl-layers > summary");
      else await press("#layer-supply");
    }
  }
  await page.waitForSelector("#tour-keep");
}

for (const [width, height, hasTouch] of [
  [1440, 900, false],
  [390, 844, true],
])
  layoutTest(`twelve steps, the result and the recap appear in order, at ${width} by ${height}`, async (fonts) => {
    const view = await openGuide(site, { fonts, viewport: { width, height }, hasTouch });
    const { page, close, problems } = view;
    const unpointed = [];
    await playThrough(page, {
      press: (selector) => page.locator(selector).first()[hasTouch ? "tap" : "click"](),
      async look(step) {
        if (!(await page.locator(".is-pointed-at").count())) unpointed.push(step);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        assert.ok(!wide, `step ${step} is not wider than the window`);
        if (step === 13) {
          assert.match(await text(page, ".pl-recap"), /What the Allies did/);
          await inSight(page, "#pl-recap-title");
          assert.ok(await page.locator(".pl-recap.is-pointed-at").count(), "the step points at the recap");
        }
        if (step !== 10) return;
        assert.match(await text(page, ".pl-outcome"), /Mersa Matruh/);
        for (const part of ["#pl-outcome-title", ".pl-outcome .pl-fates li"]) await inSight(page, part);
        assert.ok(await page.locator(".pl-outcome.is-pointed-at").count(), "the step points at the result");
        assert.deepEqual(await axe(page), []);
      },
    });
    assert.deepEqual(await page.evaluate(() => globalThis.shown), ALL);
    assert.deepEqual(unpointed, []);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(problems(), []);
    await page.click("#tour-keep");
    await page.waitForFunction(
      () => !document.querySelector(".tour") && document.querySelector("#pl-kept")?.textContent?.startsWith("Saved"),
    );
    await close();
  });

test("the guided game is played to its end with the keyboard alone", async () => {
  const view = await openGuide(site);
  const { page } = view;
  const key = (name) => page.keyboard.press(name);
  const keys = { "#pl-option-basic": "2", "#pl-done": "x", "#pl-goal-0": "1", "#layer-supply": "s" };
  await playThrough(page, {
    async press(selector) {
      if (selector === "#tour-next") {
        await key("h");
        return key("Enter");
      }
      if (keys[selector]) return key(keys[selector]);
      if (selector === "#pl-layers > summary") return key("s");
      await page.locator(selector).first().focus();
      return key("Enter");
    },
  });
  assert.deepEqual(await page.evaluate(() => globalThis.shown), ALL);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("another order than the one asked for is not taken, and the card says so; undo brings the step back", async () => {
  const view = await openGuide(site);
  const { page } = view;
  for (let n = 0; n < 3; n++) await page.click("#tour-next");
  await reached(page, 4);
  await page.click("#pl-option-pass");
  await page.locator("#pl-status", { hasText: "One thing at a time" }).waitFor();
  await page.locator("#tour-other", { hasText: "One thing at a time" }).waitFor();
  assert.equal(await stepOf(page), 4);
  await page.click("#pl-option-basic");
  await reached(page, 5);
  await page.click("#pl-undo");
  await page.waitForFunction(() => /\b4\b/.test(document.querySelector("#tour-step")?.textContent ?? ""));
  await page.click("#tour-leave");
  await page.waitForSelector("#pl-new");
  await page.click("#pl-new-guide");
  await page.waitForSelector(".tour");
  assert.equal(await stepOf(page), 4, "it goes on where it was left");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("in German the blocks are chosen and moved on the map itself", async () => {
  const view = await openGuide(site, { lang: "de" });
  const { page } = view;
  for (let n = 0; n < 3; n++) await page.click("#tour-next");
  await page.click("#pl-option-basic");
  await reached(page, 5);
  assert.match(await text(page, ".tour-text"), /Wählen Sie Bardia/);
  const pick = async (hex) => {
    await page.fill("#pl-goto", hex);
    await page.press("#pl-goto", "Enter");
    await page.keyboard.press("Enter");
  };
  await pick("Tobruk");
  assert.equal(await stepOf(page), 5, "Tobruk may be looked at");
  await pick("Bardia");
  await page.click("[data-do='move.choose'].is-pointed-at");
  await reached(page, 6);
  await pick("Mersa Matruh");
  await page.click("#pl-goal-0");
  await reached(page, 7);
  await page.keyboard.press("x");
  await reached(page, 8);
  assert.deepEqual(await axe(page, ".tour"), []);
  assert.deepEqual(view.problems(), []);
  await view.close();
});
