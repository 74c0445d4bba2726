// The Referee of Rommel in the Desert on the page: a position put on the map by mouse and by keyboard, what the rules say
// about it in both languages, and the tests of a ruling opened on it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { readCases } from "./case-files.mjs";
import { axe, openSite } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";

const PATH = "?game=rommel-in-the-desert#referee";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

async function openReferee(options = {}) {
  const view = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", path: PATH, ...options });
  await view.page.waitForSelector("#rr-search");
  return view;
}

/** Puts blocks on the map with the keyboard alone: name, Enter, hex, Enter. */
async function put(page, ...blocks) {
  for (const [name, hex] of blocks) {
    await page.fill("#rr-search", name);
    await page.press("#rr-search", "Enter");
    await page.waitForFunction(() => document.activeElement?.id === "rr-hex");
    await page.fill("#rr-hex", hex);
    await page.press("#rr-hex", "Enter");
    await page.locator("#rr-status", { hasText: name }).waitFor();
  }
}
const text = async (page, selector) => (await page.locator(selector).allInnerTexts()).join(" ").replace(/\s+/g, " ");
const placed = (page) => page.locator(".rr-unit").evaluateAll((rows) => rows.map((row) => row.dataset.key));

test("blocks are placed by keyboard, supply is told block by block, and an enemy on the line cuts it", async () => {
  const { page, problems, close } = await openReferee();
  await put(page, ["21/5", "Mechili"], ["Brescia", "Agedabia"]);
  assert.match(await text(page, "#rr-answer-supply"), /2 of 2 blocks are supplied/);
  await page.click('.rr-table [data-unit="21/5"]');
  assert.match(await text(page, "#rr-trace"), /Line of 10 hexes:.*El Agheila \(base\)/);
  assert.match(await text(page, "#rr-trace .ex-cut"), /Beda Fomm/);
  await page.locator("#rr-trace .case-tip", { hasText: "7.0" }).first().waitFor();
  await put(page, ["KDG", "Beda Fomm"]);
  assert.match(
    await text(page, "#rr-answer-supply"),
    /of 1 blocks? (is|are) supplied/,
    "the block placed last is asked about",
  );
  await page.selectOption("#rr-side", "axis");
  await page.fill("#rr-goto", "Mechili");
  await page.press("#rr-goto", "Enter");
  await page.keyboard.press("Enter");
  await page.click(".rr-unit-name");
  assert.match(await text(page, "#rr-trace"), /Beda Fomm \(\S+\), from .*: undisrupted enemies hold it/);
  assert.match(await text(page, ".rr-table [data-key='21/5']"), /not supplied/);
  assert.deepEqual(await axe(page, ".rr"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("the sheet is undone, taken up again and still there after the page is loaded anew", async () => {
  const { page, problems, close } = await openReferee();
  await put(page, ["21/5", "Mechili"]);
  await page.locator(".rr-unit .check input").first().check();
  await page.locator("#rr-saved[data-save-status=saved]").waitFor();
  await page.keyboard.press("Control+z");
  assert.equal(await page.locator(".rr-unit .check input").first().isChecked(), false);
  await page.keyboard.press("Control+z");
  assert.deepEqual(await placed(page), []);
  await page.keyboard.press("Control+y");
  assert.deepEqual(await placed(page), ["21/5"]);
  await page.locator("#rr-saved[data-save-status=saved]").waitFor();
  await page.reload();
  await page.waitForSelector("#rr-answer-supply .rr-table [data-key='21/5']");
  assert.deepEqual(problems(), []);
  await close();
});

test("reach names each block with its reason, and a battle turn has its chances and its option", async () => {
  const { page, problems, close } = await openReferee();
  await put(page, ["Brescia", "Mechili"], ["21/5", "Mechili"]);
  await page.locator(".rr-unit[data-key='Brescia'] .check input").check();
  await page.click("#rr-topic-reach");
  assert.match(await text(page, "#rr-answer-reach"), /Brescia: Disrupted units do not move by choice/);
  assert.match(await text(page, "#rr-answer-reach"), /21\/5 reaches 44 hexes, at most 5 hexes away\. By forced march/);
  await page.check("#rr-rommel");
  assert.match(await text(page, "#rr-answer-reach"), /21\/5 reaches 60 hexes, at most 6 hexes away/);
  assert.deepEqual(await axe(page, ".rr-answers"), []);
  await page.click("#rr-topic-battle");
  assert.match(await text(page, "#rr-answer-battle"), /No hex has blocks of both sides/);
  await put(page, ["KDG", "Mechili"]);
  assert.match(await text(page, "#rr-answer-battle"), /Attacker: Axis\. Fires first: Allies\. Option: Basic\..*Exact/);
  await page.selectOption("#rr-first", "axis");
  await page.selectOption("#rr-option", "assault");
  assert.match(await text(page, "#rr-answer-battle"), /Option: Assault/);
  assert.deepEqual(await axe(page, ".rr"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("a hex and a block are picked with the mouse", async () => {
  const { page, problems, close } = await openReferee();
  await page.click("[data-do=take] >> nth=0");
  await page.locator(".ex-hand", { hasText: "21/5" }).waitFor();
  const stage = page.locator("#rr-position .ex-stage");
  const box = await stage.boundingBox();
  await page.fill("#rr-goto", "Bir Hacheim");
  await page.press("#rr-goto", "Enter");
  await page.click("#rr-drop");
  await page.click("[data-do=take] >> nth=0");
  await stage.click({ position: { x: box.width * 0.45, y: box.height * 0.5 } });
  await page.locator("#rr-status", { hasText: /21\/5 is in .+\./ }).waitFor();
  const [name] = await placed(page);
  assert.equal(name, "21/5");
  await page.click("#rr-u0-remove");
  assert.deepEqual(await placed(page), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("a position goes out as a text and comes back from it, and a wrong text changes nothing", async () => {
  const { page, problems, close } = await openReferee({ permissions: ["clipboard-read", "clipboard-write"] });
  await put(page, ["21/5", "Mechili"]);
  await page.check("#rr-mine");
  await page.click("#ref-menu-rr-copy");
  await page.click("#rr-copy");
  await page.locator("#rr-status", { hasText: "clipboard" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.deepEqual(JSON.parse(copied).mines, ["Mechili"]);
  await page.click("#rr-reset");
  assert.match(await text(page, "#rr-answer-supply"), /The map is empty/);
  const paste = async (content) => {
    await page.click("#ref-menu-rr-copy");
    await page.click("#rr-paste");
    await page.fill("#rr-paste-text", content);
    await page.click("dialog[data-about=paste] [data-value=open]");
  };
  await paste(copied.replace("21/5", "21/99"));
  await page.locator("#rr-status", { hasText: "21/99: There is no block of that name" }).waitFor();
  assert.match(await text(page, "#rr-answer-supply"), /The map is empty/);
  await paste(copied);
  await page.waitForSelector("#rr-answer-supply .rr-table [data-key='21/5']");
  assert.deepEqual(problems(), []);
  await close();
});

test("a test of a ruling opens as a position, and the ruling stands in the status line", async () => {
  const cases = await readCases("7.0_supply_lines", "rommel-in-the-desert");
  const wanted = cases.find(({ call, rulings }) => call.call === "askPosition" && rulings[0]?.startsWith("I"));
  const [id] = wanted.rulings;
  const { page, problems, close } = await site.openPage({
    waitFor: "html[data-ready]",
    path: "?game=rommel-in-the-desert#rules",
  });
  await page.locator(`#${id} .rules-opener`).click();
  await page.getByRole("button", { name: `Open in the Referee: ${wanted.name}`, exact: true }).click();
  await page.locator("#rr-status", { hasText: `Test of ${id}: ${wanted.name}` }).waitFor();
  await page.waitForSelector("#referee:not([hidden])");
  const { units } = wanted.call.query;
  assert.equal(
    await page.locator("#rr-tray-count").innerText(),
    `${100 - units.length} blocks. Choose one, then its hex.`,
  );
  await page.keyboard.press("Control+z");
  assert.match(await text(page, "#rr-answer-supply"), /The map is empty/);
  assert.deepEqual(problems(), []);
  await close();
});

layoutTest("on a phone in German nothing is cut off, and axe finds nothing", async (fonts) => {
  const { page, problems, close } = await openReferee({ ...PHONE, fonts, locale: "de-DE", colorScheme: "dark" });
  await put(page, ["21/5", "Mechili"], ["KDG", "Mechili"]);
  for (const topic of ["supply", "reach", "battle", "hex"]) {
    await page.tap(`#rr-topic-${topic}`);
    await page.waitForSelector(`#rr-answer-${topic}`);
    assert.deepEqual(await axe(page, ".rr"), [], topic);
  }
  assert.match(await text(page, "#rr-answer-hex"), /Feldseite/);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
  assert.deepEqual(problems(), []);
  await close();
});

test("an owner's value is checked, stored, and offered for a new game", async () => {
  const { page, problems, close } = await openReferee();
  await page.click("#rr-room-charts");
  await page.waitForSelector("#rc-rows table");
  const card = page.locator("[data-what='buildup/card'] input");
  await card.fill("many");
  await card.press("Enter");
  await page.locator("[data-what='buildup/card'] .field-error", { hasText: "cannot stand here" }).waitFor();
  await card.fill("9");
  await card.press("Enter");
  await page.locator("#rc-state", { hasText: "1 value of yours is saved" }).waitFor();
  assert.match(await text(page, "tr[data-what='buildup/card']"), /10 yours/);
  assert.deepEqual(await axe(page, "#rr-charts"), []);
  await page.selectOption("#rc-group", "unit");
  await page.fill("#rc-search", "21/5 steps");
  await page.locator("[data-what='unit/steps/21/5'] input").fill("3");
  await page.locator("[data-what='unit/steps/21/5'] input").press("Enter");
  await page.locator("#rc-state", { hasText: "2 values of yours are saved" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#rc-export")]);
  const file = await download.path();
  await page.click("#rc-clear");
  await page.locator("#rc-state", { hasText: "0 values of yours" }).waitFor();
  await page.setInputFiles("#rc-file", file);
  await page.locator("#rc-state", { hasText: "2 values of yours are saved" }).waitFor();
  await page.click("#tab-play");
  await page.locator("#pl-new-more > summary").click();
  await page.selectOption("#pl-new-charts", "own");
  assert.deepEqual(await axe(page, "#pl-new-more"), []);
  await page.locator("#pl-new [type=submit]").click();
  await page.waitForSelector(PAINTED);
  assert.deepEqual(problems(), []);
  await close();
});

test("the keys that the help lists for the sheet do what it says", async () => {
  const { page, problems, close } = await openReferee();
  await page.waitForSelector("#help-open[data-on]");
  await page.keyboard.press("?");
  const listed = page.locator(".help-group", { hasText: "Positions of the Referee" }).locator("kbd");
  await listed.first().waitFor({ state: "attached" });
  const keys = (await listed.allTextContents()).map((key) => key.trim());
  for (const key of ["T", "U", "G", "Delete"]) assert.ok(keys.includes(key) || keys.includes("Del"), `${key}: ${keys}`);
  await page.keyboard.press("Escape");
  await put(page, ["21/5", "Mechili"]);
  const focus = (id) => page.waitForFunction((id) => document.activeElement?.id === id, id);
  const toMap = async (hex) => {
    await page.fill("#rr-goto", hex);
    await page.press("#rr-goto", "Enter");
  };
  await toMap("Mechili");
  await page.keyboard.press("t");
  await focus("rr-search");
  await toMap("Mechili");
  await page.keyboard.press("u");
  await focus("rr-hex-title");
  await toMap("Mechili");
  await page.keyboard.press("g");
  await focus("rr-goto");
  await toMap("Mechili");
  await page.keyboard.press("Delete");
  assert.deepEqual(await placed(page), []);
  await page.keyboard.press("Control+z");
  assert.deepEqual(await placed(page), ["21/5"]);
  await toMap("Derna");
  await page.keyboard.press("Escape");
  await page.locator("#rr-hex-title", { hasText: "Chosen hex" }).waitFor();
  await page.fill("#rr-search", "KDG");
  await page.press("#rr-search", "Enter");
  await toMap("Derna");
  await page.keyboard.press("Enter");
  await page.locator("#rr-status", { hasText: "KDG is in Derna (9,0)." }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});
