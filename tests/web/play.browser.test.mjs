// The game screen: whole games against the script by mouse, by keyboard alone and by touch; what is kept, sent and
// shown again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { PAINTED, draws, entries, keyboard, offered, openGame, playToTheEnd, step, verified } from "./play-helpers.mjs";
import { pointer } from "./play-pointer.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
before(async () => {
  site = await openSite({ whole: true });
});
after(() => site.close());

/** What every whole game must show at its end. */
async function isOver({ page, problems }) {
  assert.match(await page.textContent(".pl-winner"), /^(Axis|Commonwealth): |^Draw$/);
  assert.match(await page.textContent(".pl-over-why"), /Tobruk is in|is in Alexandria|victory point/);
  assert.match(await verified(page), /gives the same orders, dice and positions/);
  assert.deepEqual(problems(), []);
}

test("by mouse: a Race for Tobruk against the script to its declared end; axe is silent in every phase", async () => {
  const view = await openGame(site, { seats: "axis" });
  const looked = new Set();
  const played = await playToTheEnd(view.page, pointer(view.page, false), {
    async seen({ phase, segment }, page) {
      if (looked.has(`${phase} ${segment}`)) return;
      looked.add(`${phase} ${segment}`);
      assert.deepEqual(await axe(page, "#play"), [], `${phase} ${segment}`);
    },
  });
  assert.ok(played.moves > 10, JSON.stringify(played));
  assert.ok(played.phases.size > 5);
  assert.deepEqual(await axe(view.page, "#play"), []);
  await isOver(view);
  await view.close();
});

longTest("by keyboard alone: the same game, the pointer never used", async () => {
  const view = await openGame(site, { seats: "commonwealth" });
  await view.page.keyboard.press("m");
  const played = await playToTheEnd(view.page, keyboard(view.page), { moves: 2, draw: draws(11) });
  assert.ok(played.moves > 2, JSON.stringify(played));
  assert.ok(played.answers > 5, JSON.stringify(played));
  await isOver(view);
  await view.close();
});

longTest("by touch on a small screen: the same game", async () => {
  const view = await openGame(site, {
    seats: "axis",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const played = await playToTheEnd(view.page, pointer(view.page, true), { moves: 2, draw: draws(13) });
  assert.ok(played.moves > 2, JSON.stringify(played));
  await isOver(view);
  await view.close();
});

const turnText = (page) =>
  page.evaluate(() => [
    document.querySelector(".pl-turn")?.textContent,
    document.querySelector(".pl-guide")?.dataset.phase,
    document.querySelector(".pl-entry")?.value,
  ]);

test("a game comes back after a reload, with who plays it; undo and redo go as far as the dice let them", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  await step(page);
  await step(page);
  assert.equal(await entries(page), 2);
  await page.keyboard.press("Control+z");
  assert.equal(await entries(page), 1);
  await page.keyboard.press("Control+y");
  assert.equal(await entries(page), 2);
  const before = await turnText(page);
  await page.locator("#pl-kept", { hasText: "Saved in this browser" }).waitFor();
  await page.reload();
  await page.waitForSelector(PAINTED);
  assert.deepEqual(await turnText(page), before);
  assert.equal((await offered(page)).by, "axis");
  await page.keyboard.press("x");
  await page.keyboard.press("Tab");
  await page.click("#pl-done-anyway");
  assert.equal((await offered(page)).by, "commonwealth");
  assert.equal(await page.getAttribute("#pl-undo", "aria-disabled"), "true", "the decision is the other player's now");
  assert.deepEqual(problems(), []);
  await close();
});

test("two screens play by links: each turn is shown first, and the same game goes on", async () => {
  const here = await openGame(site, { seats: "away", permissions: ["clipboard-read", "clipboard-write"] });
  await step(here.page);
  await here.page.click("#pl-share");
  assert.deepEqual(await axe(here.page, "#play"), []);
  await here.page.click("#pl-share-game");
  await here.page.locator("#pl-share-said", { hasText: "Copied" }).waitFor();
  const game = new URL(await here.page.evaluate(() => navigator.clipboard.readText())).hash;
  assert.match(game, /^#d1\.g\./);
  const there = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", path: game });
  await askSide(there.page);
  assert.match(
    await there.page.textContent("dialog"),
    /Race for Tobruk.*Game-turn 1, Initial Movement Phase.*1 order\./,
  );
  assert.deepEqual(await axe(there.page, "dialog"), []);
  await there.page.click("dialog [data-value=yes]");
  await there.page.waitForSelector(PAINTED);
  assert.equal(await entries(there.page), 1);

  await here.page.keyboard.press("Escape");
  await step(here.page);
  await here.page.click("#pl-share");
  await here.page.click("#pl-share-turn");
  await here.page.locator("#pl-share-said", { hasText: "Copied" }).waitFor();
  const turn = new URL(await here.page.evaluate(() => navigator.clipboard.readText())).hash;
  assert.match(turn, /^#d1\.t\./);
  await there.page.evaluate((hash) => (location.hash = hash), turn);
  await askSide(there.page);
  await there.page.click("dialog [data-value=yes]");
  await there.page.waitForFunction(() => document.querySelector(".pl-entry")?.value === 2);
  await there.page.evaluate((hash) => (location.hash = hash), turn);
  await there.page.locator("dialog", { hasText: "already has these orders" }).waitFor();
  await there.page.keyboard.press("Escape");
  await there.page.evaluate((hash) => (location.hash = `${hash.slice(0, -1)}0`), turn);
  await there.page.locator("dialog", { hasText: "Cannot open this" }).waitFor();
  assert.equal(await entries(there.page), 2, "nothing has changed");
  assert.deepEqual([...here.problems(), ...there.problems()], []);
  await here.close();
  await there.close();
});

test("stepping back shows the game as it was; a branch is a game of its own", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  await step(page);
  await step(page);
  await step(page);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  assert.match(await page.textContent(".pl-replay"), /After order 3 of 3/);
  await page.click("#pl-replay-back");
  assert.match(await page.textContent(".pl-replay"), /After order 2 of 3/);
  await page.focus("#pl-slider");
  await page.keyboard.press("ArrowLeft");
  assert.match(await page.textContent(".pl-replay"), /After order 1 of 3/);
  assert.equal(await page.getAttribute("#pl-done", "aria-disabled"), "true", "nothing is ordered in the past");
  assert.deepEqual(await axe(page, "#play"), []);
  await page.click("#pl-replay-branch");
  await page.waitForFunction(
    () => document.querySelector(".pl-entry")?.value === 1 && !document.querySelector("#pl-slider"),
  );
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.waitForSelector("#lib-title");
  assert.equal(await page.locator(".lib-list .lib-game").count(), 2, "the game it came from is kept");
  assert.deepEqual(problems(), []);
  await close();
});

test("the script can be stopped, goes on when it is told to, and its side can be taken over", async () => {
  const { page, close, problems } = await openGame(site, { seats: "commonwealth", reducedMotion: "no-preference" });
  await page.click("#pl-pace-slow");
  await page.click("#pl-script-stop");
  assert.equal(await page.getAttribute("#pl-script", "data-state"), "stopped");
  assert.deepEqual(await axe(page, "#play"), []);
  const had = await entries(page);
  await page.click("#pl-pace-once");
  await page.click("#pl-script-go");
  await page.waitForFunction((had) => Number(document.querySelector(".pl-entry")?.value ?? 0) > had, had);
  await page.click("#pl-pace-slow");
  if (await page.locator("#pl-script-stop").count()) {
    await page.click("#pl-script-stop");
    await page.click("#pl-script-take");
  }
  await page.waitForFunction(() => !document.querySelector("#pl-script"));
  assert.deepEqual(problems(), []);
  await close();
});

test("files that are no games are refused, and the game at hand stays", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  await step(page);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  for (const text of [
    "",
    "{}",
    "<script>alert(1)</script>",
    '{"format":"desert-fox-save","schema":1}',
    "x".repeat(100_000),
  ]) {
    await page.setInputFiles("#pl-new-file", {
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    await page.waitForSelector("dialog[data-about=open]");
    assert.match(await page.textContent("dialog"), /Cannot open this/);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  }
  assert.deepEqual(await axe(page, "#play"), []);
  await page.click("#pl-new-back");
  assert.equal(await entries(page), 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("a second tab is shown that the game is open elsewhere; the first goes on saving", async () => {
  const { page, context, close, problems } = await openGame(site, { seats: "hot" });
  await step(page);
  const other = await context.newPage();
  await other.goto(site.address);
  await other.waitForSelector("#lib-title");
  assert.match(await other.textContent(".lib-dialog"), /Race for Tobruk/);
  await step(page);
  await page.locator("#pl-kept", { hasText: "Saved in this browser" }).waitFor();
  await other.close();
  assert.deepEqual(problems(), []);
  await close();
});

test("a game that another tab takes over is only looked at here, and goes on there", async () => {
  const { page, context, close, problems } = await openGame(site, { seats: "hot" });
  await step(page);
  const orders = await entries(page);
  const other = await context.newPage();
  await other.goto(site.address);
  await other.waitForSelector("#lib-title");
  await other.getByRole("button", { name: "Race for Tobruk" }).first().click();
  await other.click("dialog dialog [data-value=take]");
  await other.waitForSelector(PAINTED);
  await page.locator("#pl-kept", { hasText: "View only" }).waitFor();
  assert.equal((await offered(page)).done, false);
  assert.equal(await entries(other), orders);
  await step(other);
  await other.locator("#pl-kept", { hasText: "Saved in this browser" }).waitFor();
  assert.equal(await entries(page), orders);
  assert.deepEqual(problems(), []);
  await close();
});

layoutTest("nothing is wider than the smallest screens: start, table and dialogs", async (fonts) => {
  for (const width of [320, 360, 412, 480]) {
    const { page, close } = await openGame(site, { seats: "hot", fonts, viewport: { width, height: 640 } });
    const wide = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll("dialog[open]")].map((dialog) => dialog.scrollWidth),
      ]);
    const fits = async (/** @type {string} */ what) =>
      assert.ok(
        (await wide()).every((found) => found <= width),
        `${what}: ${await wide()} of ${width}`,
      );
    await page.keyboard.press("n");
    await fits("table");
    await page.keyboard.press("x");
    await page.waitForSelector("#pl-done-anyway");
    await fits("warning");
    await page.click("#pl-share");
    await page.waitForSelector("dialog[open]");
    await fits("share");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-seats");
    await page.waitForSelector("dialog[open]");
    await fits("seats");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-replay");
    await fits("replay");
    await page.click("#pl-replay-close");
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-new");
    await fits("new game");
    await close();
  }
});

test("a reload in every phase of a game-turn, between orders and in decisions, loses nothing", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  const seen = new Set();
  const state = async () => {
    const { phase, segment, by, turn, entries, asked, answers, targets, tray } = await offered(page);
    return { phase, segment, by, turn, entries, asked, answers, targets, tray };
  };
  for (let n = 0; n < 80; n++) {
    const now = await offered(page);
    if (/Game-turn 3/.test(now.turn)) break;
    const place = `${now.phase} ${now.segment} ${now.asked}`;
    if (!seen.has(place)) {
      seen.add(place);
      const before = await state();
      await page.reload();
      await page.waitForSelector(PAINTED);
      assert.deepEqual(await state(), before, place);
    }
    if (now.warned) await page.click("#pl-done-anyway");
    else if (now.asked === "roll") await page.keyboard.press("1");
    else if (now.done) await page.keyboard.press("x");
    else if (await page.locator(".pl-decision [data-digit]").count())
      await page.keyboard.press(await page.locator(".pl-decision [data-digit]").first().getAttribute("data-digit"));
    else await page.locator(".pl-decision [data-set=pick]:not(:checked)").first().click();
  }
  assert.ok(seen.size >= 8, [...seen].join("; "));
  assert.deepEqual(problems(), []);
  await close();
});
