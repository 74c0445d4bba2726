// What the tests of the page share: the project's own server, Chromium, and a page that records what must not happen.
//
//   const site = await openSite();                   server and browser; once for each test file
//   const view = await site.openPage({ viewport: { width: 400, height: 800 }, path: "#referee", fonts: "narrow" });
//   view.page                                        Playwright's Page
//   view.problems()                                  console errors, page errors, requests to other hosts
//   await axe(view.page)                             serious and critical findings, one line each
//   await view.close(); await site.close();
//
//   const wasm = await initWasm();                   the typed calls of Desert Fox, under Node, without a browser
//   const other = await initWasm("<game>");          those of another game

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statfsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { USUAL_FONTS, fontEnvironment } from "./fonts.mjs";
import { stripTypes } from "./strip-types.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Text of a file of the project. */
export const readText = (path) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

/** Folders of texts, one folder for each language in each: that of the page and those of the games. */
export async function textFolders() {
  const entries = await readdir(new URL("../../www/games/", import.meta.url), { withFileTypes: true });
  const games = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return ["www/lang", ...games.sort().map((game) => `www/games/${game}/lang`)];
}

/** The files of texts of a language, as paths and what they hold. @returns {Promise<[string, object][]>} */
export async function textFiles(tag) {
  const inFolder = async (folder) =>
    (await readdir(new URL(`../../${folder}/${tag}/`, import.meta.url)))
      .sort()
      .map((file) => `${folder}/${tag}/${file}`);
  const paths = (await Promise.all((await textFolders()).map(inFolder))).flat();
  return Promise.all(paths.map(async (path) => [path, JSON.parse(await readText(path))]));
}

/** Loads the wasm of a game's package and gives its module of typed calls. */
export async function initWasm(game = "desert-fox") {
  const stem = `../../pkg/${game}/${game.replaceAll("-", "_")}`;
  const [glue, bytes] = await Promise.all([
    import(`${stem}.js`),
    readFile(new URL(`${stem}_bg.wasm`, import.meta.url)),
  ]);
  glue.initSync({ module: new WebAssembly.Module(bytes) });
  return glue;
}

/** Runs the project's command, which `TOOL` names if it is compiled already, and gives the lines that it prints. */
export function tool(words, input) {
  const { TOOL } = process.env;
  const [program, more] = TOOL ? [TOOL, []] : ["cargo", ["run", "--quiet", "--package", "tool", "--"]];
  const { status, stdout, stderr } = spawnSync(program, [...more, ...words], { cwd: root, input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`tool ${words.join(" ")}: ${stderr}`);
  return String(stdout).trimEnd().split("\n");
}

/** The project's own tool with these words: its program and all arguments. @returns {[string, string[]]} */
export const xtask = (...words) =>
  process.env.XTASK ? [process.env.XTASK, words] : ["cargo", ["run", "--quiet", "--package", "xtask", "--", ...words]];

/** Starts the project's own server on any free port: the very one that `cargo xtask play` starts. */
export async function startServer() {
  const child = spawn(...xtask("play", "--as-is", "--port", "0"), {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child, "spawn");
  const stop = () => child.kill();
  process.once("exit", stop);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0];
    if (!address) continue;
    return {
      address,
      async close() {
        process.off("exit", stop);
        if (child.exitCode === null && child.signalCode === null) {
          stop();
          await once(child, "exit");
        }
      },
    };
  }
  throw new Error("the server ended before it told its address");
}

/** Milliseconds that a test waits for a state. Even on a slow computer only a state that never comes takes that long. */
export const PATIENCE = 180_000;

/** What Chromium is started with. */
export const CHROMIUM = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Bytes of `/dev/shm` from which Chromium need not keep what its processes share in files. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

function sharedMemoryBytes() {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize;
  } catch {
    return 0;
  }
}

async function openBrowser(whole, fonts) {
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath: whole || process.env.HEADED ? browserProgram() : headlessProgram(),
    headless: !process.env.HEADED,
    args: CHROMIUM,
    env: await fontEnvironment(fonts),
    ignoreDefaultArgs: sharedMemoryBytes() > ENOUGH_SHARED_MEMORY ? ["--disable-dev-shm-usage"] : [],
  });
}

/**
 * Starts the server and Chromium: the whole browser with `whole`, otherwise its headless shell if there is one.
 * `BROWSER` and `HEADLESS_SHELL` name the programs; `HEADED=1` shows the window. Each set of fonts has a browser of its
 * own, started with the first page that asks for it; `browser` is that of the usual fonts.
 */
export async function openSite({ start = startServer, whole = false } = {}) {
  const server = await start();
  /** @type {Map<string, ReturnType<typeof openBrowser>>} */
  const browsers = new Map();
  const browserOf = (fonts) => {
    if (!browsers.has(fonts)) browsers.set(fonts, openBrowser(whole, fonts));
    return browsers.get(fonts);
  };
  try {
    return {
      address: server.address,
      browser: await browserOf(USUAL_FONTS),
      openPage: async ({ fonts = USUAL_FONTS, ...options } = {}) =>
        openPage(await browserOf(fonts), server.address, { savesData: !whole, ...options }),
      async close() {
        for (const browser of browsers.values()) await (await browser).close();
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

export function browserProgram() {
  return process.env.BROWSER || "/usr/bin/chromium";
}

function headlessProgram() {
  return process.env.HEADLESS_SHELL || browserProgram();
}

/**
 * Opens a page in a browser profile of its own, empty unless `storageState` fills it.
 *
 * `fonts` one of FONTS; `viewport` {width, height}; `colorScheme` "light" or "dark"; `path` after the address, such as
 * "#referee"; `serviceWorkers` "allow" lets the page keep itself for use without a network; `waitFor` a selector that
 * has to be there before the test goes on; `savesData`: whether the reader saves data, so that the page does not fetch
 * sections that are not shown (as a rule with the headless shell); `seed` of the dice of games that begin there;
 * `section` ("play", "referee" or "rules") opens first, as for a reader who was there last; `sources`: modules of
 * `www/` are imported as they are; anything else goes to Playwright's newContext.
 */
async function openPage(browser, address, options = {}) {
  const {
    viewport = { width: 1280, height: 800 },
    colorScheme = "light",
    path = "",
    waitFor,
    serviceWorkers = "block",
    seed = 1,
    section,
    savesData = true,
    sources = path.startsWith("tests/"),
    ...more
  } = options;
  const context = await browser.newContext({ viewport, colorScheme, serviceWorkers, ...more });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(giveDice, seed);
  if (savesData) await context.addInitScript(saveData);
  if (section) await context.addInitScript(lastSection, section);
  if (sources) await serveSources(context);
  const page = await context.newPage();
  const consoleErrors = [];
  const pageErrors = [];
  const foreignRequests = [];
  const failedRequests = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.text().startsWith("No text: "))
      consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => pageErrors.push(String(error)));
  context.on("request", (request) => {
    if (!isOwn(request.url(), address)) foreignRequests.push(request.url());
  });
  context.on("response", (response) => {
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(new URL(path, address).href, { waitUntil: "load" });
  if (waitFor) await page.waitForSelector(waitFor);
  return {
    page,
    context,
    consoleErrors,
    pageErrors,
    foreignRequests,
    failedRequests,
    /** Everything that must not happen on a page, one line each. */
    problems: () => [
      ...consoleErrors.map((text) => `console: ${text}`),
      ...pageErrors.map((text) => `error: ${text}`),
      ...failedRequests.map((text) => `failed: ${text}`),
      ...foreignRequests.map((text) => `foreign: ${text}`),
    ],
    close: () => context.close(),
  };
}

/** Lets a page, or all of a context, import the modules of `www/`, which have types that no browser reads. */
export const serveSources = (pages) =>
  pages.route("**/www/**/*.ts", async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    await route.fulfill({ contentType: "text/javascript", body: await stripTypes(root + path) });
  });

/** Runs in the page: the reader saves data. */
function saveData() {
  Object.defineProperty(navigator.connection ?? {}, "saveData", { value: true });
}

/** Runs in the page: this section was open last, unless another one has been since. @param {string} name */
function lastSection(name) {
  try {
    if (localStorage.getItem("desertfox:v1:tab") === null) localStorage.setItem("desertfox:v1:tab", name);
  } catch {
    // A page that may not store anything begins with the map.
  }
}

/**
 * Runs in the page: the seeds that the engine draws for new games are the same in every run; other random numbers stay.
 * @param {number} seed
 */
function giveDice(seed) {
  const draw = Crypto.prototype.getRandomValues;
  let state = seed;
  Crypto.prototype.getRandomValues = function (array) {
    const ofEngine = array.byteLength < array.buffer.byteLength;
    if (!ofEngine) return draw.call(this, array);
    for (let at = 0; at < array.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      array[at] = state >>> 24;
    }
    return array;
  };
}

function isOwn(url, address) {
  return (
    url.startsWith(address) ||
    url.startsWith("data:") ||
    url.startsWith(address.startsWith("file:") ? "blob:null/" : `blob:${address}`)
  );
}

let axeSource = "";

/** Serious and critical findings of axe-core on the page as it is now, or on the part that `within` selects. */
export async function axe(page, within) {
  axeSource ||= await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  // The page's Content-Security-Policy refuses added scripts; the debugger may evaluate one all the same, once for each
  // page.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (within) => {
    const { violations } = await globalThis.axe.run(within ?? document, { resultTypes: ["violations"] });
    return violations.map(({ id, impact, help, nodes }) => ({
      impact,
      line: `${id}: ${help} (${nodes.map((node) => node.target.join(" ")).join(", ")})`,
    }));
  }, within);
  return found.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ line }) => line);
}
