// What the tests of packages share: a package installed from its folder, and its manifest.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { readText, root } from "./harness.mjs";

const run = promisify(execFile);

const OPTIONS =
  "--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,esnext.disposable";

/** A new folder with a sample of this folder and the package that it uses, as `npm install` puts it there. */
export async function install(game, sample) {
  const folder = await mkdtemp(join(tmpdir(), "package-sample-"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "sample", private: true, type: "module" }));
  await copyFile(fileURLToPath(new URL(sample, import.meta.url)), join(folder, sample));
  // With its files packed and copied as for a registry, so that what the manifest leaves out is missing.
  const words = ["install", "--install-links", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const windows = process.platform === "win32";
  const source = `file:${join(root, "pkg", game)}`;
  await run(windows ? "npm.cmd" : "npm", [...words, source], { cwd: folder, shell: windows });
  return folder;
}

/** Checks the manifest of a package that is installed in a folder. */
export async function checkManifest(game, folder) {
  const stem = game.replaceAll("-", "_");
  const manifest = JSON.parse(await readText(`pkg/${game}/package.json`));
  const files = (await readdir(join(root, "pkg", game))).sort();
  assert.deepEqual([...manifest.files, "package.json"].sort(), files);
  const { ".": main, ...others } = manifest.exports;
  assert.deepEqual(Object.entries(main), [
    ["types", `./${stem}.d.ts`],
    ["default", `./${stem}.js`],
  ]);
  const plain = files.filter((name) => !name.endsWith(".d.ts") && name !== `${stem}.js`).map((name) => `./${name}`);
  assert.deepEqual(Object.keys(others).sort(), plain);
  assert.deepEqual((await readdir(join(folder, "node_modules", game))).sort(), files);
  const { engine } = JSON.parse(await readText(`pkg/${game}/build.json`));
  assert.deepEqual([manifest.name, manifest.version, manifest.type], [game, engine, "module"]);
}

/** Checks TypeScript files of a folder against the declarations of the packages that they import. */
export async function checkTypes(folder, ...files) {
  const compiler = createRequire(import.meta.url).resolve("typescript/package.json");
  const words = [join(compiler, "../bin/tsc"), ...OPTIONS.split(" "), "--types", "", ...files];
  await run(process.execPath, words, { cwd: folder }).catch(({ stdout }) => assert.fail(stdout));
}
