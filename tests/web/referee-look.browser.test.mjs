// The worksheet for everybody: no serious finding of axe, nothing wider than a narrow window, targets for fingers.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { loadExample, openReferee } from "./referee-helpers.mjs";

let site;
before(async () => { site = await openSite(); });
after(() => site.close());

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing serious on ${colorScheme} paper: empty, filled, decision, refusal, dialog, menu`, async () => {
    const view = await openReferee(site, { colorScheme });
    const { page } = view;
    assert.deepEqual(await axe(page), [], "empty");
    await page.fill("#ref-add-0", "arm");
    assert.deepEqual(await axe(page, "#referee"), [], "add field open");
    await page.press("#ref-add-0", "Escape");
    await page.press("#ref-add-0", "Escape");
    for (const id of ["ex1", "bardia", "ex2c", "tobruk"]) {
      await loadExample(page, id);
      for (const fold of await page.locator("#referee details:not(.ref-menu) > summary").all()) {
        if (id === "bardia") await fold.click();
      }
      assert.deepEqual(await axe(page, "#referee"), [], id);
    }
    await page.click("#ref-menu-examples");
    assert.deepEqual(await axe(page, "#referee"), [], "menu");
    await page.keyboard.press("Escape");
    await page.locator('[data-do="value.new"]').first().click();
    assert.deepEqual(await axe(page, "#referee"), [], "dialog");
    await view.close();
  });
}

for (const width of [360, 400]) {
  test(`nothing is wider than a window of ${width} px, and targets are 40 px high`, async () => {
    const view = await openReferee(site, { viewport: { width, height: 800 }, hasTouch: true, isMobile: false });
    const { page } = view;
    assert.equal(await overflow(page), 0, "empty");
    for (const id of ["ex1", "bardia", "ex2c", "tobruk"]) {
      await loadExample(page, id);
      for (const more of await page.locator('[data-do="unit.more"][aria-expanded=false]').all()) await more.click();
      for (const fold of await page.locator("#referee details:not(.ref-menu):not([open]) > summary").all()) await fold.click();
      assert.equal(await overflow(page), 0, id);
    }
    await page.click("#ref-menu-copy");
    assert.equal(await overflow(page), 0, "menu");
    const small = await page.locator("#referee :is(button, select, input, summary):not(.case-tip):visible").evaluateAll((nodes) =>
      nodes.filter((node) => (node.closest("label") ?? node).getBoundingClientRect().height < 39.5).map((node) => `${node.id || node.className} ${node.getBoundingClientRect().height}`),
    );
    assert.deepEqual(small, []);
    await view.close();
  });
}
