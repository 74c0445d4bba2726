// Two players far from each other: three game-turns, and nothing goes from one browser profile to the other but links.

import assert from "node:assert/strict";

import { openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { draws, keyboard, linkOf, offered, openGame, PAINTED, playToTheEnd, stateOf } from "./play-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** What a player sees of the game; it must be the same after a reload. */
async function shownState(page) {
  const { phase, segment, by, turn, entries, asked, answers, targets, tray } = await offered(page);
  return { phase, segment, by, turn, entries, asked, answers, targets, tray };
}

/** Opens a link in the address, after looking at what it is. */
async function follow(page, hash, seats) {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await askSide(page);
  if (seats) await page.selectOption("#pl-open-seats", seats);
  await page.click("dialog [data-value=yes]");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  await page.waitForSelector(PAINTED);
}

longTest(
  "three game-turns are played by links alone; a reload in every phase loses nothing, and both have the same state",
  async (context) => {
    const site = await openSite();
    context.after(() => site.close());
    const axis = await openGame(site, { seats: "away", ...CLIPBOARD });
    const commonwealth = await site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...CLIPBOARD });
    const players = { axis: axis.page, commonwealth: commonwealth.page };
    await follow(commonwealth.page, await linkOf(axis.page, "game"), "commonwealth");
    assert.equal(await stateOf(commonwealth.page), await stateOf(axis.page));

    const draw = draws(23);
    const reloaded = { axis: new Set(), commonwealth: new Set() };
    let sent = 0;
    const isOver = ({ turn }) => /Game-turn [45] /.test(turn);
    for (let now = await offered(axis.page); !isOver(now) && !now.over; sent++) {
      const side = now.by;
      const [page, other] = [players[side], players[side === "axis" ? "commonwealth" : "axis"]];
      await playToTheEnd(page, keyboard(page), {
        moves: sent < 8 ? 1 : 0,
        fights: sent < 8 ? 1 : 0,
        draw,
        until: (found) => found.by !== side || isOver(found),
        async seen({ phase, segment, asked }) {
          const place = `${phase} ${segment} ${asked}`;
          if (reloaded[side].has(place)) return;
          reloaded[side].add(place);
          const before = await shownState(page);
          await page.reload();
          await page.waitForSelector(PAINTED);
          assert.deepEqual(await shownState(page), before, place);
        },
      });
      await follow(other, await linkOf(page, "turn"));
      const [mine, theirs] = [await stateOf(page), await stateOf(other)];
      assert.match(mine ?? "", /^[0-9a-f]{16}$/);
      assert.equal(theirs, mine, `link ${sent}`);
      now = await offered(other);
    }
    assert.ok(sent >= 12, `${sent} links`);
    for (const [side, places] of Object.entries(reloaded))
      assert.ok(places.size >= 6, `${side}: ${[...places].join("; ")}`);
    assert.deepEqual([...axis.problems(), ...commonwealth.problems()], []);
    await axis.close();
    await commonwealth.close();
  },
);
