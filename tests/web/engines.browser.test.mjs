// The page in Firefox and in WebKitGTK: a save, a link, a start without the network, a game-turn. With
// `cargo xtask test --long` alone.

import assert from "node:assert/strict";

import { openEngine } from "./engines.mjs";
import { readText, root } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { startChangingServer } from "./offline-helpers.mjs";
import { PAINTED, offered, playToTheEnd, ready } from "./play-helpers.mjs";
import { saved } from "./storage-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const READY = "html[data-ready]";

/** A hand that clicks what the page offers and leaves the map alone. */
function hand(page) {
  const pressFirst = async (selector) => {
    if (!(await page.count(selector))) return false;
    await page.click(selector);
    return true;
  };
  const press = (id) => pressFirst(`[id="${id}"]`);
  return {
    press,
    check: press,
    pressFirst,
    checkFirst: pressFirst,
    pressOn: (id) => pressFirst(`[id="${id}"]:not([aria-disabled=true])`),
    move: async () => false,
  };
}

/** Opens the game that the dialog shows, with both sides at this screen. */
async function takeUp(page) {
  await askSide(page);
  await page.click('#pl-open-seats option[value="both"]');
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
}

for (const engine of ["firefox", "webkit"]) {
  const opened = async (path, use) => {
    const server = await startChangingServer();
    const { page, close } = await openEngine(engine).catch(async (error) => {
      await server.close();
      throw error;
    });
    try {
      await page.goto(server.address + path);
      await page.waitForSelector(READY);
      await use(page, server);
    } finally {
      await close();
      await server.close();
    }
  };

  longTest(`${engine}: a link opens the game it holds`, { timeout: 240_000 }, async () => {
    const link = (await readText("tests/saves/v1/race.link.txt")).trim();
    await opened(`#${link}`, async (page) => {
      await takeUp(page);
      assert.ok((await offered(page)).entries > 0);
    });
  });

  longTest(`${engine}: a save opens with all its orders`, { timeout: 240_000 }, async () => {
    await opened("", async (page) => {
      await page.click("#tab-play");
      await page.setInputFile("#pl-new-file", `${root}tests/saves/v1/race.desertfox.json`);
      await takeUp(page);
      const { orders } = JSON.parse(await readText("tests/saves/v1/race.desertfox.json"));
      assert.equal((await offered(page)).entries, orders.length);
    });
  });

  longTest(`${engine}: a game-turn is played and is there again without the server`, { timeout: 480_000 }, async () => {
    await opened("", async (page, server) => {
      await page.waitForFunction(() =>
        document.querySelector("#status-offline")?.textContent.includes("Works offline"),
      );
      await page.click("#tab-play");
      await page.click("#pl-scenario-race-for-tobruk");
      await page.click("#pl-seats-hot");
      await page.click("#pl-new-more > summary");
      await page.click("#pl-dice-seeded");
      await page.click("#pl-start");
      await page.waitForSelector(PAINTED);
      const first = (await offered(page)).turn;
      await playToTheEnd(page, hand(page), { moves: 1, until: ({ turn }) => turn !== first });
      const { entries, turn } = await offered(page);
      assert.ok(entries > 5, String(entries));
      await saved(page);
      await server.close();
      await page.goto("about:blank");
      await page.goto(server.address);
      await page.waitForSelector(PAINTED);
      await ready(page);
      const found = await offered(page);
      assert.deepEqual([found.entries, found.turn], [entries, turn]);
    });
  });
}
