import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";

const READY = "html[data-ready=true]";
const PAINTED = ".stage[data-painted=all]";
const TABS = ["map", "play", "referee", "rules"];

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (options = {}) => site.openPage({ waitFor: READY, ...options });

/** Reads the colour of the painted sheet under a point of the stage. */
const colourAt = (page, x, y) =>
  page.evaluate(
    ([px, py]) => {
      const canvas = document.querySelector(".stage canvas");
      const ratio = canvas.width / canvas.clientWidth;
      return [...canvas.getContext("2d").getImageData(px * ratio, py * ratio, 1, 1).data].slice(0, 3);
    },
    [x, y],
  );

async function goTo(page, text) {
  await page.fill("#go-to", text);
  await page.press("#go-to", "Enter");
}
const heading = (page) => page.textContent(".hex-card h3");

test("tabs are chosen by click and by arrow keys, and the choice outlives a reload", async () => {
  const { page, close } = await open();
  for (const name of TABS) assert.equal(await page.isVisible(`#${name}`), name === "map");
  await page.focus("#tab-map");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.getAttribute("#tab-play", "aria-selected"), "true");
  await page.keyboard.press("End");
  assert.ok(await page.isVisible("#rules"));
  assert.equal(await page.evaluate(() => document.activeElement.id), "tab-rules");
  assert.equal(new URL(page.url()).hash, "#rules");
  await page.reload();
  await page.waitForSelector(READY);
  assert.ok(await page.isVisible("#rules"));
  await close();
});

test("the map paints itself: sea is blue, desert is sand", async () => {
  const { page, close } = await open();
  await page.waitForSelector(PAINTED);
  const box = await page.locator(".stage").boundingBox();
  const [sr, , sb] = await colourAt(page, box.width * 0.75, box.height * 0.3);
  assert.ok(sb > sr + 15, `sea ${sr} ${sb}`);
  const [lr, , lb] = await colourAt(page, box.width * 0.4, box.height * 0.68);
  assert.ok(lr > lb + 30, `sand ${lr} ${lb}`);
  await close();
});

test("the pointer names the hex with both numbers, terrain and where that is known from", async () => {
  const { page, close } = await open();
  await goTo(page, "Tobruk");
  await page.waitForSelector(PAINTED);
  const box = await page.locator(".stage").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  assert.match(await heading(page), /L2329 Tobruk/);
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2);
  assert.doesNotMatch(await heading(page), /L2329/);
  await goTo(page, "2136");
  const card = await page.textContent(".hex-card");
  assert.match(card, /E2104 Bardia/);
  assert.match(card, /Six Angles 2136/);
  assert.match(card, /City, coastal/);
  assert.match(card, /all sea to the north/);
  assert.equal(await page.getAttribute(".hex-card [data-provenance]", "data-provenance"), "reconstructed");
  await goTo(page, "E1021");
  assert.match(await page.textContent(".hex-card"), /Marsh.*reconstructed.*transcribed as rough/);
  await goTo(page, "L1107");
  assert.equal(await page.getAttribute(".hex-card [data-provenance]", "data-provenance"), "transcribed");
  await close();
});

test("the map is walked by keyboard, told politely, and pinned with Enter", async () => {
  const { page, close } = await open();
  await goTo(page, "L2329");
  const cursor = () => page.textContent(".board-grid [aria-selected=true]");
  assert.match(await cursor(), /^L2329, Tobruk, City/);
  const steps = [
    ["ArrowRight", "L2330"],
    ["ArrowLeft", "L2329"],
    ["q", "L2428"],
    ["d", "L2329"],
    ["e", "L2429"],
    ["a", "L2329"],
    ["ArrowUp", "L2429"],
    ["ArrowDown", "L2329"],
    ["End", "E2334"],
    ["Home", "L2301"],
  ];
  for (const [key, id] of steps) {
    await page.keyboard.press(key);
    assert.match(await cursor(), new RegExp(`^${id}\\b`), key);
    assert.match(await heading(page), new RegExp(`^${id}\\b`), key);
  }
  await page.waitForFunction(() => document.querySelector("#board-live").textContent.startsWith("L2301"));
  assert.equal((await page.locator(".board-grid [role=gridcell]").count()) <= 49, true);
  const active = await page.getAttribute(".board-grid", "aria-activedescendant");
  assert.equal(await page.locator(`#${active}`).count(), 1);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /pinned/.test(document.querySelector("#board-live").textContent));
  assert.ok(await page.isVisible(".hex-card button"));
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".hex-card button").count(), 0);
  await page.keyboard.press("g");
  assert.equal(await page.evaluate(() => document.activeElement.id), "go-to");
  await close();
});

test("an unknown hex is refused in a sentence at the field", async () => {
  const { page, close } = await open();
  await goTo(page, "L9999");
  assert.match(await page.textContent("#go-to-error"), /L9999.*is not a hex number or place/);
  assert.equal(await page.getAttribute("#go-to", "aria-invalid"), "true");
  await goTo(page, "Siwa");
  assert.equal(await page.isVisible("#go-to-error"), false);
  await close();
});

test("the wheel zooms about the pointer, dragging moves the map, 0 shows all of it", async () => {
  const { page, close } = await open();
  await page.waitForSelector(PAINTED);
  const box = await page.locator(".stage").boundingBox();
  const [x, y] = [box.x + box.width * 0.52, box.y + box.height * 0.4];
  const scale = () => page.textContent(".scale-bar-text");
  const before = await scale();
  await page.mouse.move(x, y);
  const wheel = async (times) => {
    for (let i = 0; i < times; i++) await page.mouse.wheel(0, -200);
  };
  await wheel(2);
  await page.waitForTimeout(250);
  const under = await heading(page);
  await wheel(4);
  await page.waitForTimeout(250);
  await page.waitForSelector(PAINTED);
  assert.notEqual(await scale(), before);
  assert.equal(await heading(page), under);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 2);
  assert.equal(await page.locator(".stage.is-dragging").count(), 0);
  await page.mouse.move(x + 160, y + 20, { steps: 4 });
  assert.equal(await page.locator(".stage.is-dragging").count(), 1);
  await page.mouse.up();
  await page.mouse.move(x, y);
  assert.notEqual(await heading(page), under);
  assert.equal(await page.locator(".hex-card button").count(), 0, "a drag does not pin");
  await page.focus(".board-grid");
  await page.keyboard.press("0");
  await page.waitForTimeout(250);
  await page.waitForSelector(PAINTED);
  assert.equal(await scale(), before);
  await close();
});

test("two fingers pinch, a double tap zooms", async () => {
  const { page, close } = await open({ viewport: { width: 400, height: 800 }, hasTouch: true });
  await page.waitForSelector(PAINTED);
  const before = await page.evaluate(
    () => document.querySelector(".scale-bar-line").style.width + document.querySelector(".scale-bar-text").textContent,
  );
  const state = () =>
    page.evaluate(
      () =>
        document.querySelector(".scale-bar-line").style.width + document.querySelector(".scale-bar-text").textContent,
    );
  await page.evaluate(() => {
    const stage = document.querySelector(".stage");
    const box = stage.getBoundingClientRect();
    const send = (type, id, x) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          pointerId: id,
          pointerType: "touch",
          bubbles: true,
          button: 0,
          clientX: box.left + x,
          clientY: box.top + 150,
        }),
      );
    stage.setPointerCapture = () => {};
    send("pointerdown", 11, 150);
    send("pointerdown", 12, 200);
    for (let i = 1; i <= 10; i++) {
      send("pointermove", 11, 150 - i * 6);
      send("pointermove", 12, 200 + i * 6);
    }
    send("pointerup", 11, 90);
    send("pointerup", 12, 260);
  });
  await page.waitForTimeout(250);
  const pinched = await state();
  assert.notEqual(pinched, before);
  await page.locator(".stage").evaluate((stage) => stage.scrollIntoView({ block: "start" }));
  const box = await page.locator(".stage").boundingBox();
  await page.touchscreen.tap(box.x + 120, box.y + 120);
  await page.touchscreen.tap(box.x + 120, box.y + 120);
  await page.waitForTimeout(250);
  assert.notEqual(await state(), pinched);
  await close();
});

test("paper follows the system, can be chosen, and stays chosen", async () => {
  const { page, close } = await open({ colorScheme: "dark" });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.click("[data-paper=light]");
  const light = await paper();
  assert.notEqual(light, dark);
  await page.waitForSelector(PAINTED);
  await page.reload();
  await page.waitForSelector(READY);
  assert.equal(await paper(), light);
  assert.equal(await page.getAttribute("[data-paper=light][role=radio]", "aria-checked"), "true");
  await page.focus("[role=radio][aria-checked=true]");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await paper(), dark);
  await close();
});

test("rulings are searched by number and word, filtered, and linked", async () => {
  const { page, close } = await open({ path: "#R017" });
  await page.waitForSelector("#R017.is-target");
  assert.ok(await page.isVisible("#rules"));
  const shown = () => page.locator(".rules-table tbody tr:visible").count();
  const all = await shown();
  assert.ok(all >= 170);
  await page.fill("#rules-search", "11.4");
  const some = await shown();
  assert.ok(some > 0 && some < all);
  assert.ok(await page.isVisible("#R017"));
  assert.match(await page.textContent(".rules-count"), new RegExp(`^${some} rulings? of ${all}`));
  await page.fill("#rules-search", "r017");
  assert.equal(await shown(), 1);
  assert.match(await page.textContent("#R017 .rules-switch"), /Combined arms/);
  await page.fill("#rules-search", "zzzz");
  assert.equal(await shown(), 0);
  assert.ok(await page.isVisible("#rules .notice"));
  await page.fill("#rules-search", "");
  for (const state of ["missing", "implemented"])
    assert.equal(await page.locator(`#rules-state option[value=${state}]`).count(), 0, "every ruling is tested");
  await page.fill("#rules-search", "r017");
  await page.evaluate(() => (location.hash = "#R018"));
  await page.waitForSelector("#R018.is-target:visible");
  await close();
});

layoutTest("a case number shows its ruling on hover, focus and tap, and Escape closes it", async (fonts) => {
  const { page, close } = await open({ fonts, viewport: { width: 360, height: 700 }, sources: true });
  await page.evaluate(async () => {
    const [{ caseTip }, { FILES, loadLang }, { loadLedger }, { GAME }] = await Promise.all([
      import("/www/worksheet/case-tip.ts"),
      import("/www/lang/lang.ts"),
      import("/www/shell/ledger.ts"),
      import("/www/games/desert-fox/game.ts"),
    ]);
    const lang = await loadLang("en", [...FILES, ...GAME.texts.page, ...GAME.texts.rules]);
    const app = { game: GAME, lang, ledger: loadLedger(GAME.loadRulings), tabs: { show() {} } };
    const line = document.createElement("p");
    line.id = "tips";
    line.style.textAlign = "right";
    line.append(caseTip("11.4", ["R017"], app), " ", caseTip("99.9", [], app));
    document.querySelector("main").prepend(line);
  });
  const [tip, empty] = [page.locator("#tips .case-tip").first(), page.locator("#tips .case-tip").last()];
  const popover = page.locator(".popover");
  await tip.hover();
  await popover.getByText("R017").waitFor();
  const box = await popover.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 360, "not clipped");
  assert.match(await popover.textContent(), /Published errata/);
  assert.deepEqual(await axe(page, "#tips"), []);
  await page.keyboard.press("Escape");
  assert.equal(await popover.count(), 0);
  await page.mouse.move(5, 600);
  await tip.focus();
  await popover.getByText("R017").waitFor();
  assert.equal(await tip.getAttribute("aria-expanded"), "true");
  await page.keyboard.press("Tab");
  assert.ok(
    await page.evaluate(() => document.activeElement.closest(".popover") !== null),
    "its button is reached by Tab",
  );
  await page.keyboard.press("Escape");
  assert.equal(await popover.count(), 0);
  await empty.click();
  await popover.getByText("No ruling changes this case").waitFor();
  await page.mouse.click(5, 600);
  assert.equal(await popover.count(), 0);
  await close();
});

for (const scheme of ["light", "dark"]) {
  longTest(`no serious finding of axe on any tab, ${scheme} paper`, async () => {
    const { page, close, problems } = await open({ colorScheme: scheme });
    for (const name of TABS) {
      await page.click(`#tab-${name}`);
      assert.deepEqual(await axe(page), [], name);
    }
    assert.deepEqual(problems(), []);
    await close();
  });
}

layoutTest("nothing overflows sideways from 360 px to 4K", async (fonts) => {
  for (const width of [320, 360, 390, 412, 430, 480, 600, 768, 1280, 2560, 3840]) {
    const { page, close } = await open({ fonts, viewport: { width, height: 800 } });
    for (const name of TABS) {
      await page.click(`#tab-${name}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${name} at ${width}: ${wide} px too wide`);
    }
    await close();
  }
});

test("the map and the rules work without the engine, and a sentence says so", async () => {
  const { page, context, close } = await site.openPage();
  await context.route("**/desert_fox_bg.wasm*", (route) => route.abort());
  await page.reload();
  await page.waitForSelector(READY);
  await page.waitForSelector(PAINTED);
  await page.click("#tab-referee");
  await page.locator("#referee", { hasText: "engine could not start" }).waitFor();
  await page.click("#tab-rules");
  await page.waitForSelector("#R001");
  await close();
});

test("denied storage is said, and nothing breaks", async () => {
  const { page, context, close, pageErrors } = await site.openPage();
  await context.addInitScript(() =>
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.reload();
  await page.waitForSelector(READY);
  assert.match(await page.textContent("#status-storage"), /blocks storage/);
  await page.click("[data-paper=dark]");
  await page.click("#tab-rules");
  assert.deepEqual(pageErrors, []);
  await close();
});

test("the page is ready before the map explorer is fetched, which then comes by itself", async () => {
  const { page, close } = await site.openPage({ waitFor: READY, savesData: false });
  const explorer = () =>
    performance.getEntriesByType("resource").filter(({ name }) => name.includes("explorer-explorer"));
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("explorer-explorer.js")),
  );
  const ready = await page.evaluate(() => performance.getEntriesByName("ready")[0].startTime);
  const starts = await page.evaluate(`(${explorer})().map(({ startTime }) => startTime)`);
  assert.ok(starts.length > 0 && starts.every((start) => start >= ready), `${ready}: ${starts}`);
  await close();
});

test("to a reader who saves data the map explorer comes when it is opened, and not before", async () => {
  const { page, close, problems } = await site.openPage({ waitFor: READY, savesData: true });
  const fetched = (part) =>
    page.evaluate((part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)), part);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("offline-offline.js")),
  );
  assert.equal(await fetched("explorer-explorer"), false);
  await page.click("#tab-referee");
  await page.click("#ref-mode-map");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("explorer-explorer.js")),
  );
  assert.deepEqual(problems(), []);
  await close();
});
