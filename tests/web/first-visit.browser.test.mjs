// A first visit over a bad network: a core file or a text that is not what it should be, and a new version meanwhile.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { openSite, readText, root } from "./harness.mjs";
import { beginRace, publish, startChangingServer } from "./offline-helpers.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { saved } from "./storage-helpers.mjs";

const PORTAL = "<!doctype html><title>Welcome to the network</title><p>Please log in.";
const SENTENCE = /This page has not loaded completely. Please reload it while you are online./;

let site, server;
before(async () => {
  site = await openSite({ start: async () => (server = await startChangingServer()), whole: true });
});
after(() => site.close());

/** A file that was cut off within a block. */
const half = async (file) => {
  const text = await readText(file);
  return text.slice(0, text.lastIndexOf("{") + 1);
};

/** Whether the sentence is seen now, and once the time that its animation waits for is over. */
const seen = (page) =>
  page.evaluate(() => {
    const node = document.getElementById("incomplete");
    const shown = () => node.checkVisibility({ visibilityProperty: true });
    const before = shown();
    for (const animation of document.getAnimations()) if (animation.effect.target === node) animation.finish();
    return [before, shown()];
  });

for (const [path, files] of Object.entries({
  "": ["pkg/page/page.js", "pkg/page/base.js", "pkg/page/first.js"],
  "embed.html": ["pkg/page/frame.js", "pkg/page/embed.js"],
})) {
  for (const file of files) {
    test(`${path || "index.html"} says that it is not complete when ${file} cannot be had`, async () => {
      for (const broken of [PORTAL, null, await half(file)]) {
        server.files.clear();
        server.files.set(file, broken);
        const { page, close } = await site.openPage({ path });
        assert.deepEqual(await seen(page), [false, true]);
        assert.match(await page.textContent("#incomplete"), SENTENCE);
        assert.equal(await page.locator("html[data-ready]").count(), 0);
        await close();
      }
    });
  }
}

for (const path of ["", "embed.html#d1.p.none"]) {
  for (const reducedMotion of ["reduce", "no-preference"]) {
    test(`${path || "index.html"} that has started never says so (motion: ${reducedMotion})`, async () => {
      server.files.clear();
      const { page, close } = await site.openPage({ path, reducedMotion, waitFor: "html[data-ready]" });
      assert.deepEqual(await seen(page), [false, false]);
      await close();
    });
  }
}

test("while it starts the page does not say so, with and without motion", async () => {
  for (const reducedMotion of ["reduce", "no-preference"]) {
    server.files.clear();
    server.files.set("pkg/page/page.js", PORTAL);
    const { page, close } = await site.openPage({ reducedMotion });
    assert.deepEqual(await seen(page), [false, true], reducedMotion);
    await close();
  }
});

for (const [path, started] of [
  ["", "html[data-translated]"],
  ["embed.html#d1.p.none", "html[data-started]"],
]) {
  test(`${path || "index.html"} never says so while the engine alone is late`, async () => {
    server.files.clear();
    const { page, close } = await site.openPage({ path: "pkg/desert-fox/build.json" });
    let release;
    server.files.set("pkg/desert-fox/desert_fox_bg.wasm", new Promise((resolve) => (release = resolve)));
    await page.goto(new URL(path, server.address).href, { waitUntil: "commit" });
    await page.waitForSelector(started);
    assert.deepEqual(await seen(page), [false, false]);
    assert.equal(await page.locator("html[data-ready]").count(), 0);
    release(await readFile(`${root}pkg/desert-fox/desert_fox_bg.wasm`));
    await page.waitForSelector("html[data-ready]");
    await close();
  });
}

test("a text that is no JSON is fetched again past what the browser keeps", async () => {
  server.files.clear();
  const { page, context, problems, close } = await site.openPage({ waitFor: "html[data-ready]" });
  let answers = 0;
  await context.route("**/www/lang/en/play.json", (route) =>
    answers++ ? route.continue() : route.fulfill({ contentType: "text/html", body: PORTAL }),
  );
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-play");
  await page.locator(".pl-start-page h2", { hasText: "New game" }).waitFor();
  assert.ok(answers > 1, String(answers));
  assert.deepEqual(await seen(page), [false, false]);
  assert.deepEqual(problems(), []);
  await close();
});

for (const file of ["app", "play", "guide"]) {
  test(`where the texts of ${file} cannot be had, the page says that it is not complete`, async () => {
    server.files.clear();
    server.files.set(`www/lang/en/${file}.json`, PORTAL);
    const { page, pageErrors, close } = await site.openPage({ waitFor: "html[data-ready]" });
    if (file === "guide") {
      assert.deepEqual(await seen(page), [false, false]);
      await page.click("#tab-play");
      await page.click("#pl-first-go");
    }
    await page.locator("#incomplete", { hasText: SENTENCE }).waitFor();
    assert.deepEqual(await seen(page), [true, true]);
    assert.deepEqual(pageErrors, []);
    await close();
  });
}

const RETITLED = { "index.html": (text) => text.replace("<title>Desert Fox", "<title>Second version") };
const renamed = (text) => text.replaceAll("mountPlay", "mountSecond");
const RENAMED = { ...RETITLED, "pkg/page/desert-fox.js": renamed, "pkg/page/play-play.js": renamed };

/** Waits until a page has fetched ahead what it needs later. */
const fetchedAhead = (page) =>
  page.waitForFunction(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return [
      "desert-fox-referee.js",
      "desert-fox-learn.js",
      "offline-offline.js",
      "page/offline.js",
      "later.css",
      "rulings.json",
    ].every((wanted) => names.some((name) => name.includes(wanted)));
  });

/** Opens first windows while the worker's file is held back, and gives what lets it go. */
async function openFirst({ windows = 1 } = {}) {
  server.files.clear();
  let release = () => {};
  server.files.set("sw.js", new Promise((resolve) => (release = resolve)));
  const view = await site.openPage({ serviceWorkers: "allow", waitFor: "html[data-ready]", reducedMotion: "reduce" });
  const pages = [view.page];
  await fetchedAhead(view.page);
  while (pages.length < windows) {
    const page = await view.context.newPage();
    await page.goto(view.page.url());
    await page.waitForSelector("html[data-ready]");
    pages.push(page);
  }
  return { ...view, pages, release };
}
const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test("a first window is taken by the worker of its version: a deploy while it is open changes none of its files", async () => {
  const { page, release, problems, close } = await openFirst();
  release(await readText("sw.js"));
  await controlled(page);
  await publish(server, "second", RENAMED);
  await page.click("#tab-play");
  await page.waitForSelector("#pl-start");
  assert.match(await page.evaluate(async () => (await fetch("pkg/page/play-play.js")).text()), /mountPlay/);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.click("#update-reload");
  await page.waitForFunction(() => document.title.startsWith("Second version"));
  assert.ok(!asked.some((url) => url.endsWith("again.js")), "a worker that leaves may not be there to serve it");
  assert.deepEqual(problems(), []);
  await close();
});

test("two first windows are taken together", async () => {
  const { pages, release, close } = await openFirst({ windows: 2 });
  release(await readText("sw.js"));
  for (const page of pages) await controlled(page);
  await close();
});

test("a first window is not taken by the worker of a later version, and says that there is one", async () => {
  const { page, release, close } = await openFirst();
  // A part of the page that comes from the second version would load the page again.
  await page.waitForLoadState("networkidle");
  await publish(server, "second", RETITLED);
  release(server.files.get("sw.js"));
  await page.locator("#update", { hasText: "A new version is ready" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
  await page.click("#update-reload");
  await page.waitForFunction(() => document.title.startsWith("Second version"));
  await controlled(page);
  await close();
});

/** Opens a page that fetches nothing ahead, without a worker, and begins a game. */
async function openWithGame() {
  server.files.clear();
  const view = await site.openPage({ savesData: true, waitFor: "html[data-ready]", reducedMotion: "reduce" });
  await beginRace(view.page, "hot");
  await saved(view.page);
  return view;
}

test("a section that the host has in a new version by now loads the page again, with its game", async () => {
  const { page, close } = await openWithGame();
  await publish(server, "second", RETITLED);
  await page.click("#tab-rules");
  await page.waitForFunction(() => document.title.startsWith("Second version"));
  await page.click("#tab-play");
  await page.waitForSelector(PAINTED);
  await page.click("#tab-rules");
  await page.waitForSelector(".rules-table");
  await close();
});

test("where a reload brings the old page again, a section of another version is a sentence, and there is no second reload", async () => {
  const { page, close } = await openWithGame();
  await publish(server, "second", {});
  for (const path of ["early", "page", "first", "base", "desert-fox", "rolldown-runtime", "games-desert-fox-game"])
    server.files.delete(`pkg/page/${path}.js`);
  const loads = [];
  page.on("load", () => loads.push(page.url()));
  await page.click("#tab-rules");
  await page.waitForEvent("load");
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-rules");
  await page.locator("#rules .notice", { hasText: "failed to load" }).waitFor();
  assert.equal(loads.length, 1);
  await close();
});

test("a script of another version that no click has asked for is a notice, and its button loads the page again each time", async () => {
  server.files.clear();
  const { page, close } = await site.openPage({ savesData: true, reducedMotion: "reduce" });
  // The driver of the tests acts as a reader who has just pressed something.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "userActivation", { get: () => ({ isActive: false }) }),
  );
  await page.reload();
  for (const version of ["000000000000", "111111111111"]) {
    await page.waitForSelector("html[data-ready]");
    await page.evaluate((version) => import(`./pkg/page/guide-tour.js?${version}`).catch(() => {}), version);
    await page.locator("#update", { hasText: "A new version is ready" }).waitFor();
    await Promise.all([page.waitForEvent("load"), page.click("#update-reload")]);
  }
  await page.waitForSelector("html[data-ready]");
  await close();
});
