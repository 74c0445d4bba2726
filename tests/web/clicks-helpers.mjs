// A player with a mouse whose every press of a button is counted; looking at the page and moving the mouse are free.

import * as desertFox from "../../www/games/desert-fox/geometry.ts";

/** Runs in the page before its scripts: which hex is under the pointer, and how large the hexes are. */
export function watchMap() {
  globalThis.seen = { hex: -1, scale: 0 };
  document.addEventListener("hexhover", ({ detail }) => (globalThis.seen.hex = detail.hex), true);
  document.addEventListener("viewchange", ({ detail }) => (globalThis.seen.scale = detail.scale), true);
}

/** @param {import("playwright-core").Page} page @param {typeof desertFox} [geometry] of the game's map */
export function createHand(page, { centre, parseHex } = desertFox) {
  const log = [];
  const stage = page.locator(".pl-stage");
  const count = (what, n = 1) => log.push(...Array(n).fill(what));

  /** The point of the window where a hex is, null if it is not on the screen; found as a hand does, by moving there. */
  async function find(hex) {
    const box = await stage.boundingBox();
    const inside = ([x, y]) =>
      x > box.x + 8 && y > box.y + 8 && x < box.x + box.width - 8 && y < box.y + box.height - 8;
    const [tx, ty] = centre(parseHex(hex));
    let at = [box.x + box.width / 2, box.y + box.height / 2];
    for (let n = 0; n < 8; n++) {
      await page.mouse.move(...at);
      const { hex: under, scale } = await page.evaluate(() => globalThis.seen);
      if (under === parseHex(hex)) return at;
      if (under < 0) return null;
      const [x, y] = centre(under);
      at = [at[0] + (tx - x) * scale, at[1] + (ty - y) * scale];
      if (!inside(at)) return null;
    }
    return null;
  }

  /** A point near the middle of the map without a counter, so that the map is dragged and not a unit. */
  async function emptyPlace(box) {
    for (const [x, y] of [0, 0.05, -0.05, 0.1, -0.1].flatMap((dx) => [0, 0.06, -0.06, 0.12].map((dy) => [dx, dy]))) {
      const at = [box.x + box.width * (0.5 + x), box.y + box.height * (0.5 + y)];
      await page.mouse.move(...at);
      const line = await page.textContent(".ex-stage-bar .pl-line, .ex-stage-bar p");
      if (line && !line.includes("·")) return at;
    }
    throw new Error("counters everywhere");
  }

  /** Drags the map until a hex is on the screen, well inside it. */
  async function bring(hex) {
    for (let n = 0; n < 4; n++) {
      const at = await find(hex);
      if (at) return at;
      const box = await stage.boundingBox();
      const grip = await emptyPlace(box);
      const { hex: under, scale } = await page.evaluate(() => globalThis.seen);
      const [from, to] = [centre(under), centre(parseHex(hex))];
      const pull = (delta, length) => Math.max(-length * 0.45, Math.min(length * 0.45, -delta * scale));
      count(`drag the map to ${hex}`);
      await page.mouse.down();
      await page.mouse.move(grip[0] + pull(to[0] - from[0], box.width), grip[1] + pull(to[1] - from[1], box.height), {
        steps: 5,
      });
      await page.mouse.up();
    }
    throw new Error(`${hex} cannot be brought to the screen`);
  }

  /** @param {import("playwright-core").Locator} target @param {string} what */
  async function press(target, what) {
    count(what);
    await target.click();
  }

  return {
    log,
    click: (selector) => press(page.locator(selector).first(), `click ${selector}`),
    press,
    /** The point of the window where a hex is, null if it is not on the screen. @param {string} hex */
    find,
    /** The point of the window where a hex is, brought to the screen where it is not. @param {string} hex */
    point: bring,
    /** @param {string} hex @param {boolean} [add] with Shift: the units go there though another stack is there */
    async hex(hex, add = false) {
      const at = await bring(hex);
      count(`click ${hex}`);
      if (add) await page.keyboard.down("Shift");
      await page.mouse.click(...at);
      if (add) await page.keyboard.up("Shift");
    },
    /** A whole stack, drawn to another hex with Shift. @param {string} from @param {string} to */
    async draw(from, to) {
      const end = await bring(to);
      const start = await bring(from);
      count(`drag ${from} to ${to}`);
      await page.keyboard.down("Shift");
      await page.mouse.move(...start);
      await page.mouse.down();
      await page.mouse.move(...end, { steps: 5 });
      await page.mouse.up();
      await page.keyboard.up("Shift");
    },
    /** Turns the wheel over a hex until hexes are that small. @param {number} scale */
    async zoomOut(scale) {
      const box = await stage.boundingBox();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.wheel(0, Math.log((await page.evaluate(() => globalThis.seen.scale)) / scale) / 0.0016);
      await page.waitForSelector(".pl-stage[data-painted=all]");
    },
    /** A whole stack. @param {string} hex */
    async stack(hex) {
      const at = await bring(hex);
      count(`double click ${hex}`, 2);
      await page.mouse.dblclick(...at);
    },
  };
}
