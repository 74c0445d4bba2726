// Fragments of the page: what they ask for follows from the letters of the game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { LINKS } from "../../www/games/desert-fox/engine.js";
import { FIRST_GAME, kindOf, linkIn } from "../../www/shell/link.js";

const OTHER = { letter: "e", rulings: "ID" };

test("a fragment is one of the game whose letters it has", () => {
  for (const [names, own, other] of [
    [LINKS, "d", "e"],
    [OTHER, "e", "d"],
  ]) {
    for (const [rest, kind] of Object.entries({ "1.g.x.y": "game", "12.t.x": "turn", "1.p.x": "position" })) {
      assert.equal(kindOf(`#${own}${rest}`, names), kind);
      assert.equal(kindOf(`${other}${rest}`, names), null);
    }
    for (const cut of ["1.", "1.g", "1.x.y", "1.gg.x"]) assert.equal(kindOf(own + cut, names), "combat", cut);
    assert.equal(kindOf(`#${FIRST_GAME}`, names), "guide");
    assert.equal(kindOf("#map", names), null);
  }
});

test("a ruling has a letter of the game's ledger and three digits", () => {
  for (const id of ["R017", "#H026"]) assert.deepEqual([kindOf(id, LINKS), kindOf(id, OTHER)], ["ruling", null]);
  for (const id of ["#I001", "D041"]) assert.deepEqual([kindOf(id, LINKS), kindOf(id, OTHER)], [null, "ruling"]);
  for (const id of ["R17", "R0017", "r017"]) assert.equal(kindOf(id, LINKS), null);
});

test("a link is found in a text that is no save file", () => {
  const text = "Your turn: https://your.site/#d1.t.abc-_.0f0f0f0f, good luck";
  assert.equal(linkIn(text, LINKS), "d1.t.abc-_.0f0f0f0f");
  assert.equal(linkIn(text, OTHER), "");
  assert.equal(linkIn(`\uFEFF {"note": "${text}"}`, LINKS), "");
});
