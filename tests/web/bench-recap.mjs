// How long the recap of 150 orders of the enemy takes until it is on the page: the engine's part, the words and
// pictures of it, and the card.
//
//   node tests/web/bench-recap.mjs
//   node tests/web/bench-recap.mjs --orders 300
//
// Processor time is what the page's thread used: it does not grow when other programs want the processor. The computer
// plays both sides of a game; the recap is the one that the player of one side gets after as many orders
// of the other as are asked for. What it says is checked: every order is in it once, and every combat.

import assert from "node:assert/strict";
import { parseArgs } from "node:util";

import { figures } from "./bench-pan.mjs";
import { openSite } from "./harness.mjs";

const { values } = parseArgs({
  options: { orders: { type: "string", default: "150" }, repeat: { type: "string", default: "20" } },
});

/** Runs in the page: builds a game, and what makes its recap. */
async function prepare({ orders }) {
  const from = (path) => import(new URL(path, document.baseURI).href);
  const [engine, lang, session, log, recap, card, counters, situation, options, words] = await Promise.all([
    from("pkg/desert-fox/desert_fox.js"),
    from("www/lang/lang.ts"),
    from("www/play/session.ts"),
    from("www/play/log.ts"),
    from("www/games/desert-fox/play/recap.js"),
    from("www/play/recap-card.ts"),
    from("www/games/desert-fox/play/counters.js"),
    from("www/games/desert-fox/play/situation.js"),
    from("www/games/desert-fox/play/options.js"),
    from("www/games/desert-fox/play/words.js"),
  ]);
  await engine.default();
  const folders = ["www/lang/en/play", "www/lang/en/app"];
  const own = ["app", "play", "findings", "referee", "board", "explorer"];
  const files = [...folders, ...own.map((name) => `www/games/desert-fox/lang/en/${name}`)];
  const texts = await Promise.all(
    files.map(async (name) => (await fetch(new URL(`${name}.json`, document.baseURI))).json()),
  );
  const english = lang.makeLang("en", texts);
  const handle = engine.Game.begin({
    options: { scenario: "race-for-tobruk" },
    dice: { kind: "seed", seed: "07".repeat(16) },
  });
  // The player of the Commonwealth has given an order; what the other side does from then on counts.
  const seats = { axis: "script", commonwealth: "player" };
  const reader = { none: options.noOptions, read: options.optionsOf };
  const game = session.createSession(handle, { seats, handOver: false }, { id: "", name: "", lastTurn: 0 }, reader);
  let enemy = 0;
  for (let view = game.view(); enemy < orders && view.phase !== "over"; view = game.view()) {
    if (view.by === "axis") enemy++;
    game.give(handle.opponent());
  }
  const app = { lang: english, wasm: engine, store: { get: () => null } };
  const look = counters.createCounters(engine, english);
  const ctx = {
    ...{ app, session: game, words: words.WORDS, counters: look, valuesOf: look.values },
    ...{ callbacks: { notes: () => false }, placeName: String, hexWords: (hex) => hex, opened: new Set() },
    now: situation.situationOf(game.view(), options.noOptions()),
    unitName: (id) => look.name(id, undefined),
    journal: log.createJournal(game),
  };
  ctx.journal.add((report) => log.entryOf(report, ctx));
  // Everything else of the page is at rest until the recap is asked for.
  globalThis.makeRecap = () => {
    const before = performance.now();
    const made = recap.recapOf(ctx, 0);
    const node = card.recapCard(made, ctx);
    document.body.append(node);
    node.getBoundingClientRect();
    node.remove();
    return performance.now() - before;
  };
  /** What the recap says. */
  globalThis.readRecap = () => {
    const found = recap.recapOf(ctx, 0);
    ctx.opened.add("recap-orders");
    const node = card.recapCard(found, ctx);
    return {
      ...{ enemy, length: game.length() },
      kinds: game.journal(0, game.length()).map(({ order }) => options.kindOf(order)),
      orders: found.orders.map(({ at }) => at),
      combats: found.combats.map(({ from: first, to }) => [first, to]),
      ...{ losses: found.losses.length, dice: found.dice.length },
      rows: node.querySelectorAll(".pl-recap-list li").length,
      text: node.textContent,
    };
  };
}

/** The time that the page's thread has used so far, in milliseconds. */
async function busy(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

const site = await openSite();
try {
  const { page, problems, context } = await site.openPage({ waitFor: "html[data-ready]" });
  await page.evaluate(prepare, { orders: Number(values.orders) });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const [elapsed, processor] = [[], []];
  for (let n = 0; n < Number(values.repeat); n++) {
    const before = await busy(cdp);
    elapsed.push(await page.evaluate(() => globalThis.makeRecap()));
    processor.push((await busy(cdp)) - before);
  }
  const found = await page.evaluate(() => globalThis.readRecap());
  assert.equal(found.enemy, Number(values.orders));
  const inCombats = ["fight", "answer", "supply", "attack", "revoke", "overrun"];
  const others = found.kinds.flatMap((kind, at) =>
    ["done", "roll"].includes(kind) || inCombats.includes(kind) ? [] : [at],
  );
  assert.deepEqual(found.orders, others, "every other order is told once, in order");
  assert.equal(found.rows, others.length);
  const fights = found.kinds.flatMap((kind, at) => (kind === "fight" || kind === "overrun" ? [at] : []));
  assert.deepEqual(
    found.combats.map(([first]) => first),
    fights,
    "every combat and overrun is told once",
  );
  assert.ok(found.losses > 0 && found.dice > 0);
  assert.match(found.text, /Convoy: die \d/);
  const given = `${found.enemy} orders of the enemy, ${found.length} in all, ${fights.length} combats`;
  const [first, ...more] = elapsed;
  const [firstProcessor, ...moreProcessor] = processor;
  console.log(given);
  console.log(`time       first ${first.toFixed(1)} ms  ${figures(more)}`);
  console.log(`processor  first ${firstProcessor.toFixed(1)} ms  ${figures(moreProcessor)}`);
  for (const line of problems()) console.log(line);
  await context.close();
} finally {
  await site.close();
}
