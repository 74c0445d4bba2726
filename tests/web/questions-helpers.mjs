// A player with a mouse or a finger who answers at random, and where each question stands when it is asked.

import { draws, entries, openGame, playToTheEnd, ready } from "./play-helpers.mjs";
import { pointer } from "./play-pointer.mjs";
import { beginRommel } from "./rommel-play-helpers.mjs";

/** The windows in which every question is to be seen whole. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Answers that have to be in sight with their question. */
const ANSWERS = 6;

/**
 * @typedef {object} Asked a question as it stands when it is asked, before anything is scrolled by hand
 * @property {string} phase
 * @property {string} heading
 * @property {number} answers how many there are
 * @property {string[]} hidden its heading and those of its first answers that are not in sight whole
 * @property {string[]} keys of texts that stand on the page in the place of the texts
 * @property {number} scrolled how far the page is scrolled, and how much taller than the window it is
 * @property {number} mapTop
 * @property {number} mapShare of the window
 */

/** Runs in the page. @param {number} most answers @returns {Asked|null} null while nothing is asked */
function look(most) {
  const panel = document.querySelector(".pl-panel");
  const question = document.querySelector(".pl-decision") ?? document.querySelector(".pl-guide");
  if (!panel || !question || document.querySelector("#pl-script, #pl-over, dialog[open]")) return null;
  // What may be done with units that the player has chosen is no question of the game.
  if (question.matches(".pl-guide") && document.querySelector(".ex-unit.is-chosen")) return null;
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const answers = question.matches(".pl-decision")
    ? [...question.querySelectorAll("button:not(.case-tip, [aria-disabled=true])")]
    : [...document.querySelectorAll(".pl-foot button:not([aria-disabled=true])")];
  const isSeen = (node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const frame = panel.contains(node) ? panel.getBoundingClientRect() : { top: 0, bottom: innerHeight };
    if (top < Math.max(0, frame.top) - 1 || bottom > Math.min(innerHeight, frame.bottom) + 1) return false;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !!found && (node.contains(found) || found.contains(node));
  };
  const heading = question.querySelector("h3");
  const firsts = answers.filter(shown).slice(0, most);
  const stage = document.querySelector(".pl-stage").getBoundingClientRect();
  const height = Math.max(0, Math.min(innerHeight, stage.bottom) - Math.max(0, stage.top));
  return {
    phase: document.querySelector(".pl-guide").dataset.phase,
    heading: heading.textContent,
    answers: answers.filter(shown).length,
    hidden: [heading, ...firsts].filter((node) => !isSeen(node)).map((node) => node.textContent.trim().slice(0, 40)),
    keys: document.querySelector("#play").innerText.match(/(?<![\w.])[a-z]+\.[a-z]\w*\.[\w.]+/g) ?? [],
    scrolled: scrollY + Math.max(0, document.documentElement.scrollHeight - innerHeight),
    mapTop: stage.top,
    mapShare: (height * stage.width) / (innerWidth * innerHeight),
  };
}

/** Where the question of this moment stands. @returns {Promise<Asked|null>} */
export const questionOn = (page) => page.evaluate(look, ANSWERS);

/**
 * Notes each question that comes up after an order.
 * @param {import("playwright-core").Page} page @param {(question: Asked, page: any) => Promise<void>} seen
 */
function notes(page, seen) {
  /** @type {Asked[]} */
  const asked = [];
  let last = "";
  return {
    asked,
    async note() {
      const question = await questionOn(page);
      const key = `${await entries(page)} ${question?.heading}`;
      if (question && key !== last) {
        asked.push(question);
        await seen(question, page);
      }
      last = key;
    },
  };
}

/** Desert Fox, by a player who moves, attacks and answers. */
async function playDesertFox(page, { most, touches, seed, seen }) {
  const { asked, note } = notes(page, seen);
  await playToTheEnd(page, pointer(page, touches), {
    moves: 2,
    fights: 3,
    most: most * 12,
    draw: draws(seed),
    seen: note,
    until: () => asked.length >= most,
  });
  return asked;
}

/** Presses of Rommel in the Desert that go on, and those that only choose something else. */
const GOES_ON = [
  "#set-up-rest",
  "#set-up-done",
  "#pl-done-anyway",
  ".pl-decision [data-digit]",
  ".pl-decision .button-primary",
  ".pl-foot #pl-done",
  ".pl-decision .card-row > button",
].map((one) => `${one}:not([aria-disabled=true]):visible`);

/** Rommel in the Desert, by a player who picks any answer and moves by the lists of hexes. */
async function playRommel(page, { most, touches, seed, seen }) {
  const { asked, note } = notes(page, seen);
  const draw = draws(seed);
  const press = (/** @type {any} */ control) => (touches ? control.tap() : control.click());
  const anyOf = async (/** @type {string} */ selector) => {
    const found = await page.locator(selector).all();
    if (found.length) await press(found[draw(found.length)]);
    return found.length > 0;
  };
  const list = ".pl-decision [data-key=ends]";
  let moves = 0;
  for (let step = 0; step < most * 12 && asked.length < most; step++) {
    await ready(page);
    await note();
    if (await page.locator("#pl-over").count()) break;
    const goes = (await page.locator(list).count()) > 0 && moves < 6;
    if (goes && !(await page.locator("#pl-goal-0").count())) {
      moves++;
      if ((await page.getAttribute(list, "open")) === null) await press(page.locator(`${list} > summary`));
      await page.locator(`${list} button`).first().waitFor();
      await anyOf(`${list} button`);
      continue;
    }
    if (!(await page.locator("[data-asked=movement]").count())) moves = 0;
    for (const selector of GOES_ON) if (await anyOf(selector)) break;
  }
  return asked;
}

/**
 * A game against the computer, played until it has asked so many questions.
 * @param {any} site @param {string} game @param {{width: number, height: number}} viewport
 * @param {{most: number, seed?: number, scenario?: string, seen?: (question: Asked, page: any) => Promise<void>}}
 *   options
 *   `seen` gets each question as it is asked; others are those of the page
 */
export async function questionsOf(
  site,
  game,
  viewport,
  { most, seed = 7, scenario, seen = async () => {}, ...options },
) {
  const touches = viewport.width < 600;
  const device = { viewport, ...(touches ? { hasTouch: true, isMobile: true } : {}), ...options };
  const isFox = game === "desert-fox";
  const { page, close, problems } = isFox
    ? await openGame(site, { seats: "axis", seed, ...device, ...(scenario ? { scenario } : {}) })
    : await beginRommel(site, scenario ?? "1940", "axis", { seed, ...device });
  const asked = await (isFox ? playDesertFox : playRommel)(page, { most, touches, seed, seen });
  const faults = problems();
  await close();
  if (faults.length) throw new Error(faults.join("\n"));
  return asked;
}
