// Records of older rules: what has changed is named, they open up to where they follow, and their text stays as it was.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, openSite, readText } from "./harness.mjs";
import { entries, newGameForm, openGame, PAINTED } from "./play-helpers.mjs";
import { changedSave } from "./records.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const race = await readText("tests/saves/v1/race.desertfox.json");
const text = (page, selector) => page.textContent(selector);

test("a record of older rules names what changed, opens up to where it follows as a new game, and is saved as it was", async () => {
  const older = changedSave(race, (save) => void (save.orders[150] = { revoke: { combat: 7 } }));
  const { page, close, problems } = await newGameForm(site, { acceptDownloads: true });
  const offer = async () => {
    await page.setInputFiles("#pl-new-file", {
      name: "older.desertfox.json",
      mimeType: "application/json",
      buffer: Buffer.from(older),
    });
    await page.waitForSelector("dialog[data-about=older]");
  };
  await offer();
  assert.match(await text(page, "#pl-older-why"), /revision 1 of the rules.*do not allow its order 151 of \d+/);
  assert.deepEqual(await axe(page, "dialog"), []);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#pl-older-save")]);
  assert.equal(await readFile(await file.path(), "utf8"), older);
  await page.click("dialog [data-value=no]");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.ok(await page.isVisible("#pl-new"), "nothing was opened");
  await offer();
  assert.equal(await text(page, "dialog [data-value=yes]"), "Open up to order 150");
  await page.click("dialog [data-value=yes]");
  await page.waitForSelector(PAINTED);
  assert.equal(await entries(page), 150);
  assert.ok((await page.locator("#pl-done:not([aria-disabled=true]), .pl-decision button").count()) > 0, "it goes on");
  assert.deepEqual(problems(), []);
  await close();
});

test("an older record that cannot begin by the rules of today names what changed, and is saved as it was", async () => {
  const older = changedSave(race, (save) => {
    save.charts = [{ what: "units/33-patrol/movementAllowance", old: "28", new: "30" }];
  });
  const { page, close, problems } = await newGameForm(site);
  await page.setInputFiles("#pl-new-file", {
    name: "older.desertfox.json",
    mimeType: "application/json",
    buffer: Buffer.from(older),
  });
  await page.waitForSelector("dialog[data-about=older]");
  assert.match(await text(page, "#pl-older-why"), /revision 1 of the rules.*[Ii]t cannot start/);
  assert.ok((await page.locator("#pl-older-rulings li").count()) > 20);
  assert.ok(await page.isVisible("#pl-older-save"));
  assert.equal(await page.locator("dialog [data-value=yes]").count(), 0, "there is nothing to open");
  await page.click("dialog [data-value=no]");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.deepEqual(problems(), []);
  await close();
});

test("an older record that is imported into the list is kept as it is and asks when it is opened", async () => {
  const older = changedSave(race, (save) => void (save.orders[150] = { revoke: { combat: 7 } }));
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  const library = async () => {
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-games");
  };
  const refuse = async () => {
    await page.waitForSelector("dialog[data-about=older]");
    assert.equal(await text(page, "dialog[data-about=older] [data-value=yes]"), "Open up to order 150");
    await page.click("dialog[data-about=older] [data-value=no]");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  };
  await library();
  await page.click("#lib-paste");
  await page.fill("#lib-paste-text", older);
  await page.click("dialog [data-value=ok]");
  await page.waitForSelector("dialog[data-about=import] .lib-note");
  assert.match(await text(page, "dialog[data-about=import] .lib-note"), /revision 1 of the rules.*150 of its/s);
  await page.click("dialog[data-about=import] [data-value=open]");
  await refuse();
  await library();
  await page.locator(".lib-list .lib-game [data-act=open]:not([aria-disabled=true])").first().click();
  await refuse();
  assert.deepEqual(problems(), []);
  await close();
});

test("the side that another screen plays is shown out of an older record only after the question that names it", async () => {
  const link = (await readText("tests/rommel-in-the-desert/revision1/1940.link.txt")).trim();
  const { page, close, problems } = await site.openPage({ waitFor: "html[data-ready]", path: `#${link}` });
  const older = "dialog[data-about=older]";
  await page.waitForSelector(older);
  await page.selectOption("#pl-open-seats", "axis");
  await page.click(`${older} [data-value=yes]`);
  await page.waitForSelector(PAINTED, { state: "attached" });
  const before = await page.textContent("#pl-panel");
  await page.evaluate((hash) => (location.hash = hash), link);
  await page.waitForSelector(older);
  assert.equal(await page.inputValue("#pl-open-seats"), "axis", "the side that is played here");
  await page.selectOption("#pl-open-seats", "both");
  await page.click(`${older} [data-value=yes]`);
  await page.click("dialog[data-about=look] [data-value=no]");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.equal(await page.textContent("#pl-panel"), before);
  assert.deepEqual(problems(), []);
  await close();
});
