// Battles of Rommel in the Desert on the game screen: a battle turn of six blocks by mouse, by keyboard and by touch, a
// refusal, a rout, the second battle of a Blitz, a rearguard, hits of pursuit fire; nothing hidden is shown. The links
// are of games that the script has played.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, initWasm, openSite, readText } from "./harness.mjs";
import { PAINTED, openNews } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const LINKS = JSON.parse(await readText("tests/web/rommel-battle.links.json"));
const { Game } = await initWasm("rommel-in-the-desert");
/** What answers the next question of a battle turn. */
const NEXT = ["#pl-hit-0", "#pl-fire-all", "#pl-fire"];
/** Clicks of a battle turn of six blocks at most. */
const CLICKS = 10;

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** The game of a link on the table. */
async function open(link, { seats = "both", ...options } = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `?game=rommel-in-the-desert#${link}`,
    ...options,
  });
  const { page } = view;
  await askSide(page);
  await page.selectOption("#pl-open-seats", seats);
  await page.click("dialog[data-about=open] [data-value=yes]");
  if (seats === "both") await page.click("dialog[data-about=handover] [data-value=off]");
  await page.waitForSelector(PAINTED);
  return view;
}

/** Acts, and waits until the panel shows something else than before. */
async function goesOn(page, act) {
  const stamp = () =>
    `${document.querySelector(".ex-column")?.textContent} ${document.querySelectorAll(".rb-die").length}`;
  const then = await page.evaluate(stamp);
  await act();
  await page.waitForFunction(
    (text) =>
      `${document.querySelector(".ex-column")?.textContent} ${document.querySelectorAll(".rb-die").length}` !== text,
    then,
  );
}

/** What answers the question that is asked. */
const next = (page) => page.evaluate((ids) => ids.find((id) => document.querySelector(id)) ?? "", NEXT);

/** Fights a battle turn; `press` gives one answer. Returns how many answers it took. */
async function fight(page, press) {
  let answers = 1;
  await goesOn(page, () => press("#pl-fight-0"));
  while (!(await page.locator(".pl-outcome").count())) {
    assert.ok(answers++ < 40, "the battle turn ends");
    const id = await next(page);
    await goesOn(page, () => press(id));
  }
  return answers;
}

test("by mouse: a battle turn of six blocks takes at most ten clicks, and its outcome stays until the player goes on", async () => {
  const { page, problems, close } = await open(LINKS.six, { viewport: { width: 1440, height: 900 } });
  await page.locator(".rb-no-chances").first().waitFor();
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-fight-0");
  await page.locator(".pl-decision[data-asked=fire]").waitFor();
  assert.equal(await page.locator(".pl-decision .rb-piece").count(), 6);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-battle-chances > summary");
  await page.locator("#pl-battle-chances .rb-outlook-side").first().waitFor();
  let clicks = 1;
  while (!(await page.locator(".pl-outcome").count())) {
    const id = await next(page);
    await goesOn(page, () => page.click(id));
    clicks++;
  }
  assert.ok(clicks <= CLICKS, `${clicks} clicks`);
  await openNews(page, "outcome");
  assert.deepEqual(await axe(page, ".pl-outcome"), []);
  assert.match((await page.locator(".pl-outcome").innerText()).replace(/\s+/g, " "), /Dice: [1-6]/);
  const said = await page.locator("#pl-status").textContent();
  assert.match(said ?? "", /Battle at .*: the result/);
  await page.click("#pl-outcome-close");
  await page.waitForSelector(".pl-outcome", { state: "detached" });
  assert.deepEqual(problems(), []);
  await close();
});

test("by keyboard: the same battle turn without a mouse, the focus stays where the battle goes on", async () => {
  const { page, problems, close } = await open(LINKS.six);
  await page.locator("#pl-fight-0").focus();
  const press = async (id) => {
    assert.equal(
      await page.evaluate(() => document.activeElement?.id),
      id === "#pl-fire-all" ? "pl-fire" : id.slice(1),
    );
    await page.keyboard.press(id === "#pl-fire-all" ? "r" : "Enter");
  };
  const answers = await fight(page, press);
  assert.ok(answers <= CLICKS, `${answers} keys`);
  assert.deepEqual(problems(), []);
  await close();
});

layoutTest("by touch at 390 by 844: each fire with its target, chances and button on one screen", async (fonts) => {
  const { page, problems, close } = await open(LINKS.six, {
    fonts,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.tap("#pl-fight-0");
  await page.locator("#pl-fire").waitFor();
  const box = await page.locator("#pl-fire").boundingBox();
  assert.ok(box && box.y > 0 && box.y + box.height < 800, JSON.stringify(box));
  assert.ok(box.height >= 40);
  const own = page.locator(".rb-side.is-firing button.rb-piece");
  await goesOn(page, () => own.last().tap());
  assert.equal(await own.last().getAttribute("aria-pressed"), "true");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} pixels wide`);
  await goesOn(page, () => page.tap("#pl-fire"));
  await page.locator(".rb-fires-list li").first().waitFor();
  for (let taps = 2; !(await page.locator(".pl-outcome").count()); taps++) {
    assert.ok(taps < 20);
    const id = await next(page);
    await goesOn(page, () => page.tap(id));
  }
  assert.deepEqual(problems(), []);
  await close();
});

test("a required target is explained with its case, and other target types are not offered", async () => {
  const game = Game.open(LINKS.six);
  const [{ fight: body }] = game.legal().filter((order) => order.fight);
  game.give({ fight: body });
  let found = "";
  while (!found && game.view().firing) {
    const units = game.view().hits ? [] : game.ask({ ask: "fires" }).units;
    if (units[0]?.required) found = game.gameLink();
    else game.give(game.opponent());
  }
  assert.ok(found, "a unit must fire at armor");
  const { page, problems, close } = await open(found);
  await page.locator(".rb-required", { hasText: "Must fire at armor" }).waitFor();
  assert.equal(await page.locator(".rb-targets").count(), 0);
  assert.ok(await page.locator(".rb-required .ref-cases").count());
  assert.deepEqual(problems(), []);
  await close();
});

test("refusing battle: the question says what follows, a hex on the map or in the list is chosen, the outcome is told", async () => {
  const { page, problems, close } = await open(LINKS.refuse);
  const ask = page.locator(".pl-decision[data-asked=refuse]");
  await ask.locator(".rb-leads", { hasText: "pursuit fire" }).waitFor();
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-refuse-0");
  await page.locator(".pl-decision[data-asked=leave]").waitFor();
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  // The first unit goes by the map: the cursor on a hex of the list, then Enter.
  const hex = await page.locator("#pl-leave-0").getAttribute("data-hex");
  await page.fill("#pl-goto", hex);
  await page.press("#pl-goto", "Enter");
  await goesOn(page, () => page.keyboard.press("Enter"));
  while (await page.locator("#pl-leave-0, #pl-hit-0").count())
    await goesOn(page, () => page.locator("#pl-leave-0, #pl-hit-0").first().click());
  await page.locator(".pl-outcome, .pl-recap").first().waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("routs: each is a question with the blocks that flee, and its outcome is told", async () => {
  const { page, problems, close } = await open(LINKS.rout);
  await page.locator(".pl-decision[data-asked=rout]").waitFor();
  assert.ok((await page.locator("[data-do=rout]").count()) > 1);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await goesOn(page, () => page.click("#pl-rout-0"));
  await page.locator(".pl-outcome, .pl-decision[data-asked=leave]").first().waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

test("the second battle of a Blitz may be fought in the same hex, and is the player's choice", async () => {
  const { page, problems, close } = await open(LINKS.blitz);
  await page.locator(".rb-battles .badge", { hasText: "your choice" }).first().waitFor();
  await fight(page, (id) => page.click(id));
  assert.deepEqual(problems(), []);
  await close();
});

test("a rearguard is engaged: it fires first, and the battle turn has its outcome", async () => {
  const { page, problems, close } = await open(LINKS.rearguard);
  await page.locator(".pl-decision[data-asked=engage]").waitFor();
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await page.click("#pl-engage-yes");
  await page.locator("#pl-battle-title", { hasText: "first fire: Axis" }).waitFor();
  while (!(await page.locator(".pl-outcome").count())) {
    const id = await next(page);
    await goesOn(page, () => page.click(id));
  }
  assert.deepEqual(problems(), []);
  await close();
});

test("hits of pursuit fire: the owner chooses the block, and each says what becomes of it", async () => {
  const { page, problems, close } = await open(LINKS.pursuit);
  await page.locator(".pl-decision[data-asked=hit] .rb-does").first().waitFor();
  assert.match((await page.locator("#pl-battle-title").textContent()) ?? "", /Pursuit fire/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  await goesOn(page, () => page.click("#pl-hit-0"));
  assert.deepEqual(problems(), []);
  await close();
});

test("nothing hidden is shown: no name of an enemy block that the player does not know is in the question", async () => {
  for (const [link, asked] of [
    [LINKS.six, "fight"],
    [LINKS.refuse, "refuse"],
    [LINKS.rearguard, "engage"],
  ]) {
    const game = Game.open(link);
    const { toAct, blocks: everything, battles } = game.view();
    game.setViewer(toAct);
    const known = new Set(game.view().blocks.flatMap(({ name }) => (name ? [name] : [])));
    const hexes = battles.map(([hex]) => hex);
    const secret = everything
      .filter(({ hex, name }) => hexes.includes(hex) && !known.has(name))
      .map(({ name }) => name);
    assert.ok(secret.length, asked);
    const { page, problems, close } = await open(link, { seats: toAct });
    await page.locator(`.pl-decision[data-asked=${asked}]`).waitFor();
    const shown = await page.evaluate(() => {
      const card = document.querySelector(".pl-decision");
      const all = card ? [card, ...card.querySelectorAll("*")] : [];
      const values = all.flatMap((node) => node.getAttributeNames().map((name) => node.getAttribute(name)));
      return [...values, card?.textContent].join("\n");
    });
    for (const name of secret) assert.ok(!shown.includes(name), `${asked}: ${name}`);
    // What is drawn of a block is in its key: of an unknown one nothing but its side.
    const keys = await page
      .locator(`.rb-side.is-${toAct === "axis" ? "allied" : "axis"} .rb-block`)
      .evaluateAll((all) => all.map((block) => block.getAttribute("data-key")));
    assert.ok(keys.length && keys.every((key) => key.split("|")[2] === ""), keys.join());
    assert.deepEqual(problems(), []);
    await close();
    game.free();
  }
});
