// Every name that leaves the program stays as it is: in saves, links, charts, messages, addresses, typed calls, codes
// and what browsers have stored. tests/golden/names.txt lists them;
// `WRITE_GOLDEN=1 node tests/web/run.mjs tests/web/names.node.test.mjs` writes it.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";

import { initWasm, root } from "./harness.mjs";
import { callNames, schemaNames } from "./names-calls.mjs";
import { engineNames } from "./names-engine.mjs";
import { differences, ofTypes, read, sorted, write } from "./names-list.mjs";
import { pageNames } from "./names-page.mjs";
import { openScripts } from "./names-scripts.mjs";
import { storeNames } from "./names-store.mjs";

const LIST = `${root}tests/golden/names.txt`;
const PREFACE = `# Names that leave the program

A name that is gone from here, or is called something else, breaks saves, links or websites of others.
New names are added by WRITE_GOLDEN=1 node tests/web/run.mjs tests/web/names.node.test.mjs
A line "Type: member" holds the member alone: a type may be renamed.
"*" stands for any text, "[]" for the elements of a list.`;
const ADVICE = `
A name that is gone or renamed breaks saves, links or websites of others: give it back.
A name that is new is added by WRITE_GOLDEN=1 node tests/web/run.mjs tests/web/names.node.test.mjs`;

const TYPES = "Types of the calls";

/** The names of today, and which groups are told apart by types. */
async function collect() {
  const wasm = await initWasm();
  const scripts = openScripts();
  try {
    const engine = await engineNames(wasm);
    const { calls, types } = callNames(scripts, "desert-fox");
    const schemas = [...(await schemaNames())].map(([path, parts]) => [path, ofTypes(parts)]);
    const groups = {
      Calls: calls,
      [TYPES]: ofTypes(types),
      ...Object.fromEntries(schemas),
      ...engine.groups,
      ...(await pageNames(scripts, engine.samples)),
      ...(await storeNames(wasm)),
    };
    return { groups: sorted(groups), typed: [TYPES, ...schemas.map(([path]) => path)] };
  } finally {
    scripts.close();
  }
}

const { groups, typed } = await collect();
if (process.env.WRITE_GOLDEN) await writeFile(LIST, write(PREFACE, groups));
const listed = read(await readFile(LIST, "utf8"));

test("every name that leaves the program is the one that it was", (context) => {
  const found = differences(listed, groups, typed);
  assert.ok(!found.length, `tests/golden/names.txt\n${found.join("\n")}\n${ADVICE}`);
  context.diagnostic(`${[...groups.values()].flat().length} names in ${groups.size} groups`);
});

test("no source of names has run dry", () => {
  for (const [heading, names] of groups) assert.ok(names.length, `${heading}: no name is found any more`);
});

test("a name that is renamed is told in every group, old and new", () => {
  for (const [heading, [name, ...others]] of groups) {
    const renamed = new Map([...groups, [heading, [`${name}Renamed`, ...others]]]);
    assert.deepEqual(
      differences(groups, renamed, typed),
      [heading, `  gone:  ${name}`, `  added: ${name}Renamed`],
      heading,
    );
  }
});

test("a type may be renamed, its members may not", () => {
  const list = (...names) => new Map([[TYPES, names]]);
  const old = list("Face: morale", "Face: strength", "Hex: city");
  assert.deepEqual(differences(old, list("Hex: city", "Side: morale", "Side: strength"), typed), []);
  assert.deepEqual(differences(old, list("Face: morale", "Face: power", "Hex: city"), typed), [
    TYPES,
    "  gone:  Face: strength",
    "  added: Face: power",
  ]);
});

test("a list is read as it was written", () => assert.deepEqual(read(write(PREFACE, groups)), groups));
