// What the tests without a network share: a server that can stop, start again and hand out other files, and a player of
// one game-turn.

import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

import { root } from "./harness.mjs";
import { PAINTED, offered, openMore, playToTheEnd, ready } from "./play-helpers.mjs";

/** The page lies below a folder, as it does on a host that many projects share. */
const FOLDER = "/maps/desert-fox/";
const TYPES = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/**
 * A server for the project's files, or for those of another folder; what `files` holds, or promises, takes their place,
 * and nothing there stands for a file that is missing. `change` makes other bytes of all files that it does not leave
 * out.
 */
export async function startChangingServer(folder = root, { cacheControl = "max-age=600" } = {}) {
  /** @type {Map<string, string|Buffer|null|Promise<string>>} */
  const files = new Map();
  const asked = [];
  const host = {
    /** @type {(path: string, content: Buffer) => string|Buffer|undefined} */
    change: () => undefined,
    /** @type {Record<string, string>} sent with every file */
    headers: {},
  };
  let server;

  async function answer({ url }, response) {
    const path = url.split("?")[0].slice(FOLDER.length) || "index.html";
    asked.push(path);
    try {
      const content = files.has(path) ? await files.get(path) : await readFile(join(folder, path));
      if (content === null || !url.startsWith(FOLDER) || path.includes("..")) throw new Error("missing");
      response
        .writeHead(200, {
          "Content-Type": TYPES[extname(path)] ?? "text/plain",
          "Cache-Control": cacheControl,
          ...host.headers,
        })
        .end(host.change(path, content) ?? content);
    } catch {
      response.writeHead(404).end();
    }
  }
  const start = (port) =>
    new Promise((done) => {
      server = createServer(answer).listen(port, "127.0.0.1", () => done(server.address().port));
    });
  const stop = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  const port = await start(0);
  return {
    address: `http://127.0.0.1:${port}${FOLDER}`,
    files,
    asked,
    host,
    start: () => start(port),
    close: async () => void (server.listening && (await stop())),
  };
}

/** The list's hash of a file. */
const hashOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 32);

/**
 * Publishes another version, which all scripts name, and in which some files are others.
 * @param {Record<string, (text: string) => string>} changes
 */
export async function publish({ files }, version, changes) {
  let worker = (await readFile(`${root}sw.js`, "utf8")).replace(/version: "\w+"/, `version: "${version}"`);
  const old = /version: "(\w+)"/.exec(await readFile(`${root}sw.js`, "utf8"))[1];
  const scripts = (await readdir(`${root}pkg/page`)).filter((name) => name.endsWith(".js"));
  const named = ["www/offline/version.js", ...scripts.map((name) => `pkg/page/${name}`)];
  for (const path of new Set([...named, ...Object.keys(changes)])) {
    const before = await readFile(root + path, "utf8");
    const renamed = named.includes(path) ? before.replaceAll(old, version) : before;
    const after = changes[path]?.(renamed) ?? renamed;
    worker = worker.replace(hashOf(before), hashOf(after));
    files.set(path, after);
  }
  files.set("sw.js", worker);
}

/** Begins a Race for Tobruk in the open page. */
export async function beginRace(page, seats) {
  await page.click("#tab-play");
  await page.check("#pl-scenario-race-for-tobruk");
  await page.check(`#pl-seats-${seats}`);
  await openMore(page);
  await page.check("#pl-dice-seeded");
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
}

/** Plays until the next game-turn begins, with the page's own buttons; gives the orders that the game has then. */
export async function playTurn(page) {
  await ready(page);
  const first = (await offered(page)).turn;
  const press = async (selector) => {
    const found = page.locator(selector).first();
    if (!(await found.count())) return false;
    await found.click();
    return true;
  };
  const hand = {
    press: (id) => press(`[id="${id}"]`),
    check: (id) => press(`[id="${id}"]`),
    pressFirst: press,
    checkFirst: press,
    pressOn: (id) => press(`[id="${id}"]:not([aria-disabled=true])`),
    move: async () => false,
  };
  await playToTheEnd(page, hand, { moves: 1, until: ({ turn }) => turn !== first });
  return (await offered(page)).entries;
}

/** Exports the game at the table as a save file and gives its text. */
export async function exportSave(page) {
  await page.click("#pl-share");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#pl-share-file")]);
  await page.keyboard.press("Escape");
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}
