// The page without a network: kept whole or not at all, one version for a window, and a new one only when the reader
// wants it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite, root } from "./harness.mjs";
import { beginRace, exportSave, playTurn, publish, startChangingServer } from "./offline-helpers.mjs";
import { PAINTED, offered } from "./play-helpers.mjs";

let site, server;
before(async () => {
  site = await openSite({ start: async () => (server = await startChangingServer()), whole: true });
});
after(() => site.close());

/** Opens the page where it may keep itself, and waits until it has. */
async function openKept(options = {}) {
  server.files.clear();
  const view = await site.openPage({
    serviceWorkers: "allow",
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    ...options,
  });
  await view.page.locator("#status-offline", { hasText: "Works offline" }).waitFor();
  return view;
}

async function reload(page) {
  await page.reload();
  await page.waitForSelector("html[data-ready]");
}

/**
 * Reloads and waits for nothing: where another version takes over, the page loads itself again before it has loaded.
 */
const pressReload = (page) => page.evaluate(() => void setTimeout(() => location.reload()));

/** Looks for a new version now, as a browser does now and then. */
const ask = (page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const cacheNames = (page) => page.evaluate(async () => (await caches.keys()).sort());
const title = (page) => page.title();
const VERSION = /version: "(\w+)"/.exec(await readFile(`${root}sw.js`, "utf8"))[1];
const NAME = `desertfox:/maps/desert-fox/:${VERSION}`;
const retitled = { "index.html": (text) => text.replace("<title>Desert Fox", "<title>Second version") };

test("loaded once, the page starts without its server, plays a game-turn of two players and exports the game", async () => {
  const view = await openKept();
  await server.close();
  try {
    await reload(view.page);
    await beginRace(view.page, "hot");
    const orders = await playTurn(view.page);
    assert.ok(orders > 5, String(orders));
    const { name, text } = await exportSave(view.page);
    assert.match(name, /\.desertfox\.json$/);
    const { Game } = await initWasm();
    assert.ok(Game.load(text).view().turn > 1);
    await reload(view.page);
    await view.page.waitForSelector(PAINTED);
    assert.equal((await offered(view.page)).entries, orders);
    assert.deepEqual(view.pageErrors, []);
  } finally {
    await server.start();
  }
  await view.close();
});

test("without its server every section opens, and the scripted opponent plays", async () => {
  const view = await openKept();
  await server.close();
  try {
    await reload(view.page);
    await beginRace(view.page, "axis");
    assert.ok((await playTurn(view.page)) > 5);
    await view.page.click("#tab-referee");
    await view.page.click("#ref-mode-map");
    await view.page.waitForSelector("#referee .ex-stage[data-painted=all]");
    await view.page.click("#tab-rules");
    await view.page.locator("#rules", { hasText: "R017" }).first().waitFor();
  } finally {
    await server.start();
  }
  await view.close();
});

test("the page is kept under the names of its own folder, and what other projects of the host keep is left alone", async () => {
  const view = await openKept();
  await view.page.evaluate(async () => {
    for (const name of ["desertfox:/maps/:123", "another"])
      await (await caches.open(name)).put("x", new Response("theirs"));
  });
  assert.deepEqual(await cacheNames(view.page), ["another", "desertfox:/maps/:123", NAME]);
  await publish(server, "second", retitled);
  await ask(view.page);
  await view.page.waitForSelector("#update-reload");
  await view.page.click("#update-reload");
  await view.page.waitForFunction(() => document.title.startsWith("Second version"));
  await view.page.waitForFunction(async (old) => !(await caches.keys()).includes(old), NAME);
  assert.deepEqual(await cacheNames(view.page), [
    "another",
    "desertfox:/maps/:123",
    "desertfox:/maps/desert-fox/:second",
  ]);
  await view.close();
});

test("a new version is announced, leaves the running game alone, and comes with the reload; the game goes on where it was", async () => {
  const view = await openKept({ viewport: { width: 390, height: 844 } });
  await reload(view.page);
  await beginRace(view.page, "hot");
  const orders = await playTurn(view.page);
  server.asked.length = 0;
  await publish(server, "second", {
    ...retitled,
    "www/lang/en/app.json": (text) => text.replace("Works offline", "Second words"),
  });
  await ask(view.page);
  const notice = view.page.locator("#update", { hasText: "A new version is ready" });
  await notice.waitFor();
  assert.deepEqual(await axe(view.page, "#update"), []);
  assert.deepEqual(
    server.asked.filter(
      (path) =>
        !["sw.js", "index.html", "www/lang/en/app.json", "www/offline/version.js"].includes(path) &&
        // They name the version.
        !/^pkg\/page\/[\w-]+\.js$/.test(path),
    ),
    [],
    "what is the same is not fetched again",
  );

  assert.equal((await offered(view.page)).entries, orders);
  assert.match(await title(view.page), /^Desert Fox/);
  assert.ok((await playTurn(view.page)) > orders, "the game goes on under the old version");
  const stored = (await offered(view.page)).entries;
  assert.match(
    await view.page.evaluate(async () => (await fetch("www/lang/en/app.json")).text()),
    /Works offline/,
    "the old window gets the old files",
  );

  await view.page.click("#update-reload");
  await view.page.waitForFunction(() => document.title.startsWith("Second version"));
  await view.page.waitForSelector(PAINTED);
  await view.page.locator("#status-offline", { hasText: "Second words" }).waitFor({ state: "attached" });
  assert.equal((await offered(view.page)).entries, stored);
  assert.equal(await view.page.locator("#update").count(), 0);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a plain reload takes the new version too and keeps the link in the address", async () => {
  const view = await openKept();
  await reload(view.page);
  await publish(server, "second", retitled);
  await ask(view.page);
  await view.page.waitForSelector("#update");
  await view.page.evaluate(() => history.replaceState(null, "", "#R017"));
  await pressReload(view.page);
  await view.page.waitForFunction(() => document.title.startsWith("Second version"));
  assert.equal(new URL(view.page.url()).hash, "#R017");
  await view.close();
});

/** Two windows on the first version, while the second one is there to be had. */
async function openTwoBeforeAnUpdate() {
  const view = await openKept();
  await reload(view.page);
  const other = await view.context.newPage();
  await other.goto(view.page.url());
  await other.waitForSelector("html[data-ready]");
  await publish(server, "second", retitled);
  return { view, other };
}

test("while another window is open the new version waits, and the notice says why", async () => {
  const { view, other } = await openTwoBeforeAnUpdate();
  await ask(view.page);
  await view.page.click("#update-reload");
  await view.page.locator("#update", { hasText: "also open in 1 other window" }).waitFor();
  await reload(other);
  assert.match(await title(other), /^Desert Fox/);
  await other.close();
  await view.page.click("#update-reload");
  await view.page.waitForFunction(() => document.title.startsWith("Second version"));
  await view.close();
});

for (const [what, damage] of [
  [
    "a file that is not the one of the list",
    () => server.files.set("pkg/desert-fox/map.json", `${server.files.get("pkg/desert-fox/map.json")} `),
  ],
  [
    "a file that is cut short",
    () => server.files.set("pkg/desert-fox/map.json", server.files.get("pkg/desert-fox/map.json").slice(0, 1000)),
  ],
  ["a file that is missing", () => server.files.set("pkg/page/base.js", null)],
  ["a script that is still the one of the version before", () => server.files.delete("pkg/page/base.js")],
  ["a list that is cut short", () => server.files.set("sw.js", server.files.get("sw.js").slice(0, 9000))],
  ["a worker without its end", () => server.files.set("sw.js", server.files.get("sw.js").slice(0, -4))],
]) {
  test(`${what} installs nothing, and the version at hand stays whole`, async () => {
    const view = await openKept();
    await reload(view.page);
    await publish(server, "broken", {
      ...retitled,
      "pkg/page/base.js": (text) => `${text}\n`,
      "pkg/desert-fox/map.json": (text) => `${text} `,
    });
    damage();
    const state = await view.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const settled = new Promise((done) =>
        registration.addEventListener("updatefound", () => {
          const next = registration.installing;
          next.addEventListener(
            "statechange",
            () => ["installed", "redundant"].includes(next.state) && done(next.state),
          );
        }),
      );
      return registration.update().then(
        () => settled,
        () => "refused",
      );
    });
    assert.ok(["redundant", "refused"].includes(state), state);
    assert.deepEqual(await cacheNames(view.page), [NAME]);
    assert.equal(await view.page.locator("#update").count(), 0);
    await reload(view.page);
    assert.match(await title(view.page), /^Desert Fox/);
    assert.deepEqual(view.pageErrors, []);
    await view.close();
  });
}

test("where service workers are refused the page is the same, and promises nothing", async () => {
  for (const prepare of [
    () => Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined }),
    () =>
      Object.defineProperty(Navigator.prototype, "serviceWorker", {
        get() {
          throw new DOMException("no", "SecurityError");
        },
      }),
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"));
    },
  ]) {
    const view = await site.openPage({ serviceWorkers: "allow" });
    await view.page.addInitScript(prepare);
    await reload(view.page);
    await beginRace(view.page, "hot");
    assert.equal(await view.page.textContent("#status-offline"), "");
    assert.deepEqual(view.problems(), []);
    await view.close();
  }
});

test("the worker that takes the copy away leaves the games and the page", async () => {
  const view = await openKept();
  await reload(view.page);
  await beginRace(view.page, "hot");
  server.files.set("sw.js", await readFile(`${root}www/offline/remove.js`));
  server.files.set(
    "index.html",
    (await readFile(`${root}index.html`, "utf8")).replace("<title>Desert Fox", "<title>From the server"),
  );
  // The worker takes the open page at once, which loads itself again.
  await view.page.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
  await view.page.waitForFunction(() => document.title.startsWith("From the server"));
  await view.page.waitForFunction(async () => !(await caches.keys()).length);
  await view.page.waitForSelector(PAINTED);
  await reload(view.page);
  await view.page.waitForSelector(PAINTED);
  assert.match(await title(view.page), /^From the server/);
  assert.deepEqual(await cacheNames(view.page), []);
  await view.close();
});

test("a browser can install the page: name, icons of both shapes, start and scope in its own folder", async () => {
  const view = await openKept();
  const session = await view.context.newCDPSession(view.page);
  const { errors, manifest, url } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.equal(new URL(manifest.startUrl).pathname, "/maps/desert-fox/");
  assert.equal(new URL(manifest.scope).pathname, "/maps/desert-fox/");
  assert.match(url, /manifest\.webmanifest$/);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
    [],
  );
  const icons = JSON.parse(await readFile(`${root}manifest.webmanifest`, "utf8")).icons;
  for (const { src, sizes, type } of icons.filter(({ type }) => type === "image/png")) {
    const size = await view.page.evaluate(
      (src) =>
        new Promise((done) =>
          Object.assign(new Image(), {
            src,
            onload: ({ target }) => done(`${target.naturalWidth}x${target.naturalHeight}`),
          }),
        ),
      src,
    );
    assert.equal(`${size} ${type}`, `${sizes} image/png`);
  }
  assert.deepEqual(
    icons.map(({ purpose }) => purpose),
    ["any", "any", "any", "maskable"],
  );
  await view.close();
});

test("where the browser has cleared what was kept, the page comes from its server and is kept anew", async () => {
  const view = await openKept();
  await reload(view.page);
  await view.page.evaluate(async (name) => caches.delete(name), NAME);
  await reload(view.page);
  await reload(view.page);
  await view.page.waitForFunction(async (name) => (await caches.keys()).includes(name), NAME);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("a window that another one takes to a new version loads itself again and never holds files of two versions", async () => {
  const { view, other } = await openTwoBeforeAnUpdate();
  await ask(other);
  await other.waitForSelector("#update");
  await other.evaluate(async () => (await navigator.serviceWorker.ready).waiting.postMessage("take over"));
  for (const page of [other, view.page]) await page.waitForFunction(() => document.title.startsWith("Second version"));
  await view.close();
});

test("a first visit while a version is being uploaded: what is still of the version before is asked for again at the next", async () => {
  const script = "pkg/page/vendor-qr-index.js";
  server.files.clear();
  await publish(server, "second", { ...retitled, [script]: (text) => `${text}\n// second\n` });
  const uploaded = server.files.get(script);
  server.files.delete(script);
  const view = await site.openPage({ serviceWorkers: "allow", waitFor: "html[data-ready]" });
  const offline = view.page.locator("#status-offline", { hasText: /^Works offline$/ });
  await offline.waitFor();
  server.files.set(script, uploaded);
  await view.page.goto("about:blank");
  await view.page.goto(server.address);
  await offline.waitFor();
  assert.equal(await view.page.evaluate(async (path) => (await fetch(path)).text(), script), uploaded);
  await view.close();
});
