// The folder that `cargo xtask site` writes, below a folder of any static host: minified, and whole.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";

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

test("scripts and styles are smaller than their sources, and the authors of libraries stay named", async () => {
  const built = (path) => readFile(join(FOLDER, path), "utf8");
  for (const path of ["www/app.js", "www/desert-fox.js", "www/style/base.css"])
    assert.ok((await built(path)).length < 0.8 * (await readText(path)).length, path);
  const files = await readdir(join(FOLDER, "www"), { recursive: true });
  const symbols = files.find((file) => basename(file) === "symbols.js");
  for (const path of [`www/${symbols}`, "LICENSE-milsymbol"]) assert.match(await built(path), /Måns Beckman/, path);
  assert.match(await built("www/vendor/idb/LICENSE"), /Jake Archibald/);
});

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
