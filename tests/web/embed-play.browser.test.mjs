// Playing on in a board on another website: by mouse and by keys, with nothing kept, and what the page around hears of
// it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { around } from "./embed-helpers.mjs";
import { layoutTest } from "./fonts.mjs";
import { axe, initWasm, openSite, readText } from "./harness.mjs";

const CAMPAIGN = (await readText("tests/saves/v1/campaign.link.txt")).trim();
const RACE = (await readText("tests/saves/v1/race.link.txt")).trim();
const POSITION = JSON.parse(await readText("tests/golden/links.json")).find(({ content }) => content.position).link;
const READY = "html[data-ready]";
const PLAYED = ".em-table .pl-stage[data-painted=all]";
/** Orders after which units may move, and one after which a combat is to be fought. */
const MOVING = 9;
const wasm = await initWasm();
const FIGHTING = wasm.Game.open(RACE)
  .journal(0)
  .orders.findIndex(({ order }) => order.fight);

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = async (query, options = {}) => {
  const view = await site.openPage({
    path: `embed.html?interactive=1&${query}#${CAMPAIGN}`,
    waitFor: READY,
    reducedMotion: "reduce",
    ...options,
  });
  await view.page.click(".em-play-on");
  await view.page.waitForSelector(PLAYED);
  return view;
};

/** The game that a link of the board carries, as the engine of another machine reads it. */
const gameOf = (href) => wasm.Game.open(href.slice(href.indexOf("#") + 1));

/** Points at the map place by place until there is a hex that can be gone to, and clicks it. */
async function clickWay(page, frame) {
  const box = await frame.locator(".pl-stage").boundingBox();
  for (let y = 70; y < box.height - 20; y += 30) {
    for (let x = 20; x < box.width - 20; x += 40) {
      await page.mouse.move(box.x + x, box.y + y);
      if (!/· within reach/.test(await frame.locator(".ex-line").textContent())) continue;
      return page.mouse.click(box.x + x, box.y + y);
    }
  }
  throw new Error("the map shows no hex that can be gone to");
}

test("a reader of a frame without rights plays on by mouse: chooses, moves, takes back and returns, and the page around hears each order with its state", async () => {
  const { page, heard, frame, problems, close } = await around(
    site,
    `embed.html?interactive=1&ply=${MOVING}#${CAMPAIGN}`,
  );
  await heard("ready");
  const inner = frame();
  await inner.click(".em-play-on");
  await inner.waitForSelector(PLAYED);
  assert.equal(await inner.isVisible(".em-next"), false, "the keys of the replay make room");
  await inner.click("#pl-next");
  await inner.waitForSelector(".pl-pick[aria-pressed=true]");
  await clickWay(page, inner);
  if (await inner.locator("#pl-goal-0").count()) await inner.click("#pl-goal-0");
  const reported = await heard("order");
  assert.deepEqual(
    [reported.by, reported.ply, reported.turn, reported.phase, reported.side],
    ["order", MOVING + 1, 1, "initialMovement", "axis"],
  );
  const href = await inner.getAttribute("#em-away", "href");
  assert.ok(href.startsWith(`${site.address}index.html#d1.g.`));
  const game = gameOf(href);
  assert.deepEqual([game.view().orders, game.fingerprint()], [MOVING + 1, reported.state]);
  assert.deepEqual(
    game.journal(0, MOVING),
    wasm.Game.open(CAMPAIGN).journal(0, MOVING),
    "with the orders of the record before",
  );
  await inner.click("#pl-undo");
  const undone = await heard("order", 2);
  assert.deepEqual(
    [undone.by, undone.ply, undone.state],
    ["undo", MOVING, wasm.Game.open(CAMPAIGN).branch(MOVING).fingerprint()],
  );
  await inner.click("#em-back");
  assert.equal((await heard("changed")).ply, MOVING);
  await inner.click(".em-next");
  assert.equal((await heard("changed", 2)).ply, MOVING + 1, "the record shown is as it was");
  assert.deepEqual(problems(), []);
  await close();
});

test("a whole combat is fought by keys alone, the focus stays in the board, and nothing is stored", async () => {
  const { page, context, problems, close } = await site.openPage({
    path: `embed.html?interactive=1&ply=${FIGHTING}#${RACE}`,
    waitFor: READY,
    reducedMotion: "reduce",
  });
  const fetched = [];
  context.on("request", (request) => fetched.push(request.url()));
  await page.focus(".em-play-on");
  await page.keyboard.press("Enter");
  await page.waitForSelector(PLAYED);
  const link = () => page.getAttribute("#em-away", "href");
  for (let step = 0; step < 40 && (await page.locator(".pl-decision").count()); step++)
    await page.keyboard.press(await page.locator(".pl-decision [data-digit]").first().getAttribute("data-digit"));
  const game = gameOf(await link());
  const given = game.journal(FIGHTING).orders;
  assert.ok(
    given.some(({ order }) => order.fight) && given.some(({ faces }) => faces.length),
    "it was begun and its dice were thrown",
  );
  assert.equal(game.view().battle, undefined, "and it came to its end");
  assert.equal(game.verify().kind, "follows");
  assert.equal(await page.evaluate(() => document.activeElement.id), "board");
  await page.keyboard.press("t");
  assert.equal(await page.evaluate(() => document.getElementById("board").shadowRoot.activeElement.id), "pl-phase");
  assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length]), [0, 0]);
  assert.ok(
    fetched.some((url) => url.includes("pkg/page/embed-play.js")),
    "what it needs was fetched when it was asked for",
  );
  assert.deepEqual(problems(), []);
  await close();
});

test("the game is shared as a turn for who has the record, and as a game; a game that left the record has no turn for him", async () => {
  const { page, problems, close } = await open("ply=last");
  const shared = async () => {
    await page.click("#pl-share");
    await page.waitForSelector("#pl-share-game");
    const keys = await page.$$eval(".pl-share-item > button", (all) =>
      all.map(({ id }) => id.replace("pl-share-", "")),
    );
    await page.locator("dialog[open] [data-value=ok]").click();
    return keys;
  };
  assert.deepEqual(
    await shared(),
    ["game", "angle", "bbcode", "markdown", "html", "text"],
    "no turn yet, and no files, which a frame may not hand over",
  );
  await page.keyboard.press("x");
  if (await page.locator("#pl-done-anyway").count()) await page.click("#pl-done-anyway");
  await page.waitForFunction(() => document.getElementById("board").shadowRoot.querySelector(".pl-entry").value > 250);
  assert.equal((await shared())[0], "turn");
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: (text) => Promise.resolve(void (globalThis.copiedText = text)) },
    }),
  );
  await page.click("#pl-share");
  await page.click("#pl-share-turn");
  await page.waitForFunction(() => globalThis.copiedText);
  const turn = await page.evaluate(() => globalThis.copiedText);
  assert.ok(turn.startsWith(`${site.address}index.html#d1.t.`));
  const mine = wasm.Game.open(CAMPAIGN);
  mine.receive(turn.slice(turn.indexOf("#") + 1));
  await page.locator("dialog[open] [data-value=ok]").click();
  assert.equal(mine.fingerprint(), gameOf(await page.getAttribute("#em-away", "href")).fingerprint());
  await page.click("#em-back");
  await page.locator(".em-slider").fill("100");
  await page.click(".em-play-on");
  await page.waitForSelector(PLAYED);
  await page.keyboard.press("x");
  if (await page.locator("#pl-done-anyway").count()) await page.click("#pl-done-anyway");
  assert.equal((await shared())[0], "game");
  assert.deepEqual(problems(), []);
  await close();
});

test("while a reader plays on the page around may show another record, and goes to no place in the old one", async () => {
  const { heard, send, frame, problems, close } = await around(
    site,
    `embed.html?interactive=1&ply=${MOVING}#${CAMPAIGN}`,
  );
  await heard("ready");
  const inner = frame();
  await inner.click(".em-play-on");
  await inner.waitForSelector(PLAYED);
  await send({ desertFox: 1, type: "goto", ply: 3 });
  assert.equal((await heard("error")).code, "playing");
  await send({ desertFox: 1, type: "flip" });
  assert.equal((await heard("error", 2)).code, "playing");
  await send({ desertFox: 1, type: "order", order: "done" });
  assert.equal((await heard("error", 3)).code, "form", "nobody but the reader gives orders");
  assert.equal(await inner.isVisible(".em-table"), true);
  await send({ desertFox: 1, type: "load", record: CAMPAIGN });
  assert.equal((await heard("ready", 2)).ply, 250);
  assert.equal(await inner.locator(".em-table").count(), 0);
  await inner.waitForSelector(".em-next", { state: "visible" });
  assert.deepEqual(problems(), []);
  await close();
});

test("the element plays on by a call, tells by events, and takes no key that belongs to the page around it", async () => {
  const { page, context, problems, close } = await site.openPage({
    path: "docs/embed-demo.html",
    reducedMotion: "reduce",
  });
  const reported = await page.evaluate(
    async ([record, position, ply]) => {
      const board = document.createElement("desert-fox-board");
      board.id = "third";
      for (const [name, value] of [
        ["record", record],
        ["ply", String(ply)],
        ["interactive", ""],
      ])
        board.setAttribute(name, value);
      globalThis.orders = [];
      board.addEventListener("desertfox-order", ({ detail }) => globalThis.orders.push(detail));
      document.querySelector("main").prepend(board);
      await board.board.ready;
      const still = document.createElement("desert-fox-board");
      still.setAttribute("record", record);
      document.querySelector("main").append(still);
      await still.board.ready;
      const before = [board.board.playing(), await still.board.playOn()];
      const on = await board.board.playOn();
      return {
        before,
        on,
        playing: board.board.playing(),
        goes: board.board.goTo(0),
        ply: board.board.ply(),
        link: board.board.link(),
        position,
      };
    },
    [CAMPAIGN, POSITION, MOVING],
  );
  assert.deepEqual(
    [reported.before, reported.on, reported.playing, reported.goes, reported.ply],
    [[false, false], true, true, false, MOVING],
  );
  assert.equal(gameOf(reported.link).view().orders, MOVING);
  await page.evaluate(() => document.getElementById("third").shadowRoot.activeElement.blur());
  for (const key of ["x", "1", "n"]) await page.keyboard.press(key);
  assert.deepEqual(
    await page.evaluate(() => [
      globalThis.orders.length,
      document.getElementById("third").shadowRoot.querySelectorAll(".pl-warn, .pl-pick").length,
    ]),
    [0, 0],
  );
  await page.locator("#third .pl-guide .case-tip").first().click();
  const tip = page.locator("#third .popover a").first();
  await tip.waitFor();
  assert.match(await tip.getAttribute("href"), /index\.html#[RH]\d{3}$/, "a ruling is read on the main site");
  const [ruling] = await Promise.all([context.waitForEvent("page"), tip.click()]);
  assert.match(ruling.url(), /index\.html#[RH]\d{3}$/);
  await ruling.close();
  await page.click("#third #ref-menu-pl");
  await page.click("#third #pl-menu-replay");
  await page.click("#third #pl-replay-start");
  await page.click("#third #pl-replay-branch");
  await page.waitForFunction(() => globalThis.orders.length === 1);
  assert.deepEqual(await page.evaluate(() => globalThis.orders.map(({ by, ply }) => [by, ply])), [["branch", 0]]);
  const left = await page.evaluate(async (position) => {
    const { board } = document.getElementById("third");
    board.back();
    const shown = [board.playing(), board.ply()];
    await board.load(position);
    return [...shown, await board.playOn()];
  }, POSITION);
  assert.deepEqual(left, [false, MOVING, false], "a position is looked at only");
  assert.deepEqual(problems(), []);
  await close();
});

test("a board that is to be looked at offers no game to be played, and fetches nothing for it", async () => {
  const { page, problems, close } = await site.openPage({ path: `embed.html#${CAMPAIGN}`, waitFor: READY });
  assert.equal(await page.isVisible(".em-play-on"), false);
  await page.goto(`${site.address}embed.html?interactive=1#${CAMPAIGN}`);
  await page.waitForSelector(".em-play-on", { state: "visible" });
  const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.deepEqual(
    urls.filter(
      (url) =>
        /embed\/play\.js|table\.js|(referee|explorer|play)\.css|lang\/en\/(referee|explorer)/.test(url) &&
        !/explorer\/table/.test(url),
    ),
    [],
  );
  assert.deepEqual(problems(), []);
  await close();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 640, height: 480 },
  { width: 360, height: 480 },
]) {
  layoutTest(`map, panel and buttons fit a box of ${viewport.width} by ${viewport.height}`, async (fonts) => {
    const { page, problems, close } = await open(`ply=${MOVING}`, { fonts, viewport });
    await page.keyboard.press("n");
    assert.deepEqual(problems(), [], "before the check for accessibility, which brings styles of its own");
    assert.ok(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
      ),
    );
    for (const selector of [".pl-stage", ".pl-panel", "#pl-done", "#em-back", "#em-away"]) {
      const box = await page.locator(selector).boundingBox();
      assert.ok(
        box.width >= 24 &&
          box.height >= 24 &&
          box.x >= 0 &&
          box.y >= 0 &&
          box.x + box.width <= viewport.width &&
          box.y + box.height <= viewport.height,
        `${selector} ${JSON.stringify(box)}`,
      );
    }
    assert.deepEqual(await axe(page), []);
    await close();
  });
}
