// Boards of both games in frames: each record opens in its game, and what is hidden from its viewer is not there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { around } from "./embed-helpers.mjs";
import { initWasm, openSite, readText } from "./harness.mjs";
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

test("a game under way that hides something is not played on in a frame, which says so", async () => {
  const view = await around(site, `embed.html?interactive=1#${gameOf(second, "1940", 12).gameLink()}`);
  await view.heard("ready");
  assert.match(await spoken(view), /a game under way that hides something is not played on here/);
  assert.equal(await view.frame().locator(".em-play-on").isVisible(), false);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a reader plays on from an earlier point of a game that is over: covered first, then with the orders of the side that decides", async () => {
  const ply = 32;
  const whole = (await readText("tests/rommel-in-the-desert/golden/1940-rules2.link.txt")).trim();
  const game = second.Game.open(whole).branch(ply);
  const { toAct } = game.view();
  const enemy = toAct === "axis" ? "allied" : "axis";
  const [own, known] = [toAct, enemy].map((side) => namesKnownTo(game, side));
  const hidden = [...known].filter((name) => !own.has(name));
  assert.ok(hidden.length > 0, "the side that waits has blocks that the other does not know");
  const view = await around(site, `embed.html?interactive=1&ply=${ply}#${whole}`);
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

/** A page with the elements of both games, as an owner of a website writes it; both scripts are asked for at once. */
async function withBothElements(records) {
  const view = await site.openPage({ path: "pkg/desert-fox/build.json" });
  await view.page.evaluate(
    ([scripts, records]) => {
      const made = Object.entries(records).map(([name, record]) => {
        const board = document.createElement(name);
        board.setAttribute("record", record);
        board.style.height = "300px";
        return board;
      });
      const loaded = scripts.map((src) => Object.assign(document.createElement("script"), { type: "module", src }));
      document.body.replaceChildren(...made, ...loaded);
    },
    [[`${site.address}www/desert-fox.js`, `${site.address}www/rommel-in-the-desert.js`], records],
  );
  const board = (name) => view.page.locator(name);
  return { ...view, board };
}

test("elements of both games on one page show their games, each with its engine, whichever stands first", async () => {
  const links = {
    "desert-fox-board": gameOf(first, "race-for-tobruk").gameLink(),
    "rommel-in-the-desert-board": gameOf(second, "1940", 12).gameLink(),
  };
  for (const order of [Object.keys(links), Object.keys(links).reverse()]) {
    const view = await withBothElements(Object.fromEntries(order.map((name) => [name, links[name]])));
    await view.board("desert-fox-board").locator(".em[data-ply='4']").waitFor();
    await view.board("rommel-in-the-desert-board").locator(".em[data-ply='12']").waitFor();
    for (const name of order) {
      await view.board(name).locator(".em-stage[data-painted=all]").waitFor();
      await view.board(name).locator(".em-previous").click();
    }
    await view.board("desert-fox-board").locator(".em[data-ply='3']").waitFor();
    await view.board("rommel-in-the-desert-board").locator(".em[data-ply='11']").waitFor();
    assert.deepEqual([...view.pageErrors, ...view.foreignRequests], []);
    await view.close();
  }
});

test("a record of the other game is called so, in the elements of both games and in a frame, as link and as file", async () => {
  const [fox, rommel] = [gameOf(first, "race-for-tobruk"), gameOf(second, "1940", 3)];
  for (const [own, other] of [
    [fox.gameLink(), rommel.gameLink()],
    [fox.save(), rommel.save()],
  ]) {
    const view = await withBothElements({ "desert-fox-board": other, "rommel-in-the-desert-board": own });
    await view.board("desert-fox-board").getByText("it belongs to another game: Rommel in the Desert.").waitFor();
    await view.board("rommel-in-the-desert-board").getByText("it belongs to another game: Desert Fox.").waitFor();
    assert.deepEqual(view.pageErrors, []);
    await view.close();
  }
  for (const [shown, name, sent, said] of [
    [fox, "desertFox", rommel, "Rommel in the Desert"],
    [rommel, "rommelInTheDesert", fox, "Desert Fox"],
  ]) {
    const view = await around(site, `embed.html#${shown.gameLink()}`);
    await view.heard("ready");
    await view.send({ [name]: 1, type: "load", record: `https://host.example/#${sent.gameLink()}` });
    const { code, message } = await view.heard("error");
    assert.equal(code, "another-game");
    assert.ok(message.includes(`it belongs to another game: ${said}.`), message);
    await view.frame().locator(`.em-fault a[href$="index.html#${sent.gameLink()}"]`).waitFor();
    await view.close();
  }
});
