// The engine as a package: installed from its folder, checked by TypeScript, built by a bundler and run. And the old
// addresses in pkg/ itself, which other websites use.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { build } from "vite";

import { readText, root } from "./harness.mjs";

const run = promisify(execFile);
const PACKAGE = join(root, "pkg/desert-fox");
const SAMPLE = "sample-package.ts";
const bytes = await readFile(join(PACKAGE, "desert_fox_bg.wasm"));

let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "package-sample-"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "sample", private: true, type: "module" }));
  await copyFile(fileURLToPath(new URL(SAMPLE, import.meta.url)), join(folder, SAMPLE));
  // With its files packed and copied as for a registry, so that what the manifest leaves out is missing.
  const words = ["install", "--install-links", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const windows = process.platform === "win32";
  await run(windows ? "npm.cmd" : "npm", [...words, `file:${PACKAGE}`], { cwd: folder, shell: windows });
});
after(() => rm(folder, { recursive: true, force: true }));

test("the manifest lists every file of the package, and exports what is no declaration", async () => {
  const manifest = JSON.parse(await readText("pkg/desert-fox/package.json"));
  const files = (await readdir(PACKAGE)).sort();
  assert.deepEqual([...manifest.files, "package.json"].sort(), files);
  const { ".": main, ...others } = manifest.exports;
  assert.deepEqual(main, { types: "./desert_fox.d.ts", default: "./desert_fox.js" });
  const plain = files.filter((name) => !name.endsWith(".d.ts") && name !== "desert_fox.js").map((name) => `./${name}`);
  assert.deepEqual(Object.keys(others).sort(), plain);
  assert.deepEqual((await readdir(join(folder, "node_modules/desert-fox"))).sort(), files);
  const { engine } = JSON.parse(await readText("pkg/desert-fox/build.json"));
  assert.deepEqual([manifest.name, manifest.version, manifest.type], ["desert-fox", engine, "module"]);
});

test("the sample agrees with the declarations of the package, also at their old address", async () => {
  const old = JSON.stringify(join(root, "pkg/desert_fox.js"));
  const text = `import init, { version, type Version } from ${old};\nawait init();\nexport const found: Version = version();\n`;
  await writeFile(join(folder, "old.ts"), text);
  const compiler = createRequire(import.meta.url).resolve("typescript/package.json");
  const options =
    "--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,esnext.disposable";
  const words = [join(compiler, "../bin/tsc"), ...options.split(" "), "--types", "", SAMPLE, "old.ts"];
  await run(process.execPath, words, { cwd: folder }).catch(({ stdout }) => assert.fail(stdout));
});

test("Vite builds the sample, and the bundle adjudicates a combat", async (context) => {
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: {
      target: "es2022",
      rollupOptions: { input: join(folder, SAMPLE), preserveEntrySignatures: "strict" },
    },
    base: "./",
  });
  const wasm = output.filter(({ fileName }) => fileName.endsWith(".wasm"));
  assert.deepEqual(
    wasm.map(({ source }) => Buffer.compare(Buffer.from(source), bytes)),
    [0],
  );
  // Node fetches nothing from a disk.
  context.mock.method(globalThis, "fetch", async (address) => {
    assert.equal(new URL(address).protocol, "file:");
    return new Response(await readFile(fileURLToPath(address)), { headers: { "content-type": "application/wasm" } });
  });
  const { fileName } = output.find(({ isEntry }) => isEntry);
  const { answer } = await import(pathToFileURL(join(folder, "dist", fileName)).href);
  assert.equal(answer, "2:1, column 4");
});

test("the old addresses in pkg/ hand on or repeat the files of the game", async () => {
  for (const name of ["desert_fox.js", "build.js"]) {
    const [old, own] = await Promise.all([import(`../../pkg/${name}`), import(`../../pkg/desert-fox/${name}`)]);
    assert.deepEqual(Object.keys(old).sort(), Object.keys(own).sort(), name);
    for (const key of Object.keys(own)) assert.equal(old[key], own[key], key);
  }
  for (const name of ["build.json", "desert_fox_bg.wasm", "desert_fox_bg.wasm.d.ts", "map.json", "rulings.json"]) {
    const [old, own] = await Promise.all([readFile(join(root, "pkg", name)), readFile(join(PACKAGE, name))]);
    assert.ok(old.equals(own), name);
  }
});
