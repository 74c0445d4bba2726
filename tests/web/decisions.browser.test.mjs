// Decisions say what each answer changes: overruns and their reactions, supply units, depletion; declared combats and the
// choice of the next one carry their odds.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, initWasm, openSite } from "./harness.mjs";
import { openLink } from "./play-helpers.mjs";

let site;
let wasm;
before(async () => {
  [site, wasm] = await Promise.all([openSite(), initWasm()]);
});
after(() => site.close());

/** The first state of some games by the script that is as wanted, and what was found there. */
function until(wanted, { most = 700, scenario = "race-for-tobruk" } = {}) {
  for (const seed of ["07", "05", "0b", "11", "12", "1f", "2a", "33"]) {
    const game = wasm.Game.begin({
      options: { scenario },
      dice: { kind: "seed", seed: seed.repeat(16) },
    });
    for (let n = 0; n < most && game.view().phase !== "over"; n++) {
      const found = wanted(game, game.view());
      if (found) return { link: game.gameLink(), ...found };
      game.give(game.opponent());
    }
    game.free();
  }
  throw new Error("no such state");
}
const answersOf = (game) => game.legal().orders.flatMap(({ answer }) => (answer ? [answer] : []));
const kindOf = (answer) => (typeof answer === "string" ? answer : Object.keys(answer)[0]);
const moves = (view) => /Movement$/.test(view.phase) && view.segment === "main";

/** Carries out an overrun that may be ordered, and gives it up again unless it leads to a question as wanted. */
function overrunAsking(kind) {
  return (game, view) => {
    if (!moves(view)) return undefined;
    for (const order of game.legal().orders.filter(({ overrun }) => overrun)) {
      if (game.give(order).kind !== "given") continue;
      if (answersOf(game).some((answer) => kindOf(answer) === kind)) return {};
      return undefined;
    }
    return undefined;
  };
}
const stakes = (page) => page.$$eval(".pl-decision .pl-stake", (all) => all.map(({ textContent }) => textContent));

test("a supply unit that is overrun: capture with its faces and chances, or destruction without a roll", async () => {
  const { link } = until(overrunAsking("captureSupply"));
  const { page, close, problems } = await openLink(site, link);
  const words = await stakes(page);
  assert.ok(words.some((text) => /1 to \d captures it \(\d+%\), otherwise it is destroyed \(\d+%\)/.test(text)));
  assert.ok(words.some((text) => /destroyed without a roll/.test(text)));
  const described = await page.getAttribute(".pl-decision .pl-order", "aria-describedby");
  assert.match(await page.textContent(`#${described}`), /destroyed/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("a unit about to be overrun: eliminated if it stays, its roll if it reacts", async () => {
  const { link } = until(
    (game, { segment }) =>
      segment === "overrun" && answersOf(game).some((answer) => kindOf(answer) === "stay") ? {} : undefined,
    { scenario: "gazala-battle" },
  );
  const { page, close, problems } = await openLink(site, link);
  const words = await stakes(page);
  assert.ok(words.some((text) => /overrun and eliminated/.test(text)));
  assert.ok(words.some((text) => /leaves the hex.*(disrupts it|no roll)/.test(text)));
  assert.deepEqual(problems(), []);
  await close();
});

test("a unit that is depleted already is said to be eliminated by another depletion", async () => {
  const { link, unit } = until((game, view) => {
    if (view.battle === undefined) return undefined;
    for (const answer of answersOf(game)) {
      if (!["deplete", "depleteInstead"].includes(kindOf(answer))) continue;
      const [{ unit: id }] = Object.values(answer);
      if (!view.units.find((each) => each.id === id)?.marks.depleted) continue;
      const ends = game.battleIf({ answer })?.find((chances) => chances.unit === id)?.ends ?? [];
      if (ends.length && ends.every(({ place }) => !["stands", "retreated", "advanced"].includes(place)))
        return { unit: id };
    }
    return undefined;
  });
  assert.ok(unit);
  const { page, close } = await openLink(site, link);
  assert.ok((await stakes(page)).some((text) => /already depleted: would be eliminated/.test(text)));
  await close();
});

test("declared combats and the choice of the next one carry strengths and odds", async () => {
  const { link } = until((game) => (game.legal().orders.some(({ fight }) => fight) ? {} : undefined));
  const { page, close, problems } = await openLink(site, link);
  assert.match((await stakes(page))[0], /\d+ against \d+: \d+:\d+/);
  assert.match(await page.locator(".pl-declared-odds").first().innerText(), /\d+ against \d+: \d+:\d+/);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("with many attackers the button that declares the attack is in sight at 1440 by 900", async () => {
  const { link, hex } = until((game, view) => {
    if (!view.phase.endsWith("Combat") || view.segment !== "main" || view.combats.length) return undefined;
    const attack = game.legal().attacks.find(({ units }) => units.length >= 6);
    return attack && { hex: attack.hex };
  });
  const { page, close } = await openLink(site, link, { viewport: { width: 1440, height: 900 } });
  await page.locator("label.check", { hasText: hex }).first().click();
  await page.waitForSelector("#pl-chances");
  const [button, foot] = await Promise.all([
    page.locator("#pl-declare").boundingBox(),
    page.locator(".pl-foot").boundingBox(),
  ]);
  assert.ok(button.y >= 0 && button.y + button.height <= foot.y + 8, JSON.stringify([button, foot]));
  await close();
});

test("a spread pile and the panel list the units of a hex in the same order", async () => {
  const { link, hex } = until((game, view) => {
    if (!moves(view)) return undefined;
    const at = view.units.map((unit) => unit.at);
    const found = game.legal().moves.map(({ unit }) => view.units.find(({ id }) => id === unit).at);
    return found.some((place) => at.filter((other) => other === place).length > 3)
      ? { hex: found.find((place) => at.filter((other) => other === place).length > 3) }
      : undefined;
  });
  const { page, close } = await openLink(site, link);
  await page.fill("#pl-goto", hex);
  await page.press("#pl-goto", "Enter");
  await page.keyboard.press("Enter");
  const panel = await page.$$eval(".pl-stack .ex-unit :is(.pl-pick, strong)", (all) => all.map((n) => n.textContent));
  await page.keyboard.press("Escape");
  await page.focus(".pl-stage [role=grid]");
  for (const [place, name] of panel.entries()) {
    await page.keyboard.press(".");
    await page.waitForFunction(
      ([unit, of]) =>
        [...document.querySelectorAll(".pl-stage [aria-live], .pl-stage [role=status]")].some(
          ({ textContent }) => textContent.includes(unit) && textContent.includes(of),
        ),
      [name, `${place + 1} of ${panel.length}`],
    );
  }
  await close();
});
