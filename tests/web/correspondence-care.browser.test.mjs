// What a player sees of a game before it is opened: whose orders are new, other histories of a kept game, and where the
// dice come from.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite, readText } from "./harness.mjs";
import { entries, linkOf, newGameForm, openGame, PAINTED, verified } from "./play-helpers.mjs";
import { changedSave } from "./records.mjs";
import { saved } from "./storage-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const OPEN = "dialog[data-about=open]";
const race = await readText("tests/saves/v1/race.desertfox.json");

const text = (page, selector) => page.textContent(selector);
const buttons = (page) =>
  page.$$eval(`${OPEN} [data-value]`, (all) =>
    all.map((one) => `${one.dataset.value}${one.classList.contains("button-primary") ? "!" : ""}`),
  );

const focused = (page) => page.evaluate(() => document.activeElement.dataset.value);

/** Ends the phase, whatever it would forget. */
async function endPhase(page) {
  const had = await entries(page);
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
}

/** Puts a link into the address, where one that was refused may still stand, and waits for the question. */
async function show(page, hash) {
  await page.evaluate((hash) => {
    history.replaceState(history.state, "", "#play");
    location.hash = hash;
  }, hash);
  await askSide(page);
}

async function answer(page, value) {
  await page.click(`${OPEN} [data-value=${value}]`);
  await page.waitForFunction(() => !document.querySelector("dialog"));
}

/**
 * The link of the race after some of its orders, and of another history that goes apart from it; counted orders before
 * that.
 */
function histories() {
  const game = wasm.Game.load(race);
  const { orders } = JSON.parse(race);
  const link = (handle) => {
    const made = `#${handle.gameLink()}`;
    handle.free();
    return made;
  };
  for (let at = 10; ; at++) {
    const other = game.branch(at);
    const order = other.opponent();
    if (JSON.stringify(order) !== JSON.stringify(orders[at]) && other.give(order).kind === "given") {
      const found = { at, one: link(game.branch(at + 6)), other: link(other), earlier: link(game.branch(at)) };
      game.free();
      return found;
    }
    other.free();
  }
}

test("a turn that decides for the receiver says so, is refused by default, and can be taken up to there or accepted (F2)", async () => {
  const there = await openGame(site, { seats: "hot", ...CLIPBOARD });
  const whole = await linkOf(there.page, "game");
  for (let order = 0; order < 3; order++) await endPhase(there.page);
  const turn = await linkOf(there.page, "turn");
  await there.close();

  const { page, close, problems } = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: whole,
  });
  await askSide(page);
  assert.equal(await page.locator("#pl-open-new").count(), 0, "nothing of it is here");
  await page.selectOption("#pl-open-seats", "commonwealth");
  await answer(page, "yes");
  await page.waitForSelector(PAINTED);

  await show(page, turn);
  assert.equal(await text(page, "#pl-open-new"), "3 new orders: Axis 2 and Commonwealth 1.");
  assert.match(
    await text(page, "#pl-open-own"),
    /1 of them is a decision of your side \(Commonwealth\).*Order 2: game-turn 1, First Enemy Reaction Phase/s,
  );
  assert.deepEqual(await buttons(page), ["no!", "part", "yes"]);
  assert.equal(await focused(page), "no");
  assert.deepEqual(await axe(page, "dialog"), []);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.equal(await entries(page), 0, "Escape refuses it");

  await show(page, turn);
  assert.equal(await text(page, `${OPEN} [data-value=part]`), "Accept up to order 1");
  await answer(page, "part");
  await page.waitForFunction(() => document.querySelectorAll(".pl-entry").length === 1);
  assert.equal(await page.getAttribute(".pl-guide", "data-by"), "commonwealth");

  await show(page, turn);
  assert.deepEqual(await buttons(page), ["no!", "yes"], "there is nothing left before the decision of the own side");
  assert.equal(await focused(page), "no");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.equal(await entries(page), 1, "Enter refuses it");
  await show(page, turn);
  await answer(page, "yes");
  await page.waitForFunction(() => document.querySelectorAll(".pl-entry").length === 3);
  assert.deepEqual(problems(), []);
  await close();
});

test("another history of a kept game is named with the first order that differs, as are copies behind it and ahead of it (F4)", async () => {
  const { at, one, other, earlier } = histories();
  const { page, close, problems } = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: one,
  });
  await askSide(page);
  assert.equal(await page.locator("#pl-open-kin").count(), 0);
  await page.selectOption("#pl-open-seats", "both");
  await answer(page, "yes");
  await page.waitForSelector(PAINTED);
  for (const [link, kin, words] of [
    [other, "differs", `with different moves from order ${at + 1} on.`],
    [earlier, "behind", "6 orders behind."],
    [one, "same", "Same as"],
  ]) {
    await show(page, link);
    assert.equal(await page.getAttribute("#pl-open-kin", "data-kin"), kin);
    assert.ok((await text(page, "#pl-open-kin")).includes(words), await text(page, "#pl-open-kin"));
    assert.deepEqual(await buttons(page), kin === "differs" ? ["no!", "yes"] : ["yes!", "no"], kin);
    await answer(page, "no");
  }
  assert.equal(await entries(page), at + 6);
  assert.deepEqual(problems(), []);
  await close();
});

test("the list of games names another history of a kept game, and new decisions of the own side (F4)", async () => {
  const { at, one, other, earlier } = histories();
  const options = { waitFor: "html[data-ready]", reducedMotion: "reduce", path: one };
  const { page, close, problems } = await site.openPage(options);
  await askSide(page);
  await page.selectOption("#pl-open-seats", "axis");
  await answer(page, "yes");
  await page.waitForSelector(PAINTED);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  const incoming = page.locator("dialog[data-about=import]");
  const older = changedSave(race, (save) => void (save.orders[150] = { revoke: { combat: 7 } }));
  for (const [record, words] of [
    // On one line: typing hundreds of lines into the field is slow.
    [JSON.stringify(JSON.parse(race)), /orders ahead\. \d+ of its new orders are decisions of your side \(Axis\)/],
    [other, new RegExp(`with different moves from order ${at + 1} on\\.`)],
    [earlier, /6 orders behind\.$/],
    [one, /^You already have this game/],
    [older, /^Imported unchanged\. Note: it was played under revision 1/],
  ]) {
    await page.click("#lib-paste");
    await page.fill("#lib-paste-text", record);
    await page.click("dialog [data-value=ok]");
    await incoming.waitFor();
    const notes = await incoming.locator(".lib-note").allTextContents();
    assert.equal(notes.length, 1);
    assert.match(notes[0], words);
    await page.keyboard.press("Escape");
    await incoming.waitFor({ state: "detached" });
  }
  assert.deepEqual(problems(), []);
  await close();
});

test("a whole game that goes on for the receiver is opened up to the first decision of the receiver's side (F2, F4)", async () => {
  const there = await openGame(site, { seats: "hot", ...CLIPBOARD });
  const whole = await linkOf(there.page, "game");
  for (let order = 0; order < 3; order++) await endPhase(there.page);
  const longer = await linkOf(there.page, "game");
  await there.close();
  const { page, close, problems } = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: whole,
  });
  await askSide(page);
  await page.selectOption("#pl-open-seats", "commonwealth");
  await answer(page, "yes");
  await page.waitForSelector(PAINTED);
  await show(page, longer);
  assert.match(await text(page, "#pl-open-kin"), /3 orders ahead\.$/);
  assert.equal(await text(page, "#pl-open-new"), "3 new orders: Axis 2 and Commonwealth 1.");
  assert.equal(await page.inputValue("#pl-open-seats"), "commonwealth", "the side played here in the other copy");
  await answer(page, "part");
  await page.waitForFunction(() => document.querySelectorAll(".pl-entry").length === 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("a link opens with the side that decides, and a new opponent is sent the whole game until they have answered", async () => {
  const axis = await openGame(site, { seats: "away", ...CLIPBOARD });
  await endPhase(axis.page);
  assert.equal(await text(axis.page, "#pl-away-share"), "Send the game…");
  await axis.page.click("#pl-away-share");
  await axis.page.waitForSelector("#pl-share-first");
  const order = () => axis.page.$$eval(".pl-share-item > button", (all) => all.slice(0, 2).map(({ id }) => id));
  assert.deepEqual(await order(), ["pl-share-game", "pl-share-turn"]);
  await axis.page.keyboard.press("Escape");
  const commonwealth = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: await linkOf(axis.page, "game"),
    ...CLIPBOARD,
  });
  await askSide(commonwealth.page);
  assert.equal(await commonwealth.page.inputValue("#pl-open-seats"), "commonwealth");
  assert.match(await text(commonwealth.page, "#pl-open-dice"), /anyone with the record can predict/);
  await answer(commonwealth.page, "yes");
  await commonwealth.page.waitForSelector(PAINTED);
  await endPhase(commonwealth.page);
  assert.equal(await text(commonwealth.page, "#pl-away-share"), "Send the turn…", "the other player has sent it");
  await show(axis.page, await linkOf(commonwealth.page, "turn"));
  assert.equal(await text(axis.page, "#pl-open-new"), "1 new order: Commonwealth 1.");
  assert.deepEqual(await buttons(axis.page), ["yes!", "no"]);
  await answer(axis.page, "yes");
  await axis.page.waitForFunction(() => document.querySelectorAll(".pl-entry").length === 2);
  await axis.page.click("#pl-share");
  await axis.page.waitForSelector("#pl-share-game");
  assert.equal(await axis.page.locator("#pl-share-first").count(), 0);
  await commonwealth.close();
  await axis.close();
});

test("a seat that goes to another screen is sent the whole game first, even if it was played here until then", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot", ...CLIPBOARD });
  for (let order = 0; order < 3; order++) await endPhase(page);
  for (const side of ["axis", "commonwealth"]) assert.ok(await page.locator(`.pl-entry.is-${side}`).count(), side);
  /** Gives the Commonwealth to another seat. */
  const seat = async (value) => {
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-seats");
    await page.selectOption("#pl-seat-commonwealth", value);
    await page.click("dialog[data-about=seats] [data-value=ok]");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  };
  /** Whether the Share dialog asks for the whole game first, which it then offers first. */
  const first = async () => {
    await page.click("#pl-share");
    await page.waitForSelector("#pl-share-game");
    const [one] = await page.$$eval(".pl-share-item > button", (all) => all.map(({ id }) => id));
    const reported = (await page.locator("#pl-share-first").count()) === 1;
    assert.equal(one, reported ? "pl-share-game" : "pl-share-turn");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    return reported;
  };
  assert.equal(await first(), false, "both players are here");
  await seat("away");
  assert.equal(await first(), true);

  const other = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: await linkOf(page, "game"),
    ...CLIPBOARD,
  });
  await askSide(other.page);
  await other.page.selectOption("#pl-open-seats", "commonwealth");
  await answer(other.page, "yes");
  await other.page.waitForSelector(PAINTED);
  await endPhase(other.page);
  await show(page, await linkOf(other.page, "turn"));
  await answer(page, "yes");
  assert.equal(await first(), false, "a turn of theirs has come in");
  await saved(page);
  await page.reload();
  await page.waitForSelector(PAINTED);
  assert.equal(await first(), false, "which is kept with the game");
  await seat("player");
  await seat("away");
  assert.equal(await first(), true, "somebody else may play there now");
  assert.deepEqual([...problems(), ...other.problems()], []);
  await other.close();
  await close();
});

test("a seeded record made into an entered one is shown as entered, and notes as no part of the record (F3, F12)", async () => {
  const { page, close, problems } = await newGameForm(site);
  assert.match(await text(page, "label[for=pl-dice-seeded]"), /anyone with the record can predict/);
  assert.match(await text(page, "label[for=pl-dice-entered]"), /cannot be verified/);
  const forged = changedSave(race, (save) => {
    delete save.seed;
    save.notes = [{ order: 3, text: "The other player agreed." }];
  });
  await page.setInputFiles("#pl-new-file", {
    name: "forged.desertfox.json",
    mimeType: "application/json",
    buffer: Buffer.from(forged),
  });
  await page.waitForSelector(OPEN);
  assert.equal(await text(page, "#pl-open-dice"), "Dice: entered by the players. They cannot be verified.");
  assert.match(await text(page, "#pl-open-notes"), /^1 note, written by either player/);
  assert.equal(await page.inputValue("#pl-open-seats"), "both", "a file opens with both sides here");
  await answer(page, "yes");
  await page.waitForSelector(PAINTED);
  assert.match(await text(page, "#pl-log-notes"), /not part of the record/);
  assert.match(await verified(page), /entered by the players/);
  assert.deepEqual(problems(), []);
  await close();
});
