// How long the board of a game takes in Chromium to move with many counters and overlays, at each level of detail.
//
//   node tests/web/bench-board.mjs
//   node tests/web/bench-board.mjs --width 1920 --height 1080 --ratio 2
//   node tests/web/bench-board.mjs --game rommel-in-the-desert
//
// Work is the time on the page's thread of one step. A frame is the time from one to the next; the browser gives one
// every 16.7 ms at most.

import { parseArgs } from "node:util";

import { figures, panMany } from "./bench-pan.mjs";
import { openSite } from "./harness.mjs";

const { values } = parseArgs({
  options: {
    width: { type: "string", default: "1280" },
    height: { type: "string", default: "800" },
    ratio: { type: "string", default: "1" },
    game: { type: "string", default: "desert-fox" },
  },
});
/** Counters that the boards are filled with, about. */
const MOST = 200;
/**
 * For each game: the page with its board, the sizes of a hex in pixels, what fills it, and what lies over it. The last two
 * run in the page.
 */
const BOARDS = {
  "desert-fox": { path: "tests/web/board-demo.html", scales: [20, 36, 70], crowd, overlays },
  "rommel-in-the-desert": {
    path: "tests/web/rommel-demo.html?scenario=crusader&orders=120",
    scales: [65, 90, 130],
    crowd: rommelCrowd,
    overlays: rommelOverlays,
  },
};
const board = BOARDS[values.game];
if (!board) throw new Error(`no such game: ${values.game}`);
const site = await openSite();
try {
  const { page, problems } = await site.openPage({
    path: board.path,
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.ratio),
    waitFor: "html[data-ready]",
  });
  const count = await page.evaluate(board.crowd);
  if (count < MOST / 2) throw new Error(`${count} counters`);
  console.log(`${count} counters, ${values.width} by ${values.height}, device pixel ratio ${values.ratio}`);
  for (const scale of board.scales) {
    // On a large stage the whole map may be nearer than that, and then it would not move.
    const near = await page.evaluate((scale) => {
      const { zoomBy, view } = globalThis.board;
      zoomBy(Math.max(scale, 1.5 * view.fitScale) / view.scale);
      return Math.round(view.scale);
    }, scale);
    for (const [name, on] of [
      ["counters", false],
      ["with overlays", true],
    ]) {
      await page.evaluate(
        on
          ? board.overlays
          : () =>
              globalThis.board.overlays &&
              ["reach", "zones", "supply", "markers"].forEach((name) => globalThis.board.show(name, null)),
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

/** The blocks of a game in its course, and as many again all over the land. Runs in the page. */
function rommelCrowd() {
  const { board, blocks, view, map, rosterOf } = globalThis;
  const more = Array.from({ length: 200 - view.blocks.length }, (_, i) => ({
    ...view.blocks[i % view.blocks.length],
    handle: 1000 + i,
    hex: map.hexes[(Math.floor(i / 2) * 7) % map.hexes.length].id,
  }));
  const all = { ...view, blocks: [...view.blocks, ...more] };
  board.setPiles(blocks.pilesOf(all, "axis", { rosterOf }));
  return board.piles().reduce((sum, { pieces }) => sum + pieces.length, 0);
}

/** Reach, supply and minefields over much of the map. Runs in the page. */
function rommelOverlays() {
  const { board, map, parseHex } = globalThis;
  const land = map.hexes.map(({ id }) => parseHex(id));
  board.show("reach", {
    start: land[40],
    hexes: land.slice(0, 60).map((hex, i) => ({ hex, cost: i % 9 })),
    forced: land.slice(60, 90).map((hex, i) => ({ hex, cost: i % 12 })),
  });
  board.show("supply", [{ side: "axis", hexes: land.slice(0, 80), sources: [], out: land.slice(80, 90) }]);
  board.show(
    "markers",
    land.slice(0, 30).map((hex) => ({ kind: "mine", hex })),
  );
}
