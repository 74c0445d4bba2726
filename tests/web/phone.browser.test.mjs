// On a telephone the question of a combat, the chances of its answers and its buttons are in sight together.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { layoutTest } from "./fonts.mjs";
import { initWasm, openSite } from "./harness.mjs";
import { entries, openLink, step } from "./play-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

const PHONE = { width: 390, height: 844 };

/** A game in which a question of a combat with these answers is open; or an attack may be declared, without one. */
function until(wanted) {
  for (const seed of ["07", "05", "0b", "11"]) {
    const game = wasm.Game.begin({
      options: { scenario: "race-for-tobruk" },
      dice: { kind: "seed", seed: seed.repeat(16) },
    });
    for (let n = 0; n < 420 && game.view().phase !== "over"; n++) {
      const found = wanted(game, game.view());
      if (found) return { link: game.gameLink(), ...found };
      game.give(game.opponent());
    }
    game.free();
  }
  throw new Error("no such question");
}
const asks = (kind) => (game, view) => {
  if (view.battle === undefined) return undefined;
  const answers = game.legal().orders.filter(({ answer }) => answer && Object.keys(answer)[0] === kind);
  return answers.length > 1 ? { answers: answers.length } : undefined;
};

/** What of the page is covered at the top by the map and at the bottom by the foot, and where parts of it are. */
const places = (page, selectors) =>
  page.evaluate((all) => {
    const box = (selector) => {
      const nodes = [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
      return nodes.length
        ? { top: Math.min(...nodes.map(({ top }) => top)), bottom: Math.max(...nodes.map(({ bottom }) => bottom)) }
        : null;
    };
    const map = box(".ex-stage-column");
    const foot = box(".pl-foot");
    return { top: map.bottom, bottom: Math.min(foot.top, innerHeight), parts: all.map(box) };
  }, selectors);

async function allInSight(page, selectors) {
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  const { top, bottom, parts } = await places(page, selectors);
  parts.forEach((part, i) => {
    assert.ok(part, `${selectors[i]} is there`);
    assert.ok(part.top >= top - 1, `${selectors[i]} begins at ${part.top}, the map ends at ${top}`);
    assert.ok(part.bottom <= bottom + 1, `${selectors[i]} ends at ${part.bottom}, the foot begins at ${bottom}`);
  });
}

for (const kind of ["commit", "shifts"])
  layoutTest(`the question "${kind}", the effect of each answer and its buttons are in sight`, async (fonts) => {
    const { link } = until(asks(kind));
    const { page, close, problems } = await openLink(site, link, {
      fonts,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await page.waitForSelector(".pl-decision.has-stakes");
    await allInSight(page, ["#pl-decision-title", ".pl-decision .pl-stake", ".pl-decision .pl-order"]);
    assert.deepEqual(problems(), []);
    await close();
  });

layoutTest("the question after an answer is in sight as well, without scrolling by hand", async (fonts) => {
  const { link } = until(asks("commit"));
  const { page, close } = await openLink(site, link, { fonts, viewport: PHONE, hasTouch: true, isMobile: true });
  await page.waitForSelector(".pl-decision.has-stakes");
  const had = await entries(page);
  await page.locator(".pl-decision .pl-order").first().tap();
  await page.waitForFunction((n) => Number(document.querySelector(".pl-entry")?.value ?? 0) > n, had);
  if (await page.locator(".pl-decision.has-stakes").count())
    await allInSight(page, ["#pl-decision-title", ".pl-decision .pl-order"]);
  else await allInSight(page, [".pl-outcome .card-title, #pl-decision-title"]);
  await close();
});

layoutTest("odds, chances and the button that declares an attack are in sight together", async (fonts) => {
  const { link, hex } = until((game, view) => {
    if (!view.phase.endsWith("Combat") || view.segment !== "main" || view.combats.length) return undefined;
    const attack = game.legal().attacks.find(({ units }) => units.length <= 2);
    return attack && { hex: attack.hex };
  });
  const { page, close, problems } = await openLink(site, link, {
    fonts,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await page.locator("label.check", { hasText: hex }).first().tap();
  await page.waitForSelector("#pl-chances");
  await allInSight(page, ["#pl-chances > p", "#pl-chances .ref-overall", "#pl-declare"]);
  assert.deepEqual(problems(), []);
  await close();
});

layoutTest("a message that does not fit is read whole by a press, and nothing moves", async (fonts) => {
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  const { page, problems, close } = await openLink(site, game.gameLink(), { viewport: PHONE, hasTouch: true, fonts });
  game.free();
  const measured = () =>
    page.evaluate(() => {
      const line = document.querySelector("#pl-status");
      const { top, bottom } = line.getBoundingClientRect();
      const seen = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2) === line;
      const map = document.querySelector(".ex-stage-column").getBoundingClientRect().top;
      return { whole: line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight + 1, seen, map };
    });
  await page.fill("#pl-goto", "the railway station to the south of Alam el Halfa");
  await page.press("#pl-goto", "Enter");
  await page.locator("#pl-status", { hasText: "is not a hex number" }).waitFor();
  const before = await measured();
  assert.equal(before.whole, false);
  await page.locator("#pl-status").tap();
  await page.waitForSelector("#pl-status.is-open");
  assert.deepEqual(await measured(), { whole: true, seen: true, map: before.map });
  await page.locator("#pl-status").tap();
  await page.waitForSelector("#pl-status:not(.is-open)");
  assert.deepEqual(await measured(), before);
  assert.deepEqual(problems(), []);
  await close();
});

layoutTest("that the game is not saved hides an older message and gives way to a newer one", async (fonts) => {
  const game = wasm.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  const { page, problems, close } = await openLink(site, game.gameLink(), { viewport: PHONE, hasTouch: true, fonts });
  game.free();
  await page.waitForSelector("#pl-kept[data-save-status=saved]", { state: "attached" });
  const inSight = () =>
    page.evaluate(() => {
      const { top, bottom } = document.querySelector("#pl-status").getBoundingClientRect();
      return document.elementFromPoint(20, (top + bottom) / 2)?.id;
    });
  const ask = async (place) => {
    await page.fill("#pl-goto", place);
    await page.press("#pl-goto", "Enter");
    await page.locator("#pl-status", { hasText: place }).waitFor();
    await page.locator("#pl-goto").blur();
  };
  await ask("Kufra");
  assert.equal(await inSight(), "pl-status");
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = refuse;
    Storage.prototype.setItem = refuse;
  });
  await step(page);
  await page.waitForSelector("#pl-kept[data-save-status=full]");
  assert.equal(await inSight(), "pl-kept");
  await ask("Fezzan");
  assert.equal(await inSight(), "pl-status");
  assert.deepEqual(problems(), []);
  await close();
});
