// The page in German: chosen by the browser, by the reader, by a link; a game-turn, a combat, and every section on a
// telephone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite, serveSources } from "./harness.mjs";
import { beginRace, playTurn } from "./offline-helpers.mjs";
import { PAINTED, offered } from "./play-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (options = {}) =>
  site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", locale: "de-AT", ...options });
const tabs = (page) => page.locator(".tab").allTextContents();
const GERMAN = ["Karte", "Spiel", "Schiedsrichter", "Regeln"];

/** Chooses in the field and waits for the page that loads itself again. */
async function choose(page, tag) {
  await Promise.all([page.waitForEvent("load"), page.selectOption("#language", tag)]);
  await page.waitForSelector("html[data-ready]");
}

/** Keys of texts that show where their text should, and places of texts that were not filled. */
const bare = (page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (/^[a-z]\w*(\.[\w-]+)+$|\{\w+\}/.test(node.data.trim())) found.push(node.data);
    return found.filter((text) => !text.endsWith(".json"));
  });

/** What is wider than the window, and controls whose words are cut off. */
const cut = (page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll("button, summary, select, h2, h3, .badge, dt")].filter(
      (node) => node.checkVisibility() && !node.closest(".visually-hidden") && node.clientWidth > 1,
    );
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? [`page: ${document.documentElement.scrollWidth}`] : []),
      ...seen
        .filter((node) => node.scrollWidth > node.clientWidth + 1)
        .map((node) => `${node.tagName} ${node.id} ${node.textContent}`),
    ];
  });

async function loadFirstExample(page) {
  await page.click("#tab-referee");
  await page.waitForSelector("#ref-combat");
  await page.click("#ref-menu-examples");
  await page.click('.ref-menu-item[data-id="ex1"]');
  await page.locator("#ref-status", { hasText: "geöffnet" }).waitFor();
}

test("a browser that asks for German gets a German page, and no text of another language is fetched", async () => {
  const asked = [];
  const context = await site.browser.newContext({ locale: "de-AT", serviceWorkers: "block" });
  const page = await context.newPage();
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.address);
  await page.waitForSelector("html[data-ready]");
  assert.deepEqual(await tabs(page), GERMAN);
  assert.equal(await page.getAttribute("html", "lang"), "de");
  assert.match(await page.title(), /^Desert Fox · hier spielen/);
  const texts = asked.filter((path) => /^\/www\/(games\/[\w-]+\/)?lang\/.*\.json$/.test(path));
  for (const folder of ["lang", "games/desert-fox/lang", "games/rommel-in-the-desert/lang"])
    assert.ok(texts.includes(`/www/${folder}/de/app.json`), folder);
  assert.deepEqual(
    texts.filter((path) => !path.includes("/lang/de/")),
    [],
  );
  await context.close();
});

test("the language chosen is kept, and the game on the table stays as it was", async () => {
  const view = await open();
  const { page } = view;
  await beginRace(page, "hot");
  await page.click("#pl-done");
  await page.waitForFunction(() => document.querySelector(".pl-entry") || document.querySelector("#pl-done-anyway"));
  if (await page.locator("#pl-done-anyway").count()) await page.click("#pl-done-anyway");
  await page.waitForSelector(".pl-entry");
  const before = await offered(page);
  await choose(page, "en");
  await page.waitForSelector(PAINTED);
  assert.deepEqual(await tabs(page), ["Map", "Play", "Referee", "Rules"]);
  assert.deepEqual((({ entries, phase }) => ({ entries, phase }))(await offered(page)), {
    entries: before.entries,
    phase: before.phase,
  });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.inputValue("#language"), "en");
  assert.equal(await page.getAttribute("html", "lang"), "en");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a link names a language for once, and the reader's own choice takes its place", async () => {
  const view = await open({ locale: "en-GB", path: "?lang=de#referee" });
  const { page } = view;
  assert.deepEqual(await tabs(page), GERMAN);
  await choose(page, "en");
  assert.doesNotMatch(page.url(), /lang=/);
  await page.goto(`${site.address}?lang=%3Cscript%3E`);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.getAttribute("html", "lang"), "en");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("where nothing can be kept, the address keeps the language, and a link to others leaves it out", async () => {
  const view = await open({ locale: "en-GB" });
  const { page } = view;
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await choose(page, "de");
  assert.match(page.url(), /\?lang=de/);
  assert.deepEqual(await tabs(page), GERMAN);
  await serveSources(page);
  assert.doesNotMatch(await page.evaluate(async () => (await import("/www/shell/link.ts")).linkTo("#d1.x")), /lang=/);
  await view.close();
});

layoutTest("a game-turn is played in German, and its log, dates and phases are German", async (fonts) => {
  const view = await open({ fonts, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = view;
  await page.click("#tab-play");
  await page.waitForSelector("#pl-start");
  assert.deepEqual(await cut(page), []);
  await beginRace(page, "hot");
  assert.match(await page.textContent(".pl-turn"), /Spielzug 1 von 5 · März 1941/);
  assert.ok((await playTurn(page)) > 5);
  assert.match(await page.textContent(".pl-log"), /Befehle/);
  assert.match(await page.textContent("#play"), /MSU № \d+ landet in E1833 Alexandria/);
  assert.deepEqual(await bare(page), []);
  assert.deepEqual(await cut(page), []);
  assert.deepEqual(await axe(page, "#play"), []);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

layoutTest("a combat is explained in German, and the ruling behind a case is marked as English", async (fonts) => {
  const view = await open({ fonts, viewport: { width: 390, height: 844 } });
  const { page } = view;
  await loadFirstExample(page);
  const found = await page.locator(".ref-finding").allTextContents();
  assert.ok(
    found.some((text) => text.includes("1/2 Armd ist von Infanterie im Stapel gedeckt")),
    found.join("\n"),
  );
  assert.ok(
    found.some((text) => /11 gegen 4 ergibt 2:1, zugunsten der Verteidigung gerundet/.test(text)),
    found.join("\n"),
  );
  await page.locator(".case-tip", { hasText: "11.4" }).first().click();
  await page.locator('.popover span[lang="en"]').first().waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(await bare(page), []);
  assert.deepEqual(await cut(page), []);
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

layoutTest("on a telephone in German no section is too wide, no word of a control cut off", async (fonts) => {
  const view = await open({ fonts, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = view;
  assert.deepEqual(await cut(page), []);
  assert.deepEqual(await axe(page), []);
  await page.click("#tab-rules");
  await page.waitForSelector("#R001");
  assert.equal(await page.getAttribute("#R001 .rules-text > span", "lang"), "en");
  assert.deepEqual(await bare(page), []);
  assert.deepEqual(await cut(page), []);
  await page.click("#tab-referee");
  await page.locator("#referee button", { hasText: /^Stellungen$/ }).click();
  await page.waitForSelector("#ex-board, .ex-stage, #ex-hex");
  for (const fold of await page.locator("#referee details > summary:visible").all()) await fold.click();
  assert.deepEqual(await cut(page), []);
  await beginRace(page, "hot");
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.waitForSelector("#lib-title");
  assert.deepEqual(await cut(page), []);
  assert.deepEqual(await bare(page), []);
  assert.deepEqual(await axe(page, "dialog"), []);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

layoutTest("the help is German: keys as labelled, words in order and found without umlauts", async (fonts) => {
  const view = await open({ fonts, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = view;
  await page.click("#help-open[data-on]");
  await page.waitForSelector("dialog kbd");
  const keys = await page.locator("dialog kbd").allTextContents();
  assert.ok(
    ["Strg+Z", "Entf", "Pos1"].every((key) => keys.includes(key)),
    keys.join(" "),
  );
  for (const part of ["phases", "signs", "words"]) {
    await page.click(`#help-part-${part}`);
    assert.deepEqual(await bare(page), [], part);
    assert.deepEqual(await cut(page), [], part);
  }
  const names = await page.locator(".help-word dt").allTextContents();
  assert.deepEqual(names, names.toSorted(new Intl.Collator("de").compare));
  assert.ok(names.indexOf("Überrennen") < names.indexOf("Verstärkung"));
  for (const wanted of ["überrennen", "UBERRENNEN"]) {
    await page.fill("#help-search", wanted);
    assert.ok((await page.locator(".help-word dt").allTextContents()).includes("Überrennen"), wanted);
  }
  await page.fill("#help-search", "strasse");
  assert.ok((await page.locator(".help-word dt").allTextContents()).includes("Steilstufe"));
  assert.deepEqual(await axe(page, "dialog"), []);
  assert.deepEqual(view.problems(), []);
  await view.close();
});
