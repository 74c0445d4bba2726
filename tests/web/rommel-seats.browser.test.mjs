// Rommel in the Desert between players: what a player may not see is nowhere on the page, the map is covered between two
// players at one screen, and a game goes from one profile to the other by links.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { PAINTED, linkOf } from "./play-helpers.mjs";
import { ROMMEL, inPhase, linkWhen, openRommel } from "./rommel-play-helpers.mjs";

const SIDES = ["axis", "allied"];
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** Names of blocks that are in the game and that a viewer does not know. */
function hiddenNames(link, viewer) {
  const game = ROMMEL.Game.open(link);
  const all = ({ blocks, due, refit }) => [...blocks, ...due, ...refit];
  const everything = all(game.view()).map(({ name }) => name);
  game.setViewer(viewer);
  const known = new Set(all(game.view()).flatMap(({ name }) => name ?? []));
  // What has been seen before stands in the journal.
  for (const { events } of game.journal(0).orders) for (const { name } of events) if (name) known.add(name);
  game.free();
  return everything.filter((name) => name && !known.has(name));
}

/** Everything that a page says: texts, labels, titles, values, and what its details hold. */
const said = (page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    return new Promise((resolve) =>
      setTimeout(() => {
        const parts = [document.title, document.body.textContent];
        for (const node of document.querySelectorAll("#play *"))
          for (const { name, value } of node.attributes) if (!/^(id|class|href|src)$/.test(name)) parts.push(value);
        resolve(parts.join("\n"));
      }),
    );
  });

/** Whether a text names a block as a word of its own. */
const names = (text, name) =>
  new RegExp(`(?<![\\w/])${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\w/])`).test(text);

/** Passes: no cards are played, and the movement of the turn ends. */
async function pass(page, until) {
  await page.evaluate(() => document.querySelector(".pl-all").setAttribute("open", ""));
  await page.locator(".pl-all [data-do=order]").first().click();
  while (!(await until())) await page.keyboard.press("x");
}

/** Goes over every hex of the map with the keyboard's cursor and collects what is said of it. */
async function spokenMap(page) {
  const cells = await page.locator(".pl-stage [role=gridcell]").allTextContents();
  const labels = await page
    .locator(".pl-stage [role=gridcell]")
    .evaluateAll((list) => list.map((cell) => cell.getAttribute("aria-label") ?? ""));
  return [...cells, ...labels].join("\n");
}

for (const viewer of SIDES)
  test(`the ${viewer} player finds no name of a hidden block on the page, in its labels, log, overview, transcript or title`, async () => {
    const link = linkWhen(
      "1941",
      ({ orders, toAct, phase, stage }) => orders > 90 && stage === "turns" && toAct === viewer && phase !== "combat",
    );
    const hidden = hiddenNames(link, viewer);
    assert.ok(hidden.length > 5, "blocks that are hidden");
    const { page, problems, close } = await openRommel(site, link, { seats: viewer, ...CLIPBOARD });
    const check = (/** @type {string} */ where, /** @type {string} */ text) => {
      assert.ok(text.length > 20, where);
      assert.deepEqual(
        hidden.filter((name) => names(text, name)),
        [],
        where,
      );
    };
    check("page", await said(page));
    check("map", await spokenMap(page));
    for (const hex of ["Tobruk", "Bardia", "Sollum", "Mechili", "Alexandria", "El Agheila"]) {
      await page.fill("#pl-goto", hex);
      await page.press("#pl-goto", "Enter");
      await page.keyboard.press("Enter");
    }
    check("page after hexes were chosen", await said(page));
    await page.keyboard.press("Escape");
    for (const key of ["s", "u", "k"]) await page.keyboard.press(key);
    check("page with layers", await said(page));
    await page.click("#pl-overview");
    for (const tab of await page.locator("dialog [role=tab]").all()) {
      await tab.click();
      const text = await said(page);
      check("overview", text);
    }
    await page.click("dialog[open] .ref-remove, dialog[open] [data-value=close]");
    await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-replay");
    check("replay", await said(page));
    assert.deepEqual(problems(), []);
    await close();
  });

test("between two players at one screen the map is covered, and what lies under the cover names no block of either", async () => {
  const link = linkWhen("1941", inPhase("option", "axis"));
  const { page, problems, close } = await openRommel(site, link);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  const cover = page.locator("#pl-seat-cover");
  if (!(await cover.isChecked())) await cover.check();
  await page.click("dialog[open] .button-primary");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  // A Pass needs no card and hands the decision to the other player.
  await pass(page, async () => (await page.locator("dialog[open]").count()) > 0);
  await page.waitForSelector("dialog[open]");
  await page.waitForSelector(".is-covered");
  const own = ROMMEL.Game.open(link);
  own.setViewer("axis");
  const axis = own.view().blocks.flatMap(({ name }) => name ?? []);
  const text = await page.locator("dialog[open]").innerText();
  assert.deepEqual(
    axis.filter((name) => names(text, name)),
    [],
  );
  assert.equal(await page.locator(".pl-stage").isVisible(), false, "the map is out of sight under the cover");
  assert.deepEqual(problems(), []);
  await close();
});

test("a game goes by links between two profiles: each sees its own hand alone, and both come to the same state", async () => {
  const axis = await openRommel(site, linkWhen("1940", inPhase("option", "axis")), { seats: "axis", ...CLIPBOARD });
  const allied = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...CLIPBOARD });
  const follow = async (page, link, seats) => {
    await page.evaluate((hash) => (location.hash = hash), link);
    await page.waitForSelector("dialog[data-about=open]");
    if (seats) await page.selectOption("#pl-open-seats", seats);
    await page.click("dialog [data-value=yes]");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    await page.waitForSelector(PAINTED);
  };
  await follow(allied.page, await linkOf(axis.page, "game"), "allied");
  const link = await linkOf(allied.page, "game");
  const hidden = { axis: hiddenNames(link, "axis"), allied: hiddenNames(link, "allied") };
  for (const [side, { page }] of Object.entries({ axis, allied })) {
    const text = await said(page);
    assert.deepEqual(
      hidden[side].filter((name) => names(text, name)),
      [],
      side,
    );
  }
  // The Axis passes: its turn goes over as a link.
  await pass(axis.page, async () => (await axis.page.getAttribute(".pl-guide", "data-by")) === "allied");
  await follow(allied.page, await linkOf(axis.page, "turn"));
  const stateOf = async (page) => {
    await page.evaluate(() => document.querySelector("#pl-menu-verify").click());
    return /State ([0-9a-f]{16}):/.exec(await page.textContent("#pl-status"))?.[1];
  };
  assert.ok(await stateOf(axis.page));
  assert.equal(await stateOf(allied.page), await stateOf(axis.page));
  assert.equal(await allied.page.getAttribute(".pl-guide", "data-by"), "allied");
  for (const { problems } of [axis, allied]) assert.deepEqual(problems(), []);
  await axis.close();
  await allied.close();
});
