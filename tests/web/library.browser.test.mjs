// The list of the kept games in a browser: empty and filled, by keyboard and touch, for screen readers and narrow
// windows.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";
import {
  campaign,
  focused,
  game,
  names,
  openLibrary,
  orders,
  race,
  reload,
  show,
  two,
} from "./library-page-helpers.mjs";
import { longTest } from "./long.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (options) => openLibrary(site, options);

test("no game yet: the list says so, and how games come to it", async () => {
  const { page, problems, close } = await open();
  await show(page);
  assert.match(await page.locator(".lib-empty").textContent(), /No saved games yet.*drop it/);
  assert.equal(await focused(page), "lib-new");
  await page.keyboard.press("Enter");
  await page.locator("#table", { hasText: "a new game" }).waitFor();
  await page.waitForSelector("dialog", { state: "detached" });
  assert.deepEqual(problems(), []);
  await close();
});

test("a game is there after a reload, with its text whole", async () => {
  const { page, problems, close } = await open({ games: two });
  await reload(page);
  await show(page);
  assert.deepEqual(await names(page), ["First", "Second"]);
  assert.match(
    await game(page, "First").textContent(),
    /Race for Tobruk · Game-turn 3.*Axis to decide · Initial Movement Phase.*40 orders · saved/,
  );
  await game(page, "First").locator("[data-act=open]").click();
  await page.locator("#table", { hasText: `playing` }).waitFor();
  assert.match(await page.locator("#table").textContent(), new RegExp(`${orders(race)} orders`));
  await show(page);
  assert.match(await game(page, "First").textContent(), /Current game.*Back to the game/);
  await game(page, "First").locator("[data-act=delete]").click();
  await page.locator(".lib-said", { hasText: "First is the current game" }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("by keyboard alone: rename, copy, delete, undo, open; the focus is never lost", async () => {
  const { page, problems, close } = await open({ games: two });
  await page.focus("#show");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".lib-dialog[open]");
  const first = await focused(page);
  assert.match(first, /^lib-\w+-open$/);
  await page.keyboard.press("ArrowDown");
  const second = await focused(page);
  assert.notEqual(second, first);
  await page.keyboard.press("F2");
  await page.locator("#lib-name").waitFor();
  await page.keyboard.type("Renamed <b>");
  await page.keyboard.press("Enter");
  await game(page, "Renamed <b>").waitFor();
  assert.equal(await focused(page), second);
  assert.deepEqual(await names(page), ["First", "Renamed <b>"], "a new name does not move a game");
  await page.keyboard.press("d");
  await game(page, "Renamed <b> (copy)").waitFor();
  assert.equal(await focused(page), second);
  await page.keyboard.press("Delete");
  await page.waitForSelector("#lib-undo");
  assert.equal(await focused(page), "lib-undo");
  assert.deepEqual(await names(page), ["Renamed <b> (copy)", "First"]);
  await page.keyboard.press("Control+z");
  await game(page, "Renamed <b>").nth(1).waitFor();
  await page.waitForFunction((id) => document.activeElement?.id === id, second);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .locator(`#${first}`)
      .focus()
      .then(() => page.keyboard.press("e")),
  ]);
  assert.match(download.suggestedFilename(), /^race-for-tobruk_T03_axis_\d{4}-\d\d-\d\d\.desertfox\.json$/);
  assert.equal(await readFile(await download.path(), "utf8"), race);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.locator("#table", { hasText: "playing" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".lib-dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await focused(page), "show");
  assert.deepEqual(problems(), []);
  await close();
});

test("a deleted game can come back until the dialog closes", async () => {
  const { page, close } = await open({ games: two });
  await show(page);
  await game(page, "First").locator("[data-act=delete]").click();
  await page.click("#lib-undo");
  await game(page, "First").waitFor();
  assert.deepEqual(await names(page), ["First", "Second"]);
  await game(page, "First").locator("[data-act=delete]").click();
  await page.waitForSelector("#lib-undo");
  await page.click("#lib-close");
  await page.waitForSelector("dialog", { state: "detached" });
  await show(page);
  assert.equal(await page.locator("#lib-undo").count(), 0);
  assert.deepEqual(await names(page), ["Second"]);
  await close();
});

test("60 long campaign games fit, and are listed after a reload", async () => {
  const { page, problems, close } = await open();
  const long = campaign + " ".repeat(200_000 - campaign.length);
  const kinds = await page.evaluate(
    async ([text, summary]) => {
      const { games } = globalThis.test;
      const kinds = [];
      for (let i = 0; i < 60; i++) kinds.push((await games.add(`${text}${i}`, { ...summary, name: `Game ${i}` })).kind);
      return kinds;
    },
    [long, summary(5862, { scenario: "campaign" })],
  );
  assert.deepEqual(kinds, Array(60).fill("saved"));
  await reload(page);
  await show(page);
  assert.equal((await names(page)).length, 60);
  assert.deepEqual(problems(), []);
  await close();
});

test("a text that the engine refuses is not opened, and can be exported", async () => {
  const { page, close } = await open({ games: [['{"format":"other"}', summary(5, { name: "Odd" })]] });
  await show(page);
  await game(page, "Odd").locator("[data-act=open]").click();
  assert.match(
    await page.locator("dialog[data-about=refused]").textContent(),
    /is complete, but the rules engine rejects it: it is not a saved game/,
  );
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("dialog[data-about=refused] [data-value=export]").click(),
  ]);
  assert.equal(await readFile(await download.path(), "utf8"), '{"format":"other"}');
  await page.waitForFunction(() => !globalThis.test.games.list()[0].here);
  await close();
});

for (const colorScheme of ["light", "dark"]) {
  longTest(`axe finds nothing serious on ${colorScheme} paper: empty, filled, keys, name, deletion`, async () => {
    const { page, close } = await open({ colorScheme });
    await show(page);
    assert.deepEqual(await axe(page), [], "empty");
    await page.click("#lib-close");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.evaluate(
      async ([games, late]) => {
        for (const [text, summary] of games) await globalThis.test.games.add(text, summary);
        globalThis.testNow = late;
      },
      [[...two, [race, summary(500, { side: null, phase: "over" })]], Date.now() + 30 * 86_400_000],
    );
    await show(page);
    await page.locator(".badge", { hasText: "Export due" }).first().waitFor();
    await page.click("#lib-keys");
    assert.deepEqual(await axe(page), [], "filled");
    await game(page, "First").locator("[data-act=rename]").click();
    assert.deepEqual(await axe(page), [], "name");
    await page.keyboard.press("Escape");
    await game(page, "First").locator("[data-act=delete]").click();
    await page.waitForSelector("#lib-undo");
    assert.deepEqual(await axe(page), [], "deletion");
    await close();
  });
}

for (const width of [320, 360]) {
  layoutTest(`at ${width} px nothing is too wide, targets are 40 px high, a finger opens a game`, async (fonts) => {
    const { page, close } = await open({
      fonts,
      viewport: { width, height: 740 },
      hasTouch: true,
      games: [...two, [race, summary(40, { name: "W".repeat(80) })]],
    });
    await page.tap("#show");
    await page.waitForSelector(".lib-game");
    const overflow = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("dialog")]
          .map((node) => node.scrollWidth - node.clientWidth)
          .filter((over) => over > 0),
      );
    assert.deepEqual(await overflow(), []);
    const small = await page
      .locator(".lib-dialog :is(button, summary):visible")
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.getBoundingClientRect().height < 39.5).map((node) => node.id || node.className),
      );
    assert.deepEqual(small, []);
    await game(page, "First").locator("[data-act=rename]").tap();
    assert.deepEqual(await overflow(), []);
    await page.locator("dialog dialog [data-value='']").tap();
    const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await page.setInputFiles("#lib-file", [
      file("a-game-of-a-friend-with-a-rather-long-file-name.desertfox.json", race),
      file(`${"w".repeat(90)}.json`, "{}"),
    ]);
    await page.locator("dialog[data-about=import]").waitFor();
    assert.deepEqual(await overflow(), []);
    await page.locator("dialog[data-about=import] [data-value='']").tap();
    await game(page, "First").locator("[data-act=open]").tap();
    await page.locator("#table", { hasText: "playing" }).waitFor();
    await close();
  });
}
