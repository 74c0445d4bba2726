// Whole games through the handle that the page holds: played, taken back, saved, opened, sent and refused.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm, readText } from "./harness.mjs";

const wasm = await initWasm();
const { Game } = wasm;
const SCENARIO = "race-for-tobruk";
const SEED = "00112233445566778899aabbccddeeff";

/** A game with known dice. */
const begin = (seed = SEED) => Game.begin({ options: { scenario: SCENARIO }, dice: { kind: "seed", seed } });

/** Gives the orders of the scripted opponent until the game is over, or `most` of them. */
function play(game, most = Infinity) {
  for (let count = 0; count < most; count += 1) {
    const order = game.opponent();
    if (order === undefined) return;
    const given = game.give(order);
    assert.equal(given.kind, "given", JSON.stringify([order, given]));
  }
}

const played = begin();
play(played);

/** What a call throws. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

test("every scenario that is listed begins a game", () => {
  const { scenarios } = wasm.scenarios();
  assert.deepEqual(
    scenarios.map(({ id, earlier, firstTurn, lastTurn }) => [id, earlier, firstTurn, lastTurn]),
    [
      ["race-for-tobruk", 0, 1, 5],
      ["campaign", 0, 1, 22],
      ["italian-campaign", 6, 1, 7],
      ["extended-campaign", 6, 1, 28],
      ["operation-crusader", 0, 9, 11],
      ["gazala-battle", 0, 15, 17],
    ],
  );
  for (const { id, firstTurn, firstPlayer } of scenarios) {
    const game = Game.begin({ options: { scenario: id } });
    const { turn, phasing } = game.view();
    assert.deepEqual([turn, phasing], [firstTurn, firstPlayer], id);
    game.free();
  }
  assert.equal(thrown(() => Game.begin({ options: { scenario: "nowhere" } }).free())?.code, "bad-game");
});

test("a game is played to its end by the scripted opponent on both sides", (context) => {
  const view = played.view();
  assert.equal(view.phase, "over");
  assert.ok(view.outcome && view.orders > 100);
  assert.equal(played.opponent(), undefined);
  assert.deepEqual(played.legal().orders, []);
  context.diagnostic(`${view.orders} orders`);
});

test("what lies on the table is told", () => {
  const game = begin();
  const view = game.view();
  assert.deepEqual([view.scenario, view.orders, view.entered, view.outcome], [SCENARIO, 0, false, undefined]);
  assert.deepEqual(game.opening().events, view.events);
  const onMap = view.units.filter(({ at }) => /^[A-Z]?\d{4}$/.test(at));
  assert.ok(onMap.length > 20);
  for (const { id, kind, face, allowance } of onMap) {
    const supply = kind === "msu" || kind === "dump";
    assert.deepEqual([face === undefined, allowance === undefined], [supply, supply], id);
  }
  game.free();
});

test("every listed move has a path, and the move is accepted with its cost", () => {
  const game = begin();
  let tried = 0;
  for (let count = 0; count < 60 && tried < 8; count += 1) {
    const { moves, ...others } = game.legal();
    const empty = moves.map((move) => ({ ...move, hexes: [], forced: [] }));
    assert.deepEqual(game.legalWithoutReach(), { ...others, moves: empty });
    if (moves.length > 0) {
      const { unit, hexes } = moves[count % moves.length];
      assert.deepEqual(game.reach(unit).hexes, hexes);
      if (hexes.length > 0) {
        const { hex, cost } = hexes.at(-1);
        const way = game.path(unit, hex, false);
        assert.deepEqual([way.cost, way.hexes.at(-1)], [cost, hex]);
        const reacts = game.view().phase.endsWith("Reaction");
        const order = reacts ? { react: { unit, path: way.path } } : { move: { units: [unit], path: way.path } };
        assert.deepEqual(game.check(order), { kind: "allowed" });
        tried += 1;
      }
    }
    play(game, 1);
  }
  assert.ok(tried > 3);
  assert.equal(game.path(game.view().units[0].id, "L0101", false), undefined);
  assert.equal(thrown(() => game.path("nobody", "L0101", false)).details.path, "unit");
  game.free();
});

test("the preview of an attack agrees with the combat that is fought", () => {
  let fought = 0;
  for (const seed of [SEED, "11".repeat(16), "22".repeat(16), "33".repeat(16)]) {
    const game = begin(seed);
    for (let order = game.opponent(); order !== undefined; order = game.opponent()) {
      if (order.attack) {
        const report = game.preview(order.attack);
        assert.equal(report.kind, "report", JSON.stringify(order));
        assert.equal(report.strengths.units.length > 0, true);
      }
      const combat = order.fight && game.view().combats[order.fight.combat];
      const foreseen = combat && game.preview({ units: combat.units, hexes: combat.hexes });
      assert.equal(game.give(order).kind, "given");
      const battle = combat && game.battle();
      if (battle) {
        assert.equal(battle.kind, "report");
        assert.deepEqual([battle.odds, battle.strengths], [foreseen.odds, foreseen.strengths]);
        fought += 1;
      }
    }
    game.free();
  }
  assert.ok(fought >= 3, `${fought} combats`);
});

test("orders are taken back to the die and given again", () => {
  const game = begin();
  assert.deepEqual(game.undo(), { kind: "barred", reason: "nothing" });
  const reasons = new Set();
  let undone = 0;
  for (let count = 0; count < 200; count += 1) {
    const before = game.fingerprint();
    play(game, 1);
    const after = game.fingerprint();
    const can = game.canUndo();
    if (can.kind === "barred") {
      reasons.add(can.reason);
      assert.deepEqual(game.undo(), can);
      assert.equal(game.fingerprint(), after);
      continue;
    }
    assert.equal(game.undo().kind, "allowed");
    assert.equal(game.fingerprint(), before);
    assert.deepEqual([game.canRedo(), game.redo()], [{ kind: "allowed" }, { kind: "allowed" }]);
    assert.equal(game.fingerprint(), after);
    undone += 1;
  }
  assert.ok(undone > 20 && reasons.has("die") && reasons.has("side"), [...reasons].join());
  game.free();
});

test("the state after any orders is that of a branch, and the journal tells how it came about", () => {
  const all = played.view().orders;
  const { orders } = played.journal(0, all + 10);
  assert.equal(orders.length, all);
  assert.deepEqual(
    orders.map(({ at }) => at),
    orders.map((_, at) => at),
  );
  for (const at of [0, 1, 15, 16, 17, 100, all - 1, all]) {
    const branch = played.branch(at);
    const { turnBegins: begun, ...before } = played.viewAt(at);
    const { turnBegins, ...view } = branch.view();
    assert.ok(turnBegins <= begun);
    assert.deepEqual(before, view, `after ${at} orders`);
    const [next] = played.journal(at, at + 1).orders;
    assert.deepEqual(next, orders[at]);
    if (next) assert.deepEqual(branch.give(next.order), { kind: "given", ...next });
    branch.free();
  }
  assert.equal(thrown(() => played.viewAt(all + 1)).code, "bad-argument");
  assert.equal(thrown(() => played.branch(all + 1)).code, "bad-argument");
});

test("a saved game and a link of it open as the same game", () => {
  const text = played.save();
  for (const again of [
    Game.load(text),
    Game.load(`\ufeff${text.replaceAll("\n", "\r\n")}`),
    Game.open(played.gameLink()),
  ]) {
    assert.equal(again.fingerprint(), played.fingerprint());
    assert.equal(again.save(), text);
    assert.deepEqual(again.view(), played.view());
    again.free();
  }
  assert.match(played.fileStem(), /^race-for-tobruk_T\d\d_/);
  assert.equal(wasm.decodeAnyLink(played.gameLink()).kind, "game");
  const proof = played.verify();
  assert.deepEqual(proof, { kind: "follows", orders: played.view().orders, state: played.fingerprint() });
  assert.ok(played.transcript().includes(`[State "${played.fingerprint().slice(0, 16)}"]`));
});

test("two players send turns to each other", () => {
  const [one, other] = [begin(), begin()];
  for (let turns = 0; turns < 6; turns += 1) {
    const have = one.view().orders;
    do play(one, 1);
    while (one.view().turnBegins <= have && one.view().phase !== "over");
    const link = one.turnLink(have);
    const { kind, from } = wasm.decodeAnyLink(link);
    assert.deepEqual([kind, from], ["turn", have]);
    const { orders } = other.receive(`see https://example.org/#${link}`.split("#")[1]);
    assert.deepEqual(orders, one.journal(have).orders);
    assert.equal(other.fingerprint(), one.fingerprint());
    assert.deepEqual(other.canUndo(), { kind: "barred", reason: "received" });
    assert.equal(thrown(() => other.receive(link)).details.path, "known");
  }
  const elsewhere = Game.begin({ options: { scenario: SCENARIO } });
  assert.equal(thrown(() => elsewhere.receive(one.turnLink())).details.path, "other-game");
  assert.equal(thrown(() => begin().receive(one.turnLink())).details.path, "missing");
  for (const game of [one, other, elsewhere]) game.free();
});

test("players roll their own dice, one face after the other", () => {
  const game = Game.begin({ options: { scenario: SCENARIO }, dice: { kind: "entered" } });
  let rolled = 0;
  for (let order = game.opponent(); order && rolled < 12; order = game.opponent()) {
    const faces = [];
    let given = game.give(order, faces);
    while (given.kind === "refused" && given.refusal.code === "die-missing") {
      faces.push((rolled % 6) + 1);
      rolled += 1;
      given = game.give(order, faces);
    }
    assert.equal(given.kind, "given", JSON.stringify(given));
    assert.deepEqual(given.faces, faces);
  }
  assert.ok(rolled > 11);
  assert.equal(game.view().entered, true);
  const before = game.save();
  assert.equal(game.give(game.opponent(), [7]).refusal.code, "out-of-range");
  assert.equal(thrown(() => game.give("done", ["six"])).code, "bad-argument");
  assert.equal(game.save(), before);
  game.free();
});

test("an order that may not be given changes nothing", () => {
  const game = begin();
  play(game, 40);
  const before = game.save();
  const { units } = game.view();
  const orders = [
    "roll",
    { revoke: { combat: 9 } },
    { fight: { combat: 0 } },
    { attack: { units: units.slice(0, 3).map(({ id }) => id), hexes: ["L0101"] } },
    { move: { units: units.slice(-2).map(({ id }) => id), path: "e e e" } },
    { refit: { unit: units.at(-1).id, step: "rebuild" } },
  ];
  for (const order of orders) {
    const { kind, refusal } = game.check(order);
    if (kind === "allowed") continue;
    assert.ok(refusal.code && refusal.cases.length > 0, JSON.stringify(order));
    assert.deepEqual(game.give(order), { kind: "refused", refusal });
  }
  for (const order of [
    "surrender",
    {},
    null,
    undefined,
    7,
    { move: { units: ["x"], path: "e" } },
    { move: { units: [], path: "north" } },
  ]) {
    assert.equal(thrown(() => game.give(order)).code, "bad-argument", JSON.stringify(order));
  }
  assert.equal(game.save(), before);
  game.free();
});

test("hostile texts are refused by name and change nothing", async () => {
  const text = await readText("tests/saves/v1/race.desertfox.json");
  const link = (await readText("tests/saves/v1/race.link.txt")).trim();
  Game.load(text).free();
  Game.open(link).free();
  const before = played.save();
  const save = JSON.parse(text);
  const changed = (change) => JSON.stringify({ ...save, ...change });
  const saves = [
    ["", ""],
    ["null", ""],
    ["[]", ""],
    ["{}", "format"],
    ["\0".repeat(100), ""],
    [text.slice(0, -40), ""],
    [changed({ format: "chess" }), "format"],
    [changed({ schema: 99 }), "newer"],
    [changed({ check: "0".repeat(64) }), "check"],
    [changed({ orders: save.orders.slice(1) }), "check"],
    [changed({ orders: ["surrender"] }), "orders[0]"],
    [changed({ players: {} }), ""],
    ["x".repeat(3_000_000), "too-long"],
    ["[".repeat(100_000), ""],
  ];
  for (const [hostile, path] of saves) {
    const error = thrown(() => Game.load(hostile));
    assert.equal(error?.name, "EngineError", hostile.slice(0, 60));
    assert.equal(error.code, "bad-save", hostile.slice(0, 60));
    if (path) assert.equal(error.details.path, path, hostile.slice(0, 60));
  }
  const links = [
    "",
    "d1.g.",
    "d1.g.AAAA.AAAA",
    link.slice(0, -1),
    link.replace("d1.g", "d1.t"),
    link.replace("d1.", "d9."),
    "x".repeat(100_000),
  ];
  for (const hostile of links) {
    assert.equal(thrown(() => Game.open(hostile))?.code, "bad-link", hostile.slice(0, 60));
    assert.equal(thrown(() => played.receive(hostile))?.code, "bad-link", hostile.slice(0, 60));
  }
  assert.equal(thrown(() => played.receive(link)).details.path, "kind");
  for (const start of [
    undefined,
    {},
    { options: {} },
    { options: { scenario: 7 } },
    { options: { scenario: SCENARIO }, dice: { kind: "seed", seed: "12" } },
  ]) {
    assert.equal(thrown(() => Game.begin(start))?.code, "bad-argument", JSON.stringify(start));
  }
  assert.equal(played.save(), before);
});

test("every kind of damage to a save is found", () => {
  const text = played.save();
  const bytes = new TextEncoder().encode(text);
  let found = 0;
  for (let count = 0; count < 100; count += 1) {
    const damaged = bytes.slice(0, count % 4 === 0 ? Math.floor((bytes.length * count) / 100) : bytes.length);
    if (count % 4 > 0) damaged[(count * 7919) % bytes.length] ^= 1 << (count % 7);
    const torn = new TextDecoder().decode(damaged);
    const error = thrown(() => {
      const game = Game.load(torn);
      assert.equal(game.save(), text, "damage that does no harm");
      game.free();
    });
    if (error) assert.equal(error.code, "bad-save", `${error}`);
    found += error ? 1 : 0;
  }
  assert.ok(found > 90, `${found}`);
});

test("a handle that was freed is of no more use, and the others go on", () => {
  const game = begin();
  game.free();
  assert.throws(() => game.view());
  assert.throws(() => game.give("done"));
  assert.equal(played.view().phase, "over");
});
