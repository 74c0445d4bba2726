// The end of a game: who won and why, the graphs over the game-turns with their tables, and what a link to it says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED, openLink } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
const games = {};
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  for (const scenario of ["race-for-tobruk", "operation-crusader"]) {
    const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: "07".repeat(16) } });
    while (game.view().phase !== "over") game.give(game.opponent());
    games[scenario] = {
      link: game.gameLink(),
      samples: game.series().samples,
      outcome: game.view().outcome,
      faces: game.journal(0).orders.flatMap(({ by, faces }) => faces.map((face) => ({ by, face }))),
    };
    game.free();
  }
});
after(() => site.close());

const text = async (page, selector) => (await page.innerText(selector)).replace(/\s+/g, " ");

/** The numbers of a graph's table, a row for each label, as they are written. */
const table = (page, graph) =>
  page.$$eval(`[data-graph=${graph}] tbody tr`, (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent)),
  );

/** Opens the graphs and waits until all are painted. */
async function graphs(page) {
  await page.click("#pl-over-graphs");
  await page.waitForSelector(".rp-plot[data-painted]");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".rp-plot")].every((plot) => plot.querySelector("canvas")?.width),
  );
}

/** Waits until a graph's canvas shows a line in the colour that its legend has at that moment. */
const inked = (page, graph, tone) =>
  page.waitForFunction(
    ({ graph, tone }) => {
      const figure = document.querySelector(`[data-graph=${graph}]`);
      const canvas = figure.querySelector("canvas");
      const ink = getComputedStyle(figure.querySelector(`.rp-tone-${tone}`))
        .color.match(/\d+/g)
        .map(Number);
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      let found = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] > 200 && ink.slice(0, 3).every((value, j) => Math.abs(value - data[i + j]) < 12)) found++;
      return found > 40;
    },
    { graph, tone },
  );

test("the end says who won and why; graphs are painted and their tables hold the engine's numbers", async () => {
  const { link, samples, outcome } = games["race-for-tobruk"];
  const { page, close, problems } = await openLink(site, link);
  const card = await text(page, "#pl-over");
  assert.equal(outcome.winner, "commonwealth");
  assert.match(card, /The game is over Commonwealth: Decisive victory Tobruk is in Commonwealth hands\./);
  assert.doesNotMatch(card, /Victory points/, "the race counts none");
  const library = page.waitForRequest(/play-chart\.js/);
  await graphs(page);
  await library;
  assert.deepEqual(
    (await table(page, "strength")).map(([, ...values]) => values.map(Number)),
    samples.map(({ strength }) => strength),
  );
  assert.deepEqual(
    (await table(page, "losses")).map(([, ...values]) => values.map(Number)),
    samples.map(({ losses }) => losses),
  );
  assert.deepEqual(
    (await table(page, "supply")).map(([, ...values]) => values.map((value) => Number.parseInt(value, 10))),
    samples.map(({ supplied, units }) => supplied.map((n, i) => Math.round((100 * n) / units[i]))),
  );
  for (const graph of ["strength", "losses", "supply", "front", "dice", "faces"])
    for (const tone of [1, 2]) await inked(page, graph, tone);
  assert.deepEqual(await axe(page, "dialog[data-about=overview]"), []);
  assert.deepEqual(problems(), [], "nothing against the Content-Security-Policy");
  await close();
});

test("dice are compared with what is expected of them", async () => {
  const { link, faces } = games["race-for-tobruk"];
  const { page, close } = await openLink(site, link);
  await graphs(page);
  const rows = await table(page, "faces");
  assert.equal(rows.length, 6);
  for (const [face, axis, commonwealth] of rows) {
    const share = (side) => {
      const own = faces.filter(({ by }) => by === side);
      const n = own.filter((one) => one.face === Number(face)).length;
      return Math.round((1000 * n) / own.length) / 10;
    };
    assert.deepEqual([axis, commonwealth].map(Number.parseFloat), [share("axis"), share("commonwealth")]);
  }
  const luck = faces.filter(({ by }) => by === "axis").reduce((sum, { face }) => sum + face - 3.5, 0);
  const [, shown] = (await table(page, "dice")).at(-1);
  assert.equal(Number(shown.replace("−", "-")), luck);
  await close();
});

test("a game by points says what gave them, and draws the points", async () => {
  const { link, samples, outcome } = games["operation-crusader"];
  const { page, close } = await openLink(site, link, { colorScheme: "dark" });
  const card = await text(page, "#pl-over");
  assert.match(card, new RegExp(`Victory points: Axis ${outcome.points[0]}, Commonwealth ${outcome.points[1]}`));
  assert.match(card, /Bardia: (Axis 5|Commonwealth 3)/);
  await graphs(page);
  assert.deepEqual(
    (await table(page, "points")).map(([, ...values]) => values.map(Number)),
    samples.map(({ points }) => points),
  );
  await inked(page, "points", 1);
  await close();
});

layoutTest("a graph follows the width of the window and the colours of the page", async (fonts) => {
  const { page, close } = await openLink(site, games["race-for-tobruk"].link, { fonts });
  await graphs(page);
  const width = () => page.$eval("[data-graph=strength] canvas", (node) => node.getBoundingClientRect().width);
  const wide = await width();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(
    (before) => document.querySelector("[data-graph=strength] canvas").getBoundingClientRect().width < before,
    wide,
  );
  assert.ok((await width()) <= 390);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await inked(page, "strength", 2);
  await close();
});

test("by keyboard alone: from the end card to the numbers of a graph, and back", async () => {
  const { page, close } = await openLink(site, games["race-for-tobruk"].link, {
    viewport: { width: 390, height: 844 },
  });
  await page.focus("#pl-over-graphs");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".rp-plot[data-painted]");
  assert.equal(await page.locator("#rp-tab-graphs:focus").count(), 1);
  await page.focus("#rp-numbers-strength");
  await page.keyboard.press("Enter");
  assert.ok(await page.isVisible("[data-graph=strength] table"));
  assert.match(await page.getAttribute("[data-plot=strength]", "aria-label"), /Axis: from 28 to \d+/);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[data-about=overview]", { state: "detached" });
  assert.equal(await page.locator("#pl-over-graphs:focus").count(), 1);
  await close();
});

test("the result can be copied, and the list of games and a link say how the game ended", async () => {
  const { link } = games["race-for-tobruk"];
  const permissions = ["clipboard-read", "clipboard-write"];
  const view = await site.openPage({
    ...{ waitFor: "html[data-ready]", section: "play", reducedMotion: "reduce", path: `#${link}`, permissions },
  });
  const { page, close } = view;
  await askSide(page);
  assert.match(await text(page, "#pl-open-at"), /over after game-turn 5\. Commonwealth: Decisive victory/);
  assert.doesNotMatch(await text(page, "dialog[data-about=open]"), /to decide/);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  await page.click("#pl-over-copy");
  await page.locator("#pl-status", { hasText: "copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /Desert Fox, .*Commonwealth: Decisive victory\. Tobruk is in Commonwealth hands\./);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page
    .locator(".lib-decides", { hasText: "The game is over · Commonwealth: Decisive victory" })
    .first()
    .waitFor();
  await close();
});
