// The files of the kept games: cards, file names, and collections of games, charts and sheets.

import assert from "node:assert/strict";
import { test } from "node:test";

import { summary } from "./library-helpers.mjs";
import { campaign, race } from "./library-store-helpers.mjs";
import { toPicture } from "../../www/store/card.ts";
import {
  LARGEST_FILE,
  MOST_TEXTS,
  bundle,
  bundleName,
  fileName,
  toCard,
  unbundle,
} from "../../www/games/desert-fox/store.ts";

test("cards and pictures are taken for what they are", () => {
  const empty = toCard(null);
  assert.deepEqual(
    toCard({ name: {}, turn: -1, side: "__proto__", orders: 1e99, savedAt: "<b>", exported: { at: 7 } }),
    empty,
  );
  assert.equal(toCard({ name: "x".repeat(999) }).name.length, 200);
  assert.equal(toCard({ settings: '{"seats":"both"}' }).settings, '{"seats":"both"}');
  assert.equal("settings" in toCard({ settings: "x".repeat(2001) }), false);
  assert.equal(toPicture("data:image/svg+xml;base64,AAAA"), "");
  assert.equal(toPicture("https://example.org/x.png"), "");
  assert.equal(toPicture("data:image/webp;base64,AAAA"), "data:image/webp;base64,AAAA");
});

test("files are named after scenario, game-turn, who decides and day", () => {
  const card = toCard({ ...summary(130), savedAt: "2026-11-21T09:30:00.000Z" });
  assert.equal(fileName(card, "2027-01-01T00:00:00.000Z"), "race-for-tobruk_T07_axis_2026-11-21.desertfox.json");
  assert.equal(
    fileName(toCard({ scenario: "../../x<y>", side: null }), "2027-01-01T00:00:00.000Z"),
    "x-y_T00_over_2027-01-01.desertfox.json",
  );
  assert.equal(bundleName("2027-01-01T00:00:00.000Z"), "desert-fox-games_2027-01-01.desertfox.json");
});

test("a collection holds texts as they are; what is none is taken as one text, or refused with a code", () => {
  const now = "2026-11-21T09:30:00.000Z";
  const settings = '{"seats":{"axis":"player","commonwealth":"away"},"handOver":false}';
  const created = "2026-10-01T08:00:00.000Z";
  const known = toCard({ name: "One", settings, createdAt: created, orders: 40 });
  const games = [
    { card: known, text: race },
    { card: toCard({}), text: "€ \n\u2028 𝄞" },
  ];
  const sheets = [{ sheet: "combat", text: "{}" }];
  const charts = [
    { text: "charts", played: true },
    { text: "others", played: false },
  ];
  const text = bundle({ games, charts, sheets }, now);
  const exported = [
    { at: now, orders: 40 },
    { at: now, orders: 0 },
  ];
  const cards = [{ settings, createdAt: created, exported: exported[0] }, { exported: exported[1] }];
  const found = games.map((one, i) => ({ name: one.card.name, text: one.text, card: cards[i] }));
  assert.deepEqual(unbundle(text), { games: found, charts, sheets });
  const spoiled = text.replace(JSON.stringify(settings), "{}").replace(created, "once");
  const odd = unbundle(spoiled.replace('"played": true', '"played": "yes"'));
  assert.deepEqual([odd.games[0].card, odd.charts[0].played], [{ exported: { at: now, orders: 40 } }, false]);
  const alone = (text) => ({ games: [{ name: "", text }], charts: [], sheets: [] });
  assert.deepEqual(unbundle(race), alone(race));
  assert.deepEqual(unbundle(`{"about":"desert-fox-games"}`), alone(`{"about":"desert-fox-games"}`));
  const first = '{"format":"desert-fox-games","schema":1,"games":[{"name":"<b>","save":"x"}]}';
  assert.deepEqual(unbundle(first).games, [{ name: "<b>", text: "x", card: {} }], "as earlier versions wrote it");
  const of = (more) => `{"format":"desert-fox-games","schema":2,"games":[]${more}}`;
  const bad = [
    text.slice(0, -3),
    '{"format":"desert-fox-games","schema":0,"games":[]}',
    '{"format":"desert-fox-games","schema":1,"games":{}}',
    '{"format":"desert-fox-games","schema":1,"games":[null]}',
    '{"format":"desert-fox-games","schema":1,"games":[{"save":7}]}',
    of(',"charts":{}'),
    of(',"charts":[7]'),
    of(',"sheets":[null]'),
    of(',"sheets":[{"sheet":"__proto__","text":""}]'),
    of(',"sheets":[{"sheet":"combat"}]'),
  ];
  for (const one of bad) assert.deepEqual(unbundle(one), { code: "bundle" }, one.slice(0, 80));
  assert.deepEqual(unbundle(text.replace('"schema": 2', '"schema": 3')), { code: "bundle-later" });
  const most = Array(MOST_TEXTS).fill({ card: toCard({}), text: "x" });
  const many = bundle({ games: most, charts: [{ text: "", played: false }] }, now);
  assert.deepEqual(unbundle(many), { code: "too-many" });
  assert.deepEqual(unbundle(`{"format":"desert-fox-games","games":${"[".repeat(200_000)}`), { code: "bundle" });
});

test("a collection of 500 long campaigns is no larger than what is taken in again", () => {
  const text = campaign.padEnd(220_000, " ");
  const games = Array.from({ length: 500 }, (_, i) => ({ card: toCard({ name: `Game ${i}` }), text: `${text}${i}` }));
  const all = bundle({ games }, "2026-11-21T09:30:00.000Z");
  assert.ok(all.length > 100 * 1024 ** 2 && all.length < LARGEST_FILE, `${all.length} characters`);
  assert.deepEqual(
    unbundle(all).games.map(({ text }) => text.length),
    games.map(({ text }) => text.length),
  );
});
