// Rommel in the Desert between players: what a player may not see is nowhere on the page, the map is covered between two
// players at one screen, and a game goes from one profile to the other by links.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { PAINTED, linkOf, stateOf } from "./play-helpers.mjs";
import { COVER, ROMMEL, follow, inPhase, linkWhen, openRommel } from "./rommel-play-helpers.mjs";

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
  while (!(await until())) await page.keyboard.press((await page.locator("#pl-done-anyway").count()) ? "Enter" : "x");
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

/** Everything that can be read on a page: the text that is rendered and not hidden, its title, and what is spoken. */
const readable = (page) =>
  page.evaluate(() => {
    const parts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility({ visibilityProperty: true })) parts.push(node.textContent);
    for (const node of document.querySelectorAll("body *"))
      if (node.checkVisibility({ visibilityProperty: true }))
        for (const name of ["aria-label", "title", "alt", "value"]) parts.push(node.getAttribute(name) ?? "");
    return parts.join("\n");
  });

/** The names of all blocks that are in a game. */
function allNames(link) {
  const game = ROMMEL.Game.open(link);
  const { blocks, due, refit } = game.view();
  game.free();
  return [...blocks, ...due, ...refit].flatMap(({ name }) => name ?? []);
}

/** The covered screen: neither map nor panel nor the line about a hex, and no block of either side. */
async function checkCovered(page, all, where) {
  await page.waitForSelector(COVER);
  const text = await readable(page);
  assert.match(text, /Cover|decide|Show/i, where);
  assert.deepEqual(
    all.filter((name) => names(text, name)),
    [],
    where,
  );
  for (const part of [".pl-stage", ".pl-panel", ".ex-line", "#pl-status"])
    assert.equal(await page.locator(part).isVisible(), false, `${where}: ${part}`);
}

/** Puts the cursor where the blocks of the other side are, then passes. */
async function passOnTobruk(page) {
  await page.fill("#pl-goto", "Tobruk");
  await page.press("#pl-goto", "Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  assert.match(await page.textContent(".ex-line"), /Tobruk/);
  await pass(page, async () => (await page.locator(COVER).count()) > 0);
}

for (const viewer of SIDES)
  test(`${viewer}: Share says that a link holds hidden things; transcript and forms name no hidden block in words`, async () => {
    const link = linkWhen(
      "1941",
      ({ orders, toAct, phase, stage }) => orders > 90 && stage === "turns" && toAct === viewer && phase !== "combat",
    );
    const hidden = hiddenNames(link, viewer);
    assert.ok(hidden.length > 5, "blocks that are hidden");
    const { page, problems, close } = await openRommel(site, link, { seats: viewer, ...CLIPBOARD });
    await page.click("#pl-share");
    await page.waitForSelector("#pl-share-hides");
    assert.match(await page.textContent("#pl-share-hides"), /whole game, hidden things included/);
    for (const key of ["game", "angle", "bbcode", "markdown", "html", "text"]) {
      await page.click(`#pl-share-${key}`);
      await page.locator("#pl-share-said", { hasText: /Copied/ }).waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(text.length > 200, key);
      assert.deepEqual(
        hidden.filter((name) => names(text.replace(/#r1\S*/g, ""), name)),
        [],
        key,
      );
    }
    assert.deepEqual(problems(), []);
    await close();
  });

test("between two players at one screen the game is covered without being asked, and again after a reload", async () => {
  const link = linkWhen("1941", inPhase("option", "axis"));
  const all = allNames(link);
  assert.ok(all.length > 20);
  const { page, problems, close } = await openRommel(site, link, { covers: true });
  await checkCovered(page, all, "as the link is opened");
  await page.click(`${COVER} [data-value=show]`);
  await page.waitForSelector(PAINTED);
  const shown = await readable(page);
  assert.ok(
    all.some((name) => names(shown, name)) || (await page.locator(".pl-panel").isVisible()),
    "the player sees the game",
  );
  await passOnTobruk(page);
  await checkCovered(page, all, "after a Pass");
  const under = await page.textContent(".ex-line");
  assert.deepEqual(
    hiddenNames(link, "axis").filter((name) => names(under, name)),
    [],
    "nothing is painted for the next player yet",
  );
  await page.reload();
  await checkCovered(page, all, "after a reload");
  await page.goto(new URL("?game=rommel-in-the-desert#play", site.address).href);
  await checkCovered(page, all, "opened once more");
  await page.click(`${COVER} [data-value=show]`);
  await page.waitForSelector(PAINTED);
  assert.equal(await page.getAttribute(".pl-guide", "data-by"), "allied");
  assert.equal(await page.textContent(".ex-line"), "");
  assert.equal(await page.locator("#pl-status").isVisible(), true);
  assert.deepEqual(problems(), []);
  await close();
});

test("a game behind the form of a new one comes back covered, and a player who turns the cover off has none", async () => {
  const link = linkWhen("1941", inPhase("option", "axis"));
  const all = allNames(link);
  const { page, problems, close } = await openRommel(site, link, { covers: true });
  await page.click(`${COVER} [data-value=show]`);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.click("#pl-new [value=hot]");
  assert.equal(await page.isChecked("#pl-new-cover"), true, "a new game is covered unless a player says otherwise");
  await page.click("#pl-new-back");
  await checkCovered(page, all, "back from the form");
  await page.click(`${COVER} [data-value=off]`);
  await page.waitForSelector(PAINTED);
  await pass(page, async () => (await page.getAttribute(".pl-guide", "data-by")) === "allied");
  assert.equal(await page.locator(COVER).count(), 0);
  assert.equal(await page.locator(".pl-stage").isVisible(), true);
  assert.deepEqual(problems(), []);
  await close();
});

test("a game goes by links between two profiles: each sees its own hand alone, and both come to the same state", async () => {
  const axis = await openRommel(site, linkWhen("1940", inPhase("option", "axis")), { seats: "axis", ...CLIPBOARD });
  const allied = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...CLIPBOARD });
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
  assert.ok(await stateOf(axis.page));
  assert.equal(await stateOf(allied.page), await stateOf(axis.page));
  assert.equal(await allied.page.getAttribute(".pl-guide", "data-by"), "allied");
  for (const { problems } of [axis, allied]) assert.deepEqual(problems(), []);
  await axis.close();
  await allied.close();
});
