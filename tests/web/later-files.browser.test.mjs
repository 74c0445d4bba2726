// What the first view does without: texts, styles and the ledger come with the section that needs them, or when the page
// is idle, and no section is shown before they are there.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { openSite, root } from "./harness.mjs";
import { startChangingServer } from "./offline-helpers.mjs";

let site, server;
before(async () => {
  site = await openSite({
    start: async () => (server = await startChangingServer(root, { cacheControl: "no-store" })),
  });
});
after(() => site.close());

const [FOX, ROMMEL] = ["desert-fox", "rommel-in-the-desert"];
const stylesOf = (game) => ["later", game].map((group) => `pkg/page/${group}.css`);
const textsOf = (game, ...names) => names.map((name) => `www/games/${game}/lang/en/${name}.json`);
const addressOf = (path) => new URL(path, server.address).href;

/** Opens an address while a file is held back, and waits until it is asked for and these others are there. */
async function openWithout(held, others, path) {
  const view = await site.openPage({ path: "about:blank" });
  const { page } = view;
  let release;
  const released = new Promise((resolve) => (release = resolve));
  server.files.set(
    held,
    released.then(() => readFile(root + held)),
  );
  const seen = (event, file) => page.waitForEvent(event, (request) => request.url().split("?")[0] === addressOf(file));
  const all = [seen("request", held), ...others.map((file) => seen("requestfinished", file))];
  await page.goto(addressOf(path), { waitUntil: "commit" });
  await Promise.all(all);
  await page.locator("#status-engine", { hasText: "Engine" }).waitFor();
  return { ...view, release };
}

for (const [game, hash, there, script, texts] of [
  [FOX, "#play", "#pl-start", "pkg/page/play.js", textsOf(FOX, "play", "findings")],
  [FOX, "#referee", ".ref-toolbar", `pkg/page/${FOX}-referee.js`, textsOf(FOX, "explorer", "findings")],
  [FOX, "#R017", "#R017", `pkg/page/${FOX}-learn.js`, [...textsOf(FOX, "switches"), `pkg/${FOX}/rulings.json`]],
  [ROMMEL, "#play", "#pl-start", "pkg/page/play.js", textsOf(ROMMEL, "play", "table", "battle")],
  [ROMMEL, "#referee", ".ref-toolbar", `pkg/page/${ROMMEL}-referee.js`, textsOf(ROMMEL, "referee", "charts")],
]) {
  const files = [...texts, ...stylesOf(game)];
  test(`${game}, ${hash}: the section is shown once its texts and styles are there, and not before`, async () => {
    for (const held of [texts[0], files.at(-1)]) {
      const others = [script, ...files.filter((path) => path !== held)];
      const { page, release, problems, close } = await openWithout(held, others, `?game=${game}${hash}`);
      assert.equal(await page.locator(there).count(), 0, held);
      release();
      await page.locator(there).first().waitFor();
      const sheets = await page.evaluate(() =>
        Array.from(document.styleSheets, ({ href, cssRules }) => `${href} ${cssRules.length > 0}`),
      );
      const styles = stylesOf(game).map((path) => `${addressOf(path)} true`);
      assert.deepEqual(sheets.slice(-styles.length), styles);
      assert.deepEqual(problems(), []);
      server.files.clear();
      await close();
    }
  });
}

test("an idle page fetches what its other sections need", async () => {
  const { page, problems, close } = await site.openPage({
    savesData: false,
    path: `?game=${ROMMEL}`,
    waitFor: "html[data-ready]",
  });
  const later = [...stylesOf(ROMMEL), ...textsOf(ROMMEL, "play", "findings", "referee"), `pkg/${ROMMEL}/rulings.json`];
  for (const path of later)
    await page.waitForFunction((address) => performance.getEntriesByName(address).length > 0, addressOf(path));
  assert.deepEqual(problems(), []);
  await close();
});

test("the way from one game to another brings the texts and styles of the other's section", async () => {
  const { page, problems, close } = await site.openPage({ path: `?game=${FOX}#play`, waitFor: "#pl-start" });
  await page.selectOption("#game", { label: "Rommel in the Desert" });
  await page.locator(".title-name", { hasText: "Rommel" }).waitFor();
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-referee");
  await page.waitForSelector(".rr-about");
  assert.equal(
    await page.evaluate(() => document.querySelectorAll('link[href$="rommel-in-the-desert.css"]').length),
    1,
  );
  assert.deepEqual(problems(), []);
  await close();
});
