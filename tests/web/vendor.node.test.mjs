// What the page takes from npm unchanged is what the package of the lock file holds.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const vendored = new URL("../../www/vendor/idb/", import.meta.url);
const packed = new URL("node_modules/idb/", import.meta.url);

test("www/vendor/idb is the ES module, the types and the licence of the npm package, byte for byte", async () => {
  const files = (await readdir(vendored)).filter((file) => file !== "README.md");
  assert.ok(files.includes("index.js") && files.includes("LICENSE"));
  for (const file of files) {
    const source = new URL(file === "LICENSE" ? file : `build/${file}`, packed);
    assert.deepEqual(await readFile(new URL(file, vendored)), await readFile(source), file);
  }
});

test("the version is written down, and exact in package.json", async () => {
  const { version, license } = JSON.parse(await readFile(new URL("package.json", packed), "utf8"));
  const { devDependencies } = JSON.parse(await readFile(new URL("package.json", import.meta.url), "utf8"));
  assert.equal(devDependencies.idb, version);
  const readme = await readFile(new URL("README.md", vendored), "utf8");
  assert.ok(readme.includes(` ${version},`) && readme.includes(`${license} licence`), readme);
});
