// Whatever the game screen offers is accepted: a campaign at one screen by chance, out of every list and button of the
// panel.

import assert from "node:assert/strict";
import { test } from "node:test";

import { openSite } from "./harness.mjs";
import { openGame } from "./play-helpers.mjs";

/**
 * Presses what is offered, by chance, in the page; tells what was pressed, what of it became an order, and what was
 * refused.
 */
async function pressAtRandom({ seed, most }) {
  let state = seed;
  const chance = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const open = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => node.getAttribute("aria-disabled") !== "true");
  const length = () => Number(document.querySelector(".pl-entry")?.value ?? 0);
  const choose = (id) => {
    const list = document.querySelector(id);
    list.value = list.options[chance(list.options.length)].value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    return document.querySelector(id).value;
  };
  const reported = { pressed: {}, refused: [], turn: "" };
  for (let n = 0; n < most && !document.querySelector("#pl-over"); n++) {
    await pause();
    const all = document.querySelector("details#pl-all:not([open])");
    if (all) {
      all.open = true;
      await pause();
    }
    const before = length();
    const [orders, withdraw, picks, done] = [
      open("#pl-panel [data-do=order]"),
      open("[data-do=withdraw]"),
      open(".pl-decision [data-set=pick]:not(:checked)"),
      open("#pl-done-anyway, #pl-done"),
    ];
    const [declare, targets, go] = [open("#pl-declare"), open(".pl-attack [data-set=target]"), open("#pl-list-go")];
    const die = chance(100);
    let what = "";
    const press = (name, list, counts = true) => {
      what = counts ? name : "";
      list[chance(list.length)].click();
    };
    if (declare.length && die < 70) press("declare", declare);
    else if (targets.length && die < 60) press("target", targets, false);
    else if (orders.length && die < 40) press("order", orders);
    else if (go.length && die < 85) {
      choose("#pl-mover");
      const way = choose("#pl-end").split(" ")[0];
      press(way, open("#pl-list-go"));
    } else if (withdraw.length) press("withdraw", withdraw);
    else if (picks.length) press("pick", picks, false);
    else if (done.length) press("done", done, false);
    else if (orders.length) press("order", orders);
    for (let wait = 0; what && length() === before && wait < 20; wait++) await pause();
    reported.turn = `${document.querySelector(".pl-turn").textContent}: ${document.querySelector(".pl-guide").dataset.phase}`;
    if (!what) continue;
    reported.pressed[what] = (reported.pressed[what] ?? 0) + 1;
    if (length() === before)
      reported.refused.push(`${reported.turn} ${what}: ${document.querySelector("#pl-status").textContent}`);
  }
  return reported;
}

test("whatever the page offers in a campaign becomes an order", async () => {
  const site = await openSite();
  const { page, problems } = await openGame(site, { seats: "hot", scenario: "campaign" });
  const { pressed, refused, turn } = await page.evaluate(pressAtRandom, { seed: 4711, most: 320 });
  assert.deepEqual(refused, [], turn);
  for (const kind of ["walk", "march", "order"]) assert.ok(pressed[kind] > 10, `${kind}: ${JSON.stringify(pressed)}`);
  assert.deepEqual(problems(), []);
  await site.close();
});
