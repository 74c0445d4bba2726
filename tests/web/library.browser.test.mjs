// The kept games in a real browser: storage that is denied, full or damaged, two windows, keyboard, touch, files in and
// out.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, openSite, readText } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";
import { longTest } from "./long.mjs";
import { denyDatabase, denyStorage } from "./storage-helpers.mjs";

const PAGE = "tests/web/library-page.html";
const race = await readText("tests/saves/v1/race.desertfox.json");
const campaign = await readText("tests/saves/v1/campaign.desertfox.json");
const orders = (text) => JSON.parse(text).orders.length;

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** The page of the kept games; `prepare` runs before any of its scripts. */
async function open({ prepare, games = [], ...options } = {}) {
  const view = await site.openPage({ path: PAGE, waitFor: "[data-ready]", ...options });
  if (prepare) {
    await view.page.addInitScript(prepare);
    await reload(view.page);
  }
  await view.page.evaluate(async (games) => {
    for (const [text, summary] of games) await globalThis.test.games.add(text, summary);
  }, games);
  return view;
}

async function reload(page) {
  await page.reload();
  await page.waitForSelector("[data-ready]");
}

async function show(page) {
  await page.waitForSelector("dialog", { state: "detached" });
  await page.click("#show");
  await page.waitForSelector(".lib-dialog[open]");
}

/** A game of the list by its name. */
const game = (page, name) =>
  page.locator(".lib-list > .lib-game", { has: page.locator(".lib-name", { hasText: name }) });
const names = (page) => page.locator(".lib-dialog .library > div > .lib-list .lib-name").allTextContents();
const focused = (page) => page.evaluate(() => document.activeElement?.id);
const two = [
  [campaign, summary(5, { name: "Second", scenario: "campaign" })],
  [race, summary(40, { name: "First" })],
];

test("no game yet: the list says so, and how games come to it", async () => {
  const { page, problems, close } = await open();
  await show(page);
  assert.match(await page.locator(".lib-empty").textContent(), /No game is kept here yet.*drop them/);
  assert.equal(await focused(page), "lib-new");
  await page.keyboard.press("Enter");
  await page.locator("#table", { hasText: "a new game" }).waitFor();
  await page.waitForSelector("dialog", { state: "detached" });
  assert.deepEqual(problems(), []);
  await close();
});

test("a game is there after a reload, with its text whole", async () => {
  const { page, problems, close } = await open({ games: two });
  await reload(page);
  await show(page);
  assert.deepEqual(await names(page), ["First", "Second"]);
  assert.match(
    await game(page, "First").textContent(),
    /Race for Tobruk · Game-turn 3.*Axis to decide · Initial Movement Phase.*40 orders · saved/,
  );
  await game(page, "First").locator("[data-act=open]").click();
  await page.locator("#table", { hasText: `playing` }).waitFor();
  assert.match(await page.locator("#table").textContent(), new RegExp(`${orders(race)} orders`));
  await show(page);
  assert.match(await game(page, "First").textContent(), /On the table.*Back to the game/);
  await game(page, "First").locator("[data-act=delete]").click();
  await page.locator(".lib-said", { hasText: "First is on the table" }).waitFor();
  assert.deepEqual(problems(), []);
  await close();
});

/** Slots of two saves as earlier versions of the page wrote them; `spoil` changes the newer. */
const seedSlots = (page, id, older, newer, spoil) =>
  page.evaluate(
    async ([id, older, newer, spoil]) => {
      const { seal } = await import("/www/store/sealed.js");
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
    /refuses its database.*25 long games.*can lose the last minute/,
  );
  assert.match(await page.locator(".lib-storage").textContent(), /\d% of this browser’s room is used/);
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
  await holder.goto(`${site.address}pkg/build.json`);
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
  assert.match(await alarm.textContent(), /^1 save of an earlier version of this page is still stored/);
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
  assert.match(await page.locator(".lib-alarm").textContent(), /does not let this page store anything/);
  assert.match(
    await game(page, "First").textContent(),
    /Not stored.*until this page closes, because the browser denies it storage/,
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
  assert.match(await game(page, "First").textContent(), /Not yet safe from a crash/);
  await page.click("#lib-close");
  await fillCopies(page, 20_000);
  assert.deepEqual(await save(`${race}${" ".repeat(60_000)}`, 42), ["full", race.length + 60_000, 1, "full"]);
  await show(page);
  await page.locator(".lib-alarm", { hasText: "1 game is only in memory" }).waitFor();
  assert.match(await game(page, "First").textContent(), /Not stored.*because the storage is full/);
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
  assert.match(await game(page, "Mine").textContent(), /Newest save damaged/);
  await game(page, "Mine").locator("[data-act=open]").click();
  const dialog = page.locator("dialog[data-about=damaged]");
  assert.match(await dialog.textContent(), /newest save of Mine cannot be read\. The one before it is whole/);
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
  assert.match(await game(page, "Mine").textContent(), /Damaged save kept/);
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

const noLocks = () => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });

for (const [how, prepare] of [
  ["with the browser’s locks", undefined],
  ["without them", noLocks],
]) {
  test(`two windows ${how}: the second looks on or takes over, never both write`, async () => {
    const { page: first, context, problems, close } = await open({ prepare, games: two });
    await show(first);
    await game(first, "First").locator("[data-act=open]").click();
    await first.locator("#table", { hasText: "playing" }).waitFor();
    const second = await context.newPage();
    if (prepare) await second.addInitScript(prepare);
    await second.goto(`${site.address}${PAGE}`);
    await second.waitForSelector("[data-ready]");
    await show(second);
    await game(second, "First").locator(".badge", { hasText: "Open in another window" }).waitFor();
    await game(second, "First").locator("[data-act=delete]").click();
    await second.locator(".lib-said", { hasText: "First is open in another window" }).waitFor();
    await game(second, "First").locator("[data-act=open]").click();
    assert.match(
      await second.locator("dialog dialog").textContent(),
      /take it over; then the other window may only look/,
    );
    assert.deepEqual(await axe(second), []);
    await second.locator("dialog dialog [data-value=look]").click();
    await second.locator("#table", { hasText: "looking at" }).waitFor();
    const save = (page, text) =>
      page.evaluate(
        async ([text, summary]) => {
          const { games } = globalThis.test;
          return (await games.save(games.list().find(({ card }) => card.name === "First").id, text, summary)).kind;
        },
        [text, summary(41, { name: "First" })],
      );
    assert.deepEqual([await save(second, "x"), await save(first, `${race} `)], ["elsewhere", "saved"]);
    await show(second);
    await game(second, "First").locator("[data-act=open]").click();
    await second.locator("dialog dialog [data-value=take]").click();
    await second.locator("#table", { hasText: "playing" }).waitFor();
    await first.locator("#table", { hasText: "taken over" }).waitFor();
    assert.deepEqual([await save(first, "x"), await save(second, `${race}  `)], ["elsewhere", "saved"]);
    await first.waitForFunction(
      (text) => globalThis.test.games.list().some(({ id }) => globalThis.test.games.find(id).text === text),
      `${race}  `,
    );
    await second.close();
    await show(first);
    await first.waitForFunction(async () => (await globalThis.test.games.elsewhere()).size === 0);
    assert.deepEqual(problems(), []);
    await close();
  });
}

for (const [how, prepare] of [
  ["with the browser’s locks", undefined],
  ["without them", noLocks],
]) {
  test(`what is saved while the page goes is there when it comes back, ${how}`, async () => {
    const { page, close } = await open({ prepare, games: two });
    await page.evaluate(
      async ([text, summary]) => {
        const { games } = globalThis.test;
        const [{ id }] = games.list();
        await games.open(id);
        addEventListener("pagehide", () => {
          void games.save(id, text, summary);
          games.copy(id);
        });
      },
      [`${race} `, summary(77, { name: "First" })],
    );
    await reload(page);
    const found = await page.evaluate(async () => {
      const { games } = globalThis.test;
      const { text, readOnly, card } = await games.open(games.list()[0].id);
      return [text.length, readOnly, card.orders];
    });
    assert.deepEqual(found, [race.length + 1, false, 77]);
    await close();
  });
}

test("the page crashes while it saves: the game is found whole, and can be played on", async () => {
  const { page, context, close } = await open({ games: two });
  for (const after of [1, 4, 9]) {
    const crashing = await context.newPage();
    await crashing.goto(`${site.address}${PAGE}`);
    await crashing.waitForSelector("[data-ready]");
    await crashing.exposeFunction(
      "saved",
      (n) =>
        void (
          n === after &&
          context
            .newCDPSession(crashing)
            .then((cdp) => cdp.send("Page.crash"))
            .catch(() => {})
        ),
    );
    const crashed = crashing.waitForEvent("crash");
    await crashing.evaluate(
      async ([text, summary]) => {
        const { games } = globalThis.test;
        const { id } = games.list().find(({ card }) => card.name === "First");
        await games.open(id);
        const next = (n) => {
          void games.save(id, `${text}${n}`, { ...summary, orders: n }).then(({ kind }) => {
            globalThis.saved(kind === "saved" ? n : -1);
            next(n + 1);
          });
        };
        setTimeout(next, 0, 1);
      },
      [race, summary(1, { name: "First" })],
    );
    await crashed;
    await crashing.close();
    const found = await page.evaluate(async () => {
      const { games } = globalThis.test;
      const { id } = games.list().find(({ card }) => card.name === "First");
      const { text, state, readOnly, card } = await games.open(id);
      const { kind } = await games.save(id, text, card);
      games.leave(id);
      return { text, state, readOnly, kind };
    });
    assert.equal(found.text.slice(0, race.length), race);
    assert.match(found.text.slice(race.length), /^\d*$/);
    assert.deepEqual([found.state, found.readOnly, found.kind], ["good", false, "saved"]);
  }
  await close();
});

test("by keyboard alone: rename, copy, delete, undo, open; the focus is never lost", async () => {
  const { page, problems, close } = await open({ games: two });
  await page.focus("#show");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".lib-dialog[open]");
  const first = await focused(page);
  assert.match(first, /^lib-\w+-open$/);
  await page.keyboard.press("ArrowDown");
  const second = await focused(page);
  assert.notEqual(second, first);
  await page.keyboard.press("F2");
  await page.locator("#lib-name").waitFor();
  await page.keyboard.type("Renamed <b>");
  await page.keyboard.press("Enter");
  await game(page, "Renamed <b>").waitFor();
  assert.equal(await focused(page), second);
  assert.deepEqual(await names(page), ["First", "Renamed <b>"], "a new name does not move a game");
  await page.keyboard.press("d");
  await game(page, "Renamed <b> (copy)").waitFor();
  assert.equal(await focused(page), second);
  await page.keyboard.press("Delete");
  await page.waitForSelector("#lib-undo");
  assert.equal(await focused(page), "lib-undo");
  assert.deepEqual(await names(page), ["Renamed <b> (copy)", "First"]);
  await page.keyboard.press("Control+z");
  await game(page, "Renamed <b>").nth(1).waitFor();
  await page.waitForFunction((id) => document.activeElement?.id === id, second);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .locator(`#${first}`)
      .focus()
      .then(() => page.keyboard.press("e")),
  ]);
  assert.match(download.suggestedFilename(), /^race-for-tobruk_T03_axis_\d{4}-\d\d-\d\d\.desertfox\.json$/);
  assert.equal(await readFile(await download.path(), "utf8"), race);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.locator("#table", { hasText: "playing" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".lib-dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await focused(page), "show");
  assert.deepEqual(problems(), []);
  await close();
});

test("a deleted game can come back until the dialog closes", async () => {
  const { page, close } = await open({ games: two });
  await show(page);
  await game(page, "First").locator("[data-act=delete]").click();
  await page.click("#lib-undo");
  await game(page, "First").waitFor();
  assert.deepEqual(await names(page), ["First", "Second"]);
  await game(page, "First").locator("[data-act=delete]").click();
  await page.waitForSelector("#lib-undo");
  await page.click("#lib-close");
  await page.waitForSelector("dialog", { state: "detached" });
  await show(page);
  assert.equal(await page.locator("#lib-undo").count(), 0);
  assert.deepEqual(await names(page), ["Second"]);
  await close();
});

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
  assert.match(rows[0], /Race for Tobruk.*kept already, as Mine/);
  assert.match(rows[1], /Campaign/);
  assert.match(rows[2], /^<img src=x onerror=alert\(1\)>\.jsonRefused: it is not a saved game/);
  assert.match(rows[3], /larger than 2 MB/);
  assert.match(rows[4], /holds no text/);
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
  await page.locator(".lib-said", { hasText: "1 game is kept." }).waitFor();
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
  await page.locator(".lib-said", { hasText: "2 games are exported" }).waitFor();
  assert.match(await page.textContent(".lib-said"), /Includes 1 set of charts\. Includes 1 sheet of the Referee\./);
  const text = await readFile(await download.path(), "utf8");
  const file = (text) => ({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const other = await open({ games: [[race, summary(40, { name: "Here" })]] });
  const incoming = other.page.locator("dialog[data-about=import]");
  await show(other.page);
  await other.page.setInputFiles("#lib-file", file(text));
  await incoming.waitFor();
  const rows = await incoming.locator(".lib-game").allTextContents();
  assert.equal(rows.length, 4);
  assert.equal(rows.filter((row) => /kept already, as Here/.test(row)).length, 1);
  assert.match(rows[2], /^Charts: Mine$/);
  assert.match(rows[3], /^Combat of the Referee$/);
  assert.deepEqual(await axe(other.page), []);
  await incoming.locator("[data-value=keep]").click();
  await other.page.locator(".lib-said", { hasText: "1 game is kept. 2 sets of charts and sheets are kept." }).waitFor();
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
  assert.match((await incoming.locator(".lib-game").allTextContents())[3], /Not taken: another one is kept here/);
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
      const { bundle } = await import("/www/games/desert-fox/store.js");
      const { toCard } = await import("/www/games/desert-fox/store.js");
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
  await page.locator(".lib-said", { hasText: "160 games are kept." }).waitFor();
  assert.equal((await names(page)).length, 160);
  assert.deepEqual(problems(), []);
  await close();
});

test("60 long campaign games fit, and are listed after a reload", async () => {
  const { page, problems, close } = await open();
  const long = campaign + " ".repeat(200_000 - campaign.length);
  const kinds = await page.evaluate(
    async ([text, summary]) => {
      const { games } = globalThis.test;
      const kinds = [];
      for (let i = 0; i < 60; i++) kinds.push((await games.add(`${text}${i}`, { ...summary, name: `Game ${i}` })).kind);
      return kinds;
    },
    [long, summary(5862, { scenario: "campaign" })],
  );
  assert.deepEqual(kinds, Array(60).fill("saved"));
  await reload(page);
  await show(page);
  assert.equal((await names(page)).length, 60);
  assert.deepEqual(problems(), []);
  await close();
});

test("a text that the engine refuses is not opened, and can be exported", async () => {
  const { page, close } = await open({ games: [['{"format":"other"}', summary(5, { name: "Odd" })]] });
  await show(page);
  await game(page, "Odd").locator("[data-act=open]").click();
  assert.match(
    await page.locator("dialog[data-about=refused]").textContent(),
    /stored whole, but the rules engine refuses it: it is not a saved game/,
  );
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("dialog[data-about=refused] [data-value=export]").click(),
  ]);
  assert.equal(await readFile(await download.path(), "utf8"), '{"format":"other"}');
  await page.waitForFunction(() => !globalThis.test.games.list()[0].here);
  await close();
});

for (const colorScheme of ["light", "dark"]) {
  longTest(`axe finds nothing serious on ${colorScheme} paper: empty, filled, keys, name, deletion`, async () => {
    const { page, close } = await open({ colorScheme });
    await show(page);
    assert.deepEqual(await axe(page), [], "empty");
    await page.click("#lib-close");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.evaluate(
      async ([games, late]) => {
        for (const [text, summary] of games) await globalThis.test.games.add(text, summary);
        globalThis.testNow = late;
      },
      [[...two, [race, summary(500, { side: null, phase: "over" })]], Date.now() + 30 * 86_400_000],
    );
    await show(page);
    await page.locator(".badge", { hasText: "Export due" }).first().waitFor();
    await page.click("#lib-keys");
    assert.deepEqual(await axe(page), [], "filled");
    await game(page, "First").locator("[data-act=rename]").click();
    assert.deepEqual(await axe(page), [], "name");
    await page.keyboard.press("Escape");
    await game(page, "First").locator("[data-act=delete]").click();
    await page.waitForSelector("#lib-undo");
    assert.deepEqual(await axe(page), [], "deletion");
    await close();
  });
}

for (const width of [320, 360]) {
  test(`nothing is wider than a window of ${width} px, targets are 40 px high, and a finger opens a game`, async () => {
    const { page, close } = await open({
      viewport: { width, height: 740 },
      hasTouch: true,
      games: [...two, [race, summary(40, { name: "W".repeat(80) })]],
    });
    await page.tap("#show");
    await page.waitForSelector(".lib-game");
    const overflow = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("dialog")]
          .map((node) => node.scrollWidth - node.clientWidth)
          .filter((over) => over > 0),
      );
    assert.deepEqual(await overflow(), []);
    const small = await page
      .locator(".lib-dialog :is(button, summary):visible")
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.getBoundingClientRect().height < 39.5).map((node) => node.id || node.className),
      );
    assert.deepEqual(small, []);
    await game(page, "First").locator("[data-act=rename]").tap();
    assert.deepEqual(await overflow(), []);
    await page.locator("dialog dialog [data-value='']").tap();
    const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await page.setInputFiles("#lib-file", [
      file("a-game-of-a-friend-with-a-rather-long-file-name.desertfox.json", race),
      file(`${"w".repeat(90)}.json`, "{}"),
    ]);
    await page.locator("dialog[data-about=import]").waitFor();
    assert.deepEqual(await overflow(), []);
    await page.locator("dialog[data-about=import] [data-value='']").tap();
    await game(page, "First").locator("[data-act=open]").tap();
    await page.locator("#table", { hasText: "playing" }).waitFor();
    await close();
  });
}
