// Everything that a browser keeps goes out as one file and comes in again in a browser that has nothing.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { initWasm, openSite, readText, serveSources } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";
import { PAINTED, newGameForm, openGame } from "./play-helpers.mjs";
import { putRows, rows, saved } from "./storage-helpers.mjs";

let site, charts, charted;
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  charts = wasm.makeCharts({ name: "My charts", changes: [{ what: "results/morale3/5", new: "4dp" }] });
  const ownCharts = { name: charts.name, check: charts.check };
  const game = wasm.Game.begin({ options: { scenario: "campaign", charts: charts.changes, ownCharts } });
  charted = game.save();
  game.free();
});
after(() => site.close());

const race = await readText("tests/saves/v1/race.desertfox.json");
const IMPORT = "dialog[data-about=import]";
const file = (text) => ({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
const TIMES = { savedAt: "2026-11-21T09:30:00.000Z", createdAt: "2026-10-01T08:00:00.000Z" };
const cardOf = (name) => ({ ...summary(1, { name, scenario: "campaign" }), ...TIMES });
const row = (id, text, card) => ({ id, text, meta: { card, picture: "", aside: [] } });

/** The list of games, over the game on the table. */
async function showGames(page) {
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.waitForSelector(".lib-dialog[open]");
}

/** A game of the list by its name. */
const game = (page, name) =>
  page.locator(".lib-dialog .lib-game", { has: page.locator(".lib-name", { hasText: name }) });

/** The only stored game of a scenario. */
const stored = async (page, scenario) =>
  (await rows(page, "games")).find(({ meta }) => meta.card.scenario === scenario);

/** The file of everything in a browser with a game by correspondence and another with charts. */
async function everything() {
  const { page, close, problems } = await openGame(site, { seats: "away", acceptDownloads: true });
  await saved(page);
  await putRows(page, "games", [row("00000000cc01", charted, cardOf("With charts"))]);
  await putRows(page, "charts", [{ id: charts.check, text: charts.text, meta: { name: charts.name, played: true } }]);
  await page.reload();
  await page.waitForSelector(PAINTED);
  const { meta } = await stored(page, "race-for-tobruk");
  await showGames(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#lib-exportAll")]);
  await page.locator(".lib-said", { hasText: /^2 games\. .*Your browser was asked to save / }).waitFor();
  assert.deepEqual(problems(), []);
  const text = await readFile(await download.path(), "utf8");
  await close();
  return { text, card: meta.card };
}

test("what was exported in one browser is imported in an empty one with seats, dates and charts", async () => {
  const { text, card } = await everything();
  const { page, close, problems } = await newGameForm(site);
  await page.setInputFiles("#pl-new-file", file(text));
  await page.waitForSelector(IMPORT);
  assert.equal(await page.locator(`${IMPORT} .lib-game:not(.lib-extra)`).count(), 2);
  assert.equal(await page.locator(`${IMPORT} .lib-extra`, { hasText: "Charts: My charts" }).count(), 1);
  assert.equal(await page.locator(`${IMPORT} .lib-refused`).count(), 0);
  await page.click(`${IMPORT} [data-value=keep]`);
  await page.locator(".lib-said", { hasText: /2 games saved\. \d sets? of charts/ }).waitFor();
  const away = (await stored(page, "race-for-tobruk")).meta.card;
  assert.equal(JSON.parse(away.settings).seats.commonwealth, "away");
  assert.deepEqual([away.settings, away.createdAt, away.exported.orders], [card.settings, card.createdAt, 0]);
  const other = (await stored(page, "campaign")).meta.card;
  assert.deepEqual([other.name, other.createdAt, other.settings], ["With charts", TIMES.createdAt, undefined]);
  assert.deepEqual(
    (await rows(page, "charts")).map(({ meta }) => meta),
    [{ name: "My charts", played: true }],
  );
  await game(page, "With charts").locator("[data-act=open]").click();
  await page.locator("#pl-charts", { hasText: charts.check }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("a collection that is dropped goes to the list of games; another file that is larger than any game is refused", async () => {
  const { page, close, problems } = await newGameForm(site);
  const drop = (parts, spaces) =>
    page.evaluate(
      ([[head, tail], spaces]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([head, " ".repeat(spaces), tail], "dropped.json"));
        const dropped = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector("#play").dispatchEvent(dropped);
      },
      [parts, spaces],
    );
  const leave = async () => {
    await page.keyboard.press("Escape");
    await page.waitForSelector(IMPORT, { state: "detached" });
    await page.click("#lib-close");
    await page.waitForSelector("dialog", { state: "detached" });
  };
  const text = JSON.stringify({ format: "desert-fox-games", schema: 2, games: [{ name: "Mine", save: race }] });
  for (const spaces of [0, 2 * 1024 ** 2]) {
    await drop([text.slice(0, -1), "}"], spaces);
    await page.locator(`${IMPORT} .lib-name`, { hasText: "Mine" }).waitFor();
    await leave();
  }
  await drop(["", race], 2 * 1024 ** 2);
  await page.waitForSelector("dialog[data-about=open] [data-fault=too-long]");
  assert.deepEqual(problems(), []);
  await close();
});

test("an empty browser offers the list of games, too", async () => {
  const { page, close } = await newGameForm(site);
  await page.click("#pl-new-games");
  await page.waitForSelector(".lib-empty");
  await close();
});

test("a set of charts is marked as played when a game that names it is put on the table", async () => {
  const { page, close } = await newGameForm(site);
  await putRows(page, "games", [row("00000000cc01", charted, cardOf("With charts"))]);
  await putRows(page, "charts", [{ id: charts.check, text: charts.text, meta: { name: charts.name, played: false } }]);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#pl-new-games");
  await game(page, "With charts").locator("[data-act=open]").click();
  await page.locator("#pl-charts", { hasText: charts.check }).waitFor();
  await serveSources(page);
  await page.waitForFunction(async () => {
    const { openDatabase } = await import("/www/games/desert-fox/store.ts");
    const database = await openDatabase();
    const [{ meta }] = await database.all("charts");
    await database.close();
    return meta.played;
  });
  await close();
});
