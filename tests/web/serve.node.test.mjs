import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { after, before, test } from "node:test";

import { startServer } from "./harness.mjs";

let server;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** Asks for a path exactly as written: `fetch` would tidy it up. */
function ask(path, method = "GET", agent = undefined) {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, agent }, (answer) => {
      let length = 0;
      answer.on("data", (part) => {
        length += part.length;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, length, reused: call.reusedSocket }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}

test("files come with the type that a browser needs, and are asked for anew", async () => {
  const types = [
    ["/", "text/html; charset=utf-8"],
    ["/pkg/desert-fox/desert_fox.js", "text/javascript; charset=utf-8"],
    ["/pkg/desert-fox/desert_fox_bg.wasm", "application/wasm"],
    ["/pkg/desert-fox/build.json", "application/json"],
  ];
  for (const [path, type] of types) {
    const { status, headers, length } = await ask(path);
    assert.equal(status, 200, path);
    assert.equal(headers["content-type"], type);
    assert.equal(headers["cache-control"], "no-cache");
    assert.equal(headers["access-control-allow-origin"], "*", "a frame without an origin of its own reads it too");
    assert.ok(length > 0);
  }
});

test("HEAD gives the head alone", async () => {
  const { status, headers, length } = await ask("/pkg/desert-fox/build.json", "HEAD");
  assert.equal(status, 200);
  assert.equal(headers["content-type"], "application/json");
  assert.equal(length, 0);
});

test("hidden files and ways out of the folder are refused", async () => {
  for (const path of ["/.git/config", "/.gitignore", "/../Cargo.toml", "/pkg/../../x", "/%2e%2e/x", "/..%5cx"]) {
    assert.equal((await ask(path)).status, 403, path);
  }
  assert.equal((await ask("/no-such-file")).status, 404);
});

test("only GET and HEAD are answered", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    assert.equal((await ask("/", method)).status, 405, method);
  }
});

test("a connection carries one request after another, refused ones and heads between them", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = [];
  for (const [path, method] of [
    ["/pkg/desert-fox/build.json", "GET"],
    ["/no-such-file", "HEAD"],
    ["/.git/config", "GET"],
    ["/pkg/desert-fox/build.json", "HEAD"],
    ["/pkg/desert-fox/build.json", "GET"],
  ]) {
    answers.push(await ask(path, method, agent));
  }
  agent.destroy();
  assert.deepEqual(
    answers.map(({ status, reused }) => [status, reused]),
    [
      [200, false],
      [404, true],
      [403, true],
      [200, true],
      [200, true],
    ],
  );
  assert.equal(answers[0].length, answers[4].length);
});

test("many requests at once are all answered", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask("/pkg/desert-fox/desert_fox_bg.wasm")));
  assert.ok(answers.every(({ status, length }) => status === 200 && length === answers[0].length));
});
