// The browser is killed within moments of a save that the page showed as saved: SIGKILL, by process id. Nothing shown
// as saved is lost.
// KILL_ROUNDS says how often (once where it is not given, three times with TEST_LONG).

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

import { USUAL_FONTS, fontEnvironment } from "./fonts.mjs";
import { browserProgram, CHROMIUM, startServer } from "./harness.mjs";
import { isLong } from "./long.mjs";
import { entries, PAINTED, step } from "./play-helpers.mjs";
import { denyDatabase, rows } from "./storage-helpers.mjs";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? (isLong ? 3 : 1));
/** How many rounds may pass before one loses a save where that can happen. */
const MOST = 10;

let server;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** Chromium with a profile of its own, as a process of ours, and where it listens. */
async function begin(profile) {
  const child = spawn(
    browserProgram(),
    [...CHROMIUM, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
      env: await fontEnvironment(USUAL_FONTS),
    },
  );
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stderr });
  const endpoint = await new Promise((resolve) => {
    lines.on("line", (line) => line.includes("DevTools listening on ") && resolve(line.split("listening on ")[1]));
    exited.then(() => resolve(""));
  });
  return { child, exited, lines, endpoint };
}

/** The same, begun once more where it ends by itself before it listens, as on a busy machine. */
async function beginAgain(profile) {
  const first = await begin(profile);
  if (first.endpoint) return first;
  console.log(`Chromium ended with ${first.child.exitCode} and is started once more`);
  const second = await begin(profile);
  assert.ok(second.endpoint, `Chromium ended with ${second.child.exitCode}`);
  return second;
}

/** A page in such a Chromium. `prepare` runs before any script of the page. */
async function start(profile, { prepare, path = "", reducedMotion = "reduce" } = {}) {
  const { chromium } = await import("playwright-core");
  const { child, exited, lines, endpoint } = await beginAgain(profile);
  const browser = await chromium.connectOverCDP(endpoint);
  /** Ends the browser and the processes that it started at once: the group of which it is the leader. */
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    await exited;
    lines.close();
    await browser.close().catch(() => {});
  };
  try {
    const [context] = browser.contexts();
    if (prepare) await context.addInitScript(prepare);
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion });
    await page.goto(server.address + path);
    await page.waitForSelector("html[data-ready]");
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/**
 * Waits until the page shows that the order given last is stored, and gives the number of orders.
 * @param {string} kind
 */
async function acknowledged(page, kind) {
  // Narrow windows show it only where something is wrong.
  await page.waitForSelector(`#pl-kept[data-save-status=${kind}]`, { state: "attached" });
  return entries(page);
}

/** Runs with a profile that is removed afterwards. @template T @param {(profile: string) => Promise<T>} act */
async function withProfile(act) {
  const profile = await mkdtemp(join(tmpdir(), "desert-fox-kill-"));
  try {
    return await act(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Begins a Race for Tobruk. @param {string} seats */
async function race(page, seats) {
  await page.click("#tab-play");
  await page.check("#pl-scenario-race-for-tobruk");
  await page.check(`#pl-seats-${seats}`);
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
}

/**
 * A young game is played for some orders, the browser is killed, and the page is opened again. Gives orders shown as
 * saved, and those found; -1 for no game.
 */
const round = (number, { prepare, kind }) =>
  withProfile(async (profile) => {
    const first = await start(profile, { prepare });
    const { page } = first;
    await race(page, "hot");
    let shown = await acknowledged(page, kind);
    for (let order = 0; order < 1 + (number % 4); order++) {
      await step(page);
      shown = await acknowledged(page, kind);
    }
    await first.kill();
    const next = await start(profile, { prepare });
    await next.page.click("#tab-play");
    await next.page.waitForSelector(`${PAINTED}, .pl-new`);
    const found = (await next.page.locator(PAINTED).count()) ? await entries(next.page) : -1;
    await next.kill();
    return { shown, found };
  });

/**
 * The same while the computer player moves: the orders that are shown when the page says that all are saved, and those
 * stored.
 */
const scriptRound = (number) =>
  withProfile(async (profile) => {
    const { page, kill } = await start(profile, { reducedMotion: "no-preference" });
    await race(page, "commonwealth");
    const handle = await page.waitForFunction((least) => {
      const shown = Number(document.querySelector(".pl-entry")?.value ?? 0);
      const thinks = document.querySelector("#pl-script")?.dataset.state === "thinks";
      return shown >= least && thinks && document.querySelector("#pl-kept").dataset.saveStatus === "saved" && shown;
    }, 2 + number);
    const shown = await handle.jsonValue();
    await kill();
    // A page that does not go on with the game.
    const next = await start(profile, { path: "embed.html" });
    const [row] = await rows(next.page, "games");
    await next.kill();
    return { shown, found: row ? JSON.parse(row.text).orders.length : -1 };
  });

const isLost = ({ shown, found }) => found < shown;

/**
 * @param {(number: number) => Promise<{shown: number, found: number}>} play
 * @param {number} rounds
 * @param {(one: {shown: number, found: number}) => boolean} [enough] ends them early
 */
async function figures(play, rounds, enough = () => false) {
  const all = [];
  while (all.length < rounds && !all.some(enough)) {
    const one = await play(all.length);
    all.push(one);
    console.log(`round ${all.length}: ${one.found} orders found of ${one.shown} shown`);
  }
  const lost = all.filter(isLost);
  console.log(
    `${all.length} browsers killed, ${lost.length} lost saves that were shown: ${all.map(({ shown, found }) => `${found}/${shown}`).join(" ")}`,
  );
  return { all, lost };
}

test(`killed ${ROUNDS} times right after a save that was shown as saved: nothing is lost`, {
  timeout: 240_000 * ROUNDS,
}, async () => {
  const { all, lost } = await figures((number) => round(number, { kind: "saved" }), ROUNDS);
  assert.deepEqual(lost, []);
  assert.ok(
    all.every(({ shown, found }) => shown > 0 && found === shown),
    "the page opens the game again",
  );
});

test(`killed ${ROUNDS} times while the computer player moves: what was shown as saved is stored`, {
  timeout: 240_000 * ROUNDS,
}, async () => {
  const { lost } = await figures(scriptRound, ROUNDS);
  assert.deepEqual(lost, []);
});

test("the same check can fail: with the database switched off, saves are lost", {
  timeout: 240_000 * MOST,
}, async () => {
  const { lost } = await figures((number) => round(number, { kind: "copied", prepare: denyDatabase }), MOST, isLost);
  assert.ok(lost.length > 0);
});
