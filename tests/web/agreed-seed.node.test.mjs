// A seed that both players agree on, in the engines of both games: from the offer to a game that both verify.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import Ajv2020 from "ajv/dist/2020.js";

import { createFiles } from "../../www/store/files.ts";
import { initWasm, readText } from "./harness.mjs";
import { bytesOf, withNumber } from "./link-bytes.mjs";

const SECRET = "a5".repeat(32);
const ANSWER = "5a".repeat(32);
const OTHER = "77".repeat(32);
const GAMES = [
  { name: "desert-fox", options: { scenario: "race-for-tobruk" }, schema: "docs/save.schema.json" },
  {
    name: "rommel-in-the-desert",
    options: { scenario: "crusader" },
    schema: "docs/rommel-in-the-desert-save.schema.json",
  },
];

const sha256 = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/** The path of what the engine throws. */
function pathOf(act) {
  try {
    act();
  } catch (error) {
    assert.equal(error.name, "EngineError", error.message);
    return error.details.path;
  }
  return "";
}

/** Lets the script give some orders. */
function play(game, orders) {
  for (let n = 0; n < orders; n++) {
    const order = game.opponent();
    if (order === undefined) return;
    assert.equal(game.give(order).kind, "given");
  }
}

for (const { name, options, schema } of GAMES) {
  const wasm = await initWasm(name);
  const { Game } = wasm;
  const offered = () => Game.begin({ options, dice: { kind: "offer", secret: SECRET } });
  const answered = () => {
    const game = Game.open(offered().gameLink());
    game.answerOffer(ANSWER);
    return game;
  };
  const revealed = () => {
    const game = answered();
    game.revealSecret(SECRET);
    return game;
  };

  test(`${name}: a seed is agreed in three links, is what the hashes say, and both games verify`, () => {
    const first = offered();
    const commitment = sha256("referee seed commitment v1", Buffer.from(SECRET, "hex"));
    assert.deepEqual(first.agreement(), { step: "offered", commitment });
    const second = Game.open(first.gameLink());
    second.answerOffer(ANSWER);
    assert.deepEqual(second.agreement(), { step: "answered", commitment, answer: ANSWER });
    first.agree(second.gameLink());
    first.revealSecret(SECRET);
    const numbers = [commitment, SECRET, ANSWER].map((digits) => Buffer.from(digits, "hex"));
    const seed = sha256("referee agreed seed v1", ...numbers).slice(0, 32);
    assert.deepEqual(first.agreement(), { step: "revealed", commitment, answer: ANSWER, reveal: SECRET, seed });
    play(first, 12);
    second.agree(first.gameLink());
    assert.equal(second.fingerprint(), first.fingerprint());
    assert.equal(second.gameId(), first.gameId());
    for (const game of [first, second]) assert.equal(game.verify().kind, "follows");

    const seeded = Game.begin({ options, dice: { kind: "seed", seed } });
    play(seeded, 12);
    assert.equal(seeded.fingerprint(), first.fingerprint());
    assert.equal(seeded.gameId(), first.gameId());
    assert.equal(seeded.agreement(), undefined);
  });

  test(`${name}: the engine says of a link how far the agreement has come`, () => {
    for (const [game, step] of [
      [offered(), "offered"],
      [answered(), "answered"],
      [revealed(), "revealed"],
    ])
      assert.equal(wasm.decodeAnyLink(game.gameLink()).agreement.step, step);
    const seeded = Game.begin({ options, dice: { kind: "seed", seed: "01".repeat(16) } });
    assert.equal("agreement" in wasm.decodeAnyLink(seeded.gameLink()), false);
  });

  test(`${name}: no order is given before the reveal`, () => {
    for (const game of [offered(), answered()]) {
      const order = revealed().opponent();
      for (const { kind, refusal } of [game.check(order), game.give(order)])
        assert.deepEqual([kind, refusal.code], ["refused", "seed-not-agreed"]);
      assert.equal(game.view().orders, 0);
    }
  });

  test(`${name}: the secret is in no link and no file before the reveal`, () => {
    for (const game of [offered(), answered()]) {
      assert.equal(bytesOf(game.gameLink()).includes(Buffer.from(SECRET, "hex")), false);
      assert.equal(game.save().includes(SECRET), false);
    }
    assert.ok(bytesOf(revealed().gameLink()).includes(Buffer.from(SECRET, "hex")));
  });

  test(`${name}: a link or file in which a number was changed is refused, and changes nothing`, () => {
    const game = revealed();
    play(game, 5);
    const { commitment } = game.agreement();
    for (const [number, path] of [
      [SECRET, "reveal"],
      [commitment, "reveal"],
      [ANSWER, "agreed-seed"],
    ]) {
      const link = withNumber(game.gameLink(), number, OTHER);
      const mine = answered();
      assert.equal(
        pathOf(() => Game.open(link)),
        path,
      );
      assert.equal(
        pathOf(() => wasm.decodeAnyLink(link)),
        path,
      );
      assert.equal(
        pathOf(() => mine.agree(link)),
        path,
      );
      assert.equal(mine.save(), answered().save());
      assert.equal(
        pathOf(() => Game.load(game.save().replaceAll(number, OTHER))),
        "check",
      );
    }
  });

  test(`${name}: a consistent agreement with another answer than the one given is refused`, () => {
    const other = Game.open(offered().gameLink());
    other.answerOffer(OTHER);
    other.revealSecret(SECRET);
    const mine = answered();
    assert.equal(
      pathOf(() => mine.agree(other.gameLink())),
      "other-answer",
    );
    assert.equal(mine.agreement().step, "answered");
    const elsewhere = Game.begin({ options, dice: { kind: "offer", secret: OTHER } });
    assert.equal(
      pathOf(() => elsewhere.agree(answered().gameLink())),
      "other-agreement",
    );
    assert.equal(
      pathOf(() => mine.agree(offered().gameLink())),
      "known",
    );
  });

  test(`${name}: numbers that are no 64 hex digits, and steps out of order, are refused`, () => {
    for (const digits of ["", "5a", `${ANSWER}00`, `${ANSWER.slice(1)}g`]) {
      const offer = { options, dice: { kind: "offer", secret: digits } };
      assert.equal(
        pathOf(() => Game.begin(offer)),
        "dice.secret",
        digits,
      );
      assert.equal(
        pathOf(() => offered().answerOffer(digits)),
        "answer",
        digits,
      );
      assert.equal(
        pathOf(() => answered().revealSecret(digits)),
        "secret",
        digits,
      );
    }
    assert.equal(
      pathOf(() => offered().revealSecret(SECRET)),
      "agreement-step",
    );
    assert.equal(
      pathOf(() => answered().answerOffer(ANSWER)),
      "agreement-step",
    );
    assert.equal(
      pathOf(() => answered().revealSecret(OTHER)),
      "reveal",
    );
  });

  test(`${name}: the save of each step fits the schema and is loaded as it was`, async () => {
    const check = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(await readText(schema)));
    for (const game of [offered(), answered(), revealed()]) {
      check(JSON.parse(game.save()));
      assert.deepEqual(check.errors ?? [], []);
      assert.deepEqual(Game.load(game.save()).agreement(), game.agreement());
      assert.equal(Game.load(game.save()).save(), game.save());
    }
  });
}

test("a file with everything has the settings of a game, but not the number that its player has committed to", () => {
  const names = { collection: "desert-fox-games", files: { collection: (day) => day } };
  const settings = JSON.stringify({ seats: { axis: "player", commonwealth: "away" }, secret: SECRET });
  const card = { name: "", savedAt: "", createdAt: "", settings, orders: 0 };
  const files = createFiles(names, [{ id: "axis" }, { id: "commonwealth" }]);
  const text = files.bundle({ games: [{ card, text: "{}" }] }, "2026-01-01T00:00:00.000Z");
  assert.equal(text.includes(SECRET), false);
  assert.deepEqual(JSON.parse(JSON.parse(text).games[0].settings), { seats: { axis: "player", commonwealth: "away" } });
});
