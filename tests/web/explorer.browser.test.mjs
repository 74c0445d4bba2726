// The map of the referee: a position built by keys, what the rules say about it, and the link that carries it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { openExplorer, placeByKeys, pointOf, unitsByHex } from "./explorer-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const focused = (page) => page.evaluate(() => document.activeElement?.id);
const status = (page) => page.textContent("#ex-status");
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Two Axis units with a supply unit and the source behind them, and an enemy beside. */
async function meeting(page) {
  await placeByKeys(page, "22(2) armd", "L1313");
  await placeByKeys(page, "german msu", "L0703");
  await placeByKeys(page, "200 mtr", "L0805");
  await placeByKeys(page, "5/5 lt", "1312");
}

test("by keys alone: a position, its reach, its supply and an attack; the link opens the same position elsewhere", async () => {
  const { page, close, problems } = await openExplorer(site, CLIPBOARD);
  await meeting(page);
  assert.equal(await focused(page), "ex-search", "ready for the next counter");
  await page.focus("#ex-all-summary");
  await page.keyboard.press("Enter");
  const built = await unitsByHex(page);
  assert.deepEqual(built, {
    L0703: "German MSU (Axis)",
    L0805: "200 Mtrzd (Axis)",
    L1312: "5/5 Lt Armd (Axis)",
    L1313: "22(2) Armd (Commonwealth)",
  });

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.match(await page.textContent(":focus"), /L0805/);
  await page.keyboard.press("Enter");
  await page.locator("#ex-going-title", { hasText: "Moves of 200 Mtrzd" }).waitFor();
  assert.match(await page.textContent(".ex-allowance"), /^22 movement points, \d+ hexes in reach/);
  assert.equal(await page.getAttribute('.ex-supply [data-supply="general"]', "data-good"), "true");
  assert.match(await page.textContent(".ex-supply"), /General supply via (German MSU|L0701) \(\d+ of \d+\)/);

  await page.focus("#ex-goto");
  await page.keyboard.type("L1312");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.locator("#ex-going-title", { hasText: "5/5 Lt Armd" }).waitFor();
  assert.match(await page.textContent(".ex-allowance"), /^11 movement points/, "halved out of supply");
  assert.equal(await page.getAttribute('.ex-supply [data-supply="general"]', "data-good"), "false");
  await page.keyboard.press("ArrowLeft");
  assert.match(await page.textContent(".ex-way h3"), /^L1311: 2 of 11 movement points$/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.match(await page.textContent(".ex-way"), /L1313: not allowed.*8\.3/);
  assert.match(await page.textContent(".ex-line"), /L1313 · not allowed: .* · 22\(2\) Armd/);

  await page.focus('.ex-attack input[type="checkbox"]');
  await page.keyboard.press("Space");
  await page.locator("#ex-to-worksheet").waitFor();
  await page.focus("#ex-copy-link");
  await page.focus("#ref-menu-ex-copy");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#ex-status", { hasText: "Link copied" }).waitFor();
  const link = await clipboard(page);
  assert.match(link, /#d1\.p\.[\w-]+\.[0-9a-f]{8}$/);

  await page.focus("#ex-to-worksheet");
  await page.keyboard.press("Enter");
  await page.locator("#ref-status", { hasText: "from the map" }).waitFor();
  assert.ok(await page.isVisible("#ref-combat"));
  assert.ok(await page.isHidden("#ref-map"));
  const attackers = await page.locator(".ref-column-axis .ref-unit-name, .ref-unit-name").allTextContents();
  assert.ok(attackers.includes("5/5 Lt Armd") && attackers.includes("22(2) Armd"), attackers.join());
  assert.deepEqual(problems(), []);
  await close();

  const fresh = await openExplorer(site, { path: new URL(link).hash });
  await fresh.page.locator("#ex-status", { hasText: "position from the link" }).waitFor();
  assert.ok(await fresh.page.isVisible("#ref-map"));
  assert.deepEqual(await unitsByHex(fresh.page), built);
  assert.equal(new URL(fresh.page.url()).hash, "");
  assert.deepEqual(fresh.problems(), []);
  await fresh.close();
});

test("a counter is placed with the cursor, moved by the rules, moved on and brought back by undo", async () => {
  const { page, close, problems } = await openExplorer(site);
  await page.focus("#ex-search");
  await page.keyboard.type("recon");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("#ex-on-map").focus();
  await page.keyboard.press("Enter");
  for (const key of ["ArrowLeft", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.locator("#ex-status", { hasText: "placed in L2028" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.locator("#ex-go").waitFor();
  assert.match(await page.textContent(".ex-way h3"), /L2027/);
  await page.keyboard.press("Enter");
  await page.locator("#ex-status", { hasText: "moved to L2027" }).waitFor();
  assert.match(await page.textContent(".ex-unit"), /movement points spent this phase/);
  assert.equal(await page.getAttribute("#ex-phase", "aria-disabled"), null);
  await page.keyboard.press("Control+z");
  await page.locator("#ex-status", { hasText: "Undone" }).waitFor();
  await page.keyboard.press("Control+y");
  await page.locator("#ex-status", { hasText: "Redone" }).waitFor();
  assert.deepEqual(Object.keys(await unitsByHex(page)), ["L2027"]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await page.locator("#ex-status", { hasText: "Removed" }).waitFor();
  assert.deepEqual(await unitsByHex(page), {});
  assert.deepEqual(problems(), []);
  await close();
});

test("a hex that is none, and the sea, are refused at the field in a sentence", async () => {
  const { page, close } = await openExplorer(site);
  await page.fill("#ex-search", "armd");
  await page.press("#ex-search", "Enter");
  for (const [text, words] of [
    ["L9999", /is not a hex number or place/],
    ["L2803", /No unit can be in L2803/],
  ]) {
    await page.fill("#ex-hex", text);
    await page.press("#ex-hex", "Enter");
    await page.locator("#ex-hex-fault").waitFor();
    assert.match(await page.textContent("#ex-hex-fault"), words);
    assert.equal(await page.getAttribute("#ex-hex", "aria-invalid"), "true");
    assert.equal(await page.inputValue("#ex-hex"), text, "what was typed stays to be mended");
  }
  await page.fill("#ex-hex", "Tobruk");
  await page.press("#ex-hex", "Enter");
  await page.locator("#ex-status", { hasText: "placed in L2329 Tobruk" }).waitFor();
  await close();
});

test("overlays say in words what they draw, and the rules in force change the answers", async () => {
  const { page, close } = await openExplorer(site);
  await meeting(page);
  for (const overlay of ["zones-axis", "supply-axis", "stacking"]) await page.check(`#ex-overlay-${overlay}`);
  const said = await page.textContent("#ex-said");
  assert.match(said, /Axis: zones of control in \d+ hexes/);
  assert.match(said, /Axis, out of general supply: 5\/5 Lt Armd/);
  assert.match(said, /No hex over the limit of 6 stacking points/);
  await page.selectOption("#ex-preset", "sixAngles2006");
  await page.click("#ex-all-summary");
  assert.deepEqual(
    Object.keys(await unitsByHex(page)).sort(),
    ["0703", "0805", "1312", "1313"],
    "the numbers of that edition",
  );
  await page.click("#ex-undo");
  assert.deepEqual(Object.keys(await unitsByHex(page)), ["L0703", "L0805", "L1312", "L1313"]);
  await close();
});

test("an overrun asks what it needs, and its end can be taken over", async () => {
  const { page, close, problems } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L1312");
  await placeByKeys(page, "8/15", "L1312");
  await placeByKeys(page, "commonwealth dump", "L1313");
  await page.fill("#ex-goto", "L1312");
  await page.press("#ex-goto", "Enter");
  await page.keyboard.press("Enter");
  await page.click("#ex-stack-all");
  await page.click(".ex-attack .button-small");
  const dialog = page.locator("dialog.ex-overrun");
  await dialog.locator("text=Destroy or capture Commonwealth Dump").waitFor();
  await dialog.locator("button", { hasText: "Destroy it" }).click();
  await dialog.locator('[data-overrun="take"]').click();
  await page.locator("#ex-status", { hasText: "is overrun" }).waitFor();
  assert.deepEqual(await unitsByHex(page), { L1313: "5/5 Lt Armd (Axis); 8/15 Armd (Axis)" });
  await page.click("#ex-undo");
  assert.equal(Object.keys(await unitsByHex(page)).length, 2);
  assert.deepEqual(problems(), []);
  await close();
});

test("the mouse carries a counter from the tray, and from hex to hex; a second tap takes the next unit of a stack", async () => {
  const { page, close } = await openExplorer(site);
  const { x, y } = await pointOf(page, "L1312");
  const drag = async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  for (let n = 0; n < 2; n++) {
    const box = await page.locator("#ex-tray-0 .ex-grip").boundingBox();
    await drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x, y });
    await page.locator("#ex-status", { hasText: "placed in L1312" }).waitFor();
  }
  const [first, second] = (await unitsByHex(page)).L1312.split("; ");
  const chosen = () => page.locator(".ex-unit.is-chosen .check").allTextContents();
  assert.equal((await chosen()).length, 1);
  assert.ok(second.startsWith((await chosen())[0]));
  await page.mouse.click(x, y);
  assert.ok(first.startsWith((await chosen())[0]));
  await page.mouse.click(x, y);
  assert.equal((await chosen()).length, 2, "then both");
  const step = await page.evaluate(() => document.querySelector(".ex-stage").getBoundingClientRect().width / 8);
  await drag({ x, y }, { x: x - step, y });
  const hexes = Object.keys(await unitsByHex(page));
  assert.equal(hexes.length, 1);
  assert.notEqual(hexes[0], "L1312", "both went");
  assert.match(await status(page), /placed in/);
  await close();
});

test("the position is copied as text and as a picture of what is seen", async () => {
  const { page, close } = await openExplorer(site, CLIPBOARD);
  await meeting(page);
  await page.click("#ref-menu-ex-copy");
  await page.click("#ex-copy-text");
  await page.locator("#ex-status", { hasText: "Text copied" }).waitFor();
  const text = await clipboard(page);
  assert.match(
    text,
    /^Position on the Desert Fox map\. Rules: .*\n\nL0703: German MSU \(Axis\)\nL0805: 200 Mtrzd \(Axis\)\nL1312: 5\/5 Lt Armd \(Axis\)\nL1313: 22\(2\) Armd \(Commonwealth\)\n\nhttp.*#d1\.p\./,
  );
  await page.click("#ref-menu-ex-copy");
  await page.click("#ex-copy-picture");
  await page.locator("#ex-status", { hasText: /Picture (copied|saved)/ }).waitFor();
  const [width, height] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await item.getType("image/png"));
    return [picture.width, picture.height];
  });
  const seen = await page.evaluate(() => [
    document.querySelector(".ex-stage canvas").width,
    document.querySelector(".ex-stage canvas").height,
  ]);
  assert.deepEqual([width, height], seen);
  await close();
});

test("a forced march is followed by its dice, and a unit that fails is disrupted", async () => {
  const { page, close, problems } = await openExplorer(site);
  await placeByKeys(page, "5/5 lt", "L0808");
  await page.click("#ex-mode-forcedMarch");
  await page.click("#ex-fold-reached");
  await page.locator(".ex-list .ex-all-hex").last().click();
  await page.click("#ex-go");
  const dialog = page.locator("dialog.ex-dice");
  await dialog.locator("text=5/5 Lt Armd passes on").waitFor();
  await dialog.locator('[aria-label="Die 6"]').click();
  await page.locator("#ex-status", { hasText: /moved to .*Disrupted: 5\/5 Lt Armd/ }).waitFor();
  assert.match(Object.values(await unitsByHex(page))[0], /disrupted/);
  await page.click("#ex-undo");
  assert.deepEqual(await unitsByHex(page), { L0808: "5/5 Lt Armd (Axis)" });
  assert.deepEqual(problems(), []);
  await close();
});

test("the counters go with the map, however far it is moved", async () => {
  const { page, close } = await openExplorer(site);
  for (const hex of ["L1327", "L1330", "L1227"]) await placeByKeys(page, "7 ", hex);
  const { x, y } = await pointOf(page, "L1326");
  await page.keyboard.press("Escape");
  // The darkest point of a counter's frame, found anew in the picture of the whole stage.
  const shown = async () => {
    await page.waitForFunction(() => {
      const [, pieces] = document.querySelectorAll(".ex-stage canvas");
      return !pieces.hidden;
    });
    return page.evaluate(async () => {
      const [, pieces] = document.querySelectorAll(".ex-stage canvas");
      const [from, at] = [pieces.parentElement.getBoundingClientRect(), pieces.getBoundingClientRect()];
      const { data, width, height } = pieces.getContext("2d").getImageData(0, 0, pieces.width, pieces.height);
      let [left, top] = [Infinity, Infinity];
      for (let i = 3; i < data.length; i += 4) {
        if (data[i] < 250) continue;
        left = Math.min(left, ((i >> 2) % width) * (at.width / width));
        top = Math.min(top, Math.floor((i >> 2) / width) * (at.height / height));
      }
      return [at.left - from.left + left, at.top - from.top + top].map(Math.round);
    });
  };
  const frames = () =>
    page.waitForFunction(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
    );
  /** Where they are once the map has come to rest: the same in two looks. */
  const atRest = async () => {
    for (let last = ""; ; ) {
      const now = await shown();
      if (String(now) === last) return now;
      last = String(now);
      await frames();
    }
  };
  const before = await atRest();
  await page.mouse.move(x, y - 100);
  await page.mouse.down();
  for (const [dx, dy] of [
    [40, 10],
    [90, 30],
    [230, 60],
    [60, 20],
  ]) {
    await page.mouse.move(x + dx, y - 100 + dy, { steps: 3 });
    await frames();
  }
  await page.mouse.up();
  const after = await atRest();
  assert.ok(Math.abs(after[0] - before[0] - 60) <= 8 && Math.abs(after[1] - before[1] - 20) <= 8, `${before} ${after}`);
  await close();
});
