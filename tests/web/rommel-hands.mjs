// Players of Rommel in the Desert who use the page by one means of input alone: mouse, keyboard or touch.

import assert from "node:assert/strict";

import * as geometry from "../../www/games/rommel-in-the-desert/geometry.ts";
import { createHand } from "./clicks-helpers.mjs";
import { draws, entries, ready } from "./play-helpers.mjs";

/** The controls that take a player through a turn, in order of preference. */
const CONTROLS = [
  "#set-up-done",
  "#set-up-rest",
  "#pl-hand-keep",
  "#pl-bid",
  "#pl-option-basic",
  "#pl-option-pass",
  "#pl-fight-0",
  "#pl-fire-all",
  "#pl-fire",
  "#pl-hit-0",
  "#pl-rout-0",
  "#pl-leave-0",
  "#pl-done-anyway",
  "#pl-done",
  ".pl-decision .button-primary",
  ".pl-decision .card-row > button",
].map((control) => `${control}:not([aria-disabled=true]):visible`);

/** Which part of the game is played, read off the panel. */
export const shown = (page) =>
  page.evaluate(() => {
    const guide = document.querySelector(".pl-guide");
    return {
      by: guide?.dataset.by ?? "",
      phase: guide?.dataset.phase ?? "",
      month: document.querySelector(".pl-turn")?.textContent ?? "",
      over: !!document.querySelector("#pl-over"),
    };
  });

/** Counts by their means the presses that a page gets; for `addInitScript`. */
export function watchPresses() {
  globalThis.presses = { mouse: 0, touch: 0, keys: 0 };
  const count = (event) => void (event.isTrusted && globalThis.presses[event.pointerType]++);
  document.addEventListener("pointerdown", count, true);
  document.addEventListener("keydown", ({ isTrusted }) => void (isTrusted && globalThis.presses.keys++), true);
}

export const presses = (page) => page.evaluate(() => globalThis.presses);

/** A hand with the mouse. It leaves the blocks where they are. */
export const mouseHand = () => ({ press: (control) => control.click(), move: async () => {} });

/** A hand that types: the digit of a control, X to go on, otherwise Enter where the focus is. */
export function keyboardHand(page) {
  const draw = draws(5);
  const key = (name) => page.keyboard.press(name);
  return {
    async press(control) {
      const [id, digit] = await control.evaluate(({ id, dataset }) => [id, dataset.digit]);
      if (id === "pl-done") return key("x");
      if (digit) return key(digit);
      await control.focus();
      await key("Enter");
    },
    /** The next blocks go a hex or two over the map. */
    async move() {
      await key("n");
      await key("m");
      for (let step = 0; step < 1 + draw(2); step++) await key(["ArrowRight", "ArrowUp", "ArrowDown"][draw(3)]);
      await key("Enter");
      if (await page.locator(".pl-goal #pl-goal-0").count()) await key("1");
    },
  };
}

/** A hand with a finger: blocks are chosen in the list, and go where the map is tapped, to enemies where they can. */
export function touchHand(page) {
  const draw = draws(9);
  const map = createHand(page, geometry);
  const list = page.locator(".pl-decision [data-key=ends]");
  const open = async () => {
    if ((await list.getAttribute("open")) === null) await list.locator("summary").tap();
    await list.locator("button").first().waitFor();
    return list.locator("button").all();
  };
  return {
    press: (control) => control.tap(),
    async move() {
      const origins = await open();
      await origins[draw(origins.length)].tap();
      if (!(await list.count())) return;
      const goals = await open();
      const texts = await Promise.all(goals.map((goal) => goal.innerText()));
      const fights = goals.filter((_, at) => texts[at].includes("⚔"));
      const goal = fights[0] ?? goals[draw(goals.length)];
      const hex = Number(await goal.getAttribute("data-hex"));
      await page.evaluate(() => document.querySelector(".pl-stage").scrollIntoView({ block: "start" }));
      const [at, had] = [await map.find(geometry.hexName(hex)), await entries(page)];
      // Without a finger on the map, a move that asks nothing is made at once.
      await (at ? page.touchscreen.tap(...at) : goal.tap());
      await page.waitForFunction(
        (had) => document.querySelector("#pl-goal-0") || Number(document.querySelector(".pl-entry")?.value) > had,
        had,
      );
      if (await page.locator("#pl-goal-0").count()) await page.locator("#pl-goal-0").tap();
    },
  };
}

/** Gives the answer that a player is asked for, or moves blocks. */
async function act(page, hand) {
  for (const selector of CONTROLS) {
    const control = page.locator(selector).first();
    if (await control.count()) return hand.press(control);
  }
  throw new Error(`no way to go on: ${await page.locator(".pl-panel").innerText()}`);
}

/**
 * Plays until the game is over or `until` says so of what the panel shows.
 * @param {import("playwright-core").Page} page @param {ReturnType<typeof mouseHand>} hand
 */
export async function playRommel(page, hand, { until = () => false, most = 1500 } = {}) {
  const done = { moves: 0, battles: 0, presses: 0 };
  let moved = false;
  for (let step = 0; step < most; step++) {
    await ready(page);
    const now = await shown(page);
    if (now.over || until(now)) return { ...done, ...now };
    if (now.phase !== "movement") moved = false;
    else if (!moved && (await page.locator(".pl-decision[data-asked=movement] [data-key=ends]").count())) {
      moved = true;
      const had = await entries(page);
      await hand.move();
      if ((await entries(page)) > had) done.moves++;
      continue;
    }
    if (await page.locator("#pl-fight-0:visible").count()) done.battles++;
    await act(page, hand);
    done.presses++;
  }
  assert.fail(`not there after ${most} steps: ${JSON.stringify(await shown(page))}`);
}
