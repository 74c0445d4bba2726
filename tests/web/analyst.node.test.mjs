// The numbers behind the analyst's curves.

import assert from "node:assert/strict";
import { test } from "node:test";

import { coarseFirst, shareOf, sums } from "../../www/play/analyst-graphs.ts";

const outlook = { wins: [0.5, 0.3], draw: 0.2 };

test("an estimate stands alone first, counts as four games then, and games played on take over from it", () => {
  assert.equal(shareOf({ outlook, ends: [] }, "axis", 0), 0.5);
  assert.equal(shareOf({ outlook, ends: [] }, "allied", 1), 0.3);
  assert.equal(shareOf({ outlook, ends: ["axis", "axis", null, "allied"] }, "axis", 0), 0.5);
  const many = Array.from({ length: 96 }, () => "axis");
  assert.equal(shareOf({ outlook, ends: many }, "axis", 0), 0.98);
});

test("without an estimate the chance is the share of the games played on", () => {
  assert.equal(shareOf({ ends: ["axis", null, "allied", "allied"] }, "allied", 1), 0.5);
});

test("the points of a curve come once each, the ends and the middle first", () => {
  const points = Array.from({ length: 9 }, (_, i) => i * 10);
  const order = coarseFirst(points);
  assert.deepEqual(order.slice(0, 3), [0, 80, 40]);
  assert.deepEqual(
    order.toSorted((a, b) => a - b),
    points,
  );
});

test("luck and decisions are summed up by side, and what nobody decided apart", () => {
  const order = (by, decision, luck) => ({ order: 0, turn: 1, by, decision, dice: [{ face: 1, luck }] });
  const luck = {
    before: 0,
    after: 0,
    orders: [order(0, [100, 1], [50, 3]), order(1, [-300, 2], [0, 1]), order(undefined, [600, 1], [0, 1])],
  };
  const { luck: all, decisions } = sums(luck);
  assert.ok(Math.abs(all - 1 / 6) < 1e-12);
  assert.deepEqual([decisions.get(0), decisions.get(1), decisions.get(null)], [1, -1.5, 6]);
});
