// The kept games in a browser that denies storage, has none left, or holds damaged saves and saves of earlier versions.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";
import { PAGE, campaign, game, names, openLibrary, orders, race, reload, show, two } from "./library-page-helpers.mjs";
import { denyDatabase, denyStorage } from "./storage-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (options) => openLibrary(site, options);

/** Slots of two saves as earlier versions of the page wrote them; `spoil` changes the newer. */
const seedSlots = (page, id, older, newer, spoil) =>
  page.evaluate(
    async ([id, older, newer, spoil]) => {
      const { seal } = await import("/www/store/sealed.ts");
      const card = (orders) => ({
        name: "Mine",
        scenario: "campaign",
        turn: 1,
        phase: "initialMovement",
        side: "axis",
        orders,
        savedAt: `2026-11-21T09:30:0${orders}.000Z`,
        createdAt: "2026-11-21T09:00:00.000Z",
      });
      const key = (part) => `desertfox:v1:game:${id}:${part}`;
      const sealed = seal("desert-fox-game", 2, `${JSON.stringify(card(2))}\n${newer}`);
      const check = sealed.slice(0, sealed.indexOf("\n")).slice(-8);
      localStorage.setItem(key("a"), seal("desert-fox-game", 1, `${JSON.stringify(card(1))}\n${older}`));
      localStorage.setItem(key("b"), spoil ? sealed.replace(...spoil) : sealed);
      localStorage.setItem(
        key("head"),
        seal("desert-fox-head", 2, JSON.stringify({ slot: "b", check, card: card(2), picture: "" })),
      );
      return localStorage.getItem(key("b"));
    },
    [id, older, newer, spoil],
  );

/** What of a game's earlier slots is left. */
const slotsLeft = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /:game:\w+:(a|b|head)$/.test(key)));

test("games of an earlier version are taken over at the first start, once, and their slots are gone", async () => {
  const { page, problems, close } = await open();
  await seedSlots(page, "0a1b2c", race, campaign);
  await reload(page);
  assert.deepEqual(await slotsLeft(page), []);
  const stored = () =>
    page.evaluate(() =>
      globalThis.test.games
        .list()
        .map(({ id, card, state, copied }) => [id, card.orders, state, copied, globalThis.test.games.find(id).text]),
    );
  assert.deepEqual(await stored(), [["0a1b2c", 2, "good", false, campaign]]);
  await reload(page);
  assert.deepEqual(await stored(), [["0a1b2c", 2, "good", false, campaign]]);
  assert.deepEqual(problems(), []);
  await close();
});

test("the database refused: the page says what it cannot promise, and games are found after a reload", async () => {
  const { page, problems, close } = await open({ prepare: denyDatabase, games: two });
  await reload(page);
  await show(page);
  assert.deepEqual(await names(page), ["First", "Second"]);
  assert.match(
    await page.locator(".lib-alarm").textContent(),
    /blocks its database.*25 long games.*can lose the last minute/,
  );
  assert.match(await page.locator(".lib-storage").textContent(), /\d% of this browser’s storage is in use/);
  assert.deepEqual(await axe(page), []);
  const [kind, texts] = await page.evaluate(
    async ([text, summary]) => {
      const { games } = globalThis.test;
      const { id } = await games.open(games.list()[0].id);
      return [(await games.save(id, text, summary)).kind, games.list().map(({ id }) => games.find(id).text.length)];
    },
    [`${race} `, summary(41, { name: "First" })],
  );
  assert.equal(kind, "copied");
  assert.deepEqual(texts, [race.length + 1, campaign.length]);
  assert.deepEqual(problems(), []);
  await close();
});

test("the database refused: games of an earlier version are found too", async () => {
  const { page, close } = await open({ prepare: denyDatabase });
  await seedSlots(page, "0a1b2c", race, campaign);
  await reload(page);
  assert.equal(await page.evaluate(() => globalThis.test.games.find("0a1b2c").text), campaign);
  assert.deepEqual(await slotsLeft(page), []);
  await close();
});

test("a game of an earlier version that another window has open: a line says so until it is taken over", async () => {
  const { page, context, close } = await open();
  await seedSlots(page, "0a1b2c", race, campaign);
  const another = async () => {
    const view = await context.newPage();
    await view.goto(`${site.address}${PAGE}`);
    await view.waitForSelector("[data-ready]");
    return view;
  };
  const holder = await context.newPage();
  await holder.goto(`${site.address}pkg/desert-fox/build.json`);
  await holder.evaluate(
    () =>
      new Promise((held) => {
        void navigator.locks.request(
          "desertfox:v1:game:0a1b2c",
          () =>
            new Promise((free) => {
              globalThis.free = free;
              held();
            }),
        );
      }),
  );
  const first = await another();
  await show(first);
  const alarm = first.locator(".lib-alarm");
  assert.match(await alarm.textContent(), /^1 save from an earlier version is still stored/);
  assert.deepEqual(await names(first), []);
  assert.deepEqual(await axe(first), []);
  await holder.evaluate(() => globalThis.free());
  await holder.close();
  const second = await another();
  assert.equal(await second.evaluate(() => globalThis.test.saves.left()), 0);
  await game(first, "Mine").waitFor();
  assert.equal(await alarm.textContent(), "");
  await close();
});

test("a sheet that is being saved while the page closes is copied at once", async () => {
  const { page, close } = await open();
  const copied = await page.evaluate(() => {
    void globalThis.test.saves.sheets.save("combat", "pending");
    dispatchEvent(new Event("pagehide"));
    return localStorage.getItem("desertfox:v1:copy:sheets:combat");
  });
  assert.match(copied, /\npending$/);
  await close();
});

test("storage denied: one sentence says so, games go on in memory, and leaving asks", async () => {
  const view = await open({
    prepare: denyStorage,
    games: two,
  });
  const { page, problems, close } = view;
  await show(page);
  assert.match(await page.locator(".lib-alarm").textContent(), /This browser blocks storage/);
  assert.match(
    await game(page, "First").textContent(),
    /Not stored.*until you close this page: the browser blocks storage/,
  );
  await game(page, "First").locator("[data-act=open]").click();
  await page.locator("#table", { hasText: "playing" }).waitFor();
  const asked = page.waitForEvent("dialog");
  const leaving = page.reload();
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.accept();
  await leaving;
  assert.deepEqual(problems(), []);
  await close();
});

/** A database without room, until there is some again. @param {boolean} full */
const fill = (page, full) =>
  page.evaluate((full) => {
    globalThis.usualPut ??= IDBObjectStore.prototype.put;
    const refuse = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = full ? refuse : globalThis.usualPut;
  }, full);

/** Fills localStorage but for some characters. */
const fillCopies = (page, left) =>
  page.evaluate(
    (left) =>
      localStorage.setItem(
        "another program",
        "x".repeat(5_242_880 - 17 - Object.entries(localStorage).flat().join("").length - left),
      ),
    left,
  );

test("storage full: the stored save stays, the game goes on as a copy or in memory, and is stored when there is room", async () => {
  const { page, close } = await open({ games: two });
  const id = await page.evaluate(() => globalThis.test.games.list().find(({ card }) => card.name === "First").id);
  const save = (text, orders) =>
    page.evaluate(
      async ([id, summary, text]) => {
        const { games } = globalThis.test;
        if (!games.mine(id)) await games.open(id);
        return [
          (await games.save(id, text, summary)).kind,
          games.find(id).text.length,
          games.unsaved().length,
          games.state(),
        ];
      },
      [id, summary(orders, { name: "First" }), text],
    );
  await fill(page, true);
  assert.deepEqual(await save(`${race} `, 41), ["copied", race.length + 1, 0, "copied"]);
  await show(page);
  assert.match(await game(page, "First").textContent(), /Could be lost in a crash/);
  await page.click("#lib-close");
  await fillCopies(page, 20_000);
  assert.deepEqual(await save(`${race}${" ".repeat(60_000)}`, 42), ["full", race.length + 60_000, 1, "full"]);
  await show(page);
  await page.locator(".lib-alarm", { hasText: "1 game is not stored" }).waitFor();
  assert.match(await game(page, "First").textContent(), /Not stored.*storage is full/);
  assert.deepEqual(await axe(page), []);
  await fill(page, false);
  assert.deepEqual(await save(`${race}  `, 43), ["saved", race.length + 2, 0, "saved"]);
  await close();
});

test("a damaged newest save: the one before it is offered, the damaged one can be downloaded, before and after", async () => {
  const { page, problems, close } = await open();
  const spoiled = await seedSlots(page, "0a1b2c", campaign, race, ["axis-supply", "axis-supplx"]);
  await reload(page);
  await show(page);
  assert.match(await game(page, "Mine").textContent(), /Latest save damaged/);
  await game(page, "Mine").locator("[data-act=open]").click();
  const dialog = page.locator("dialog[data-about=damaged]");
  assert.match(await dialog.textContent(), /latest save of Mine cannot be read\. The one before it is intact/);
  assert.deepEqual(await axe(page), []);
  const [download] = await Promise.all([page.waitForEvent("download"), dialog.locator("[data-download]").click()]);
  assert.equal(await readFile(await download.path(), "utf8"), spoiled);
  await dialog.locator("[data-value=open]").click();
  await page.locator("#table", { hasText: `${orders(campaign)} orders` }).waitFor();
  await page.evaluate(
    async ([text, summary]) => {
      const { games } = globalThis.test;
      for (let i = 0; i < 3; i++) await games.save(games.list()[0].id, `${text}${i}`, summary);
    },
    [campaign, summary(6, { name: "Mine" })],
  );
  await show(page);
  assert.match(await game(page, "Mine").textContent(), /Has damaged saves/);
  await game(page, "Mine").locator("[data-act=damaged]").click();
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("dialog[data-about=damaged] [data-download]").click(),
  ]);
  assert.equal(await readFile(await again.path(), "utf8"), spoiled);
  assert.deepEqual(problems(), []);
  await close();
});

test("both saves damaged: both texts are handed over, and nothing else happens", async () => {
  const { page, close } = await open();
  await seedSlots(page, "0a1b2c", race, campaign, ["axis", "exis"]);
  await page.evaluate(() => localStorage.setItem("desertfox:v1:game:0a1b2c:a", "rubbish"));
  await reload(page);
  await show(page);
  const stored = () => page.evaluate(() => JSON.stringify(globalThis.test.games.find("0a1b2c")));
  const before = await stored();
  assert.match(await game(page, "Mine").textContent(), /Damaged/);
  await game(page, "Mine").locator("[data-act=open]").click();
  await page.waitForSelector("dialog[data-about=damaged]");
  assert.equal(await page.locator("dialog[data-about=damaged] [data-download]").count(), 2);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[data-about=damaged]", { state: "detached" });
  assert.equal(await stored(), before);
  await close();
});
