// Hosts that change what they serve: a script in the pages, other line ends, a shrunken script, an icon that is
// missing, files that are not there, policies. The page works offline as far as it can, and says what is not kept.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite, readText, root } from "./harness.mjs";
import { beginRace, startChangingServer } from "./offline-helpers.mjs";
import { PAINTED } from "./play-helpers.mjs";

let site, server;
before(async () => {
  site = await openSite({
    start: async () => (server = await startChangingServer(root, { cacheControl: "no-store" })),
    whole: true,
  });
});
after(() => site.close());

const TEXT = /\.(html|js|css|json|svg|webmanifest)$/;
const ICON = "www/icons/icon-512.png";

/** A host that makes other bytes of some files, or has them not. */
function host(change, missing = []) {
  server.files.clear();
  server.host.change = change;
  for (const path of missing) server.files.set(path, null);
  server.asked.length = 0;
}

const open = () => site.openPage({ serviceWorkers: "allow", reducedMotion: "reduce", waitFor: "html[data-ready]" });
const footer = (page, hasText) => page.locator("#status-offline", { hasText }).waitFor();

for (const [what, change, missing, said] of [
  [
    "adds a script to every page",
    (path, content) =>
      path.endsWith(".html")
        ? String(content).replace("</head>", '<script src="count.js" data-host></script></head>')
        : undefined,
    [],
    /^Works offline$/,
  ],
  [
    "sends other line ends in all texts",
    (path, content) => (TEXT.test(path) ? String(content).replaceAll("\n", "\r\n") : undefined),
    [],
    /^Works offline$/,
  ],
  [
    "changes scripts and styles",
    (path, content) =>
      /\.js$/.test(path) ? `/* host */${content}` : /\.css$/.test(path) ? `${content}/* host */` : undefined,
    [],
    /^Works offline$/,
  ],
  [
    "lacks an icon",
    () => undefined,
    [ICON],
    /^Works offline, except for one file that could not be loaded: www\/icons\/icon-512\.png$/,
  ],
]) {
  test(`a host that ${what}: the page works offline, and a second visit asks for next to nothing`, async () => {
    host(change, missing);
    const view = await open();
    await footer(view.page, said);
    await view.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const changedPage = await view.page.evaluate(() => !!document.querySelector("script[data-host]"));
    server.asked.length = 0;
    const second = await view.context.newPage();
    await second.goto(view.page.url());
    await second.waitForSelector("html[data-ready]");
    await footer(second, said);
    assert.ok(server.asked.length < 8, server.asked.join(" "));
    await second.close();
    await server.close();
    try {
      await view.page.reload();
      await view.page.waitForSelector("html[data-ready]");
      assert.equal(await view.page.evaluate(() => !!document.querySelector("script[data-host]")), changedPage);
      await beginRace(view.page, "hot");
      await view.page.waitForSelector(PAINTED);
      await footer(view.page, /^Works offline/);
      assert.deepEqual(view.pageErrors, []);
    } finally {
      await server.start();
    }
    await view.close();
  });
}

test("a reload on a host that changes all scripts asks for each file once", async () => {
  host((path, content) => (path.endsWith(".js") ? `/* host */${content}` : undefined));
  const view = await open();
  await footer(view.page, /^Works offline$/);
  await view.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  server.asked.length = 0;
  await view.page.reload();
  await view.page.waitForSelector("html[data-ready]");
  await footer(view.page, /^Works offline$/);
  const asked = server.asked.filter((path) => path !== "sw.js");
  assert.ok(asked.includes("pkg/page/page.js"));
  assert.deepEqual(
    asked.filter((path, at) => asked.indexOf(path) !== at),
    [],
  );
  await view.close();
});

test("a script that the host sends broken is mended by a reload once the host sends it whole", async () => {
  const half = (await readText("pkg/page/page.js")).slice(0, 400);
  host((path) => (path === "pkg/page/page.js" ? half : undefined));
  const view = await site.openPage({ serviceWorkers: "allow", reducedMotion: "reduce" });
  // The page cannot start, and so keeps nothing by itself: another window has left this copy.
  await view.page.evaluate(async () => {
    const policy = trustedTypes.createPolicy("desertfox", { createScriptURL: (url) => url });
    await navigator.serviceWorker.register(policy.createScriptURL("sw.js"));
    await navigator.serviceWorker.ready;
  });
  host(() => undefined);
  await view.page.reload();
  await view.page.waitForSelector("html[data-ready]");
  await view.close();
});

for (const [what, change, missing, said] of [
  ["a script that is missing", () => undefined, ["pkg/page/play.js"], /^Online only: pkg\/page\/play\.js could not/],
  [
    "an engine that is another",
    (path, content) =>
      path.endsWith("rommel_in_the_desert_bg.wasm") ? Buffer.concat([content, Buffer.from([0])]) : undefined,
    [],
    /^Online only: pkg\/rommel-in-the-desert\/\S+\.wasm is not the file of this version$/,
  ],
]) {
  test(`${what}: nothing is promised, the footer says why, and the next visit does not fetch all again`, async () => {
    host(change, missing);
    const view = await open();
    await footer(view.page, said);
    server.asked.length = 0;
    await view.page.reload();
    await view.page.waitForSelector("html[data-ready]");
    await footer(view.page, said);
    const own = await view.page.evaluate(() => performance.getEntriesByType("resource").length);
    assert.ok(server.asked.length < own + 20, `${server.asked.length} for ${own}`);
    host(() => undefined);
    await view.page.reload();
    await footer(view.page, /^Works offline$/);
    await view.close();
  });
}
