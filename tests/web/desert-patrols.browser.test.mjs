// Desert patrols on the game screen (18): declared and exchanged, and a raid on a supply unit, by mouse and by
// keyboard.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { DIRECTIONS, directionTo, distance, parseHex } from "../../www/games/desert-fox/geometry.ts";
import { axe, initWasm, openSite } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const { Game } = await initWasm();
const RECON = "33-recon";
const PATROL = "33-patrol";
/** The key of the map cursor for each direction. */
const KEY = { E: "ArrowRight", NE: "e", NW: "q", W: "ArrowLeft", SW: "a", SE: "d" };

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const begin = (seed) =>
  Game.begin({
    options: { scenario: "race-for-tobruk", rules: { switches: { desertPatrols: "allowed" } } },
    dice: { kind: "seed", seed },
  });
const unitOf = (game, id) => game.view().units.find((unit) => unit.id === id);
const converts = (game) =>
  game
    .legal()
    .orders.filter((order) => order.convert)
    .map(({ convert }) => convert.unit);
const raidOf = (game) =>
  game.legal().orders.find(({ overrun }) => overrun?.units.length === 1 && overrun.units[0] === PATROL);

function give(game, order) {
  assert.equal(game.give(order).kind, "given", JSON.stringify(order));
}

/** Moves a unit as near to a hex as it gets, if that is nearer than it is; tells whether it has moved. */
function towards(game, unit, target) {
  const option = game.legal().moves.find((move) => move.unit === unit);
  const from = parseHex(unitOf(game, unit)?.at ?? "");
  const away = (hex) => distance(parseHex(hex), target);
  const [best] = (option?.hexes ?? []).map(({ hex }) => hex).sort((a, b) => away(a) - away(b));
  if (!best || from < 0 || away(best) >= distance(from, target)) return false;
  const way = game.path(unit, best, false);
  give(game, { move: { units: [unit], path: way.path } });
  return true;
}

/** The reconnaissance unit of the Axis enters at its base, where it can be declared. */
function ready(seed) {
  const game = begin(seed);
  while (!converts(game).includes(RECON)) {
    const place = game.legal().orders.find((order) => order.place?.unit === RECON && order.place.hex === "L0701");
    const order = place ?? game.opponent();
    assert.ok(order !== undefined, "the unit never comes");
    give(game, order);
  }
  return game;
}

/** The patrol and a supply unit of the enemy go to meet each other until it can be overrun. */
function beforeRaid(seed) {
  const game = ready(seed);
  give(game, { convert: { unit: RECON } });
  while (!raidOf(game)) {
    const { phase, by, units, outcome } = game.view();
    assert.ok(!outcome, "they never meet");
    const patrol = parseHex(unitOf(game, PATROL)?.at ?? "L0701");
    const supplyUnit = units
      .filter(({ id, kind, at }) => kind === "msu" && id.startsWith("commonwealth") && parseHex(at) >= 0)
      .sort((a, b) => distance(parseHex(a.at), patrol) - distance(parseHex(b.at), patrol))[0];
    const moves = phase === "initialMovement" || phase === "motorizedMovement";
    if (
      moves &&
      supplyUnit &&
      by === "commonwealth" &&
      distance(parseHex(supplyUnit.at), patrol) > 3 &&
      towards(game, supplyUnit.id, patrol)
    )
      continue;
    if (moves && supplyUnit && by === "axis" && towards(game, PATROL, parseHex(supplyUnit.at))) continue;
    // The script moves everything else, but not these two.
    const order = game.opponent();
    const theirs = order?.move?.units.some((id) => id === PATROL || id === supplyUnit?.id);
    give(game, theirs ? "done" : order);
  }
  return game;
}

async function open(game) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    path: `#${game.gameLink()}`,
  });
  await askSide(view.page);
  await view.page.click("dialog[data-about=open] [data-value=yes]");
  await view.page.waitForSelector(PAINTED);
  return view;
}

for (const hand of ["mouse", "keyboard"]) {
  test(`by ${hand}: a conversion is declared, and the counter is turned`, async () => {
    const { page, problems, close } = await open(ready("00112233445566778899aabbccddee01"));
    assert.match(await page.textContent(".pl-decision"), /Convert units\?.*33 Recon: convert/s);
    if (hand === "mouse") await page.locator(".pl-decision .pl-order", { hasText: "33 Recon" }).click();
    else await page.keyboard.press("1");
    await page.locator("#pl-log", { hasText: "33 Recon is being converted until" }).waitFor({ state: "attached" });
    assert.deepEqual(await axe(page, ".pl-side"), []);
    if (hand === "mouse") await page.click("#pl-undo");
    else await page.keyboard.press("Control+z");
    await page.locator(".pl-decision .pl-order", { hasText: "33 Recon" }).waitFor();
    assert.deepEqual(problems(), []);
    await close();
  });
}

/**
 * A campaign in which every unit that can be converted enters at its base, up to where one of several on the map is
 * barred.
 */
function withBarred() {
  const game = Game.begin({
    options: { scenario: "campaign", rules: { switches: { desertPatrols: "allowed" } } },
    dice: { kind: "seed", seed: "00112233445566778899aabbccddee07" },
  });
  const barred = () =>
    game.view().segment === "conversion" &&
    game.view().units.find(({ id }) => game.check({ convert: { unit: id } }).refusal?.code === "convert-place");
  const arrivals = [
    { place: { unit: "33-recon", hex: "L0701" } },
    { place: { unit: "cih", hex: "E1833" } },
    { place: { unit: "royals", hex: "E1833" } },
  ];
  while (!barred()) give(game, arrivals.find((order) => game.check(order).kind === "allowed") ?? game.opponent());
  return { game, unit: barred().id };
}

test("a unit that cannot be converted now stands beside those that can, with the rule against it", async () => {
  const { game, unit } = withBarred();
  const { page, problems, close } = await open(game);
  const button = page.locator(`#pl-not-${unit}`);
  assert.equal(await button.getAttribute("aria-disabled"), "true");
  assert.match(await button.textContent(), /^(?:33|580|CIH|Royals|12 Lanc) (?:Recon|Patrol): convert/);
  const reason = page.locator(`#${await button.getAttribute("aria-describedby")}`);
  assert.match(
    await reason.textContent(),
    /Units can be converted only in L0701 \(Axis\) or Alexandria \(Commonwealth\)\..*18\.12/,
  );
  const had = await page.$eval(".pl-entry", (node) => node.value);
  await button.click({ force: true });
  assert.equal(await page.$eval(".pl-entry", (node) => node.value), had, "it gives no order");
  assert.equal(await page.locator(".pl-decision .pl-order:not([aria-disabled])").count(), 1);
  assert.deepEqual(await axe(page, ".pl-decision"), []);
  assert.deepEqual(problems(), []);
  await close();
});

for (const [hand, seed] of [
  ["mouse", "00112233445566778899aabbccddee01"],
  ["keyboard", "00112233445566778899aabbccddee05"],
]) {
  test(`by ${hand}: a patrol overruns a supply unit, which is destroyed or left alone`, async () => {
    const game = beforeRaid(seed);
    const { overrun } = raidOf(game);
    const [from, to] = [parseHex(unitOf(game, PATROL).at), parseHex(overrun.hex)];
    const direction = directionTo(from, to);
    const { page, problems, close } = await open(game);
    const row = `.pl-stack [data-key="unit-${PATROL}"]`;
    for (let step = 0; step < 80 && !(await page.locator(row).count()); step += 1) await page.keyboard.press("n");
    for (
      let step = 0;
      step < 20 &&
      (await page.locator(".pl-pick[aria-pressed=true]").evaluateAll((all) => all.map(({ id }) => id).join())) !==
        `pl-unit-${PATROL}`;
      step += 1
    )
      await page.keyboard.press("c");
    // The stack lies at the edge of the map, where no hex has a fixed place on the screen: the cursor aims.
    await page.keyboard.press("m");
    await page.keyboard.press(KEY[DIRECTIONS[direction]]);
    await page.keyboard.press("Enter");
    const button = page.locator(".pl-goal .button", { hasText: /overrun/i });
    if (hand === "mouse") await button.click();
    else await page.keyboard.press((await button.getAttribute("data-digit")) ?? "");
    give(game, { overrun });
    const expected =
      unitOf(game, PATROL).at === overrun.hex
        ? /The raid succeeds: MSU № \d+ is destroyed/
        : /The raid has no effect on MSU № \d+/;
    await page.locator("#pl-log", { hasText: expected }).waitFor({ state: "attached" });
    assert.equal(await page.getAttribute("#pl-undo", "aria-disabled"), "true", "a die is not taken back");
    assert.deepEqual(problems(), []);
    await close();
  });
}
