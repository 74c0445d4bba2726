// What the tests of the game screen share: a new game, and a player who picks among the actions that the page offers.

import assert from "node:assert/strict";

import { axe } from "./harness.mjs";
import { OPENING } from "../../www/games/desert-fox/guide/opening.ts";
import { askSide } from "./first-look-helpers.mjs";

/** The map of a game on the table; not of one that is only looked at. */
export const PAINTED = ".pl:not(:has(#pl-look)) .pl-stage[data-painted=all]";

/** Opens what the form of a new game folds away: dice, rules and charts. */
export async function openMore(page) {
  if ((await page.getAttribute("#pl-new-more", "open")) === null) await page.click("#pl-new-more > summary");
}

/** Opens the page and begins a game with the choices named, such as {seats: "axis", dice: "seeded"}. */
export async function openGame(
  site,
  { seats = "axis", scenario = "race-for-tobruk", dice = "seeded", ...options } = {},
) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    section: "play",
    reducedMotion: "reduce",
    ...options,
  });
  const { page } = view;
  await page.check(`#pl-scenario-${scenario}`);
  await page.check(`#pl-seats-${seats}`);
  await openMore(page);
  await page.check(`#pl-dice-${dice}`);
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
  return view;
}

/** Opens a game of a link with both players at this screen. */
export async function openLink(site, link, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    section: "play",
    reducedMotion: "reduce",
    path: `#${link}`,
    ...options,
  });
  const { page } = view;
  await askSide(page);
  await page.selectOption("#pl-open-seats", "both");
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  return view;
}

/**
 * The opening of the guided game up to the Motorized Movement Phase, with a unit that moved before and may move again.
 */
export function untilMotorized(wasm) {
  for (const { unit, hexes } of wasm.Game.open(OPENING).legal().moves) {
    const game = wasm.Game.open(OPENING);
    const [{ hex }] = hexes.toSorted((a, b) => a.cost - b.cost);
    game.give({ move: { units: [unit], path: game.path(unit, hex, false).path } });
    for (let { phase } = game.view(); phase !== "motorizedMovement"; { phase } = game.view()) {
      const { orders } = game.legal();
      if (game.give(orders.includes("done") ? "done" : (orders[0] ?? game.opponent())).kind !== "given")
        throw new Error(`${phase} does not end`);
    }
    if (game.legal().moves.some((option) => option.unit === unit)) return { game, unit };
    game.free();
  }
  throw new Error("no unit can move again");
}

/** Opens "All orders in words", whose list is made when it is first opened, and the kinds of orders folded in it. */
export async function openAllOrders(page) {
  const all = page.locator("#pl-all");
  if (!(await all.count())) return;
  if ((await all.getAttribute("open")) === null) await all.locator("> summary").click();
  await all.locator("> :not(summary)").first().waitFor();
  for (const kind of await all.locator("details").all())
    if ((await kind.getAttribute("open")) === null) await kind.locator("> summary").click();
}

/** Opens the line of news that a recap or an outcome is while something is asked. @param {"recap"|"outcome"} kind */
export async function openNews(page, kind) {
  const folded = page.locator(`details:not([open]) > #pl-${kind}-fold`);
  if (await folded.count()) await folded.click();
}

/** What the page offers now, read off its controls alone. */
export const offered = (page) =>
  page.evaluate(() => {
    const isOn = (node) => node && node.getAttribute("aria-disabled") !== "true";
    const guide = document.querySelector(".pl-guide");
    const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.id);
    return {
      over: !!document.querySelector("#pl-over"),
      phase: guide?.dataset.phase ?? "",
      segment: guide?.dataset.segment ?? "",
      by: guide?.dataset.by ?? "",
      turn: guide?.querySelector(".pl-turn")?.textContent ?? "",
      waits: document.querySelector("#pl-script")?.dataset.state ?? "",
      entries: Number(document.querySelector(".pl-entry")?.value ?? 0),
      asked: document.querySelector(".pl-decision")?.dataset.asked ?? "",
      answers: texts(".pl-decision .pl-orders [data-do=order]"),
      targets: texts(".pl-attack [data-set=target]"),
      chosen: document.querySelectorAll(".pl-pick[aria-pressed=true]").length,
      tray: texts(".pl-tray .pl-card"),
      next: isOn(document.querySelector("#pl-next")),
      done: isOn(document.querySelector("#pl-done")),
      warned: !!document.querySelector("#pl-done-anyway"),
      status: document.querySelector("#pl-status")?.textContent ?? "",
    };
  });

export const byId = (id) => `[id="${id}"]`;

/** Answers the dialogs that are open: dice of the players, and the cover between two. Gives how many dice there were. */
export async function answerDialogs(page, before = 0) {
  let dice = 0;
  // A dialog that has been answered is shut at once and removed a moment later: only an open one counts.
  for (let about; (about = await page.evaluate(() => document.querySelector("dialog[open]")?.dataset.about)); ) {
    assert.deepEqual(await axe(page, "dialog[open]"), []);
    if (about === "die") {
      dice++;
      await page.click(`dialog[open] [data-value="${1 + ((before + dice) % 6)}"]`);
    } else await page.click("dialog[open] [data-value=show]");
  }
  return dice;
}

/** How many orders the log shows to have been given. */
export const entries = (page) => page.evaluate(() => Number(document.querySelector(".pl-entry")?.value ?? 0));

/** Chooses the first unit that can move and moves it one hex, all by keys. */
export async function step(page) {
  const had = await entries(page);
  for (const way of ["ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"]) {
    await page.keyboard.press("n");
    await page.keyboard.press("m");
    await page.keyboard.press(way);
    await page.keyboard.press("Enter");
    if (await page.locator("#pl-goal-0").count()) await page.keyboard.press("1");
    if ((await entries(page)) > had) return;
  }
  throw new Error("no unit could move");
}

/** Waits until the player at this screen may do something, or the game is over. */
export const ready = (page) =>
  page.waitForFunction(() => {
    if (document.querySelector("#pl-over")) return true;
    const state = document.querySelector("#pl-script")?.dataset.state;
    return state === undefined || state === "failed" || state === "stopped";
  });

/** The same draws each time. */
export function draws(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A hand that types and never points; the digits press what is offered. */
export function keyboard(page) {
  const draw = draws(5);
  const key = (name) => page.keyboard.press(name);
  const hand = {
    async press(id) {
      if (id === "pl-done") return key("x");
      if (id === "pl-next") return key("n");
      const digit = await page.getAttribute(byId(id), "data-digit");
      if (digit) return key(digit);
      await page.focus(byId(id));
      await key("Enter");
    },
    async check(id) {
      await page.focus(byId(id));
      await key("Space");
    },
    async pressFirst(selector) {
      const digit = await page
        .locator(selector)
        .first()
        .getAttribute("data-digit")
        .catch(() => null);
      if (digit) await key(digit);
      return !!digit;
    },
    async checkFirst(selector) {
      await page.locator(selector).first().focus();
      await key("Space");
    },
    async pressOn(id) {
      const digit = await page.locator(`${byId(id)}:not([aria-disabled=true])`).count();
      if (digit) await hand.press(id);
      return digit > 0;
    },
    async move() {
      const had = await entries(page);
      await key("m");
      for (let step = 0; step < 2 + draw(2); step++) await key(["ArrowRight", "ArrowUp", "d", "e"][draw(4)]);
      await key("Enter");
      if ((await offered(page)).chosen && (await page.locator("#pl-goal-0").count())) await key("1");
      return (await entries(page)) > had;
    },
  };
  return hand;
}

/**
 * Plays a game to its end, or until it is as wanted, with one means of input.
 * @param {import("playwright-core").Page} page
 * @param {{press: (id: string) => Promise<void>, move: (page: any) => Promise<boolean>}} hand `press` uses a control,
 *   `move` moves the chosen units on the map
 */
export async function playToTheEnd(
  page,
  hand,
  { moves = 3, fights = 2, most = 600, seen = () => {}, until = () => false, draw = draws(7) } = {},
) {
  let [phase, made, attacks] = ["", 0, 0];
  const orders = { moves: 0, attacks: 0, answers: 0, phases: new Set() };
  for (let step = 0; step < most; step++) {
    await ready(page);
    const now = await offered(page);
    if (now.over || until(now)) return orders;
    if (now.waits) throw new Error(`the script is ${now.waits}`);
    const here = `${now.turn} ${now.phase} ${now.by}`;
    if (here !== phase) [phase, made, attacks] = [here, 0, 0];
    orders.phases.add(`${now.phase} ${now.segment}`);
    await seen(now, page);
    if (now.warned) await hand.press("pl-done-anyway");
    else if (
      now.answers.length &&
      [
        "roll",
        "supply",
        "fight",
        "eliminate",
        "row",
        "commit",
        "shifts",
        "result",
        "retreat",
        "retreatTo",
        "deplete",
        "advance",
        "supplyUnit",
        "placeDump",
        "react",
      ].includes(now.asked)
    ) {
      await hand.press(now.answers[draw(now.answers.length)], page);
      orders.answers++;
    } else if (now.asked === "withdraw" && !now.done) {
      if (!(await hand.pressFirst(".pl-decision [data-do=withdraw]:not([aria-disabled=true])")))
        await hand.checkFirst(".pl-decision [data-set=pick]:not(:checked)");
    } else if (now.tray.length && made < moves) {
      await hand.press(now.tray[0]);
      await hand.pressFirst(".pl-tray [data-do=place]");
      made++;
    } else if (now.targets.length && attacks < fights && now.segment === "main") {
      await hand.check(now.targets[0]);
      attacks++;
      if (await hand.pressOn("pl-declare")) orders.attacks++;
    } else if (now.next && made < moves && /Movement|Reaction/.test(now.phase)) {
      made++;
      await hand.press("pl-next");
      if (await hand.move(page)) orders.moves++;
    } else if (now.done) await hand.press("pl-done");
    else if (now.next) {
      await hand.press("pl-next");
      await hand.pressFirst(".pl-orders [data-do=order]");
    } else if (now.targets.length) {
      await hand.check(now.targets[0]);
      await hand.pressOn("pl-declare");
    } else await hand.pressFirst(".pl-decision button");
  }
  throw new Error(`the game was not over after ${most} steps: ${JSON.stringify(await offered(page))}`);
}

/** The form of a new game on a page of its own. */
export async function newGameForm(site, options = {}) {
  const view = await site.openPage({
    waitFor: "html[data-ready]",
    section: "play",
    reducedMotion: "reduce",
    ...options,
  });
  await view.page.waitForSelector("#pl-new");
  await openMore(view.page);
  return view;
}

/** What the page says of the whole record when it plays it again. */
export async function verified(page) {
  await page.evaluate(() => document.querySelector("#pl-menu-verify").click());
  const text = await page.textContent("dialog[data-about=verify] .ref-dialog-body");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[data-about=verify]"));
  return text;
}

/** The hash of the state, as the page itself finds it by playing the whole record again. */
export const stateOf = async (page) => /State ([0-9a-f]{16}):/.exec(await verified(page))?.[1];

/** A link of the Share dialog, without its address. */
export async function linkOf(page, kind) {
  await page.click("#pl-share");
  await page.click(`#pl-share-${kind}`);
  await page.locator("#pl-share-said", { hasText: "Copied" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
}
