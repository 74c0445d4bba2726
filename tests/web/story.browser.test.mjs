// The story of a game on its screen: the outcome of a combat, what the other side did, and the game seen again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { axe, openSite, readText } from "./harness.mjs";
import { openGame, openLink, openNews, ready } from "./play-helpers.mjs";

let site;
/** A race up to its first combat: a recorded game, so that it does not change with the script. */
let combat;
before(async () => {
  [site, combat] = await Promise.all([openSite(), readText("tests/web/first-combat.link.txt")]);
});
after(() => site.close());

const text = async (page, selector) => (await page.innerText(selector)).replace(/\s+/g, " ");

/** Whether all of an element can be seen: in the window, and not covered by the foot of the panel. */
const inView = (page, selector) =>
  page.$eval(selector, (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const inset = 3;
    const corners = [
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ];
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });

/** Gives the first answer to each question until the combat is over. */
async function answerAll(page) {
  while (!(await page.locator(".pl-outcome").count())) {
    const asked = await page.locator(".pl-log .pl-entry").first().getAttribute("value");
    await page.locator(".pl-decision [data-do=order]").first().click();
    await page.waitForFunction((had) => document.querySelector(".pl-entry").value !== Number(had), asked);
  }
}

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
])
  layoutTest(
    `after a combat the die, the column and all fates are a press away at ${width} by ${height}`,
    async (fonts) => {
      const { page, close, problems } = await openLink(site, combat, { fonts, viewport: { width, height } });
      await answerAll(page);
      assert.match(await text(page, "#pl-outcome-fold"), /Result of combat 1/, "a line under what is asked");
      await openNews(page, "outcome");
      for (const part of [".pl-thrown .die", ".pl-used .is-read", ".pl-fates .ref-end:last-child"])
        assert.ok(await inView(page, `.pl-outcome ${part}`), `${part} is in view`);
      const outcome = await text(page, ".pl-outcome");
      assert.match(outcome, /Axis rolls the combat die: \d/);
      assert.match(outcome, /20\/9 Aus.*(holds|retreats|Box)/);
      assert.match(outcome, /Unharmed: .*8\/15 Armd/);
      assert.deepEqual(await axe(page, ".pl-outcome"), []);
      await page.click("#pl-outcome-close");
      assert.equal(await page.locator(".pl-outcome").count(), 0);
      assert.deepEqual(problems(), []);
      await close();
    },
  );

test("once the die is thrown, the current combat shows it and the columns it leads to", async () => {
  const { page, close } = await openLink(site, combat);
  assert.equal(await page.locator(".pl-battle .die").count(), 0);
  while (!(await page.locator(".pl-battle .die").count()))
    await page.locator(".pl-decision [data-do=order]").first().click();
  assert.match(await text(page, ".pl-battle caption"), /Column 6 by the odds\. Die \d: column \d+\./);
  await close();
});

test("after the enemy's turn the losses, the combats and all other orders are told, and can be seen again", async () => {
  const { page, close, problems } = await openGame(site, { seats: "commonwealth" });
  while (!(await page.locator(".pl-recap").count())) {
    await ready(page);
    const answer = page.locator(".pl-decision [data-do=order]").first();
    if (await page.locator(".pl-recap").count()) break;
    if (await answer.count()) await answer.click();
    else await page.click("#pl-done");
  }
  assert.ok(await inView(page, "#pl-recap-title"));
  await openNews(page, "recap");
  const recap = await text(page, ".pl-recap");
  assert.match(recap, /What the Axis did/);
  assert.match(recap, /3\/2 Armd.*Destroyed Units Box/);
  assert.match(recap, /against 3\/2 Armd/);
  await page.click("#pl-recap-orders > summary");
  await page.waitForSelector(".pl-recap-list");
  assert.ok((await page.locator(".pl-recap-list li").count()) > 3);
  assert.deepEqual(await axe(page, ".pl-recap"), []);

  const orders = await text(page, ".pl-log .badge");
  await page.click("#pl-recap-again");
  await page.waitForSelector(".pl-replay");
  await page.waitForFunction(() => !document.querySelector(".pl-replay"));
  assert.equal(await text(page, ".pl-log .badge"), orders, "the game has come back to the present");
  assert.equal(await page.locator(".pl-recap").count(), 1);
  await openNews(page, "recap");
  await page.click("#pl-recap-close");
  assert.equal(await page.locator(".pl-recap").count(), 0);
  assert.deepEqual(problems(), []);
  await close();
});

test("a replay plays, pauses, and goes on by phase", async () => {
  const { page, close } = await openLink(site, combat);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-replay");
  await page.click("#pl-replay-start");
  await page.selectOption("#pl-replay-by", "phase");
  await page.click("#pl-replay-on");
  const at = () => page.$eval(".pl-replay", (node) => Number(node.dataset.at));
  const first = await at();
  assert.ok(first >= 1);
  await page.click("#pl-replay-play");
  await page.waitForFunction((had) => Number(document.querySelector(".pl-replay").dataset.at) > had, first);
  await page.click("#pl-replay-play");
  assert.equal(await page.getAttribute("#pl-replay-play", "aria-label"), "Play");
  await page.click("#pl-replay-close");
  assert.equal(await page.locator(".pl-replay").count(), 0);
  await close();
});

test("each answer says what it makes of every unit", async () => {
  const { page, close } = await openLink(site, combat);
  const stakes = () => page.$$eval(".pl-decision .pl-stake", (all) => all.map((node) => node.textContent));
  const commits = await stakes();
  assert.ok(commits.length >= 2, "commitments");
  assert.equal(new Set(commits).size, commits.length, "each air point changes the chances");
  for (const stake of commits) assert.match(stake, /20\/9 Aus: .*\d+%/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  // Before a unit retreats or is depleted the die is known: its fate is certain. Here it cannot retreat.
  while (!/retreat/.test(await text(page, "#pl-decision-title")))
    await page.locator(".pl-decision [data-do=order]").first().click();
  for (const stake of await stakes()) assert.match(stake, /20\/9 Aus: depleted/);
  await close();
});

/** Opens the game of the combat with the Axis played here and the Commonwealth by the script. */
async function againstScript() {
  const view = await openLink(site, combat);
  const { page } = view;
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-seats");
  await page.selectOption("#pl-seat-commonwealth", "script");
  await page.click("dialog [data-value=ok]");
  await page.waitForSelector("dialog", { state: "detached" });
  return view;
}

test("where the script gives the last answer, the player's own combat still shows its outcome and no recap", async () => {
  const { page, close } = await againstScript();
  while (!(await page.locator(".pl-outcome").count())) {
    await page.waitForSelector(".pl-outcome, .pl-decision [data-do=order]");
    const answer = page.locator(".pl-decision [data-do=order]").first();
    if (await answer.count()) await answer.click({ noWaitAfter: true });
  }
  assert.equal(await page.locator(".pl-recap").count(), 0);
  await openNews(page, "outcome");
  assert.match(await text(page, ".pl-outcome"), /rolls the combat die/);
  assert.match(await text(page, "#pl-status"), /Result of combat 1/, "it is said as well");
  await close();
});

test("a unit that lies in a box is no loss of the turn, and in the other side's combat there is no recap", async () => {
  const { page, close } = await openGame(site, { seats: "commonwealth" });
  const recaps = [];
  for (let n = 0; n < 60 && recaps.length < 3; n++) {
    await ready(page);
    if (await page.locator(".pl-recap").count()) {
      assert.equal(await page.locator(".pl-battle .card-title", { hasText: "Current" }).count(), 0);
      recaps.push(
        await page.$$eval(".pl-recap > .pl-story > .pl-fates strong", (all) =>
          all.map(({ textContent }) => textContent),
        ),
      );
    }
    const answer = page.locator(".pl-decision [data-do=order]").first();
    if (await answer.count()) await answer.click();
    else if (await page.locator("#pl-done-anyway").count()) await page.click("#pl-done-anyway");
    else if (await page.locator("#pl-done:not([aria-disabled=true])").count()) await page.click("#pl-done");
    else break;
  }
  assert.ok(recaps.length >= 2, `${recaps.length} recaps`);
  assert.equal(new Set(recaps.flat()).size, recaps.flat().length, JSON.stringify(recaps));
  await close();
});
