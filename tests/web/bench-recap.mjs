// How long the recap of 150 orders of the enemy takes until it is on the page: the engine's part, the words and
// pictures of it, and the card.
//
//   node tests/web/bench-recap.mjs
//   node tests/web/bench-recap.mjs --orders 300
//
// The computer plays both sides of a game; the recap is the one that the player of one side gets after as many orders
// of the other as are asked for. What it says is checked: every order is in it once, and every combat.

import assert from "node:assert/strict";
import { parseArgs } from "node:util";

import { figures } from "./bench-pan.mjs";
import { openSite } from "./harness.mjs";

const { values } = parseArgs({
  options: { orders: { type: "string", default: "150" }, repeat: { type: "string", default: "20" } },
});

/** Runs in the page: builds a game, and its recap as often as asked for. */
async function measure({ orders, repeat }) {
  const from = (path) => import(new URL(path, document.baseURI).href);
  const [engine, lang, session, log, recap, card, counters, situation, options, words] = await Promise.all([
    from("pkg/desert-fox/desert_fox.js"),
    from("www/lang/lang.js"),
    from("www/play/session.js"),
    from("www/play/log.js"),
    from("www/games/desert-fox/play/recap.js"),
    from("www/play/recap-card.js"),
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
  const times = [];
  let found;
  let node;
  for (let n = 0; n < repeat; n++) {
    const before = performance.now();
    found = recap.recapOf(ctx, 0);
    node = card.recapCard(found, ctx);
    document.body.append(node);
    node.getBoundingClientRect();
    node.remove();
    times.push(performance.now() - before);
  }
  ctx.opened.add("recap-orders");
  node = card.recapCard(found, ctx);
  const kinds = game.journal(0, game.length()).map(({ order }) => options.kindOf(order));
  return {
    times,
    enemy,
    length: game.length(),
    kinds,
    orders: found.orders.map(({ at }) => at),
    combats: found.combats.map(({ from: first, to }) => [first, to]),
    losses: found.losses.length,
    dice: found.dice.length,
    rows: node.querySelectorAll(".pl-recap-list li").length,
    text: node.textContent,
  };
}

const site = await openSite();
try {
  const { page, problems, context } = await site.openPage({ waitFor: "html[data-ready]" });
  const found = await page.evaluate(measure, { orders: Number(values.orders), repeat: Number(values.repeat) });
  assert.equal(found.enemy, Number(values.orders));
  const inCombats = ["fight", "answer", "supply", "attack", "revoke", "overrun"];
  const others = found.kinds.flatMap((kind, at) => (kind === "done" || inCombats.includes(kind) ? [] : [at]));
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
  const [first, ...warm] = found.times;
  console.log(`${given}: first ${first.toFixed(1)} ms, then ${figures(warm)}`);
  for (const line of problems()) console.log(line);
  await context.close();
} finally {
  await site.close();
}
