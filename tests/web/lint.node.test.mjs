// The lint that keeps texts from becoming HTML or code.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { root } from "./harness.mjs";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
let folder = "";

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "lint-"));
  for (const path of [".biome.json", "tests/web/no-html.grit"]) await cp(join(root, path), join(folder, path));
  await mkdir(join(folder, "www/play"), { recursive: true });
});
after(() => rm(folder, { recursive: true }));

/** What the lint says of a script of the page. @param {string} name @param {string} code */
async function lint(name, code) {
  await writeFile(join(folder, name), `export function act(node, text) {\n  ${code};\n}\n`);
  const { status, stderr } = spawnSync(process.execPath, [biome, "lint", name], { cwd: folder, encoding: "utf8" });
  return { passes: status === 0, said: stderr };
}

for (const code of [
  "node.innerHTML = text",
  "node.innerHTML += text",
  "node.outerHTML = text",
  'node.insertAdjacentHTML("beforeend", text)',
  "document.write(text)",
  "Object.assign(node, { innerHTML: text })",
  'node("p", { dangerouslySetInnerHTML: { __html: text } })',
])
  test(`a script of the page may not make HTML of a text: ${code}`, async () => {
    for (const name of ["www/play/view.ts", "www/play/view.js"]) {
      const { passes, said } = await lint(name, code);
      assert.ok(!passes, name);
      assert.match(said, /Build elements with el\(\)/, name);
    }
  });

for (const [code, rule] of [
  ["eval(text)", "noGlobalEval"],
  ["return new Function(text)", "noImpliedEval"],
])
  test(`a script of the page may not run a text: ${code}`, async () => {
    const { passes, said } = await lint("www/play/view.ts", code);
    assert.ok(!passes);
    assert.match(said, new RegExp(rule));
  });

test("a script of the page may set the text of an element", async () => {
  const { passes, said } = await lint("www/play/view.ts", "node.textContent = text");
  assert.ok(passes, said);
});
