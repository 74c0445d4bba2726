// How long the page takes to start on a telephone: until the map is painted, and until the engine is ready.
//
//   node tests/web/bench-start.mjs
//   node tests/web/bench-start.mjs --root ../older-copy --runs 9
//   node tests/web/bench-start.mjs --slower 1      the processor time alone
//
//   node tests/web/bench-start.mjs --root target/site --encoding br
//
// The profile: processor 4 times slower, 10 Mbit/s, 40 ms, everything compressed, nothing cached; the median of five runs.
// Then, without the slower processor: the processor time of the page's thread until the engine is ready, which another
// program on this computer changes little, and what is fetched by then.

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { openSite, root } from "./harness.mjs";

const { values } = parseArgs({
  options: {
    root: { type: "string", default: root },
    runs: { type: "string", default: "5" },
    slower: { type: "string", default: "4" },
    encoding: { type: "string", default: "gzip" },
    path: { type: "string", default: "" },
  },
});
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** How a folder without compressed copies is compressed, by encoding, and how the names of copies end. */
const ENCODERS = { gzip: gzipSync, br: brotliCompressSync };
const COPIES = { gzip: ".gz", br: ".br" };

/** A file, compressed. @param {string} path */
async function compressed(path) {
  const { encoding } = values;
  return readFile(path + COPIES[encoding]).catch(async () => ENCODERS[encoding](await readFile(path)));
}

/** A server that compresses all that it sends. */
async function startServer() {
  const folder = resolve(values.root);
  const packed = new Map();
  const server = createServer(async ({ url }, answer) => {
    const path = normalize(new URL(url, "http://x").pathname).replace(/\/$/, "/index.html");
    try {
      if (!packed.has(path)) packed.set(path, await compressed(join(folder, path)));
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      answer.writeHead(200, { "content-type": type, "content-encoding": values.encoding }).end(packed.get(path));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = () => new Promise((done) => server.close(done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}

/** One start in a browser profile of its own. */
async function start(site, { slower }) {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const fetched = { requests: 0, bytes: 0 };
  cdp.on("Network.requestWillBeSent", () => fetched.requests++);
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => (fetched.bytes += encodedDataLength));
  await page.goto(`${site.address}${values.path}`, { waitUntil: "commit", timeout: 0 });
  await page.waitForSelector("html[data-ready]", { timeout: 0 });
  const { requests, bytes } = fetched;
  const { metrics } = await cdp.send("Performance.getMetrics");
  const ready = await page.evaluate(() => performance.getEntriesByName("ready")[0].startTime);
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await context.close();
  const processor = metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  return { ready, painted, processor, requests, bytes };
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

const site = await openSite({ start: startServer });
try {
  for (const slower of new Set([Number(values.slower), 1])) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run++) runs.push(await start(site, { slower }));
    const of = (name) => median(runs.map((run) => run[name]));
    console.log(
      `processor ${slower} times slower: first paint ${of("painted").toFixed(0)} ms, engine ready ${of("ready").toFixed(0)} ms` +
        (slower > 1
          ? ""
          : `, processor ${of("processor").toFixed(0)} ms, ${of("requests")} requests, ${(of("bytes") / 1024).toFixed(0)} KiB`),
    );
  }
} finally {
  await site.close();
}
