// The way to a hex: what it has cost at each of its hexes, and why.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { openGame } from "./play-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

test("the panel tells of a way hex by hex what has been spent and by which case; the last sum is the cost of the whole", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot" });
  for (const key of ["n", "m", "f", ...Array(11).fill("ArrowRight"), "Enter"]) await page.keyboard.press(key);
  await page.click("#pl-way-steps");
  const rows = await page.$$eval(".pl-way tbody tr", (all) =>
    all.map((row) => ({
      spent: Number(row.children[1].textContent),
      cases: [...row.querySelectorAll(".ref-cases button")].map((chip) => chip.textContent),
    })),
  );
  assert.ok(rows.length > 4, `${rows.length}`);
  assert.ok(
    rows.every(({ spent }, at) => spent >= (rows[at - 1]?.spent ?? 0)),
    JSON.stringify(rows),
  );
  assert.ok(
    rows.every(({ cases }) => cases.some((number) => /^8\./.test(number))),
    JSON.stringify(rows),
  );
  assert.match(
    await page.textContent("#pl-running"),
    new RegExp(`^${rows.length} hexes, ${rows.at(-1).spent} movement points?$`),
  );
  assert.match(await page.textContent(".pl-goal"), /by forced march/);
  assert.deepEqual(await axe(page, "#play"), []);
  assert.deepEqual(problems(), []);
  await close();
});
