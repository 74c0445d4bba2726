// How smoothly counters glide along their paths: the time between two frames while a replay plays, and the processor
// time of the page's thread for each of them.
//
//   node --import ./tests/web/strip-types.mjs tests/web/bench-moving.mjs
//   node --import ./tests/web/strip-types.mjs tests/web/bench-moving.mjs --width 1920 --height 1080 --seconds 10

import { parseArgs } from "node:util";

import { figures } from "./bench-pan.mjs";
import { initWasm, openSite } from "./harness.mjs";
import { openLink } from "./play-helpers.mjs";

const { values } = parseArgs({
  options: {
    width: { type: "string", default: "1440" },
    height: { type: "string", default: "900" },
    seconds: { type: "string", default: "8" },
    scenario: { type: "string", default: "race-for-tobruk" },
  },
});

/** Runs in the page: the times between frames in which counters are on their way. */
function frameTimes(milliseconds) {
  const times = [];
  const until = performance.now() + milliseconds;
  return new Promise((resolve) => {
    let last = 0;
    (function frame(now) {
      const moves = !!document.querySelector(".board-glide");
      if (moves && last) times.push(now - last);
      last = moves ? now : 0;
      if (now < until) requestAnimationFrame(frame);
      else resolve(times);
    })(performance.now());
  });
}

const wasm = await initWasm();
const game = wasm.Game.begin({ options: { scenario: values.scenario }, dice: { kind: "seed", seed: "07".repeat(16) } });
while (game.view().orders < 60) game.give(game.opponent());
const site = await openSite();
try {
  const viewport = { width: Number(values.width), height: Number(values.height) };
  const { page, context, problems } = await openLink(site, game.gameLink(), {
    viewport,
    reducedMotion: "no-preference",
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () =>
    (await cdp.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await page.evaluate(() => (location.hash = "#play/at=0"));
  await page.waitForSelector('.pl-replay[data-at="0"]');
  await page.click(".pl-replay [data-pace=slow]");
  await page.click("#pl-replay-play");
  const before = await busy();
  const times = await page.evaluate(frameTimes, Number(values.seconds) * 1000);
  const used = (await busy()) - before;
  console.log(`${values.width} by ${values.height}, ${times.length} frames with counters on their way`);
  console.log(`between two frames  ${figures(times)}`);
  console.log(`processor           ${used.toFixed(0)} ms in ${values.seconds} s, with the orders themselves`);
  for (const line of problems()) console.log(line);
  await context.close();
} finally {
  await site.close();
}
