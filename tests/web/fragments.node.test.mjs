// Fragments of the page: what they ask for follows from the letters of the game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { LINKS } from "../../www/games/desert-fox/engine.ts";
import { addressOf, linkAt, orderInAddress } from "../../www/play/order-address.ts";
import { FIRST_GAME, glance, kindOf, sectionNamed } from "../../www/shell/link.ts";

const OTHER = { letter: "r", rulings: "ID" };

test("a fragment is one of the game whose letters it has", () => {
  for (const [names, own, other] of [
    [LINKS, "d", "r"],
    [OTHER, "r", "d"],
  ]) {
    for (const [rest, kind] of Object.entries({ "1.g.x.y": "game", "12.t.x": "turn", "1.p.x": "position" })) {
      assert.equal(kindOf(`#${own}${rest}`, names), kind);
      assert.equal(kindOf(`${other}${rest}`, names), null);
    }
    for (const cut of ["1.", "1.g", "1.x.y", "1.gg.x"]) assert.equal(kindOf(own + cut, names), "game", cut);
    assert.equal(kindOf(`#${FIRST_GAME}`, names), "guide");
    assert.equal(kindOf("#map", names), null);
  }
});

test("a ruling has a letter of the game's ledger and three digits", () => {
  for (const id of ["R017", "#H026"]) assert.deepEqual([kindOf(id, LINKS), kindOf(id, OTHER)], ["ruling", null]);
  for (const id of ["#I001", "D041"]) assert.deepEqual([kindOf(id, LINKS), kindOf(id, OTHER)], [null, "ruling"]);
  for (const id of ["R17", "R0017", "r017"]) assert.equal(kindOf(id, LINKS), null);
});

test("a glance tells the game of a text, with percent codes undone once and twice", () => {
  for (const text of [
    "d1.p.x",
    "Your turn: https://your.site/#d1.p.x",
    "%64%31%2Ep%2Ex",
    "%2523d1%252Ep%252Ex",
    "D1. P. x",
  ])
    assert.deepEqual(glance(text), { letter: "d", kind: "position" }, text);
  assert.deepEqual(glance("ｄ１．ｇ．x"), { letter: "d", kind: "game" });
  assert.deepEqual(glance("See r1.=\r\nt.x"), { letter: "r", kind: "game" });
  assert.deepEqual(
    glance("а1.t.x"),
    { letter: "", kind: "turn" },
    "a letter of another script is for the game that is open",
  );
  for (const none of ["", "map", "Hello!", "100% sure", "%E0%A4%A"]) assert.equal(glance(none), null, none);
});

test("an address names the order after which the open game is shown, or one that cannot be read", () => {
  assert.equal(addressOf(12), "#play/at=12");
  assert.equal(orderInAddress(addressOf(12)), 12);
  for (const none of ["", "#play", "#rules", "#rules/at=3", "#d1.g.x.y/at=3"]) assert.equal(orderInAddress(none), null);
  for (const wrong of ["", "-1", "1.5", "1e3", " 1", "1/at=2", "9".repeat(16)])
    assert.ok(Number.isNaN(orderInAddress(`#play/at=${wrong}`)), wrong);
  assert.equal(sectionNamed("#play/at=12"), "play");
  assert.equal(sectionNamed("#players"), null);
});

test("the link of a game may carry the number of an order, which is no part of the link", () => {
  const link = "d1.g.AbC-_.0f0f0f0f";
  assert.equal(linkAt(link, null), link);
  assert.equal(linkAt("", 3), "");
  const sent = linkAt(link, 123);
  assert.equal(sent, `${link}/at=123`);
  assert.equal(kindOf(`#${sent}`, LINKS), "game");
});
