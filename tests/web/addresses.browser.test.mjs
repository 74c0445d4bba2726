// The number of an order in the address: Back leaves the replay, a reload comes back to it, the log jumps to it, and a
// link that is sent opens there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { linkOf, openLink } from "./play-helpers.mjs";

const ORDERS = 60;
let site;
let link;
before(async () => {
  const [opened, wasm] = await Promise.all([openSite(), initWasm()]);
  site = opened;
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  while (game.view().orders < ORDERS) game.give(game.opponent());
  link = game.gameLink();
});
after(() => site.close());

const hash = (page) => page.evaluate(() => location.hash);
const waitForHash = (page, wanted) => page.waitForFunction((text) => location.hash === text, wanted);
const at = (page) => page.$eval(".pl-replay", (node) => Number(node.dataset.at));
const waitForReplay = (page, orders) => page.waitForSelector(`.pl-replay[data-at="${orders}"]`);
const gone = (page, selector) => page.waitForSelector(selector, { state: "detached" });
const status = (page) => page.innerText("#pl-status");

async function openReplay(page) {
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  await waitForReplay(page, ORDERS);
}

test("the replay has an address, which Back leaves, Forward finds again and a reload keeps", async () => {
  const { page, close, problems } = await openLink(site, link);
  const before = await hash(page);
  await openReplay(page);
  assert.equal(await hash(page), `#play/at=${ORDERS}`);
  await page.click("#pl-replay-back");
  await page.click("#pl-replay-back");
  await waitForHash(page, `#play/at=${ORDERS - 2}`);
  await page.goBack();
  await gone(page, ".pl-replay");
  assert.equal(await hash(page), before, "the steps of a replay are one entry of the history");
  await page.goForward();
  await waitForReplay(page, ORDERS - 2);

  await page.waitForSelector("[data-save-status=saved]");
  await page.reload({ waitUntil: "domcontentloaded" });
  await waitForReplay(page, ORDERS - 2);
  assert.match(await status(page), new RegExp(`After order ${ORDERS - 2} of ${ORDERS}`));
  await page.click("#pl-replay-close");
  await gone(page, ".pl-replay");
  await page.waitForFunction(() => !location.hash.includes("at="));
  assert.deepEqual(problems(), []);
  await close();
});

test("another section and back again finds the replay where it was", async () => {
  const { page, close } = await openLink(site, link);
  await openReplay(page);
  await page.click("#pl-replay-start");
  await waitForHash(page, "#play/at=0");
  await page.click("[role=tab][data-tab=rules]");
  assert.equal(await hash(page), "#rules");
  await page.goBack();
  await waitForHash(page, "#play/at=0");
  assert.equal(await at(page), 0);
  assert.ok(await page.isVisible(".pl-replay"));
  await close();
});

test("a line of the log jumps to the position after its order, by pointer and by keyboard", async () => {
  const { page, close, problems } = await openLink(site, link);
  const row = (order) => page.locator(`.pl-entry[value="${order}"]`);
  await row(50).locator(".pl-line").click();
  await waitForReplay(page, 50);
  await waitForHash(page, "#play/at=50");
  assert.equal(await page.evaluate(() => document.activeElement.id), "pl-slider");
  const button = row(45).getByRole("button", { name: "Show the game after order 45" });
  await button.focus();
  await page.keyboard.press("Enter");
  await waitForReplay(page, 45);
  await page.keyboard.press("ArrowRight");
  await waitForReplay(page, 46);
  assert.deepEqual(await axe(page, ".pl-log"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("a link that is sent while an order is looked at opens there; without the number it is the same link", async () => {
  const { page, close } = await openLink(site, link, { permissions: ["clipboard-read", "clipboard-write"] });
  await openReplay(page);
  await page.click("#pl-replay-start");
  await page.click("#pl-replay-on");
  const sent = await linkOf(page, "game");
  assert.equal(sent, `#${link.replace(/^#/, "")}/at=1`);
  await page.click("#pl-replay-close");
  assert.equal(await linkOf(page, "game"), `#${link.replace(/^#/, "")}`);
  await close();

  const receiver = await openLink(site, sent.slice(1));
  await waitForReplay(receiver.page, 1);
  await waitForHash(receiver.page, "#play/at=1");
  await receiver.page.click("#pl-replay-close");
  await gone(receiver.page, ".pl-replay");
  assert.equal(await receiver.page.innerText(".pl-log .badge"), `${ORDERS} orders`);
  await receiver.close();
});

test("a number beyond the last order is the last, and what is no number is refused with a sentence", async () => {
  const { page, close, problems } = await openLink(site, `${link.replace(/^#/, "")}/at=999999999`);
  await waitForReplay(page, ORDERS);
  assert.match(await status(page), new RegExp(`only ${ORDERS} orders`));
  for (const wrong of ["-1", "1e3", "", "0x10", "9".repeat(400), "%3Cb%3E", "1/at=2"]) {
    await page.evaluate((text) => (location.hash = `#play/at=${text}`), wrong);
    await page.waitForFunction(() => location.hash === "#play");
    assert.match(await status(page), /cannot be read/, wrong);
  }
  await close();

  const odd = await openLink(site, `${link.replace(/^#/, "")}/at=twelve`);
  assert.match(await status(odd.page), /cannot be read/);
  assert.equal(await odd.page.locator(".pl-replay").count(), 0);
  assert.deepEqual([...problems(), ...odd.problems()], []);
  await odd.close();
});

test("without a game the address asks for nothing", async () => {
  const { page, close, problems } = await site.openPage({ path: "#play/at=12", waitFor: "#pl-new" });
  await waitForHash(page, "#play");
  assert.deepEqual(problems(), []);
  await close();
});

test("the log can be read from the beginning of each player-turn on, and names phases in which nothing was to do", async () => {
  const { page, close } = await openLink(site, link);
  const numbers = () => page.$$eval(".pl-entry", (rows) => rows.map(({ value }) => value));
  const before = await numbers();
  assert.deepEqual(
    before,
    before.toSorted((a, b) => b - a),
  );
  await page.click("#pl-log-turn");
  const forwards = await numbers();
  assert.deepEqual(
    forwards.toSorted((a, b) => b - a),
    before,
  );
  assert.ok(forwards[0] < forwards[1], "the first order of the last player-turn comes first");
  assert.deepEqual(
    await page
      .$$eval(".pl-log-list", (lists) => lists.map((list) => [list.reversed, list.start]))
      .then((all) => all.every(([reversed, start]) => !reversed && start >= 1)),
    true,
  );
  assert.match(await page.innerText(".pl-log"), /has nothing to do/);
  await page.click("#pl-log-turn");
  assert.deepEqual(await numbers(), before);
  await close();
});
