// Notes that players write beside their orders.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import Ajv2020 from "ajv/dist/2020.js";

import { axe, openSite, readText } from "./harness.mjs";
import { PAINTED, openGame, step } from "./play-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const HOSTILE = '<img src=x onerror=window.pwned=1> \u202e${alert(1)} "ü"';
const SHOWN = '<img src=x onerror=window.pwned=1> ${alert(1)} "ü"';

/** Writes a note in the open dialog. */
async function write(page, text) {
  await page.fill("#pl-note-text", text);
  await page.click("dialog[data-about=note] [data-value=ok]");
  await page.waitForFunction(() => !document.querySelector("dialog"));
}
const notes = (page) => page.$$eval(".pl-log .pl-note span[dir=auto]", (all) => all.map((node) => node.textContent));

test("a note on an order is shown as text, is kept, goes into the file and stays when later orders are taken back", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  for (let n = 0; n < 3; n++) await step(page);
  await page.keyboard.press("m");
  await page.keyboard.press("w");
  assert.match(await page.textContent("dialog h2"), /Note on order 3/);
  assert.deepEqual(await axe(page, "dialog"), []);
  await write(page, HOSTILE);
  await page.click("#pl-note-at-0");
  await write(page, "the first");
  assert.deepEqual(await notes(page), [SHOWN, "the first"]);
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
  assert.deepEqual(await axe(page, "#play"), []);

  await page.click("#pl-share");
  await page.waitForSelector("#pl-share-file");
  assert.equal(await page.locator("#pl-share-notes").isVisible(), true, "links leave them out, and it is said");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#pl-share-file")]);
  const save = await readFile(await file.path(), "utf8");
  const schema = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    JSON.parse(await readText("docs/save.schema.json")),
  );
  assert.deepEqual(JSON.parse(save).notes, [
    { order: 0, text: "the first" },
    { order: 2, text: SHOWN },
  ]);
  assert.equal(schema(JSON.parse(save)), true, JSON.stringify(schema.errors));
  for (const bad of [
    { order: 0 },
    { order: -1, text: "a" },
    { order: 0, text: "" },
    { order: 0, text: "a\nb" },
    { order: 0, text: "x".repeat(501) },
  ])
    assert.equal(schema({ ...JSON.parse(save), notes: [bad] }), false, JSON.stringify(bad));
  await page.keyboard.press("Escape");

  await page.reload();
  await page.waitForSelector(PAINTED);
  assert.deepEqual(await notes(page), [SHOWN, "the first"], "kept in the browser");
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  await page.click("#pl-replay-start");
  await page.click("#pl-replay-on");
  assert.equal(await page.textContent(".pl-replay .pl-note span[dir=auto]"), "the first");
  await page.click("#pl-replay-note-0");
  await write(page, "the first, changed");
  await page.click("#pl-replay-branch");
  await page.waitForFunction(
    () => document.querySelector(".pl-entry")?.value === 1 && !document.querySelector("#pl-slider"),
  );
  assert.deepEqual(await notes(page), ["the first, changed"], "a branch has the notes of its orders");
  await step(page);
  await page.keyboard.press("Control+z");
  assert.deepEqual(await notes(page), ["the first, changed"]);
  await page.click("#pl-note-at-0");
  await page.click("dialog [data-value=away]");
  await page.waitForFunction(() => !document.querySelector(".pl-note"));
  assert.deepEqual(problems(), []);
  await close();

  const other = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce" });
  await other.page.click("#tab-play");
  await other.page.setInputFiles("#pl-new-file", {
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(save),
  });
  await other.page.click("dialog[data-about=open] [data-value=yes]");
  await other.page.waitForSelector(PAINTED);
  assert.deepEqual(await notes(other.page), [SHOWN, "the first"], "a file brings them along");
  await other.page.click("#ref-menu-pl");
  await other.page.click("#pl-menu-games");
  await other.page.click(".lib-game [data-act=copy]");
  await other.page.locator(".lib-game", { hasText: "Copy" }).locator("[data-act=open]").click();
  await other.page.waitForSelector(PAINTED);
  assert.deepEqual(await notes(other.page), [SHOWN, "the first"], "and so does a copy");
  assert.deepEqual(other.problems(), []);
  await other.close();
});
