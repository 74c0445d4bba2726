// The board of a game in Chromium: what is drawn for each state and overlay, piles that spread, keys, touch, the
// minimap.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const PAINTED = "#stage[data-painted=all]";
const STACK = "L0702";

async function open(options = {}) {
  const view = await site.openPage({ path: "tests/web/board-demo.html", waitFor: "html[data-ready]", ...options });
  await view.page.waitForSelector(PAINTED);
  return view;
}

/** Brings a hex to the middle of the stage, at a scale, and gives its point on the page. */
async function goTo(page, hex, scale = 44) {
  await page.evaluate(
    ([hex, scale]) => {
      const { board, parseHex } = globalThis;
      board.zoomBy(scale / board.view.scale);
      board.goTo(parseHex(hex));
      board.zoomBy(scale / board.view.scale);
    },
    [hex, scale],
  );
  await settled(page);
  return pointOf(page, hex);
}

const settled = async (page) => {
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  await page.waitForSelector(PAINTED);
};

const pointOf = (page, hex) =>
  page.evaluate(async (hex) => {
    const { centre } = await import("/www/games/desert-fox/geometry.ts");
    const box = document.querySelector("#stage").getBoundingClientRect();
    const [x, y] = globalThis.board.view.toScreen(...centre(globalThis.parseHex(hex)));
    return { x: box.left + x, y: box.top + y };
  }, hex);

/** Where the counters of the spread pile lie on the page. */
const spread = (page) =>
  page.evaluate(async () => {
    const { fanOut } = await import("/www/board/stacks.ts");
    const { board } = globalThis;
    const box = document.querySelector("#stage").getBoundingClientRect();
    const pile = board.piles().find(({ hex }) => hex === board.fanned());
    if (!pile) return null;
    const at = ({ x, y, size }) => ({ x: box.left + x + size / 2, y: box.top + y + size / 2 });
    const fan = fanOut(pile.pieces.length, pile.hex, board.view);
    return { ids: pile.pieces.map(({ id }) => id).toReversed(), slots: fan.slots.map(at), all: at(fan.all) };
  });

/** Keeps what the stage tells; `told()` reads it. */
async function listen(page) {
  await page.evaluate(() => {
    globalThis.reported = [];
    for (const type of ["unitpick", "hexpick"])
      document
        .querySelector("#stage")
        .addEventListener(type, ({ detail }) => globalThis.reported.push({ type, ...detail }));
  });
  return () => page.evaluate(() => globalThis.reported.splice(0));
}

test("each state of a counter is seen, at every size, on counters of both sides", async () => {
  const { page, problems, close } = await open();
  const unseen = await page.evaluate(async () => {
    const { paintCounter } = await import("/www/games/desert-fox/art/counter-face.ts");
    const p = globalThis.board.palette();
    const bytes = (counter, size) => {
      const c = Object.assign(document.createElement("canvas"), { width: size, height: size }).getContext("2d");
      paintCounter(c, size, p, 1, counter);
      return c.getImageData(0, 0, size, size).data;
    };
    const differs = (a, b) => {
      let n = 0;
      for (let i = 0; i < a.length; i += 4)
        if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 90) n++;
      return n;
    };
    const unseen = [];
    for (const side of ["axis", "commonwealth"]) {
      const nation = side === "axis" ? "italian" : side;
      const plain = {
        id: "",
        side,
        nation,
        kind: "infantry",
        size: "brigade",
        name: "Test",
        values: "4-2-10",
        brief: "4-2",
      };
      const marks = ["depleted", "disrupted", "noGeneral", "moved", "captured"];
      for (const [size, list] of [
        [24, marks],
        [60, [...marks, "noCombat", "emergency", "fought"]],
        [120, [...marks, "noCombat", "emergency", "fought"]],
      ]) {
        const pictures = list.map((mark) => [mark, bytes({ ...plain, marks: [mark] }, size)]);
        const base = bytes(plain, size);
        for (const [mark, picture] of pictures)
          if (differs(base, picture) < size / 4) unseen.push(`${side} ${mark} at ${size}`);
        pictures.forEach(([a, one], i) =>
          pictures
            .slice(i + 1)
            .forEach(([b, two]) => differs(one, two) < size / 6 && unseen.push(`${side} ${a} like ${b} at ${size}`)),
        );
      }
    }
    return unseen;
  });
  assert.deepEqual(unseen, []);
  assert.deepEqual(problems(), []);
  await close();
});

test("sides differ by shape: the corners of a Commonwealth counter are round", async () => {
  const { page, close } = await open();
  const corners = await page.evaluate(async () => {
    const { paintCounter } = await import("/www/games/desert-fox/art/counter-face.ts");
    return ["axis", "commonwealth"].map((side) => {
      const c = Object.assign(document.createElement("canvas"), { width: 60, height: 60 }).getContext("2d");
      paintCounter(c, 60, globalThis.board.palette(), 1, {
        id: "",
        side,
        nation: side === "axis" ? "german" : side,
        kind: "armor",
        name: "",
        values: "1-1-1",
      });
      return c.getImageData(3, 3, 1, 1).data[3];
    });
  });
  assert.deepEqual(corners, [255, 0]);
  await close();
});

test("every overlay is seen on the map, and away again leaves it as it was", async () => {
  const { page, close } = await open();
  await goTo(page, "L1015", 40);
  const picture = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.board.picture().toDataURL()))),
        ),
    );
  const before = await picture();
  const names = await page.evaluate(() => {
    const [a, b, c] = ["L1014", "L1015", "L1016"].map(globalThis.parseHex);
    globalThis.samples = {
      reach: { start: a, hexes: [{ hex: b, cost: 3 }], forced: [{ hex: c, cost: 4 }] },
      zones: { axis: [a], commonwealth: [b] },
      supply: [{ side: "axis", hexes: [a, b], sources: [a] }],
      lines: [{ hexes: [a, b, c], side: "axis", cut: c }],
      goals: [{ hex: b, text: "5" }],
      moves: [{ hexes: [a, b], side: "axis" }],
      retreat: { from: a, open: [b], barred: [c] },
      attacks: [{ from: [a], to: b, text: "3:1", side: "axis" }],
      targets: [{ hex: b }],
      choices: [c],
      markers: [{ kind: "fort", hex: b, level: 2, side: "axis" }],
    };
    return Object.keys(globalThis.samples);
  });
  for (const name of names) {
    await page.evaluate((name) => globalThis.board.show(name, globalThis.samples[name]), name);
    assert.notEqual(await picture(), before, name);
    await page.evaluate((name) => globalThis.board.show(name, null), name);
    assert.equal(await picture(), before, name);
  }
  await close();
});

test("a click spreads a pile; a click on a counter, with Shift and on the place of all, tells whom", async () => {
  const { page, close } = await open();
  const reported = await listen(page);
  const at = await goTo(page, STACK);
  await page.mouse.click(at.x, at.y);
  const fan = await spread(page);
  assert.equal(fan.ids.length, 6);
  assert.deepEqual(
    (await reported()).map(({ type, via }) => [type, via]),
    [["hexpick", "pointer"]],
  );
  await page.mouse.click(fan.slots[3].x, fan.slots[3].y);
  await page.keyboard.down("Shift");
  await page.mouse.click(fan.slots[4].x, fan.slots[4].y);
  await page.keyboard.up("Shift");
  await page.mouse.click(fan.all.x, fan.all.y);
  assert.deepEqual(
    (await reported()).map(({ type, ids, add }) => [type, ids, add]),
    [
      ["unitpick", [fan.ids[3]], false],
      ["unitpick", [fan.ids[4]], true],
      ["unitpick", fan.ids, false],
    ],
  );
  await page.evaluate((id) => globalThis.board.choose([id]), fan.ids[3]);
  const under = await page.evaluate(({ x, y }) => globalThis.board.unitUnder(x, y), fan.slots[3]);
  assert.equal(under.id, fan.ids[3]);
  await page.mouse.click(at.x + 260, at.y);
  assert.equal(await spread(page), null, "a click elsewhere closes it");
  await close();
});

test("a pile spreads while the pointer rests on it, and closes when it leaves", async () => {
  const { page, close } = await open();
  const at = await goTo(page, STACK);
  await page.mouse.move(at.x + 200, at.y + 60);
  await page.mouse.move(at.x + 2, at.y);
  await page.waitForFunction(() => globalThis.board.fanned() >= 0);
  const fan = await spread(page);
  await page.mouse.move(fan.slots[1].x, fan.slots[1].y);
  assert.notEqual(await page.evaluate(() => globalThis.board.fanned()), -1);
  await page.mouse.move(at.x + 300, at.y + 60);
  await page.waitForFunction(() => globalThis.board.fanned() < 0);
  await close();
});

test("by keys: spread, step through the units, take one or all, close; each step is said", async () => {
  const { page, close } = await open();
  const reported = await listen(page);
  await goTo(page, STACK);
  await page.focus(".board-grid");
  assert.match(
    await page.textContent(".board-grid [aria-selected=true]"),
    /L0702.*Axis: 6 units, strength 11.*5\/5 Lt Armd/,
  );
  await page.keyboard.press(".");
  await page.waitForFunction(() =>
    /5\/5 Lt Armd, German armor, 7-1-22; 1 of 6/.test(document.querySelector("#board-live").textContent),
  );
  await page.keyboard.press("End");
  await page.waitForFunction(() => /all 6 units/.test(document.querySelector("#board-live").textContent));
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => /MSU № 2; 6 of 6/.test(document.querySelector("#board-live").textContent));
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Enter");
  const picks = await reported();
  assert.deepEqual(
    picks.map(({ ids, add, via }) => [ids.length, add, via]),
    [
      [1, false, "keyboard"],
      [6, true, "keyboard"],
    ],
  );
  assert.deepEqual(picks[0].ids, ["axis-supply-02"]);
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => globalThis.board.fanned()), -1);
  await page.keyboard.press("Enter");
  assert.deepEqual(
    (await reported()).map(({ type }) => type),
    ["hexpick"],
  );
  assert.notEqual(await page.evaluate(() => globalThis.board.fanned()), -1, "Enter on a pile spreads it");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => globalThis.board.fanned()), -1, "the cursor went on");
  await close();
});

test("by touch on a phone: a tap spreads, the next takes a counter as large as a finger", async () => {
  const { page, close } = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 3,
  });
  const reported = await listen(page);
  const at = await goTo(page, STACK, 30);
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForFunction(() => globalThis.board.fanned() >= 0);
  const fan = await spread(page);
  for (const { x } of fan.slots) assert.ok(x > 22 && x < 338);
  await page.touchscreen.tap(fan.slots[0].x, fan.slots[0].y);
  const picks = (await reported()).filter(({ type }) => type === "unitpick");
  assert.deepEqual(
    picks.map(({ ids }) => ids),
    [["5-5lt"]],
  );
  await close();
});

for (const ratio of [1, 2, 3]) {
  test(`the counters are as sharp as the screen at ${ratio} device pixels`, async () => {
    const { page, close } = await open({ viewport: { width: 390, height: 700 }, deviceScaleFactor: ratio });
    const [device, css] = await page.evaluate(() => {
      const canvas = document.querySelectorAll("#stage .board-canvas")[1];
      return [canvas.width, canvas.getBoundingClientRect().width];
    });
    assert.ok(Math.abs(device - css * ratio) <= ratio, `${device} for ${css}`);
    await close();
  });
}

test("the way under the pointer shows above all, and its overlay speaks of the hexes", async () => {
  const { page, close } = await open();
  await goTo(page, "L1015", 50);
  const top = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.querySelectorAll("#stage .board-canvas")[2].toDataURL())),
          ),
        ),
    );
  const before = await top();
  await page.evaluate(() =>
    globalThis.board.setPath({
      hexes: ["L1013", "L1014", "L1015", "L1016"].map(globalThis.parseHex),
      costs: [0, 1, 2.5, 5],
      forcedFrom: 3,
    }),
  );
  assert.notEqual(await top(), before);
  await page.evaluate(() => globalThis.board.setPath(null));
  assert.equal(await top(), before);
  const said = await page.evaluate(() => {
    const { board, counters, lang, parseHex } = globalThis;
    board.show("reach", { start: parseHex("L1014"), hexes: [{ hex: parseHex("L1015"), cost: 2.5 }] });
    return counters.spokenOverlays(board.overlaysAt(parseHex("L1015")), lang);
  });
  assert.deepEqual(said, ["in reach for 2½"]);
  await close();
});

test("the minimap shows the part seen, and takes the reader elsewhere by click, drag and keys", async () => {
  const { page, close } = await open();
  await goTo(page, "L1015", 60);
  const seen = () =>
    page.evaluate(() => [globalThis.board.view.x, globalThis.board.view.y, globalThis.board.view.scale]);
  const box = await page.locator(".minimap").boundingBox();
  const hash = () => page.evaluate(() => document.querySelector(".minimap-canvas").toDataURL());
  const first = await hash();
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.5);
  await settled(page);
  const [x] = await seen();
  assert.ok(x > 45 && x < 54, String(x));
  assert.notEqual(await hash(), first);
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
  assert.ok((await seen())[0] < 22);
  await page.focus(".minimap");
  const [before, , scale] = await seen();
  await page.keyboard.press("ArrowRight");
  assert.ok((await seen())[0] > before + 3);
  await page.keyboard.press("+");
  assert.ok((await seen())[2] > scale);
  await page.keyboard.press("Home");
  assert.ok((await seen())[2] < 20);
  await close();
});

test("each sample of the legend is drawn, and axe finds nothing", async () => {
  const { page, problems, close } = await open();
  await page.click(".game-legend summary");
  await settled(page);
  const empty = await page.evaluate(() =>
    [...document.querySelectorAll(".game-legend li")]
      .filter((row) => {
        const canvas = row.querySelector("canvas");
        return !canvas
          .getContext("2d")
          .getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value, i) => i % 4 === 3 && value > 0);
      })
      .map((row) => row.textContent),
  );
  assert.deepEqual(empty, []);
  const texts = await page.locator(".game-legend li").allTextContents();
  assert.ok(texts.length > 30 && texts.every((text) => !/^board\./.test(text)));
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(problems(), []);
  await close();
});
