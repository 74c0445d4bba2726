// The views of the page that pictures.mjs takes, each with the actions that lead there from a page just opened.

import { initWasm, readText } from "./harness.mjs";
import { analystViews } from "./picture-analyst-views.mjs";
import { ROMMEL_VIEWS } from "./picture-rommel-views.mjs";
import { PAINTED, openMore } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const wasm = await initWasm();
const RACE = "race-for-tobruk";
/** Gazala Battle, game-turn 16: the Commonwealth player is to place ten units that arrive. */
const ARRIVALS = (await readText("tests/web/game-turn.link.txt")).trim();

/** Game links by how they were asked for: the same game is played once. @type {Map<string, string>} */
const links = new Map();

/** The game link of a game that the script has played so far, until `until` holds. */
function played(until, scenario = RACE, seed = "2a") {
  const name = `${scenario} ${seed} ${until}`;
  if (!links.has(name)) links.set(name, play(until, scenario, seed));
  return links.get(name);
}

function play(until, scenario, seed) {
  const game = wasm.Game.begin({
    options: { scenario, rules: { preset: "spi1981Errata" } },
    dice: { kind: "seed", seed: seed.repeat(16) },
  });
  for (let orders = 0; orders < 900; orders++) {
    if (until(game.view(), game)) return game.gameLink();
    game.give(game.opponent());
  }
  throw new Error(`no state of ${scenario} is as wanted: ${until}`);
}

const inCombat = (view, game) =>
  /Combat$/.test(view.phase) && view.segment === "main" && game.legal().attacks.length > 1;
const moves = (view) => view.phase === "initialMovement" && view.segment === "main" && view.turn === 2;
const inBattle = (view) => view.battle !== undefined;
const isOver = (view) => view.phase === "over";
/** The Commonwealth decides, outside of a combat, after a player-turn of the Axis. */
const afterEnemy = (view, game) =>
  view.turn > 1 &&
  view.by === "commonwealth" &&
  !inBattle(view) &&
  !view.overrun &&
  view.orders > 60 &&
  game.journal(view.orders - 1).orders[0].by === "axis";

const laterOn = (view, game) => view.turn > 3 && afterEnemy(view, game);

/** Puts a game on the table. @param {string} [seats] who plays it here: "both", "axis" or "commonwealth" */
async function table(page, link, seats = "both") {
  await page.evaluate((hash) => (location.hash = hash), `#${link.replace(/^#/, "")}`);
  await askSide(page);
  await page.selectOption("#pl-open-seats", seats);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
}

/** The target of an attack of many units at three to one, or nothing where there is none. */
function attacked(view, game) {
  if (!/Combat$/.test(view.phase) || view.segment !== "main" || view.turn < 4) return undefined;
  return game
    .legal()
    .attacks.find(({ units, hex }) => units.length > 4 && game.preview({ units, hexes: [hex] }).odds?.text === "3:1")
    ?.hex;
}

const offersAttack = (view, game) => !!attacked(view, game);

/** Puts such an attack together, near enough to see who takes part. */
async function attack(page) {
  const link = played(offersAttack, "campaign", "33");
  const game = wasm.Game.open(link);
  const target = attacked(game.view(), game);
  game.free();
  await table(page, link);
  await page.locator(".pl-attack label", { hasText: target }).first().click();
  await page.waitForSelector("#pl-chances");
  const zoom = page.locator(".pl-stage-column .tool-button").first();
  if (await zoom.isVisible()) for (let n = 0; n < 2; n++) await zoom.click();
}

/** An attack of many units is possible. */
const fights = (page) => table(page, played(offersAttack, "campaign", "33"));

/** Gives the first answer to each question until `selector` is there. */
async function answerUntil(page, selector) {
  while (!(await page.locator(selector).count())) {
    const asked = await page.locator(".pl-log .pl-entry").first().getAttribute("value");
    await page.locator(".pl-decision [data-do=order]").first().click();
    await page.waitForFunction((had) => document.querySelector(".pl-entry").value !== Number(had), asked);
  }
}

/** A layer of the map, with the panel's part that tells what it shows. */
async function layer(page, key) {
  await table(page, played(moves));
  await page.keyboard.press(key);
  await page.locator("#pl-layers").scrollIntoViewIfNeeded();
}

async function overview(page, tab) {
  await table(
    page,
    played((view) => view.turn === 3, "campaign"),
  );
  await page.click("#pl-overview");
  await page.waitForSelector("dialog[data-about=overview][open] .rp-body[data-shown]");
  await page.click(`#rp-tab-${tab}`);
  await page.waitForSelector(`.rp-body[data-shown=${tab}]`);
}

async function menu(page, entry) {
  await page.click("#ref-menu-pl");
  if (entry) await page.click(entry);
}

/** @type {Record<string, (page: import("playwright-core").Page) => Promise<void>>} */
export const VIEWS = {
  landing: (page) => page.waitForSelector("#landing-play"),
  async start(page) {
    await page.click("#tab-play");
    await page.waitForSelector("#pl-start");
  },
  async "start-more"(page) {
    await VIEWS.start(page);
    await openMore(page);
    await page.check("#pl-seats-away");
    await page.check("#pl-dice-agreed");
    await page.locator("#pl-dice-agreed").scrollIntoViewIfNeeded();
  },
  async "first-turn"(page) {
    await page.click("#landing-play");
    await page.waitForSelector(PAINTED);
  },
  async guide(page) {
    await page.evaluate(() => (location.hash = "#first-game"));
    await page.waitForSelector(PAINTED);
    await page.waitForSelector("#tour-step");
  },
  async arrivals(page) {
    await table(page, ARRIVALS);
    await page.locator(".pl-tray .pl-card").first().click();
  },
  async unit(page) {
    await table(page, played(moves));
    await page.keyboard.press("n");
  },
  async movement(page) {
    await table(page, played(moves));
    for (const key of ["n", "m", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  },
  async path(page) {
    await VIEWS.unit(page);
    await page.locator(".pl-going details summary").first().click();
    await page.locator(".pl-ends button").nth(4).click();
    await page.locator("#pl-goal-0").scrollIntoViewIfNeeded();
  },
  supply: (page) => layer(page, "s"),
  "combat-supply": (page) => layer(page, "u"),
  zones: (page) => layer(page, "z"),
  stacking: (page) => layer(page, "k"),
  risk: (page) => layer(page, "r"),
  attack,
  decision: (page) => table(page, played(inBattle)),
  async retreat(page) {
    await table(page, played(inBattle, RACE, "07"));
    await answerUntil(page, ".pl-decision[data-asked=retreat]");
  },
  async outcome(page) {
    await table(page, played(inBattle, RACE, "07"));
    await answerUntil(page, ".pl-outcome");
  },
  recap: (page) => table(page, played(afterEnemy, RACE, "07"), "commonwealth"),
  async standing(page) {
    await table(
      page,
      played((view) => view.phase === "refit" && view.phasing === "axis", RACE, "07"),
    );
    await page.click("#pl-standing-summary");
    await page.locator("#pl-standing-give").scrollIntoViewIfNeeded();
  },
  objectives: (page) => overview(page, "aims"),
  "turn-track": (page) => overview(page, "track"),
  "order-of-battle": (page) => overview(page, "battle"),
  async end(page) {
    await table(page, played(isOver, RACE, "07"));
    await page.waitForSelector("#pl-over");
  },
  async graphs(page) {
    await VIEWS.end(page);
    await page.click("#pl-over-graphs");
    await page.waitForFunction(() => {
      const plots = [...document.querySelectorAll(".rp-plot")];
      return plots.length > 0 && plots.every((plot) => plot.querySelector("canvas")?.width);
    });
  },
  async replay(page) {
    await table(page, played(inBattle, RACE, "07"));
    await menu(page, "#pl-menu-replay");
    await page.waitForSelector(".pl-replay");
    await page.click("#pl-replay-back");
  },
  async share(page) {
    await table(page, played(inCombat));
    await page.click("#pl-share");
    await page.waitForSelector("#pl-share-html");
  },
  async qr(page) {
    await table(page, beginning("campaign"));
    await page.click("#pl-share");
    await page.click("#pl-share-game-qr");
    await page.locator("svg.pl-qr").scrollIntoViewIfNeeded();
  },
  async menu(page) {
    await table(page, played(inCombat));
    await menu(page);
  },
  async seats(page) {
    await table(page, played(inCombat));
    await menu(page, "#pl-menu-seats");
    await page.waitForSelector("dialog[data-about=seats][open]");
  },
  async note(page) {
    await table(page, played(inCombat));
    await page.keyboard.press("w");
    await page.waitForSelector("#pl-note-text");
  },
  async library(page) {
    await table(page, played(inCombat));
    await table(
      page,
      played((view) => view.turn === 3),
    );
    await menu(page, "#pl-menu-games");
    await page.waitForSelector(".lib-game");
  },
  italian: (page) => table(page, beginning("italian-campaign")),
  crusader: (page) => table(page, beginning("operation-crusader")),
  gazala: (page) => table(page, beginning("gazala-battle")),
  async "how-to-play"(page) {
    await page.evaluate(() => (location.hash = "#how-to-play"));
    await page.waitForFunction(() => {
      const all = [...document.querySelectorAll(".how canvas")];
      return all.length > 0 && all.every((canvas) => canvas.dataset.painted === "");
    });
  },
  async "how-to-play-turn"(page) {
    await VIEWS["how-to-play"](page);
    await page.click(".how-foot a");
    await page.waitForFunction(() => document.querySelectorAll(".how h3").length > 9);
  },
  async referee(page) {
    await page.click("#tab-referee");
    await page.waitForSelector("#ref-combat .ref-stack, #ref-combat .card");
  },
  async combat(page) {
    await VIEWS.referee(page);
    await page.locator("[data-do=example]:visible").first().click();
    await page.waitForSelector(".ref-summary");
  },
  async "combat-outcome"(page) {
    await VIEWS.combat(page);
    for (const answer = page.locator(".ref-pending button.button-primary"); await answer.count(); )
      await answer.first().click();
    await page.locator(".ref-ends").first().scrollIntoViewIfNeeded();
  },
  async explorer(page) {
    await page.click("#tab-referee");
    await page.click("#ref-mode-map");
    await page.waitForSelector(".ex-stage[data-painted=all]");
  },
  async charts(page) {
    await VIEWS.start(page);
    await openMore(page);
    await page.click("#pl-new-charts-edit");
    await page.waitForSelector("dialog[open]");
    await page.click("#ch-new");
    await page.waitForSelector("#ch-name");
  },
  async rules(page) {
    await page.click("#tab-rules");
    await page.waitForSelector("#rules tbody tr");
  },
  async help(page) {
    await page.click("#help-open[data-on]");
    await page.waitForSelector("dialog[open]");
  },
  ...analystViews("analyst", {
    attacks: fights,
    risks: fights,
    missed: (page) => table(page, played(laterOn, "campaign", "33"), "commonwealth"),
    luck: (page) => VIEWS.end(page),
    chances: (page) => table(page, played(moves)),
    map: fights,
  }),
  ...ROMMEL_VIEWS,
};

/** A game that has just begun. @param {string} scenario */
const beginning = (scenario) => played(() => true, scenario);

/** Views that have an address of their own. @type {Record<string, () => string>} */
export const ADDRESSES = {
  embed: () => `embed.html?ply=last#${played(inCombat)}`,
  played: () => `embed.html?ply=last&interactive=1#${played(inCombat)}`,
};

/**
 * Leads a page that has just been opened to a view.
 * @param {import("playwright-core").Page} page @param {string} name
 */
export async function show(page, name) {
  await VIEWS[name]?.(page);
  if (name === "played") {
    await page.click(".em-play-on");
    await page.waitForSelector(".em-table .stage");
  }
  // Away from whatever opens under the pointer.
  await page.mouse.move(0, 0);
  await settle(page);
}

/** Waits until every map that is visible is painted to its end. */
export async function settle(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  for (const stage of await page.locator(".stage:visible").all())
    await stage.and(page.locator("[data-painted=all]")).waitFor();
}

/** A unit south of Gazala with its reach, its supply, its line of communication and a path, in the map explorer. */
export async function reach(page) {
  const msu = (nation, hex) => ({ id: `${nation} MSU`, nation, kind: "msu", hex });
  const counter = (id, roster, hex) => ({ id, roster, hex });
  const dump = (name, nation, hex) => ({ id: name, nation, kind: "dump", hex });
  const units = [
    counter("5/5 Lt Armd", "5-5lt", "L2020"),
    counter("200 Mtrzd", "200-mtrzd", "L2020"),
    counter("3 Recon", "3-recon", "L2421"),
    msu("german", "L2116"),
    ...["L1813", "L1511"].map((hex) => dump(`Dump in ${hex}`, "italian", hex)),
    counter("Brescia", "brescia", "L2108"),
    counter("7/7 Armd", "7-7-armd", "L2023"),
    counter("18 Aus Hvy Inf", "18-aus", "L2228"),
    dump("Tobruk dump", "commonwealth", "L2329"),
  ];
  await page.evaluate(
    (hash) => (location.hash = hash),
    `#${wasm.encodePosition({ rules: { preset: "spi1981Errata" }, position: { units } })}`,
  );
  await page.waitForSelector(".ex-stage[data-painted=all]");
  await page.fill("#ex-goto", "L2020");
  await page.press("#ex-goto", "Enter");
  await page.focus(".ex-stage .board-grid");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".ex-unit.is-chosen");
  for (const key of ["e", "q", "ArrowRight", "ArrowRight", "d"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".ex-steps");
}
