// Makes pictures of the page's main views, to be looked at: every width, both papers, and as the colour-blind see them.
//
//   node pictures.mjs                          all of them, into target/pictures
//   node pictures.mjs --views attack,share --widths 390 --schemes dark
//   node pictures.mjs --vision                  board and attack builder in the simulated deficiencies of colour vision
//   node pictures.mjs --readme                 the three pictures of README.md, into docs/

import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { initWasm, openSite, root } from "./harness.mjs";
import { PAINTED, openMore } from "./play-helpers.mjs";

const { values } = parseArgs({
  options: {
    views: { type: "string" },
    widths: { type: "string", default: "390,1280,2560" },
    schemes: { type: "string", default: "light,dark" },
    vision: { type: "boolean" },
    readme: { type: "boolean" },
    to: { type: "string", default: `${root}target/pictures` },
  },
});
const HEIGHTS = { 320: 256, 360: 740, 390: 844, 1280: 850, 2560: 1440 };
const DEFICIENCIES = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"];
const wasm = await initWasm();

/** The game link of a game that the script has played so far, until it stands as wanted. */
function played(until, scenario = "race-for-tobruk", seed = "2a") {
  const game = wasm.Game.begin({
    options: { scenario, rules: { preset: "spi1981Errata" } },
    dice: { kind: "seed", seed: seed.repeat(16) },
  });
  for (let orders = 0; orders < 600; orders++) {
    if (until(game.view(), game)) return game.gameLink();
    game.give(game.opponent());
  }
  throw new Error("the game never stands so");
}

const inCombat = (view, game) =>
  /Combat$/.test(view.phase) && view.segment === "main" && game.legal().attacks.length > 1;
const decides = (view, game) => view.battle !== undefined && game.legal().orders.some((order) => order.answer);

/** Puts a game on the table. */
async function table(page, link) {
  await page.evaluate((hash) => (location.hash = hash), `#${link}`);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
}

/** Puts an attack of many units at three to one together, near enough to see who takes part. */
async function attack(page) {
  let best;
  const many = (view, game) => {
    if (!/Combat$/.test(view.phase) || view.segment !== "main" || view.turn < 4) return false;
    best = game
      .legal()
      .attacks.find(({ units, hex }) => units.length > 4 && game.preview({ units, hexes: [hex] }).odds?.text === "3:1");
    return !!best;
  };
  await table(page, played(many, "campaign", "5c"));
  await page.locator(".pl-attack label", { hasText: best.hex }).first().click();
  await page.waitForSelector("#pl-chances");
  for (let n = 0; n < 2; n++) await page.locator(".pl-stage-column .tool-button").first().click();
}

/** How each view is reached from a page that has just been opened. */
const VIEWS = {
  async movement(page) {
    await table(
      page,
      played((view) => view.phase === "initialMovement" && view.turn === 2),
    );
    for (const key of ["n", "m", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  },
  attack,
  italian: (page) =>
    table(
      page,
      played(() => true, "italian-campaign"),
    ),
  crusader: (page) =>
    table(
      page,
      played(() => true, "operation-crusader"),
    ),
  gazala: (page) =>
    table(
      page,
      played(() => true, "gazala-battle"),
    ),
  decision: (page) => table(page, played(decides)),
  async library(page) {
    await table(page, played(inCombat));
    await table(
      page,
      played((view) => view.turn === 3),
    );
    await page.click("#ref-menu-pl");
    await page.click("#pl-menu-games");
    await page.waitForSelector(".lib-game");
  },
  async share(page) {
    await table(page, played(inCombat));
    await page.click("#pl-share");
    await page.waitForSelector("#pl-share-html");
  },
  async note(page) {
    await table(page, played(inCombat));
    await page.keyboard.press("w");
    await page.waitForSelector("#pl-note-text");
  },
  async start(page) {
    await page.click("#tab-play");
    await page.waitForSelector("#pl-start");
  },
  async guide(page) {
    await page.evaluate(() => (location.hash = "#first-game"));
    await page.waitForSelector(PAINTED);
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
};

const site = await openSite();
const open = (width, colorScheme, more = {}) =>
  site.openPage({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    colorScheme,
    reducedMotion: "reduce",
    waitFor: "html[data-ready]",
    ...more,
  });
/** Waits until every map that is seen is painted to its end. */
async function settle(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  for (const stage of await page.locator(".stage:visible").all())
    await stage.and(page.locator("[data-painted=all]")).waitFor();
}
/** Views that have an address of their own. */
const ADDRESSES = {
  map: () => "",
  embed: () => `embed.html?ply=last#${played(inCombat)}`,
  played: () => `embed.html?ply=last&interactive=1#${played(inCombat)}`,
};
const wanted = values.views?.split(",") ?? [...Object.keys(VIEWS), ...Object.keys(ADDRESSES)];

async function views() {
  await mkdir(values.to, { recursive: true });
  for (const width of values.widths.split(",").map(Number)) {
    for (const scheme of values.schemes.split(",")) {
      for (const name of wanted) {
        const { page, close } = await open(width, scheme, { path: ADDRESSES[name]?.() });
        await VIEWS[name]?.(page);
        if (name === "played") {
          await page.click(".em-play-on");
          await page.waitForSelector(".em-table .stage");
        }
        await settle(page);
        await page.screenshot({ path: `${values.to}/${name}-${width}-${scheme}.png` });
        await close();
      }
    }
  }
}

async function vision() {
  await mkdir(values.to, { recursive: true });
  for (const name of ["movement", "attack"]) {
    const { page, context, close } = await open(1280, "light");
    await VIEWS[name](page);
    const session = await context.newCDPSession(page);
    for (const type of DEFICIENCIES) {
      await session.send("Emulation.setEmulatedVisionDeficiency", { type });
      await settle(page);
      await page.screenshot({ path: `${values.to}/vision-${name}-${type}.png` });
    }
    await close();
  }
}

/**
 * A unit south of Gazala with its reach, its supply, its line of communication and the way to a hex, in the map
 * explorer.
 */
async function reach(page) {
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

/** @type {Record<string, (page: import("playwright-core").Page) => Promise<void>>} */
const PICTURES = { "referee.png": VIEWS.combat, "map.jpg": reach, "attack.jpg": attack };

async function readme() {
  for (const [name, show] of Object.entries(PICTURES)) {
    const { page, close } = await open(1280, "light");
    await show(page);
    await settle(page);
    await writeFile(
      `${root}docs/${name}`,
      await page.screenshot(name.endsWith(".png") ? {} : { type: "jpeg", quality: 78 }),
    );
    await close();
  }
}

try {
  await (values.vision ? vision() : values.readme ? readme() : views());
} finally {
  await site.close();
}
