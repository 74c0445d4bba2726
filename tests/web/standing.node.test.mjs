// Standing orders by the typed calls: what follows from them, who may give them, and what a turn link may hold.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { initWasm, readText } from "./harness.mjs";
import { newOrdersOf } from "../../www/play/new-orders.ts";
import { createFollower } from "../../www/play/standing-orders.ts";
import { EVERYTHING, untilRefit } from "./standing-helpers.mjs";

let wasm;
before(async () => {
  wasm = await initWasm();
});

/** Plays the player-turn of the Commonwealth by the computer, and what follows from standing orders. */
function playOn(game) {
  const kinds = [];
  for (let view = game.view(); view.phasing === "commonwealth" && view.phase !== "initiative"; view = game.view()) {
    if (view.by === "axis") kinds.push(view.follows);
    assert.equal(game.give(view.follows ?? game.opponent()).kind, "given");
  }
  return kinds;
}

test("the view names the order that follows, and the journal marks it", () => {
  const game = untilRefit(wasm);
  assert.equal(game.view().standing, undefined);
  const given = game.give({ standing: EVERYTHING });
  assert.equal(given.kind, "given");
  assert.deepEqual(game.view().standing, { axis: EVERYTHING });
  assert.equal(game.view().follows, undefined, "in the player-turn of their owner nothing follows");
  game.give("done");
  const from = game.view().orders;
  const kinds = playOn(game);
  assert.ok(kinds.length >= 2 && kinds.every(Boolean), JSON.stringify(kinds));
  const own = game.journal(from).orders.filter(({ by, phasing }) => by === "axis" && phasing === "commonwealth");
  assert.ok(own.every(({ follows }) => follows));
  assert.equal(game.view().standing, undefined, "they end with the player-turn");
  assert.match(game.transcript(), /standing orders: no reaction, .*\n/);
  assert.match(game.transcript(), /done \(by standing order\)/);
  game.free();
});

test("a turn link brings what follows to its receiver, and nothing else in the receiver's name", () => {
  const game = untilRefit(wasm);
  game.give({ standing: EVERYTHING });
  game.give("done");
  const from = game.view().orders;
  const receiver = game.branch(from);
  playOn(game);
  const { orders } = receiver.receive(game.turnLink(from), undefined, "axis");
  assert.equal(receiver.fingerprint(), game.fingerprint());
  const { own, standing } = newOrdersOf(orders, from, { axis: "player", commonwealth: "away" });
  assert.deepEqual([own, standing > 0], [[], true]);

  const forged = game.branch(from);
  while (forged.view().by !== "axis") forged.give(forged.opponent());
  const revoked = { standing: { ...EVERYTHING, noReaction: false } };
  assert.equal(forged.give(revoked).kind, "given");
  const link = forged.turnLink(from);
  const other = game.branch(from);
  const before = other.fingerprint();
  assert.throws(
    () => other.receive(link, undefined, "axis"),
    ({ code, details }) =>
      code === "bad-link" && details.path === "standing-forged" && details.order === forged.view().orders - 1,
  );
  assert.equal(other.fingerprint(), before);
  assert.doesNotThrow(
    () => other.receive(link, undefined, "commonwealth"),
    "another screen of the same player takes it",
  );
  for (const one of [game, receiver, forged, other]) one.free();
});

test("in a whole game a forged standing order is a decision of the own side, and so is what follows from it", () => {
  const game = untilRefit(wasm);
  const from = game.view().orders;
  game.give("done");
  while (game.view().by !== "axis") game.give(game.opponent());
  const forged = game.view().orders;
  assert.equal(game.give({ standing: EVERYTHING }).kind, "given");
  const { follows } = game.view();
  game.give(follows);
  const seats = { axis: "player", commonwealth: "away" };
  const { own, upTo, standing } = newOrdersOf(game.journal(from + 1).orders, from + 1, seats);
  assert.deepEqual([own.map(({ order }) => order), upTo, standing], [[{ standing: EVERYTHING }, follows], forged, 0]);
  game.free();
});

test("what follows is given one after the other until a player decides, and not where the game is only looked at", async () => {
  const orders = ["one", "two"];
  const given = [];
  const session = {
    settings: { seats: { axis: "player", commonwealth: "away" } },
    isOpen: () => true,
    over: () => false,
    view: () => ({ follows: orders[0] }),
  };
  const give = async (order) => {
    given.push(order);
    orders.shift();
    return { ok: true };
  };
  const follower = createFollower(session, give);
  await Promise.all([follower.wake(), follower.wake()]);
  assert.deepEqual(given, ["one", "two"]);
  orders.push("three");
  session.settings.seats = { axis: "away", commonwealth: "away" };
  await follower.wake();
  assert.equal(given.length, 2);
  session.settings.seats = { axis: "script", commonwealth: "away" };
  await createFollower(session, async () => ({ ok: false })).wake();
  assert.deepEqual(orders, ["three"], "one that is refused ends it");
});

test("every standing order and refusal has its words in every language", async () => {
  for (const tag of ["en", "de"]) {
    const texts = JSON.parse(await readText(`www/games/desert-fox/lang/${tag}/play.json`));
    for (const kind of ["noReaction", "noSupport", "rest"])
      assert.ok(texts[`play.standing.${kind}`] && texts[`play.standing.${kind}.cost`], `${tag} ${kind}`);
    const shared = JSON.parse(await readText(`www/lang/${tag}/play.json`));
    for (const fault of ["standing-forged", "standing-differs"])
      assert.match(shared[`play.fault.${fault}`], /\{order\}/);
  }
});
