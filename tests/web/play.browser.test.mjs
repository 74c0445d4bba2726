// The game screen: whole games against the script by mouse, by keyboard alone and by touch; what is kept, sent and shown again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { PAINTED, draws, offered, openGame, playToTheEnd, ready } from "./play-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const byId = (id) => `[id="${id}"]`;
const entries = (page) => page.evaluate(() => Number(document.querySelector(".pl-entry")?.value ?? 0));

/** A hand that points: with the mouse it clicks, on a touch screen it taps. */
function pointer(page, touches) {
  const press = (locator) => (touches ? locator.tap() : locator.click());
  const away = () => (touches ? null : page.mouse.move(1, 1));
  const draw = draws(3);
  const hand = {
    async press(id) {
      await away();
      await press(page.locator(byId(id)));
    },
    check: (id) => hand.press(id),
    async pressFirst(selector) {
      const found = page.locator(selector);
      if (!(await found.count())) return false;
      await away();
      await press(found.first());
      return true;
    },
    checkFirst: (selector) => hand.pressFirst(selector),
    pressOn: (id) => hand.pressFirst(`${byId(id)}:not([aria-disabled=true])`),
    /** Points at hexes around the stack in the middle of the map until it has moved. */
    async move() {
      const box = await page.locator(".pl-stage").boundingBox();
      const had = await entries(page);
      for (let attempt = 0; attempt < 3; attempt++) {
        if (!(await offered(page)).chosen) return false;
        const angle = (draw(12) * Math.PI) / 6;
        const [x, y] = [box.x + box.width / 2 + 88 * Math.cos(angle), box.y + box.height / 2 + 88 * Math.sin(angle)];
        if (touches) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        await hand.pressFirst("#pl-goal-0");
        if ((await entries(page)) > had) return true;
      }
      return false;
    },
  };
  return hand;
}

/** A hand that types and never points; the digits press what is offered. */
function keyboard(page) {
  const draw = draws(5);
  const key = (name) => page.keyboard.press(name);
  const hand = {
    async press(id) {
      if (id === "pl-done") return key("x");
      if (id === "pl-next") return key("n");
      const digit = await page.getAttribute(byId(id), "data-digit");
      if (digit) return key(digit);
      await page.focus(byId(id));
      await key("Enter");
    },
    async check(id) {
      await page.focus(byId(id));
      await key("Space");
    },
    async pressFirst(selector) {
      const digit = await page.locator(selector).first().getAttribute("data-digit").catch(() => null);
      if (digit) await key(digit);
      return !!digit;
    },
    async checkFirst(selector) {
      await page.locator(selector).first().focus();
      await key("Space");
    },
    async pressOn(id) {
      const digit = await page.locator(`${byId(id)}:not([aria-disabled=true])`).count();
      if (digit) await hand.press(id);
      return digit > 0;
    },
    async move() {
      const had = await entries(page);
      await key("m");
      for (let step = 0; step < 2 + draw(2); step++) await key(["ArrowRight", "ArrowUp", "d", "e"][draw(4)]);
      await key("Enter");
      if ((await offered(page)).chosen && (await page.locator("#pl-goal-0").count())) await key("1");
      return (await entries(page)) > had;
    },
  };
  return hand;
}

/** What every whole game must show at its end. */
async function isOver({ page, problems }) {
  assert.match(await page.textContent(".pl-winner"), /^(Axis|Commonwealth): |^Draw$/);
  assert.match(await page.textContent("#pl-over"), /Victory points: Axis \d+, Commonwealth \d+\./);
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-verify");
  assert.match(await page.textContent("#pl-status"), /every order, die and state agrees/);
  assert.deepEqual(problems(), []);
}

test("by mouse: a Race for Tobruk against the script to its declared end; axe is silent in every phase", { timeout: 240_000 }, async () => {
  const view = await openGame(site, { seats: "axis" });
  const looked = new Set();
  const played = await playToTheEnd(view.page, pointer(view.page, false), {
    async seen({ phase, segment }, page) {
      if (looked.has(`${phase} ${segment}`)) return;
      looked.add(`${phase} ${segment}`);
      assert.deepEqual(await axe(page, "#play"), [], `${phase} ${segment}`);
    },
  });
  assert.ok(played.moves > 10, JSON.stringify(played));
  assert.ok(played.phases.size > 5);
  assert.deepEqual(await axe(view.page, "#play"), []);
  await isOver(view);
  await view.close();
});

test("by keyboard alone: the same game, the pointer never used", { timeout: 240_000 }, async () => {
  const view = await openGame(site, { seats: "commonwealth" });
  await view.page.keyboard.press("m");
  const played = await playToTheEnd(view.page, keyboard(view.page), { moves: 2, draw: draws(11) });
  assert.ok(played.moves > 5, JSON.stringify(played));
  assert.ok(played.answers > 5, JSON.stringify(played));
  await isOver(view);
  await view.close();
});

test("by touch on a small screen: the same game", { timeout: 240_000 }, async () => {
  const view = await openGame(site, { seats: "axis", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const played = await playToTheEnd(view.page, pointer(view.page, true), { moves: 2, draw: draws(13) });
  assert.ok(played.moves > 5, JSON.stringify(played));
  await isOver(view);
  await view.close();
});
