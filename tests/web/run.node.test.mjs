// The command that runs the tests: what is red, what is unsteady, what is printed.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { root } from "./harness.mjs";

const folder = mkdtempSync(join(tmpdir(), "run-"));
after(() => rmSync(folder, { recursive: true }));

/** Writes a file of tests. Each time one of them runs, it adds its name to `ran`. */
function write(name, tests) {
  const ran = join(folder, `${name}.ran`);
  const lines = [
    'import { appendFileSync, readFileSync } from "node:fs";',
    'import { after, before, test } from "node:test";',
    `const ran = (name) => appendFileSync(${JSON.stringify(ran)}, name + "\\n");`,
    `const times = (name) => readFileSync(${JSON.stringify(ran)}, "utf8").split("\\n").filter((n) => n === name).length;`,
    "const fails = (text) => { throw new Error(text); };",
    tests,
  ];
  const path = join(folder, `${name}.test.mjs`);
  writeFileSync(path, lines.join("\n"));
  writeFileSync(ran, "");
  return { path, ran: () => readFileSync(ran, "utf8").trimEnd().split("\n") };
}

function run(...words) {
  // Node's runner does nothing in a process that another one has started.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const command = [join(root, "tests/web/run.mjs"), ...words];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: "utf8" });
  return { status, stdout };
}

/** The lines below a heading. */
const below = (stdout, heading) => stdout.split(`\n${heading}`)[1]?.split("\n\n")[0].split("\n").slice(1);

const PASSES = 'test("passes", () => ran("passes"));';
const ALWAYS = 'test("fails (always) [a|b] / $1 + 2?", () => { ran("always"); fails("no"); });';
const SIMILAR = 'test("not: fails (always) [a|b] / $1 + 2? again", () => ran("similar"));';
const ONCE = 'test("fails once", () => { ran("once"); if (times("once") === 1) fails("not yet"); });';

test("a test that fails again alone is red; no other test of its file runs again", () => {
  const file = write("always", PASSES + ALWAYS + SIMILAR);
  const { status, stdout } = run("--again", file.path);
  assert.equal(status, 1);
  assert.deepEqual(file.ran(), ["passes", "always", "similar", "always"]);
  assert.deepEqual(below(stdout, "Failed:"), ["  fails (always) [a|b] / $1 + 2? (always.test.mjs)"]);
  assert.doesNotMatch(stdout, /Unsteady/);
  assert.match(stdout, /^1 files, 2 tests passed, 1 failed$/m);
});

test("a test that passes when it is run again alone is named as unsteady, and the run is green", () => {
  const file = write("once", PASSES + ONCE);
  const listed = join(folder, "unsteady.txt");
  const { status, stdout } = run("--again", "--unsteady", listed, file.path);
  assert.equal(status, 0);
  assert.deepEqual(file.ran(), ["passes", "once", "once"]);
  assert.deepEqual(below(stdout, "Unsteady"), ["  fails once (once.test.mjs)"]);
  assert.doesNotMatch(stdout, /^Failed:/m);
  assert.equal(readFileSync(listed, "utf8"), "fails once (once.test.mjs)\n");
});

test("one unsteady test does not hide one that always fails", () => {
  const [steady, unsteady] = [write("red", ALWAYS), write("unsteady", ONCE)];
  const { status, stdout } = run("--again", "--at-once", "2", steady.path, unsteady.path);
  assert.equal(status, 1);
  assert.deepEqual(below(stdout, "Unsteady"), ["  fails once (unsteady.test.mjs)"]);
  assert.deepEqual(below(stdout, "Failed:"), ["  fails (always) [a|b] / $1 + 2? (red.test.mjs)"]);
});

test("without --again nothing is run again", () => {
  const file = write("never-again", ONCE);
  assert.equal(run(file.path).status, 1);
  assert.deepEqual(file.ran(), ["once"]);
});

test("where many tests fail, none is run again", () => {
  const many = Array.from({ length: 11 }, (_, n) => `test("${n}", () => { ran("${n}"); fails("no"); });`);
  const file = write("many", many.join("\n"));
  assert.equal(run("--again", file.path).status, 1);
  assert.equal(file.ran().length, 11);
});

for (const [what, tests] of Object.entries({
  "cannot be read": 'import "./missing.mjs";',
  "ends at once": "process.exit(1);",
  "fails before its tests": `before(() => fails("no"));${PASSES}`,
  "fails after its tests": `after(() => fails("no"));${PASSES}`,
  "has a test that never ends": 'test("waits", () => new Promise(() => {}));',
  "has a part of a test that fails": 'test("whole", (t) => t.test("part", () => fails("no")));',
}))
  test(`a file that ${what} is red, also when it is run again`, () => {
    const { path } = write("broken", tests);
    const { status, stdout } = run("--again", path);
    assert.equal(status, 1, stdout);
    assert.match(stdout, /^Again, alone: /m);
    assert.match(stdout, /^Failed:\n {2}.*broken\.test\.mjs/m);
  });

test("a file that fails outside of its tests is run again as a whole", () => {
  const file = write("outside", `${PASSES}after(() => { ran("after"); if (times("after") === 1) fails("not yet"); });`);
  const { status, stdout } = run("--again", file.path);
  assert.equal(status, 0, stdout);
  assert.deepEqual(file.ran(), ["passes", "after", "passes", "after"]);
  assert.deepEqual(below(stdout, "Unsteady"), ["  outside.test.mjs"]);
});

test("no test is no success", () => {
  assert.equal(run().status, 1);
  assert.equal(run("--again", write("skipped", 'test.skip("later", () => {});').path).status, 1);
});

test("the ten slowest tests are named with their times, slowest first", () => {
  const quick = Array.from({ length: 11 }, (_, n) => `test("${n}", () => {});`);
  const slow = 'test("slow", () => new Promise((resolve) => setTimeout(resolve, 500)));';
  const { status, stdout } = run(write("slow", [...quick, slow].join("\n")).path);
  assert.equal(status, 0);
  const lines = below(stdout, "The slowest tests:");
  assert.equal(lines.length, 10);
  assert.match(lines[0], /^ +\d+\.\d s {2}slow \(slow\.test\.mjs\)$/);
  const times = lines.map((line) => Number.parseFloat(line));
  assert.deepEqual(
    times,
    times.toSorted((a, b) => b - a),
  );
});
