// Every name of Rommel in the Desert that leaves the program stays as it is: in saves, links, charts, addresses, typed
// calls and codes. tests/rommel-in-the-desert/golden/names.txt lists them;
// `WRITE_GOLDEN=1 node tests/web/run.mjs tests/web/rommel-names.node.test.mjs` writes it.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";

import { initWasm, root } from "./harness.mjs";
import { callNames } from "./names-calls.mjs";
import { differences, ofTypes, read, sorted, write } from "./names-list.mjs";
import { rommelNames } from "./names-rommel.mjs";
import { openScripts } from "./names-scripts.mjs";

const GAME = "rommel-in-the-desert";
const LIST = `tests/${GAME}/golden/names.txt`;
const TYPES = "Types of the calls";
const HOW = "WRITE_GOLDEN=1 node tests/web/run.mjs tests/web/rommel-names.node.test.mjs";
const PREFACE = `# Names of Rommel in the Desert that leave the program

A name that is gone from here, or is called something else, breaks saves, links or websites of others.
New names are added by ${HOW}
A line "Type: member" holds the member alone: a type may be renamed.`;

const scripts = openScripts();
const { calls, types } = callNames(scripts, GAME);
scripts.close();
const groups = sorted({ Calls: calls, [TYPES]: ofTypes(types), ...(await rommelNames(await initWasm(GAME))) });
if (process.env.WRITE_GOLDEN) await writeFile(root + LIST, write(PREFACE, groups));
const listed = read(await readFile(root + LIST, "utf8"));

test("every name that leaves the program is the one that it was", (context) => {
  const found = differences(listed, groups, [TYPES]);
  assert.ok(!found.length, `${LIST}\n${found.join("\n")}\nNew names are added by ${HOW}`);
  context.diagnostic(`${[...groups.values()].flat().length} names in ${groups.size} groups`);
});

test("no source of names has run dry", () => {
  for (const [heading, names] of groups) assert.ok(names.length, `${heading}: no name is found any more`);
});
