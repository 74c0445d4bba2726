// Rommel in the Desert by links: the other side is shown here only after a question that names what will be seen, and
// the next link tells the other player.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { PAINTED, ready } from "./play-helpers.mjs";
import { COVER, ROMMEL, inPhase, linkWhen, openRommel } from "./rommel-play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const QUESTION = "dialog[data-about=look]";
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** A game by links, seen as the Axis while the Allies decide. */
const LINK = linkWhen("1941", inPhase("movement", "allied"));

/** The names of the blocks that the Axis does not know. */
function hiddenNames() {
  const game = ROMMEL.Game.open(LINK);
  const names = game.view().blocks.map(({ name }) => name);
  game.setViewer("axis");
  const known = new Set(game.view().blocks.flatMap(({ name }) => name ?? []));
  game.free();
  return names.filter((name) => !known.has(name));
}
const HIDDEN = hiddenNames();

/** The names of hidden blocks that the map and the panel say. */
async function seen(page) {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll("#play [aria-label]")].map((node) => node.getAttribute("aria-label"));
    return [document.querySelector("#play").textContent, ...labels].join("\n");
  });
  return HIDDEN.filter((name) => text.includes(name));
}

/** Copies the link of the whole game from the Share dialog. */
async function shared(page) {
  await page.click("#pl-share");
  await page.click("#pl-share-game");
  await page.locator("#pl-share-said", { hasText: /Copied/ }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  return /r1\.g\.[\w.-]+/.exec(text)[0];
}

/** The marks in a link. */
function marksOf(link) {
  const game = ROMMEL.Game.open(link);
  const { looks } = game.looks();
  game.free();
  return looks.map(({ side, by }) => `${side} ${by}`);
}

/** Chooses who plays a side in the dialog of sides. */
async function seatSide(page, side, seat) {
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  await page.selectOption(`#pl-seat-${side}`, seat);
  await page.click("dialog[open] [data-value=ok]");
}
const seatAllies = (page, seat) => seatSide(page, "allied", seat);

test("playing the other side here asks, names what will be seen, and the next link tells the other player", async () => {
  assert.ok(HIDDEN.length > 5);
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis", ...CLIPBOARD });
  await page.click("#pl-away-here");
  await page.waitForSelector(QUESTION);
  assert.match(await page.textContent(QUESTION), /You will see the Allied blocks, hand and mines\./);
  assert.match(await page.textContent(QUESTION), /your next link tells the other player/);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.ok(await page.locator("#pl-away-here").isVisible(), "the first button leaves all as it is");
  assert.deepEqual(await seen(page), []);
  assert.deepEqual(marksOf(await shared(page)), []);

  await page.click("#pl-away-here");
  await page.click(`${QUESTION} [data-value=yes]`);
  await page.click(`${COVER} [data-value=show]`);
  await page.waitForSelector(PAINTED);
  assert.match(
    await page.textContent("#play .pl-looks"),
    /Allies: shown on the screen of the Axis player after order \d+/,
  );
  await seatAllies(page, "away");
  await page.waitForSelector("#pl-away-here");
  const link = await shared(page);
  assert.deepEqual(marksOf(link), ["allied player"]);
  assert.deepEqual(problems(), []);
  await close();

  const receiver = await site.openPage({ waitFor: "html[data-ready]", path: `#${link}` });
  await askSide(receiver.page);
  const mark = /Allies: shown on the screen of the Axis player after order \d+/;
  assert.match(await receiver.page.textContent("dialog[data-about=open] .pl-looks"), mark);
  await receiver.page.selectOption("#pl-open-seats", "allied");
  await receiver.page.click("dialog [data-value=yes]");
  await receiver.page.waitForSelector(PAINTED);
  assert.match(await receiver.page.textContent("#play .pl-looks"), mark);
  await receiver.close();
});

test("the computer in the seat of the player elsewhere asks first, and is told as well", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis", ...CLIPBOARD });
  await seatAllies(page, "script");
  await page.waitForSelector(QUESTION);
  assert.match(await page.textContent(QUESTION), /true Allied blocks, hand and mines in this very game/);
  await page.click(`${QUESTION} [data-value=no]`);
  await page.waitForSelector("#pl-away-here");
  assert.deepEqual(marksOf(await shared(page)), []);
  await seatAllies(page, "script");
  await page.click(`${QUESTION} [data-value=yes]`);
  await page.locator("#play .pl-looks", { hasText: "Allies: played by the computer" }).waitFor({ state: "attached" });
  assert.deepEqual(marksOf(await shared(page)), ["allied computer"]);
  assert.deepEqual(problems(), []);
  await close();
});

test("the computer on both sides of a game by links asks before everything is seen, and the next link says so", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis", ...CLIPBOARD });
  const seatBoth = async () => {
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-seats");
    await page.selectOption("#pl-seat-axis", "script");
    await page.selectOption("#pl-seat-allied", "script");
    await page.click("dialog[open] [data-value=ok]");
    await page.waitForSelector(QUESTION);
    assert.match(await page.textContent(QUESTION), /You will see the Allied blocks, hand and mines\./);
  };
  await seatAllies(page, "script");
  await page.click(`${QUESTION} [data-value=yes]`);
  await ready(page);
  await seatBoth();
  await page.click(`${QUESTION} [data-value=no]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.deepEqual(await seen(page), []);
  await seatBoth();
  await page.click(`${QUESTION} [data-value=yes]`);
  await page.locator("#play .pl-looks", { hasText: "Allies: shown on the screen of the Axis player" }).waitFor();
  assert.deepEqual(marksOf(await shared(page)).toSorted(), ["allied computer", "allied player"]);
  assert.deepEqual(problems(), []);
  await close();
});

test("the own side left to another screen and taken back shows nothing, also after a reload: it asks nothing and leaves no mark", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis", ...CLIPBOARD });
  for (const reloads of [false, true]) {
    await seatSide(page, "axis", "away");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    assert.deepEqual(await seen(page), []);
    if (reloads) {
      await page.waitForSelector("[data-save-status=saved]");
      await page.reload();
      await page.waitForSelector(PAINTED);
      assert.deepEqual(await seen(page), []);
    }
    await seatSide(page, "axis", "player");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    assert.deepEqual(await seen(page), []);
    assert.deepEqual(marksOf(await shared(page)), []);
  }
  await seatSide(page, "axis", "away");
  await seatAllies(page, "player");
  await page.waitForSelector(QUESTION);
  await page.click(`${QUESTION} [data-value=no]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.deepEqual(await seen(page), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("the same link taken again as the other side asks, and marks are not lost by taking it again", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis", ...CLIPBOARD });
  const take = async (seats) => {
    await page.evaluate((link) => (location.hash = link), LINK);
    await askSide(page);
    await page.selectOption("#pl-open-seats", seats);
    await page.click("dialog[data-about=open] [data-value=yes]");
  };
  for (const seats of ["allied", "both"]) {
    await take(seats);
    await page.waitForSelector(QUESTION);
    assert.match(await page.textContent(QUESTION), /^Play the Allied side here\?You will see the Allied blocks/);
    await page.click(`${QUESTION} [data-value=no]`);
    await page.waitForFunction(() => !document.querySelector("dialog"));
    assert.deepEqual(await seen(page), []);
    await page.evaluate(() => (location.hash = "#play"));
  }
  await take("allied");
  await page.click(`${QUESTION} [data-value=yes]`);
  const mark = page.locator("#play .pl-looks", { hasText: "Allies: shown on the screen of the Axis player" });
  await mark.waitFor({ state: "attached" });
  assert.deepEqual(marksOf(await shared(page)), ["allied player"]);
  await page.reload();
  await page.waitForSelector(PAINTED);
  await take("axis");
  await page.click(`${QUESTION} [data-value=yes]`);
  await mark.waitFor({ state: "attached" });
  assert.ok(marksOf(await shared(page)).includes("allied player"));
  assert.deepEqual(problems(), []);
  await close();
});

test("a file of the game that is restored, in the list or by itself, is played by the side of the copy that is saved here", async () => {
  const game = ROMMEL.Game.open(linkWhen("1941", inPhase("movement", "axis")));
  const buffer = Buffer.from(game.save());
  const { orders } = game.view();
  game.free();
  const file = { name: "before.json", mimeType: "application/json", buffer };
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis" });
  const assertAxis = async () => {
    await page.waitForFunction(
      (n) => Number(document.querySelector("#play .pl-entry")?.value ?? 0) === n && !document.querySelector("dialog"),
      orders,
    );
    await page.waitForSelector(PAINTED);
    assert.deepEqual(await seen(page), []);
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-seats");
    assert.deepEqual(await page.$$eval("#pl-seat-axis, #pl-seat-allied", (all) => all.map(({ value }) => value)), [
      "player",
      "away",
    ]);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  };
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.setInputFiles("#lib-file", file);
  await page.click("dialog[data-about=import] [data-value=open]");
  await assertAxis();
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.setInputFiles("#pl-new-file", file);
  await page.waitForSelector("dialog[data-about=open]");
  assert.equal(await page.inputValue("#pl-open-seats"), "axis");
  await page.click("dialog[data-about=open] [data-value=yes]");
  await assertAxis();
  assert.deepEqual(problems(), []);
  await close();
});

test("a window that only looks at a game offers to play no side", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis" });
  const other = await page.context().newPage();
  await other.goto(new URL("?game=rommel-in-the-desert#play", site.address).href);
  await other.waitForSelector("html[data-ready]");
  await other.locator("dialog[open] .lib-game [data-act=open]").first().click();
  await other.locator("dialog[open] [data-value=look]").click();
  await other.waitForSelector(PAINTED);
  await other.waitForSelector("#pl-away");
  assert.equal(await other.locator("#pl-away-here").count(), 0);
  for (const [side, seat] of [
    ["axis", "player"],
    ["axis", "script"],
    ["allied", "player"],
  ]) {
    await seatSide(other, side, seat);
    await other.locator("#pl-status", { hasText: "View only: no side can be played here." }).waitFor();
    await other.waitForSelector("#pl-away");
  }
  assert.deepEqual(await seen(other), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("what was shown in a copy of the game, the next link of the game tells as well", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis", ...CLIPBOARD });
  await page.waitForSelector("[data-save-status=saved]");
  const games = async () => {
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-games");
    await page.waitForSelector(".lib-game");
  };
  await games();
  await page.click(".lib-game.is-current [data-act=copy]");
  await page.locator(".lib-game").nth(1).waitFor();
  await page.click(".lib-game:not(.is-current) [data-act=open]");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  await seatAllies(page, "player");
  await page.click(`${QUESTION} [data-value=yes]`);
  await page.click(`${COVER} [data-value=show]`);
  await page.waitForSelector("[data-save-status=saved]");
  await games();
  await page.click(".lib-game:not(.is-current) [data-act=open]");
  await page.waitForSelector("#pl-away-here");
  assert.deepEqual(marksOf(await shared(page)), ["allied player"]);
  assert.deepEqual(problems(), []);
  await close();
});

test("a game by links is not continued as another one while a player elsewhere hides something in it", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis" });
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  await page.waitForSelector("#pl-replay-close");
  assert.equal(await page.locator("#pl-replay-branch").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("a game that both play at this screen asks nothing", async () => {
  const { page, problems, close } = await openRommel(site, LINK);
  await seatAllies(page, "script");
  await page.waitForSelector("#pl-script");
  assert.equal(await page.locator(QUESTION).count(), 0);
  assert.equal(await page.locator(".pl-looks").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});
