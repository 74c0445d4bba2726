// How long a player waits for the analyst in Chromium, in both games: from the click on its tab to each answer on the
// screen, and from the key to the map of risks. By the clock, so other programs count.
//
//   node --import ./tests/web/strip-types.mjs tests/web/bench-analyst-page.mjs
//   node --import ./tests/web/strip-types.mjs tests/web/bench-analyst-page.mjs --game rommel-in-the-desert --scenario gazala --times 9
//
// The questions are answered one after the other, so each time includes those before it. A frame is the longest time
// between two frames of the page until the last answer. It fails only where an answer is empty.

import { loadavg } from "node:os";
import { parseArgs } from "node:util";

import { figures } from "./bench-pan.mjs";
import { initWasm, openSite } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    scenario: { type: "string" },
    seed: { type: "string", default: "07" },
    times: { type: "string", default: "7" },
    width: { type: "string", default: "1440" },
    height: { type: "string", default: "900" },
  },
});
const viewport = { width: Number(values.width), height: Number(values.height) };

/** The answers by the element that is there once each is shown. */
const ANSWERS = {
  "best attacks": "#an-attacks[data-ready]",
  risks: "#an-risks[data-ready]",
  "left out": "#an-missed[data-ready]",
  "first curve": "#an-chances[data-ready] canvas",
  luck: "#an-luck[data-ready]",
  "games played on": "#an-chances-error",
};
/** What has to be found in the middle of a game, by the elements that show it. */
const CONTENT = {
  "best attacks": "#an-attacks .an-findings > li",
  risks: "#an-risks .an-findings > li",
  "left out": "#an-missed > p",
  "first curve": "#an-chances tbody tr",
  luck: "#an-luck tbody tr, #an-luck > p",
};

/** Where the games are looked at: the turn of a state, and whether it is the moment that is measured. */
const GAMES = {
  "desert-fox": {
    scenarios: ["gazala-battle", "campaign"],
    risks: "r",
    turn: ({ turn }) => turn,
    side: ({ by }) => by,
    moments: {
      movement: ({ phase, segment, turn }) => turn > 1 && phase === "initialMovement" && segment === "main",
      combat: ({ phase, segment }, game) =>
        phase === "firstCombat" && segment === "main" && game.legal().attacks.length > 2,
    },
  },
  "rommel-in-the-desert": {
    scenarios: ["gazala", "1941-42"],
    risks: "k",
    turn: ({ month }) => month,
    side: ({ toAct }) => toAct,
    moments: {
      movement: ({ stage, phase, battles }) => stage === "turns" && phase === "movement" && battles.length > 0,
      combat: ({ stage, phase, battles }) => stage === "turns" && phase === "combat" && battles.length > 0,
    },
  },
};

/** Links of a game by the scripts, at each moment in the first turn from the middle on that has it. */
async function positions(id, scenario) {
  const { turn, side, moments } = GAMES[id];
  const wasm = await initWasm(id);
  const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: values.seed.repeat(16) } });
  const found = Object.fromEntries(Object.keys(moments).map((name) => [name, new Map()]));
  for (let order; (order = game.opponent()); game.give(order)) {
    const view = game.view();
    for (const [name, isNow] of Object.entries(moments))
      if (!found[name].has(turn(view)) && isNow(view, game))
        found[name].set(turn(view), { link: game.gameLink(), seats: side(view), orders: view.orders });
  }
  const all = Object.values(found).flatMap((states) => [...states.values()].map(({ orders }) => orders));
  const half = game.view().orders / 2;
  game.free();
  return Object.entries(found).flatMap(([name, states]) => {
    const at = [...states.values()].find(({ orders }) => orders >= half) ?? [...states.values()].at(-1);
    if (!at) throw new Error(`${id} ${scenario}: no ${name} among ${all.length} moments`);
    return [{ name, ...at }];
  });
}

/** Clicks the analyst's tab and waits for everything: the time of each answer and the longest frame. Runs in the page. */
async function openTab([answers, content]) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = {};
  await frame();
  const clicked = performance.now();
  document.querySelector("#rp-tab-analyst").click();
  let shown = [];
  let before = performance.now();
  let longest = 0;
  while (Object.keys(times).length < Object.keys(answers).length) {
    await frame();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    // What was there in the frame before has been painted.
    for (const name of shown) times[name] ??= now - clicked;
    shown = Object.keys(answers).filter((name) => document.querySelector(answers[name]));
  }
  const count = (selector) => document.querySelectorAll(selector).length;
  const found = Object.fromEntries(Object.entries(content).map(([name, selector]) => [name, count(selector)]));
  document.querySelector("#rp-tab-aims").click();
  await frame();
  return { times: { ...times, frame: longest }, found };
}

/** Switches the layer of risks on by its key and off again: the time until it is painted. Runs in the page. */
async function showRisks(key) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const stage = document.querySelector(".pl-stage");
  const press = () =>
    stage
      .querySelector(".board-grid")
      .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const painted = async () => {
    do await frame();
    while (stage.dataset.painted !== "all");
  };
  const before = performance.now();
  press();
  await painted();
  const time = performance.now() - before;
  press();
  await painted();
  return time;
}

async function measure(site, id, { link, seats }) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    reducedMotion: "reduce",
    viewport,
    path: `#${link}`,
  });
  const { page } = view;
  await askSide(page);
  await page.selectOption("#pl-open-seats", seats);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  const times = {};
  const add = (name, time) => (times[name] ??= []).push(time);
  for (let n = 0; n < Number(values.times); n++) add("map of risks", await page.evaluate(showRisks, GAMES[id].risks));
  await page.click("#pl-overview");
  await page.waitForSelector("dialog[data-about=overview][open] .rp-body[data-shown]");
  let found = {};
  for (let n = 0; n < Number(values.times); n++) {
    const answer = await page.evaluate(openTab, [ANSWERS, CONTENT]);
    for (const [name, time] of Object.entries(answer.times)) add(name, time);
    found = answer.found;
  }
  for (const line of view.problems()) console.log(line);
  await view.close();
  return { times, found };
}

const site = await openSite({ whole: true });
try {
  for (const id of values.game ? [values.game] : Object.keys(GAMES))
    for (const scenario of values.scenario ? [values.scenario] : GAMES[id].scenarios)
      for (const position of await positions(id, scenario)) {
        const { times, found } = await measure(site, id, position);
        const load = loadavg()[0].toFixed(1);
        console.log(`${id} ${scenario}, ${position.name} after ${position.orders} orders, load ${load}`);
        for (const [name, list] of Object.entries(times)) {
          const count = name in found ? `  ${found[name]} found` : "";
          console.log(`  ${name.padEnd(16)} ${figures(list)}${count}`);
        }
        const empty = Object.keys(found).filter((name) => !found[name]);
        if (empty.length) throw new Error(`nothing found: ${empty.join(", ")}`);
      }
} finally {
  await site.close();
}
