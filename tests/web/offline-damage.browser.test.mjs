// A copy of the page in the browser that a full disk or a fault has damaged: it is mended when the page is used, and no
// saved game is lost.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { openSite, root } from "./harness.mjs";
import { beginRace, publish, startChangingServer } from "./offline-helpers.mjs";
import { PAINTED, offered, ready } from "./play-helpers.mjs";

let site, server;
before(async () => {
  site = await openSite({
    start: async () => (server = await startChangingServer(root, { cacheControl: "no-store" })),
    whole: true,
  });
});
after(() => site.close());

const VERSION = /version: "(\w+)"/.exec(await readFile(`${root}sw.js`, "utf8"))[1];
const NAME = `desertfox:/maps/desert-fox/:${VERSION}`;
const retitled = { "index.html": (text) => text.replace("<title>Desert Fox", "<title>Second version") };

/** Opens the page and a game, and waits until both are kept. */
async function openKept({ path } = {}) {
  server.files.clear();
  const view = await site.openPage({
    path,
    serviceWorkers: "allow",
    reducedMotion: "reduce",
    waitFor: "html[data-ready]",
  });
  await view.page.locator("#status-offline", { hasText: "Works offline" }).waitFor();
  await view.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await beginRace(view.page, "hot");
  await ready(view.page);
  await view.page.locator("#pl-kept", { hasText: "Saved in this browser" }).waitFor();
  return { ...view, orders: (await offered(view.page)).entries };
}

/** Puts something else in the place of files that are kept; null deletes them. */
const damage = (page, paths, content) =>
  page.evaluate(
    async ([name, paths, content]) => {
      const cache = await caches.open(name);
      for (const path of paths)
        if (content === null) await cache.delete(new URL(path, document.baseURI));
        else await cache.put(new URL(path, document.baseURI), new Response(content));
    },
    [NAME, paths, content],
  );

/** The text of a file that is kept. */
const keptText = (page, path) =>
  page.evaluate(
    async ([name, path]) => (await (await caches.open(name)).match(new URL(path, document.baseURI)))?.text(),
    [NAME, path],
  );

/** The page is whole: the game is on the table, every text is there, the engine runs. */
async function assertWhole(view) {
  await view.page.locator(`${PAINTED}, #play > .notice-warn`).first().waitFor();
  assert.equal(await view.page.locator(PAINTED).count(), 1, await view.page.textContent("#main"));
  assert.equal((await offered(view.page)).entries, view.orders);
  await view.page.locator("#incomplete").waitFor({ state: "hidden" });
  assert.match(await view.page.textContent("#status-engine"), /^Engine /);
  assert.deepEqual(view.pageErrors, []);
}

const DAMAGES = {
  "the script that starts the page": ["pkg/page/page.js"],
  "the page itself": ["index.html"],
  "a language file": ["www/lang/en/app.json", "www/lang/en/play.json"],
  "the engine": ["pkg/desert-fox/desert_fox_bg.wasm"],
  "the script of a section": ["pkg/page/play.js"],
  "the list and the worker": ["sw.js", "www/offline/version.js", "pkg/page/offline-offline.js"],
  "styles and data": ["pkg/page/first.css", "pkg/desert-fox/map.json"],
};

for (const [what, paths] of Object.entries(DAMAGES)) {
  test(`${what}, empty or garbage, is fetched again and kept: the next load is whole, with the game, and so is one offline`, async () => {
    const view = await openKept();
    for (const content of ["", "\u0000\u0001 {<"]) {
      await damage(view.page, paths, content);
      await view.page.reload();
      await assertWhole(view);
      await view.page.locator("#status-offline", { hasText: /^Works offline$/ }).waitFor();
      for (const path of paths.filter((one) => one !== "sw.js"))
        assert.notEqual(await keptText(view.page, path), content, path);
    }
    await server.close();
    try {
      await view.page.reload();
      await assertWhole(view);
    } finally {
      await server.start();
    }
    await view.close();
  });
}

test("a version file of another version in the copy is replaced", async () => {
  const view = await openKept();
  await damage(view.page, ["www/offline/version.js"], 'export const VERSION = "0123456789ab";');
  await view.page.reload();
  await assertWhole(view);
  await view.page.locator("#status-offline", { hasText: /^Works offline$/ }).waitFor();
  assert.ok((await keptText(view.page, "www/offline/version.js")).includes(VERSION));
  await view.close();
});

test("a copy of which every file is damaged, or one that holds nothing, is filled again", async () => {
  for (const content of ["", null]) {
    const view = await openKept();
    const paths = await view.page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
      NAME,
    );
    assert.ok(paths.length > 120, String(paths.length));
    await damage(view.page, paths, content);
    await view.page.reload();
    await assertWhole(view);
    await view.page.locator("#status-offline", { hasText: /^Works offline$/ }).waitFor();
    await server.close();
    try {
      await view.page.reload();
      await assertWhole(view);
    } finally {
      await server.start();
    }
    await view.close();
  }
});

test("a damaged page without a network says so in words, and is whole with one", async () => {
  const view = await openKept();
  await damage(view.page, ["index.html"], "");
  await server.close();
  try {
    await view.page.reload();
    assert.match(await view.page.textContent("body"), /copy of this page in your browser is damaged.*Kopie/s);
  } finally {
    await server.start();
  }
  await view.page.reload();
  await assertWhole(view);
  await view.close();
});

test("a damaged script while the server has a new version: a reload brings that one, whole, with the game", async () => {
  for (const path of ["pkg/page/page.js", "index.html"]) {
    const view = await openKept();
    await publish(server, "second", {
      ...retitled,
      "pkg/page/page.js": (text) => `${text}\nglobalThis.second = true;\n`,
    });
    await damage(view.page, [path], "");
    await view.page.reload();
    if (path === "pkg/page/page.js") {
      await view.page.waitForFunction(() => document.readyState === "complete");
      assert.equal(
        await view.page.locator("html[data-ready]").count(),
        0,
        "no file of the new version in the old page",
      );
      await view.page.reload();
    }
    await view.page.waitForFunction(() => globalThis.second && document.title.startsWith("Second version"));
    await view.page.waitForSelector(PAINTED);
    assert.equal((await offered(view.page)).entries, view.orders);
    await view.close();
  }
});

for (const [what, lose] of [
  ["two files of it are gone", (page) => damage(page, ["pkg/page/base.js", "www/lang/en/guide.json"], null)],
  ["all of it is gone", (page) => page.evaluate((name) => caches.delete(name), NAME)],
])
  test(`while the server has a new version and of the copy ${what}: the old window never gets a file of the new one`, async () => {
    const view = await openKept();
    const { page } = view;
    await publish(server, "second", {
      ...retitled,
      "pkg/page/base.js": (text) => `${text}\nglobalThis.second = true;\n`,
      "www/lang/en/guide.json": (text) => `${text}\n`,
    });
    await lose(page);
    const session = await view.context.newCDPSession(page);
    await session.send("ServiceWorker.enable");
    for (const path of ["www/lang/en/guide.json", "pkg/page/base.js"]) {
      const got = await page.evaluate(
        (path) =>
          fetch(path).then(
            ({ status }) => status,
            () => "refused",
          ),
        path,
      );
      assert.equal(got, "refused", path);
      // The browser stops a worker that has had nothing to do for some time.
      await session.send("ServiceWorker.stopAllWorkers");
    }
    await page.reload();
    await page.waitForFunction(() => globalThis.second && document.title.startsWith("Second version"));
    await page.waitForSelector(PAINTED);
    assert.equal((await offered(page)).entries, view.orders);
    await view.close();
  });

test("a damaged page while a new version waits for another window: the page is of the new version, the other window stays as it is", async () => {
  const view = await openKept();
  const other = await view.context.newPage();
  await other.goto(server.address);
  await other.waitForSelector("html[data-ready]");
  await publish(server, "second", {
    ...retitled,
    "pkg/page/base.js": (text) => `${text}\nglobalThis.second = true;\n`,
  });
  await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await other.waitForSelector("#update");
  await damage(view.page, ["index.html"], "");
  await view.page.reload();
  await view.page.waitForFunction(() => globalThis.second && document.title.startsWith("Second version"));
  await view.page.waitForSelector("html[data-ready]");
  const got = await other.evaluate(() =>
    fetch("pkg/page/base.js").then(
      (response) => response.text(),
      () => "refused",
    ),
  );
  assert.ok(!got.includes("second"), got);
  assert.match(await other.title(), /^Desert Fox/);
  await view.page.close();
  await other.reload();
  await other.waitForFunction(() => globalThis.second && document.title.startsWith("Second version"));
  await view.close();
});

for (const [what, version] of [
  [
    "does not name its version in a way that can be read",
    (text) => text.replace("VERSION =", "V =").concat("export { V as VERSION };"),
  ],
  ["has no file that names its version", () => null],
])
  test(`a damaged page on a host that changes pages and ${what}: the page comes from the host`, async () => {
    const view = await openKept();
    const path = "www/offline/version.js";
    server.files.set(path, version((await readFile(root + path, "utf8")).replace("export const", "const")));
    server.files.set("index.html", retitled["index.html"](await readFile(`${root}index.html`, "utf8")));
    await damage(view.page, ["index.html"], "");
    await view.page.reload();
    await view.page.waitForFunction(() => document.title.startsWith("Second version"));
    if (server.files.get(path)) await view.page.waitForSelector(PAINTED);
    server.files.clear();
    await view.page.reload();
    await assertWhole(view);
    await view.page.locator("#status-offline", { hasText: /^Works offline$/ }).waitFor();
    await view.close();
  });
