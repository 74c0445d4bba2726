// What the benchmark of the page measures in a game of Rommel in the Desert: an order with its redraw, the map as it is
// moved, and switching between the games.

import { hexName } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { figures, panMany } from "./bench-pan.mjs";
import { initWasm } from "./harness.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { linkWhen, openRommel } from "./rommel-play-helpers.mjs";
import { FIRST, SECOND, gameOf, switchTo } from "./two-games-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const ORDERS = 40;
const SWITCHES = 10;

/** Prints the figures of a game with many blocks. @param {{width: number, height: number}} viewport */
export async function benchRommel(site, viewport) {
  const link = linkWhen(
    "1941",
    ({ phase, orders, toAct, movesLeft }) => phase === "movement" && orders > 90 && toAct === "axis" && movesLeft > 0,
  );
  const { page, problems, close } = await openRommel(site, link, { viewport });
  await page.evaluate(installOrders);
  const moves = await movesOf(page);
  const times = [];
  for (let n = 0; n < ORDERS; n++) {
    const time = await page.evaluate((move) => globalThis.giveAndUndo(move), moves[n % moves.length]);
    if (time) times.push(time);
  }
  if (times.length < ORDERS / 2) throw new Error(`${times.length} of ${ORDERS} orders were given`);
  print(`an order with redraw, ${times.length} orders`, times);
  // Nearer than the whole map, so that it can be moved.
  for (let n = 0; n < 2; n++) await page.locator(".pl-stage-column .tool-button").first().click();
  await page.waitForSelector(PAINTED);
  const { work, frames } = await page.evaluate(panMany, ".pl-stage");
  print("move the map: work", work);
  print("move the map: frame", frames);

  await openFirst(page);
  const switches = { [FIRST]: [], [SECOND]: [] };
  for (let n = 0; n < SWITCHES; n++)
    for (const id of [SECOND, FIRST]) switches[id].push(await page.evaluate(switchGame, id));
  for (const [id, list] of Object.entries(switches)) print(`switch to ${id}`, list);
  for (const line of problems()) console.log(line);
  await close();
}

const print = (name, list) => console.log(`${name.padEnd(36)} ${figures(list)}`);

/** Moves of all blocks of a hex that ask nothing before they are made, as the panel lists them. */
async function movesOf(page) {
  const list = page.locator(".pl-decision [data-key=ends]");
  const listed = async () => {
    if ((await list.getAttribute("open")) === null) await list.locator("summary").click();
    await list.locator("button").first().waitFor();
    return list
      .locator("button")
      .evaluateAll((all) => all.map(({ dataset, textContent }) => ({ hex: Number(dataset.hex), text: textContent })));
  };
  const moves = [];
  for (const { hex: from } of await listed()) {
    await page.fill("#pl-goto", hexName(from));
    await page.press("#pl-goto", "Enter");
    await page.keyboard.press("Enter");
    if (!(await page.locator(".rd-block[aria-pressed=true]").count())) continue;
    const plain = (await listed()).filter(({ text }) => !/[⚔⚠]/.test(text)).slice(0, 4);
    moves.push(...plain.map(({ hex }) => ({ from: hexName(from), to: hexName(hex) })));
    await page.keyboard.press("Escape");
  }
  if (!moves.length) throw new Error("no block can move");
  return moves;
}

/** Puts a game of Desert Fox on the table, next to that of Rommel in the Desert. */
async function openFirst(page) {
  const game = gameOf(await initWasm(FIRST), "gazala-battle", 60);
  await page.evaluate((hash) => (location.hash = hash), game.gameLink());
  game.free();
  await askSide(page);
  await page.click("dialog[data-about=open] [data-value=yes]");
  await page.waitForSelector(PAINTED);
  // Both games are cached, and both tables stand.
  for (const id of [SECOND, FIRST]) {
    await switchTo(page, id);
    await page.waitForSelector(PAINTED);
  }
}

/** Chooses blocks and a hex, gives the move by a key, takes the time up to the frame that shows it, and undoes it. Runs in the page. */
function installOrders() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const stage = document.querySelector(".pl-stage");
  const grid = stage.querySelector(".board-grid");
  const field = document.getElementById("pl-goto");
  const press = (target, key, more = {}) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  const settled = async () => {
    do await frame();
    while (stage.dataset.painted !== "all");
    await frame();
  };
  const go = async (hex) => {
    field.value = hex;
    press(field, "Enter");
    await settled();
  };
  const orders = () => Number(document.querySelector(".pl-entry")?.value ?? 0);
  globalThis.giveAndUndo = async ({ from, to }) => {
    press(grid, "Escape");
    await go(from);
    press(grid, "Enter");
    await settled();
    await go(to);
    const before = orders();
    let started = 0;
    requestAnimationFrame(() => (started = performance.now()));
    const pressed = performance.now();
    press(grid, "Enter");
    await Promise.resolve();
    const act = performance.now() - pressed;
    await frame();
    const time = act + performance.now() - started;
    await settled();
    if (orders() === before) return 0;
    press(grid, "z", { ctrlKey: true });
    await settled();
    if (orders() !== before) throw new Error(`${from} to ${to} is not undone`);
    return time;
  };
}

/** Opens a game by the field in the masthead, and takes the time until its map is painted. Runs in the page. */
async function switchGame(id) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const field = document.getElementById("game");
  const old = document.querySelector(".pl-stage");
  if (field.value === id) throw new Error(`${id} is open already`);
  const before = performance.now();
  field.value = id;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const isThere = () =>
    !old.isConnected &&
    document.documentElement.dataset.ready === "true" &&
    document.querySelector(".pl-stage")?.dataset.painted === "all";
  do await frame();
  while (!isThere());
  const time = performance.now() - before;
  if (field.value !== id) throw new Error(`${id} was not opened`);
  return time;
}
