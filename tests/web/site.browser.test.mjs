// The folder that `cargo xtask site` writes, below a folder of any static host.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

import { firstBoard } from "../../crate/xtask/site/first-board.mjs";
import { committed, faults, measure } from "../../crate/xtask/site/sizes.mjs";
import { openSite, readText, root, xtask } from "./harness.mjs";
import { beginRace, startChangingServer } from "./offline-helpers.mjs";
import { PAINTED, entries } from "./play-helpers.mjs";

const FOLDER = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "site");
const RULINGS = "11.4_stacking_points";

let site, server;
before(async () => {
  const [program, words] = xtask("site", "--as-is");
  execFileSync(program, words, { cwd: root, stdio: "inherit" });
  site = await openSite({ start: async () => (server = await startChangingServer(FOLDER)), whole: true });
});
after(() => site.close());

const open = (options = {}) => site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...options });

/** Ends the phase of the game on the table: one order. */
async function endPhase(page) {
  const had = await entries(page);
  await page.click("#pl-done");
  const anyway = page.locator("#pl-done-anyway");
  if (await anyway.count()) await anyway.click();
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
}

test("the authors of libraries stay named in what has their code inside", async () => {
  const built = (path) => readFile(join(FOLDER, path), "utf8");
  for (const path of ["pkg/page/desert-fox-embed.js", "LICENSE-milsymbol"])
    assert.match(await built(path), /Måns Beckman/, path);
  assert.match(await built("www/vendor/idb/LICENSE"), /Jake Archibald/);
});

test("compressed copies stand beside the files that they make smaller, and the worker's list names none of them", async () => {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  const forms = { ".br": [brotliCompressSync, brotliDecompressSync], ".gz": [gzipSync, gunzipSync] };
  for (const file of files) {
    if (extname(file) in forms) continue;
    const content = await readFile(file);
    for (const [ending, [pack, unpack]] of Object.entries(forms)) {
      const copy = files.has(file + ending) ? await readFile(file + ending) : pack(content);
      assert.equal(copy.length <= 0.9 * content.length, files.has(file + ending), file + ending);
      assert.ok(unpack(copy).equals(content), file + ending);
    }
  }
  for (const path of ["index.html", "404.html", "sw.js", "pkg/desert-fox/desert_fox_bg.wasm"])
    for (const ending of Object.keys(forms)) assert.ok(files.has(join(FOLDER, path + ending)), path);
  const listed = [...(await readFile(join(FOLDER, "sw.js"), "utf8")).matchAll(/^ +"([^"]+)": "[0-9a-f]{32}",$/gm)];
  assert.ok(listed.length > 120);
  for (const [, path] of listed) assert.ok(files.has(join(FOLDER, path)) && !(extname(path) in forms), path);
});

test("the sizes of the page are the committed ones and within their bounds", async () => {
  assert.deepEqual(faults(await measure(FOLDER), await committed()), []);
});

for (const [game, own] of [
  ["desert-fox", ["lang/en/app.json"]],
  ["rommel-in-the-desert", ["lang/en/app.json", "lang/en/board.json"]],
]) {
  test(`${game}: what is fetched before the first board`, async () => {
    const { page, problems, close } = await open({ path: `?game=${game}`, savesData: true });
    const found = await page.evaluate(() => {
      const [{ startTime }] = performance.getEntriesByName("ready");
      const early = performance.getEntriesByType("resource").filter((entry) => entry.startTime < startTime);
      return early.map(({ name }) => name);
    });
    const paths = found.map((name) => name.slice(site.address.length).split("?")[0]);
    const fetched = ["index.html", ...paths.filter((path) => !path.endsWith("favicon.svg"))].sort();
    assert.deepEqual(fetched, (await firstBoard(game)).sort());
    const other = game === "desert-fox" ? "rommel-in-the-desert" : "desert-fox";
    assert.deepEqual(
      fetched.filter((path) => !path.endsWith(".js")),
      [
        "index.html",
        "pkg/page/first.css",
        "www/lang/en/app.json",
        ...own.map((path) => `www/games/${game}/${path}`),
        `www/games/${other}/lang/en/app.json`,
        `pkg/${game}/map.json`,
        `pkg/${game}/${game.replaceAll("-", "_")}_bg.wasm`,
      ].sort(),
    );
    assert.deepEqual(problems(), []);
    await close();
  });
}

test("the page starts under its policy, and a game takes an order", async () => {
  const { page, problems, close } = await open();
  assert.match(await page.getAttribute("meta[http-equiv=Content-Security-Policy]", "content"), /script-src 'self'/);
  await beginRace(page, "hot");
  await endPhase(page);
  assert.equal(await entries(page), 1);
  assert.deepEqual(problems(), []);
  await close();
});

test("the test cases of a ruling are there", async () => {
  const { page, problems, close } = await open({ path: "#R017" });
  await page.click("#R017 .rules-opener");
  await page.locator("#tests-R017 li").first().waitFor();
  assert.ok(server.asked.includes(`tests/rulings/${RULINGS}.json`));
  assert.deepEqual(problems(), []);
  await close();
});

test("a frame and the public module show a game", async () => {
  const game = (await readText("tests/saves/v1/race.link.txt")).trim();
  const { page, problems, close } = await open({ path: `embed.html?ply=first#${game}` });
  await page.click(".em-next");
  await page.locator(".em[data-ply='1']").waitFor();
  await page.evaluate(async (record) => {
    const { createBoard } = await import("./www/desert-fox.js");
    const element = document.body.appendChild(document.createElement("div"));
    element.style.height = "400px";
    await createBoard(element, { record, ply: "last" }).ready;
  }, game);
  assert.deepEqual(problems(), []);
  await close();
});

test("loaded once, the page starts without its server, and the game goes on", async () => {
  const { page, pageErrors, close } = await open({ serviceWorkers: "allow" });
  await page.locator("#status-offline", { hasText: "Works offline" }).waitFor();
  await beginRace(page, "axis");
  await endPhase(page);
  // The scripted opponent answers from its worker.
  await page.locator(".pl-entry.is-commonwealth").first().waitFor();
  const orders = await entries(page);
  await server.close();
  try {
    await page.reload();
    await page.waitForSelector(PAINTED);
    assert.ok((await entries(page)) >= orders);
  } finally {
    await server.start();
  }
  assert.deepEqual(pageErrors, []);
  await close();
});
