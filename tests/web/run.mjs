// Runs test files, several at a time, and prints how long each took and which tests took longest.
//
//   node tests/web/run.mjs [--at-once N] [--again] [--unsteady LIST] FILE...
//
// With --again each test that fails is run again, alone. If it passes then, it is unsteady: it is named at the end and in
// the file LIST, and the run is green. If it fails again, or many tests fail, the run is red.

import { writeFile } from "node:fs/promises";
import { basename, relative, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { parseArgs } from "node:util";

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/** How many tests are run again at most: where more fail, the page is broken and not its tests unsteady. */
const MOST_AGAIN = 10;

/** What Node's runner says after each file: how many tests it had. */
const SUMS = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /;

/**
 * What became of a test; of a file where `name` is empty: it failed outside of its tests, or has none.
 * @typedef {{ file: string, name: string, passed: boolean, time: number }} Result
 */

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** @param {Result} result */
const title = ({ file, name }) => (name ? `${name} (${basename(file)})` : basename(file));

/** Fits this name and no other. @param {string} name */
const exactly = (name) => new RegExp(`^${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$`);

/**
 * Runs all tests of a file, or those of one name: what Node's runner says about them, and the results of those that are
 * not skipped.
 * @param {string} file @param {string} [name]
 */
async function runFile(file, name) {
  const events = [];
  /** @type {Result[]} */
  const results = [];
  for await (const event of run({ files: [file], testNamePatterns: name ? [exactly(name)] : undefined })) {
    const { type, data } = event;
    const ended = type === "test:pass" || type === "test:fail";
    if (type === "test:summary" || (type === "test:diagnostic" && SUMS.test(data.message))) continue;
    // With a name, all other tests are skipped.
    if (name && ended && data.skip) continue;
    events.push(event);
    if (!ended || data.nesting > 0 || data.skip) continue;
    const ofFile = resolve(data.name) === resolve(file);
    const passed = type === "test:pass";
    results.push({ file, name: ofFile ? "" : data.name, passed, time: data.details.duration_ms });
  }
  return { events, results };
}

/** Prints what Node's runner says, as it is written to `report`, until that is ended; `printed` then. */
function openReport() {
  const report = new PassThrough({ objectMode: true });
  const text = report.compose(new spec());
  text.pipe(process.stdout, { end: false });
  return { report, printed: finished(text) };
}

/** Runs files, `atOnce` at a time; each is printed when it has ended. @param {string[]} files @param {number} atOnce */
async function runFiles(files, atOnce) {
  const { report, printed } = openReport();
  /** @type {Result[]} */
  const results = [];
  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const start = performance.now();
      const ran = await runFile(file);
      const message = `${relative("", file)}: ${seconds(performance.now() - start)}`;
      report.write({ type: "test:diagnostic", data: { nesting: 0, message } });
      for (const event of ran.events) report.write(event);
      results.push(...ran.results);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  report.end();
  await printed;
  return results;
}

/** Runs each test that failed again, one at a time: which of them fail again, and which pass. @param {Result[]} failed */
async function runAgain(failed) {
  /** @type {{ failed: Result[], unsteady: Result[] }} */
  const again = { failed: [], unsteady: [] };
  for (const test of failed) {
    console.log(`\nAgain, alone: ${title(test)}`);
    const { events, results } = await runFile(test.file, test.name);
    const { report, printed } = openReport();
    for (const event of events) report.write(event);
    report.end();
    await printed;
    // Where nothing ran, nothing has passed.
    const passes = results.length > 0 && results.every(({ passed }) => passed);
    again[passes ? "unsteady" : "failed"].push(test);
  }
  return again;
}

/** @param {string} heading @param {string[]} lines */
function list(heading, lines) {
  if (lines.length > 0) console.log(["", heading, ...lines.map((line) => `  ${line}`)].join("\n"));
}

// Node hands this on to the files.
process.execArgv.push("--import", new URL("strip-types.mjs", import.meta.url).href);

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    "at-once": { type: "string", default: "1" },
    again: { type: "boolean", default: false },
    unsteady: { type: "string" },
  },
});

const results = await runFiles(files, Number(values["at-once"]));
let failed = results.filter(({ passed }) => !passed);
/** @type {Result[]} */
let unsteady = [];
if (values.again && failed.length <= MOST_AGAIN) ({ failed, unsteady } = await runAgain(failed));
const slowest = results.filter(({ name }) => name).sort((a, b) => b.time - a.time);
list(
  "The slowest tests:",
  slowest.slice(0, SLOWEST).map((test) => `${seconds(test.time).padStart(8)}  ${title(test)}`),
);
list("Unsteady: failed, and passed when run again alone:", unsteady.map(title));
list("Failed:", failed.map(title));
if (values.unsteady) await writeFile(values.unsteady, unsteady.map((test) => `${title(test)}\n`).join(""));
console.log(`\n${files.length} files, ${results.length - failed.length} tests passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0;
