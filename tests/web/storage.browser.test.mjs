// What is stored in a real browser: the copy that the engine writes, and the game screen's saves over the database.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite, serveSources } from "./harness.mjs";
import { entries, newGameForm, openGame, PAINTED, step } from "./play-helpers.mjs";
import { denyDatabase, putRows, rows, saved } from "./storage-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/**
 * A page with nothing stored, and the engine's call that writes a copy; `prepare` runs before any script of the page.
 */
async function open(prepare) {
  const view = await site.openPage({ path: "pkg/desert-fox/build.json" });
  if (prepare) {
    await view.page.addInitScript(prepare);
    await view.page.reload();
  }
  const keepCopy = (key, text) =>
    view.page.evaluate(
      async ([key, text]) => {
        const calls = await import("/pkg/desert-fox/desert_fox.js");
        await calls.default();
        await calls.default();
        return calls.keepCopy(key, text);
      },
      [key, text],
    );
  return { ...view, keepCopy };
}

const KEY = "desertfox:v1:copy:games:1";

test("the engine's copy is there after a reload, and keys of other pages are never written", async () => {
  const { page, keepCopy, close } = await open();
  assert.equal(await keepCopy(KEY, "one"), "saved");
  assert.equal(await keepCopy(KEY, "two"), "saved");
  assert.equal(await keepCopy("another program", "x"), "failed");
  await page.reload();
  assert.deepEqual(await page.evaluate(() => Object.entries(localStorage)), [[KEY, "two"]]);
  await close();
});

test("a full storage keeps the copy before and says so", async () => {
  const { page, keepCopy, close } = await open();
  await keepCopy(KEY, "small");
  await page.evaluate(() => localStorage.setItem("another program", "x".repeat(5_000_000)));
  assert.equal(await keepCopy(KEY, "y".repeat(500_000)), "full");
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), KEY), "small");
  await close();
});

test("where the browser denies storage the call says so and nothing is thrown", async () => {
  const { keepCopy, close } = await open(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  assert.equal(await keepCopy(KEY, "one"), "denied");
  await close();
});

const reload = async (page) => {
  await page.reload();
  await page.waitForSelector(PAINTED);
};

/** The number of orders that the stored text of the only game has. */
const storedOrders = async (page) => JSON.parse((await rows(page, "games"))[0].text).orders.length;

test("each order is saved at once: Saving, then Saved when the database has it", async () => {
  const { page, problems, close } = await openGame(site, { seats: "hot" });
  await saved(page);
  await page.evaluate(() => {
    const kinds = (globalThis.kinds = ["saved"]);
    const note = () => {
      const kind = document.querySelector("#pl-kept")?.dataset.saveStatus;
      if (kind && kinds.at(-1) !== kind) kinds.push(kind);
    };
    new MutationObserver(note).observe(document.querySelector("#play"), {
      subtree: true,
      attributes: true,
      childList: true,
    });
  });
  await step(page);
  await page.waitForFunction(() => globalThis.kinds.length > 2);
  assert.deepEqual(await page.evaluate(() => globalThis.kinds), ["saved", "saving", "saved"]);
  assert.equal(await storedOrders(page), await entries(page));
  assert.match(await page.textContent("#status-storage"), /^Saved in this browser$/);
  await reload(page);
  assert.equal(await entries(page), 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("when the page is hidden the open game is copied by the engine's call, and the newer copy is used at the next start", async () => {
  const { page, problems, close } = await openGame(site, { seats: "hot" });
  await saved(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    const setItem = Storage.prototype.setItem;
    globalThis.written = [];
    Storage.prototype.setItem = function (key, text) {
      if (key.includes(":copy:")) globalThis.written.push(new Error().stack.includes("wasm"));
      return setItem.call(this, key, text);
    };
  });
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  assert.deepEqual(
    await page.evaluate(() => globalThis.written.every(Boolean) && globalThis.written.length > 0),
    true,
    "through the engine",
  );
  await step(page);
  await page.waitForSelector("#pl-kept[data-save-status=copied]");
  assert.match(await page.textContent("#status-storage"), /browser crash could lose the last minute of play/);
  assert.equal(await storedOrders(page), 0);
  await reload(page);
  assert.equal(await entries(page), 1);
  await saved(page);
  await serveSources(page);
  await page.waitForFunction(async () => {
    const { openDatabase } = await import("/www/games/desert-fox/store.ts");
    const [row] = await (await openDatabase()).all("games");
    return JSON.parse(row.text).orders.length === 1;
  });
  assert.deepEqual(problems(), []);
  await close();
});

test("what the page saves while it closes is there, though the database never got it", async () => {
  const { page, close } = await openGame(site, { seats: "hot" });
  await saved(page);
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("hangs", "UnknownError");
    };
    // Only what is written at the very end counts here.
    const setItem = Storage.prototype.setItem;
    let closing = false;
    addEventListener("pagehide", () => (closing = true), { capture: true });
    Storage.prototype.setItem = function (key, text) {
      if (closing || !key.includes(":copy:")) return setItem.call(this, key, text);
      throw new DOMException("later", "UnknownError");
    };
  });
  page.on("dialog", (dialog) => void dialog.accept());
  await step(page);
  await page.waitForSelector("#pl-kept[data-save-status=failed]");
  await reload(page);
  assert.equal(await entries(page), 1);
  await close();
});

test("site data cleared in mid-game: the next save stores the game whole and which one is the last (F14)", async () => {
  const { page, context, close } = await openGame(site, { seats: "hot" });
  await saved(page);
  const number = async () => (await rows(page, "games"))[0].number;
  const before = await number();
  await step(page);
  // Where data are cleared while something is being written, Chromium may never list its databases again: everything has
  // to be written before, and every connection but the page's closed.
  while ((await number()) === before);
  await rows(page, "page");
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  assert.equal(await databases(), 1);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Storage.clearDataForOrigin", {
    origin: new URL(site.address).origin,
    storageTypes: "local_storage,indexeddb",
  });
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
  await page.waitForFunction(async () => !(await indexedDB.databases()).length);
  await step(page);
  await saved(page);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  // Which section was open is forgotten with the rest.
  await page.click("#tab-play");
  await page.waitForSelector(PAINTED);
  assert.equal(await entries(page), 2);
  await close();
});

test("the foot of the page says the worse of settings and games (F9)", async () => {
  const { page, close } = await openGame(site, { seats: "hot" });
  await saved(page);
  const foot = page.locator("#status-storage");
  assert.equal(await foot.textContent(), "Saved in this browser");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  page.on("dialog", (dialog) => void dialog.accept());
  await step(page);
  await page.waitForSelector("#pl-kept[data-save-status=full]");
  assert.match(await page.textContent("#pl-kept"), /^Not saved: storage is full/);
  assert.equal(await foot.textContent(), "Not saved: storage is full");
  await close();
});

test("a game that another window has saved meanwhile: the game and the foot of the page say so (F9)", async () => {
  const { page, close } = await openGame(site, { seats: "hot" });
  await saved(page);
  const [{ check: _, ...row }] = await rows(page, "games");
  await putRows(page, "games", [{ ...row, number: row.number + 5 }]);
  await step(page);
  await page.waitForSelector("#pl-kept[data-save-status=newer]");
  await page.locator("#status-storage", { hasText: "Not saved: the game is open in another window" }).waitFor();
  await close();
});

test("a storage that is full from the start is not told as one that is blocked (F9)", async () => {
  const { page, close } = await site.openPage({ path: "pkg/desert-fox/build.json" });
  await page.evaluate(() => localStorage.setItem("x", "x".repeat(5_242_879)));
  await page.goto(site.address);
  await page.waitForSelector("html[data-ready]");
  await page.click("[data-paper=dark]");
  await page.locator("#status-storage", { hasText: "Not saved: storage is full" }).waitFor();
  await close();
});

test("the database refused: the game is kept in the small storage, and the page says what it cannot promise", async () => {
  const view = await site.openPage({ path: "pkg/desert-fox/build.json", reducedMotion: "reduce" });
  const { page } = view;
  await page.addInitScript(denyDatabase);
  await page.goto(site.address);
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-play");
  await page.check("#pl-scenario-race-for-tobruk");
  await page.check("#pl-seats-hot");
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
  await step(page);
  await page.waitForSelector("#pl-kept[data-save-status=copied]");
  assert.match(await page.textContent("#pl-kept"), /browser crash could lose the last minute of play/);
  await reload(page);
  assert.equal(await entries(page), 1);
  assert.match(await page.textContent("#status-storage"), /could lose the last minute of play/);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("without the engine the games are listed and can be exported", async () => {
  const { page, context, close } = await openGame(site, { seats: "hot" });
  await saved(page);
  await context.route(/desert_fox_bg\.wasm/, (route) => route.abort());
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.locator("#play .lib-game .lib-name", { hasText: "Race for Tobruk" }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.click("#play .lib-game [data-act=export]"),
  ]);
  assert.match(download.suggestedFilename(), /^race-for-tobruk_/);
  await close();
});

/** Runs in the page: until `letGo` is called, its database answers nothing. */
function stopDatabase() {
  let stopped = true;
  globalThis.letGo = () => void (stopped = false);
  return new Promise((resolve) => {
    indexedDB.open("desert-fox").onsuccess = ({ target: { result: db } }) => {
      const store = db.transaction(db.objectStoreNames, "readwrite").objectStore("page");
      const spin = () => {
        if (stopped) store.get("").onsuccess = spin;
        else db.close();
      };
      spin();
      resolve();
    };
  });
}

test("a new game is on the table before the disk has it, and a second click begins no other", async () => {
  const { page, problems, close } = await newGameForm(site);
  await page.check("#pl-scenario-race-for-tobruk");
  await page.check("#pl-seats-hot");
  await page.evaluate(stopDatabase);
  await page.evaluate(() => {
    const form = document.querySelector("#pl-new");
    form.requestSubmit();
    form.requestSubmit();
  });
  await page.waitForSelector(PAINTED);
  assert.equal(await page.getAttribute("#pl-kept", "data-save-status"), "saving");
  await page.evaluate(() => globalThis.letGo());
  await saved(page);
  assert.equal((await rows(page, "games")).length, 1);
  assert.deepEqual(problems(), []);
  await close();
});

/** Runs in the page: no game gets its lock before the next order is shown, which then waits to be saved. */
function stopLocks() {
  const { request } = LockManager.prototype;
  const added = ({ target }) => [...target.querySelectorAll(".pl-entry")].map(({ value }) => value);
  const gate = new Promise((resolve) => {
    const observer = new MutationObserver((mutations) => {
      const last = Math.max(0, ...mutations.flatMap(added));
      if (!last) return;
      observer.disconnect();
      globalThis.shown = last;
      resolve();
    });
    globalThis.watch = () => observer.observe(document.querySelector("#play"), { subtree: true, childList: true });
  });
  LockManager.prototype.request = function (name, options, use) {
    return request.call(this, name, options, async (lock) => {
      globalThis.watch();
      await gate;
      return use(lock);
    });
  };
}

test("what the computer player does until another game takes the table is saved", async () => {
  const { Game } = await initWasm();
  const save = Game.begin({
    options: { scenario: "campaign" },
    dice: { kind: "seed", seed: "0f".repeat(16) },
  }).save();
  const { page, problems, close } = await openGame(site, { seats: "commonwealth", reducedMotion: "no-preference" });
  await page.evaluate(stopLocks);
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.json", { type: "application/json" }));
    return data;
  }, save);
  await page.dispatchEvent("body", "drop", { dataTransfer });
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.locator(".pl-name", { hasText: "Campaign" }).waitFor();
  await saved(page);
  const shown = await page.evaluate(() => globalThis.shown);
  const old = (await rows(page, "games")).find(({ meta }) => meta.card.scenario === "race-for-tobruk");
  assert.ok(JSON.parse(old.text).orders.length >= shown, `${JSON.parse(old.text).orders.length} of ${shown}`);
  assert.deepEqual(problems(), []);
  await close();
});

test("while the engine is on its way the games are listed, and one that is chosen opens when it is there", async () => {
  const { page, context, problems, close } = await openGame(site, { seats: "hot" });
  await step(page);
  await saved(page);
  const [first] = await rows(page, "games");
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  await page.check("#pl-seats-hot");
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
  await page.waitForFunction(() => !document.querySelector(".pl-entry"));
  await saved(page);
  let release;
  const late = new Promise((resolve) => (release = resolve));
  await context.route(/desert_fox_bg\.wasm/, async (route) => {
    await late;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("#pl-loading");
  await page.waitForSelector("#play .lib-game >> nth=1");
  assert.equal(await page.locator("html[data-ready]").count(), 0);
  assert.deepEqual(await axe(page, "#play"), []);
  await page.click(`#play [data-game="${first.id}"] [data-act=open]`);
  await page.locator("#pl-loading", { hasText: "“Race for Tobruk” opens as soon as it is ready." }).waitFor();
  release();
  await page.waitForSelector(PAINTED);
  assert.equal(await entries(page), 1);
  assert.equal(await page.locator("#pl-loading").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});
