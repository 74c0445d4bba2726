// The engine as a package: installed from its folder, checked by TypeScript, built by a bundler and run. And the old
// addresses in pkg/ itself, which other websites use.

import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "vite";

import { root } from "./harness.mjs";
import { checkManifest, checkTypes, install } from "./package-helpers.mjs";

const PACKAGE = join(root, "pkg/desert-fox");
const SAMPLE = "sample-package.ts";
const bytes = await readFile(join(PACKAGE, "desert_fox_bg.wasm"));

let folder;
before(async () => {
  folder = await install("desert-fox", SAMPLE);
});
after(() => rm(folder, { recursive: true, force: true }));

test("the manifest lists every file of the package, and exports what is no declaration", () =>
  checkManifest("desert-fox", folder));

test("the sample agrees with the declarations of the package, also at their old address", async () => {
  const old = JSON.stringify(join(root, "pkg/desert_fox.js"));
  const text = `import init, { version, type Version } from ${old};\nawait init();\nexport const found: Version = version();\n`;
  await writeFile(join(folder, "old.ts"), text);
  await checkTypes(folder, SAMPLE, "old.ts");
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

test("the old addresses in pkg/ hand on what the files of the game export", async () => {
  for (const name of ["desert_fox.js", "build.js"]) {
    const [old, own] = await Promise.all([import(`../../pkg/${name}`), import(`../../pkg/desert-fox/${name}`)]);
    assert.deepEqual(Object.keys(old).sort(), Object.keys(own).sort(), name);
    for (const key of Object.keys(own)) assert.equal(old[key], own[key], key);
  }
});
