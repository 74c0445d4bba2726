// What the calls of a game of Rommel in the Desert tell a viewer who is not the player who decides.

import assert from "node:assert/strict";
import { test } from "node:test";

import { tableGame } from "../../www/games/rommel-in-the-desert/play/handle.js";
import { initWasm } from "./harness.mjs";

const { Game } = await initWasm("rommel-in-the-desert");
const SIDES = ["axis", "allied"];
const SEED = { kind: "seed", seed: "64".repeat(16) };

/** Calls that answer as far as the viewer may know. */
const SHOWS = [
  "view",
  "viewAt",
  "opening",
  "journal",
  "transcript",
  "ask",
  "battleChances",
  "playOn",
  "outlook",
  "receive",
];
/**
 * Calls that answer nothing, or a refusal, where the viewer does not see the player who decides, or whose turn it
 * was.
 */
const REFUSES = ["legal", "check", "opponent", "impliedOrder", "think", "orderNow", "give", "missed", "luck"];
/** The record, its forms and its marks; they hold everything, or nothing that is hidden. */
const RECORD = [
  "save",
  "gameLink",
  "turnLink",
  "fingerprint",
  "gameId",
  "verify",
  "options",
  "fileStem",
  "branch",
].concat(
  ["continueFrom", "terms", "note", "look", "looks", "undo", "redo", "canUndo", "canRedo", "setViewer"],
  ["agreement", "answerOffer", "revealSecret", "agree"],
);
/** What every object of the package has. */
const OBJECT = ["constructor", "free", "__destroy_into_raw"];

test("every call of a game is known to ask who looks, or to hold everything", () => {
  const calls = Object.getOwnPropertyNames(Game.prototype).filter((name) => !OBJECT.includes(name));
  assert.deepEqual(calls.toSorted(), [...SHOWS, ...REFUSES, ...RECORD].toSorted());
});

/** Plays by the script and looks after every order. */
function play(scenario, orders, look) {
  const game = Game.begin({ options: { scenario }, dice: SEED });
  for (let at = 0; at < orders; at++) {
    game.setViewer();
    const order = game.opponent();
    if (!order) break;
    look(game, order);
    game.setViewer();
    assert.equal(game.give(order).kind, "given");
  }
  game.free();
}

test("no call tells a viewer what the other player may do, nor by a refusal where hidden blocks are", () => {
  let [moves, refused] = [0, 0];
  play("1941", 240, (game, order) => {
    const { toAct, blocks } = game.view();
    const enemy = SIDES.find((side) => side !== toAct);
    game.setViewer(enemy);
    assert.deepEqual(game.legal(), []);
    assert.equal(game.opponent(), undefined);
    assert.equal(game.impliedOrder(), undefined);
    assert.deepEqual(game.check(order).refusal.code, "not-yours");
    assert.equal(game.orderNow("recruit").order, undefined);
    assert.equal(game.think("recruit", 1).order, undefined);
    const before = game.fingerprint();
    for (const tried of [{ refuse: { hex: "El Agheila" } }, order]) {
      const stray = game.give(tried);
      assert.equal(stray.kind === "refused" && stray.refusal.code, "not-yours");
      assert.equal(game.fingerprint(), before);
    }
    refused += 1;
    // The player who decides learns nothing of the enemy's blocks by their handles.
    game.setViewer(toAct);
    assert.equal(game.check(order).kind, "allowed");
    const codes = blocks
      .filter(({ side }) => side === enemy)
      .filter(({ handle }) => !game.view().blocks.some((block) => block.handle === handle))
      .map(({ handle }) => JSON.stringify(game.check({ move: { unit: handle, path: "E" } })));
    moves += codes.length;
    assert.ok(new Set(codes).size <= 1, codes.join("\n"));
  });
  assert.ok(moves > 500 && refused > 50, `${moves} moves, ${refused} refusals`);
});

test("the page gives an order of the other player and shows what the viewer may know of it", () => {
  let given = 0;
  play("1941", 60, (game, order) => {
    const { toAct, orders } = game.view();
    const table = tableGame(game.branch(orders));
    table.setViewer(SIDES.find((side) => side !== toAct));
    const { kind, faces, ...entry } = table.give(order);
    assert.equal(kind, "given");
    assert.deepEqual(faces, []);
    const { faces: _, ...shown } = table.journal(orders, orders + 1).orders[0];
    assert.deepEqual(entry, shown);
    table.free();
    given += 1;
  });
  assert.equal(given, 60);
});

/** Every value under a name in an answer. @param {any} answer @param {readonly string[]} names @returns {any[]} */
const valuesOf = (answer, names) =>
  Array.isArray(answer)
    ? answer.flatMap((one) => valuesOf(one, names))
    : answer && typeof answer === "object"
      ? Object.entries(answer).flatMap(([name, value]) =>
          names.includes(name) ? [value].flat() : valuesOf(value, names),
        )
      : [];

const NAMES = ["handle", "unit", "units", "moved", "handles", "claims", "named"];

for (const scenario of ["1941", "crusader"])
  test(`no answer gives a viewer the handle of a hidden block: ${scenario}`, () => {
    let [piles, looked] = [0, 0];
    play(scenario, 160, (game) => {
      const { blocks, orders } = game.view();
      for (const viewer of [...SIDES, "observer"]) {
        game.setViewer(viewer);
        const view = game.view();
        const open = new Set(view.blocks.map(({ handle }) => handle));
        const hidden = new Set(blocks.map(({ handle }) => handle).filter((handle) => !open.has(handle)));
        const answers = [
          view,
          game.journal(Math.max(0, orders - 1)).orders.map(({ events }) => events.filter(({ name }) => !name)),
          ...SIDES.flatMap((side) => [game.ask({ ask: "supply", side }), game.ask({ ask: "cuts", side })]),
          ...view.battles.map(([hex]) =>
            game.ask({ ask: "withdrawals", side: SIDES.includes(viewer) ? viewer : "axis", hex }),
          ),
        ];
        for (const answer of answers)
          for (const name of valuesOf(answer, NAMES).flatMap((one) =>
            typeof one === "object" ? valuesOf(one, NAMES) : one,
          )) {
            looked += 1;
            if (typeof name === "string") piles += 1;
            assert.ok(!hidden.has(name), `${viewer} ${orders}: ${name}`);
          }
        // Two blocks of a view never have one name, and a hidden one can be asked about by it.
        const all = view.blocks.map(({ handle }) => handle);
        assert.equal(new Set(all).size, all.length);
        const pile = all.find((handle) => typeof handle === "string");
        if (pile) assert.equal(game.ask({ ask: "trace", unit: pile }).kind, "trace", pile);
        for (const handle of [...hidden].slice(0, 2))
          assert.equal(game.ask({ ask: "trace", unit: handle }).refusal.code, "unknown-unit");
        if (orders % 20 === 0) assert.doesNotMatch(game.transcript().split("\n").slice(-9).join("\n"), /[Bb]lock \d/);
      }
    });
    assert.ok(piles > 2_000 && looked > 10_000, `${piles} of ${looked}`);
  });
