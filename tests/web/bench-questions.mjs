// Which questions of both games are seen whole when they are asked, heading and first six answers, without scrolling by
// hand: games against the computer on "Instant", played with real presses in three windows.
//
//   node --import ./tests/web/strip-types.mjs tests/web/bench-questions.mjs
//   node --import ./tests/web/strip-types.mjs tests/web/bench-questions.mjs --questions 20 --seed 3 --game rommel-in-the-desert --list
//   node --import ./tests/web/strip-types.mjs tests/web/bench-questions.mjs --window 390 --pictures FOLDER      of the questions with a hidden part

import { parseArgs } from "node:util";

import { openSite } from "./harness.mjs";
import { questionsOf, WINDOWS } from "./questions-helpers.mjs";
import { FIRST, SECOND } from "./two-games-helpers.mjs";

const { values } = parseArgs({
  options: {
    questions: { type: "string", default: "60" },
    seed: { type: "string", default: "7" },
    game: { type: "string" },
    scenario: { type: "string" },
    window: { type: "string" },
    pictures: { type: "string" },
    list: { type: "boolean", default: false },
  },
});
const site = await openSite();
let pictured = 0;
console.log(
  "| game, window | questions | with a hidden part | page scrolled | places of the map | map, share of the window |",
);
console.log("|---|---|---|---|---|---|");
for (const game of values.game ? [values.game] : [FIRST, SECOND])
  for (const viewport of WINDOWS.filter(({ width }) => !values.window || width === Number(values.window))) {
    const { scenario, pictures } = values;
    const seen = async (question, page) => {
      if (!pictures || !question.hidden.length) return;
      await page.screenshot({ path: `${pictures}/${game}-${viewport.width}-${question.phase}-${pictured++}.png` });
    };
    const asked = await questionsOf(site, game, viewport, {
      most: Number(values.questions),
      seed: Number(values.seed),
      seen,
      ...(scenario ? { scenario } : {}),
    });
    const hidden = asked.filter((question) => question.hidden.length);
    const scrolled = asked.filter((question) => question.scrolled > 0).length;
    const tops = new Set(asked.map(({ mapTop }) => Math.round(mapTop)));
    const shares = asked.map(({ mapShare }) => mapShare * 100);
    const share = `${Math.min(...shares).toFixed(1)} to ${Math.max(...shares).toFixed(1)} %`;
    const { width, height } = viewport;
    console.log(
      `| ${game} ${width}x${height} | ${asked.length} | ${hidden.length} | ${scrolled} | ${tops.size} | ${share} |`,
    );
    if (values.list) for (const one of hidden) console.log(`  ${one.phase}: ${one.heading}: ${one.hidden.join(" | ")}`);
  }
await site.close();
