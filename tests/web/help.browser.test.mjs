// What the question mark opens, and whether the keys that it lists do what it says; the small map on a narrow screen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite, serveSources } from "./harness.mjs";
import { offered, openGame } from "./play-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

layoutTest("on a narrow screen the small map is shown when it is asked for", async (fonts) => {
  const view = await openGame(site, { fonts, viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = view;
  assert.equal(await page.locator(".minimap").isVisible(), false);
  await page.tap(".pl-minimap-button");
  assert.equal(await page.locator(".minimap").isVisible(), true);
  assert.equal(await page.getAttribute(".pl-minimap-button", "aria-pressed"), "true");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("the question mark opens keys, phases, words and signs, and nothing while one types", async () => {
  const view = await openGame(site, { seats: "hot" });
  const { page } = view;
  await page.waitForSelector("#help-open[data-on]");
  await page.focus("#pl-goto");
  await page.keyboard.type("?");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.fill("#pl-goto", "");
  await page.focus("#pl-board, .pl-stage [tabindex='0']");
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[data-about=help]");
  for (const part of ["phases", "words", "signs", "keys"]) {
    await page.click(`#help-part-${part}`);
    assert.deepEqual(await axe(page, "dialog[data-about=help]"), [], part);
  }
  await page.click("#help-part-phases");
  assert.equal(await page.locator(".help-phase.is-now").count(), 1);
  await page.click("#help-part-words");
  await page.fill("#help-search", "combat supply");
  assert.ok((await page.locator(".help-word").count()) < 10);
  assert.equal(await page.locator("[data-word=combatSupply] .case-tip").count(), 2);
  await page.keyboard.press("Escape");
  await page.click("#pl-guide-more");
  await page.waitForSelector("#help-phase-initialMovement:focus");
  await page.keyboard.press("Escape");
  await page.locator(".pl-says .case-tip").first().click();
  await page.locator(".popover-words .help-link").first().click();
  await page.waitForSelector(".help-word");
  assert.notEqual(await page.inputValue("#help-search"), "");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("every key that the list names for the game screen does what it says", async () => {
  const view = await openGame(site, { seats: "hot" });
  const { page } = view;
  const press = (name) => page.keyboard.press(name);
  const focus = () => page.evaluate(() => document.activeElement?.id ?? "");
  const chosen = () => page.locator(".pl-pick[aria-pressed=true]").count();
  const cursor = () => page.textContent(".ex-line");
  const proofs = {
    "play.keys.arrows": async () => {
      await press("m");
      for (const key of ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "e", "q", "d", "a"]) {
        const before = await cursor();
        await press(key);
        assert.notEqual(await cursor(), before, key);
      }
    },
    "play.keys.next": async () => {
      await press("n");
      const first = await page.textContent("#pl-stack-title");
      await press("n");
      assert.notEqual(await page.textContent("#pl-stack-title"), first);
      await press("p");
      assert.equal(await page.textContent("#pl-stack-title"), first);
    },
    "play.keys.detach": async () => {
      await press("b");
      assert.match(await page.textContent("#pl-status"), /detachment/);
    },
    "play.keys.cycle": async () => {
      for (let i = 0; i < 12 && (await page.locator(".pl-pick").count()) < 2; i++) await press("n");
      const before = await page.locator(".pl-pick[aria-pressed=true]").allTextContents();
      await press("c");
      assert.notDeepEqual(await page.locator(".pl-pick[aria-pressed=true]").allTextContents(), before);
    },
    "play.keys.forced": async () => {
      for (let i = 0; i < 12 && !(await page.locator("#pl-way-march").count()); i++) await press("n");
      await press("f");
      assert.equal(await page.getAttribute("#pl-way-march", "aria-pressed"), "true");
      await press("f");
      assert.equal(await page.getAttribute("#pl-way-walk", "aria-pressed"), "true");
    },
    "play.keys.escape": async () => {
      for (let i = 0; i < 4 && (await chosen()); i++) await press("Escape");
      assert.equal(await chosen(), 0);
    },
    "play.keys.map": async () => {
      await press("t");
      await press("m");
      assert.ok(await page.evaluate(() => document.querySelector(".pl-stage")?.contains(document.activeElement)));
    },
    "play.keys.layers": async () => {
      for (const [key, layer] of [
        ["s", "supply"],
        ["u", "combat"],
        ["z", "zones"],
        ["k", "stacking"],
        ["r", "risk"],
      ]) {
        await press(key);
        assert.ok(await page.isChecked(`#pl-layer-${layer}`), layer);
        await press(key);
        assert.ok(!(await page.isChecked(`#pl-layer-${layer}`)), layer);
      }
    },
    "play.keys.panel": async () => {
      await press("t");
      assert.equal(await focus(), "pl-phase");
    },
    "play.keys.log": async () => {
      await press("l");
      assert.equal(await focus(), "pl-log-summary");
    },
    "play.keys.goto": async () => {
      await press("m");
      await press("g");
      assert.equal(await focus(), "pl-goto");
      await press("Escape");
    },
    "play.keys.zoom": async () => {
      await press("m");
      for (const key of ["+", "-", "0"]) {
        const changed = page.evaluate(
          () =>
            new Promise((resolve) =>
              document.querySelector(".pl-stage")?.addEventListener("viewchange", () => resolve(true), { once: true }),
            ),
        );
        await press(key);
        assert.ok(await changed, key);
      }
    },
    "play.keys.enter": async () => {
      await press("n");
      for (let i = 0; i < 3 && !(await offered(page)).entries; i++) {
        await press("ArrowRight");
        await press("Enter");
        await press("Enter");
      }
      assert.equal((await offered(page)).entries, 1);
    },
    "play.keys.undo": async () => {
      await press("Control+z");
      assert.equal((await offered(page)).entries, 0);
      await press("Control+y");
      assert.equal((await offered(page)).entries, 1);
    },
    "play.keys.note": async () => {
      await press("w");
      await page.waitForSelector("dialog[data-about=note]");
      await press("Escape");
    },
    "play.keys.overview": async () => {
      await press("o");
      await page.waitForSelector("dialog[data-about=overview][open]");
      await press("Escape");
      await page.waitForSelector("dialog[data-about=overview]", { state: "detached" });
    },
    "play.keys.digits": async () => {
      await press("n");
      await page.locator(".pl-going details summary").first().click();
      await page.locator(".pl-ends button").first().click();
      const before = (await offered(page)).entries;
      await press("1");
      assert.ok((await offered(page)).entries > before);
    },
    "play.keys.done": async () => {
      await press("x");
      await page.click("#pl-done-anyway");
      assert.equal((await offered(page)).phase, "firstReaction");
    },
    "play.keys.help": async () => {
      await page.waitForSelector("#help-open[data-on]");
      await press("?");
      await page.waitForSelector("dialog[data-about=help]");
      await press("Escape");
    },
  };
  await serveSources(page);
  const listed = await page.evaluate(async () =>
    (await import(new URL("www/games/desert-fox/play/key-list.js", document.baseURI).href)).KEY_LIST.keys.map(
      ([, text]) => text,
    ),
  );
  assert.deepEqual(Object.keys(proofs).sort(), listed.sort());
  for (const [name, proof] of Object.entries(proofs)) await proof().catch((error) => assert.fail(`${name}: ${error}`));
  assert.deepEqual(view.problems(), []);
  await view.close();
});
