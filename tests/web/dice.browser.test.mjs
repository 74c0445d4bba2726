// Dice that the players throw themselves, with two players at one screen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { answerDialogs, offered, openGame } from "./play-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

test("dice of the players are asked for face by face; the map is covered between two players", async () => {
  const { page, close, problems } = await openGame(site, { seats: "hot", dice: "entered" });
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  assert.deepEqual(await axe(page, "dialog"), []);
  await page.check("#pl-seat-cover");
  await page.click("dialog [data-value=ok]");
  let dice = 0;
  for (let turn = 0; turn < 40 && !dice; turn++) {
    const now = await offered(page);
    if (now.asked === "roll") await page.keyboard.press("1");
    else if (now.warned) await page.click("#pl-done-anyway");
    else if (now.done) await page.keyboard.press("x");
    else if (await page.locator(".pl-decision [data-do=withdraw]").count())
      await page.locator(".pl-decision [data-do=withdraw]").first().click();
    dice += await answerDialogs(page, dice);
  }
  assert.ok(dice >= 1, JSON.stringify(await offered(page)));
  // The order is given once every die that it asks for is there.
  while (!(await page.locator(".pl-faces").count())) {
    await page.waitForSelector(".pl-faces, dialog[open]");
    dice += await answerDialogs(page, dice);
  }
  assert.deepEqual(problems(), []);
  await close();
});
