// Files of kept games in a browser: taken in by file, drop and paste, and all games as one collection.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";
import { campaign, names, openLibrary, orders, race, show, two } from "./library-page-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (options) => openLibrary(site, options);

test("games come in by file, drop and paste: shown first, kept beside the others, refused with a reason", async () => {
  const { page, problems, close } = await open({ games: [[race, summary(40, { name: "Mine" })]] });
  await show(page);
  const incoming = page.locator("dialog[data-about=import]");
  const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await page.setInputFiles("#lib-file", [
    file("a.json", race),
    file("b.json", campaign),
    file("<img src=x onerror=alert(1)>.json", "{}"),
    file("big.json", `${" ".repeat(2 * 1024 * 1024)}{}`),
    file("none.json", ""),
  ]);
  await incoming.waitFor();
  const rows = await incoming.locator(".lib-game").allTextContents();
  assert.match(rows[0], /Race for Tobruk.*already have this game, saved as Mine/);
  assert.match(rows[1], /Campaign/);
  assert.match(rows[2], /^<img src=x onerror=alert\(1\)>\.jsonRefused: it is not a saved game/);
  assert.match(rows[3], /larger than 2 MB/);
  assert.match(rows[4], /contains no text/);
  assert.equal(
    await page.evaluate(() => globalThis.test.games.list().length),
    1,
    "nothing is kept before it is asked for",
  );
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press("Escape");
  await incoming.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => globalThis.test.games.list().length), 1);

  const give = (kind, text, asFile) =>
    page.evaluate(
      ([kind, text, asFile]) => {
        const data = new DataTransfer();
        if (asFile) data.items.add(new File([text], "dropped.json"));
        else data.setData("text/plain", text);
        const target = document.querySelector(".library");
        const more = kind === "paste" ? { clipboardData: data } : { dataTransfer: data };
        target.dispatchEvent(
          kind === "paste"
            ? new ClipboardEvent(kind, { ...more, bubbles: true, cancelable: true })
            : new DragEvent(kind, { ...more, bubbles: true, cancelable: true }),
        );
      },
      [kind, text, asFile],
    );
  await give("dragenter", campaign, true);
  assert.equal(await page.locator(".lib-drop").isVisible(), true);
  await give("drop", campaign, true);
  await incoming.locator("[data-value=keep]").click();
  await page.locator(".lib-said", { hasText: "1 game saved." }).waitFor();
  assert.deepEqual(await names(page), ["Campaign", "Mine"]);
  assert.equal(await page.locator(".lib-drop").isVisible(), false);
  await give("paste", race.replace("spi1981Errata", "spi1981"), false);
  await incoming.locator("[data-value=open]").click();
  await page.locator("#table", { hasText: `playing` }).waitFor();
  await show(page);
  assert.equal((await names(page)).length, 3);
  await page.click("#lib-paste");
  await page.fill("#lib-paste-text", race);
  await page.locator("dialog dialog [data-value=ok]").click();
  await incoming.locator("[data-value=same]").click();
  await page.locator("#table", { hasText: `${orders(race)} orders` }).waitFor();
  assert.equal(await page.evaluate(() => globalThis.test.games.list().length), 3);
  assert.deepEqual(problems(), []);
  await close();
});

test("everything goes out as one file and comes in again from it; what is here already is skipped", async () => {
  const { page, close } = await open({ games: two });
  const charts = JSON.stringify({ name: "Mine", check: "0123456789abcdef" });
  await page.evaluate(async (charts) => {
    const { saves } = globalThis.test;
    await saves.charts.save({ ...JSON.parse(charts), text: charts });
    await saves.sheets.save("combat", '{"a":"combat"}');
  }, charts);
  await show(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#lib-exportAll")]);
  assert.match(download.suggestedFilename(), /^desert-fox-games_\d{4}-\d\d-\d\d\.desertfox\.json$/);
  await page.locator(".lib-said", { hasText: /^2 games\. .*Your browser was asked to save / }).waitFor();
  assert.match(await page.textContent(".lib-said"), /Includes 1 set of charts\. Includes 1 worksheet of the Referee\./);
  const text = await readFile(await download.path(), "utf8");
  const file = (text) => ({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const other = await open({ games: [[race, summary(40, { name: "Here" })]] });
  const incoming = other.page.locator("dialog[data-about=import]");
  await show(other.page);
  await other.page.setInputFiles("#lib-file", file(text));
  await incoming.waitFor();
  const rows = await incoming.locator(".lib-game").allTextContents();
  assert.equal(rows.length, 4);
  assert.equal(rows.filter((row) => /already have this game, saved as Here/.test(row)).length, 1);
  assert.match(rows[2], /^Charts: Mine$/);
  assert.match(rows[3], /^Combat of the Referee$/);
  assert.deepEqual(await axe(other.page), []);
  await incoming.locator("[data-value=keep]").click();
  await other.page.locator(".lib-said", { hasText: "1 game saved. 2 sets of charts and worksheets saved." }).waitFor();
  assert.deepEqual((await names(other.page)).sort(), ["Here", "Second"]);
  const stored = () =>
    other.page.evaluate(() => {
      const { games, saves } = globalThis.test;
      return [
        games
          .list()
          .map(({ id }) => games.find(id).text)
          .sort(),
        saves.charts.list().map(({ text }) => text),
        saves.sheets.load("combat").text,
      ];
    });
  assert.deepEqual(await stored(), [[campaign, race].sort(), [charts], '{"a":"combat"}']);
  await other.page.setInputFiles("#lib-file", file(text.replace('{\\"a\\":\\"combat\\"}', '{\\"another\\":1}')));
  await incoming.waitFor();
  assert.match(
    (await incoming.locator(".lib-game").allTextContents())[3],
    /Not imported: you have a different one here/,
  );
  assert.equal(await incoming.locator("[data-value=keep]").count(), 0, "nothing new");
  await other.page.keyboard.press("Escape");
  await incoming.waitFor({ state: "detached" });
  for (const [bad, code] of [
    [text.slice(0, -20), "bundle"],
    [text.replace('"schema": 2', '"schema": 3'), "bundle-later"],
  ]) {
    await other.page.setInputFiles("#lib-file", file(bad));
    await other.page.locator(`dialog[data-about=import] [data-fault=${code}]`).waitFor();
    await other.page.keyboard.press("Escape");
    await incoming.waitFor({ state: "detached" });
  }
  assert.equal((await stored())[0].length, 2);
  await other.close();
  await close();
});

test("a collection of 160 long campaigns comes in again", async () => {
  const { page, problems, close } = await open();
  await show(page);
  const size = await page.evaluate(
    async (text) => {
      const { bundle } = await import("/www/games/desert-fox/store.ts");
      const { toCard } = await import("/www/games/desert-fox/store.ts");
      const made = (i) => ({ card: toCard({ name: `Game ${i}` }), text: `${text}${" ".repeat(i + 1)}` });
      const games = Array.from({ length: 160 }, (_, i) => made(i));
      const all = bundle({ games }, new Date().toISOString());
      const data = new DataTransfer();
      data.items.add(new File([all], "all.json"));
      const dropped = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
      document.querySelector(".library").dispatchEvent(dropped);
      return all.length;
    },
    campaign.padEnd(220_000, " "),
  );
  assert.ok(size > 32 * 1024 ** 2, `${size}`);
  await page.locator("dialog[data-about=import] [data-value=keep]").click();
  await page.locator(".lib-said", { hasText: "160 games saved." }).waitFor();
  assert.equal((await names(page)).length, 160);
  assert.deepEqual(problems(), []);
  await close();
});
