// Files that hang, styles that are missing, policies that forbid the engine: a sentence says what is wrong and what
// helps.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { initWasm, openSite, root } from "./harness.mjs";
import { startChangingServer } from "./offline-helpers.mjs";
import { FIRST, gameOf } from "./two-games-helpers.mjs";

let site, server;
before(async () => {
  site = await openSite({
    start: async () => (server = await startChangingServer(root, { cacheControl: "no-store" })),
  });
});
after(() => site.close());

const LINK = gameOf(await initWasm(FIRST), "race-for-tobruk").gameLink();

/** Opens an address while these files hang; `release` lets them come. */
async function openWith(paths, { address = "", ...options } = {}) {
  server.files.clear();
  server.host.headers = {};
  const view = await site.openPage({ path: "pkg/desert-fox/build.json", ...options });
  let release;
  const held = new Promise((resolve) => (release = resolve));
  for (const path of paths)
    server.files.set(
      path,
      held.then(() => readFile(root + path)),
    );
  await view.page.goto(new URL(address, server.address).href, { waitUntil: "commit" });
  return { ...view, release };
}

for (const [what, paths, options, press, there] of [
  ["the engine", ["pkg/desert-fox/desert_fox_bg.wasm"], { section: "play" }, null, "#pl-start"],
  ["the script of a section", ["pkg/page/play.js"], {}, "#tab-play", "#pl-start"],
  ["the style sheet of a section", ["pkg/page/later.css"], {}, "#tab-play", "#pl-start"],
  ["the text of a section", ["www/lang/en/play.json"], {}, "#tab-play", "#pl-start"],
  ["the ledger of rulings", ["pkg/desert-fox/rulings.json"], {}, "#tab-rules", ".rules-table"],
  [
    "the map's data",
    ["pkg/rommel-in-the-desert/map.json"],
    { address: "?game=rommel-in-the-desert" },
    null,
    "#map canvas",
  ],
  ["the texts of the help", ["www/lang/en/guide.json"], { waitUntil: true }, "#help-open", "dialog[open]"],
]) {
  test(`${what} hangs: after ten seconds the page says that a reload may help, until the file is there`, async () => {
    const { page, release, pageErrors, close } = await openWith(paths, options);
    await page.waitForSelector("html[data-translated]");
    assert.equal(await page.locator("#late").count(), 0, "not at once");
    if (press) {
      await page.waitForSelector(press === "#help-open" ? "#help-open[data-on]" : "html[data-ready]");
      await page.click(press);
    }
    await page.getByText("A part of the page is still loading. If nothing happens, a reload may help.").waitFor();
    release();
    await page.waitForSelector(there);
    await page.waitForSelector("#late", { state: "detached" });
    assert.deepEqual(pageErrors, []);
    await close();
  });
}

test("the button of the notice loads the page again", async () => {
  const { page, close } = await openWith(["pkg/page/play.js"]);
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-play");
  await page.waitForSelector("#late-reload");
  server.files.clear();
  await page.click("#late-reload");
  await page.waitForSelector("#pl-start");
  await close();
});

test("a style sheet that hangs or is missing: the page is shown without it and says that it is not complete", async () => {
  for (const address of ["", `embed.html#${LINK}`]) {
    const sheet = address ? "pkg/page/embed.css" : "pkg/page/first.css";
    const hanging = await openWith([sheet], { address });
    await hanging.page.locator("#incomplete", { hasText: "has not loaded completely" }).waitFor();
    hanging.release();
    await hanging.page.waitForSelector("html[data-ready]");
    await hanging.page.locator("#incomplete").waitFor({ state: "hidden" });
    await hanging.close();
    server.files.clear();
    server.files.set(sheet, null);
    const { page, close } = await site.openPage({ path: address, waitFor: "html[data-ready]" });
    await page.locator("#incomplete", { hasText: "has not loaded completely" }).waitFor();
    await close();
  }
});

test("a board whose engine hangs says so after ten seconds, a frame with a button, and is shown once it is there", async () => {
  const { page, release, close } = await openWith(["pkg/desert-fox/desert_fox_bg.wasm"], {
    address: `embed.html#${LINK}`,
  });
  await page.getByText("The board is still loading. If nothing happens, a reload of the page may help.").waitFor();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  release();
  await page.waitForSelector(".em[data-ply]");
  assert.equal(await page.getByText("The board is still loading.").count(), 0);
  await close();
});

test("a policy of the host that forbids the engine is named, in the page and in a frame", async () => {
  for (const [address, selector] of [
    ["", "#play .notice"],
    [`embed.html#${LINK}`, "[role=alert]:not(#incomplete)"],
  ]) {
    server.files.clear();
    server.host.headers = { "Content-Security-Policy": "script-src 'self'" };
    const { page, close } = await site.openPage({ path: address, section: "play", waitFor: "html[data-ready]" });
    await page.locator(selector, { hasText: "'wasm-unsafe-eval'" }).waitFor();
    await close();
  }
  server.host.headers = {};
});
