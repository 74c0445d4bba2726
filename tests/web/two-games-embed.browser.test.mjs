// Boards of both games in frames: each record opens in its game, and what is hidden from its viewer is not there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { around } from "./embed-helpers.mjs";
import { initWasm, openSite } from "./harness.mjs";
import { FIRST, SECOND, gameOf } from "./two-games-helpers.mjs";

const [first, second] = await Promise.all([initWasm(FIRST), initWasm(SECOND)]);

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** The names of blocks as one side knows them. */
function namesKnownTo(game, side) {
  game.setViewer(side);
  return new Set(game.view().blocks.flatMap(({ name }) => name ?? []));
}

/** All that a frame says of the map to a screen reader and beneath it. */
async function spoken(view) {
  const frame = view.frame();
  await frame.waitForFunction(() => document.documentElement.dataset.ready === "true");
  return frame.evaluate(() => document.querySelector("#board").shadowRoot.textContent);
}

test("a record of the other game is shown without what a viewer may not know, in messages of its own", async () => {
  const game = gameOf(second, "1940", 12);
  const link = game.gameLink();
  const [axis, allied] = ["axis", "allied"].map((side) => namesKnownTo(game, side));
  const hidden = [...axis, ...allied].filter((name) => !axis.has(name) || !allied.has(name));
  assert.ok(hidden.length > 0, "a side has blocks that the enemy does not know");
  for (const side of ["", "axis", "allied"]) {
    const view = await around(site, `embed.html?side=${side}#${link}`);
    const ready = await view.heard("ready");
    assert.equal(ready.rommelInTheDesert, 1);
    assert.equal(ready.plies, 12);
    const text = await spoken(view);
    assert.ok(!hidden.some((name) => text.includes(name)), side);
    assert.equal(text.includes("a game under way is shown for neither side"), side !== "", side);
    await view.send({ rommelInTheDesert: 1, type: "goto", ply: 3 });
    assert.equal((await view.heard("changed")).ply, 3);
    assert.deepEqual(view.problems(), []);
    await view.close();
  }
});

test("a reader plays on from a record of the other game: covered first, then with the orders of the side that decides", async () => {
  const ply = 12;
  const game = gameOf(second, "1940", ply);
  const { toAct } = game.view();
  const enemy = toAct === "axis" ? "allied" : "axis";
  const [own, known] = [toAct, enemy].map((side) => namesKnownTo(game, side));
  const hidden = [...known].filter((name) => !own.has(name));
  assert.ok(hidden.length > 0, "the side that waits has blocks that the other does not know");
  const view = await around(site, `embed.html?interactive=1#${game.gameLink()}`);
  await view.heard("ready");
  const frame = view.frame();
  await frame.click(".em-play-on");
  const show = frame.locator("dialog[open] [data-value=show]");
  await show.waitFor();
  assert.equal(await frame.locator(".em-table #pl-phase").isVisible(), false, "the table is covered");
  await view.page.keyboard.press("Escape");
  await view.page.keyboard.press("Escape");
  // A browser may shut a dialog at the second Escape: the page opens it again at once.
  await show.waitFor();
  assert.equal(await frame.locator(".em-table #pl-phase").isVisible(), false, "Escape does not open the cover");
  await show.click();
  await frame.waitForSelector(".em-table .pl-stage[data-painted=all]");
  const text = await frame.locator(".em-table").textContent();
  assert.deepEqual(
    hidden.filter((name) => text.includes(name)),
    [],
  );
  assert.doesNotMatch(
    text,
    /\b(play|order|ask|card|move|battle|buildup|gamePhase|option|rules)\.[a-z]\w*/i,
    "no bare key",
  );
  await frame.click("#pl-all > summary");
  await frame.locator("#pl-all [data-do=order]").first().click();
  const reported = await view.heard("order");
  assert.deepEqual([reported.rommelInTheDesert, reported.by, reported.ply], [1, "order", ply + 1]);
  const href = await frame.getAttribute("#em-away", "href");
  const played = second.Game.open(href.slice(href.indexOf("#") + 1));
  assert.deepEqual([played.view().orders, played.fingerprint()], [ply + 1, reported.state]);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a frame of the first game says and does what it did", async () => {
  const view = await around(site, `embed.html#${gameOf(first, "race-for-tobruk").gameLink()}`);
  const ready = await view.heard("ready");
  assert.equal(ready.desertFox, 1);
  assert.equal(ready.plies, 4);
  assert.deepEqual(view.problems(), []);
  await view.close();
});
