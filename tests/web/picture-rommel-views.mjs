// The views of Rommel in the Desert that pictures.mjs takes, each with the actions that lead there from a page that has
// the other game open.

import { initWasm, readText } from "./harness.mjs";
import { analystViews } from "./picture-analyst-views.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { BASIC, COVER, enterHex, inPhase, linkWhen } from "./rommel-play-helpers.mjs";
import { SECOND, switchTo } from "./two-games-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const BATTLES = JSON.parse(await readText("tests/web/rommel-battle.links.json"));
const { Game: DesertFox } = await initWasm();

/** Links by their name: the same game is played once. @type {Map<string, string>} */
const links = new Map();
function once(name, play) {
  if (!links.has(name)) links.set(name, play());
  return links.get(name);
}
/** The next turn of a player after one that has left several things out. */
function leftOut(side) {
  let active = "";
  let facts = 0;
  return (view, game) => {
    if (view.stage === "turns" && active === side && view.active !== side)
      facts = game.missed(view.orders)?.facts.length ?? 0;
    if (view.stage === "turns") active = view.active;
    return facts > 0 && view.stage === "turns" && active === side && view.toAct === side;
  };
}
const LINKS = {
  setUp: () => linkWhen("1940", ({ stage, orders }) => stage === "setUp" && orders > 2),
  hands: () => linkWhen("1940", ({ stage }) => stage === "hands"),
  challenge: () => linkWhen("1940", ({ stage, toAct }) => stage === "initiative" && toAct === "axis"),
  option: () => linkWhen("1940", inPhase("option", "axis")),
  moves: () => linkWhen("1940", inPhase("option", "axis"), BASIC),
  desert: () => linkWhen("1941", (view) => view.orders > 90 && inPhase("movement", "axis")(view)),
  spending: () => linkWhen("1941", (view) => view.step === "spending" && view.orders > 150),
  redeployment: () => linkWhen("1941", ({ step }) => step === "redeployment"),
  refit: () => linkWhen("1940", ({ step }) => step === "refit"),
  recap: () =>
    linkWhen(
      "1941",
      (view, game) => view.orders > 110 && inPhase("option", "axis")(view) && !!game.legal()[0].playCards,
    ),
  missed: () => linkWhen("gazala", leftOut("axis")),
  over: () => linkWhen("1940", ({ stage }) => stage === "over"),
};
const linkOf = (name) => BATTLES[name] ?? once(name, LINKS[name]);

/** Puts a game on the table. @param {string} name @param {string} [seats] who plays it here; "cover" leaves the cover */
async function table(page, name, seats = "both") {
  await page.evaluate((hash) => (location.hash = hash), linkOf(name));
  await askSide(page);
  await page.selectOption("#pl-open-seats", seats === "cover" ? "both" : seats);
  await page.click("dialog[data-about=open] [data-value=yes]");
  if (seats === "cover") return page.waitForSelector(COVER);
  if (seats === "both") await page.click(`${COVER} [data-value=off]`);
  await page.waitForSelector(PAINTED);
}

/** Presses what answers each question of a battle turn until its outcome is there. */
async function fight(page) {
  await page.click("#pl-fight-0");
  while (!(await page.locator(".pl-outcome").count())) {
    const dice = await page.locator(".rb-die, .rb-fires-list li").count();
    const asked = await page.getAttribute(".pl-decision", "data-asked");
    await page.locator("#pl-hit-0, #pl-fire-all, #pl-fire").first().click();
    await page.waitForFunction(
      ([dice, asked]) =>
        document.querySelectorAll(".rb-die, .rb-fires-list li").length !== dice ||
        document.querySelector(".pl-decision")?.dataset.asked !== asked,
      [dice, asked],
    );
  }
}

/** A layer of the map. */
async function layer(page, key) {
  await table(page, "desert", "axis");
  await page.keyboard.press(key);
}

async function overview(page, tab) {
  await table(page, "desert", "axis");
  await page.click("#pl-overview");
  await page.click(`#rp-tab-${tab}`);
  await page.waitForSelector(`.rp-body[data-shown=${tab}]`);
}

/** Blocks of both sides, two of them in a battle. */
const POSITION = [
  ["21/5", "Mechili"],
  ["Brescia", "Bir Hacheim"],
  ["7/4", "Bir Hacheim"],
  ["2NZ/4", "Tobruk"],
];

async function referee(page, topic) {
  await switchTo(page, SECOND);
  await page.click("#tab-referee");
  await page.waitForSelector("#rr-search");
  for (const [name, hex] of POSITION) {
    await page.fill("#rr-search", name);
    await page.press("#rr-search", "Enter");
    await page.waitForFunction(() => document.activeElement?.id === "rr-hex");
    await page.fill("#rr-hex", hex);
    await page.press("#rr-hex", "Enter");
    await page.locator("#rr-status", { hasText: name }).waitFor();
  }
  await page.click(`#rr-topic-${topic}`);
  await page.locator(`#rr-answer-${topic}`).scrollIntoViewIfNeeded();
}

/** @type {Record<string, (page: import("playwright-core").Page) => Promise<any>>} */
export const ROMMEL_VIEWS = {
  async "rommel-landing"(page) {
    await switchTo(page, SECOND);
    await page.waitForSelector("#landing-play");
  },
  async "rommel-start"(page) {
    await switchTo(page, SECOND);
    await page.click("#tab-play");
    await page.waitForSelector("#pl-start");
  },
  "rommel-set-up": (page) => table(page, "setUp"),
  async "rommel-set-up-block"(page) {
    await table(page, "setUp");
    await page.locator(".pl-tray-block").first().click();
  },
  "rommel-hand": (page) => table(page, "hands"),
  "rommel-challenge": (page) => table(page, "challenge"),
  "rommel-option": (page) => table(page, "option"),
  "rommel-map": (page) => table(page, "desert", "axis"),
  async "rommel-group"(page) {
    await table(page, "moves");
    await enterHex(page, "Bardia");
  },
  async "rommel-goal"(page) {
    await ROMMEL_VIEWS["rommel-group"](page);
    await enterHex(page, "Mersa Matruh");
    await page.locator(".pl-goal").scrollIntoViewIfNeeded();
  },
  async "rommel-regroup"(page) {
    await table(page, "moves");
    await page.click("#pl-kind-regroup");
    await enterHex(page, "Gambut");
    await enterHex(page, "Sollum");
  },
  "rommel-supply": (page) => layer(page, "s"),
  "rommel-enemy-supply": (page) => layer(page, "u"),
  "rommel-cuts": (page) => layer(page, "k"),
  "rommel-battles": (page) => table(page, "six"),
  async "rommel-battle"(page) {
    await table(page, "six");
    await page.click("#pl-fight-0");
    await page.waitForSelector(".pl-decision[data-asked=fire]");
  },
  async "rommel-result"(page) {
    await table(page, "six");
    await fight(page);
  },
  "rommel-refusal": (page) => table(page, "refuse"),
  async "rommel-retreat"(page) {
    await table(page, "refuse");
    await page.click("#pl-refuse-0");
    await page.waitForSelector(".pl-decision[data-asked=leave]");
  },
  "rommel-pursuit": (page) => table(page, "pursuit"),
  "rommel-rout": (page) => table(page, "rout"),
  "rommel-rearguard": (page) => table(page, "rearguard"),
  "rommel-spending": (page) => table(page, "spending"),
  async "rommel-redeployment"(page) {
    await table(page, "redeployment");
    await page.locator("[id^=bu-unit-]").first().click();
  },
  "rommel-refit": (page) => table(page, "refit"),
  "rommel-recap": (page) => table(page, "recap", "axis"),
  "rommel-cover": (page) => table(page, "option", "cover"),
  "rommel-objectives": (page) => overview(page, "aims"),
  "rommel-order-of-battle": (page) => overview(page, "battle"),
  "rommel-end": (page) => table(page, "over", "axis").then(() => page.waitForSelector("#pl-over")),
  async "rommel-graphs"(page) {
    await ROMMEL_VIEWS["rommel-end"](page);
    await page.click("#pl-over-graphs");
    await page.waitForFunction(() => {
      const plots = [...document.querySelectorAll(".rp-plot")];
      return plots.length > 0 && plots.every((plot) => plot.querySelector("canvas")?.width);
    });
  },
  async "rommel-replay"(page) {
    await table(page, "desert", "axis");
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-replay");
    await page.waitForSelector(".pl-replay");
    await page.click("#pl-replay-back");
  },
  async "rommel-share"(page) {
    await table(page, "desert", "axis");
    await page.click("#pl-share");
    await page.waitForSelector("#pl-share-hides");
  },
  /** A game of each in the list. */
  async "rommel-library"(page) {
    const game = DesertFox.begin({
      options: { scenario: "race-for-tobruk" },
      dice: { kind: "seed", seed: "07".repeat(16) },
    });
    for (let n = 0; n < 12; n++) game.give(game.opponent());
    await page.evaluate((hash) => (location.hash = hash), game.gameLink());
    game.free();
    await askSide(page);
    await page.click("dialog[data-about=open] [data-value=yes]");
    await page.locator("[data-save-status=saved]").waitFor({ state: "attached" });
    await table(page, "desert", "axis");
    await page.locator("[data-save-status=saved]").waitFor({ state: "attached" });
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-games");
    await page.locator(".lib-game").nth(1).waitFor();
  },
  ...analystViews("rommel-analyst", {
    attacks: (page) => ROMMEL_VIEWS["rommel-battle"](page),
    risks: (page) => table(page, "desert", "axis"),
    missed: (page) => table(page, "missed", "axis"),
    luck: (page) => ROMMEL_VIEWS["rommel-end"](page),
    chances: (page) => table(page, "desert", "axis"),
    map: (page) => table(page, "desert", "axis"),
  }),
  "rommel-referee-supply": (page) => referee(page, "supply"),
  "rommel-referee-reach": (page) => referee(page, "reach"),
  "rommel-referee-battle": (page) => referee(page, "battle"),
  async "rommel-guide"(page) {
    await ROMMEL_VIEWS["rommel-start"](page);
    await page.locator("#pl-first-go, #pl-new-guide").first().click();
    await page.waitForSelector(".tour");
    await page.waitForSelector(PAINTED);
  },
  async "rommel-how-to"(page) {
    await switchTo(page, SECOND);
    await page.evaluate(() => (location.hash = "#how-to-play"));
    await page.waitForFunction(() => document.querySelectorAll(".how h3").length > 5);
  },
  async "rommel-help"(page) {
    await table(page, "moves");
    await page.click("#help-open[data-on]");
    await page.waitForSelector("dialog[open]");
  },
};
