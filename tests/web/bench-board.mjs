// How long the board of a game takes in Chromium to move with many counters and overlays, at each level of detail.
//
//   node tests/web/bench-board.mjs
//   node tests/web/bench-board.mjs --width 1920 --height 1080 --ratio 2
//
// Work is the time on the page's thread of one step. A frame is the time from one to the next; the browser gives one
// every
// 16.7 ms at most.

import { parseArgs } from "node:util";

import { figures, panMany } from "./bench-pan.mjs";
import { openSite } from "./harness.mjs";

const { values } = parseArgs({
  options: {
    width: { type: "string", default: "1280" },
    height: { type: "string", default: "800" },
    ratio: { type: "string", default: "1" },
  },
});
const site = await openSite();
try {
  const { page, problems } = await site.openPage({
    path: "tests/web/board-demo.html",
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.ratio),
    waitFor: "html[data-ready]",
  });
  const count = await page.evaluate(crowd);
  console.log(`${count} counters, ${values.width} by ${values.height}, device pixel ratio ${values.ratio}`);
  for (const scale of [20, 36, 70]) {
    // On a large stage the whole map may be nearer than that, and then it would not move.
    const near = await page.evaluate((scale) => {
      const { zoomBy, view } = globalThis.board;
      zoomBy(Math.max(scale, 1.2 * view.fitScale) / view.scale);
      return Math.round(view.scale);
    }, scale);
    for (const [name, on] of [
      ["counters", false],
      ["with overlays", true],
    ]) {
      await page.evaluate(
        on
          ? overlays
          : () =>
              globalThis.board.overlays &&
              ["reach", "zones", "markers"].forEach((name) => globalThis.board.show(name, null)),
      );
      await page.waitForSelector("#stage[data-painted=all]");
      const { work, frames } = await page.evaluate(panMany, "#stage");
      console.log(`${`${near} px a hex, ${name}`.padEnd(28)} work ${figures(work)}`);
      console.log(`${"".padEnd(28)} frame ${figures(frames)}`);
    }
  }
  for (const line of problems()) console.log(line);
} finally {
  await site.close();
}

/** Fills the middle of the map with 200 counters in piles of two. Runs in the page. */
function crowd() {
  const { board, counters, roster, map } = globalThis;
  const land = map.hexes.filter(({ terrain }) => ["clear", "rough"].includes(terrain)).map(({ id }) => id);
  const ids = [...roster.keys()];
  const units = Array.from({ length: 200 }, (_, i) => ({
    id: ids[i % ids.length],
    side: i % 4 < 2 ? "axis" : "commonwealth",
    at: land[(Math.floor(i / 2) * 7) % land.length],
    marks: { general: i % 5 > 0, moved: i % 3 === 0, depleted: i % 7 === 0, disrupted: i % 11 === 0 },
    spent: 0,
  }));
  board.setPiles(counters.pilesOf(units, roster, { judged: { general: true } }));
  return units.length;
}

/** Reach, zones and markers over much of the map. Runs in the page. */
function overlays() {
  const { board, map, parseHex } = globalThis;
  const land = map.hexes.filter(({ terrain }) => ["clear", "rough"].includes(terrain)).map(({ id }) => parseHex(id));
  board.show("reach", {
    start: land[300],
    hexes: land.slice(0, 300).map((hex, i) => ({ hex, cost: i % 22 })),
    forced: land.slice(300, 450).map((hex, i) => ({ hex, cost: i % 40 })),
    allowance: 22,
  });
  board.show("zones", { axis: land.slice(0, 250), commonwealth: land.slice(500, 750) });
  board.show(
    "markers",
    land
      .slice(0, 60)
      .map((hex, i) =>
        i % 2
          ? { kind: "fort", hex, level: 1 + (i % 4 > 1), side: "axis" }
          : { kind: "port", hex, side: "commonwealth" },
      ),
  );
}
