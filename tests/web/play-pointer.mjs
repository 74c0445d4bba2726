// A player of Desert Fox with a mouse or a finger.

import { byId, draws, entries, offered } from "./play-helpers.mjs";

/** A hand that points: with the mouse it clicks, on a touch screen it taps. */
export function pointer(page, touches) {
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
        else if (attempt % 2) {
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
          await page.mouse.down();
          await page.mouse.move(x, y, { steps: 4 });
          await page.mouse.up();
        } else await page.mouse.click(x, y);
        await hand.pressFirst("#pl-goal-0");
        if ((await entries(page)) > had) return true;
      }
      return false;
    },
  };
  return hand;
}
