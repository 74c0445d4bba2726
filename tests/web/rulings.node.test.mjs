// Puts every case of `tests/rulings` to the wasm; `crate/desert-fox/tests/rulings.rs` puts the same cases to the
// engine.
// What the members of a case mean is written in `tests/rulings/case.schema.json`.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { UNIT_WORDS } from "../../www/games/desert-fox/rules/case-files.ts";
import { casesOf } from "../../www/rules/cases.ts";
import { makeLedger } from "../../www/shell/ledger.ts";
import { matches } from "../../www/help/search.ts";
import { readCases } from "./case-files.mjs";
import { initWasm, readText } from "./harness.mjs";
import { mismatch } from "./matching.mjs";

const wasm = await initWasm();
const switches = new Map(
  JSON.parse(await readText("pkg/desert-fox/rulings.json")).map(({ id, switch: thrown }) => [id, thrown]),
);
const calls = {
  adjudicateCombat: wasm.adjudicateCombat,
  stepCombat: wasm.stepCombat,
  orderCombats: (queries) => wasm.orderCombats({ queries }),
  routeElimination: wasm.routeElimination,
  checkUnit: wasm.checkUnit,
  askBoard: wasm.askBoard,
  playGame: wasm.playGame,
  refitCost: wasm.refitCost,
  charts: (changes) => wasm.charts({ changes }),
  chooseRules: wasm.chooseRules,
  makeCharts: wasm.makeCharts,
};

for (const file of (await readdir(new URL("../rulings/", import.meta.url))).sort()) {
  if (!file.endsWith(".json") || file.endsWith(".schema.json")) continue;
  const cases = await readCases(file);
  test(file, () => {
    const faults = cases.map((one) => [one.name, check(one)]).filter(([, fault]) => fault);
    assert.deepEqual(
      faults.map((fault) => fault.join(": ")),
      [],
    );
  });
}

test("few words are written out", async () => {
  for (const { name, file, cases } of JSON.parse(await readText("tests/cases.json")))
    assert.deepEqual(casesOf(file, UNIT_WORDS), cases, name);
});

test("the matcher tells answers apart", async () => {
  for (const { name, expected, found, matches } of JSON.parse(await readText("tests/matching.json"))) {
    assert.equal(mismatch(expected, found) === undefined, matches, name);
  }
});

/** What is wrong with a case, asked as it stands and with the switch of each of its rulings on and off. */
function check({ rulings, sameWithout = [], ...one }) {
  const stray = sameWithout.find((id) => !rulings.includes(id) || !switches.get(id));
  let fault = stray ? `sameWithout names ${stray} for nothing` : ask(one, {});
  for (const id of rulings) {
    if (fault) return fault;
    if (!switches.has(id)) return `${id} is no ruling`;
    const thrown = switches.get(id);
    if (!thrown) continue;
    fault = ask(one, { [thrown.field]: thrown.on });
    if (fault) return `with ${id}: ${fault}`;
    const without = ask(one, { [thrown.field]: thrown.off });
    if (!without && !sameWithout.includes(id)) return `holds without ${id} just as well`;
    if (without && sameWithout.includes(id)) return `without ${id}: ${without}`;
  }
  return fault;
}

function ask({ call, expect, absentFindings = [], absentHexes = [], absentOrders = [] }, thrown) {
  const set = (query) =>
    Object.keys(thrown).length === 0
      ? query
      : {
          ...query,
          rules: { ...query.rules, switches: { ...query.rules?.switches, ...thrown } },
        };
  const query = Array.isArray(call.query) ? call.query.map(set) : set(call.query);
  const found = calls[call.call](query);
  const reported = [...(found.findings ?? []), ...(found.notes ?? []), ...(found.events ?? [])];
  const codes = new Set(reported.map(({ code }) => code));
  const hexes = new Set([...(found.hexes ?? []), ...(found.units ?? [])].flatMap((one) => [one.hex ?? one, one.at]));
  const code = absentFindings.find((code) => codes.has(code));
  const hex = absentHexes.find((hex) => hexes.has(hex));
  const order = absentOrders.find((order) => (found.orders ?? []).some((one) => !mismatch(order, one)));
  return (
    mismatch(expect, found) ??
    (order && `offers ${JSON.stringify(order)}`) ??
    (code && `finds ${code}`) ??
    (hex && `holds ${hex}`) ??
    (call.call === "playGame" ? ungiven(query, found) : unread(query, found.refusals))
  );
}

/** A refused order is the last, and every die was rolled. */
function ungiven({ orders = [] }, { kind, order = -1, diceLeft }) {
  if (kind !== "refused") return undefined;
  return order + 1 !== orders.length ? "leaves orders unread" : diceLeft ? "leaves dice unread" : undefined;
}

/** A refusal of an answer leaves none behind it, so that no die of a case goes unread. */
function unread({ question, answers: own = [] }, refusals) {
  const [answers, place] = question ? [question.answers ?? [], "question.answers"] : [own, "answers"];
  const last = ({ path }) => path === `${place}[${answers.length - 1}]`;
  return refusals && answers.length > 0 && !refusals.some(last) ? "leaves answers unread" : undefined;
}

test("the ledger of the page lists the rulings that changed in a revision of the rules", () => {
  const row = (id, changed) => ({ id, cases: ["11.4"], kind: "house", section: "house", text: "One.", changed });
  const { rulings } = makeLedger([row("H001", [2]), row("H002"), row("H003", [2, 3])]);
  const found = (changed) =>
    rulings.filter((one) => matches(one, { text: "", kind: "", section: "", state: "", changed })).map(({ id }) => id);
  assert.deepEqual(
    [found("2"), found("3"), found("4"), found("")],
    [["H001", "H003"], ["H003"], [], ["H001", "H002", "H003"]],
  );
});
