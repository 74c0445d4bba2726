// The game of 1940 of Rommel in the Desert against the computer by mouse, by keyboard alone and by touch: a month of it,
// and with --long the whole.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { watchMap } from "./clicks-helpers.mjs";
import { longTest } from "./long.mjs";
import { PAINTED } from "./play-helpers.mjs";
import { keyboardHand, mouseHand, playRommel, presses, touchHand, watchPresses } from "./rommel-hands.mjs";
import { beginRommel } from "./rommel-play-helpers.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What each hand presses: the means of the others never. */
const MEANS = {
  mouse: { create: mouseHand, options: {}, others: ["touch", "keys"] },
  keyboard: { create: keyboardHand, options: {}, others: ["mouse", "touch"] },
  touch: { create: touchHand, options: PHONE, others: ["mouse", "keys"] },
};

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** A game of 1940 that has begun, opened again from its address; nothing has been pressed yet. */
async function begin(seats, options) {
  const view = await beginRommel(site, "1940", seats, options);
  const { page, context } = view;
  await page.waitForSelector("[data-save-status=saved]", { state: "attached" });
  for (const script of [watchMap, watchPresses]) await context.addInitScript(script);
  await page.reload();
  await page.waitForSelector(PAINTED);
  return view;
}

for (const [means, { create, options, others }] of Object.entries(MEANS)) {
  const play = async (seats, until) => {
    const { page, problems, close } = await begin(seats, options);
    const played = await playRommel(page, create(page), { until });
    const pressed = await presses(page);
    for (const other of others) assert.equal(pressed[other], 0, `${other} in a game by ${means}`);
    assert.ok(pressed[means === "keyboard" ? "keys" : means] >= played.presses, JSON.stringify(pressed));
    if (means !== "mouse") assert.ok(played.moves > 0, "blocks are moved");
    assert.deepEqual(problems(), []);
    return { page, played, close };
  };

  test(`by ${means}: a month of 1940 against the computer is played up to its Buildup`, async () => {
    const { page, close } = await play("axis", ({ month }) => month !== "September 1940");
    assert.equal(await page.locator(".pl-turn").innerText(), "October 1940");
    assert.equal(await page.getAttribute(".pl-guide", "data-phase"), "buildup");
    assert.equal(await page.locator(".pl-whose").count(), 0, "the Buildup is the turn of neither side");
    await close();
  });

  longTest(`by ${means}: the whole game of 1940 against the computer`, async () => {
    const { played, close } = await play("allied");
    assert.ok(played.over);
    if (means !== "mouse") assert.ok(played.moves > 3 && played.battles > 0, JSON.stringify(played));
    await close();
  });
}
