// The game of 1940 of Rommel in the Desert between two browser profiles: nothing goes from one to the other but links,
// and after each both have the same state. A month of it, and with --long the whole.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { linkOf, stateOf } from "./play-helpers.mjs";
import { mouseHand, playRommel, shown } from "./rommel-hands.mjs";
import { beginRommel, follow, inPhase, linkWhen, openRommel } from "./rommel-play-helpers.mjs";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const OTHER = { axis: "allied", allied: "axis" };

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** Plays a game that the Axis player has opened by links until `until` holds; returns what is shown then, and how many links went over. */
async function playByLinks(opened, until) {
  const [axis, allied] = await Promise.all([
    opened,
    site.openPage({ waitFor: "html[data-ready]", reducedMotion: "reduce", ...CLIPBOARD }),
  ]);
  const pages = { axis: axis.page, allied: allied.page };
  await follow(allied.page, await linkOf(axis.page, "game"), "allied");
  const links = { axis: 0, allied: 0 };
  let now = await shown(axis.page);
  while (!now.over && !until(now)) {
    const side = now.by;
    const page = pages[side];
    await playRommel(page, mouseHand(), { until: (then) => then.by !== side || until(then) });
    const other = pages[OTHER[side]];
    await follow(other, await linkOf(page, "turn"));
    links[side]++;
    const [mine, theirs] = await Promise.all([stateOf(page), stateOf(other)]);
    assert.match(mine ?? "", /^[0-9a-f]{16}$/);
    assert.equal(theirs, mine, JSON.stringify(links));
    now = await shown(other);
    assert.deepEqual(now, await shown(page), "both are at the same point");
  }
  for (const { problems, close } of [axis, allied]) {
    assert.deepEqual(problems(), []);
    await close();
  }
  return { now, links };
}

test("by links: a month of 1940 is played between two profiles, each with the same state after each link", async () => {
  const opened = openRommel(site, linkWhen("1940", inPhase("option", "axis")), { seats: "axis", ...CLIPBOARD });
  const { now, links } = await playByLinks(opened, ({ month }) => month !== "September 1940");
  assert.equal(now.month, "October 1940");
  assert.ok(links.axis > 2 && links.allied > 2, JSON.stringify(links));
});

longTest("by links: the whole game of 1940 between two profiles", async () => {
  const { now, links } = await playByLinks(beginRommel(site, "1940", "away", CLIPBOARD), () => false);
  assert.ok(now.over);
  assert.ok(links.axis > 12 && links.allied > 12, JSON.stringify(links));
});
