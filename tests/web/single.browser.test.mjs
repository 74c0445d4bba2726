// The single file, opened from the disk as by a double click: no server, no network, a strict policy, whole games.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { allGames, singleFile } from "../../crate/xtask/single/single.mjs";
import { axe, initWasm, openSite, root } from "./harness.mjs";
import { beginRace, exportSave, playTurn } from "./offline-helpers.mjs";
import { PAINTED, offered } from "./play-helpers.mjs";

let site, folder, address;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "desert fox "));
  const file = join(folder, "desert-fox-offline.html");
  await promisify(execFile)(process.execPath, [join(root, "crate/xtask/single/single.mjs"), "--out", file], {
    cwd: root,
  });
  address = pathToFileURL(file).href;
  site = await openSite({ start: async () => ({ address, close: async () => {} }) });
});
after(async () => {
  await site?.close();
  await rm(folder, { recursive: true });
});

const open = (options = {}) =>
  site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", offline: true, ...options });

test("from the disk: every section opens, a game-turn of two players is played and exported, and the game is kept", async () => {
  const view = await open();
  const { page } = view;
  await beginRace(page, "hot");
  const orders = await playTurn(page);
  assert.ok(orders > 5, String(orders));
  const { name, text } = await exportSave(page);
  assert.match(name, /\.desertfox\.json$/);
  const { Game } = await initWasm();
  assert.ok(Game.load(text).view().turn > 1);
  await page.click("#tab-rules");
  await page.locator("#rules", { hasText: "R017" }).waitFor();
  await page.click("#tab-referee");
  await page.waitForSelector("#ref-combat");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#tab-play");
  await page.waitForSelector(PAINTED);
  assert.equal((await offered(page)).entries, orders);
  assert.deepEqual(await axe(page, "#play"), []);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("from the disk: objectives open, and graphs are painted in their style", async () => {
  const view = await open();
  const { page } = view;
  await beginRace(page, "hot");
  await page.click("#pl-overview");
  await page.click("#rp-tab-graphs");
  await page.waitForSelector(".rp-plot[data-painted] canvas");
  assert.equal(await page.$eval(".rp-plot .u-over", (node) => getComputedStyle(node).position), "absolute");
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("from the disk: the file holds the texts of every language", async () => {
  const view = await open({ locale: "de-DE" });
  assert.deepEqual(await view.page.locator(".tab").allTextContents(), ["Karte", "Spiel", "Schiedsrichter", "Regeln"]);
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("from the disk: the scripted opponent plays its side", async () => {
  const view = await open({ viewport: { width: 390, height: 844 } });
  await beginRace(view.page, "axis");
  const orders = await playTurn(view.page);
  assert.ok(orders > 5, String(orders));
  assert.deepEqual(view.problems(), []);
  await view.close();
});

test("where the browser denies a file its storage the page says so and plays all the same", async () => {
  const view = await open();
  await view.page.addInitScript(() =>
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    }),
  );
  await view.page.reload();
  await view.page.waitForSelector("html[data-ready]");
  await view.page.locator("#status-storage", { hasText: "this browser blocks storage" }).waitFor();
  await beginRace(view.page, "hot");
  assert.deepEqual(view.pageErrors, []);
  await view.close();
});

test("links made from a file name no folder of its owner", async () => {
  const view = await open();
  await view.page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text) => void (globalThis.copied = text) },
    }),
  );
  await beginRace(view.page, "hot");
  await view.page.click("#pl-share");
  await view.page.click("#pl-share-game");
  await view.page.waitForFunction(() => globalThis.copied);
  assert.match(await view.page.evaluate(() => globalThis.copied), /^#d\d+\.g\./);
  await view.close();
});

test("the policy of the file names its own script and style by their hashes, and refuses every other", async () => {
  const view = await open();
  const policy = await view.page.getAttribute('meta[http-equiv="Content-Security-Policy"]', "content");
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|'self'/);
  assert.match(policy, /default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-[^']+'/);
  const ran = await view.page.evaluate(() => {
    const refused = [];
    const attempt = (name, act) => {
      try {
        act();
      } catch {
        refused.push(name);
      }
    };
    attempt("markup", () => (document.body.innerHTML = "<b>x</b>"));
    attempt("worker", () => new Worker(URL.createObjectURL(new Blob([""]))));
    attempt("inline", () => {
      const script = document.createElement("script");
      script.append("globalThis.ran = 1");
      document.head.append(script);
      if (!globalThis.ran) throw new Error("refused");
    });
    return refused;
  });
  assert.deepEqual(ran, ["markup", "worker", "inline"]);
  const text = await readFile(new URL(address), "utf8");
  assert.doesNotMatch(text, /(?:src|href)="(?!data:|#|\$\{)/);
  await view.close();
});

test("the same sources give the same file", async () => {
  assert.equal(await singleFile(await allGames()), await readFile(new URL(address), "utf8"));
});
