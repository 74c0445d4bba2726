// Two games of Rommel in the Desert that differ only in what a player may not see look the same to this player: pixel by
// pixel on the map, the small map, the picture that is shared and the one in the list of games, and word by word in what
// is written, spoken, copied and transcribed.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { PAINTED, entries } from "./play-helpers.mjs";
import { ROMMEL, SEED, openRommel } from "./rommel-play-helpers.mjs";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const OTHER = { axis: "allied", allied: "axis" };
/** Forms of the Share dialog that are texts. */
const FORMS = ["game", "angle", "bbcode", "markdown", "html", "text"];

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const begin = (scenario) => ROMMEL.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: SEED } });

/** Gives the same orders to both games. */
function giveBoth(games, order) {
  for (const game of games) assert.equal(game.give(order).kind, "given", JSON.stringify(order));
}

/** Lets the script play the first game, and the second like it, until something is so. */
function playBoth(games, until) {
  while (!until(games[0].view())) giveBoth(games, games[0].opponent());
}

/** The orders by which the enemy of `viewer` places its blocks; the other game has them in each other's places. */
function swappedSetUp(games, viewer) {
  const enemy = OTHER[viewer];
  playBoth(games, ({ stage, toAct }) => stage === "setUp" && toAct === enemy);
  const placed = [];
  while (games[0].view().stage === "setUp" && games[0].view().toAct === enemy) {
    const order = games[0].opponent();
    games[0].give(order);
    placed.push(order);
  }
  const place = (order) => order.setUp.place;
  const own = placed.filter(({ setUp }) => setUp !== "done").map(place);
  const swap = new Map();
  for (const one of own) {
    const two = own.find((each) => !swap.has(each.unit) && each.unit !== one.unit && each.hex !== one.hex);
    if (swap.has(one.unit) || !two || !areSwappable(games[1], one, two)) continue;
    swap.set(one.unit, two.unit).set(two.unit, one.unit);
  }
  assert.ok(swap.size > 1, "blocks that change places");
  for (const order of placed) {
    const { unit, hex } = place(order) ?? {};
    games[1].give(unit === undefined ? order : { setUp: { place: { unit: swap.get(unit) ?? unit, hex } } });
  }
}

/** Whether each of two blocks may be placed where the other is. */
function areSwappable(game, one, two) {
  const can = ({ unit }, { hex }) =>
    game.legal().some(({ setUp }) => setUp.place?.unit === unit && setUp.place.hex === hex);
  return can(one, two) && can(two, one);
}

/** A Buildup in which the enemy of `viewer` buys a step for different blocks, and mines different hexes. */
function otherPurchases(games, viewer) {
  const enemy = OTHER[viewer];
  const kinds = (kind) =>
    games[0].legal().flatMap(({ buildup }) => (typeof buildup === "object" && buildup[kind] ? [{ buildup }] : []));
  playBoth(
    games,
    ({ step, toAct, points }) =>
      step === "spending" &&
      toAct === enemy &&
      points[enemy === "axis" ? 0 : 1] > 21 &&
      kinds("step").length > 1 &&
      kinds("layMines").length > 1,
  );
  for (const kind of ["step", "layMines"]) {
    const orders = kinds(kind);
    for (const [at, game] of games.entries()) assert.equal(game.give(orders.at(-at)).kind, "given");
  }
  giveBoth(games, { buildup: "done" });
  playBoth(games, ({ toAct }) => toAct === viewer);
}

/** All that is hidden from a viewer in a game: it has to differ in twins. */
function secretsOf(game, viewer) {
  game.setViewer(undefined);
  const { blocks, mines } = game.view();
  const all = blocks.filter(({ side }) => side !== viewer).map(({ hex, name, steps }) => `${hex} ${name} ${steps}`);
  return [...all.sort(), ...mines].join();
}

const digest = (data) => createHash("sha256").update(data).digest("hex");
/**
 * Links hold the whole game, lengths and times are not of the game, and the number that a blank block has in the
 * transcript is dealt at random: it says where a block goes, not which one it is.
 */
const masked = (text) =>
  text
    .replace(/#r1[^\s"'<>)\]]*/g, "#LINK")
    .replace(/(\w+ \d+, \d{4}, )?\d+:\d\d( [AP]M)?/g, "TIME")
    .replace(/Block \d+/g, "Block N")
    .replace(/[\d,.]+ (characters|kB)/g, "LENGTH");

/** Everything that is written and spoken on a page, whatever is folded; what is said of a pile comes a moment later. */
const written = (page) =>
  page.evaluate(() => {
    document.querySelector("#pl-board-live").hidden = true;
    for (const details of document.querySelectorAll("details")) details.open = true;
    return new Promise((resolve) =>
      setTimeout(() => {
        const parts = [document.title, document.body.innerText];
        for (const node of document.querySelectorAll("body *"))
          for (const name of ["aria-label", "aria-description", "title", "alt", "value", "placeholder"])
            if (node.hasAttribute(name)) parts.push(`${name}: ${node.getAttribute(name)}`);
        resolve(parts.join("\n"));
      }),
    );
  });

/** The pixels of every canvas that is on the page. */
async function painted(page) {
  await page.waitForSelector(PAINTED);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const all = await page.locator("#play canvas").evaluateAll((list) => list.map((canvas) => canvas.toDataURL()));
  assert.ok(all.length > 1, "map and small map");
  return all.map(digest);
}

/** The pixels of an image. Runs in the page. @param {string} selector */
async function pixelsOf(selector) {
  const image = /** @type {HTMLImageElement} */ (document.querySelector(selector));
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  return [width, height, ...context.getImageData(0, 0, width, height).data].join();
}

/** Everything that a player can get out of a page, by where it is. @returns {Promise<Record<string, string|string[]>>} */
async function collect(link, viewer, piles) {
  const { page, problems, close } = await openRommel(site, link, { seats: viewer, ...CLIPBOARD });
  /** @type {Record<string, any>} */
  const found = {};
  const note = async (where) => {
    await page.locator("[data-save-status=saved]").waitFor({ state: "attached" });
    // Where a dialog closes, the pointer rests on the map, and after a moment the pile below it opens.
    await page.mouse.move(1, 1);
    found[`${where}: text`] = masked(await written(page));
    found[`${where}: pixels`] = await painted(page);
  };
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await note("game");
  const spoken = [];
  for (const [hex, count] of piles) {
    await page.fill("#pl-goto", hex);
    await page.press("#pl-goto", "Enter");
    const cell = await page.getAttribute(".pl-stage [aria-activedescendant]", "aria-activedescendant");
    spoken.push(`${hex}: ${await page.textContent(`#${cell}`)} / ${await page.textContent(".ex-line")}`);
    await page.keyboard.press("Enter");
    await page.waitForSelector(PAINTED);
    const said = page.locator("#pl-board-live", { hasText: new RegExp(`of ${count}$`) });
    await said.waitFor({ state: "attached" });
    spoken.push(await said.textContent());
    spoken.push(await page.textContent(".pl-panel"));
  }
  found.spoken = spoken.map(masked);
  await note("hexes chosen");
  for (const key of ["s", "u", "k"]) await page.keyboard.press(key);
  await note("layers");
  await page.locator(".pl-stage-column .tool-button").nth(2).click();
  await note("whole map");
  await page.click("#pl-share");
  for (const key of FORMS) {
    await page.click(`#pl-share-${key}`);
    await page.locator("#pl-share-said", { hasText: /Copied/ }).waitFor();
    found[`clipboard: ${key}`] = masked(await page.evaluate(() => navigator.clipboard.readText()));
  }
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#pl-share-png")]);
  found.picture = digest(await readFile(await download.path()));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  // The picture in the list is that of the last order.
  const given = await entries(page);
  await page.click("#set-up-rest, #bu-done");
  await page.waitForFunction((had) => Number(document.querySelector(".pl-entry").value) > had, given);
  await note("after an order");
  // The menu is open or not, like everything that is folded.
  await page.evaluate(() => document.querySelector("#pl-menu-games").click());
  await page.locator(".lib-game", { hasText: "Rommel in the Desert" }).waitFor();
  found["list of games"] = masked(await page.innerText(".lib-game"));
  found["picture in the list"] = digest(await page.evaluate(pixelsOf, "img.lib-picture"));
  assert.deepEqual(problems(), []);
  await close();
  return found;
}

/** What was found as lines, so that a failure says which of them differ. @param {string|string[]} found */
const linesOf = (found) => [found].flat().flatMap((text) => text.split("\n"));

/** Two games of links, the same but for what is hidden; both are looked at as the viewer sees them. */
async function compare(viewer, scenario, make) {
  const games = [begin(scenario), begin(scenario)];
  make(games, viewer);
  const [one, two] = games.map((game) => secretsOf(game, viewer));
  assert.notEqual(one, two, "something hidden differs");
  games[0].setViewer(viewer);
  const piles = new Map();
  for (const { side, hex } of games[0].view().blocks) if (side !== viewer) piles.set(hex, (piles.get(hex) ?? 0) + 1);
  const wanted = [...piles].filter(([, count]) => count > 1).slice(0, 6);
  games[0].setViewer(undefined);
  const links = games.map((game) => game.gameLink());
  for (const game of games) game.free();
  const mine = await collect(links[0], viewer, wanted);
  const theirs = await collect(links[1], viewer, wanted);
  assert.deepEqual(Object.keys(mine), Object.keys(theirs));
  for (const [where, what] of Object.entries(mine)) {
    const [here, there] = [linesOf(what), linesOf(theirs[where])];
    const differing = (lines, others) => ({ where, lines: lines.filter((line, at) => line !== others[at]) });
    assert.deepEqual(differing(there, here), differing(here, there));
  }
}

// Before the hands: the cards that are dealt hang on every order that came before.
test("the Allied player cannot make out which Axis blocks are where when both have been placed", () =>
  compare("allied", "1940", swappedSetUp));

test("the Axis player cannot make out which block has a new step and which hex is mined", () =>
  compare("axis", "1941", otherPurchases));
