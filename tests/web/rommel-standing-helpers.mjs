// A game of Rommel in the Desert in which a battle goes on when the Allies take their turn after a turn of the Axis.

import assert from "node:assert/strict";

import { NO_STANDING } from "../../www/games/rommel-in-the-desert/play/standing-words.js";

/** An answer for every kind of decision: as the form names it, and as the engine does. */
export const EVERY_ANSWER = {
  chosen: { initiative: "match", refuse: "never", withdraw: "short", fire: "easiest", hits: "most", engage: "no" },
  orders: {
    ...NO_STANDING,
    ...{ initiative: "match", refuse: "never", withdraw: "short", fire: "easiest", hits: true, engage: false },
  },
};

const NO_CARDS = { playCards: { cards: { real: 0, dummies: 0 } } };
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** An Axis turn without cards, until the Allies decide. */
function passes(game) {
  const given = [];
  for (let view = game.view(); view.active === "axis"; view = game.view()) {
    const legal = game.legal();
    const order = [NO_CARDS, { choose: { option: "pass" } }, "done"].find((wanted) =>
      legal.some((other) => same(wanted, other)),
    );
    if (!order || view.toAct !== "axis" || view.stage !== "turns" || game.give(order).kind !== "given") return null;
    given.push(order);
  }
  return given;
}

/** What the Allies do: a Basic turn without a move, in which every battle goes on. Undefined once they do not decide. */
export function alliedOrder(game) {
  const view = game.view();
  if (view.toAct !== "allied" || view.active !== "allied" || view.stage !== "turns") return undefined;
  const legal = game.legal();
  const first = (kind) => legal.find((order) => typeof order === "object" && kind in order);
  const basic = { choose: { option: "basic" } };
  if (first("playCards")) return { playCards: { cards: { real: 1, dummies: 0 } } };
  if (first("choose")) return basic;
  if (view.phase === "movement") return "done";
  return first("fire") ?? first("hit") ?? first("fight") ?? first("move") ?? legal.find((order) => order === "done");
}

/** What follows from standing orders, and then an order of the Allies, until their turn is over. */
function alliedTurn(game) {
  let followed = 0;
  for (;;) {
    const implied = game.impliedOrder();
    const order = implied ?? alliedOrder(game);
    if (!order) return game.view().active === "axis" && game.view().stage === "turns" ? followed : 0;
    if (game.give(order).kind !== "given") return 0;
    followed += implied ? 1 : 0;
  }
}

/**
 * A game in which the Axis decides about its option, and the orders of its turn; in the Allied turn after it a battle goes
 * on in which the Axis decides something.
 */
export function untilStandingBattle(wasm) {
  for (const scenario of ["1941", "crusader", "gazala", "1942"]) {
    const game = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: "5a".repeat(16) } });
    for (let n = 0; n < 1_200 && game.view().stage !== "over"; n++) {
      const view = game.view();
      const decides =
        view.stage === "turns" && view.phase === "option" && view.toAct === "axis" && view.supply === null;
      if (decides && view.battles.length > 0) {
        const tried = game.branch(view.orders);
        tried.give({ standing: EVERY_ANSWER.orders });
        const axisOrders = passes(tried);
        const followed = axisOrders ? alliedTurn(tried) : 0;
        tried.free();
        if (followed >= 2) return { link: game.gameLink(), axisOrders, alliedOrder };
      }
      assert.equal(game.give(game.opponent()).kind, "given");
    }
    game.free();
  }
  throw new Error("no battle goes on");
}
