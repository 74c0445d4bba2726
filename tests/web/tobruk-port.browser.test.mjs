// Tobruk as a port of the Axis at the table: a reinforcement is shipped there from the tray, with its die and what it
// costs told before.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { askSide } from "./first-look-helpers.mjs";

/** The owner's set-up: Tobruk is held by the Axis, and no Commonwealth unit is on the Libyan map. */
const SET_UP = {
  format: "desert-fox-charts",
  schema: 1,
  name: "Tobruk is held",
  changes: [
    ...["3-2-armd", "2spt-2", "3-ind-mtrzd", "20-9-aus", "24-9-aus", "26-9-aus", "kdg"].map((unit) => ({
      what: `setup/campaign/${unit}`,
      new: "-",
    })),
    { what: "setup/campaign/msus/commonwealth", new: "-" },
    { what: "setup/campaign/dumps/commonwealth", new: "-" },
    { what: "setup/campaign/5-5lt", new: "L2329" },
    { what: "setup/campaign/ports/L2329", new: "axis" },
  ],
};

/** A campaign from that set-up, up to the first Reinforcement Phase in which a unit can go through Tobruk. */
function gameBefore(wasm) {
  const { changes, name, check } = wasm.readCharts(JSON.stringify(SET_UP));
  const rules = { preset: "spi1981Errata", switches: { tobrukPort: "open" } };
  const options = { scenario: "campaign", rules, charts: changes, ownCharts: { name, check } };
  const game = wasm.Game.begin({ options, dice: { kind: "seed", seed: "05".repeat(16) } });
  const fits = () => game.legal().orders.some((order) => order.throughTobruk);
  for (
    let reported = game.give(game.opponent());
    reported.phase !== "reinforcement" || reported.phasing !== "axis" || !fits();
    reported = game.give(game.opponent())
  )
    assert.equal(reported.kind, "given");
  return game;
}

const game = gameBefore(await initWasm());
const link = game.gameLink();
const unit = game.legal().orders.find((order) => order.throughTobruk).throughTobruk.unit;
const site = await openSite();
after(() => site.close());

test("a reinforcement goes through Tobruk by keyboard: the button tells the die, the log what came of it, and the port is used up", async () => {
  const { page, close, problems } = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${link}`,
  });
  await page.setInputFiles("#ch-need-file", {
    name: "charts.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(SET_UP)),
  });
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(".pl-guide[data-phase=reinforcement]");
  await page.locator("#pl-port-hint", { hasText: "El Agheila" }).waitFor();
  await page.focus(`#pl-tray-${unit}`);
  await page.keyboard.press("Enter");
  const ship = page.locator(".pl-tray [data-do=order]", { hasText: "to Tobruk: lands on 1–5, sunk on 6" });
  await ship.waitFor();
  assert.deepEqual(await axe(page, ".pl-tray"), []);
  await ship.focus();
  await page.keyboard.press("Enter");
  const log = page.locator("#pl-log");
  await log.filter({ hasText: "sails to Tobruk: die" }).waitFor();
  const text = await log.textContent();
  const face = Number(/sails to Tobruk: die (\d)/.exec(text)[1]);
  assert.match(text, face === 6 ? /is sunk and goes to the Destroyed Units Box/ : /lands in Tobruk\./);
  assert.match(text, /All supply units of this turn arrive at El Agheila\./);
  assert.equal(await page.$("#pl-port-hint"), null);
  assert.deepEqual(problems(), []);
  await close();
});
