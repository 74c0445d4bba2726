// What the page takes from npm unchanged is what the packages of the lock file hold.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { vendored } from "../../crate/xtask/vendor.mjs";
import { readText, root } from "./harness.mjs";

const VENDOR = join(root, "www/vendor");

/** The files below a folder by their paths from there, in order. */
async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => file.slice(folder.length + 1).replaceAll("\\", "/")).sort();
}

test("www/vendor is what `cargo xtask vendor` writes, byte for byte: modules, types, licences and versions", async () => {
  const expected = await vendored();
  assert.deepEqual(await filesOf(VENDOR), Object.keys(expected).sort());
  for (const [file, content] of Object.entries(expected))
    assert.deepEqual(await readFile(join(VENDOR, file)), content, file);
});

test("the version of a library is written down, and exact in package.json and the lock file", async () => {
  const { devDependencies } = JSON.parse(await readText("tests/web/package.json"));
  const { packages } = JSON.parse(await readText("tests/web/package-lock.json"));
  const libraries = (await readdir(VENDOR, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  assert.ok(libraries.length > 0);
  for (const { name } of libraries) {
    const { version, license, integrity } = packages[`node_modules/${name}`];
    assert.equal(devDependencies[name], version);
    assert.match(integrity, /^sha512-/);
    const readme = await readText(`www/vendor/${name}/README.md`);
    assert.ok(readme.includes(` ${version}:`) && readme.includes(`${license} licence`), readme);
  }
});
