// The package of Rommel in the Desert: installed from its folder and checked by TypeScript, and calls of each group.

import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, test } from "node:test";

import { initWasm, readText } from "./harness.mjs";
import { checkManifest, checkTypes, install } from "./package-helpers.mjs";

const GAME = "rommel-in-the-desert";
const GOLDEN = "tests/rommel-in-the-desert/golden";
const SAMPLE = "sample-rommel-package.ts";
const SEED = "07".repeat(16);

const wasm = await initWasm(GAME);
const code = (act) => {
  try {
    act();
  } catch (error) {
    return `${error.name} ${error.code} ${error.details.path}`;
  }
};
const begin = (scenario, dice = { kind: "seed", seed: SEED }) => wasm.Game.begin({ options: { scenario }, dice });

let folder;
before(async () => {
  folder = await install(GAME, SAMPLE);
});
after(() => rm(folder, { recursive: true, force: true }));

test("the manifest lists every file of the package, and exports what is no declaration", () =>
  checkManifest(GAME, folder));

test("the sample agrees with the declarations of the package", () => checkTypes(folder, SAMPLE));

test("the wasm and the recorded facts name the same build", async () => {
  const { BUILD_ID } = await import(`../../pkg/${GAME}/build.js`);
  const facts = JSON.parse(await readText(`pkg/${GAME}/build.json`));
  assert.match(BUILD_ID, /^[0-9a-f]{12}$/);
  assert.deepEqual(wasm.version(), { engine: facts.engine, buildId: BUILD_ID });
  assert.equal(facts.buildId, BUILD_ID);
});

test("the service worker loads the engines of both games for use without a network", async () => {
  const worker = await readText("sw.js");
  for (const wasm of ["pkg/desert-fox/desert_fox_bg.wasm", `pkg/${GAME}/rommel_in_the_desert_bg.wasm`])
    assert.ok(worker.includes(wasm), wasm);
});

test("the data of the package are the map and the ledger with all rulings of the errata", async () => {
  const [map, rulings] = await Promise.all(["map", "rulings"].map((name) => readText(`pkg/${GAME}/${name}.json`)));
  assert.equal(JSON.parse(map).hexes.length, 117);
  const errata = JSON.parse(rulings).filter(({ id }) => id.startsWith("I"));
  assert.equal(errata.length, 78);
});

test("switches, scenarios, blocks and values can be looked up", () => {
  for (const { field, values, rulings } of wasm.switches().switches)
    assert.ok(values.length > 1 && rulings.length, field);
  const { scenarios } = wasm.scenarios();
  assert.deepEqual(
    scenarios.map(({ id }) => id),
    ["1940", "1941", "battleaxe", "crusader", "1942", "gazala", "pursuit", "1941-42"],
  );
  assert.equal(wasm.roster().blocks.length, 100);
  const { values } = wasm.charts({ changes: [{ what: "buildup/card", new: "8" }] });
  assert.deepEqual(
    values.filter(({ owned }) => owned).map(({ what, value }) => [what, value]),
    [["buildup/card", "8"]],
  );
  const refused = wasm.charts({ changes: [{ what: "buildup/chair", new: "8" }] });
  assert.deepEqual([refused.kind, refused.at, refused.code], ["refused", 0, "unknown"]);
});

test("positions are asked about, and a name that means nothing is refused", () => {
  const units = [
    { unit: "KDG", hex: "Tobruk" },
    { unit: "21/5", hex: "Msus" },
  ];
  const ask = (question) => wasm.askPosition({ units, question });
  const { units: supplied, findings } = ask({ ask: "supply", side: "allied" });
  assert.deepEqual(supplied, [{ unit: "KDG", supplied: true, line: 14, source: null }]);
  const reason = findings.find(({ code }) => code === "line-to-base");
  assert.deepEqual([reason.unit, reason.after, reason.rulings], ["KDG", 14, ["I039", "I045"]]);
  assert.ok(ask({ ask: "destinations", unit: "21/5" }).hexes.length > 10);
  assert.equal(ask({ ask: "place", hex: "Atlantis" }).refusal.code, "unknown-hex");
  assert.equal(
    code(() => wasm.askPosition({ question: { ask: "place", hex: "Tobruk" }, color: 1 })),
    "EngineError bad-argument color",
  );
  assert.equal(wasm.classifyHexside({ feature: "escarpment", percentCovered: 10 }).terrain, "clear");
});

test("orders of a turn and of a scenario are carried out", () => {
  const units = [{ unit: "21/5", hex: "Msus" }];
  const orders = [{ order: "choose", option: "basic" }];
  const turn = wasm.playTurn({ units, active: "axis", orders });
  assert.deepEqual([turn.kind, turn.option, turn.phase, turn.stage], ["state", "basic", "movement", "turns"]);
  const scenario = wasm.playScenario({ scenario: "gazala" });
  assert.deepEqual([scenario.kind, scenario.stage, scenario.toAct], ["state", "setUp", "axis"]);
});

test("each player sees the own blocks by name and those of the enemy by their piles", () => {
  const game = begin("gazala");
  assert.deepEqual(game.give("deal").kind, "given");
  for (let order = game.opponent(); game.view().stage === "setUp"; order = game.opponent()) game.give(order);
  for (const side of ["axis", "allied"]) {
    game.setViewer(side);
    const { blocks, hands, points, toAct } = game.view();
    for (const { name, side: whose, handle, hex } of blocks) {
      assert.equal(name !== undefined, whose === side);
      if (whose === side) assert.equal(typeof handle, "number");
      else assert.ok(handle.startsWith(`pile(${hex}, `), handle);
    }
    assert.deepEqual(
      hands.map((hand) => typeof hand),
      side === "axis" ? ["object", "number"] : ["number", "object"],
    );
    assert.equal(points.filter((number) => number !== null).length, 1);
    assert.equal(game.legal().length > 0, side === toAct);
  }
  game.setViewer();
  assert.ok(game.view().blocks.every(({ name }) => name));
  game.free();
});

test("a game is given, refused, taken back, noted, branched, proved, saved, sent and received", () => {
  const game = begin("1940");
  const other = begin("1940");
  assert.equal(game.give("deal").kind, "given");
  const [place] = game.legal();
  assert.equal(game.check(place).kind, "allowed");
  const { kind, refusal } = game.give("done");
  assert.deepEqual([kind, refusal.code], ["refused", "not-now"]);
  const before = game.fingerprint();
  const { by, order, events } = game.give(place);
  assert.deepEqual([by, order, events.length > 0], ["axis", place, true]);
  assert.deepEqual([game.canUndo().kind, game.undo().kind, game.fingerprint()], ["allowed", "allowed", before]);
  assert.deepEqual([game.canRedo().kind, game.redo().kind], ["allowed", "allowed"]);
  game.note(1, "Here?");
  assert.equal(game.journal(1).orders[0].note, "Here?");
  const branch = game.branch(1);
  assert.equal(branch.fingerprint(), before);
  assert.deepEqual(game.verify(), { kind: "follows", orders: 2, state: game.fingerprint() });
  assert.equal(wasm.Game.load(game.save()).save(), game.save());
  assert.deepEqual(wasm.decodeAnyLink(game.turnLink(0)), { kind: "turn", game: game.gameId(), from: 0, orders: 2 });
  assert.equal(other.receive(game.turnLink(0)).orders.length, 2);
  assert.equal(other.fingerprint(), game.fingerprint());
  const { kind: content, options, orders } = wasm.decodeAnyLink(game.gameLink());
  assert.deepEqual([content, options, orders], ["game", game.options(), 2]);
  assert.equal(wasm.Game.open(game.gameLink()).viewAt(1).orders, 1);
  assert.deepEqual(game.opening().events, []);
  assert.match(game.transcript(), /^\[Game "Rommel in the Desert"\]/);
  assert.equal(game.fileStem(), "1940_M01_axis");
  for (const one of [game, other, branch]) one.free();
});

test("games with the owner's values keep them, and values that cannot be used are refused", () => {
  const charts = [{ what: "buildup/card", new: "8" }];
  const game = wasm.Game.begin({ options: { scenario: "1941", charts } });
  assert.deepEqual(wasm.Game.load(game.save()).options().charts, charts);
  const options = { scenario: "1941", charts: [{ what: "buildup/chair", new: "8" }] };
  assert.equal(
    code(() => wasm.Game.begin({ options })),
    "EngineError bad-game charts",
  );
  assert.equal(
    code(() => wasm.Game.begin({ options: { scenario: "1939" } })),
    "EngineError bad-argument options.scenario",
  );
  assert.equal(
    code(() => wasm.Game.load("{}")),
    "EngineError bad-save format",
  );
  assert.equal(
    code(() => wasm.Game.open("d1.g.AAAA.AAAA")),
    "EngineError bad-link cut-short",
  );
  game.free();
});

for (const name of ["1940-rules2", "gazala-rules2"]) {
  test(`the kept save, link, hash and transcripts of ${name} come out in wasm`, async () => {
    const read = (end) => readText(`${GOLDEN}/${name}.${end}`);
    const game = wasm.Game.load(await read("save.json"));
    assert.equal(game.fingerprint(), (await read("hash.txt")).trim());
    assert.equal(game.gameLink(), (await read("link.txt")).trim());
    assert.equal(game.transcript(), await read("all.transcript.txt"));
    game.setViewer("axis");
    assert.equal(game.transcript(), await read("axis.transcript.txt"));
    game.free();
  });
}

test("a die has six faces, and a copy is kept only where there is a storage", () => {
  const faces = new Set(Array.from({ length: 200 }, () => wasm.rollDie()));
  assert.deepEqual([...faces].sort(), [1, 2, 3, 4, 5, 6]);
  assert.equal(wasm.keepCopy("rommelinthedesert:v1:copy", "{}"), "denied");
});
