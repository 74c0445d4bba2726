// The keys of Rommel in the Desert: the list of the game screen names its own alone, and each does what it says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite, readText, serveSources } from "./harness.mjs";
import { BASIC, inPhase, linkWhen, openRommel } from "./rommel-play-helpers.mjs";

const MOVES = linkWhen("1940", inPhase("option", "axis"), BASIC);
const BATTLES = JSON.parse(await readText("tests/web/rommel-battle.links.json"));
const OWN = ["next", "regroup", "fire", "fireAll", "pile", "layers"];
const FOREIGN = ["cycle", "forced", "detach"];

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** The texts of the keys that the panel lists, as the page names them. */
async function listed(page) {
  await serveSources(page);
  return page.evaluate(async () => {
    const { KEY_LIST } = await import(
      new URL("www/games/rommel-in-the-desert/play/key-list.js", document.baseURI).href
    );
    return KEY_LIST.keys.map(([, text]) => text.replace("play.keys.", ""));
  });
}

test("panel and help list the keys of this game alone", async () => {
  const { page, problems, close } = await openRommel(site, MOVES);
  const all = await listed(page);
  assert.deepEqual(
    OWN.filter((key) => !all.includes(key)),
    [],
  );
  assert.deepEqual(
    FOREIGN.filter((key) => all.includes(key)),
    [],
  );
  await page.evaluate(() => document.querySelector("#pl-keys-help").setAttribute("open", ""));
  await page.waitForSelector(".pl-key-list");
  const panel = await page.textContent(".pl-key-list");
  await page.waitForSelector("#help-open[data-on]");
  await page.waitForSelector("#help-open[data-on]");
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[data-about=help]");
  await page.click("#help-part-keys");
  const help = await page.textContent("#help-body");
  for (const text of [panel, help]) {
    assert.match(text, /V\s*while moving: group move or regroup move/);
    assert.match(text, /R\s*in a battle: fire with every block that is left/);
    assert.doesNotMatch(text, /forced march on or off|detachment|overrun/);
  }
  assert.deepEqual(problems(), []);
  await close();
});

test("while moving N finds blocks, V changes the kind of move and G goes to a place", async () => {
  const { page, problems, close } = await openRommel(site, MOVES);
  const press = (name) => page.keyboard.press(name);
  const text = (selector) => page.textContent(selector);
  await press("m");
  await press("n");
  const first = await text(".pl-decision");
  await press("n");
  assert.notEqual(await text(".pl-decision"), first);
  const kind = () => page.locator(".pl-decision [aria-pressed=true]", { hasText: "Regroup move" }).count();
  assert.equal(await kind(), 0);
  await press("v");
  assert.equal(await kind(), 1);
  await press("v");
  assert.equal(await kind(), 0);
  await press("g");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "pl-goto");
  assert.equal(await kind(), 0);
  await press("Escape");
  for (const [key, layer] of [
    ["s", "supply"],
    ["u", "enemySupply"],
    ["k", "cuts"],
  ]) {
    await press(key);
    assert.ok(await page.isChecked(`#layer-${layer}`), layer);
  }
  assert.deepEqual(problems(), []);
  await close();
});

test("in a battle F fires once and R fires with every block that is left", async () => {
  const { page, problems, close } = await openRommel(site, BATTLES.six);
  const pieces = () => page.locator(".rb-die").count();
  await page.click("#pl-fight-0");
  await page.waitForSelector(".pl-decision[data-asked=fire]");
  const before = await pieces();
  await page.keyboard.press("f");
  await page.waitForFunction((then) => document.querySelectorAll(".rb-die").length > then, before);
  while (!(await page.locator("#pl-fire-all").count())) await page.click("#pl-hit-0, #pl-fire >> nth=0");
  const first = await page.textContent(".pl-decision");
  await page.keyboard.press("r");
  await page.waitForFunction((then) => document.querySelector(".pl-decision")?.textContent !== then, first);
  assert.deepEqual(problems(), []);
  await close();
});
