// The page of a host for an address that it does not have: it mends a # that mail has changed.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { after, before, test } from "node:test";

import { openSite, readText } from "./harness.mjs";

const NOT_FOUND = await readText("crate/xtask/site/404.html");
const LINK = "d1.g.AV1X_-A.0f0f0f0f";

let site;
let server;
let host;
before(async () => {
  site = await openSite();
  server = createServer(({ url }, response) => {
    const there = url.split("?")[0] === "/df/";
    response.writeHead(there ? 200 : 404, { "content-type": "text/html" });
    response.end(there ? "<!doctype html><title>The page</title>" : NOT_FOUND);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  host = `http://127.0.0.1:${server.address().port}`;
});
after(async () => {
  server?.close();
  await site?.close();
});

test("an address with %23 or %2523 in place of # opens the page with the link, in a folder too", async () => {
  const { page, close } = await site.openPage({ path: "" });
  for (const [mark, behind] of [
    ["%23", ""],
    ["%2523", ""],
    ["%23", "/at=3"],
  ]) {
    await page.goto(`${host}/df/${mark}${LINK}${behind}`);
    await page.waitForURL((url) => url.hash === `#${LINK}${behind}`);
    assert.equal(await page.title(), "The page");
    assert.equal(new URL(page.url()).pathname, "/df/");
  }
  await close();
});

test("any other address gets a sentence and stays, also one that names another host", async () => {
  const { page, close } = await site.openPage({ path: "" });
  for (const path of ["/df/nothing", "/df/a/b.html", "/df/100%25"]) {
    await page.goto(`${host}${path}`);
    assert.match(await page.innerText("body"), /no page at this address/);
    assert.equal(page.url(), `${host}${path}`);
  }
  await page.goto(`${host}//elsewhere.example/%23${LINK}`);
  await page.waitForURL((url) => url.hash === `#${LINK}`);
  assert.equal(new URL(page.url()).origin, host);
  await close();
});

test("its policy allows its own script and nothing else", () => {
  const [, script] = /<script>(.*?)<\/script>/s.exec(NOT_FOUND);
  assert.ok(NOT_FOUND.includes(`script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`));
  assert.ok(NOT_FOUND.includes("default-src 'none'"));
});
