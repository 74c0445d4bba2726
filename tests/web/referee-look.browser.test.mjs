// The worksheet for everybody: no serious finding of axe, nothing wider than a narrow window, targets for fingers.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { loadExample, openReferee } from "./referee-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Clicks whatever the selector finds until it finds nothing more. */
const openAll = async (page, selector) => {
  while (await page.locator(selector).count()) await page.locator(selector).first().click();
};

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const colorScheme of ["light", "dark"]) {
  longTest(
    `axe finds nothing serious on ${colorScheme} paper: empty, filled, decision, refusal, dialog, menu`,
    async () => {
      const view = await openReferee(site, { colorScheme });
      const { page } = view;
      assert.deepEqual(await axe(page), [], "empty");
      await page.fill("#ref-add-0", "arm");
      assert.deepEqual(await axe(page, "#referee"), [], "add field open");
      await page.press("#ref-add-0", "Escape");
      await page.press("#ref-add-0", "Escape");
      for (const id of colorScheme === "light" ? ["ex1", "bardia", "ex2c", "tobruk"] : ["bardia", "ex2c"]) {
        await loadExample(page, id);
        if (id === "bardia") await openAll(page, "#referee details:not(.ref-menu):not([open]) > summary");
        assert.deepEqual(await axe(page, "#referee"), [], id);
      }
      await page.click("#ref-menu-examples");
      assert.deepEqual(await axe(page, "#referee"), [], "menu");
      await page.keyboard.press("Escape");
      await page.locator('[data-do="value.new"]').first().click();
      assert.deepEqual(await axe(page, "#referee"), [], "dialog");
      await view.close();
    },
  );
}

for (const width of [360, 400]) {
  layoutTest(`nothing is wider than a window of ${width} px, and targets are 40 px high`, async (fonts) => {
    const view = await openReferee(site, { fonts, viewport: { width, height: 800 }, hasTouch: true, isMobile: false });
    const { page } = view;
    assert.equal(await overflow(page), 0, "empty");
    for (const id of ["ex1", "bardia", "ex2c", "tobruk"]) {
      await loadExample(page, id);
      await openAll(page, '[data-do="unit.more"][aria-expanded=false]');
      await openAll(page, "#referee details:not(.ref-menu):not([open]) > summary");
      assert.equal(await overflow(page), 0, id);
    }
    await page.click("#ref-menu-copy");
    assert.equal(await overflow(page), 0, "menu");
    const small = await page
      .locator("#referee :is(button, select, input, summary):not(.case-tip):visible")
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => (node.closest("label") ?? node).getBoundingClientRect().height < 39.5)
          .map((node) => `${node.id || node.className} ${node.getBoundingClientRect().height}`),
      );
    assert.deepEqual(small, []);
    await view.close();
  });
}
