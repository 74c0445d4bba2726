// The frame of the game and what surrounds it: space for the map, titles, sharing, graphs, results, standing orders.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { openFor, until } from "./further-defects-helpers.mjs";
import { axe, initWasm, openSite, serveSources } from "./harness.mjs";
import { openGame, openLink } from "./play-helpers.mjs";
import { untilRefit } from "./standing-helpers.mjs";

let site;
let wasm;
let finished;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
  const seed = "07".repeat(16);
  const game = wasm.Game.begin({ options: { scenario: "race-for-tobruk" }, dice: { kind: "seed", seed } });
  while (game.view().phase !== "over") game.give(game.opponent());
  finished = { link: game.gameLink(), orders: game.view().orders, samples: game.series().samples };
  game.free();
});
after(() => site.close());

const box = (page, selector) => page.locator(selector).first().boundingBox();

test("on a laptop the map begins below one row of tools, where messages stand too", async () => {
  const { page, problems, close } = await openGame(site, { seats: "axis", viewport: { width: 1440, height: 900 } });
  const [stage, bar, status] = [
    await box(page, ".pl-stage"),
    await box(page, ".ref-bar-slot"),
    await box(page, "#pl-status"),
  ];
  assert.ok(stage.y <= 0.135 * 900, `the map begins at ${stage.y}`);
  assert.ok(stage.height >= 0.73 * 900, `the map is ${stage.height} high`);
  assert.ok(status.y >= bar.y && status.y + status.height <= bar.y + bar.height + 1, "one row");
  assert.ok(stage.y - (bar.y + bar.height) < 14, "nothing between the row and the map");
  await page.keyboard.press("n");
  assert.notEqual(await page.innerText("#pl-status"), "");
  assert.equal((await box(page, ".pl-stage")).y, stage.y, "the map stays where it is");
  assert.deepEqual(problems(), []);
  await close();
});

test("at 3840 by 2160 the map fills its stage from the start", async () => {
  const viewport = { width: 3840, height: 2160 };
  const { page, problems, close } = await openGame(site, { seats: "axis", viewport });
  // Down a line through the map, the upper and the lower end of the stage show more than blank paper.
  const shown = await page.evaluate(() => {
    const [canvas] = document.querySelectorAll(".pl-stage canvas");
    const c = canvas.getContext("2d", { willReadFrequently: true });
    const { width, height } = canvas;
    const column = (y) => [...c.getImageData(Math.round(width * 0.3), y, 1, 1).data].join();
    const rows = Array.from({ length: 60 }, (_, i) => column(Math.floor(((i + 0.5) * height) / 60)));
    return { top: new Set(rows.slice(0, 9)).size, bottom: new Set(rows.slice(-9)).size };
  });
  assert.ok(shown.top > 2 && shown.bottom > 2, `blank bands: ${JSON.stringify(shown)}`);
  assert.deepEqual(problems(), []);
  await close();
});

for (const width of [390, 820, 1440])
  layoutTest(`in German at ${width} pixels no title is cut by its box`, async (fonts) => {
    const view = await openGame(site, { fonts, seats: "axis", viewport: { width, height: 844 }, locale: "de-DE" });
    const cut = await view.page.$$eval("#play h2, #play h3, .pl-whose strong, .pl-phase", (all) =>
      all
        .filter((node) => node.checkVisibility() && getComputedStyle(node).clipPath === "none")
        .filter((node) => node.scrollWidth > node.clientWidth && getComputedStyle(node).display !== "inline")
        .map((node) => node.textContent),
    );
    assert.deepEqual(cut, []);
    assert.deepEqual(view.problems(), []);
    await view.close();
  });

test("the title says whose turn it is only while the game is seen, not behind the guided game", async () => {
  const { link } = until(wasm, (_, { phase, by }) => (phase === "initialMovement" && by === "axis" ? {} : undefined));
  const { page, problems, close } = await openFor(site, link, "axis");
  assert.match(await page.title(), /^Your turn · /);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.waitForSelector("#pl-new");
  assert.doesNotMatch(await page.title(), /Your turn/);
  await page.evaluate(() => void (location.hash = "first-game"));
  await page.waitForSelector(".tour");
  assert.doesNotMatch(await page.title(), /Your turn/);
  assert.deepEqual(problems(), []);
  await close();
});

test("graphs in a replay end where the replay is, and say so", async () => {
  const { page, problems, close } = await openLink(site, finished.link);
  const at = finished.samples[2].orders;
  await page.click("#pl-over-replay");
  await page.locator("#pl-slider").fill(String(at));
  await page.click("#pl-overview");
  await page.click("#rp-tab-graphs");
  await page.waitForSelector("#rp-until");
  assert.equal(await page.textContent("#rp-until"), `As of order ${at} of ${finished.orders}, which the replay shows.`);
  assert.equal(await page.locator("[data-graph=losses] tbody tr").count(), 3);
  assert.deepEqual(problems(), []);
  await close();
});

test("another link for the forms leaves an open QR code open, and the code is no part of a button's description", async () => {
  const { link } = until(wasm, (_, { turn, by }) => (turn === 2 && by === "commonwealth" ? {} : undefined));
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page, problems, close } = await openFor(site, link, "commonwealth", { permissions });
  await page.keyboard.press("Escape");
  const done = page.locator("#pl-done:not([aria-disabled=true])");
  const answer = page.locator(".pl-decision .pl-order").first();
  await done.or(answer).first().click();
  await page.click("#pl-share");
  await page.click("#pl-share-turn-qr");
  const code = page.locator("#pl-share-turn-code .pl-qr, #pl-share-turn-code p").first();
  await code.waitFor();
  const described = await page.getAttribute("#pl-share-turn", "aria-describedby");
  assert.equal(await page.locator(`#${described} button, #${described} svg`).count(), 0);
  await page.click("#pl-share-part-turn");
  assert.equal(await page.getAttribute("#pl-share-part-turn", "aria-pressed"), "true");
  assert.equal(await page.getAttribute("#pl-share-turn-qr", "aria-expanded"), "true");
  assert.ok(await code.isVisible());
  assert.deepEqual(await axe(page, "dialog[open]"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("where the clipboard is closed the result is handed over as a text to copy", async () => {
  const { page, close } = await openLink(site, finished.link);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("closed"));
  });
  await page.click("#pl-over-copy");
  assert.match(await page.inputValue("dialog[open] textarea"), /Desert Fox, .*Tobruk/);
  await close();
});

test("the list of games tells a result in the language of its reader", async () => {
  const view = await openLink(site, finished.link);
  await view.page.locator("#pl-kept", { hasText: "Saved" }).waitFor();
  await view.page.selectOption(".language", "de");
  await view.page.waitForFunction(
    () => document.documentElement.lang === "de" && document.querySelector("#ref-menu-pl"),
  );
  await view.page.click("#ref-menu-pl");
  await view.page.click("#pl-menu-games");
  const line = await view.page.locator(".lib-decides").first().textContent();
  assert.match(line, /· Commonwealth: Entscheidender Sieg/);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a line of the log opens its position though words are selected elsewhere", async () => {
  const { page, close } = await openLink(site, finished.link);
  await page.evaluate(() => getSelection().selectAllChildren(document.querySelector(".pl-winner")));
  await page.locator(".pl-entry .pl-where").first().click();
  await page.waitForSelector("#pl-slider");
  await page.click("#pl-replay-close");
  const line = page.locator(".pl-line").first();
  const order = await line.getAttribute("data-at");
  await page.evaluate((at) => {
    const node = document.querySelector(`.pl-line[data-at="${at}"]`);
    getSelection().selectAllChildren(node);
    node.click();
  }, order);
  assert.equal(await page.locator("#pl-slider").count(), 0, "words of the line itself are being marked");
  await close();
});

test("standing orders whose die is not entered say so and go on when asked", async () => {
  const game = untilRefit(wasm);
  const link = game.gameLink();
  game.free();
  const { page, close, problems } = await openLink(site, link);
  await serveSources(page);
  const wake = await page.evaluate(async () => {
    const { createFollower } = await import("/www/play/standing-orders.ts");
    const state = { left: 2, entered: false, stops: [] };
    const session = {
      isOpen: () => true,
      over: () => false,
      settings: { seats: { axis: "player" } },
      view: () => ({ follows: state.left ? "done" : undefined }),
    };
    const follower = createFollower(
      session,
      async () => {
        if (state.entered) state.left--;
        return { ok: state.entered };
      },
      () => state.stops.push(follower.stopped()),
    );
    await follower.wake();
    const waits = follower.stopped();
    state.entered = true;
    await follower.wake();
    return { waits, stops: state.stops, left: state.left, stopped: follower.stopped() };
  });
  assert.deepEqual(wake, { waits: true, stops: [true, false], left: 0, stopped: false });
  assert.deepEqual(problems(), []);
  await close();
});

test("the help names what the mouse does with Shift and Ctrl", async () => {
  const { page, problems, close } = await openGame(site, { seats: "axis" });
  await page.waitForSelector("#help-open[data-on]");
  await page.keyboard.press("?");
  const group = page.locator(".help-group", { hasText: "Play with the mouse" });
  await group.waitFor();
  const keys = await group.locator("kbd").allTextContents();
  assert.deepEqual(keys, ["Shift+click", "Shift+drag", "Ctrl+click", "double-click"]);
  assert.match(await group.textContent(), /move the whole stack/);
  assert.deepEqual(problems(), []);
  await close();
});
