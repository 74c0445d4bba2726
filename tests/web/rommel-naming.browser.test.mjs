// A fortress that is cut off supplies only a few units in Rommel in the Desert: the player names them on the game screen,
// by mouse, by keyboard and in German. The link is of a game that the script has played.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { ROMMEL, enterHex, linkWhen, openRommel } from "./rommel-play-helpers.mjs";

const CARD = ".nm-card";
/** The Allies begin a turn with more units in a cut-off Tobruk than its port supplies, and have named none. */
const LINK = linkWhen(
  "1941-42",
  (view, game) => {
    if (view.toAct !== "allied" || view.phase !== "option" || view.stage !== "turns") return false;
    return game.ask({ ask: "supply", side: "allied" }).scarce[0]?.hex === "Tobruk";
  },
  [{ name: { units: [] } }],
);
const START = ROMMEL.Game.open(LINK);
const {
  scarce: [TOBRUK],
} = START.ask({ ask: "supply", side: "allied" });
const LEFT = TOBRUK.claims.length - TOBRUK.capacity;

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const texts = async (page, selector) => (await page.locator(selector).allInnerTexts()).join(" ").replace(/\s+/g, " ");
const status = (page, text) => page.locator("#pl-status", { hasText: text }).waitFor();
const boxes = (page) => page.locator(`${CARD} .nm-source >> nth=0`).locator("input");

/** The handles of the units that a click on the boxes has chosen. */
const chosen = (page) =>
  boxes(page).evaluateAll((all) => all.filter(({ checked }) => checked).map(({ dataset }) => Number(dataset.unit)));

/** Chooses units until the source supplies no more. */
async function fill(page) {
  for (let i = 0; i < TOBRUK.capacity; i++) {
    await boxes(page).nth(i).check();
    await status(page, `${i + 1} of ${TOBRUK.capacity} chosen`);
  }
}

test("a player names the units that a cut-off fortress supplies, sees who goes without, and takes the order back", async () => {
  const { page, problems, close } = await openRommel(site, LINK);
  await page.locator(CARD).waitFor();
  assert.match(
    await texts(page, CARD),
    new RegExp(`Tobruk .*can supply ${TOBRUK.capacity} of these ${TOBRUK.claims.length} units`),
  );
  assert.match(await texts(page, CARD), new RegExp(`0 of ${TOBRUK.capacity} chosen`));
  assert.match(await texts(page, ".nm-fate"), /go without supply: they are disrupted at the end of your turn/);
  assert.equal(await page.getAttribute("#naming-give", "aria-disabled"), "true", "nothing is chosen yet");
  assert.deepEqual(await axe(page, CARD), []);
  await fill(page);
  assert.equal(await boxes(page).and(page.locator(":disabled")).count(), LEFT, "the others cannot be chosen");
  await page.click("#naming-drop");
  await status(page, "last order are chosen again");
  assert.match(await texts(page, CARD), new RegExp(`0 of ${TOBRUK.capacity} chosen`));
  await fill(page);
  const units = await chosen(page);
  await page.click("#naming-give");
  await page.locator("#pl-log", { hasText: "first to get scarce supply" }).waitFor({ state: "attached" });
  assert.match(await texts(page, CARD), new RegExp(`${TOBRUK.capacity} of ${TOBRUK.capacity} chosen`));
  assert.deepEqual(await chosen(page), units);
  await enterHex(page, "Tobruk");
  const said = await texts(page, ".pl-stage [aria-live], .ex-line, .pl-line");
  assert.match(said, /without supply from a scarce source: /, "the map says who goes without");
  await page.click("#pl-undo");
  await page.locator(CARD, { hasText: `0 of ${TOBRUK.capacity} chosen` }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("by keyboard: Space chooses a unit, the count is said, and the order is given", async () => {
  const { page, problems, close } = await openRommel(site, LINK);
  await boxes(page).first().focus();
  for (let i = 0; i < TOBRUK.capacity; i++) {
    await page.keyboard.press("Space");
    await status(page, `${i + 1} of ${TOBRUK.capacity} chosen`);
    await page.keyboard.press("Tab");
  }
  await page.locator("#naming-give").focus();
  await page.keyboard.press("Enter");
  await page.locator("#pl-log", { hasText: "first to get scarce supply" }).waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => document.activeElement?.id), "naming-give");
  assert.deepEqual(problems(), []);
  await close();
});

test("in German, on a phone", async () => {
  const { page, problems, close } = await openRommel(site, LINK, {
    locale: "de-DE",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.locator(CARD).waitFor();
  assert.match(
    await texts(page, CARD),
    new RegExp(`kann ${TOBRUK.capacity} dieser ${TOBRUK.claims.length} Einheiten versorgen`),
  );
  await boxes(page).first().tap();
  await status(page, `1 von ${TOBRUK.capacity} gewählt`);
  assert.deepEqual(await axe(page, CARD), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("the other player is not asked, and sees nothing of the choice", async () => {
  const { page, problems, close } = await openRommel(site, LINK, { seats: "axis" });
  await page.locator(".pl-guide").waitFor();
  assert.equal(await page.locator(CARD).count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});
