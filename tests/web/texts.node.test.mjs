// The page's texts: each key that the page names is there, and in one file only.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { readText } from "./harness.mjs";

const FILES = ["app", "referee", "findings"];
const catalogues = await Promise.all(FILES.map(async (file) => [file, JSON.parse(await readText(`www/lang/en/${file}.json`))]));
const keys = new Set(catalogues.flatMap(([, texts]) => Object.keys(texts)));

test("every text that the page names by its whole key is there", async () => {
  const modules = (await readdir(new URL("../../www/", import.meta.url), { recursive: true })).filter((file) => file.endsWith(".js"));
  const missing = [];
  for (const file of modules) {
    const source = await readText(`www/${file}`);
    for (const [, key] of source.matchAll(/\bt\("([\w.-]+)"[,)]/g)) if (!keys.has(key)) missing.push(`${file}: ${key}`);
    for (const [, key] of source.matchAll(/\btn\("([\w.-]+)",/g)) if (!keys.has(`${key}.other`) || !keys.has(`${key}.one`)) missing.push(`${file}: ${key}`);
  }
  assert.deepEqual(missing, []);
});

test("no key stands in two files, and every counted text has its singular", () => {
  const all = catalogues.flatMap(([, texts]) => Object.keys(texts));
  assert.deepEqual(all.filter((key, i) => all.indexOf(key) !== i), []);
  assert.deepEqual(all.filter((key) => key.endsWith(".other") && !/^(city|beside)\./.test(key) && !keys.has(key.replace(/other$/, "one"))), []);
});
