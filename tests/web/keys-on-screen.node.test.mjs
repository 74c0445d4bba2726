// No screen of Rommel in the Desert shows a key in the place of a text, in any phase of games that the script plays, in
// both languages, whatever is chosen: hexes of a move, the kind of it, its command hex, its destination, its blocks.

import assert from "node:assert/strict";
import { test } from "node:test";

import { originsOf } from "../../www/games/rommel-in-the-desert/play/movement/moves.js";
import { commandsOf, destinationsOf, planOf } from "../../www/games/rommel-in-the-desert/play/movement/planning.js";
import { choose, tapHex, toggle } from "../../www/games/rommel-in-the-desert/play/movement/tapping.js";
import { screenOf } from "../../www/games/rommel-in-the-desert/play/phases.js";
import { LANGUAGES } from "../../www/lang/choice.ts";
import { SIDES } from "../../www/games/rommel-in-the-desert/sides.ts";
import * as screens from "./rommel-screen-helpers.mjs";

const { begin, wasm } = screens;
/** What the screens are given, with the sides of the game for their signs. */
function contextOf(game, options) {
  const ctx = screens.contextOf(game, options);
  ctx.app.game.sides = SIDES;
  return ctx;
}

/** What the page asked for and had no text. @type {Set<string>} */
const missed = new Set();
console.warn = (text) => void (String(text).startsWith("No text: ") && missed.add(text));

const seen = new Set();
/** Makes the question of the moment, with its lists open; gives all that stands there. */
function look(ctx, what) {
  const { phase, stage, step, option } = ctx.now.view;
  seen.add([stage, phase, step, option === "pass" && "pass", what].filter(Boolean).join(" "));
  ctx.opened.add("ends");
  const view = screenOf(ctx)?.view(ctx);
  if (!view) return;
  const labels = view
    .all()
    .flatMap(({ attributes }) => ["title", "aria-label"].flatMap((name) => attributes.get(name) ?? []));
  for (const text of [view.textContent, ctx.said, ...labels])
    assert.doesNotMatch(text, /(?:^|\s)[a-z]+\.[a-z]\w*\.[\w.]+/, `${ctx.app.lang.tag} ${what}`);
}

/** Every choice of a Movement Phase, one of each kind. */
function moves(game, tag) {
  const fresh = () => contextOf(game, { tag });
  for (const kind of ["group", "withdrawal"]) {
    const ctx = fresh();
    const [hex] = [...originsOf(ctx.now.orders)].find(([, each]) => each === kind) ?? [-1];
    if (hex < 0) continue;
    choose(ctx, hex);
    look(ctx, kind);
    const { candidates, chosen } = planOf(ctx);
    const [goal] = candidates.find(({ id }) => chosen.includes(id))?.hexes.keys() ?? [];
    if (goal !== undefined) {
      ctx.updateSelection({ form: { ...ctx.selection.form, goal } });
      look(ctx, `${kind} with a destination`);
    }
    if (chosen.length) toggle(ctx, chosen[0]);
    look(ctx, `${kind} with a block let go`);
  }
  const ctx = fresh();
  ctx.selection.form = { kind: "regroup" };
  const [command] = commandsOf(ctx);
  if (command === undefined) return;
  look(ctx, "regroup");
  tapHex(ctx, command, { by: "mouse" });
  look(ctx, "regroup with a command hex");
  const [goal] = destinationsOf(ctx, command, false);
  tapHex(ctx, goal, { by: "mouse" });
  look(ctx, "regroup with a destination");
}

for (const { id } of wasm.scenarios().scenarios)
  test(`${id}: every question of 120 orders is put in words, in both languages`, () => {
    const game = begin(id, "5a".repeat(16));
    for (let n = 0; n < 120 && game.view().stage !== "over"; n++) {
      for (const tag of LANGUAGES) {
        look(contextOf(game, { tag }), "");
        if (game.view().phase === "movement") moves(game, tag);
      }
      if (n % 40 === 7 && game.view().phase === "option") {
        // A Pass turn, which the script seldom takes.
        const pass = game.branch(n);
        if (pass.give({ playCards: { cards: { real: 0, dummies: 0 } } }).kind === "given")
          for (const tag of LANGUAGES) {
            look(contextOf(pass, { tag }), "");
            if (pass.view().phase === "movement") moves(pass, tag);
          }
        pass.free();
      }
      if (game.give(game.opponent()).kind !== "given") break;
    }
    game.free();
    assert.deepEqual([...missed], []);
  });

test("the games asked in each phase, and for each kind of move", () => {
  const phases = new Set([...seen].flatMap((line) => line.split(" ")));
  for (const one of "setUp hands initiative option movement combat refusals buildup spending redeployment pass group regroup withdrawal".split(
    " ",
  ))
    assert.ok(phases.has(one), `${one}: ${[...seen].join(", ")}`);
});
