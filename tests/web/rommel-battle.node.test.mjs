// What the battle screen of Rommel in the Desert reads out of views and journals, in games that the script plays: who is
// leaving, which battles are due, when a battle turn is over and what it did. A viewer is shown nothing hidden.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initWasm } from "./harness.mjs";
import { rosterOf } from "../../www/games/rommel-in-the-desert/art/game-blocks.ts";
import {
  bestTaker,
  bestTarget,
  blocksAt,
  classOf,
  dueBattles,
  enemyOf,
  expectedHits,
  firesOf,
  hitChances,
  hitOn,
  leavingOf,
} from "../../www/games/rommel-in-the-desert/play/battle/reading.js";
import { tableView } from "../../www/games/rommel-in-the-desert/play/handle.js";
import { battleEnd, changesOf, endedAt } from "../../www/games/rommel-in-the-desert/play/outcome-reading.js";
import { pursuitDice, refugesOf, sharedRefuges } from "../../www/games/rommel-in-the-desert/play/refusals/reading.js";
import { bodyOf, kindOf } from "../../www/games/rommel-in-the-desert/play/situation.js";

const wasm = await initWasm("rommel-in-the-desert");
const printed = rosterOf(wasm.roster().blocks);
const GAMES = [
  ["1940", 1],
  ["1940", 3],
  ["crusader", 3],
  ["gazala", 1],
  ["1941", 2],
];
/** Orders of a long game that are enough. */
const MOST = 500;

/** Plays games of the script; `each` is called before every order with the game for everybody. */
function play(each) {
  for (const [scenario, seed] of GAMES) {
    const game = wasm.Game.begin({
      options: { scenario },
      dice: { kind: "seed", seed: seed.toString(16).padStart(32, "0") },
    });
    // A battle turn that has begun is fought to its end.
    for (let n = 0; (n < MOST || game.view().firing || game.view().hits) && game.view().stage !== "over"; n++) {
      const order = game.opponent();
      const after = each(game, order);
      assert.equal(game.give(order).kind, "given");
      after?.();
    }
    game.free();
  }
}

const viewOf = (game) => tableView(game.view());
const lastOrders = (game) => game.journal(Math.max(0, game.view().orders - 120)).orders;

test("the chances of hits add up and agree with the hits expected", () => {
  for (let dice = 1; dice <= 16; dice++)
    for (const from of [4, 5, 6]) {
      const chances = hitChances(dice, from);
      const sum = (list) => list.reduce((total, one) => total + one, 0);
      assert.equal(chances.length, dice + 1);
      assert.ok(Math.abs(sum(chances) - 1) < 1e-9);
      assert.ok(Math.abs(sum(chances.map((chance, hits) => chance * hits)) - expectedHits(dice, from)) < 1e-9);
    }
  assert.deepEqual(
    hitChances(2, 4).map((chance) => Math.round(chance * 100)),
    [25, 50, 25],
  );
});

test("the target offered first is required where one is, and always legal", () => {
  let required = 0;
  play((game) => {
    const view = viewOf(game);
    if (!view.firing || view.hits) return;
    const [hex, side] = view.firing;
    const legal = game.legal().flatMap((order) => (order.fire ? [order.fire] : []));
    for (const fire of game.ask({ ask: "fires" }).units) {
      const { target } = bestTarget(fire, blocksAt(view, hex, enemyOf(side)), printed);
      assert.ok(legal.some((one) => one.unit === fire.handle && one.target === target));
      if (fire.required) assert.equal(target, fire.required, String(required++));
    }
  });
  assert.ok(required > 20, String(required));
});

test("the hit offered first is legal, and what it does is said as it comes", () => {
  const seen = new Set();
  play((game) => {
    const view = viewOf(game);
    const takers = game.legal().flatMap((order) => (order.hit ? [order.hit.unit] : []));
    if (!takers.length) return;
    const blocks = view.blocks.filter(({ handle }) => takers.includes(handle));
    const best = bestTaker(printed, blocks);
    assert.ok(takers.includes(best.handle));
    for (const block of blocks) {
      const copy = game.branch(view.orders);
      const { events } = copy.give({ hit: { unit: block.handle } });
      copy.free();
      const of = events.filter(({ handle }) => handle === block.handle).map(({ code }) => code);
      const does = hitOn(printed, block);
      const code = { carried: "hit-carried", stepLost: "step-lost", eliminated: "eliminated" }[does];
      assert.ok(of.includes(code), `${block.name}: ${does}, ${of}`);
      seen.add(does);
    }
  });
  assert.ok(seen.has("carried") && seen.has("stepLost"), [...seen].join());
});

test("a withdrawal is under way exactly where the engine moves units out of a hex by lines", () => {
  const reasons = new Set();
  play((game) => {
    const view = viewOf(game);
    const found = leavingOf(view, lastOrders(game));
    const moves = game.legal().filter((order) => kindOf(order) === "move");
    const groups = lastOrders(game).findLast(({ order }) =>
      ["groupMove", "regroupMove", "done"].includes(kindOf(order)),
    );
    const ground =
      groups && kindOf(groups.order) !== "done" && groups.at >= view.turnBegins && view.phase === "movement";
    if (found) {
      reasons.add(found.reason);
      assert.ok(moves.length, found.reason);
      const asked = game.ask({ ask: "withdrawals", side: found.side, hex: found.hex });
      assert.deepEqual(
        asked.units.map(({ handle }) => handle).filter((handle) => moves.some(({ move }) => move.unit === handle)),
        [...new Set(moves.map(({ move }) => move.unit))],
      );
    } else if (moves.length) assert.ok(ground, `orders ${view.orders}`);
  });
  assert.ok(
    ["refusal", "passTurn"].every((reason) => reasons.has(reason)),
    [...reasons].join(),
  );
});

test("battles are due exactly while the phase may not end", () => {
  let due = 0;
  play((game) => {
    const view = viewOf(game);
    const fights = game.legal().flatMap((order) => (order.fight ? [order.fight.hex] : []));
    if (!fights.length) return;
    const found = dueBattles(view, game.viewAt(view.turnBegins), game.journal(view.turnBegins).orders);
    const check = game.check("done");
    assert.equal(check.kind === "refused", found.length > 0, `${view.orders}: ${found}`);
    if (check.kind === "refused") assert.ok(found.includes(check.refusal.hex), String(due++));
    assert.ok(found.every((hex) => fights.includes(hex)));
  });
  assert.ok(due > 10, String(due));
});

test("every battle turn has one outcome, with the steps, losses and hexes of the game", () => {
  let [fights, outcomes, losses] = [0, 0, 0];
  play((game, order) => {
    const before = viewOf(game);
    if (kindOf(order) === "fight") fights++;
    return () => {
      const after = viewOf(game);
      const entries = lastOrders(game);
      const from = endedAt(before, after, entries);
      if (from < 0) return;
      const orders = game.journal(from).orders;
      const found = changesOf(orders, game.viewAt(from), after);
      if (found.kind === "battle") {
        outcomes++;
        const later = (at) => game.viewAt(at);
        assert.equal(battleEnd(later, from, after.orders), after.orders, "not before the last order of it");
        assert.equal(battleEnd(later, from, after.orders + 1), after.orders, "nor after");
      }
      const now = new Map(after.blocks.map((block) => [block.handle, block]));
      for (const { block, after: left, end, lost } of found.changes) {
        assert.equal(!left, !now.has(block.handle), block.name);
        losses += lost;
        if (!left) continue;
        assert.equal(left.steps, now.get(block.handle).steps);
        assert.equal(left.steps, block.steps - lost);
        assert.equal(end === "retreated", left.hex !== block.hex);
      }
      const fires = firesOf(orders, () => "axis");
      for (const { dice, faces } of fires) {
        assert.equal(faces.length, dice, "each die of a fire has its face");
        assert.deepEqual(faces, faces.toSorted().toReversed(), "the highest first");
      }
      const fired = fires.reduce((sum, { hits }) => sum + hits, 0);
      assert.ok(found.changes.reduce((sum, { lost }) => sum + lost, 0) <= fired + 20);
    };
  });
  assert.ok(fights > 20, String(fights));
  assert.equal(outcomes, fights);
  assert.ok(losses > 20, String(losses));
});

test("an outcome names for a player only own blocks and those that the journal names", () => {
  let hidden = 0;
  play((game) => {
    const before = viewOf(game);
    return () => {
      for (const viewer of ["axis", "allied"]) {
        game.setViewer(viewer);
        const from = endedAt(before, viewOf(game), lastOrders(game));
        if (from >= 0) {
          const { orders } = game.journal(from);
          const then = game.viewAt(from);
          const named = new Set([
            ...then.blocks.map(({ name }) => name),
            ...orders.flatMap(({ events }) => events.map(({ name }) => name)),
          ]);
          const found = changesOf(orders, then, viewOf(game));
          for (const { block, after } of found.changes) {
            assert.ok(block.name === undefined || named.has(block.name), block.name);
            if (block.name === undefined) assert.ok(block.steps === undefined && after?.steps === undefined);
          }
          hidden += found.hidden;
        }
        game.setViewer();
      }
    };
  });
  assert.ok(hidden > 0, "some blocks stay hidden");
});

test("the class of an unknown block is not known", () => {
  assert.equal(classOf(printed, { handle: 1, side: "axis", disrupted: false, wait: 0 }), null);
  assert.equal(classOf(printed, { handle: 1, side: "axis", disrupted: false, wait: 0, name: "88mm A" }), "antitank");
  assert.equal(classOf(printed, { handle: 1, side: "allied", disrupted: false, wait: 0, name: "KDG" }), "armor");
});

test("hexes to withdraw to are listed from near to far, and shared ones need no forced march", () => {
  const line = (hex, length, forcedMarch = false) => ({ hex, path: "", length, forcedMarch, rommel: false });
  const units = [
    { handle: 1, hexes: [line("Fuka", 2), line("Bagush", 1), line("El Daba", 3, true)] },
    { handle: 2, hexes: [line("Bagush", 1), line("Fuka", 2), line("El Daba", 3)] },
  ];
  assert.deepEqual(refugesOf(units), ["Bagush", "Fuka", "El Daba"]);
  assert.deepEqual(sharedRefuges(units), ["Bagush", "Fuka"]);
  const pursuers = [
    { handle: 3, least: 0, most: 2 },
    { handle: 4, least: 1, most: 1 },
  ];
  assert.deepEqual(pursuitDice(pursuers), { least: 1, most: 3 });
  assert.equal(bodyOf({ refuse: { hex: "Fuka" } }).hex, "Fuka");
});
