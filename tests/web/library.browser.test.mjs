// The kept games in a real browser: storage that is denied, full or damaged, two windows, keyboard, touch, files in and out.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, openSite, readText } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";

const PAGE = "tests/web/library-page.html";
const race = await readText("tests/saves/v1/race.desertfox.json");
const campaign = await readText("tests/saves/v1/campaign.desertfox.json");
const orders = (text) => JSON.parse(text).orders.length;

let site;
before(async () => { site = await openSite(); });
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
const game = (page, name) => page.locator(".lib-list > .lib-game", { has: page.locator(".lib-name", { hasText: name }) });
const names = (page) => page.locator(".lib-dialog .library > div > .lib-list .lib-name").allTextContents();
const focused = (page) => page.evaluate(() => document.activeElement?.id);
const two = [[campaign, summary(5, { name: "Second", scenario: "campaign" })], [race, summary(40, { name: "First" })]];

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
  assert.match(await game(page, "First").textContent(), /Race for Tobruk · Game-turn 3.*Axis to decide · Initial Movement Phase.*40 orders · saved/);
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

test("storage denied: one sentence says so, games go on in memory, and leaving asks", async () => {
  const view = await open({
    prepare: () => Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } }),
    games: two,
  });
  const { page, problems, close } = view;
  await show(page);
  assert.match(await page.locator(".lib-alarm").textContent(), /lets the page store nothing/);
  assert.match(await game(page, "First").textContent(), /Not stored.*until this page closes, because the browser denies it storage/);
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

test("storage full: the stored save stays, the game goes on in memory, and a removal makes room", async () => {
  const { page, close } = await open({ games: two });
  await page.evaluate(() => localStorage.setItem("another program", "x".repeat(5_242_880 - 17 - Object.entries(localStorage).flat().join("").length - 20_000)));
  const id = await page.evaluate(() => globalThis.test.games.list().find(({ card }) => card.name === "First").id);
  const kinds = await page.evaluate(async ([id, summary, text]) => {
    const { games } = globalThis.test;
    const opened = await games.open(id);
    const kind = games.save(id, `${text}${" ".repeat(30_000)}`, summary).kind;
    return [opened.text.length, kind, games.find(id).text.length];
  }, [id, summary(41, { name: "First" }), race]);
  assert.deepEqual(kinds, [race.length, "full", race.length + 30_000]);
  await show(page);
  await page.locator(".lib-alarm", { hasText: "1 game is only in memory" }).waitFor();
  assert.match(await game(page, "First").textContent(), /Not stored.*because the storage is full/);
  assert.match(await page.locator(".lib-storage").textContent(), /99% of this browser’s room|100% of this browser’s room/);
  assert.deepEqual(await axe(page), []);
  await game(page, "Second").locator("[data-act=delete]").click();
  await page.waitForSelector("#lib-undo");
  const kept = await page.evaluate(([id, summary, text]) => {
    const kind = globalThis.test.games.save(id, `${text} `, summary).kind;
    return [kind, globalThis.test.games.unsaved()];
  }, [id, summary(42, { name: "First" }), campaign]);
  assert.deepEqual(kept, ["saved", []]);
  await close();
});

test("a damaged newest save: the one before it is offered, the damaged one can be downloaded, before and after", async () => {
  const { page, problems, close } = await open({ games: [[campaign, summary(5, { name: "Mine" })]] });
  const spoiled = await page.evaluate(async ([race, summary]) => {
    const { games } = globalThis.test;
    const [{ id }] = games.list();
    await games.open(id);
    games.save(id, race, summary);
    games.leave(id);
    const key = `desertfox:v1:game:${id}:b`;
    localStorage.setItem(key, localStorage.getItem(key).replace("axis-supply", "axis-supplx"));
    return localStorage.getItem(key);
  }, [race, summary(40, { name: "Mine" })]);
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
  await page.evaluate(([text, summary]) => {
    const { games } = globalThis.test;
    for (let i = 0; i < 3; i++) games.save(games.list()[0].id, `${text}${i}`, summary);
  }, [campaign, summary(6, { name: "Mine" })]);
  await show(page);
  assert.match(await game(page, "Mine").textContent(), /Damaged save kept/);
  await game(page, "Mine").locator("[data-act=damaged]").click();
  const [again] = await Promise.all([page.waitForEvent("download"), page.locator("dialog[data-about=damaged] [data-download]").click()]);
  assert.equal(await readFile(await again.path(), "utf8"), spoiled);
  assert.deepEqual(problems(), []);
  await close();
});

test("both saves damaged: both texts are handed over, and nothing else happens", async () => {
  const { page, close } = await open({ games: [[campaign, summary(5, { name: "Mine" })]] });
  const before = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.endsWith(":a"));
    localStorage.setItem(key, localStorage.getItem(key).slice(0, -1));
    localStorage.setItem(key.replace(/a$/, "b"), "rubbish");
    return JSON.stringify(Object.entries(localStorage).filter(([key]) => !key.endsWith(":lease")).sort());
  });
  await show(page);
  assert.match(await game(page, "Mine").textContent(), /Damaged/);
  await game(page, "Mine").locator("[data-act=open]").click();
  await page.waitForSelector("dialog[data-about=damaged]");
  assert.equal(await page.locator("dialog[data-about=damaged] [data-download]").count(), 2);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[data-about=damaged]", { state: "detached" });
  assert.equal(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => !key.endsWith(":lease")).sort())), before);
  await close();
});

const noLocks = () => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });

for (const [how, prepare] of [["with the browser’s locks", undefined], ["without them", noLocks]]) {
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
    assert.match(await second.locator("dialog dialog").textContent(), /take it over; then the other window may only look/);
    assert.deepEqual(await axe(second), []);
    await second.locator("dialog dialog [data-value=look]").click();
    await second.locator("#table", { hasText: "looking at" }).waitFor();
    const save = (page, text) => page.evaluate(([text, summary]) => {
      const { games } = globalThis.test;
      return games.save(games.list().find(({ card }) => card.name === "First").id, text, summary).kind;
    }, [text, summary(41, { name: "First" })]);
    assert.deepEqual([await save(second, "x"), await save(first, `${race} `)], ["elsewhere", "saved"]);
    await show(second);
    await game(second, "First").locator("[data-act=open]").click();
    await second.locator("dialog dialog [data-value=take]").click();
    await second.locator("#table", { hasText: "playing" }).waitFor();
    await first.locator("#table", { hasText: "taken over" }).waitFor();
    assert.deepEqual([await save(first, "x"), await save(second, `${race}  `)], ["elsewhere", "saved"]);
    assert.equal(await first.evaluate(() => globalThis.test.games.list().find(({ card }) => card.name === "First").card.orders), 41);
    await second.close();
    await show(first);
    await first.waitForFunction(async () => (await globalThis.test.games.elsewhere()).size === 0);
    assert.deepEqual(problems(), []);
    await close();
  });
}

for (const [how, prepare] of [["with the browser’s locks", undefined], ["without them", noLocks]]) {
  test(`what is saved while the page goes is there when it comes back, ${how}`, async () => {
    const { page, close } = await open({ prepare, games: two });
    await page.evaluate(async ([text, summary]) => {
      const { games } = globalThis.test;
      const [{ id }] = games.list();
      await games.open(id);
      addEventListener("pagehide", () => void games.save(id, text, summary));
    }, [`${race} `, summary(77, { name: "First" })]);
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
    await crashing.exposeFunction("saved", (n) => void (n === after && context.newCDPSession(crashing).then((cdp) => cdp.send("Page.crash")).catch(() => {})));
    const crashed = crashing.waitForEvent("crash");
    await crashing.evaluate(async ([text, summary]) => {
      const { games } = globalThis.test;
      const { id } = games.list().find(({ card }) => card.name === "First");
      await games.open(id);
      const next = (n) => {
        globalThis.saved(games.save(id, `${text}${n}`, { ...summary, orders: n }).kind === "saved" ? n : -1);
        setTimeout(next, 0, n + 1);
      };
      setTimeout(next, 0, 1);
    }, [race, summary(1, { name: "First" })]);
    await crashed;
    await crashing.close();
    const found = await page.evaluate(async () => {
      const { games } = globalThis.test;
      const { id } = games.list().find(({ card }) => card.name === "First");
      const { text, state, readOnly, card } = await games.open(id);
      const kind = games.save(id, text, card).kind;
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
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`#${first}`).focus().then(() => page.keyboard.press("e"))]);
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
  await page.setInputFiles("#lib-file", [file("a.json", race), file("b.json", campaign), file("<img src=x onerror=alert(1)>.json", "{}"), file("big.json", " ".repeat(8 * 1024 * 1024 + 1)), file("none.json", "")]);
  await incoming.waitFor();
  const rows = await incoming.locator(".lib-game").allTextContents();
  assert.match(rows[0], /Race for Tobruk.*kept already, as Mine/);
  assert.match(rows[1], /Campaign/);
  assert.match(rows[2], /^<img src=x onerror=alert\(1\)>\.jsonRefused: it is not a saved game/);
  assert.match(rows[3], /larger than 8 MB/);
  assert.match(rows[4], /holds no text/);
  assert.equal(await page.evaluate(() => globalThis.test.games.list().length), 1, "nothing is kept before it is asked for");
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press("Escape");
  await incoming.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => globalThis.test.games.list().length), 1);

  const give = (kind, text, asFile) => page.evaluate(([kind, text, asFile]) => {
    const data = new DataTransfer();
    if (asFile) data.items.add(new File([text], "dropped.json"));
    else data.setData("text/plain", text);
    const target = document.querySelector(".library");
    const more = kind === "paste" ? { clipboardData: data } : { dataTransfer: data };
    target.dispatchEvent(kind === "paste" ? new ClipboardEvent(kind, { ...more, bubbles: true, cancelable: true }) : new DragEvent(kind, { ...more, bubbles: true, cancelable: true }));
  }, [kind, text, asFile]);
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

test("all games go out as one file, and come in again from it", async () => {
  const { page, close } = await open({ games: two });
  await show(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#lib-exportAll")]);
  assert.match(download.suggestedFilename(), /^desert-fox-games_\d{4}-\d\d-\d\d\.desertfox\.json$/);
  const text = await readFile(await download.path(), "utf8");
  const other = await open();
  await show(other.page);
  await other.page.setInputFiles("#lib-file", { name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await other.page.locator("dialog[data-about=import] [data-value=keep]").click();
  await other.page.locator(".lib-said", { hasText: "2 games are kept." }).waitFor();
  assert.deepEqual((await names(other.page)).sort(), ["First", "Second"]);
  const texts = await other.page.evaluate(() => globalThis.test.games.list().map(({ id }) => globalThis.test.games.find(id).text));
  assert.deepEqual(texts.sort(), [campaign, race].sort());
  await other.page.setInputFiles("#lib-file", { name: "cut.json", mimeType: "application/json", buffer: Buffer.from(text.slice(0, -20)) });
  await other.page.locator("dialog[data-about=import]", { hasText: "damaged or of a later version" }).waitFor();
  await other.close();
  await close();
});

test("a text that the engine refuses is not opened, and can be exported", async () => {
  const { page, close } = await open({ games: [["{\"format\":\"other\"}", summary(5, { name: "Odd" })]] });
  await show(page);
  await game(page, "Odd").locator("[data-act=open]").click();
  assert.match(await page.locator("dialog[data-about=refused]").textContent(), /stored whole, but the rules engine refuses it: it is not a saved game/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("dialog[data-about=refused] [data-value=export]").click()]);
  assert.equal(await readFile(await download.path(), "utf8"), "{\"format\":\"other\"}");
  assert.equal(await page.evaluate(() => globalThis.test.games.list()[0].here), false);
  await close();
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing serious on ${colorScheme} paper: empty, filled, keys, name, deletion`, async () => {
    const { page, close } = await open({ colorScheme });
    await show(page);
    assert.deepEqual(await axe(page), [], "empty");
    await page.click("#lib-close");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.evaluate(async ([games, late]) => {
      for (const [text, summary] of games) await globalThis.test.games.add(text, summary);
      globalThis.testNow = late;
    }, [[...two, [race, summary(500, { side: null, phase: "over" })]], Date.now() + 30 * 86_400_000]);
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
    const { page, close } = await open({ viewport: { width, height: 740 }, hasTouch: true, games: [...two, [race, summary(40, { name: "W".repeat(80) })]] });
    await page.tap("#show");
    await page.waitForSelector(".lib-game");
    const overflow = () => page.evaluate(() => [document.documentElement, ...document.querySelectorAll("dialog")].map((node) => node.scrollWidth - node.clientWidth).filter((over) => over > 0));
    assert.deepEqual(await overflow(), []);
    const small = await page.locator(".lib-dialog :is(button, summary):visible").evaluateAll((nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 39.5).map((node) => node.id || node.className));
    assert.deepEqual(small, []);
    await game(page, "First").locator("[data-act=rename]").tap();
    assert.deepEqual(await overflow(), []);
    await page.locator("dialog dialog [data-value='']").tap();
    const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await page.setInputFiles("#lib-file", [file("a-game-of-a-friend-with-a-rather-long-file-name.desertfox.json", race), file(`${"w".repeat(90)}.json`, "{}")]);
    await page.locator("dialog[data-about=import]").waitFor();
    assert.deepEqual(await overflow(), []);
    await page.locator("dialog[data-about=import] [data-value='']").tap();
    await game(page, "First").locator("[data-act=open]").tap();
    await page.locator("#table", { hasText: "playing" }).waitFor();
    await close();
  });
}
