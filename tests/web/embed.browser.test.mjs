// Boards on other websites: the frame without any right but scripts, the element, their messages and events.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";

import { around } from "./embed-helpers.mjs";
import { layoutTest } from "./fonts.mjs";
import { axe, initWasm, openSite, readText, startServer } from "./harness.mjs";

const [race, campaign, links] = await Promise.all(
  ["tests/saves/v1/race.link.txt", "tests/saves/v1/campaign.link.txt", "tests/golden/links.json"].map(readText),
);
const RACE = race.trim();
const CAMPAIGN = campaign.trim();
const POSITION = JSON.parse(links).find(({ content }) => content.position).link;
const COMBAT = JSON.parse(links).find(({ content }) => !content.position).link;
const READY = "html[data-ready]";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (path, options = {}) => site.openPage({ path, waitFor: READY, ...options });
const openAround = (src, sandbox) => around(site, src, sandbox);
const ply = (page) => page.getAttribute(".em", "data-ply").then(Number);

test("a frame that may only run scripts shows the game, though it has no storage, and steps through it", async () => {
  const { heard, frame, problems, close } = await openAround(`embed.html?ply=first#${CAMPAIGN}`);
  const ready = await heard("ready");
  assert.deepEqual([ready.kind, ready.ply, ready.plies, ready.turn, ready.side], ["game", 0, 250, 1, "axis"]);
  const { width, height } = await heard("resize");
  assert.ok(width > 0 && height > width * 0.5, "it tells the height that it would like to have");
  const inner = frame();
  assert.equal(
    await inner.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return error.name;
      }
    }),
    "SecurityError",
  );
  await inner.click(".em-next");
  assert.equal((await heard("changed")).ply, 1);
  await inner.click(".em-last");
  assert.equal((await heard("changed", 2)).ply, 250);
  assert.equal(await inner.getAttribute(".em-last", "aria-disabled"), "true");
  await inner.locator(".em-slider").fill("100");
  assert.equal((await heard("changed", 3)).ply, 100);
  assert.match(await inner.textContent(".em-order"), /^(Axis|Commonwealth): /);
  assert.equal(await inner.getAttribute(".em-slider", "aria-valuetext"), "100 of 250");
  assert.ok((await inner.getAttribute(".em-open", "href")).startsWith(`${site.address}index.html#d1.g.`));
  assert.deepEqual(problems(), []);
  await close();
});

test("messages load, go and flip; what does not have their form is refused by name and changes nothing", async () => {
  const { heard, send, page, problems, close } = await openAround(`embed.html#${CAMPAIGN}`);
  await heard("ready");
  await send({ desertFox: 1, type: "goto", ply: 7 });
  assert.equal((await heard("changed")).ply, 7);
  let errors = 0;
  const wrong = [
    [{ desertFox: 2, type: "flip" }, "version"],
    [{ desertFox: 1, type: "toString" }, "form"],
    [{ desertFox: 1, type: "flip", more: 1 }, "form"],
    [{ desertFox: 1, type: "goto", ply: -1 }, "ply"],
    [{ desertFox: 1, type: "goto", ply: Number.NaN }, "ply"],
    [{ desertFox: 1, type: "goto", ply: 251 }, "ply"],
    [{ desertFox: 1, type: "load", record: 5 }, "record"],
    [{ desertFox: 1, type: "load", record: `${RACE.slice(0, -1)}${RACE.endsWith("0") ? 1 : 0}` }, "check"],
    [{ desertFox: 1, type: "load", record: COMBAT }, "kind"],
    [{ desertFox: 1, type: "load", record: "javascript:alert(1)#d1.g.AA.00000000" }, "check"],
  ];
  for (const [data, code] of wrong) {
    await send(data);
    assert.equal((await heard("error", ++errors)).code, code, JSON.stringify(data).slice(0, 80));
  }
  for (const data of ["flip", null, 7, { type: "goto", ply: 1 }, [1]]) await send(data);
  await send({ desertFox: 1, type: "flip" });
  await send({ desertFox: 1, type: "goto", ply: "next" });
  assert.equal((await heard("error", ++errors)).code, "ply");
  assert.deepEqual(
    await page.evaluate(() => globalThis.heard.filter(({ type }) => type === "changed").length),
    1,
    "only the first message went anywhere",
  );
  await send({ desertFox: 1, type: "load", record: RACE });
  assert.deepEqual([(await heard("ready", 2)).title, (await heard("ready", 2)).plies], ["Race for Tobruk", 1152]);
  assert.deepEqual(problems(), []);
  await close();
});

test("a frame hears the page around it and nobody else", async () => {
  const { heard, page, close } = await openAround(`embed.html?ply=3#${CAMPAIGN}`, "");
  await heard("ready");
  await page.evaluate(() => {
    const other = document.createElement("iframe");
    other.id = "other";
    other.src = new URL("../embed.html", location.href).href;
    document.body.append(other);
    return new Promise((done) => (other.onload = done));
  });
  const other = page.frames().find((one) => one.url().endsWith("embed.html"));
  await other.evaluate(() => parent.frames[0].postMessage({ desertFox: 1, type: "goto", ply: 9 }, "*"));
  await page.evaluate(() =>
    document.getElementById("outer").contentWindow.postMessage({ desertFox: 1, type: "goto", ply: 5 }, "*"),
  );
  assert.equal((await heard("changed")).ply, 5);
  await close();
});

test("boards of one page share one engine, tell by events, and follow their attributes", async () => {
  const asked = [];
  const { page, problems, close } = await site.openPage({ path: "docs/embed-demo.html" });
  await page.waitForFunction(() => document.getElementById("element").board?.plies() === 1152);
  page.on("request", (request) => request.frame() === page.mainFrame() && asked.push(request.url()));
  const reported = await page.evaluate(
    async ([campaign, position]) => {
      const second = document.createElement("desert-fox-board");
      const heard = [];
      for (const type of ["ready", "changed", "error"])
        second.addEventListener(`desertfox-${type}`, ({ detail }) =>
          heard.push([detail.type, detail.kind ?? detail.code, detail.ply]),
        );
      second.setAttribute("record", campaign);
      second.setAttribute("ply", "2");
      document.querySelector("main").append(second);
      await second.board.ready;
      second.setAttribute("ply", "4");
      await second.board.load("d1.g.broken");
      await second.board.load(position);
      const link = second.board.link();
      second.remove();
      return { heard, link, left: second.board, children: second.shadowRoot.childElementCount };
    },
    [CAMPAIGN, POSITION],
  );
  assert.deepEqual(reported.heard, [
    ["ready", "game", 2],
    ["changed", "game", 4],
    ["error", "cut-short", undefined],
    ["ready", "position", 0],
  ]);
  assert.match(reported.link, /#d1\.p\./);
  assert.deepEqual([reported.left, reported.children], [null, 0]);
  assert.deepEqual(
    asked.filter((url) => /\.wasm|map\.json/.test(url)),
    [],
    "the second board loads no engine and no map",
  );
  assert.equal(
    await page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length,
    ),
    1,
  );
  assert.deepEqual(problems(), []);
  await close();
});

test("the element works on a website of another origin", async () => {
  const other = await startServer();
  const view = await site.openPage();
  const { page } = view;
  await page.goto(`${other.address}pkg/desert-fox/build.json`);
  await page.evaluate(
    ([module, record]) => {
      const script = Object.assign(document.createElement("script"), { type: "module", src: module });
      const board = document.createElement("desert-fox-board");
      board.setAttribute("record", record);
      board.setAttribute("ply", "5");
      document.body.replaceChildren(script, board);
    },
    [`${site.address}www/desert-fox.js`, CAMPAIGN],
  );
  await page.waitForSelector(".em[data-ply='5']");
  await page.waitForSelector(".em-stage[data-painted=all]");
  assert.equal(await page.$eval(".em", (node) => getComputedStyle(node).display), "flex", "with its own style");
  assert.ok((await page.getAttribute(".em-open", "href")).startsWith(`${site.address}index.html#d1.g.`));
  assert.deepEqual(view.pageErrors, []);
  await view.close();
  await other.close();
});

test("the query chooses paper and place, the game plays by itself to its end, and slower where little motion is wanted", async () => {
  const { page, problems, close } = await open(`embed.html?ply=248&theme=dark&side=axis&lang=xx#${CAMPAIGN}`, {
    reducedMotion: "reduce",
  });
  assert.equal(await page.$eval(".em", (node) => getComputedStyle(node).colorScheme), "dark");
  await page.clock.install();
  await page.click(".em-play");
  assert.equal(await page.getAttribute(".em-play", "aria-label"), "Pause");
  await page.clock.runFor(1500);
  assert.equal(await ply(page), 248, "not yet");
  await page.clock.runFor(4000);
  assert.equal(await ply(page), 250);
  assert.equal(await page.getAttribute(".em-play", "aria-label"), "Play");
  assert.deepEqual(
    await page.evaluate(() => [localStorage.length, sessionStorage.length]),
    [0, 0],
    "nothing is stored where it could be",
  );
  assert.deepEqual(problems(), []);
  await close();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 480 },
  { width: 320, height: 300 },
]) {
  layoutTest(`a board and its named keys fit a box of ${viewport.width} by ${viewport.height}`, async (fonts) => {
    const { page, problems, close } = await open(`embed.html#${CAMPAIGN}`, { fonts, viewport });
    assert.deepEqual(problems(), [], "before the check for accessibility, which brings styles of its own");
    assert.deepEqual(await axe(page), []);
    assert.ok(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
      ),
    );
    const names = await page.$$eval(".em button", (all) => all.map((one) => one.getAttribute("aria-label")));
    assert.deepEqual(names.slice(-5), ["First order", "Previous order", "Play", "Next order", "Last order"]);
    assert.ok((await page.locator(".em-last").boundingBox()).height >= 24);
    await close();
  });
}

test("a position is shown without keys for steps; an address with nothing to show says so", async () => {
  const { page, problems, close } = await open(`embed.html#${POSITION}`);
  assert.match(await page.textContent(".em-foot"), /A position on the map.*unit/s);
  assert.equal(await page.isVisible(".em-next"), false);
  await page.goto(`${site.address}embed.html?x`);
  await page.waitForSelector(READY);
  assert.match(await page.textContent("[role=alert]:not(#incomplete)"), /address contains no game/);
  await page.evaluate((hash) => (location.hash = hash), `#${CAMPAIGN}`);
  await page.waitForSelector(".em[data-ply='250']");
  assert.equal(await page.isVisible("[role=alert]:not(#incomplete)"), false);
  assert.deepEqual(problems(), []);
  await close();
});

test("a game with charts of one's own, which no board has, is named with them and with the way to the main site, as a turn or combat is", async () => {
  const wasm = await initWasm();
  const set = {
    format: "desert-fox-charts",
    schema: 1,
    name: "My charts",
    changes: [{ what: "movement/clear/motorized", new: "3" }],
  };
  const read = wasm.readCharts(JSON.stringify(set));
  const options = { scenario: "campaign", charts: read.changes, ownCharts: { name: read.name, check: read.check } };
  const charted = wasm.Game.begin({ options, dice: { kind: "seed", seed: "2a".repeat(16) } }).gameLink();
  const { page, problems, close } = await open(`embed.html#${charted}`, { viewport: { width: 390, height: 480 } });
  assert.match(
    await page.textContent("[role=alert]:not(#incomplete)"),
    new RegExp(`“My charts” \\(check ${read.check}\\).*main site can load their file`),
  );
  assert.equal(
    await page.getAttribute("[role=alert]:not(#incomplete) a", "href"),
    `${site.address}index.html#${charted}`,
  );
  assert.deepEqual(problems(), []);
  assert.deepEqual(await axe(page), []);
  await page.evaluate((hash) => (location.hash = hash), `#${CAMPAIGN}`);
  await page.waitForSelector(".em[data-ply='250']");
  await page.evaluate((hash) => (location.hash = hash), `#${COMBAT}`);
  await page.waitForSelector(".em-fault a");
  assert.equal(await page.getAttribute(".em-fault a", "href"), `${site.address}index.html#${COMBAT.replace(/^#/, "")}`);
  assert.equal(await page.isVisible(".em-next"), true, "what was shown stays");
  await close();
});

test("the wheel moves the page around a board, and with Ctrl it zooms the map", async () => {
  const { page, close } = await open(`embed.html#${CAMPAIGN}`);
  const wheel = (ctrlKey) =>
    page.$eval(
      ".em-stage",
      (stage, ctrlKey) =>
        stage.dispatchEvent(
          new WheelEvent("wheel", {
            deltaY: 100,
            ctrlKey,
            cancelable: true,
            bubbles: true,
            clientX: 200,
            clientY: 200,
          }),
        ),
      ctrlKey,
    );
  assert.equal(await wheel(false), true, "left to the page");
  assert.equal(await wheel(true), false, "taken by the map");
  await close();
});

test("a board starts with no more script than it needs", async () => {
  const { page, close } = await open(`embed.html#${CAMPAIGN}`);
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\/www\/.*\.js$/.test(name)),
  );
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(await readText(new URL(url).pathname.slice(1))).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total < 160_000, `${total} bytes of ${urls.length} scripts, compressed`);
  await close();
});
