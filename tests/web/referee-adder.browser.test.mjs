// The field that adds units: its list is seen whole in both columns at every width, and Enter takes what is
// highlighted.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { openSite } from "./harness.mjs";
import { openReferee } from "./referee-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]) {
  layoutTest(`at ${viewport.width} pixels the list of units is not cut off for either attacker`, async (fonts) => {
    const { page, problems, close } = await openReferee(site, { fonts, viewport });
    for (const side of ["axis", "commonwealth"]) {
      await page.click(`#ref-attacker-${side}`);
      for (const stack of [0, 1]) {
        await page.fill(`#ref-add-${stack}`, "1");
        const list = page.locator(`#ref-add-${stack}-list`);
        await list.locator("[role=option]").first().waitFor();
        const { left, right, room } = await list.evaluate((node) => ({
          ...node.getBoundingClientRect().toJSON(),
          room: document.documentElement.clientWidth,
        }));
        assert.ok(left >= 0 && right <= room, `${side} attacks, stack ${stack}: ${left} to ${right} of ${room}`);
        const shown = await list
          .locator(".counter")
          .first()
          .evaluate((node) => {
            const box = node.getBoundingClientRect();
            return (
              node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) ||
              document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".ref-option") !== null
            );
          });
        assert.ok(shown, "the first counter is seen");
        await page.press(`#ref-add-${stack}`, "Escape");
      }
    }
    assert.deepEqual(problems(), []);
    await close();
  });
}

test("Enter takes the unit that is highlighted, the first one without a further key, and the list of keys says so", async () => {
  const { page, problems, close } = await openReferee(site);
  await page.click("#ref-attacker-axis");
  await page.fill("#ref-add-1", "200");
  const wanted = await page.textContent("#ref-add-1-list [aria-selected=true] strong");
  assert.equal(wanted, await page.textContent("#ref-add-1-list [role=option]:first-child strong"));
  await page.press("#ref-add-1", "Enter");
  await page.locator(".ref-unit-name", { hasText: wanted }).first().waitFor();
  const [keys, german] = await page.evaluate(() =>
    Promise.all(
      ["en", "de"].map(
        async (tag) => (await (await fetch(`www/games/desert-fox/lang/${tag}/referee.json`)).json())["keys.add.keys"],
      ),
    ),
  );
  assert.deepEqual([keys, german], ["Enter", "Enter"]);
  assert.deepEqual(problems(), []);
  await close();
});
